"""The listed sheets as one table (CSV), with a row for each person on each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable.app.scorekeeper.evenings import evening_words
from cardtable.app.scorekeeper.series import series
from cardtable.core.errors import CodedError
from cardtable.core.sanitise import as_file_name, as_quoted
from cardtable.session.scorebook.table import table_text
from cardtable.store.model import SheetSummary
from cardtable.ui.look.file_dialogs import file_dialog
from cardtable.ui.scorekeeper.files import write_table
from cardtable.words.entries import entry_reason
from cardtable.words.families import kind_name


def ask_series(sheets: Iterable[SheetSummary], tell: Callable[[str], None], above: QWidget) -> None:
    """Ask over the widget ``above`` for a file, and save ``sheets`` there; ``tell`` is called with a sentence about the
    success or the error.
    """
    kept = tuple(sheets)

    def save(path: str) -> None:
        try:
            write_table(path, _text(kept))
        except CodedError as error:
            tell(entry_reason(error))
        else:
            saved = QCoreApplication.translate("SheetExports", "Saved as “{file}”.")
            tell(saved.format(file=as_quoted(Path(path).name)))

    title = QCoreApplication.translate("SheetExports", "Save as a table")
    dialog = file_dialog(above, title, QCoreApplication.translate("SheetExports", "Tables (*.csv)"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("csv")
    dialog.selectFile(as_file_name(QCoreApplication.translate("SheetsDialog", "Score sheets"), (), "") + ".csv")
    dialog.fileSelected.connect(save)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.show()


def _text(sheets: Iterable[SheetSummary]) -> str:
    head = (
        QCoreApplication.translate("SheetsDialog", "Begun"),
        QCoreApplication.translate("SheetsDialog", "Evening"),
        QCoreApplication.translate("SheetsDialog", "Game"),
        QCoreApplication.translate("SheetsDialog", "Name"),
        QCoreApplication.translate("SheetsDialog", "Deals"),
        QCoreApplication.translate("SheetsDialog", "Matches"),
        QCoreApplication.translate("SheetsDialog", "Won"),
        QCoreApplication.translate("SheetsDialog", "Gain"),
        QCoreApplication.translate("SheetsDialog", "Unit"),
    )
    rows = [
        (
            row.day,
            evening_words(row.evening),
            kind_name(row.kind, row.game),
            row.name,
            row.deals,
            row.matches,
            row.won,
            row.gain,
            row.unit,
        )
        for row in series(sheets)
    ]
    return table_text([head, *rows], QLocale().decimalPoint())
