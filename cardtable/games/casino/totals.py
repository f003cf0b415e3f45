"""The points that one deal of Casino can bring to its sides.

Each part of the score table is distributed among the sides in every possible way, and the sums are combined. Cards,
spades and other counts are distributed independently of each other; so all refused points are impossible, and a few of
the accepted ones are, too. Sweeps and mulles are added, as many as there can be captures.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import gcd

from cardtable.games.casino.happenings import captures_of
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.sharing import Points, shares

_RARE = 0.4
"""The share of the most points of sweeps and the like that hardly any deal exceeds."""


def can_be(rules: CasinoRules, points: Sequence[int], difference: bool = False) -> bool:
    """Whether a deal that is played to its end can bring the sides ``points``. With ``difference``, ``points`` are
    without those marked at once.
    """
    if rules.score.sweeps.passed_on:
        return _can_be_passed_on(rules, points) if _only_cards(rules.score) else _can_be_moved(rules, points)
    besides = _besides(rules, points, difference)
    return besides is not None and besides <= _beyond(rules, difference)


def hardly_ever(rules: CasinoRules, points: Sequence[int], difference: bool = False) -> int:
    """Return how many of the ``points`` of a deal that ``can_be`` nothing but sweeps, mulles and the like can have
    brought, if these are more than hardly any deal has; otherwise 0.
    """
    besides = None if rules.score.sweeps.passed_on else _besides(rules, points, difference)
    return besides if besides is not None and besides > _beyond(rules, difference) * _RARE else 0


def _beyond(rules: CasinoRules, difference: bool) -> int:
    """Return the most points of what does not happen in every deal."""
    return sum(part.beyond(len(rules.pack)) for part in rules.score.parts if not (difference and part.at_once))


def _besides(rules: CasinoRules, points: Sequence[int], difference: bool) -> int | None:
    """Return how many of the ``points`` must come from what does not happen in every deal; None if there is no deal
    with so few points.
    """
    found = []
    for least in _certain(rules.score, len(rules.pack), len(points), difference):
        more = [have - sure for have, sure in zip(points, least, strict=True)]
        if min(more) >= 0:
            found.append(sum(more))
    return min(found, default=None)


def _can_be_passed_on(rules: CasinoRules, points: Sequence[int]) -> bool:
    """Whether ``points`` are possible if a sweep gives points to one side and takes as many off another, so that the
    sum stays. Apart from sweeps only cards count (``_only_cards``), and so many of them count a point that the rest can
    always be distributed.
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


def _only_cards(score: ScoreTable) -> bool:
    """Whether apart from sweeps only cards count, every spade a point, and a sweep by a twin is worth whole sweeps."""
    others = (*score.majorities, *([score.mulles] if score.mulles else []), *score.marked_captures)
    each = any(part.counts_each and part.points == 1 for part in score.parts)
    whole = score.sweeps.twin % score.sweeps.points == 0
    return each and whole and not others and not score.last_capture.points


def _can_be_moved(rules: CasinoRules, points: Sequence[int]) -> bool:
    """Whether ``points`` are possible if sweeps move points from one side to another, whatever else counts."""
    score, cards = rules.score, len(rules.pack)
    sweeps = score.sweeps
    most = max(sweeps.points, sweeps.twin) * captures_of(cards)
    beyond = sum(part.beyond(cards) for part in score.parts if part is not sweeps)
    unit = 1 if beyond else gcd(sweeps.points, sweeps.twin)
    for least in _certain(score, cards, len(points), False):
        moved = [have - sure for have, sure in zip(points, least, strict=True)]
        gained = sum(one for one in moved if one > 0)
        if 0 <= sum(moved) <= beyond and gained <= most + beyond and not any(one % unit for one in moved):
            return True
    return False


@lru_cache(maxsize=16)
def _certain(score: ScoreTable, cards: int, sides: int, difference: bool) -> frozenset[Points]:
    """Return all points that the sides can have without any sweep or mulle."""
    sums: set[Points] = {(0,) * sides}
    for part in score.parts:
        for ways in part.ways(cards, sides) if not (difference and part.at_once) else ():
            sums = {tuple(map(int.__add__, before, more)) for before in sums for more in ways}
    return frozenset(sums)
