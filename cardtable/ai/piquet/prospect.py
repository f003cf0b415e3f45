"""What points are worth when a partie draws to its end: its winner, the Rubicon and the double below half count then,
and not every point alike.

Both totals are carried to the end of the deal. The deals that may follow are taken from a number of deals that were
really played: each *future* is a row of them, and a value is the mean of what the partie pays over all futures.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from cardtable.core.chance import spawn
from cardtable.core.state import Standing
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.parties import EXTRA_DEALS
from cardtable.games.piquet.persons import players_of
from cardtable.games.piquet.rules import Ending, PiquetRules
from cardtable.games.piquet.scoring import CARDS_POINTS
from cardtable.games.piquet.settlement import partie_factor, rubicon_gain

Both: TypeAlias = tuple[float, float]
"""A number for the party that decides and one for its opponent."""

_PLAYED = """
    32,11 80,6 11,29 77,3 70,4 9,32 118,4 113,2 27,9 8,20 21,8 45,5 18,24 32,7 74,2 33,6
    24,10 26,18 77,3 9,16 32,25 10,32 45,7 28,24 47,7 30,9 13,26 25,26 27,20 26,27 18,13 34,5
    79,2 7,32 20,17 28,22 12,31 111,5 7,36 34,4 17,11 75,4 16,30 112,0 40,12 4,46 7,42 36,5
    27,19 4,32 39,23 26,16 20,26 30,13 24,12 23,18 21,35 13,38 120,2 23,14 25,30 70,3 82,2 6,38
    14,19 34,13 8,22 32,10 4,46 11,12 73,5 39,25 28,13 40,15 25,25 35,6 79,5 21,19 30,7 38,3
    26,8 28,9 11,15 8,31 24,29 8,13 22,17 48,16 5,28 29,26 32,8 42,7 22,31 10,37 24,18 78,3
    29,23 31,11 76,5 58,8 120,6 32,23 11,16 75,7 22,24 29,9 35,6 79,5 19,14 119,5 20,30 39,14
    15,12 6,42 75,5 3,49 30,7 39,5 19,20 4,34 26,23 13,17 38,5 11,13 27,24 29,13 35,6 44,9
    13,28 27,22 22,13 23,28 40,27 35,3 25,26 32,14 41,9 13,36 9,30 78,5 9,28 20,32 22,8 32,11
    41,13 6,31 7,31 40,9 6,29 32,12 36,5 42,6 33,5 53,9 24,24 112,0 26,25 41,12 24,21 78,4
    32,8 5,46 79,5 15,11 74,4 78,5 14,28 22,30 13,16 30,13 20,13 4,45 26,24 44,8 38,23 108,0
    22,16 25,14 28,9 32,9 10,43 29,8 120,4 41,8 22,100 20,9 13,27 32,9 38,9 9,34 9,30 120,4
    36,6 20,31 30,10 31,12 7,40 8,30 25,23 13,17 14,11 21,18 42,9 49,9 24,28 27,11 39,13 24,26
    113,7 79,5 42,19 14,24 22,16 32,9 44,8 7,25 13,39 29,12 43,6 24,15 42,5 21,12 72,6 42,12
    7,46 10,21 41,11 8,29 23,27 28,23 28,9 4,38 40,12 107,19 70,2 37,5 70,6 23,25 20,8 11,19
    27,10 11,16 12,24 25,25 77,7 31,17 44,11 26,7 11,27 39,8 28,14 29,7 27,10 33,8 29,6 41,8
"""
"""Points of elder and dealer in 256 deals of two experts by Rubicon rules, as ``tests.benchmarks.bench_piquet`` plays
them with seed 4242."""
_DEALS = tuple((int(elder), int(dealer)) for elder, _, dealer in (pair.partition(",") for pair in _PLAYED.split()))
_FUTURES = 96
_LONGEST = 12
"""A partie to a number of points is broken off after so many more deals, which practically never come about."""
_LATE = 1
"""With at most so many deals to come, a partie of a number of deals is at its end."""
_WITHIN_REACH = 90
"""Who needs no more points than this may win the partie to a number of points with the deal."""
_STAKE = 45.0
"""What a stake is worth in points early in a partie to a number of points."""
_STEP = 34.0
"""The price of a point is measured by so many for either, which is how far most deals go."""
_LEAST_PRICE, _LEAST_SHARE = 1.0, 0.004
"""What a point is taken to cost at least: in points of the settlement, and in stakes of a partie to a number of
points."""


class Prospect:
    """The end of the partie for ``party`` against ``other``, from before the deal that follows ``standing``.

    ``counted`` are what both have counted in that deal already, in the order of the table.
    """

    def __init__(self, rules: PiquetRules, standing: Standing, party: int, other: int, counted: Both = (0, 0)) -> None:
        self._rules = rules
        self._before = (standing.points[party], standing.points[other])
        self._counted = counted
        # Of two who play, who deals now leads in the next deal.
        self._elder_next = rules.party_of[players_of(rules, standing)[-1]] == party
        self._left = self._deals_left(standing)
        self._known: dict[tuple[int, int], float] = {}
        self._price = 1.0
        if self.matters:
            up, down = self.worth((0.0, 0.0), (_STEP, 0.0)), self.worth((0.0, 0.0), (0.0, _STEP))
            self._price = max(_LEAST_SHARE if rules.target else _LEAST_PRICE, (up - down) / (2 * _STEP))

    @property
    def stake(self) -> float:
        """What a stake is worth in points."""
        return 1.0 / self._price if self.matters and self._rules.target else _STAKE

    @property
    def matters(self) -> bool:
        """Whether the partie is so near its end that points are not all worth the same."""
        if self._rules.ending is Ending.RUBICON:
            return self._left <= _LATE
        return bool(self._rules.target) and self._rules.target - max(self._before) <= _WITHIN_REACH

    def worth(self, declared: Both, tricks: Both) -> float:
        """What it is worth to count ``declared``, then ``tricks``, and leave it to the futures: in points, at the price
        that a point has in the middle.
        """
        now = (self._counted[0] + declared[0], self._counted[1] + declared[1])
        if self._rules.target:
            decided = self._arrival(now, tricks)
            if decided is not None:
                return decided / self._price
        own, other = (
            before + round(counted + more) for before, counted, more in zip(self._before, now, tricks, strict=True)
        )
        key = (own, other)
        if key not in self._known:
            self._known[key] = self._to_points(own, other) if self._rules.target else self._fixed(own, other)
        return self._known[key] / self._price

    def difference(self, declared: Both, tricks: float, left: int) -> float:
        """``worth`` when of the tricks, of which ``left`` are to be played, only the difference in points is known.

        Together they bring about a point for each lead, one more where the lead changes, and the cards.
        """
        total = max(abs(tricks), 1.25 * left + self._rules.last_trick - 1 + CARDS_POINTS)
        return self.worth(declared, ((total + tricks) / 2, (total - tricks) / 2))

    def _deals_left(self, standing: Standing) -> int:
        """How many deals follow this one, where the number is fixed."""
        deals = self._rules.deals
        if standing.deals >= deals:
            deals += EXTRA_DEALS
        return max(0, deals - standing.deals - 1)

    # A number of deals

    def _fixed(self, own: int, other: int) -> float:
        total = 0
        futures = _futures(self._left, self._elder_next)
        for mine, theirs in futures:
            one, two = own + mine, other + theirs
            if one > two:
                total += rubicon_gain(one, two)
            elif two > one:
                total -= rubicon_gain(two, one)
        return total / len(futures)

    # A number of points

    def _arrival(self, now: Both, tricks: Both) -> float | None:
        """What the partie pays if one of them reaches the target in this deal, None if neither does."""
        need = [self._rules.target - before - counted for before, counted in zip(self._before, now, strict=True)]
        if need[0] > tricks[0] and need[1] > tricks[1]:
            return None
        # Whoever reaches it with a smaller part of what the tricks bring him arrives first.
        when = [
            (missing / more if missing > 0 else 0.0) if missing <= more else 2.0
            for missing, more in zip(need, (max(tricks[0], 0.01), max(tricks[1], 0.01)), strict=True)
        ]
        points = [self._rules.target - missing + more for missing, more in zip(need, tricks, strict=True)]
        if when[0] <= when[1]:
            return float(partie_factor(self._rules, round(points[1])))
        return -float(partie_factor(self._rules, round(points[0])))

    def _to_points(self, own: int, other: int) -> float:
        total = 0
        for future in _rows():
            mine, theirs, elder = own, other, self._elder_next
            for first, second in future:
                one, two = (first, second) if elder else (second, first)
                total_one, total_two = mine + one, theirs + two
                if total_one >= self._rules.target or total_two >= self._rules.target:
                    wins = self._first(mine, one, theirs, two)
                    total += partie_factor(self._rules, total_two) if wins else -partie_factor(self._rules, total_one)
                    break
                mine, theirs, elder = total_one, total_two, not elder
        return total / _FUTURES

    def _first(self, own: int, gained: int, other: int, theirs: int) -> bool:
        """Whether the party arrives before the other in a deal that brings both so much."""
        target = self._rules.target
        if other + theirs < target:
            return True
        if own + gained < target:
            return False
        return (target - own) * theirs <= (target - other) * gained


@cache
def _rows() -> tuple[tuple[tuple[int, int], ...], ...]:
    """The futures, each a row of deals that were played."""
    generator = spawn(1)
    return tuple(tuple(_DEALS[int(generator.random() * len(_DEALS))] for _ in range(_LONGEST)) for _ in range(_FUTURES))


@cache
def _futures(deals: int, elder_first: bool) -> tuple[tuple[int, int], ...]:
    """What the next deals bring a party in all, and its opponent; it is elder in the first of them, or is not."""
    found = []
    for row in _rows():
        mine = theirs = 0
        elder = elder_first
        for first, second in row[:deals]:
            mine += first if elder else second
            theirs += second if elder else first
            elder = not elder
        found.append((mine, theirs))
    return tuple(found)


def prospect_of(observation: PiquetObservation, rules: PiquetRules) -> Prospect:
    """The prospect of the one of two players who observes, from what both have counted."""
    party, other = rules.party_of[observation.seat], rules.party_of[observation.others[0]]
    own, theirs = (
        sum(line.points for line in observation.marked if line.party == one and line.marked) for one in (party, other)
    )
    return Prospect(rules, observation.standing, party, other, (own, theirs))
