"""Cards of partners in the last of a number of deals, where a point may be worth two hundred."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardtable.ai.piquet.prospect import Prospect, prospect_of
from cardtable.ai.piquet.scorings import missing_for_pique
from cardtable.ai.piquet.several import Counts, Interval, needs_of
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


def counts_of(observation: PiquetObservation, rules: PiquetRules) -> Counts:
    """Return what the tricks bring the observer's side, of partners or of more than two."""
    sides = tuple(rules.side_of[seat] for seat in observation.players)
    own = rules.side_of[observation.seat]
    counts = Counts(rules, sides, own, missing_for_pique(observation, rules), needs_of(observation, rules))
    if len(rules.sides) > 2:
        return counts
    prospect = prospect_of(observation, rules)
    return _settled(counts, observation, prospect) if prospect.ends_here else counts


def _settled(counts: Counts, observation: PiquetObservation, prospect: Prospect) -> SettledCounts:
    def pays(own: int, other: int, capot: int) -> float:
        key = own, other, capot
        if key not in known:
            known[key] = prospect.settled((0, 0), Totals(own, other, capot, 0))
        return known[key]

    known: dict[tuple[int, int, int], float] = {}
    come = [0, 0]
    if observation.trick:
        # The lead to a trick that is being played has been counted, and will be once more with the trick.
        come[counts.rules.side_of[observation.leader]] += 1
    return SettledCounts(counts.rules, counts.sides, counts.own, counts.pique_at, tuple(come), pays)
