"""What the next deal of a sheet takes from the one before it: the method, and the deal itself where it was undone."""

from __future__ import annotations

from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import ADD, DealEntry


def last_method(sheet: ScoreSheet) -> str:
    """Return the method by which the last deal of ``sheet`` was entered, as far as its rules still have it; or else the
    first of the rules.
    """
    entries = (row.entry for row in reversed(sheet.rows))
    methods = (entry.method for entry in entries if isinstance(entry, DealEntry))
    return next((method for method in methods if method in sheet.rules.methods), sheet.rules.methods[0])


def undone_deal(sheet: ScoreSheet) -> DealEntry | None:
    """Return the deal whose entry at the end of ``sheet`` was undone last; None if something else was."""
    undone = sheet.undone
    if undone is None or undone.action != ADD or undone.position != len(sheet.rows):
        return None
    return undone.entry if isinstance(undone.entry, DealEntry) else None
