"""The points that one deal of Casino can bring to its sides.

Each part of the score table is distributed among the sides in every possible way, and the sums are combined. Cards,
spades and other counts are distributed independently of each other; so all refused points are impossible, and a few of
the accepted ones are, too. Sweeps and mulles are added, as many as there can be captures.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cardtable.games.casino.parts import captures_of
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.sharing import Points, shares


def can_be(rules: CasinoRules, points: Sequence[int], difference: bool = False) -> bool:
    """Whether a deal that is played to its end can bring the sides ``points``. With ``difference``, ``points`` are
    without those marked at once.
    """
    score = rules.score
    if score.sweeps.passed_on:
        return _can_be_passed_on(rules, points)
    beyond = sum(part.beyond(len(rules.pack)) for part in score.parts if not (difference and part.at_once))
    for least in _certain(score, len(rules.pack), len(points), difference):
        more = [have - sure for have, sure in zip(points, least, strict=True)]
        if min(more) >= 0 and sum(more) <= beyond:
            return True
    return False


def _can_be_passed_on(rules: CasinoRules, points: Sequence[int]) -> bool:
    """Whether ``points`` are possible if a sweep gives points to one side and takes as many off another, so that the
    sum stays. Apart from sweeps only cards count, and so many of them count a point that the rest can always be
    distributed.
    """
    step = rules.score.sweeps.points
    most = step * captures_of(len(rules.pack)) + rules.score.sweeps.twin
    whole = sum(map(rules.score.of_card, rules.pack))
    least = [have % step for have in points]
    if sum(points) != whole or sum(least) > whole:
        return False
    return any(
        all(abs(have - one - step * more) <= most for have, one, more in zip(points, least, steps, strict=True))
        for steps in shares((whole - sum(least)) // step, len(points))
    )


@lru_cache(maxsize=16)
def _certain(score: ScoreTable, cards: int, sides: int, difference: bool) -> frozenset[Points]:
    """Return all points that the sides can have without any sweep or mulle."""
    sums: set[Points] = {(0,) * sides}
    for part in score.parts:
        for ways in part.ways(cards, sides) if not (difference and part.at_once) else ():
            sums = {tuple(map(int.__add__, before, more)) for before in sums for more in ways}
    return frozenset(sums)
