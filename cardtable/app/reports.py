"""What is told about a deal that is over, and how sides are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.core.company import Company
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Standing
from cardtable.session.session import Session
from cardtable.words.cards import joined


@dataclass(frozen=True, slots=True)
class SheetDeal:
    """One deal on the sheet, played on the screen or entered by hand: its lines, and whether it still goes on.

    The points begin anew with a ``fresh`` deal, the first of another match. ``title`` stands in place of its number,
    ``remark`` says why an entry counts nothing. Those who are not among ``players`` looked on. In a row that tells
    what a match came to, ``accounts`` stand in the sides' columns, and ``remark`` says why that is paid. Who
    comes or goes is told by a row that is not ``is_numbered`` among the deals.
    """

    lines: tuple[ScoreLine, ...]
    running: bool = False
    fresh: bool = False
    title: str = ""
    remark: str = ""
    players: tuple[int, ...] | None = None
    accounts: tuple[str, ...] = ()
    is_numbered: bool = True

    @property
    def is_result(self) -> bool:
        """Whether it is no deal but tells what a match came to."""
        return bool(self.accounts)

    def is_empty_for(self, side: int) -> bool:
        """Whether ``side`` looked on and counted nothing all the same."""
        looked_on = self.players is not None and side not in self.players
        return looked_on and not any(line.points for line in self.lines if line.side == side and line.marked)


@dataclass(frozen=True, slots=True)
class DealReport:
    """A deal that is over: its family, its number from 0, its lines with their cards, and the standing after it."""

    family: str
    number: int
    lines: tuple[ScoreLine, ...]
    standing: Standing
    sides: tuple[str, ...]
    """The sides' names."""
    players: tuple[int, ...] | None = None
    """The sides that played where others looked on."""
    accounts: tuple[int, ...] = ()
    """What everybody has won or lost in stakes and bets, where others looked on."""


def players_of(standing: Standing) -> tuple[int, ...] | None:
    """The seats that play the next deal after ``standing`` where not everybody does, else None."""
    return Company.of(standing).players or None


def sheet_deals(session: Session) -> list[SheetDeal]:
    """The deals of the score sheet, the running one with what has been marked in it."""
    found: list[SheetDeal] = []
    fresh, before = False, session.standing_before(0) if session.dealt else session.standing
    for deal in session.finished_deals():
        found.append(SheetDeal(deal.lines, fresh=fresh, players=players_of(before)))
        before = deal.standing
        fresh = Company.of(before).is_fresh
    if not session.between_deals:
        lines = session.running_lines()
        found.append(SheetDeal(lines, running=True, fresh=fresh, players=players_of(session.standing)))
    return found


def side_names(sides: Sequence[Sequence[int]], seats: Sequence[str]) -> tuple[str, ...]:
    """What each side is called: its only member, or its members joined."""
    return tuple(joined([seats[seat] for seat in side]) for side in sides)
