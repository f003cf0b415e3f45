"""What a decision of each player costs by the coach’s judgement, and how strong a person is whose decisions cost that.

``losses.txt`` has a line for each rule set, played by as few as can play it: points a decision for each of ``PLAYERS``.
``python -m tests.benchmarks.losses`` measures them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import accumulate
from typing import NamedTuple

from cardtable.ai.names import PLAYERS, USUAL_LEVEL

NAME = "losses.txt"
_DOUBT = 30
"""After so many decisions half of the way is gone from the usual level: after a deal or two nobody is known well."""
_STEPS = 30
"""Halvings of the scale, after which a level is as exact as numbers are."""


@cache
def losses() -> Mapping[str, Sequence[float]]:
    """Points that a decision of each of ``PLAYERS`` costs, by rule set. Chance may have put a stronger one behind a
    weaker one; there they are alike.
    """
    text = files(__package__).joinpath(NAME).read_text(encoding="ascii")
    rows = (line.split() for line in text.splitlines())
    return {name: [*accumulate(map(float, costs), min)] for name, *costs in rows}


class Judged(NamedTuple):
    """So many ``decisions`` by a rule set that cost so many ``points`` together."""

    rule_set: str
    decisions: int
    points: float


def level_of(deals: Iterable[Judged]) -> float:
    """The place among ``PLAYERS``, between two of them as a rule, of somebody who decided as in these ``deals``; the
    usual one if nothing is known. Rule sets that have no figures count for nothing.

    Each rule set is measured by its own figures and counts by its decisions: a point is much at one and little at
    another, and a blunder at one must not outweigh hundreds of good decisions at another.
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
    """The level at which a decision costs so many points."""
    low, high = 0.0, len(PLAYERS) - 1.0
    for _ in range(_STEPS):
        level = (low + high) / 2
        if expected(rule_set, level) > cost:
            low = level
        else:
            high = level
    return high


def expected(rule_set: str, level: float) -> float:
    """What a decision of somebody of this ``level`` costs in points; raises ``KeyError`` without figures."""
    costs = losses()[rule_set]
    place = min(int(level), len(costs) - 2)
    return costs[place] + (level - place) * (costs[place + 1] - costs[place])
