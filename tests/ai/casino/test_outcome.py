"""What the end of a deal is worth, where the contract with the engine seldom comes by."""

from __future__ import annotations

import pytest

from cardtable.ai.casino.outcome import CasinoPrice, Outcome, Tally, can_count
from cardtable.ai.casino.packing import packing_of
from cardtable.core.cards import parse_cards
from cardtable.games.casino.phases import Phase
from tests.games.casino.positions import play, position, rules_of

FINNISH = rules_of("finnish", 2)
CLEARLY = 0.01
"""By how many stakes a result pays more than another one if it surely should be played for."""


def test_two_who_have_both_arrived_play_until_the_next_mark() -> None:
    state = position(FINNISH, ["9S 2C", "8H 3D"], "9C AC KH", points=(16, 16))
    outcome = Outcome(FINNISH, state.observe(0))
    packed = sum(packing_of(FINNISH).of[card] for card in parse_cards("9S 9C 2S 4H 6H"))
    assert not outcome.decided(Tally(packed=packed))
    play(state, "9S x 9C")
    assert state.phase is Phase.PLAY
    assert outcome.decided(Tally(own_marked=1.0))
    assert outcome.decided(Tally(other_marked=1.0))


def test_a_mark_that_reaches_the_target_decides() -> None:
    outcome = Outcome(FINNISH, position(FINNISH, ["9S 2C", "8H 3D"], "9C", points=(14, 13)).observe(0))
    assert not outcome.decided(Tally(own_marked=1.0, other_marked=2.0))
    assert outcome.decided(Tally(own_marked=2.0))
    assert outcome.decided(Tally(other_marked=3.0))


@pytest.mark.parametrize(
    ("name", "players", "can"),
    [("finnish", 2, True), ("swedish", 2, True), ("berlin1810", 2, True), ("berlin1810", 3, False)],
)
def test_an_order_of_arrival_by_cards_cannot_be_counted_out(name: str, players: int, can: bool) -> None:
    assert can_count(rules_of(name, players)) == can


@pytest.mark.parametrize("count_out", [True, False])
@pytest.mark.parametrize(("name", "target"), [("royal", 21), ("classic", 11)])
def test_no_lead_makes_up_for_what_the_match_pays(name: str, target: int, count_out: bool) -> None:
    """Losing at once is no better than a match that goes on far behind, by however many points one is behind."""
    rules = rules_of(name, 2, count_out=count_out, differences=False)
    state = position(rules, ["9S 2C", "8H 3D"], "9C AC KH", points=(target // 2, 1))
    outcome, price = Outcome(rules, state.observe(0)), CasinoPrice.of(rules, state.observe(0))
    ends = [(float(own), float(other)) for own in range(target + 8) for other in range(target + 8)]
    by_worth = sorted((outcome.worth(*end, 0), price.pays(*end)) for end in ends)
    most = -float("inf")
    for _, pays in by_worth:
        assert pays > most - CLEARLY
        most = max(most, pays)
