"""What a play does about the end of the match, where the last cards can be played out in the mind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.ai.casino.codes import ReasonCode
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.endings import EndGame, exact_values, known_hands
from cardtable.ai.casino.outcome import CasinoPrice, Outcome
from cardtable.ai.casino.search import TooManyPositions
from cardtable.ai.protocol import Reason
from cardtable.core.scores import parameters
from cardtable.games.casino.actions import Play

_MOST_POSITIONS = 2_000
_MOST_ON_TABLE = 10
"""The most positions that are searched, and the most cards on the table, because a crowded table makes each position
long; where that is not enough, nothing is told of the end.
"""
_MOST_PLAYS = 6
"""The number of plays of which the end is told."""
_DOUBLE = 2.0
"""The stakes that a loser below half of the target pays."""


class HowItEnds(NamedTuple):
    """How a match stands after a deal: the stakes that are ``paid``, 0 if it goes on, and by how many points the own
    side is ahead; None if the match ends before all of them are counted.
    """

    paid: float
    ahead: float | None


class Ends:
    """What ``plays`` do about the end of the match, if both sides play perfectly; nothing where cards are hidden, where
    no match between two sides can end with this deal, and where looking takes too long.
    """

    def __init__(self, desk: Desk, plays: Sequence[Play]) -> None:
        self._desk = desk
        self._of: dict[Play, HowItEnds] = {}
        self._by_its_sweep: set[Play] = set()
        seen_through = desk.everything_known and len(desk.observation.table) <= _MOST_ON_TABLE
        if seen_through and desk.at_stake and not desk.stakes.linear:
            self._look(plays[:_MOST_PLAYS])

    def _look(self, plays: Sequence[Play]) -> None:
        noting = _Noting(self._desk)
        try:
            values = exact_values(self._desk, _watch, noting, plays)
            unswept = self._without_sweeps(noting, plays)
        except TooManyPositions:
            return
        ends = {play: noting.ends[value] for play, value in values.items()}
        self._of = {play: end for play, end in ends.items() if end is not None}
        for play, value in unswept.items():
            end, less = self._of.get(play), noting.ends[value]
            if end is not None and less is not None and less.paid <= 0 < end.paid:
                self._by_its_sweep.add(play)

    def _without_sweeps(self, noting: _Noting, plays: Sequence[Play]) -> dict[Play, float]:
        """Return the values of those plays that sweep, as if these sweeps counted nothing."""
        desk = self._desk
        if not desk.counts_out:
            return {}
        ending, hands = EndGame(desk, _watch, noting), known_hands(desk)
        sweeps = [play for play in plays if (take := desk.results[play][2]) and not take.rest]
        return {play: ending.value(play, hands, swept=False) for play in sweeps}

    def reasons(self, play: Play) -> list[Reason]:
        """Return what ``play`` does about the end of the match, if other plays do something else."""
        end = self._of.get(play)
        paid = {other.paid for other in self._of.values()}
        if end is None or len(paid) == 1:
            return []
        if end.paid > 0:
            return [*self._of_winning(play, paid), *self._of_the_double(end.paid, paid)]
        if not end.paid:
            return [Reason(ReasonCode.MATCH_GOES_ON)]
        lost = [] if max(paid) < 0 else [Reason(ReasonCode.LOSES_MATCH)]
        return [*lost, *self._of_the_double(end.paid, paid)]

    def contrast(self, first: Play, other: Play) -> list[Reason]:
        """Return what ``first`` does for the end of the match that the ``other`` play does not do."""
        one, two = self._of.get(first), self._of.get(other)
        if one is None or two is None or one.paid <= two.paid:
            return []
        paid = {one.paid, two.paid}
        if one.paid > 0:
            told = [*self._of_winning(first, paid), *self._of_the_double(one.paid, paid)]
        else:
            told = self._of_the_double(one.paid, paid) or [Reason(ReasonCode.MATCH_GOES_ON)]
        if one.ahead is None or two.ahead is None or one.paid * two.paid <= 0:
            return told
        return [*told, Reason(ReasonCode.FOR_NOTHING)] if one.ahead >= two.ahead else told

    def _of_winning(self, play: Play, paid: set[float]) -> list[Reason]:
        if min(paid) > 0 or self._desk.wins(play):
            return []
        if play in self._by_its_sweep:
            return [Reason(ReasonCode.SWEEP_DECIDES)]
        first = self._desk.rules.score.first_to_arrive
        return [Reason(ReasonCode.ARRIVES_FIRST if first else ReasonCode.WINS_SURELY)]

    def _of_the_double(self, now: float, paid: set[float]) -> list[Reason]:
        """Return what a play that ends with ``now`` does about the double, if other ends are ``paid``, too."""
        if _DOUBLE not in {abs(one) for one in paid if one * now > 0}:
            return []
        half = parameters(half=(self._desk.rules.target + 1) // 2)
        if now >= _DOUBLE:
            return [Reason(ReasonCode.KEEPS_BELOW, half)]
        if now <= -_DOUBLE:
            return [Reason(ReasonCode.STAYS_BELOW, half)]
        return [Reason(ReasonCode.SAVES_DOUBLE, half)] if now < 0 else []


class _Noting(Outcome):
    """Values the end of a deal and notes how the match then stands. The value of a search is that of one of the ends
    that it has seen; ``ends`` has them by their values, None for a value that different ends share.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.rules, desk.observation)
        self.ends: dict[float, HowItEnds | None] = {}
        self._settling = CasinoPrice.of(desk.rules, desk.observation)
        self._rules_of = desk.rules

    def worth(self, own: float, other: float, more_spades: int) -> float:
        value = super().worth(own, other, more_spades)
        paid = self._settling.settled(own, other, more_spades) or 0.0
        counted = not (paid and self._rules_of.score.first_to_arrive)
        end = HowItEnds(paid, self._rules_of.good * (own - other) if counted else None)
        if self.ends.setdefault(value, end) != end:
            self.ends[value] = None
        return value


def _watch(positions: int) -> None:
    if positions > _MOST_POSITIONS:
        raise TooManyPositions
