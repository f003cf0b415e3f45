"""The result of each match of a sheet: its winners, what is paid for it, and the accounts after it."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.core.scores import totals
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.reckoning import Row


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match that ended with the entry at ``position``; ``match`` counts from 0.

    ``points`` are the points of each side at its end, ``gains`` what each seat has gained in this match, ``accounts``
    what it has gained in all matches so far; both in stakes.
    """

    match: int
    position: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    gains: tuple[int, ...]
    accounts: tuple[int, ...]


def match_results(sheet: ScoreSheet) -> list[MatchResult]:
    """Return the result of every match of the sheet that has ended, in their order."""
    found: list[MatchResult] = []
    nothing = (0,) * len(sheet.setup.names)
    settled = before = nothing
    number = 0
    for position, row in enumerate(sheet.rows):
        accounts = tuple(map(int.__add__, settled, sheet.rules.accounts(row.after)))
        if row.winners or row.ends:
            gains = tuple(now - then for now, then in zip(accounts, before, strict=True))
            found.append(MatchResult(number, position, row.winners, points_after(row), gains, accounts))
            before = accounts
            number += 1
        if row.ends:
            settled = accounts
    return found


def points_after(row: Row) -> tuple[int, ...]:
    """Return the points of each side after an entry, even if a new match has begun and the standing starts at nothing
    again.
    """
    return tuple(map(int.__add__, row.before.points, totals(row.lines, len(row.before.points))))
