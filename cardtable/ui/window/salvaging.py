"""Salvages a damaged database while the window is in use; the window changes to the sound database as soon as it is
done.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal

from cardtable.app.salvaging import Salvaged, Salvaging
from cardtable.app.unsaved import Unsaved
from cardtable.core.errors import CodedError
from cardtable.store.errors import StoreError
from cardtable.store.store import Store
from cardtable.ui.look.unsaved_bar import UnsavedBar
from cardtable.words.players import seat_words


class SalvageAttendant(QObject):
    """Has the database of ``store`` salvaged, shows the progress in ``bar``, and emits how it ended.

    Salvaging that was cancelled or has failed begins again when a person asks for it, or at the next start.
    """

    told = Signal(object)
    """Emitted at the end with a ``CodedError``, which says what has been saved or why nothing was changed."""
    salvaged = Signal()
    """Emitted when the sound database is in use."""

    def __init__(self, store: Store, unsaved: Unsaved, bar: UnsavedBar, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._unsaved = unsaved
        self._bar = bar
        self.running: Salvaging | None = None
        """The salvaging that is under way; None if there is none."""
        bar.cancel_wanted.connect(self.cancel)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)

    def begin(self) -> None:
        """Begin, unless it is being done."""
        place = self._store.awaited
        if self.running is not None or place is None:
            return
        self._unsaved.rest(True)
        running = self.running = Salvaging(place, self)
        running.progressed.connect(self._bar.show_progress)
        running.ended.connect(self._end)
        self._bar.show_reading(True)
        running.start()

    def cancel(self) -> None:
        """Leave the database as it is."""
        if self.running is not None:
            self.running.cancel()

    def stop(self) -> None:
        """Stop salvaging because the program ends; the next start begins it again."""
        if self.running is not None:
            self.running.stop()
            self.running = None

    def _end(self, found: object) -> None:
        running, self.running = self.running, None
        if running is not None:
            running.deleteLater()
        self._bar.show_reading(False)
        if isinstance(found, CodedError):
            self.told.emit(found)
            return
        # Salvaging that was cancelled at its very end may have been completed.
        self._unsaved.rest(False)
        if self._unsaved.try_again():
            self._follow()
        elif self._store.is_damaged:
            self._unsaved.rest(True)
        if isinstance(found, Salvaged) and found.message is not None:
            self.told.emit(found.message)

    def _follow(self) -> None:
        try:
            self._store.name_seats(seat_words)
        except StoreError as error:
            self.told.emit(error)
        self.salvaged.emit()
