"""Neither play nor sampling leads to an invalid position."""

from __future__ import annotations

from itertools import islice

import pytest

from cardtable.core.chance import rng
from cardtable.core.state import WithStatus
from tests.contract.setups import SETUPS, Setup, first_standing, walk


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", [71, 72])
def test_nothing_is_wrong_at_any_step(setup: Setup, seed: int) -> None:
    waiting = setup.family.deal(setup.rule_set, first_standing(setup))
    assert isinstance(waiting, WithStatus)
    assert waiting.status() == []
    for state, _ in walk(setup, seed):
        assert isinstance(state, WithStatus)
        assert state.status() == []


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nothing_is_wrong_with_a_sample(setup: Setup) -> None:
    generator = rng(73)
    for state, _ in islice(walk(setup, 73), 0, None, 4):
        for seat in setup.seats:
            sampled = setup.family.sample(state.observe(seat), generator)
            assert isinstance(sampled, WithStatus)
            assert sampled.status() == []
