"""Proposing, answering, laying away and buying, sentence by sentence of the source."""

from __future__ import annotations

import pytest

from cardtable.core.cards import HIDDEN, parse_cards
from cardtable.core.errors import IllegalAction
from cardtable.core.events import Announced, CardsMoved
from cardtable.core.scores import parameters
from cardtable.core.shapes import OneOption, SomeCards
from cardtable.core.zones import STOCK, discards, hand
from cardtable.games.ecarte.actions import change, parse_action
from cardtable.games.ecarte.phases import Closed, Phase
from cardtable.games.ecarte.state import EcarteState
from tests.games.ecarte.positions import DEALER, ELDER, act, dealt, legal, said

ELDER_HAND, DEALER_HAND = "AS KS 7H 8D 9C", "QS JS TH KD AC"
STOCK_CARDS = "7S 8S 9S TS 7D 9D TD JD QD AD"


def fresh() -> EcarteState:
    return dealt(ELDER_HAND, DEALER_HAND, "9H", STOCK_CARDS)


def emptied(*last: str) -> EcarteState:
    """A deal in which both have taken five cards twice (20 of 21), and then elder does ``last``."""
    state = fresh()
    for _ in range(2):
        act(state, "propose", "accept")
        for seat in (ELDER, DEALER):
            state.apply(change(state.hands[seat]))
    act(state, *last)
    return state


def refusal(state: EcarteState, text: str) -> str:
    """The code with which an action is refused; checks that nothing was changed."""
    before = state.key()
    action = parse_action(text)
    assert action not in state.legal()
    assert action not in list(state.legal())
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    assert state.key() == before
    return caught.value.code


def test_elder_proposes_or_plays() -> None:
    state = fresh()
    assert (state.actor(), state.phase) == (ELDER, Phase.PROPOSE)
    assert legal(state) == {"propose", "play"}
    assert state.legal().shape() == OneOption()


def test_elder_who_trusts_her_cards_leads_without_ado() -> None:
    state = fresh()
    assert said(act(state, "play")) == [(ELDER, "plays")]
    assert (state.actor(), state.phase, state.closed) == (ELDER, Phase.PLAY, Closed.PLAYED)
    assert legal(state) == set(ELDER_HAND.split())


def test_elder_who_doubts_says_i_propose() -> None:
    state = fresh()
    assert said(act(state, "propose")) == [(ELDER, "propose")]
    assert (state.actor(), state.phase) == (DEALER, Phase.ANSWER)
    assert legal(state) == {"accept", "refuse"}


def test_a_dealer_with_bad_cards_asks_how_many() -> None:
    state = fresh()
    act(state, "propose")
    assert said(act(state, "accept")) == [(DEALER, "how_many")]
    assert (state.actor(), state.phase) == (ELDER, Phase.ELDER_CHANGE)


def test_elder_names_the_number_of_her_bad_cards_and_lays_them_away() -> None:
    state = fresh()
    act(state, "propose", "accept")
    events = act(state, "change 7H 8D 9C")
    cards = tuple(sorted(parse_cards("7H 8D 9C")))
    assert events[0] == Announced(ELDER, "number", parameters(count=3))
    assert events[1] == CardsMoved(hand(ELDER), discards(ELDER), cards, (ELDER,), False, "discarded")
    assert (state.actor(), state.phase) == (DEALER, Phase.DEALER_CHANGE)
    assert state.hands[ELDER] == list(parse_cards("AS KS"))


def test_the_dealer_lays_away_naming_the_number_too() -> None:
    state = fresh()
    act(state, "propose", "accept", "change 7H 8D 9C")
    events = act(state, "change QS JS")
    assert events[0] == Announced(DEALER, "number", parameters(count=2))
    assert CardsMoved(hand(DEALER), discards(DEALER), parse_cards("JS QS"), (DEALER,), False, "discarded") in events


def test_elder_is_served_first_then_the_dealer_from_the_top_of_the_stock() -> None:
    state = fresh()
    act(state, "propose", "accept", "change 7H 8D 9C")
    events = act(state, "change QS JS")
    bought = [event for event in events if isinstance(event, CardsMoved) and event.reason == "bought"]
    assert bought == [
        CardsMoved(STOCK, hand(ELDER), parse_cards("7S 8S 9S"), (ELDER,), False, "bought"),
        CardsMoved(STOCK, hand(DEALER), parse_cards("TS 7D"), (DEALER,), False, "bought"),
    ]
    assert state.hands[ELDER] == list(parse_cards("AS KS 7S 8S 9S"))
    assert state.hands[DEALER] == list(parse_cards("TH KD AC TS 7D"))
    assert len(state.stock) == 16


def test_whoever_changes_all_five_says_packet() -> None:
    state = fresh()
    act(state, "propose", "accept")
    assert act(state, f"change {ELDER_HAND}")[0] == Announced(ELDER, "packet", parameters(count=5))
    assert act(state, f"change {DEALER_HAND}")[0] == Announced(DEALER, "packet", parameters(count=5))


def test_a_dealer_with_good_cards_says_play() -> None:
    state = fresh()
    act(state, "propose")
    assert said(act(state, "refuse")) == [(DEALER, "play_then")]
    assert (state.actor(), state.phase, state.closed) == (ELDER, Phase.PLAY, Closed.REFUSED)


def test_exchanging_can_be_repeated_as_often_as_the_dealer_accepts() -> None:
    state = fresh()
    for number in range(1, 6):
        act(state, "propose", "accept")
        state.apply(change(state.hands[ELDER][:2]))
        state.apply(change(state.hands[DEALER][:1]))
        assert len(state.exchanges) == number
        assert (state.actor(), state.phase) == (ELDER, Phase.PROPOSE)
        assert len(state.stock) == 21 - 3 * number
    act(state, "propose", "refuse")
    assert state.phase is Phase.PLAY


def test_elder_asks_and_the_dealer_accepts_or_refuses_each_time() -> None:
    state = fresh()
    act(state, "propose", "accept", "change 7H", "change -")
    assert legal(state) == {"propose", "play"}
    act(state, "propose")
    assert legal(state) == {"accept", "refuse"}


def test_the_dealer_never_changes_alone() -> None:
    """He cannot ask for an exchange, and has no turn to change before elder has changed."""
    state = fresh()
    act(state, "propose")
    assert legal(state) == {"accept", "refuse"}
    assert refusal(state, "change QS") == "not_now"
    act(state, "accept")
    assert state.actor() == ELDER
    assert refusal(state, "change QS") == "not_in_hand"
    act(state, "change 7H", "change QS")
    assert state.actor() == ELDER


@pytest.mark.parametrize(
    ("before", "now"),
    [
        (("propose",), "play"),
        (("play",), "propose"),
        (("propose", "accept"), "refuse"),
        (("propose", "accept"), "play"),
        (("propose", "refuse"), "accept"),
        (("propose", "refuse"), "propose"),
    ],
)
def test_proposal_acceptance_and_refusal_are_irrevocable(before: tuple[str, ...], now: str) -> None:
    state = fresh()
    act(state, *before)
    assert refusal(state, now) == "not_now"


def test_elder_changes_at_least_one_card() -> None:
    state = fresh()
    act(state, "propose", "accept")
    assert refusal(state, "change -") == "change_at_least"
    assert len(state.legal()) == 2**5 - 1
    assert state.legal().shape() == SomeCards(hand(ELDER), 1, 5)


def test_the_dealer_changes_from_none_to_five() -> None:
    state = fresh()
    act(state, "propose", "accept", "change 7H")
    assert len(state.legal()) == 2**5
    assert state.legal().shape() == SomeCards(hand(DEALER), 0, 5)
    events = act(state, "change -")
    assert events[0] == Announced(DEALER, "number", parameters(count=0))
    assert state.hands[DEALER] == list(parse_cards(DEALER_HAND))
    assert state.exchanges == ((1, 0),)


def test_nobody_names_more_than_is_left() -> None:
    state = emptied("propose", "accept")
    assert len(state.stock) == 1
    assert state.legal().shape() == SomeCards(hand(ELDER), 1, 1)
    first, second = state.hands[ELDER][:2]
    assert refusal(state, str(change([first, second]))) == "change_at_most"


def test_the_dealer_names_no_more_than_elder_leaves() -> None:
    state = fresh()
    for count in (5, 5, 5):
        act(state, "propose", "accept")
        state.apply(change(state.hands[ELDER][:count]))
        act(state, "change -")
    act(state, "propose", "accept")
    state.apply(change(state.hands[ELDER][:4]))
    assert state.legal().shape() == SomeCards(hand(DEALER), 0, 2)
    assert max(len(action.cards) for action in state.legal()) == 2
    assert refusal(state, str(change(state.hands[DEALER][:3]))) == "change_at_most"


def test_a_dealer_for_whom_nothing_is_left_is_not_asked() -> None:
    state = emptied("propose", "accept")
    events = state.apply(change(state.hands[ELDER][:1]))
    assert state.exchanges[-1] == (1, 0)
    assert not [event for event in events if isinstance(event, Announced) and event.seat == DEALER]
    assert len(state.hands[ELDER]) == len(state.hands[DEALER]) == 5


def test_with_an_empty_stock_elder_must_play() -> None:
    state = emptied("propose", "accept")
    events = state.apply(change(state.hands[ELDER][:1]))
    assert said(events)[-1] == (-1, "stock_empty")
    assert state.stock == ()
    assert (state.actor(), state.phase, state.closed) == (ELDER, Phase.PLAY, Closed.EMPTY)
    assert refusal(state, "propose") == "not_now"


def test_with_one_card_left_elder_may_still_propose() -> None:
    assert legal(emptied()) == {"propose", "play"}


def test_only_cards_that_are_held_can_be_changed() -> None:
    state = fresh()
    act(state, "propose", "accept")
    assert refusal(state, "change QS") == "not_in_hand"


def test_what_was_laid_away_lies_face_down_known_to_its_owner_alone() -> None:
    state = fresh()
    act(state, "propose", "accept", "change 7H 8D", "change QS")
    for seat, other, count in ((ELDER, DEALER, 1), (DEALER, ELDER, 2)):
        own = state.zones(seat)[discards(seat)]
        assert [placed.card for placed in own] == sorted(placed.card for placed in own)
        assert HIDDEN not in [placed.card for placed in own]
        assert [placed.card for placed in state.zones(seat)[discards(other)]] == [HIDDEN] * count


def test_elder_gets_no_card_before_the_dealer_has_named_his_number() -> None:
    state = fresh()
    act(state, "propose", "accept")
    events = act(state, "change 7H 8D")
    assert not [event for event in events if isinstance(event, CardsMoved) and event.source == STOCK]
    assert len(state.hands[ELDER]) == 3


def test_an_exchange_can_be_looked_up_by_its_cards() -> None:
    state = fresh()
    act(state, "propose", "accept")
    cards = parse_cards("8D 7H")
    assert state.legal().with_cards(cards) == change(cards)
    assert state.legal().with_cards(()) is None
    assert state.legal().cards() == []
