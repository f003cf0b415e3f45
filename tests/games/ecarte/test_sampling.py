"""Sampled deals respect what is known, leave nothing out, and favour nothing."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from math import comb

import pytest

from cardtable.core.cards import CLUBS, PACK_32, Card, parse_card, parse_cards, suit_of
from cardtable.core.chance import rng
from cardtable.core.state import Deal
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.ranking import legal_cards
from cardtable.games.ecarte.sampling import Sampler, sample
from cardtable.games.ecarte.state import EcarteState
from tests.games.ecarte.positions import DEALER, ELDER, FAMILY, act, dealt, pack_order, play_cards, rotation


def could_hold(observation: EcarteObservation, seat: int, cards: tuple[Card, ...]) -> bool:
    """Whether ``seat`` may hold ``cards`` now, tried out play by play with the rules of following."""
    held = [*cards, *observation.played(seat)]
    king = parse_card("KH")
    if observation.king == seat and king not in held:
        return False
    lead: Card | None = None
    for player, card in observation.plays:
        if player == seat:
            if lead is not None and card not in legal_cards(held, lead, observation.trump):
                return False
            held.remove(card)
        lead = card if lead is None else None
    return True


def spectated(elder: str, dealer: str, plays: str, *before: str) -> EcarteState:
    """A deal between seats 0 and 1 that seat 2 watches."""
    rules = rotation(3, most_bet=0)
    state = EcarteState(rules, FAMILY.begin(rules.rule_set, DEALER))
    state.apply(Deal(pack_order(rules, elder, dealer, "7H")))
    act(state, *before)
    play_cards(state, plays)
    return state


def unseen(observation: EcarteObservation) -> list[Card]:
    return [card for card in PACK_32 if card not in observation.seen()]


@pytest.mark.parametrize(
    ("before", "plays"),
    [
        (("play",), "8S KS AH 8H TH 7S"),
        (("play", "8S", "king"), "KS KH 8H TH 7S"),
        (("play",), "7S KS AH 8H TH 8S"),
        (("propose", "refuse"), "KD 8D 8H AH TH 8S"),
    ],
)
def test_every_hand_that_agrees_with_the_play_is_dealt_and_no_other(before: tuple[str, ...], plays: str) -> None:
    dealer = "KH TH KS 8D 7C" if "king" in before else "AH TH KS 8D 7C"
    state = dealt("8H 8S 7S KD KC", dealer, "7H")
    act(state, *before)
    play_cards(state, plays)
    for seat, other in ((ELDER, DEALER), (DEALER, ELDER)):
        observation = state.observe(seat)
        count = observation.hand_counts[other]
        possible = {
            cards for cards in combinations(unseen(observation), count) if could_hold(observation, other, cards)
        }
        sampler, generator = Sampler(observation), rng(1)
        found = Counter(tuple(sorted(sampler.hands(generator)[0])) for _ in range(60 * len(possible)))
        assert set(found) == possible
        assert min(found.values()) > 20
        assert max(found.values()) < 110


def test_a_spectator_deals_both_hands_at_once_and_evenly() -> None:
    state = spectated("8H 8S 7S KD KC", "AH TH KS 8D 7C", "8S KS AH 8H TH 7S 7C KC", "play")
    observation = state.observe(2)
    pool = unseen(observation)
    possible = {
        (first, second)
        for first, second in permutations(pool, 2)
        if could_hold(observation, ELDER, (first,)) and could_hold(observation, DEALER, (second,))
    }
    sampler, generator = Sampler(observation), rng(2)
    hands = [sampler.hands(generator) for _ in range(50 * len(possible))]
    found = Counter((first[0], second[0]) for first, second in hands)
    assert set(found) == possible
    assert min(found.values()) > 15
    assert max(found.values()) < 100


def test_a_spectator_favours_no_pair_of_hands() -> None:
    """The dealer has shown that he holds neither diamonds nor trumps, elder has shown nothing: how often elder is dealt
    no club is the share of such pairs of hands among all.
    """
    state = spectated("8D 9D TD JC QC", "KS QS AC 8C 9C", "8D 8C", "play")
    observation = state.observe(2)
    without_clubs = 0
    sampler, generator = Sampler(observation), rng(3)
    for _ in range(4000):
        elder, dealer = sampler.hands(generator)
        assert could_hold(observation, ELDER, tuple(elder))
        assert could_hold(observation, DEALER, tuple(dealer))
        assert not set(elder) & set(dealer)
        without_clubs += all(suit_of(card) != CLUBS for card in elder)
    # Unseen: 8 spades, 7 clubs, 14 red cards. The dealer's four cards are spades and clubs.
    pairs = {
        (spades, clubs): comb(8, spades) * comb(7, clubs) * comb(14, 4 - spades - clubs) * comb(15 - spades - clubs, 4)
        for spades in range(5)
        for clubs in range(5 - spades)
    }
    expected = sum(ways for (_, clubs), ways in pairs.items() if not clubs) / sum(pairs.values())
    assert abs(without_clubs / 4000 - expected) < 0.03


def test_a_marked_king_stays_in_the_hand_until_it_is_played() -> None:
    state = dealt("KH 8S 7S 8D 7D", "AH TH 9H KS QS", "7H")
    act(state, "play", "king")
    observation, generator = state.observe(DEALER), rng(4)
    for _ in range(50):
        assert parse_card("KH") in sample(observation, generator).hands[ELDER]
    act(state, "KH", "9H")
    observation = state.observe(DEALER)
    for _ in range(50):
        assert parse_card("KH") not in sample(observation, generator).hands[ELDER]


def test_own_discards_are_never_dealt_again() -> None:
    state = dealt("KH 8S 7S 8D 7D", "AH TH 9H KS QS", "7H")
    act(state, "propose", "accept", "change 7S 7D", "change QS", "propose", "accept", "change 8S", "change -", "play")
    generator = rng(5)
    own = set(parse_cards("7S 7D 8S"))
    for _ in range(50):
        sampled = sample(state.observe(ELDER), generator)
        assert not own & {*sampled.hands[DEALER], *sampled.discards[DEALER], *sampled.stock}
        assert len(sampled.discards[DEALER]) == 1
        assert len(sampled.stock) == len(state.stock)


def test_while_elder_waits_for_new_cards_her_short_hand_is_dealt() -> None:
    state = dealt("KH 8S 7S 8D 7D", "AH TH 9H KS QS", "7H")
    act(state, "propose", "accept", "change 7S 7D 8D")
    generator = rng(6)
    for _ in range(20):
        sampled = sample(state.observe(DEALER), generator)
        assert (len(sampled.hands[ELDER]), len(sampled.discards[ELDER])) == (2, 3)
        assert sorted(sampled.received[ELDER]) == sorted(sampled.hands[ELDER] + sampled.discards[ELDER])


def test_before_the_cards_are_dealt_the_whole_pack_is_mixed() -> None:
    rules = rotation(3)
    state = EcarteState(rules, FAMILY.begin(rules.rule_set, DEALER))
    state.apply(Deal(PACK_32))
    sampled = sample(state.observe(2), rng(7))
    assert sorted(sampled.stock) == sorted(PACK_32)
    assert sampled.stock != PACK_32


def test_equal_generators_give_equal_deals() -> None:
    state = dealt("KH 8S 7S 8D 7D", "AH TH 9H KS QS", "7H")
    assert sample(state.observe(0), rng(8)).key() == sample(state.observe(0), rng(8)).key()
    assert sample(state.observe(0), rng(8)).key() != sample(state.observe(0), rng(9)).key()
