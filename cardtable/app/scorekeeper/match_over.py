"""What the form of a sheet says between two matches: who has won, and that the next entry begins another match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.app.scorekeeper.results import winners_sentence
from cardtable.session.scorebook.book import ScoreSheet


def next_deal_title(sheet: ScoreSheet) -> str:
    """Return the title of the form for the next deal of ``sheet``."""
    if sheet.results and sheet.rows[-1].opens:
        words = QCoreApplication.translate("SheetForm", "First deal of match {number}")
        return words.format(number=sheet.rows[-1].match + 2)
    return QCoreApplication.translate("SheetForm", "Enter a deal")


def match_over_words(sheet: ScoreSheet, sides: tuple[str, ...]) -> str:
    """Return who has won the match that ended with the last entry, and that the next one begins a new match; empty
    while a match goes on. ``sides`` are the names of the sides.
    """
    results = sheet.results
    if not results or not sheet.rows[-1].opens or results[-1].position != len(sheet.rows) - 1:
        return ""
    begins = QCoreApplication.translate("SheetForm", "The next deal begins match {number}.")
    return f"{winners_sentence(sheet, results[-1], sides)} {begins.format(number=sheet.rows[-1].match + 2)}"
