"""The listed sheets as one table (CSV or JSON), with a row for each person on each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QWidget

from cardtable.app.scorekeeper.evenings import evening_words
from cardtable.app.scorekeeper.series import series, series_to_json
from cardtable.core.sanitise import as_file_name
from cardtable.core.sheets.units import units_of
from cardtable.session.scorebook.table import table_text
from cardtable.store.model import SheetSummary
from cardtable.ui.scorekeeper.files import write_table, write_text
from cardtable.ui.scorekeeper.saving import ask_where
from cardtable.words.families import kind_name


def ask_series(
    sheets: Iterable[SheetSummary], tell: Callable[[str], None], above: QWidget, absent: Sequence[str] = ()
) -> None:
    """Ask over the widget ``above`` for a file, and save ``sheets`` there, as JSON if its
    name ends so, without the persons in ``absent``; ``tell`` is called with a sentence about the
    success or the error.
    """
    kept = tuple(sheets)

    def write(path: str) -> None:
        if path.casefold().endswith(".json"):
            write_text(path, series_to_json(kept, absent))
        else:
            write_table(path, _text(kept, absent))

    ask_where(
        above,
        QCoreApplication.translate("SheetExports", "Save as a table"),
        ";;".join(
            (
                QCoreApplication.translate("SheetExports", "Tables (*.csv)"),
                QCoreApplication.translate("SheetExports", "Data for programs (*.json)"),
            )
        ),
        as_file_name(QCoreApplication.translate("SheetsDialog", "Score sheets"), (), "") + ".csv",
        write,
        tell,
    )


def _text(sheets: Iterable[SheetSummary], absent: Sequence[str]) -> str:
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
        QCoreApplication.translate("SheetsDialog", "Points"),
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
            units_of(row.unit),
            "" if row.points is None else row.points,
        )
        for row in series(sheets, absent)
    ]
    return table_text([head, *rows], QLocale().decimalPoint())
