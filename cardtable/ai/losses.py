"""What a decision of each player costs by the coach’s judgement, and how strong a person is whose decisions cost that.

``losses.txt`` has a line for each rule set, played by as few as can play it: points a decision for each of ``PLAYERS``.
``python -m tests.benchmarks.losses`` measures them.
"""

from __future__ import annotations

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
    """
    known = [one for one in deals if one.rule_set in losses()]
    decisions = sum(one.decisions for one in known)
    if not decisions:
        return USUAL_LEVEL
    cost = sum(one.points for one in known)
    low, high = 0.0, len(PLAYERS) - 1.0
    for _ in range(_STEPS):
        level = (low + high) / 2
        if sum(one.decisions * expected(one.rule_set, level) for one in known) > cost:
            low = level
        else:
            high = level
    return USUAL_LEVEL + (high - USUAL_LEVEL) * decisions / (decisions + _DOUBT)


def expected(rule_set: str, level: float) -> float:
    """What a decision of somebody of this ``level`` costs in points; raises ``KeyError`` without figures."""
    costs = losses()[rule_set]
    place = min(int(level), len(costs) - 2)
    return costs[place] + (level - place) * (costs[place + 1] - costs[place])
