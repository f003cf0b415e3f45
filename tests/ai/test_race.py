"""Races between actions over sampled deals, and budgets."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from cardtable.ai.budget import Budget, Cancelled, TimeIsUp
from cardtable.ai.race import Raced, race, spread


class Track:
    """Runners with known means and noise that all share in part."""

    def __init__(self, means: dict[str, float], own_noise: float, seed: int = 1) -> None:
        self.means = means
        self.own_noise = own_noise
        self.generator = random.Random(seed)
        self.tried: Counter[str] = Counter()

    def deal(self) -> Callable[[str], float]:
        shared = self.generator.gauss(0, 10)

        def value(runner: str) -> float:
            self.tried[runner] += 1
            return self.means[runner] + shared + self.generator.gauss(0, self.own_noise)

        return value


def test_all_run_on_the_same_deals() -> None:
    track = Track({"a": 1.0, "b": 0.9}, own_noise=0.0)
    values = race(["a", "b"], track.deal, Budget(samples=4), 100).means
    assert values["a"] - values["b"] == pytest.approx(0.1)
    assert track.tried == {"a": 4, "b": 4}


def test_who_is_clearly_behind_drops_out_and_is_still_ranked() -> None:
    track = Track({"a": 1.0, "b": 0.98, "c": -3.0, "d": 0.0}, own_noise=0.5)
    values = race(list(track.means), track.deal, Budget(samples=200), 1000).means
    assert track.tried["c"] < 20
    assert track.tried["d"] < 60
    assert track.tried["a"] == track.tried["b"] == 200
    assert sorted(values, key=lambda runner: -values[runner])[2:] == ["d", "c"]
    assert values["a"] - values["c"] == pytest.approx(4.0, abs=0.8)


def test_who_stays_is_tried_to_the_end_however_far_behind() -> None:
    track = Track({"a": 1.0, "b": 0.98, "c": -3.0, "d": -3.0}, own_noise=0.5)
    raced = race(list(track.means), track.deal, Budget(samples=60), 1000, stay=("c",))
    assert track.tried["d"] < 20
    assert track.tried["a"] == track.tried["c"] == 60
    assert raced.means["a"] - raced.means["c"] == pytest.approx(4.0, abs=0.3)
    assert 0.1 < raced.spread("c", "a") < 0.3


def test_a_race_that_is_won_ends_early() -> None:
    track = Track({"a": 1.0, "b": -1.0}, own_noise=0.1)
    values = race(["a", "b"], track.deal, Budget(samples=1000), 1000).means
    assert track.tried["a"] < 20
    assert values["a"] > values["b"]


def test_the_number_of_samples_is_bounded() -> None:
    track = Track({"a": 1.0, "b": 1.0}, own_noise=1.0)
    race(["a", "b"], track.deal, Budget(samples=50), 20)
    assert track.tried["a"] == 20


def test_nobody_runs_alone() -> None:
    track = Track({"a": 1.0}, own_noise=1.0)
    assert race(["a"], track.deal, Budget(samples=50), 20).means == {"a": 0.0}
    assert not track.tried


def test_of_a_hundred_spreads_some_ninety_five_hold_what_is_true() -> None:
    behind = itself = 0
    for seed in range(400):
        raced = race(["a", "b"], Track({"a": 1.0, "b": 0.9}, 0.5, seed).deal, Budget(samples=30), 30)
        behind += abs(raced.means["a"] - raced.means["b"] - 0.1) <= raced.spread("b", "a")
        itself += abs(raced.means["a"] - 1.0) <= raced.spread("a", "a")
        # What all runners have in common is no part of what is between two.
        assert raced.spread("b", "a") < 0.6 < raced.spread("a", "a")
    # Two standard deviations of 400 are two of a hundred; with thirty samples it is 94.
    assert 0.915 < behind / 400 < 0.975
    assert 0.915 < itself / 400 < 0.975


def test_what_counts_like_samples_narrows_the_spread() -> None:
    values = {"a": [1.0, 3.0, 5.0, 3.0], "b": [0.0, 4.0, 2.0, 2.0]}
    # Differences of 1, -1, 3 and 1: their standard deviation is the root of 8 / 3.
    assert Raced({}, values).spread("b", "a") == pytest.approx(1.959964 * (8 / 3 / 4) ** 0.5)
    assert Raced({}, values, 12.0).spread("b", "a") == pytest.approx(1.959964 * (8 / 3 / 16) ** 0.5)
    assert spread([2.0]) == 0.0


def test_without_time_one_sample_is_still_played() -> None:
    track = Track({"a": 1.0, "b": 2.0}, own_noise=0.0)
    values = race(["a", "b"], track.deal, Budget(seconds=0.0), 100).means
    assert values["b"] > values["a"]
    assert track.tried == {"a": 1, "b": 1}


def test_what_was_told_before_counts_like_samples() -> None:
    track = Track({"a": 1.0, "b": 0.0}, own_noise=0.0)
    shared: list[float] = []

    def deal() -> Callable[[str], float]:
        value = track.deal()
        shared.append(value("a") - 1.0)
        return value

    values = race(["a", "b"], deal, Budget(samples=2), 100, {"a": 0.0, "b": 3.0}, 2.0).means
    # Of each two told and two found, what both have in common aside.
    assert values["a"] - sum(shared) / 4 == pytest.approx(0.5)
    assert values["b"] - sum(shared) / 4 == pytest.approx(1.5)


def test_without_time_what_was_told_decides() -> None:
    track = Track({"a": 2.0, "b": 1.0}, own_noise=0.0)
    values = race(["a", "b"], track.deal, Budget(seconds=0.0), 100, {"a": 1.0, "b": 2.0}, 2.0).means
    assert values == {"a": 1.0, "b": 2.0}
    assert not track.tried


def test_a_sample_in_which_time_runs_out_does_not_count() -> None:
    track = Track({"a": 2.0, "b": 1.0}, own_noise=0.0)
    tried = 0

    def deal() -> Callable[[str], float]:
        value = track.deal()

        def short(runner: str) -> float:
            nonlocal tried
            tried += 1
            if tried > 5:
                raise TimeIsUp
            return value(runner)

        return short

    values = race(["a", "b"], deal, Budget(samples=50), 100).means
    assert tried == 6
    assert values["a"] - values["b"] == pytest.approx(1.0)


def test_a_sample_that_is_cut_short_does_not_count() -> None:
    track = Track({"a": 1.0, "b": 2.0, "c": 0.0}, own_noise=0.0)
    budget = Budget(samples=10)
    asked = 0
    spent = Budget.spent

    def spend(done: int) -> float:
        nonlocal asked
        asked += 1
        return 1.0 if asked > 4 else spent(budget, done)

    budget.spent = spend  # type: ignore[method-assign]
    values = race(["a", "b", "c"], track.deal, budget, 100).means
    assert values["b"] - values["a"] == pytest.approx(1.0)
    assert values["a"] - values["c"] == pytest.approx(1.0)


def test_a_cancelled_race_is_broken_off() -> None:
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 5

    track = Track({"a": 1.0, "b": 1.0}, own_noise=1.0)
    with pytest.raises(Cancelled) as caught:
        race(["a", "b"], track.deal, Budget(samples=1000, cancelled=cancelled), 1000)
    assert caught.value.code == "cancelled"
    assert track.tried.total() < 10


def test_samples_are_counted_without_a_look_at_the_clock() -> None:
    budget = Budget(seconds=0.0, samples=4)
    assert [budget.spent(done) for done in (0, 1, 4, 8)] == [0.0, 0.25, 1.0, 2.0]
    assert Budget(seconds=0.0).spent(0) == 1.0
    assert Budget(seconds=1000.0).spent(10**6) < 0.5
