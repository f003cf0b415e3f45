"""Counting of old score sheets that name no number of the rules under which they are kept (``core.sheets.rules``).

Some releases that wrote no number counted some entries differently from today, others already as today. The two are
told apart by the result that was stored with the sheet; where none was stored, by entries that only one kind of rules
accepts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeGuard

from cardtable.core.sheets.categories import EntryError
from cardtable.core.sheets.rules import BEFORE, SILENT
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import ADD, Change, DealEntry

_MOST_ROWS = 20_000
"""The most rows that are computed to find such entries; no real sheet has so many corrections."""


@dataclass(frozen=True, slots=True)
class Otherwise:
    """The result that a sheet had, or may have had, in the release that kept it. The entries at ``positions`` were
    counted differently then; ``positions`` is empty if it is not known which.
    """

    positions: tuple[int, ...]
    points: tuple[int, ...]
    gains: tuple[int, ...]


def came_to(sheet: ScoreSheet) -> dict[str, Any]:
    """Return the result of a sheet as JSON values; since the first release it is stored beside the sheet."""
    return {
        "points": list(sheet.standing.points),
        "played": list(sheet.matches_played()),
        "won": list(sheet.matches_won()),
        "gains": list(sheet.accounts()),
    }


def rules_of(sheet: ScoreSheet, told: Mapping[str, Any]) -> int | None:
    """Return the number of the rules for a sheet that names none; None if it makes no difference, or if it cannot be
    known.

    ``told`` is the result that was once stored for the sheet; empty if none is known.
    """
    before = _as_before(sheet)
    if before.rows == sheet.rows:
        return None
    fitting = [ruled for ruled, one in ((SILENT, sheet), (BEFORE, before)) if _fits(one, told)]
    if len(fitting) == 1:
        return fitting[0]
    if _holds_what_is_refused(sheet):
        return BEFORE
    return SILENT if fitting else None


def counted_otherwise(sheet: ScoreSheet, told: Mapping[str, Any]) -> Otherwise | None:
    """Return the earlier result of a sheet if it is not known by which rules it was kept and that makes a difference;
    otherwise None.

    ``told`` is the result that was once stored for the sheet, as for ``rules_of``.
    """
    if sheet.ruled is not None or _fits(sheet, told):
        return None
    before = _as_before(sheet)
    pairs = enumerate(zip(sheet.rows, before.rows, strict=True))
    positions = tuple(position for position, (now, then) in pairs if now.lines != then.lines)
    points, gains = told.get("points"), told.get("gains")
    if _are_numbers(points, len(sheet.rules.sides)) and _are_numbers(gains, len(sheet.setup.names)):
        return Otherwise(positions, tuple(points), tuple(gains))
    return Otherwise(positions, before.standing.points, before.accounts()) if positions else None


def _as_before(sheet: ScoreSheet) -> ScoreSheet:
    return ScoreSheet(sheet.begun_as, sheet.log, BEFORE)


def _fits(sheet: ScoreSheet, told: Mapping[str, Any]) -> bool:
    return all(told.get(name) == value for name, value in came_to(sheet).items())


def _are_numbers(told: Any, count: int) -> TypeGuard[list[int]]:
    return isinstance(told, list) and len(told) == count and all(type(one) is int for one in told)


def _holds_what_is_refused(sheet: ScoreSheet) -> bool:
    """Return whether the sheet accepted an entry that today's rules refuse and the earlier ones accept."""
    today, before = ScoreSheet(sheet.begun_as, ruled=None), ScoreSheet(sheet.begun_as, ruled=BEFORE)
    reckoned = 0
    for change in sheet.log:
        if _refuses(today, change) and not _refuses(before, change):
            return True
        at_the_end = change.action == ADD and change.position == len(today.rows)
        reckoned += 1 if at_the_end else len(today.rows)
        if reckoned > _MOST_ROWS:
            return False
        today.go_on((change,))
        before.go_on((change,))
    return False


def _refuses(sheet: ScoreSheet, change: Change) -> bool:
    if not isinstance(change.entry, DealEntry):
        return False
    try:
        sheet.check(change.entry, change.position)
    except EntryError:
        return True
    return False
