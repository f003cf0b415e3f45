"""Following suit, heading, trumping, and who takes the trick."""

from __future__ import annotations

import pytest

from cardtable.core.cards import PACK_32, parse_card, parse_cards
from cardtable.core.errors import IllegalAction
from cardtable.core.events import EVERYBODY, Announced, CardsMoved, DealEnded
from cardtable.core.scores import parameters
from cardtable.core.state import OVER, Deal, Standing, Target
from cardtable.core.zones import TRICK, hand, tricks
from cardtable.games.ecarte.actions import Kind, change, lay, parse_action
from cardtable.games.ecarte.ranking import excluded_by_reply, legal_cards, reply_wins
from cardtable.games.ecarte.state import EcarteState
from tests.games.ecarte.positions import (
    DEALER,
    ELDER,
    ELDER_FIVE,
    ELDER_THREE,
    act,
    dealt,
    legal,
    on_course,
    said,
    two,
)

HEARTS = 1


def cards_for(hand_text: str, lead: str) -> set[str]:
    """What the dealer may answer to ``lead`` with hearts as trumps."""
    elder = [lead]
    spare = [
        card
        for card in map(str, map(lay, PACK_32))
        if card not in (*hand_text.split(), lead, "7H") and not card.endswith("H")
    ]
    elder += spare[: 5 - len(elder)]
    state = dealt(" ".join(elder), hand_text, "7H")
    act(state, "play", lead)
    return legal(state) - {"king"}


@pytest.mark.parametrize(
    ("hand_text", "lead", "allowed"),
    [
        ("7S 8S QD KD AH", "TS", "7S 8S"),
        ("7S QD KD AH TH", "AS", "7S"),
        ("7D QD KD AH TH", "AD", "QD KD"),
    ],
)
def test_a_card_led_must_be_followed_in_suit(hand_text: str, lead: str, allowed: str) -> None:
    assert cards_for(hand_text, lead) == set(allowed.split())


@pytest.mark.parametrize(
    ("hand_text", "lead", "allowed"),
    [
        ("7S QS KS AH TD", "AS", "QS KS"),
        ("7S TS QS AH TD", "AS", "QS"),
        ("7S 8S AS AH TD", "JS", "7S 8S AS"),
        ("8H QH KH AS TD", "JH", "QH KH"),
        ("8H 9H TH AS TD", "AH", "8H 9H TH"),
    ],
)
def test_and_headed_in_suit_if_possible(hand_text: str, lead: str, allowed: str) -> None:
    assert cards_for(hand_text, lead) == set(allowed.split())


@pytest.mark.parametrize(("hand_text", "allowed"), [("8H QH KD AC 7D", "8H QH"), ("9H KD QD AC KC", "9H")])
def test_who_cannot_follow_must_trump(hand_text: str, allowed: str) -> None:
    assert cards_for(hand_text, "AS") == set(allowed.split())


@pytest.mark.parametrize(("hand_text", "lead"), [("KD QD AC KC 7C", "7S"), ("KD QD AC KC 7C", "8H")])
def test_who_can_neither_follow_nor_trump_plays_what_he_likes(hand_text: str, lead: str) -> None:
    assert cards_for(hand_text, lead) == set(hand_text.split())


def test_whoever_leads_may_lead_any_card() -> None:
    state = dealt("KS 7D 8H AC TC", "QS 8D 9H KC QC", "7H")
    act(state, "play")
    assert legal(state) == {"KS", "7D", "8H", "AC", "TC"}


@pytest.mark.parametrize(
    ("lead", "reply", "wins"),
    [
        ("AS", "JS", True),
        ("AS", "TS", False),
        ("AS", "8H", True),
        ("7S", "KD", False),
        ("8H", "9H", True),
        ("JH", "AH", False),
        ("KS", "QS", False),
    ],
)
def test_the_higher_card_of_the_suit_takes_the_trick_or_a_trump(lead: str, reply: str, wins: bool) -> None:
    assert reply_wins(parse_card(lead), parse_card(reply), HEARTS) == wins


def test_whoever_took_the_trick_leads_to_the_next() -> None:
    state = dealt("AS 7D 8H AC TC", "KS 8D 9H KC QC", "7H")
    act(state, "play", "AS")
    assert state.actor() == DEALER
    act(state, "KS")
    assert state.actor() == DEALER
    act(state, "9H", "8H")
    assert state.actor() == DEALER
    act(state, "QC", "AC", "KC", "TC", "8D", "7D")
    assert state.actor() == OVER


def test_the_cards_of_a_trick_lie_in_the_order_of_play_and_go_to_its_winner() -> None:
    state = dealt("AS 7D 8H AC TC", "KS 8D 9H KC QC", "7H")
    events = act(state, "play", "AS")
    lead, reply = parse_cards("AS KS")
    assert CardsMoved(hand(ELDER), TRICK, (lead,), (EVERYBODY,), True, "played") in events
    assert [placed.card for placed in state.zones(DEALER)[TRICK]] == [lead]
    events = act(state, "KS")
    assert CardsMoved(TRICK, tricks(DEALER), (lead, reply), (EVERYBODY,), False, "trick") in events
    assert [placed.card for placed in state.zones(ELDER)[tricks(DEALER)]] == [lead, reply]
    assert state.tricks_won(DEALER) == 1


@pytest.mark.parametrize(
    ("lead", "card", "code", "params"),
    [
        ("AS", "QD", "must_follow", {"card": "QD", "suit": 0}),
        ("AS", "7S", "must_head", {"card": "7S", "lead": "AS"}),
        ("9C", "QD", "must_trump", {"card": "QD", "suit": HEARTS}),
        ("AS", "KC", "not_in_hand", {"card": "KC"}),
    ],
)
def test_a_wrong_card_is_refused_with_its_reason(lead: str, card: str, code: str, params: dict[str, object]) -> None:
    state = dealt("AS 9C 8D AC TC", "KS 7S 9H QD JD", "7H")
    act(state, "play", lead)
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        act(state, card)
    assert (caught.value.code, dict(caught.value.parameters)) == (code, params)
    assert state.key() == before


def test_a_deal_ends_after_five_tricks() -> None:
    state = on_course(ELDER_FIVE, "play")
    assert state.actor() == OVER
    assert [state.tricks_won(seat) for seat in (DEALER, ELDER)] == [0, 5]
    with pytest.raises(IllegalAction, match="no deal is running"):
        act(state, "AH")


def test_the_winner_of_the_tricks_is_told_before_the_deal_ends() -> None:
    for course, tail in (
        (ELDER_FIVE, Announced(ELDER, "vole", parameters(tricks=5))),
        (ELDER_THREE, Announced(ELDER, "point", parameters(tricks=3))),
    ):
        state = dealt(course.elder, course.dealer, "7H")
        events = act(state, "play", *course.cards.split())
        assert events[-2:] == [tail, DealEnded(state.lines())]


def test_what_cards_a_reply_shows_not_to_be_held() -> None:
    def texts(lead: str, reply: str) -> set[str]:
        return {str(lay(card)) for card in excluded_by_reply(parse_card(lead), parse_card(reply), HEARTS)}

    assert texts("AS", "KS") == set()
    assert texts("AS", "TS") == {"JS", "QS", "KS"}
    assert texts("7S", "8H") == {str(lay(card)) for card in PACK_32 if card < 13}
    assert texts("7S", "8D") == {str(lay(card)) for card in PACK_32 if card < 26}
    assert texts("8H", "8D") == {str(lay(card)) for card in PACK_32 if 13 <= card < 26}


def test_a_reply_shows_just_what_the_rules_of_following_say() -> None:
    """A card is excluded if and only if it would have made the reply illegal."""
    for lead in PACK_32:
        for reply in PACK_32:
            if reply == lead:
                continue
            excluded = excluded_by_reply(lead, reply, HEARTS)
            for card in PACK_32:
                if card not in (lead, reply):
                    assert (card in excluded) == (reply not in legal_cards([reply, card], lead, HEARTS))


def test_the_table_is_offered_single_cards_without_targets() -> None:
    state = dealt("AS 9C 8D AC TC", "KS 7S 9H QD JD", "7H")
    act(state, "play", "AS")
    choice = state.legal()
    king, seven = parse_cards("KS 7S")
    assert choice.cards() == [king]
    assert choice.targets(king) == []
    assert choice.exact(king, []) == choice.completions(king, [], 5) == [lay(king)]
    assert choice.exact(seven, []) == []
    assert choice.exact(king, [Target(TRICK)]) == []
    assert choice.representatives() == list(choice)
    assert choice.refusal(king, []) is None
    refused = {card: choice.refusal(card, []) for card in (seven, parse_card("QD"))}
    assert {card: error and error.code for card, error in refused.items()} == {
        seven: "must_head",
        parse_card("QD"): "must_follow",
    }
    error = choice.refusal(king, [Target(TRICK)])
    assert error is not None
    assert error.code == "not_an_action"


def test_what_is_not_an_action_of_the_game_is_refused() -> None:
    state = dealt("AS 9C 8D AC TC", "KS 7S 9H QD JD", "7H")
    for wrong in ("AS", None, Deal):
        assert wrong not in state.legal()
        with pytest.raises(IllegalAction, match="not an action"):
            state.apply(wrong)
    act(state, "play")
    card = lay(parse_card("AS"))
    for odd in (card._replace(seat=1), card._replace(cards=()), card._replace(cards=card.cards * 2)):
        assert odd not in state.legal()
    assert parse_action("king")._replace(units=3) not in state.legal()


def test_an_exchange_with_a_card_twice_or_in_another_order_is_refused() -> None:
    state = dealt("AS 9C 8D AC TC", "KS 7S 9H QD JD", "7H")
    act(state, "propose", "accept")
    good = change(parse_cards("AS 9C"))
    for cards in (good.cards[::-1], good.cards + good.cards[:1]):
        assert good._replace(cards=cards) not in state.legal()
    assert good in state.legal()


def test_a_deal_that_is_over_offers_nothing() -> None:
    state = on_course(ELDER_FIVE, "play")
    assert list(state.legal()) == []
    assert lay(parse_card("AH")) not in state.legal()
    error = state.legal().refusal(parse_card("AH"), [])
    assert error is not None
    assert error.code == "no_deal_is_running"


def test_every_word_of_the_table_has_its_place() -> None:
    state = dealt("AS 9C 8D AC TC", "KS 7S 9H QD JD", "7H")
    events = act(state, "propose", "accept", "change 9C 8D", "change -", "propose", "refuse")
    assert said(events) == [
        (ELDER, "propose"),
        (DEALER, "how_many"),
        (ELDER, "number"),
        (DEALER, "number"),
        (ELDER, "propose"),
        (DEALER, "play_then"),
    ]


def test_before_the_deal_nobody_has_anything() -> None:
    state = EcarteState(two(), Standing((0, 0), 0))
    assert state.zones(0) == {}
    assert state.legal().representatives() == []
    assert Kind.CARD not in {action.kind for action in state.legal()}
