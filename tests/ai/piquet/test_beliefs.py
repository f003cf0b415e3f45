"""What the opponent may hold: every hand that agrees with what is known, weighed by what he would have laid away."""

from __future__ import annotations

import math

import pytest

from cardtable.ai.piquet.beliefs import DEALER, ELDER, possible_hands, unlikely
from cardtable.core.cards import PACK_32
from cardtable.core.chance import shuffled, spawn
from cardtable.core.state import Deal
from cardtable.games.piquet.actions import DECLARE
from cardtable.games.piquet.deals import consistent_deals
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import exchanged, rules_of, standing_of, suited

RUBICON = rules_of("rubicon")


def dealt_at_random(seed: int, elder_buys: int, dealer_buys: int) -> PiquetState:
    """A deal at random after the exchange, with everything declared."""
    state = PiquetState(RUBICON, standing_of(RUBICON))
    state.apply(Deal(shuffled(PACK_32, spawn(seed))))
    for number in (elder_buys, dealer_buys):
        cards = shuffled(sorted(state.hands[state.turn]), spawn(seed, number))[:number]
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
    hands = possible_hands(RUBICON, observation)
    assert set(hands) == {mask_of(deal.hand) for deal in consistent_deals(RUBICON, observation)}
    assert mask_of(state.hands[state.other(seat)]) in hands
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
