"""Asking for files, beginning in the folder where one was chosen last."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

FOLDER = "folder"
"""The property of the application that holds where a file was chosen last."""


def last_folder() -> str:
    """The folder of the file that was chosen last; that of the person's documents if it is gone or none was."""
    application = QCoreApplication.instance()
    folder = None if application is None else application.property(FOLDER)
    if isinstance(folder, str) and _is_here(folder):
        return folder
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def _is_here(folder: str) -> bool:
    """Whether a folder lies on this computer and can be read; another one’s share is not even asked for."""
    if not os.path.isabs(folder) or folder[:2] in ("//", "\\\\"):
        return False
    try:
        return os.path.isdir(folder) and os.access(folder, os.R_OK | os.X_OK)
    except ValueError:
        # A path that none can have.
        return False


def _remember(path: str) -> None:
    application = QCoreApplication.instance()
    if application is not None:
        application.setProperty(FOLDER, str(Path(path).parent))


def file_dialog(parent: QWidget, title: str, filters: str) -> QFileDialog:
    """A dialog for a file that exists or is to be written, which remembers the folder of what is chosen."""
    dialog = QFileDialog(parent, title, last_folder(), filters)
    dialog.fileSelected.connect(_remember)
    return dialog


def chosen_file(dialog: QFileDialog) -> Path | None:
    """Wait for the answer to ``dialog``, which is gone then; None if nothing was chosen."""
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None
