"""What is shown of a deal that is over, and the names of sides."""

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
    """One row of the sheet for a deal, played here or entered by hand: its lines, and whether it is still running.

    With a ``fresh`` deal, the first of another match, the points begin at nothing. ``title`` replaces the number of the
    deal; ``remark`` says why an entry counts nothing. Sides that are not among ``players`` looked on. In a row with the
    result of a match, ``accounts`` are shown in the columns of the sides, and ``remark`` says why that is paid. A row
    that is no deal, as for points marked by hand or a person who comes or goes, is not ``is_numbered``.
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
        """Whether the row is not a deal but the result of a match."""
        return bool(self.accounts)

    def is_empty_for(self, side: int) -> bool:
        """Return whether ``side`` looked on and got no points either."""
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
    """The names of the sides."""
    players: tuple[int, ...] | None = None
    """The sides that played, if others looked on; otherwise None."""
    accounts: tuple[int, ...] = ()
    """What each side has won or lost in stakes and bets, if some looked on; otherwise empty."""


def players_of(standing: Standing) -> tuple[int, ...] | None:
    """Return the seats that play the next deal after ``standing``; None if all seats do."""
    return Company.of(standing).players or None


def sheet_deals(session: Session) -> list[SheetDeal]:
    """Return the rows of the score sheet, with the running deal and what has been marked in it."""
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
    """Return the name of each side: that of its only member, or those of its members joined."""
    return tuple(joined([seats[seat] for seat in side]) for side in sides)


def same_at_start(before: Sequence[object], after: Sequence[object]) -> int:
    """Return how many objects at the beginning of both are the same ones. The two are of one type, list or tuple."""
    # Sequences that share their elements are compared without looking into these.
    if before == after[: len(before)]:
        return len(before)
    pairs = enumerate(zip(before, after, strict=False))
    return next((place for place, (old, new) in pairs if old is not new), min(len(before), len(after)))
