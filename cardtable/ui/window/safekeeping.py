"""Saves the match that is played; while that is not possible, tells why and offers what can be done."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardtable.app.keeping import Keeping
from cardtable.app.unsaved import Unsaved
from cardtable.core.errors import CodedError
from cardtable.store.store import Store
from cardtable.ui.dialogs.farewell import Farewell
from cardtable.ui.look.unsaved_bar import UnsavedBar
from cardtable.ui.look.ways import Ways
from cardtable.words.errors import error_sentence

if TYPE_CHECKING:
    from cardtable.ui.window.salvaging import SalvageAttendant


class Safekeeping(QObject):
    """Writes the match that is played into ``store``, shows in ``bar`` why that is not possible, has a damaged database
    salvaged, and asks before ``window`` closes with something unsaved.
    """

    def __init__(
        self,
        store: Store,
        ways: Ways,
        save: Callable[[], bool],
        salvaged: Callable[[], object],
        window: QWidget,
    ) -> None:
        """``save`` lets a person save the match as a file, and returns whether it has been saved. ``salvaged`` is
        called when a sound database has replaced a damaged one.
        """
        super().__init__(window)
        self._store = store
        self._ways = ways
        self._save = save
        self._salvaged = salvaged
        self._window = window
        self.bar = UnsavedBar()
        self.unsaved = Unsaved(store, self)
        self.farewell = Farewell(self.unsaved, self)
        self.keeping = Keeping(store, self)
        self.unsaved.watch(self.keeping)
        self.keeping.parted.connect(self._tell_parting)
        self.keeping.unread.connect(self.tell_error)
        self.keeping.failed.connect(self.unsaved.follow)
        self.keeping.recovered.connect(self.unsaved.follow)
        self.unsaved.told.connect(self.tell_error)
        self.bar.again_wanted.connect(self._try_again)
        self.bar.save_wanted.connect(save)

    def tell_error(self, error: CodedError) -> None:
        """Tell an error in the window."""
        self._ways.tell(error_sentence(error))

    def tell_forgotten(self) -> None:
        """Say so if something that was set could not be read."""
        if self._store.take_forgotten():
            self._ways.tell(self.tr("Some settings could not be read and have been reset to their defaults."))

    def begin(self) -> None:
        """Say from now on why nothing is saved, whenever that is so; ``bar`` must lie in the window by then."""
        self.unsaved.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.bar.show_error(self.unsaved.error)
        if self._window.isVisible():
            self.salvage()

    def salvage(self) -> bool:
        """Have the database salvaged if it is damaged. Returns whether it is so."""
        if self._store.is_damaged:
            self.attendant.begin()
        return self._store.is_damaged

    @cached_property
    def attendant(self) -> SalvageAttendant:
        """The part that has a damaged database salvaged; made only if there is damage."""
        from cardtable.ui.window.salvaging import SalvageAttendant

        attendant = SalvageAttendant(self._store, self.unsaved, self.bar, self)
        attendant.told.connect(self.tell_error)
        attendant.salvaged.connect(self._salvaged)
        return attendant

    def take_up(self) -> None:
        """Watch unsaved matches again after the window, which had been closed, has been opened once more."""
        self.unsaved.take_up(self.keeping)

    def may_close(self, *, playing: bool, is_last: bool) -> bool:
        """Whether the window may close now. If not, a person is asked, and the window is closed by the answer.

        Where a match is being ``playing``, it can be put into a file; with the ``is_last`` window the program ends.
        """

        def save(after: Callable[[], None]) -> None:
            if self._save():
                after()

        return self.farewell.may_close(
            self._window,
            self.keeping,
            self.tr("The match is not saved. {reason} Unless it is saved before the program ends, it will be lost."),
            save if playing else None,
            is_last=is_last,
        )

    def _try_again(self) -> None:
        if not self.salvage():
            self.unsaved.try_again()

    def _tell_parting(self, error: CodedError) -> None:
        self._ways.tell(
            self.tr("{reason} From now on this is kept as a separate match.").format(reason=error_sentence(error))
        )
