"""Hands dealt to others for a computer player where values are announced: they could have been the true ones."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import permutations
from operator import contains

import pytest

from cardtable.core.cards import Card
from cardtable.core.chance import shuffled
from cardtable.core.state import Deal
from cardtable.games.casino.announcing import Duty, duties
from cardtable.games.casino.sampling import sample
from cardtable.games.casino.state import CasinoState
from cardtable.games.registry import family_of, variant


def announcing_deal(players: int, jokers: str, seed: int) -> list[CasinoState]:
    """Return the states of a deal that is played at random by players who announce whenever they can."""
    rng = random.Random(seed)
    family, rules = (
        family_of("casino.zwicker_jensen"),
        variant("casino.zwicker_jensen").rule_set(players, {"valued_jokers": jokers}),
    )
    state = family.deal(rules, family.begin(rules, 0))
    states: list[CasinoState] = []
    state.apply(Deal(tuple(shuffled(family.pack(rules), rng))))
    while state.actor() >= 0:
        assert isinstance(state, CasinoState)
        states.append(state.copy())
        legal = list(state.legal())
        state.advance(rng.choice([one for one in legal if one.value] or legal))
    return states


def may_have(state: CasinoState, duty: Duty, hand: Sequence[Card]) -> bool:
    """Whether who holds ``hand`` could have taken its stacks then, with a card for each."""
    held = [state.rules.hand_values[card] for card in (*hand, *duty.later)]
    return any(all(map(contains, cards, duty.values)) for cards in permutations(held, len(duty.values)))


@pytest.mark.parametrize(
    ("players", "jokers", "seed"), [(4, "three", 3), (4, "three", 4), (3, "four", 5), (2, "six", 6), (2, "four", 9)]
)
def test_hands_for_others_could_have_been_theirs(players: int, jokers: str, seed: int) -> None:
    rng, owed, broken, several = random.Random(seed), 0, 0, 0
    for state in announcing_deal(players, jokers, seed):
        for seat in range(players):
            seen = state.observe(seat)
            hands = sample(seen, rng)
            assert hands.observe(seat) == seen
            assert [len(hand) for hand in hands.hands] == [len(hand) for hand in state.hands]
            for duty in duties(state.rules, seen.plays):
                # Of the true hands nothing else is ever told.
                assert may_have(state, duty, state.hands[duty.seat])
                broken += not may_have(state, duty, hands.hands[duty.seat])
                owed += 1
                several += len(duty.values) > 1
    assert several
    # Where no deal fits after many tries, one is taken that nearly does.
    assert broken < owed / 100
