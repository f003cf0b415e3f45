"""Which points one deal of Casino can bring to its sides.

Each part of the score table is given away in every way in which it can be, and the sums are put together. Cards and
spades are shared as if neither knew of the other, so what is refused cannot be, and of what is accepted a little
cannot be either. Sweeps and mulles come on top, as many as there can be captures.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import TypeAlias

from cardtable.core.cards import SPADES
from cardtable.games.casino.majorities import Majority
from cardtable.games.casino.parts import Aces, EachSpade, LastCapture, Mulles, Sweeps, ValueCard, captures_of, packs_in
from cardtable.games.casino.rules import CasinoRules, ScoreTable

Points: TypeAlias = tuple[int, ...]


def can_be(rules: CasinoRules, points: Sequence[int], difference: bool = False) -> bool:
    """Whether a deal that is played to its end can bring the sides so many points; with ``difference`` without what
    is marked at once.
    """
    score = rules.score
    if score.sweeps.passed_on:
        return _can_be_passed_on(rules, points)
    beyond = sum(
        part.points * captures_of(len(rules.pack))
        for part in score.parts
        if isinstance(part, Sweeps | Mulles) and not (difference and part.at_once)
    )
    for least in _certain(score, len(rules.pack), len(points), difference):
        more = [have - sure for have, sure in zip(points, least, strict=True)]
        if min(more) >= 0 and sum(more) <= beyond:
            return True
    return False


def _can_be_passed_on(rules: CasinoRules, points: Sequence[int]) -> bool:
    """Whether ``points`` are possible where a sweep goes from one to the next: what it brings and takes off leaves the
    sum as it was. Besides sweeps nothing counts but cards, and so many of them a point that the others find room
    however all are shared.
    """
    step = rules.score.sweeps.points
    most = step * captures_of(len(rules.pack)) + rules.score.sweeps.twin
    whole = sum(map(rules.score.of_card, rules.pack))
    least = [have % step for have in points]
    if sum(points) != whole or sum(least) > whole:
        return False
    return any(
        all(abs(have - one - step * more) <= most for have, one, more in zip(points, least, steps, strict=True))
        for steps in _shares((whole - sum(least)) // step, len(points))
    )


@lru_cache(maxsize=16)
def _certain(score: ScoreTable, cards: int, sides: int, difference: bool) -> frozenset[Points]:
    """What the sides can have without any sweep or mulle."""
    sums: set[Points] = {(0,) * sides}
    for ways in _ways(score, cards, sides, difference):
        sums = {tuple(map(int.__add__, before, more)) for before in sums for more in ways}
    return frozenset(sums)


def _ways(score: ScoreTable, cards: int, sides: int, difference: bool) -> Iterator[set[Points]]:
    """For each thing that is somebody's in every deal, what each side may have of it."""
    packs = packs_in(cards)
    for part in score.parts:
        if difference and part.at_once:
            continue
        match part:
            case Majority():
                yield {
                    tuple(points for _, points in part.awards(numbers)) for numbers in _shares(part.whole(cards), sides)
                }
            case ValueCard():
                yield _worths(packs, part.points, sides)
            case Aces():
                of_spades = packs * (SPADES in part.suits)
                yield _worths(of_spades, part.of_spades, sides)
                yield _worths(packs * len(part.suits) - of_spades, part.points, sides)
            case EachSpade():
                yield _worths((13 - len(part.apart)) * packs, part.points, sides)
            case LastCapture():
                yield _worths(1, part.points, sides)


def _worths(number: int, points: int, sides: int) -> set[Points]:
    return {tuple(share * points for share in shares) for shares in _shares(number, sides)}


def _shares(number: int, sides: int) -> Iterable[Points]:
    """Every way to share out so many."""
    for bounds in combinations(range(number + sides - 1), sides - 1):
        places = (-1, *bounds, number + sides - 1)
        yield tuple(after - before - 1 for before, after in pairwise(places))
