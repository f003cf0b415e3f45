"""A kept score sheet in words: for a list, and for a question about it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.app.scorekeeper.evenings import evening_words
from cardtable.store.model import SheetSummary
from cardtable.words.cards import joined
from cardtable.words.families import kind_name
from cardtable.words.moments import moment_words


def sheet_words(summary: SheetSummary) -> str:
    """Return words by which people know a sheet: its game, persons, evening and number of deals."""
    _, evening, game, names, deals = sheet_row(summary)
    words = QCoreApplication.translate("SheetsDialog", "“{game}: {names}”, {evening}, %n deal(s)", "", int(deals))
    short = QCoreApplication.translate("SheetsDialog", "“{game}: {names}”, %n deal(s)", "", int(deals))
    return (words if evening else short).format(game=game, names=names, evening=evening)


def sheet_titles() -> list[str]:
    """Return the titles of the columns of ``sheet_row``."""
    translate = QCoreApplication.translate
    return [
        translate("SheetsDialog", "Changed"),
        translate("SheetsDialog", "Evening"),
        translate("SheetsDialog", "Game"),
        translate("SheetsDialog", "Who"),
        translate("SheetsDialog", "Deals"),
    ]


def sheet_row(summary: SheetSummary) -> list[str]:
    """Return the words of a sheet in a list: when it was changed, its evening, game, persons and number of deals."""
    changed = moment_words(summary.changed)
    game = kind_name(summary.kind, str(summary.summary.get("game", "")))
    deals = summary.summary.get("deals", 0)
    return [changed, evening_words(summary.evening), game, joined(list(summary.names)), str(deals)]
