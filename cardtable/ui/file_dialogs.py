"""Asking for files, beginning in the folder where one was chosen last."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

_last: list[str] = []


def begin_in(folder: object) -> None:
    """Propose ``folder`` at first, where an earlier start has left off; anything that is no folder is overlooked."""
    if isinstance(folder, str) and Path(folder).is_dir():
        _last[:] = [folder]


def last_folder() -> str:
    """The folder of the file that was chosen last; that of the person's documents if it is gone or none was."""
    if _last and Path(_last[0]).is_dir():
        return _last[0]
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def _remember(path: str) -> None:
    begin_in(str(Path(path).parent))


def file_dialog(parent: QWidget, title: str, filters: str) -> QFileDialog:
    """A dialog for a file that exists or is to be written, which remembers the folder of what is chosen."""
    dialog = QFileDialog(parent, title, last_folder(), filters)
    dialog.fileSelected.connect(_remember)
    return dialog
