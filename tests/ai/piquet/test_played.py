"""What the cards that the opponent has played tell about his hand."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.beliefs import possible_hands
from cardtable.ai.piquet.played import PlayedCards, _remembered
from cardtable.ai.piquet.scorings import is_pique_open, pique_trick, scoring_of
from cardtable.ai.piquet.solver import Solver
from cardtable.ai.piquet.style import DISCARD, LEAD, choices
from cardtable.ai.piquet.tricks import solved
from cardtable.core.cards import parse_card, parse_cards
from cardtable.core.chance import rng
from cardtable.games.piquet.actions import DECLARE, NO_NINETY, play
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from tests.ai.piquet.test_beliefs import RUBICON, dealt_at_random
from tests.games.piquet.tables import do, exchanged, rules_of, suited


def played(observation: PiquetObservation, rules: PiquetRules = RUBICON) -> PlayedCards:
    return PlayedCards(observation, rules, Solver(scoring_of(observation, rules)))


def after(elder: str, dealer: str, cards: str, rules: PiquetRules = RUBICON) -> PiquetState:
    """Everybody has declared all, and these cards were played."""
    state, _ = exchanged(rules, suited(elder), suited(dealer))
    while state.phase is not Phase.PLAY:
        state.apply(DECLARE if DECLARE in state.legal() else NO_NINETY)
    do(state, *cards.split())
    return state


def held(text: str) -> int:
    return mask_of(parse_cards(text))


def capot_threatens() -> PiquetState:
    """Elder has nine tricks and leads hearts; the dealer keeps one card to one of two suits."""
    return after(
        "S:AKQ7 H:AK987 D:AKT",
        "S:JT8 H:QJ C:AKQ D:QJ97",
        "AH JH AD 7D AS 8S QS TS KS JS 7S AC KH QH 7H 9D 8H QC 9H",
    )


def test_whoever_had_one_more_of_the_suit_that_cannot_be_taken_would_have_led_it() -> None:
    state = capot_threatens()
    told = played(state.observe(1))
    assert told.likelihood(held("KD TD")) > 3 * told.likelihood(held("KD 9S"))


def test_that_tells_what_is_to_be_kept() -> None:
    observation = capot_threatens().observe(1)
    hands = possible_hands(RUBICON, observation)
    # By what elder would have laid away the nine of spades is the likeliest, beside which any card is as good.
    assert max(hands, key=hands.__getitem__) == held("KD 9S")
    margins = []
    for reads in (False, True):
        values = solved(observation, RUBICON, observation.hand, hands, random.Random(1), Budget(samples=700), reads)
        margins.append(values[parse_card("KC")] - values[parse_card("QD")])
    assert margins[1] > 2 * margins[0] > 0


@pytest.mark.parametrize("place", [0, 1])
def test_no_hand_is_excluded(place: int) -> None:
    state = dealt_at_random(3, 5, 3)
    chance = rng(3)
    while sum(state.tricks) < 7:
        cards = sorted(state.legal().cards())
        state.apply(play(cards[int(chance.random() * len(cards))]))
    observation = state.observe(state.players[place])
    told = played(observation)
    hands = possible_hands(RUBICON, observation)
    assert len(hands) > 1
    assert all(told.likelihood(hand) > 0 and math.isfinite(told.likelihood(hand)) for hand in hands)


def test_nothing_hangs_on_what_was_asked_before() -> None:
    state = capot_threatens()
    observation = state.observe(1)
    hands = list(possible_hands(RUBICON, observation))
    warm = played(observation)
    before = [warm.likelihood(hand) for hand in hands]
    _remembered.cache_clear()
    cold = played(observation)
    assert [cold.likelihood(hand) for hand in reversed(hands)] == before[::-1]


def test_before_anything_was_played_nothing_is_told() -> None:
    state = dealt_at_random(7, 5, 3)
    observation = state.observe(state.players[0])
    told = played(observation)
    assert len({told.likelihood(hand) for hand in possible_hands(RUBICON, observation)}) == 1


def test_a_first_lead_of_a_suit_that_was_named_tells_nothing() -> None:
    state = after("S:AKQJ H:AKQ C:AK7 D:A7", "S:T98 H:JT9 C:QJT D:KQJ", "AS")
    observation = state.observe(1)
    free, bound = played(observation), played(replace(observation, lead_suit=0))
    hands = possible_hands(RUBICON, observation)
    assert len({free.likelihood(hand) for hand in hands}) > 1
    assert len({bound.likelihood(hand) for hand in hands}) == 1


def test_whoever_revoked_may_have_held_the_suit() -> None:
    irregularities = rules_of("rubicon", strict=True)
    state = after("S:AKQJ H:AKQ C:AK7 D:A7", "S:T98 H:JT9 C:QJT D:KQJ", "AS 9H", irregularities)
    told = played(state.observe(0), irregularities)
    assert told.likelihood(mask_of(suited("S:T98 H:JT C:QJT D:KQJ"))) > 0


def test_cards_that_nobody_is_between_are_one_choice() -> None:
    # King and jack with the queen gone, the nine and the seven with the eight held by somebody else.
    found = choices(0b01010101, 0b00000010, LEAD)
    assert [choice.bits for choice in found] == [0b1, 0b01010100]


def test_a_guard_is_kept_if_it_can_be() -> None:
    # A king and one small card beside an ace that is out; a king and two.
    bare, safe = choices(0b01000001, 0b10111110, DISCARD), choices(0b01000011, 0b10111100, DISCARD)
    assert bare[0].reckons < safe[0].reckons
    assert bare[0].feels < safe[0].feels


def test_who_takes_does_so_cheaply() -> None:
    # Ace, queen and seven to the jack, the king being out.
    cheap, dear = choices(0b10100001, 0b01011110, 4)[1:]
    assert (cheap.bits, dear.bits) == (0b00100000, 0b10000000)
    assert cheap.reckons > dear.reckons
    assert cheap.feels > dear.feels


def test_a_card_is_judged_by_what_was_at_stake_when_it_was_played() -> None:
    rules = rules_of("session")
    # Elder's eighth trick would have made the Sechziger, so that the dealer takes her first that he can.
    state = after("S:KQ H:A D:AKQ C:AKQJ98", "S:AJ97 H:KJ98 D:T97 C:T", "QC TC QD TD QS AS", rules)
    observation, hand = state.observe(0), mask_of(state.hands[1])
    assert pique_trick(observation, rules) == 8
    assert not is_pique_open(observation, rules)
    read, calm = played(observation, rules), played(observation, rules)
    calm._solver = Solver(replace(calm._solver.scoring, pique_at=0, pique=0))
    takes_at_once, waits = (one._chances(one._steps[-1], hand | one._steps[-1].later)[0] for one in (read, calm))
    assert takes_at_once > 0.5
    assert waits < 0.1
