"""No play leads to a position with which something is wrong, and neither does sampling."""

from __future__ import annotations

from itertools import islice

import pytest

from cardtable.core.chance import spawn
from cardtable.core.state import WithProblems
from tests.contract.setups import SETUPS, Setup, first_standing, walk


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", [71, 72])
def test_nothing_is_wrong_at_any_step(setup: Setup, seed: int) -> None:
    waiting = setup.family.deal(setup.rule_set, first_standing(setup))
    assert isinstance(waiting, WithProblems)
    assert waiting.problems() == []
    for state, _ in walk(setup, seed):
        assert isinstance(state, WithProblems)
        assert state.problems() == []


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nothing_is_wrong_with_a_sample(setup: Setup) -> None:
    generator = spawn(73)
    for state, _ in islice(walk(setup, 73), 0, None, 4):
        for seat in setup.seats:
            sampled = setup.family.sample(state.observe(seat), generator)
            assert isinstance(sampled, WithProblems)
            assert sampled.problems() == []
