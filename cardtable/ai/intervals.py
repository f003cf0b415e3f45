"""95 % intervals of numbers that are counted or sampled."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

NORMAL = 1.959963984540054
"""The 97.5 % point of the normal distribution."""


class Estimate(NamedTuple):
    """A value and the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, float | None]:
        """Return the three numbers; null for one that is infinite or unknown, because JSON has no such numbers."""
        return {name: round(number, 4) if math.isfinite(number) else None for name, number in self._asdict().items()}


def wilson(successes: float, trials: float) -> Estimate:
    """Return a rate with Wilson's score interval. Numbers may be fractions, for shared successes and for dependent
    trials.
    """
    if trials == 0:
        return Estimate(math.nan, 0.0, 1.0)
    rate = successes / trials
    spread = NORMAL * NORMAL / trials
    middle = (rate + spread / 2) / (1 + spread)
    half = NORMAL / (1 + spread) * math.sqrt(rate * (1 - rate) / trials + spread / (4 * trials))
    return Estimate(rate, max(0.0, middle - half), min(1.0, middle + half))


def ratio(sums: Sequence[tuple[float, int]]) -> Estimate:
    """Return the mean of all observations, which are given in independent clusters of ``(sum, count)``.

    The interval is the normal one of the ratio estimator, so observations within one cluster may depend on each other.
    It is infinite for a single cluster.
    """
    count = sum(number for _, number in sums)
    if count == 0:
        return Estimate(math.nan, -math.inf, math.inf)
    mean = sum(total for total, _ in sums) / count
    clusters = len(sums)
    if clusters < 2:
        return Estimate(mean, -math.inf, math.inf)
    squares = sum((total - mean * number) ** 2 for total, number in sums)
    half = NORMAL * math.sqrt(clusters / (clusters - 1) * squares) / count
    return Estimate(mean, mean - half, mean + half)


def student(freedom: int) -> float:
    """Return the 97.5 % point of Student's t-distribution with ``freedom`` degrees of freedom; infinite for none.

    The expansion of Cornish and Fisher, exact to 1 % from three degrees on.
    """
    if freedom < 1:
        return math.inf
    square = NORMAL * NORMAL
    first = (square + 1) / 4
    second = (5 * square**2 + 16 * square + 3) / 96
    third = (3 * square**3 + 19 * square**2 + 17 * square - 15) / 384
    return NORMAL * (1 + first / freedom + second / freedom**2 + third / freedom**3)


def quantile(sorted_values: Sequence[float], share: float) -> float:
    """Return the smallest value that at least ``share`` of the ascending ``sorted_values`` do not exceed; nan if there
    is none.
    """
    if not sorted_values:
        return math.nan
    return sorted_values[max(0, math.ceil(share * len(sorted_values)) - 1)]
