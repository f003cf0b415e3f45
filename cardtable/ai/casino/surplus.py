"""What counted points bring where, of more than two sides, only one that has more than all others together marks
anything: its surplus over them.

Points that are marked at once count whatever comes; a point that is counted at the end helps only who comes to the
greater part of all, or takes that part from somebody. So it is worth less.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from cardtable.core.scores import totals
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.rules import CasinoRules

_CARD = 1.5
"""The mean points of a card that counts, weighted by its points."""
_LEAST = 0.1
"""The least worth of a counted point; what is nearly out of reach is still taken."""
_CERTAIN = 0.05
"""The least spread in points of what is left."""
_NORMAL = NormalDist()


class Surplus(NamedTuple):
    """``expected`` has the surplus that each side may expect; ``counted`` is what a point that is counted at the end is
    worth to the own side, beside one that is marked at once.
    """

    expected: Sequence[float]
    counted: float


def matters(rules: CasinoRules) -> bool:
    """Whether more than two sides mark a surplus."""
    return rules.score.difference and len(rules.sides) > 2


def surplus(rules: CasinoRules, facts: Sequence[SideFacts], own: int) -> Surplus:
    """Return the surplus to be expected with the captures so far, if what is left falls to all sides alike."""
    sides = len(facts)
    share = 1 / sides
    counted = counted_so_far(rules, facts)
    left = sum(map(rules.score.of_card, rules.pack)) - sum(counted)
    variance = _CARD * left
    points = [one + left * share for one in counted]
    for part in rules.score.majorities:
        whole = part.whole(len(rules.pack))
        numbers = [part.number_of(fact) for fact in facts]
        still = 1 - sum(numbers) / whole
        variance += part.points**2 * still
        points = [
            one + part.points * (number / whole + still * share) for one, number in zip(points, numbers, strict=True)
        ]
    spread = max(_CERTAIN, 2 * sqrt(variance * share * (1 - share)))
    leads = [2 * one - sum(points) for one in points]
    has_one = [_NORMAL.cdf(lead / spread) for lead in leads]
    expected = [
        spread * _NORMAL.pdf(lead / spread) + lead * chance for lead, chance in zip(leads, has_one, strict=True)
    ]
    # A point that one side captures is lost to the share that each side had in it.
    rivals = (sum(has_one) - has_one[own]) / (sides - 1)
    worth = 2 * (1 - share) * has_one[own] + 2 * share * rivals
    return Surplus(expected, max(_LEAST, worth))


def counted_so_far(rules: CasinoRules, facts: Sequence[SideFacts]) -> list[float]:
    """Return the points of each side's cards, sweeps and mulles so far, without those marked at once."""
    if rules.score.cards_at_once:
        return [0.0] * len(facts)
    parts = [part for part in rules.score.parts if part.settled and not part.at_once]
    lines = [line for part in parts for line in part.lines(facts)]
    return [float(points) for points in totals(lines, len(facts))]
