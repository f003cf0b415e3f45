"""Saves a widget, such as the statistics of a person, as a picture."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable.core.sanitise import as_quoted
from cardtable.ui.look.file_dialogs import file_dialog


class PictureSaving(QObject):
    """Asks for a file and saves there how the widget ``picture`` looks; ``say`` gets a sentence about the result."""

    def __init__(self, picture: QWidget, say: Callable[[str], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture
        self._say = say
        self._parent = parent

    def ask(self) -> None:
        """Ask for the file, and save the picture once a person has chosen one."""
        dialog = file_dialog(self._parent, self.tr("Save the picture"), self.tr("Pictures (*.png)"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("png")
        dialog.fileSelected.connect(self._write)
        dialog.open()

    def _write(self, path: str) -> None:
        saved = self._picture.grab().save(path)
        words = self.tr("Saved as “{file}”.") if saved else self.tr("“{file}” could not be written.")
        self._say(words.format(file=as_quoted(Path(path).name)))
