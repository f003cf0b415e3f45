"""All that is kept as one file: where to, and where from."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable.core.errors import CodedError
from cardtable.store.store import Store
from cardtable.store.whole import Restored, restore_whole, save_whole
from cardtable.ui.file_dialogs import file_dialog
from cardtable.words.errors import error_sentence

_SUFFIX = "cardtable-all"


class WholeFiles(QObject):
    """Asks over ``window`` for files, writes and reads them, and tells what has come of it."""

    notice = Signal(str)
    restored = Signal()
    """Something has been taken in."""

    def __init__(self, store: Store, window: QWidget) -> None:
        super().__init__(window)
        self._store = store
        self._window = window

    def ask_save(self) -> None:
        """Ask for a file and write everything into it."""
        asking = self._dialog(self.tr("Save everything"))
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setDefaultSuffix(_SUFFIX)
        asking.selectFile(f"cardtable-{date.today().isoformat()}.{_SUFFIX}")
        asking.fileSelected.connect(self.save)
        asking.open()

    def ask_restore(self) -> None:
        """Ask for a file and take in what is in it and not here."""
        asking = self._dialog(self.tr("Take in what was saved"))
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
        self.notice.emit(self.tr("All parties, score sheets and settings are saved in this file."))

    def restore(self, path: str) -> None:
        """Take in what the file at ``path`` holds, and tell how much that was or why it failed."""
        try:
            taken = restore_whole(self._store, Path(path))
        except CodedError as error:
            self.notice.emit(error_sentence(error))
            return
        self.notice.emit(self._told(taken))
        self.restored.emit()

    def _told(self, taken: Restored) -> str:
        told = [
            (taken.parties, self.tr("%n partie(s) added.", "", taken.parties)),
            (taken.sheets, self.tr("%n score sheet(s) added.", "", taken.sheets)),
            (taken.further, self.tr("%n went on further there and do so here now.", "", taken.further)),
            (taken.known, self.tr("%n were here already.", "", taken.known)),
            (taken.lost, self.tr("%n could not be read wholly.", "", taken.lost)),
        ]
        sentences = [words for number, words in told if number]
        return " ".join(sentences) or self.tr("There is nothing in this file.")

    def _dialog(self, title: str) -> QFileDialog:
        words = self.tr("Everything that the program keeps (*.{suffix})").format(suffix=_SUFFIX)
        asking = file_dialog(self._window, title, f"{words};;{self.tr('All files')} (*)")
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return asking
