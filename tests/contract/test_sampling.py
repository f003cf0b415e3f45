"""The observing seat cannot distinguish a sampled state from the true one."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from cardtable.core.cards import HIDDEN
from cardtable.core.chance import rng
from cardtable.core.state import OVER, DealState
from cardtable.core.zones import hand
from tests.contract.setups import SETUPS, Setup, choose, walk


def all_hands(state: DealState, setup: Setup) -> Counter[int]:
    return Counter(placed.card for seat in setup.seats for placed in state.zones(seat).get(hand(seat), []))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_seat_observes_the_same(setup: Setup) -> None:
    generator = rng(61)
    for state, _ in islice(walk(setup, 61), 0, None, 3):
        for seat in setup.seats:
            observation = state.observe(seat)
            sampled = setup.family.sample(observation, generator)
            assert sampled.observe(seat) == observation
            assert sampled.zones(seat) == state.zones(seat)
            assert (sampled.actor(), sampled.phase_name()) == (state.actor(), state.phase_name())
            assert sampled.lines() == state.lines()
            if state.actor() == seat:
                assert list(sampled.legal().representatives()) == list(state.legal().representatives())


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_hands_are_dealt_from_the_unseen_cards_of_the_pack(setup: Setup) -> None:
    generator = rng(62)
    pack = Counter(setup.family.pack(setup.rule_set))
    for state, _ in islice(walk(setup, 62), 0, None, 5):
        for seat in setup.seats:
            sampled = setup.family.sample(state.observe(seat), generator)
            visible = Counter(placed.card for zone in state.zones(seat).values() for placed in zone)
            del visible[HIDDEN]
            # Of other hands a seat may know cards that went back there.
            in_hands = Counter(
                placed.card for other in setup.seats for placed in state.zones(seat).get(hand(other), [])
            )
            assert all_hands(sampled, setup) + (visible - in_hands) <= pack
            for other in setup.seats:
                assert len(sampled.zones(other).get(hand(other), [])) == len(state.zones(other).get(hand(other), []))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_sample_can_be_played_to_the_end(setup: Setup) -> None:
    generator = rng(63)
    for state, _ in islice(walk(setup, 63), 0, None, 11):
        for seat in setup.seats:
            sampled = setup.family.sample(state.observe(seat), generator)
            while sampled.actor() >= 0:
                sampled.apply(choose(sampled, generator))
            assert sampled.actor() == OVER
            assert sampled.lines()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_same_seed_gives_the_same_sample(setup: Setup) -> None:
    for state, _ in islice(walk(setup, 64), 4, 5):
        for seat in setup.seats:
            first, second = (setup.family.sample(state.observe(seat), rng(64, seat)) for _ in range(2))
            assert first.key() == second.key()


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_samples_differ_where_there_is_something_to_guess(setup: Setup) -> None:
    for state, _ in islice(walk(setup, 65), 1, 2):
        keys = {setup.family.sample(state.observe(0), rng(65, index)).key() for index in range(5)}
        assert len(keys) == 5
