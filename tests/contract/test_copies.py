"""A copy is independent of its original, and ``advance`` changes a state as ``apply`` does."""

from __future__ import annotations

import pytest

from cardtable.core.chance import rng
from cardtable.core.state import Deal
from tests.contract.setups import SETUPS, Setup, begun, choose, first_standing, order, walk


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_earlier_copies_never_change(setup: Setup) -> None:
    copies = []
    for state, _ in walk(setup, 21):
        copies.append((state.copy(), state.key(), hash(state.key())))
    assert len({mark for _, _, mark in copies}) == len(copies)
    for copy, key, mark in copies:
        assert copy.key() == key
        assert hash(copy.key()) == mark


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_playing_a_copy_leaves_the_original_alone(setup: Setup) -> None:
    generator = rng(22)
    for number, (state, _) in enumerate(walk(setup, 22)):
        if number % 9 or state.actor() < 0:
            continue
        before = state.key()
        copy = state.copy()
        assert copy.key() == before
        while copy.actor() >= 0:
            copy.apply(choose(copy, generator))
        assert state.key() == before


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_doing_without_telling_does_the_same(setup: Setup) -> None:
    state, _ = begun(setup, 23)
    silent = setup.family.deal(setup.rule_set, first_standing(setup))
    silent.advance(Deal(order(setup, 23)))
    generator = rng(23)
    while state.actor() >= 0:
        assert silent.key() == state.key()
        action = choose(state, generator)
        state.apply(action)
        silent.advance(action)
    assert silent.key() == state.key()
    assert silent.lines() == state.lines()
