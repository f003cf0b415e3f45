"""Norman Piquet of three: how likely each of them is the first to come to the points that end the partie.

He gains a stake. The other two play on, and one of them pays both, so that either loses half a stake on the average:
all that counts is how likely one is to be first. That comes by backward induction over deals that were played, as in
``ai.induction``, with the totals told apart in tenths of the target.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import TypeAlias

from cardtable.ai.played_deals import PointsOfThree, played_deals_of_three
from cardtable.core.state import Standing
from cardtable.games.piquet.persons import players_of
from cardtable.games.piquet.rules import PiquetRules

_NORMAN = "piquet.norman"
_PARTS = 10
_SPAN = 0.12
"""The price of a point is measured by so much of the target, which is about what a deal brings."""
_LEAST, _DEAREST = 0.02, 2.0
"""A span of own points is taken to make one first at least so much oftener; no point of another costs more than so many
of one's own.
"""
Chances: TypeAlias = tuple[float, float, float]
"""How likely each is to be first, in the order of play."""
Stops: TypeAlias = tuple[int, int, int]


class Leaving:
    """How likely each of three is the first to come to ``target``, for totals before a deal in its order of play.
    ``deals`` says how often a deal brings them so many points. Whoever deals plays last and who leads deals next.
    """

    def __init__(self, target: int, deals: Mapping[PointsOfThree, int]) -> None:
        self._step = target / _PARTS
        self._table: dict[Stops, Chances] = {}
        brought = [(deal, number) for deal, number in deals.items() if any(deal)]
        whole = sum(number for _, number in brought)
        # Every deal brings somebody something, so that what comes later is known first.
        parts = range(_PARTS)
        for stops in sorted(product(parts, parts, parts), key=sum, reverse=True):
            sums = [0.0, 0.0, 0.0]
            for deal, number in brought:
                for place, chance in enumerate(self._after(stops, deal, target)):
                    sums[place] += number * chance
            self._table[stops] = (sums[0] / whole, sums[1] / whole, sums[2] / whole)

    def _after(self, stops: Stops, deal: PointsOfThree, target: int) -> Chances:
        step = self._step
        totals = [stop * step + points for stop, points in zip(stops, deal, strict=True)]
        if max(totals) >= target:
            # Whoever needs the smallest part of what the deal brings him is taken to be first.
            parts = [
                (target - stop * step) / points if total >= target else 2.0
                for stop, points, total in zip(stops, deal, totals, strict=True)
            ]
            first = parts.index(min(parts))
            return float(first == 0), float(first == 1), float(first == 2)
        one, two, three = (min(_PARTS - 1, round(total / step)) for total in totals)
        if one + two + three <= sum(stops):
            # A deal that brings less than a step may not lead back to where it began.
            best = deal.index(max(deal))
            one, two, three = (stop + (place == best) for place, stop in enumerate((one, two, three)))
        leads, second, third = self._at((two, three, one))
        return third, leads, second

    def _at(self, stops: Stops) -> Chances:
        there = [stop >= _PARTS for stop in stops]
        if not any(there):
            return self._table[stops]
        one, two, three = (arrived / sum(there) for arrived in there)
        return one, two, three

    def chances(self, points: Sequence[float]) -> Chances:
        """How likely each is to be first, for totals in the order of play."""
        places = [min(float(_PARTS), max(0.0, total / self._step)) for total in points]
        lows = [min(_PARTS - 1, int(place)) for place in places]
        sums = [0.0, 0.0, 0.0]
        for above in product((0, 1), repeat=3):
            weight = 1.0
            for place, low, up in zip(places, lows, above, strict=True):
                weight *= place - low if up else 1 - place + low
            if weight:
                one, two, three = (low + up for low, up in zip(lows, above, strict=True))
                for number, chance in enumerate(self._at((one, two, three))):
                    sums[number] += weight * chance
        return sums[0], sums[1], sums[2]


@cache
def leaving(rules: PiquetRules) -> Leaving:
    """The chances of the partie of three."""
    return Leaving(rules.target, played_deals_of_three(_NORMAN))


def prices(rules: PiquetRules, standing: Standing, party: int, counted: Sequence[float] = (0, 0, 0)) -> list[float]:
    """What a point of each party is worth to ``party`` in a deal of three, by how much oftener it is then the first to
    leave; its own is 1. ``counted`` has what each has counted in the deal already.
    """
    # Before the next deal who leads now plays last.
    leads, *others = players_of(rules, standing)
    order = [*others, leads]
    table = leaving(rules)
    span = _SPAN * rules.target

    def chance(more_of: int | None = None) -> float:
        totals = [standing.points[one] + counted[one] + span * (one == more_of) for one in order]
        return table.chances(totals)[order.index(party)]

    now = chance()
    gain = max(_LEAST, chance(party) - now)
    return [
        1.0 if one == party else -min(_DEAREST, max(0.0, now - chance(one)) / gain) for one in range(len(rules.parties))
    ]
