"""Dialogs for files, which open in the folder used last."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

FOLDER = "folder"
"""The property of the application that has the folder of the last chosen file."""


def last_folder() -> str:
    """Return the folder of the file chosen last; the person's folder for documents if it is gone or there was none."""
    application = QCoreApplication.instance()
    folder = None if application is None else application.property(FOLDER)
    if isinstance(folder, str) and _is_here(folder):
        return folder
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def _is_here(folder: str) -> bool:
    """Return whether a folder is on this computer and can be read; a share of another computer is not even
    asked for.
    """
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
    """Return a dialog for a file that exists or is to be written; it remembers the folder of the file chosen."""
    dialog = QFileDialog(parent, title, last_folder(), filters)
    dialog.fileSelected.connect(_remember)
    return dialog


def chosen_file(dialog: QFileDialog) -> Path | None:
    """Wait for the answer to ``dialog``, delete it, and return the file; None if none was chosen."""
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None
