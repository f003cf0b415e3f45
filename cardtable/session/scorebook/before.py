"""How score sheets are counted that say by no number which rules they are kept under (``core.record.RULES``).

Some releases that wrote no number counted some of what can be entered otherwise than today, and some already as today.
What such a sheet has come to then tells them apart where that is known, and else what was let into it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeGuard

from cardtable.core.record import RULES
from cardtable.core.sheets.categories import EntryError
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import ADD, BEFORE, Change, DealEntry

_MOST_ROWS = 20_000
"""Rows that are reckoned to see what was let into a sheet; nobody corrects so much."""


@dataclass(frozen=True, slots=True)
class Otherwise:
    """What a sheet came to, or may have come to, in the release that kept it. The entries at ``positions`` counted
    otherwise; they are empty if nobody knows which.
    """

    positions: tuple[int, ...]
    points: tuple[int, ...]
    gains: tuple[int, ...]


def came_to(sheet: ScoreSheet) -> dict[str, Any]:
    """What a sheet comes to, JSON values, as it is kept beside the sheet since the first release."""
    return {
        "points": list(sheet.standing.points),
        "played": list(sheet.matches_played()),
        "won": list(sheet.matches_won()),
        "gains": list(sheet.accounts()),
    }


def rules_of(sheet: ScoreSheet, told: Mapping[str, Any]) -> int | None:
    """The number of the rules that a sheet without one goes by; None if it is all the same to it, or nobody knows.
    ``told`` is what it was once known to have come to, if that is still known.
    """
    before = _as_before(sheet)
    if before.rows == sheet.rows:
        return None
    fitting = [ruled for ruled, one in ((RULES, sheet), (BEFORE, before)) if _fits(one, told)]
    if len(fitting) == 1:
        return fitting[0]
    if _holds_what_is_refused(sheet):
        return BEFORE
    return RULES if fitting else None


def counted_otherwise(sheet: ScoreSheet, told: Mapping[str, Any]) -> Otherwise | None:
    """What a sheet came to once, if nobody knows by which rules it was kept and that makes a difference. ``told`` is
    that of ``rules_of``.
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
    """Whether something was entered, and so let in, that today's rules refuse and those of before do not."""
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
