"""What the opponent may hold: every hand that agrees with what is known, weighed by what he would have laid away."""

from __future__ import annotations

import math

import pytest

from cardtable.ai.piquet.beliefs import DEALER, ELDER, possible_hands, unlikely
from cardtable.ai.piquet.declaring import declare_the_rest, to_the_lead
from cardtable.core.cards import PACK_32
from cardtable.core.chance import rng, shuffled
from cardtable.core.state import Deal
from cardtable.games.piquet.actions import DECLARE
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.consistent import consistent_deals
from tests.games.piquet.tables import do, exchanged, rules_of, standing_of, suited

RUBICON = rules_of("rubicon")


def dealt_at_random(seed: int, elder_buys: int, dealer_buys: int) -> PiquetState:
    """A deal at random after the exchange, with everything declared."""
    state = PiquetState(RUBICON, standing_of(RUBICON))
    state.apply(Deal(shuffled(PACK_32, rng(seed))))
    for number in (elder_buys, dealer_buys):
        cards = shuffled(sorted(state.hands[state.turn]), rng(seed, number))[:number]
        action = state.legal().with_cards(cards)
        assert action is not None
        state.apply(action)
    while state.phase is not Phase.PLAY:
        state.apply(DECLARE)
    return state


@pytest.mark.parametrize(("elder_buys", "dealer_buys"), [(5, 3), (3, 2), (5, 1)])
@pytest.mark.parametrize("place", [0, 1])
def test_they_are_the_hands_of_all_consistent_deals(elder_buys: int, dealer_buys: int, place: int) -> None:
    state = dealt_at_random(7 + place, elder_buys, dealer_buys)
    seat = state.players[place]
    observation = state.observe(seat)
    hands = possible_hands(RUBICON, observation, most_sunk=10_000)
    assert set(hands) == {mask_of(deal.hand) for deal in consistent_deals(RUBICON, observation, honest=False)}
    assert mask_of(state.hands[state.opponents(seat)[0]]) in hands
    assert all(weight > 0 and math.isfinite(weight) for weight in hands.values())


def test_a_hand_that_would_have_kept_the_rest_is_unlikely() -> None:
    # Elder cannot know where the kings are: four of them do not beat her four aces, and the dealer says "good".
    elder = suited("S:AQJT H:AQJT D:AQ C:AQ")
    dealer = suited("S:K98 H:K98 D:K9J C:K9J")
    state, _ = exchanged(RUBICON, elder, dealer)
    while state.phase is not Phase.PLAY:
        state.apply(DECLARE)
    hands = possible_hands(RUBICON, state.observe(0))
    kings = mask_of(suited("S:K H:K D:K C:K"))
    true = hands[mask_of(dealer)]
    broken = [weight for hand, weight in hands.items() if (hand & kings).bit_count() < 4]
    assert broken
    assert all(true > 3 * weight for weight in broken)
    assert true > sum(hands.values()) / len(hands)


def test_experts_part_with_low_cards_of_short_suits() -> None:
    kept = mask_of(suited("S:AKQJ H:AKQ D:AKQ C:AK"))
    low, high = mask_of(suited("C:789")), mask_of(suited("C:QJT"))
    for habits in (ELDER, DEALER):
        assert unlikely(habits, kept, low) < unlikely(habits, kept, high)
        assert unlikely(habits, kept, mask_of(suited("C:789"))) < unlikely(habits, kept, mask_of(suited("S:789")))


SUNK = [
    # I: elder keeps the ten of his second quart silent, as if the king of hearts were guarded.
    (
        "S:AKQJ8 H:K C:Q9 D:KQJT",
        "H:AQJ98 C:AKJT8 D:A9",
        ("point 5S", "good", "sequences 4AS 3KD", "good", "sets 3K-C", "declare", "AS"),
        1,
    ),
    # II: of four kings elder calls three, as if the king of hearts were out.
    (
        "S:AKQJ987 H:K C:AK D:AK",
        "H:AQJT987 C:QJ D:QJT",
        ("point 7S", "point 7H", "sequences 4AS 39S", "declare", "sets 3A-H 3K-H", "AS"),
        1,
    ),
    # III: elder says nothing of three aces, as if that of clubs were out.
    (
        "S:AKQ8 H:AKJ987 C:AQ",
        "S:JT C:KJT8 D:AKQT98",
        ("point 6H", "point 6D", "sequences 3AS 39H", "good", "sets -", "AS"),
        1,
    ),
    # IV: the dealer hides the king of his longer suit; by these rules he lets the whole point go.
    ("S:Q97 H:J9 C:AKQ7 D:KQJ", "S:AKJT8 H:AKQ C:JT8 D:A", ("point 4C", "good", "declare", "declare", "KD", "AD"), 0),
    # V: the dealer sinks a point of six, as if he were guarded in hearts.
    (
        "S:KT H:AQ C:QJT D:AQJT8",
        "S:AQJ987 H:K C:AK D:K97",
        ("point 5D", "good", "sequences 3QD 3QC", "good", "declare", "declare", "AD", "7D"),
        0,
    ),
]
"""Cavendish, "Examples of Sinking": the hands of elder and dealer, what is said and played, and who is to be misled."""


@pytest.mark.parametrize(("elder", "dealer", "words", "misled"), SUNK, ids=["I", "II", "III", "IV", "V"])
def test_a_hand_that_was_sunk_is_not_excluded(elder: str, dealer: str, words: tuple[str, ...], misled: int) -> None:
    state, _ = exchanged(RUBICON, suited(elder), suited(dealer))
    do(state, *words)
    observation = state.observe(misled)
    true = mask_of(state.hands[1 - misled])
    honest = {mask_of(deal.hand) for deal in consistent_deals(RUBICON, observation)}
    assert honest
    assert true not in honest
    hands = possible_hands(RUBICON, observation, most_sunk=10_000)
    assert hands[true] > 0
    assert honest < set(hands)


IRREGULARITIES = rules_of("points", strict=True, target=300)
HANDS = suited("S:AKQJT H:AKQ D:AK C:A9"), suited("D:QJT9 C:KQJT H:JT98")


def test_with_irregularities_a_revoke_that_nobody_saw_excludes_no_hand() -> None:
    state, _ = exchanged(IRREGULARITIES, suited("S:AKQJT9 H:A D:T9 C:AT9"), suited("S:87 H:KQJT D:AKQ C:KQJ"))
    to_the_lead(state)
    # The dealer throws away a club though he has two spades.
    do(state, "AS")
    declare_the_rest(state)
    do(state, "JC")
    hands = possible_hands(IRREGULARITIES, state.observe(0))
    true = mask_of(state.hands[1])
    spades = [weight for hand, weight in hands.items() if hand & 0xFF]
    assert hands[true] in spades
    assert sum(spades) < 0.5 * sum(hands.values())
    assert len(spades) < len(hands)


def test_with_irregularities_a_card_too_much_that_was_declared_excludes_no_hand() -> None:
    state, _ = exchanged(IRREGULARITIES, *HANDS)
    do(state, "overstate 6S", "good", "sequences 5AS 3AH", "good", "sets 4A 3K-C", "good", "no ninety", "AS")
    declare_the_rest(state)
    hands = possible_hands(IRREGULARITIES, state.observe(1), most_sunk=10_000)
    true = mask_of(state.hands[0])
    six = [weight for hand, weight in hands.items() if (hand & 0xFF).bit_count() == 5]
    assert 0 < hands[true] < max(six)


def test_of_many_hands_that_sank_a_part_stands_for_all() -> None:
    state = dealt_at_random(7, 5, 3)
    observation = state.observe(state.players[1])
    honest = {mask_of(deal.hand) for deal in consistent_deals(RUBICON, observation)}
    few, all_of_them = (possible_hands(RUBICON, observation, most) for most in (20, 10_000))
    assert honest < set(few) < set(all_of_them)
    assert len(few) - len(honest) <= 20
    assert all(few[hand] == all_of_them[hand] for hand in honest)
    more = len(all_of_them) - len(honest)
    assert all(few[hand] == pytest.approx(all_of_them[hand] * -(-more // 20)) for hand in few.keys() - honest)
