"""What a score sheet has come to: the result of each match, the matches of each side, and the accounts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardtable.core.scores import totals
from cardtable.core.sheets.rules import SheetRules
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


def points_after(row: Row) -> tuple[int, ...]:
    """Return the points of each side after an entry, even if a new match has begun and the standing starts at nothing
    again.
    """
    return tuple(map(int.__add__, row.before.points, totals(row.lines, len(row.before.points))))


@dataclass(frozen=True, slots=True)
class Subtotal:
    """What the rows up to one have come to.

    ``settled`` is what each seat has gained in the matches that are over, ``paid`` what it had gained when the last
    match was won or ended, both in stakes. ``played`` and ``won`` are the matches that each side has played to their
    end and has won; matches in which it looked on do not count. ``deals`` counts the rows that the sheet numbers.
    """

    settled: tuple[int, ...]
    paid: tuple[int, ...]
    played: tuple[int, ...]
    won: tuple[int, ...]
    deals: int


class Subtotals:
    """The subtotal after each row, and the results of the matches. Rows that stay are not counted again."""

    def __init__(self, rules: SheetRules) -> None:
        self._rules = rules
        seats, sides = sum(map(len, rules.sides)), len(rules.sides)
        self._begin = Subtotal((0,) * seats, (0,) * seats, (0,) * sides, (0,) * sides, 0)
        self._kept: list[Subtotal] = []
        self._results: list[MatchResult] = []

    def __copy__(self) -> Subtotals:
        made = Subtotals(self._rules)
        made._kept, made._results = list(self._kept), list(self._results)
        return made

    def forget(self, first: int) -> None:
        """Forget the rows from the position ``first`` on, which have changed."""
        del self._kept[first:]
        while self._results and self._results[-1].position >= first:
            self._results.pop()

    def after(self, rows: Sequence[Row]) -> Subtotal:
        """Return the subtotal after ``rows``."""
        for position in range(len(self._kept), len(rows)):
            self._kept.append(self._counted(rows[position], position))
        return self._kept[-1] if self._kept else self._begin

    def results(self, rows: Sequence[Row]) -> tuple[MatchResult, ...]:
        """Return the result of every match that has ended in ``rows``, in their order."""
        self.after(rows)
        return tuple(self._results)

    def accounts(self, rows: Sequence[Row]) -> tuple[int, ...]:
        """Return what each seat has gained in all matches, the running one as well, in stakes."""
        settled = self.after(rows).settled
        if not rows or rows[-1].ends:
            return settled
        return tuple(map(int.__add__, settled, self._rules.accounts(rows[-1].after)))

    def _counted(self, row: Row, position: int) -> Subtotal:
        subtotal = self._kept[-1] if self._kept else self._begin
        deals = subtotal.deals + row.is_numbered
        if not row.winners and not row.ends:
            return replace(subtotal, deals=deals)
        accounts = tuple(map(int.__add__, subtotal.settled, self._rules.accounts(row.after)))
        gains = tuple(map(int.__sub__, accounts, subtotal.paid))
        number = len(self._results)
        self._results.append(MatchResult(number, position, row.winners, points_after(row), gains, accounts))
        settled = accounts if row.ends else subtotal.settled
        if not row.winners:
            return replace(subtotal, settled=settled, paid=accounts, deals=deals)
        playing = self._rules.playing(row.before)
        played = tuple(matches + (side in playing) for side, matches in enumerate(subtotal.played))
        won = tuple(matches + (side in row.winners) for side, matches in enumerate(subtotal.won))
        return Subtotal(settled, accounts, played, won, deals)
