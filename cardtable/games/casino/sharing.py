"""The ways in which things can be distributed among the sides, and the points that each side gets."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise
from typing import TypeAlias

Points: TypeAlias = tuple[int, ...]
"""The points of each side."""


def shares(number: int, sides: int) -> Iterable[Points]:
    """Yield every way to distribute ``number`` things among ``sides`` sides."""
    for bounds in combinations(range(number + sides - 1), sides - 1):
        places = (-1, *bounds, number + sides - 1)
        yield tuple(after - before - 1 for before, after in pairwise(places))


def worths(number: int, points: int, sides: int) -> set[Points]:
    """Return all ways in which ``number`` things, each worth ``points``, can give points to ``sides`` sides."""
    return {tuple(share * points for share in shared) for shared in shares(number, sides)}
