"""What a decision of each computer player costs by the judgement of the coach, and how strong a person is whose
decisions cost a given amount.

``losses.txt`` has a line for each rule set, with its smallest number of players: the points that a decision of each of
``PLAYERS`` costs. ``python -m tests.benchmarks.losses`` measures them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from cardtable.ai.names import PLAYERS, USUAL_LEVEL

NAME = "losses.txt"
_DOUBT = 30
"""After so many decisions the level is halfway between the usual one and the one that was measured; one or two deals do
not show a person's level.
"""
_STEPS = 30
"""How many times the scale is halved; after that a level is as exact as floating-point numbers are."""


@cache
def losses() -> Mapping[str, Sequence[float]]:
    """Return the points that a decision of each of ``PLAYERS`` costs, by rule set. Where chance made a stronger player
    look worse than a weaker one, both get equal numbers.
    """
    text = Path(__file__).with_name(NAME).read_text(encoding="ascii")
    rows = (line.split() for line in text.splitlines())
    return {name: [*accumulate(map(float, costs), min)] for name, *costs in rows}


class Judged(NamedTuple):
    """``decisions`` decisions in one rule set that cost ``points`` points together."""

    rule_set: str
    decisions: int
    points: float


def level_of(deals: Iterable[Judged]) -> float:
    """Return the level of a person who decided as in these ``deals``: a place among ``PLAYERS``, usually between two of
    them. The usual level if nothing is known; rule sets without figures do not count.

    Each rule set is measured by its own figures and counts by its decisions, because a point is much in one game and
    little in another, and one blunder in one game must not outweigh hundreds of good decisions in another.
    """
    decisions: dict[str, int] = defaultdict(int)
    points: dict[str, float] = defaultdict(float)
    for one in deals:
        if one.rule_set in losses() and one.decisions:
            decisions[one.rule_set] += one.decisions
            points[one.rule_set] += one.points
    known = sum(decisions.values())
    if not known:
        return USUAL_LEVEL
    level = sum(number * _place(rule_set, points[rule_set] / number) for rule_set, number in decisions.items()) / known
    return USUAL_LEVEL + (level - USUAL_LEVEL) * known / (known + _DOUBT)


def _place(rule_set: str, cost: float) -> float:
    """Return the level at which a decision costs ``cost`` points."""
    low, high = 0.0, len(PLAYERS) - 1.0
    for _ in range(_STEPS):
        level = (low + high) / 2
        if expected(rule_set, level) > cost:
            low = level
        else:
            high = level
    return high


def expected(rule_set: str, level: float) -> float:
    """Return what a decision of a player of this ``level`` costs in points; raises ``KeyError`` for a rule set without
    figures.
    """
    costs = losses()[rule_set]
    place = min(int(level), len(costs) - 2)
    return costs[place] + (level - place) * (costs[place + 1] - costs[place])
