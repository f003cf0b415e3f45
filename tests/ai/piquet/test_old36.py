"""The computer players of Piquet of 36 cards."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from cardtable.ai.budget import Budget, Cancelled
from cardtable.ai.piquet.low_cards import LowCards
from cardtable.ai.piquet.old36 import (
    after_exchange,
    by_promise,
    exchanges,
    hands,
    missing_for_sixty,
    promise,
    solved,
    tricks_worth,
)
from cardtable.ai.piquet.tricks import Valued
from cardtable.ai.piquet.worth import declared
from cardtable.core.cards import Card
from cardtable.games.piquet.knowledge import Knowledge
from cardtable.games.piquet.ranking import mask_of, strength_of
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import do, rules_of, suited
from tests.games.piquet.test_old36 import (
    COURTS,
    LOW_ELDER,
    LOW_YOUNGER,
    RULES,
    dealt,
    holding,
    holding_before,
    twenty_nine,
)


def solved_by(state: PiquetState, seat: int, rules: PiquetRules, cards: Sequence[Card], budget: Budget) -> Valued:
    observation = state.observe(seat)
    return solved(observation, rules, cards, hands(observation, rules, random.Random(1)), budget)


def test_the_promise_goes_by_pips_runs_and_high_cards() -> None:
    assert promise(mask_of(suited("S:AKQJT"))) > promise(mask_of(suited("S:AKQJ H:T")))
    assert promise(mask_of(suited("S:AKQ9"))) > promise(mask_of(suited("S:A876")))
    assert promise(mask_of(suited("S:K H:K D:K C:K"))) > promise(mask_of(suited("S:9 H:9 D:9 C:9")))
    assert promise(mask_of(suited("S:9876"))) > promise(mask_of(suited("S:976 H:8")))


def test_every_exchange_is_promised_something_the_best_first() -> None:
    found = by_promise(suited("S:AK H:76 D:9"), 1, 2)
    assert len(found) == 5 + 10
    assert [value for value, _ in found] == sorted((value for value, _ in found), reverse=True)
    assert set(found[0][1]) <= set(suited("H:76 D:9"))


def test_what_is_quickly_kept_is_what_promises_most() -> None:
    kept = after_exchange(suited("S:AKQJT H:A76 D:98 C:96"), 6)
    assert set(suited("S:AKQJT H:A")) <= set(kept)
    assert 6 <= len(kept) <= 11


def test_high_cards_and_the_lead_are_worth_tricks() -> None:
    high, low = mask_of(suited("S:AKQ H:AKQ D:AKQ C:AKQ")), mask_of(suited("S:JT9 H:JT9 D:JT9 C:JT9"))
    assert tricks_worth(high, low) > 0 > tricks_worth(low, high)
    assert tricks_worth(low, low) > 0


def test_what_two_hands_declare_is_what_the_rules_count() -> None:
    state = twenty_nine()
    elder, dealer = (mask_of(state.hands[seat]) for seat in (0, 1))
    found = declared(RULES, elder, dealer)
    assert (found.elder, found.dealer, found.pique_at) == (29, 0, 1)


def test_elder_keeps_her_quint_and_lays_low_cards_away() -> None:
    state = holding_before("S:AKQJT H:A76 D:98 C:96", "S:987 H:KQ8 D:AKJ C:KJ8")
    found = exchanges(state.observe(0), RULES, 1, 8, random.Random(1), Budget(samples=20))
    assert not set(found[0].cards) & set(suited("S:AKQJT"))
    assert len(found[0].cards) >= 4
    assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)


def test_an_exchange_that_is_asked_for_is_valued_too() -> None:
    state = holding_before("S:AKQJT H:A76 D:98 C:96", "S:987 H:KQ8 D:AKJ C:KJ8")
    asked = suited("S:A")
    found = exchanges(state.observe(0), RULES, 1, 8, random.Random(1), Budget(samples=20), asked)
    (one,) = (tried for tried in found if tried.cards == asked)
    assert one.value < found[0].value


def test_hands_agree_with_what_is_known_and_come_once_where_they_are_few() -> None:
    state = holding("S:AKT H:KQT D:KQ8 C:A98", "S:QJ9 H:AJ9 D:AJ9 C:KJ6")
    do(state, "declare", "declare", "AS", "9S", "KS", "JS", "TS", "QS")
    observation = state.observe(0)
    found = list(hands(observation, RULES, random.Random(2), 200))
    assert len(found) == len(set(found)) > 1
    knowledge = Knowledge(RULES, observation, 1)
    assert all(knowledge.fits(knowledge.full_hand(hand), honest=True) for hand in found)


def test_the_thirtieth_is_made_with_a_ten_or_better() -> None:
    state = twenty_nine()
    do(state, "declare", "declare")
    observation = state.observe(0)
    assert missing_for_sixty(observation, RULES) == 1
    values = solved_by(state, 0, RULES, state.hands[0], Budget(samples=4))
    best = max(values, key=values.__getitem__)
    assert strength_of(best) >= 3
    (nine,) = suited("H:9")
    assert values[best] - values[nine] > 15


def test_near_the_end_a_card_that_wins_the_match_is_played() -> None:
    rules = rules_of("old36")
    elder, younger = "S:AT9 H:KQT D:KQ8 C:A98", "S:KQJ H:AJ9 D:AJ9 C:KJT"
    state = holding(elder, younger, rules)
    do(state, "declare", "declare")
    missing = 100 - 1 - state.counts[0]
    late = holding(elder, younger, rules, points=(missing, missing))
    do(late, "declare", "declare")
    assert late.counts[0] + missing == 99
    values = solved_by(late, 0, rules, late.hands[0], Budget(samples=6))
    high = {card: value for card, value in values.items() if strength_of(card) >= 3}
    assert min(high.values()) > max(value for card, value in values.items() if card not in high)


def test_nothing_goes_on_when_the_answer_is_not_wanted() -> None:
    state = twenty_nine()
    do(state, "declare", "declare")
    with pytest.raises(Cancelled):
        solved_by(state, 0, RULES, state.hands[0], Budget(60.0, 1000, lambda: True))


def test_the_dealer_exchanges_from_what_elder_left() -> None:
    state = holding_before("S:QJ7 H:AJ8 D:AJ9 C:KJ6", "S:AKT98 H:KQT9 D:KQ8")
    do(state, "change 7S 8H 9D 6C")
    found = exchanges(state.observe(1), RULES, 1, 8, random.Random(1), Budget(samples=10))
    assert all(1 <= len(one.cards) <= 8 for one in found)
    assert not set(found[0].cards) & set(suited("S:AK"))


def test_the_dealer_reckons_with_the_carte_blanche_that_elder_has_announced() -> None:
    state = dealt(suited(LOW_ELDER), COURTS, suited(LOW_YOUNGER))
    do(state, "blanche 8")
    found = exchanges(state.observe(1), RULES, 1, 4, random.Random(1), Budget(samples=6))
    # Elder holds no court card, so that none of the dealer's quatorzes of kings and queens is beaten by higher ones.
    assert not set(found[0].cards) & set(suited("S:K H:K D:K C:K"))
    assert len(found[0].cards) <= 2


@pytest.mark.parametrize(("led", "counted"), [("9C", 0), ("AC", 1)])
def test_what_is_left_of_a_trick_does_not_count_its_lead_again(led: str, counted: int) -> None:
    state = holding("S:AKT H:KQT D:KQ8 C:A98", "S:QJ9 H:AJ9 D:AJ9 C:KJ6")
    do(state, "declare", "declare", led)
    cards = suited("C:KJ6")
    values = solved_by(state, 1, RULES, cards, Budget(samples=12))
    # What was declared leaves elder one hand.
    elder, younger = mask_of([*state.hands[0], *state.trick]), mask_of(state.hands[1])
    for card in cards:
        assert values[card] == counted - LowCards().answered(state.trick[0], card, elder, younger, 0)
    assert values.spread(cards[0], cards[1]) == 0.0
