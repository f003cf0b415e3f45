"""Cards of partners where the match can end with the deal: in the last of a number of deals, where a point may be worth
two hundred, and near the number of points to which they play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardtable.ai.piquet.open_deal import Counts, Interval
from cardtable.ai.piquet.prospect import Prospect, prospect_of
from cardtable.ai.piquet.scorings import missing_for_pique
from cardtable.ai.piquet.several import needs_of
from cardtable.ai.piquet.solver import Totals
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.rules import PiquetRules

_FAR = 1e6


def _nothing(own: int, other: int, capot: int) -> float:
    raise NotImplementedError


@dataclass(frozen=True, slots=True)
class SettledCounts(Counts):
    """What tricks bring two sides of partners if nothing counts but the end of the deal, which ``pays`` the side
    ``own``: by what it counts from here on, what the other side does, and 1 for a capot or -1 for the other's.

    ``needs`` are not what sides still need, but how far they have come, less than nothing by the points that they have
    counted.
    """

    pays: Callable[[int, int, int], float] = _nothing

    def share(self, side: int) -> float:
        return 0.0

    def trick(self, leader: int, winner: int, last: bool) -> float:
        return 0.0

    def end(self, tricks: Sequence[int]) -> float:
        return 0.0

    def after_trick(self, needs: Sequence[int], leader: int, winner: int, last: bool) -> tuple[tuple[int, ...], int]:
        left = list(needs)
        left[leader] -= 1
        left[winner] -= (self.rules.last_trick if last else 1) - (leader == winner)
        return tuple(left), -1

    def won_at_the_end(self, needs: Sequence[int], tricks: Sequence[int]) -> float:
        counted = [-need for need in needs]
        for side, points in self._ends(tricks):
            counted[side] += points
        own, other = self.own, 1 - self.own
        return self.pays(counted[own], counted[other], (not tricks[other]) - (not tricks[own]))

    def taking_all(self, side: int, left: int, tricks: Sequence[int], needs: Sequence[int]) -> float:
        play = left - 1 + self.rules.last_trick
        return self.won_at_the_end(
            [need - play * (one == side) for one, need in enumerate(needs)],
            [number + left * (one == side) for one, number in enumerate(tricks)],
        )

    def within_reach(self, needs: tuple[int, ...], left: int) -> tuple[int, ...]:
        return needs

    def bounds(self, leader: int, left: int, tricks: Sequence[int]) -> Interval:
        return -_FAR, _FAR


def _nobody_arrives(side: int, against: int) -> float:
    raise NotImplementedError


@dataclass(frozen=True, slots=True)
class ArrivingCounts(SettledCounts):
    """What tricks bring two sides of partners who play to a number of points, by what the match then pays: the first
    side to arrive has won it. ``needs`` are what both still need, and ``begun`` what they needed when the search began.

    ``arrives`` tells what it pays the side ``own`` if a side arrives and the other has counted so much since then.
    """

    begun: tuple[int, ...] = ()
    arrives: Callable[[int, int], float] = _nobody_arrives

    def after_trick(self, needs: Sequence[int], leader: int, winner: int, last: bool) -> tuple[tuple[int, ...], int]:
        return Counts.after_trick(self, needs, leader, winner, last)

    def won(self, side: int, needs: Sequence[int]) -> float:
        return self.arrives(side, self.begun[1 - side] - needs[1 - side])

    def won_at_the_end(self, needs: Sequence[int], tricks: Sequence[int]) -> float:
        left = list(needs)
        for side, points in self._ends(tricks):
            left[side] -= points
            if left[side] <= 0:
                return self.won(side, left)
        own, other = self.own, 1 - self.own
        capot = (not tricks[other]) - (not tricks[own])
        return self.pays(self.begun[own] - left[own], self.begun[other] - left[other], capot)

    def taking_all(self, side: int, left: int, tricks: Sequence[int], needs: Sequence[int]) -> float:
        if needs[side] <= left - 1 + self.rules.last_trick:
            return self.won(side, needs)
        return SettledCounts.taking_all(self, side, left, tricks, needs)


def counts_of(observation: PiquetObservation, rules: PiquetRules) -> Counts:
    """Return what the tricks bring the observer's side, of partners or of more than two."""
    sides = tuple(rules.side_of[seat] for seat in observation.players)
    own = rules.side_of[observation.seat]
    counts = Counts(rules, sides, own, missing_for_pique(observation, rules), needs_of(observation, rules))
    if len(rules.sides) > 2:
        return counts
    prospect = prospect_of(observation, rules)
    if prospect.ends_here:
        return _settled(counts, observation, prospect)
    return _arriving(counts, prospect) if counts.needs else counts


def _settled(counts: Counts, observation: PiquetObservation, prospect: Prospect) -> SettledCounts:
    come = [0, 0]
    if observation.trick:
        # The lead to a trick that is being played has been counted, and will be once more with the trick.
        come[counts.rules.side_of[observation.leader]] += 1
    pays = _goes_on(prospect)
    return SettledCounts(counts.rules, counts.sides, counts.own, counts.pique_at, tuple(come), pays)


def _arriving(counts: Counts, prospect: Prospect) -> ArrivingCounts:
    def arrives(side: int, against: int) -> float:
        key = side, against
        if key not in known:
            won = side == counts.own
            both = (begun[side], against) if won else (against, begun[side])
            known[key] = prospect.arrived(*both, won)
        return known[key]

    known: dict[tuple[int, int], float] = {}
    begun = [0, 0]
    begun[counts.own], begun[1 - counts.own] = (prospect.target - total for total in prospect.now())
    of_both = counts.rules, counts.sides, counts.own, counts.pique_at, counts.needs
    return ArrivingCounts(*of_both, _goes_on(prospect), tuple(begun), arrives)


def _goes_on(prospect: Prospect) -> Callable[[int, int, int], float]:
    def pays(own: int, other: int, capot: int) -> float:
        key = own, other, capot
        if key not in known:
            known[key] = prospect.settled((0, 0), Totals(own, other, capot, 0))
        return known[key]

    known: dict[tuple[int, int, int], float] = {}
    return pays
