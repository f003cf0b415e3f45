"""Asking where something of the score sheets is to be saved, and saving it there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable.core.errors import CodedError
from cardtable.core.sanitise import as_quoted
from cardtable.ui.look.file_dialogs import file_dialog
from cardtable.ui.scorekeeper.asking import show_over
from cardtable.words.entries import entry_reason


def ask_where(
    above: QWidget,
    title: str,
    filters: str,
    name: str,
    write: Callable[[str], None],
    tell: Callable[[str], None],
    after: Callable[[], None] | None = None,
) -> None:
    """Ask over ``above`` for a file, ``name`` being proposed, and have it written by ``write``, which may raise
    ``CodedError``. ``tell`` is called with a sentence about the success or the error; ``after`` when it has worked.
    """

    def save(path: str) -> None:
        try:
            write(path)
        except CodedError as error:
            tell(entry_reason(error))
            return
        saved = QCoreApplication.translate("SheetExports", "Saved as “{file}”.")
        tell(saved.format(file=as_quoted(Path(path).name)))
        if after is not None:
            after()

    dialog = file_dialog(above, title, filters)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix[1:])
    # Of several kinds of files the chosen one says how the name ends: “Data (*.json)”.
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(kind.rpartition("*.")[2].rstrip(")")))
    dialog.selectFile(name)
    dialog.fileSelected.connect(save)
    show_over(dialog)
