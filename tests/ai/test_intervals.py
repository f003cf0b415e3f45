"""The 95 % intervals of the arena."""

from __future__ import annotations

import math
import random

import pytest

from cardtable.ai.intervals import quantile, ratio, student, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_rates_have_wilson_intervals(successes: int, trials: int, low: float, high: float) -> None:
    """The last one is the example of Newcombe (1998), method 3."""
    estimate = wilson(successes, trials)
    assert estimate.value == successes / trials
    assert (estimate.low, estimate.high) == pytest.approx((low, high), abs=5e-5)


def test_a_rate_of_nothing_is_unknown() -> None:
    estimate = wilson(0, 0)
    assert math.isnan(estimate.value)
    assert (estimate.low, estimate.high) == (0.0, 1.0)


def test_equal_clusters_have_the_interval_of_their_means() -> None:
    sums = [(2.0, 2), (4.0, 2), (6.0, 2)]
    estimate = ratio(sums)
    assert estimate.value == 2.0
    # Means 1, 2, 3: standard error sqrt(1 / 3).
    assert estimate.high - estimate.value == pytest.approx(1.959964 * math.sqrt(1 / 3), rel=1e-6)
    assert estimate.value - estimate.low == pytest.approx(estimate.high - estimate.value)


def test_a_single_cluster_says_nothing_about_the_spread() -> None:
    assert ratio([(3.0, 2)]) == (1.5, -math.inf, math.inf)
    assert math.isnan(ratio([]).value)


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    generator = random.Random(7)
    held = 0
    for _ in range(400):
        sums = []
        for _ in range(60):
            luck = generator.gauss(0, 1)
            count = generator.randint(1, 4)
            sums.append((sum(0.5 + luck + generator.gauss(0, 1) for _ in range(count)), count))
        estimate = ratio(sums)
        held += estimate.low <= 0.5 <= estimate.high
    assert 360 <= held <= 395


@pytest.mark.parametrize(
    ("freedom", "point"),
    [(3, 3.182), (4, 2.776), (5, 2.571), (6, 2.447), (10, 2.228), (20, 2.086), (60, 2.000), (1000, 1.962)],
)
def test_students_points_are_those_of_the_tables(freedom: int, point: float) -> None:
    """Any table of the t distribution, two-sided, 5 %."""
    assert student(freedom) == pytest.approx(point, rel=0.01 if freedom < 6 else 0.001)


def test_of_one_observation_nothing_is_certain() -> None:
    assert student(0) == math.inf


def test_quantiles_are_values_that_were_seen() -> None:
    values = [1.0, 2.0, 3.0, 4.0]
    assert [quantile(values, share) for share in (0.0, 0.25, 0.5, 0.51, 0.95, 1.0)] == [1.0, 1.0, 2.0, 3.0, 4.0, 4.0]
    assert math.isnan(quantile([], 0.5))
