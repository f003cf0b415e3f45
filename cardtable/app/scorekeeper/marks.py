"""The form in which points that were marked with + and − are corrected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardtable.core.sheets.categories import Category, Cell, EntryError, amounts
from cardtable.session.scorebook.model import MarkEntry

MARKS = "marks"
_MOST = 999


def marks_category(entry: MarkEntry, sides: int) -> Category:
    """Return the only category of the form: points for each of ``sides`` sides, also for those that came after
    ``entry`` was made. Negative numbers are allowed only if ``entry`` has some.
    """
    everybody = tuple(range(sides))
    return Category(MARKS, everybody, _MOST, _MOST * sides, least=-_MOST if min(entry.points) < 0 else 0)


def marks_cells(entry: MarkEntry) -> tuple[Cell, ...]:
    """Return the cells of the form filled with the points of ``entry``; zeros are left empty."""
    return tuple(Cell(MARKS, side, str(points)) for side, points in enumerate(entry.points) if points)


def marks_entry(category: Category, cells: Sequence[Cell], corrected: MarkEntry) -> MarkEntry:
    """Return the entry that the cells of the form make in the place of ``corrected``. Raises ``EntryError``, also if
    all cells are empty or 0 and nothing else was taken along.
    """
    given = amounts((category,), cells)[MARKS]
    if not any(given.values()) and not corrected.carried:
        raise EntryError("nothing_entered", MARKS, category.sides[0], category=MARKS)
    return replace(corrected, points=tuple(given.get(side, 0) for side in category.sides))
