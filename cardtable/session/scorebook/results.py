"""What each match of a sheet came to: who has won it, what is paid for it, and how the accounts stand then."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.core.scores import totals
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.reckoning import Row


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match that has ended with the entry at ``position``, ``match`` counting from 0.

    ``points`` are each side's at its end, ``gains`` what each seat has gained in this match, ``accounts`` in all so
    far; in stakes.
    """

    match: int
    position: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    gains: tuple[int, ...]
    accounts: tuple[int, ...]


def match_results(sheet: ScoreSheet) -> list[MatchResult]:
    """Every match of the sheet that has ended."""
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
    """The points that an entry has led to, also where the next match has begun anew."""
    return tuple(map(int.__add__, row.before.points, totals(row.lines, len(row.before.points))))
