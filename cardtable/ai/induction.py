"""The worth of a match of two sides before a deal, computed by backward induction from the end of the match over the
deals that may come.

A deal is described by what it brings the leader and the dealer, who change roles after each deal. Values are those of
the leader of the next deal, in the unit in which the match is paid; the opponent's value is the negative.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from itertools import product
from typing import TypeAlias

Deals: TypeAlias = Mapping[tuple[int, int], int]
"""How often a deal brings leader and dealer each pair of points."""
_FINEST = 50
"""The number of steps that a table to a number of points has for each side, about."""
_LAST = 10
"""How many of the last points before the target have a step each."""


class ToTarget:
    """The worth of a match that ends with the deal in which a side reaches ``target``.

    ``pays`` is called with the points before the deal and what the deal brings (own, own, other's, other's). It returns
    what the match pays the first side if one has reached the target, or 0 if the match goes on.

    With ``alike`` a value is the same for both sides, as the chance that the match ends in a certain way is.

    The table has an entry for every standing, or, for a long match, for some of them, including all of the last points.
    Values between are interpolated; while the table is made, the nearest entry is used.
    """

    def __init__(
        self, target: int, deals: Deals, pays: Callable[[int, int, int, int], float], alike: bool = False
    ) -> None:
        others = 1 if alike else -1
        step = max(1, -(-target // _FINEST))
        stops = [points for points in range(target) if points % step == 0 or target - points <= _LAST]
        nearest = [min(range(len(stops)), key=lambda place: abs(stops[place] - points)) for points in range(target)]
        weights = [(mine, theirs, number) for (mine, theirs), number in deals.items() if mine or theirs]
        whole = sum(number for _, _, number in weights)
        table = [[0.0] * len(stops) for _ in stops]
        # Every deal brings points to at least one side, so that the states with more points, which come later, are
        # computed first.
        for i, j in sorted(product(range(len(stops)), repeat=2), key=lambda both: -stops[both[0]] - stops[both[1]]):
            a, b = stops[i], stops[j]
            total = 0.0
            for mine, theirs, number in weights:
                c, d = a + mine, b + theirs
                if c < target and d < target:
                    one, two = nearest[d], nearest[c]
                    if stops[one] + stops[two] <= a + b:
                        # A deal that brings less than a step may not lead back to where it began.
                        one, two = (one + 1, two) if one + 1 < len(stops) else (one, two + 1)
                    total += others * number * table[one][two]
                else:
                    total += number * pays(a, mine, b, theirs)
            table[i][j] = total / whole
        self._table = table
        self._stops = stops

    def value(self, own: float, other: float) -> float:
        """Return the worth for the side that leads next and has ``own`` points; both sides have less than the
        target.
        """
        i, k, p = self._between(own)
        j, m, q = self._between(other)
        table = self._table
        upper = (1 - q) * table[i][j] + q * table[i][m]
        return (1 - p) * upper + p * ((1 - q) * table[k][j] + q * table[k][m])

    def _between(self, points: float) -> tuple[int, int, float]:
        """Return the entries below and above ``points``, and how far ``points`` is from the lower to the upper one (0
        to 1).
        """
        stops = self._stops
        above = bisect_left(stops, points)
        if above == len(stops) or points <= 0:
            above = min(above, len(stops) - 1)
            return above, above, 0.0
        low = stops[above - 1]
        return above - 1, above, (points - low) / (stops[above] - low)


class FixedDeals:
    """The worth of a match with a fixed number of deals. At its end it ``pays`` the first side a number that depends on
    the points (own, other's).

    With ``lead_only`` only the difference of the points matters, which is much faster. With a ``step``, values between
    multiples of it are interpolated, except for what the last deal brings. If the number of deals left is in
    ``halved``, the next deal brings half as much as those in ``deals``.
    """

    def __init__(
        self,
        deals: Deals,
        pays: Callable[[int, int], float],
        lead_only: bool = False,
        step: int = 1,
        halved: Collection[int] = (),
    ) -> None:
        self._deals = [(mine, theirs, number) for (mine, theirs), number in deals.items()]
        self._halved = halved
        self._whole = sum(deals.values())
        self._pays = pays
        self._lead_only = lead_only
        self._step = step
        self._value = lru_cache(maxsize=1 << 16)(self._induced)

    def value(self, own: int, other: int, left: int) -> float:
        """Return the worth for the side that leads next, by the points (own, other's) and the number of deals left."""
        least = min(own, other) if self._lead_only else 0
        if left <= 1:
            return self._value(own - least, other - least, left)
        return self._between(own - least, other - least, left)

    def _between(self, own: int, other: int, left: int) -> float:
        step = self._step
        if step == 1 or not left:
            return self._value(own, other, left)
        (i, p), (j, q) = divmod(own, step), divmod(other, step)
        found = 0.0
        for place, share in ((i, step - p), (i + 1, p)):
            for beside, part in ((j, step - q), (j + 1, q)):
                if share and part:
                    found += share * part * self._value(place * step, beside * step, left)
        return found / step**2

    def _induced(self, own: int, other: int, left: int) -> float:
        if not left:
            return self._pays(own, other)
        rest, total, part = left - 1, 0.0, 2 if left in self._halved else 1
        for mine, theirs, number in self._deals:
            first, second = other + theirs // part, own + mine // part
            least = min(first, second) if self._lead_only else 0
            total += number * self._between(first - least, second - least, rest)
        return -total / self._whole
