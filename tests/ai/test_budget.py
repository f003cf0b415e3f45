"""Time, samples and the wish that thinking should stop, on a clock that stands still unless it is set."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from cardtable.ai import budget as module
from cardtable.ai.budget import THINKING, Budget, Cancelled, TimeIsUp


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A clock to set: ``clock.now``."""
    face = SimpleNamespace(now=100.0)
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: face.now))
    return face


def test_time_runs_from_the_making_of_the_budget(clock: SimpleNamespace) -> None:
    budget = Budget(2.0 / THINKING)
    assert budget.spent(0) == pytest.approx(0)
    clock.now += 0.5
    assert budget.spent(0) == pytest.approx(0.25)
    assert budget.spent(1000) == pytest.approx(0.25)
    clock.now += 1.5
    assert budget.spent(0) >= 1
    clock.now += 1
    assert budget.spent(0) == pytest.approx(1.5)


def test_some_of_the_time_is_left_for_putting_the_answer_together(clock: SimpleNamespace) -> None:
    budget = Budget(2.0)
    clock.now += 1.9
    assert budget.spent(0) > 1
    assert 0.8 < THINKING < 1


def test_no_time_is_spent_at_once(clock: SimpleNamespace) -> None:
    assert Budget(0.0).spent(0) == 1


def test_with_a_number_of_samples_nobody_looks_at_the_clock(clock: SimpleNamespace) -> None:
    budget = Budget(0.0, 8)
    clock.now += 1000
    assert [budget.spent(done) for done in (0, 2, 8, 10)] == [0, 0.25, 1, 1.25]


def test_something_is_broken_off_when_its_share_of_the_time_is_over(clock: SimpleNamespace) -> None:
    budget = Budget(2.0 / THINKING)
    clock.now += 1.0
    budget.stop()
    budget.stop(0.6)
    with pytest.raises(TimeIsUp):
        budget.stop(0.5)
    clock.now += 1.0
    with pytest.raises(TimeIsUp):
        budget.stop()
    Budget(0.0, samples=3).stop()


@pytest.mark.parametrize("samples", [None, 5])
def test_cancelling_stops_both_kinds(samples: int | None, clock: SimpleNamespace) -> None:
    wish = SimpleNamespace(stop=False)
    budget = Budget(1.0, samples, lambda: wish.stop)
    budget.check()
    assert budget.spent(0) == pytest.approx(0)
    wish.stop = True
    with pytest.raises(Cancelled) as caught:
        budget.check()
    assert caught.value.code == "cancelled"
    with pytest.raises(Cancelled):
        budget.spent(0)


@pytest.mark.parametrize(("samples", "after"), [(None, 3), (2, 2), (8, 3)])
def test_a_budget_for_no_more_than_so_many_samples(samples: int | None, after: int, clock: SimpleNamespace) -> None:
    budget = Budget(2.0 / THINKING, samples)
    clock.now += 0.5
    less = budget.at_most(3)
    assert [less.spent(done) >= 1 for done in range(5)] == [done >= after for done in range(5)]
    # Who may think of more has no more than that.
    assert [less.at_most(4).spent(done) >= 1 for done in range(5)] == [done >= after for done in range(5)]
    if samples is None:
        # The clock goes on from where it was.
        assert less.spent(1) == pytest.approx(0.25)
        clock.now += 1.5
        assert less.spent(0) >= 1
        assert budget.spent(0) >= 1
