"""Saves all kept data as one file, and takes such a file in again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable.app.taking_in import TakingIn
from cardtable.core.errors import CodedError
from cardtable.store.errors import StoreError
from cardtable.store.store import Store
from cardtable.store.whole import Restored, save_whole
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.look.file_dialogs import file_dialog
from cardtable.words.errors import error_sentence

_SUFFIX = "cardtable-all"


class WholeFiles(QObject):
    """Asks over ``window`` for files, writes and reads them, and emits sentences about the result."""

    notice = Signal(str)
    restored = Signal()
    """Emitted when data from a file has been taken in."""

    def __init__(self, store: Store, window: QWidget, lay: Callable[[Dialog], None]) -> None:
        """``lay`` shows a dialog over the window."""
        super().__init__(window)
        self._store = store
        self._window = window
        self._lay = lay
        self._running: TakingIn | None = None
        self._version = 0
        """The version of the database before the file was taken in; it shows whether something has changed."""
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)

    def ask_save(self) -> None:
        """Ask for a file and write everything into it."""
        asking = self._dialog(self.tr("Save everything"))
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setDefaultSuffix(_SUFFIX)
        asking.selectFile(f"cardtable-{date.today().isoformat()}.{_SUFFIX}")
        asking.fileSelected.connect(self.save)
        asking.open()

    def ask_restore(self) -> None:
        """Ask for a file, and take in the data from it that is missing here."""
        asking = self._dialog(self.tr("Add saved data"))
        asking.setFileMode(QFileDialog.FileMode.ExistingFile)
        asking.fileSelected.connect(self.restore)
        asking.open()

    def save(self, path: str) -> None:
        """Write everything into the file at ``path``, and tell so or why that failed."""
        try:
            save_whole(self._store, Path(path))
        except CodedError as error:
            self.notice.emit(error_sentence(error))
            return
        self.notice.emit(self.tr("All matches, score sheets and settings are saved in this file."))

    def restore(self, path: str) -> None:
        """Take in the file at ``path``, and tell how much was added or why that failed. Does nothing while another file
        is being taken in.
        """
        from cardtable.ui.dialogs.taking_in import TakingInDialog

        place = self._store.place
        if place is None or self._running is not None:
            if place is None:
                self.notice.emit(error_sentence(self._store.obstacle or StoreError("cannot_open")))
            return
        self._version = self._store.version
        running = self._running = TakingIn(Path(path), place, self)
        dialog = TakingInDialog(self._window)
        running.progressed.connect(dialog.show_progress)
        dialog.cancelled.connect(running.cancel)
        running.ended.connect(dialog.accept)
        running.ended.connect(self._end)
        self._lay(dialog)
        running.start()

    def stop(self) -> None:
        """Stop taking in a file because the program ends."""
        if self._running is not None:
            self._running.stop()
            self._running = None

    def _end(self, taken: object) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.deleteLater()
        match taken:
            case Restored():
                self.notice.emit(self._told(taken))
                self.restored.emit()
            case CodedError():
                self.notice.emit(error_sentence(taken))
            case _ if self._store.version != self._version:
                # It was completed in the moment in which it was cancelled.
                self.notice.emit(self.tr("Everything in it was already here."))
                self.restored.emit()
            case _:
                self.notice.emit(self.tr("Nothing was added."))

    def _told(self, taken: Restored) -> str:
        told = [
            (taken.matches, self.tr("%n match(es) added.", "", taken.matches)),
            (taken.sheets, self.tr("%n score sheet(s) added.", "", taken.sheets)),
            (taken.further, self.tr("%n had been continued there and were updated here.", "", taken.further)),
            (taken.known, self.tr("%n were already here.", "", taken.known)),
            (taken.lost, self.tr("%n could not be read completely.", "", taken.lost)),
        ]
        sentences = [words for number, words in told if number]
        return " ".join(sentences) or self.tr("This file is empty.")

    def _dialog(self, title: str) -> QFileDialog:
        words = self.tr("Everything that the program keeps (*.{suffix})").format(suffix=_SUFFIX)
        asking = file_dialog(self._window, title, f"{words};;{self.tr('All files')} (*)")
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return asking
