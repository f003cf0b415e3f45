"""In which ways things can be shared out among the sides, and what points that brings each of them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise
from typing import TypeAlias

Points: TypeAlias = tuple[int, ...]
"""What each side has."""


def shares(number: int, sides: int) -> Iterable[Points]:
    """Every way to share out so many."""
    for bounds in combinations(range(number + sides - 1), sides - 1):
        places = (-1, *bounds, number + sides - 1)
        yield tuple(after - before - 1 for before, after in pairwise(places))


def worths(number: int, points: int, sides: int) -> set[Points]:
    """What the sides may have of so many things that are worth so many points each."""
    return {tuple(share * points for share in shared) for shared in shares(number, sides)}
