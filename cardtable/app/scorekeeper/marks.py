"""Marks made with + and −, as a form in which they can be corrected."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.sheets.categories import Category, Cell, EntryError, amounts
from cardtable.session.scorebook.model import MarkEntry

MARKS = "marks"
_MOST = 999


def marks_category(entry: MarkEntry, sides: int) -> Category:
    """The one category of the form. Only where points were taken off can some be taken off. Of all ``sides`` of the
    sheet some may have come since.
    """
    everybody = tuple(range(sides))
    return Category(MARKS, everybody, _MOST, _MOST * sides, least=-_MOST if min(entry.points) < 0 else 0)


def marks_cells(entry: MarkEntry) -> tuple[Cell, ...]:
    """The form filled with an entry."""
    return tuple(Cell(MARKS, side, str(points)) for side, points in enumerate(entry.points) if points)


def marks_entry(category: Category, cells: Sequence[Cell]) -> MarkEntry:
    """The entry of a form. Raises ``EntryError``, also if nothing is marked in it."""
    given = amounts((category,), cells)[MARKS]
    if not any(given.values()):
        raise EntryError("nothing_entered", MARKS, category.sides[0], category=MARKS)
    return MarkEntry(tuple(given.get(side, 0) for side in category.sides))
