"""Every position that play leads to prints itself, and can be set up again from that text."""

from __future__ import annotations

from itertools import islice

import pytest

from cardtable.core.chance import rng
from cardtable.games.positions import lay_out
from tests.contract.setups import SETUPS, Setup, first_standing, match, walk


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_position_is_read_back(setup: Setup) -> None:
    waiting = setup.family.deal(setup.rule_set, first_standing(setup))
    assert lay_out(str(waiting)).state.key() == waiting.key()
    for state, _ in islice(walk(setup, 41), 0, None, 9):
        again = lay_out(str(state)).state
        assert again.key() == state.key()
        for seat in setup.seats:
            assert again.observe(seat) == state.observe(seat)
            assert again.zones(seat) == state.zones(seat)
            # What it does not know makes no difference to what it prints.
            twin = setup.family.sample(state.observe(seat), rng(42))
            assert str(twin.observe(seat)) == str(state.observe(seat))
        if state.actor() >= 0:
            assert list(islice(again.legal(), 40)) == list(islice(state.legal(), 40))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_so_is_one_of_a_later_deal(setup: Setup) -> None:
    played = match(setup, 42, most_deals=2)
    if played.over:
        return
    state = setup.family.deal(setup.rule_set, played.standing)
    assert lay_out(repr(state)).state.key() == state.key()
