"""What a match of two sides is worth before a deal, by backward induction from its end over the deals that may come.

A deal is told by what it brings who leads first and who deals, and they take turns. Values are those of who leads first
in the next deal, in what the match pays; the opponent's are the opposite.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from itertools import product
from typing import TypeAlias

Deals: TypeAlias = Mapping[tuple[int, int], int]
"""How often a deal brings who leads and who deals so many points."""
_FINEST = 50
"""A table to a number of points has about so many steps for either."""
_LAST = 10
"""Of the last points before the target so many have a step of their own."""


class ToTarget:
    """A match that ends with the deal in which one of them reaches ``target``.

    ``pays`` gives for points before the deal and what it brings (own, own, other's, other's) what it pays the first of
    them if one of them has reached the target, 0 if it has to go on nevertheless.

    There is a table of all standings. Of a long match it has only some, all of the last points among them: what lies
    between is interpolated, and while the table is made taken to be like the nearest.
    """

    def __init__(self, target: int, deals: Deals, pays: Callable[[int, int, int, int], float]) -> None:
        step = max(1, -(-target // _FINEST))
        stops = [points for points in range(target) if points % step == 0 or target - points <= _LAST]
        nearest = [min(range(len(stops)), key=lambda place: abs(stops[place] - points)) for points in range(target)]
        weights = [(mine, theirs, number) for (mine, theirs), number in deals.items() if mine or theirs]
        whole = sum(number for _, _, number in weights)
        table = [[0.0] * len(stops) for _ in stops]
        # Every deal brings somebody something, so that what comes later is known first.
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
                    total -= number * table[one][two]
                else:
                    total += number * pays(a, mine, b, theirs)
            table[i][j] = total / whole
        self._table = table
        self._stops = stops

    def value(self, own: float, other: float) -> float:
        """The worth to who leads next and has ``own`` points; both have less than the target."""
        i, k, p = self._between(own)
        j, m, q = self._between(other)
        table = self._table
        upper = (1 - q) * table[i][j] + q * table[i][m]
        return (1 - p) * upper + p * ((1 - q) * table[k][j] + q * table[k][m])

    def _between(self, points: float) -> tuple[int, int, float]:
        """The stops below and above ``points``, and how far it is from one to the other."""
        stops = self._stops
        above = bisect_left(stops, points)
        if above == len(stops) or points <= 0:
            above = min(above, len(stops) - 1)
            return above, above, 0.0
        low = stops[above - 1]
        return above - 1, above, (points - low) / (stops[above] - low)


class FixedDeals:
    """A match that ends after a number of deals and then ``pays`` the first of them so much for points (own and
    other's). With ``lead_only`` nothing but their difference matters, which makes it much quicker. With a ``step``
    what lies between multiples of it is interpolated, but for what the last deal brings. When so many deals are left as
    ``halved`` names, the next brings half as much as those in ``deals``.
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
        """The worth to who leads next, for points (own and other's) and how many deals are left."""
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
