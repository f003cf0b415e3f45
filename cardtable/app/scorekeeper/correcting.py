"""Texts shown while an entry of a sheet is corrected, and about the later entries that the correction affects."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.app.scorekeeper.entered import person_words
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import EndEntry, MarkEntry, PersonEntry, PlayedEntry
from cardtable.session.scorebook.reckoning import Row, dealt_by_others
from cardtable.words.entries import entry_reason
from cardtable.words.families import words_for


def correction_title(sheet: ScoreSheet, position: int, inserting: bool) -> str:
    """Return the title of the form while the entry at ``position`` is corrected, with the number that the deal has on
    the sheet; ``inserting`` if a forgotten deal is entered before it.
    """
    entry = sheet.rows[position].entry
    if not inserting and isinstance(entry, PersonEntry):
        return person_words(entry, sheet.setup.names)
    if not inserting and isinstance(entry, EndEntry):
        return QCoreApplication.translate("SheetForm", "The match was ended here")
    if not inserting and isinstance(entry, MarkEntry):
        return QCoreApplication.translate("SheetForm", "Correct the points marked by hand")
    if sheet.rows[-1].match:
        inserts = QCoreApplication.translate(
            "SheetForm", "Enter a forgotten deal before deal {number} of match {partie}"
        )
        corrects = QCoreApplication.translate("SheetForm", "Correct deal {number} of match {partie}")
    else:
        inserts = QCoreApplication.translate("SheetForm", "Enter a forgotten deal before deal {number}")
        corrects = QCoreApplication.translate("SheetForm", "Correct deal {number}")
    number, match = _number_of(sheet, position), sheet.rows[position].match + 1
    return (inserts if inserting else corrects).format(number=number, partie=match)


def about_correction(sheet: ScoreSheet, position: int, inserting: bool) -> str:
    """Return the advice shown for the entry at ``position`` while its form is empty: what can be done with it, or what
    is wrong with it; empty if there is nothing to say. ``inserting`` as in ``correction_title``.
    """
    row = sheet.rows[position]
    entry = None if inserting else row.entry
    if isinstance(entry, EndEntry):
        return QCoreApplication.translate("SheetForm", "Take this off the sheet, and the match will go on.")
    if isinstance(entry, PersonEntry):
        return QCoreApplication.translate("SheetForm", "You can move it, or take it off the sheet.")
    if isinstance(entry, PlayedEntry):
        return QCoreApplication.translate(
            "SheetForm", "This deal was played on screen. You can take it off the sheet but not change it."
        )
    return entry_reason(row.error, words_for(sheet.setup.kind)) if row.error is not None else ""


def dealers_words(sheet: ScoreSheet, before: Sequence[Row]) -> str:
    """Return a sentence that says from which deal on the dealers differ from those in ``before``, the rows before a
    change; empty if none differs.
    """
    position = next(dealt_by_others(before, sheet.rows), None)
    if position is None or not sheet.dealers(sheet.rows[position].before):
        return ""
    words = QCoreApplication.translate(
        "SheetForm",
        "The deals after it have moved. Deal {number} now counts as dealt by {name}. If somebody "
        "else dealt, correct it there.",
    )
    name = sheet.setup.names[sheet.rows[position].before.dealer]
    return words.format(number=_number_of(sheet, position), name=name)


def _number_of(sheet: ScoreSheet, position: int) -> int:
    """Return the number that the deal at ``position``, or one that is inserted before it, has in its match."""
    rows = sheet.rows
    begun = max(place for place in range(position + 1) if rows[place].fresh or not place)
    return sum(row.is_numbered for row in rows[begun:position]) + 1
