"""Cutting, dealing, the turned card and its king."""

from __future__ import annotations

import pytest

from cardtable.core.cards import PACK_32, make_card, parse_card, parse_cards, rank_of, suit_of
from cardtable.core.chance import rng, shuffled
from cardtable.core.errors import IllegalAction
from cardtable.core.events import EVERYBODY, Announced, CardsMoved, DealBegan, DealEnded, Event, PointsMarked, TurnBegan
from cardtable.core.match import Match, PlayedDeal
from cardtable.core.record import SeatEntry
from cardtable.core.scores import ScoreLine
from cardtable.core.state import OVER, Deal, Standing
from cardtable.core.zones import STOCK, TURNED, discards, hand
from cardtable.games.ecarte.ranking import STRENGTH
from cardtable.games.ecarte.state import EcarteState
from cardtable.session.session import Session
from tests.games.ecarte.positions import (
    DEALER,
    ELDER,
    FAMILY,
    TWO,
    act,
    begun,
    dealt,
    folded,
    marks,
    pack_order,
    rotation,
    two,
)

ELDER_HAND, DEALER_HAND = "AS KS 7H 8D 9C", "QS JS TH KD AC"


def packets(events: list[Event]) -> list[tuple[str, int]]:
    return [(str(event.target), len(event.cards)) for event in events if isinstance(event, CardsMoved)]


def test_it_is_played_by_two_with_32_cards() -> None:
    rules = two()
    assert rules.sides == ((0,), (1,))
    assert len(rules.pack) == 32
    assert {rank_of(card) for card in rules.pack} == {1, 7, 8, 9, 10, 11, 12, 13}


@pytest.mark.parametrize("suit", range(4))
def test_the_order_is_king_queen_jack_ace_ten_nine_eight_seven(suit: int) -> None:
    strongest_first = sorted((card for card in PACK_32 if suit_of(card) == suit), key=lambda card: -STRENGTH[card])
    assert [rank_of(card) for card in strongest_first] == [13, 12, 11, 1, 10, 9, 8, 7]


def test_cards_that_are_not_in_the_pack_have_no_strength() -> None:
    assert STRENGTH[make_card(6, 0)] == -1


def test_the_deals_are_numbered_so_that_two_packs_can_take_turns() -> None:
    rules = two()
    numbers = []
    for deals in range(3):
        events = EcarteState(rules, Standing((0, 0), 0, deals)).apply(Deal(PACK_32))
        numbers += [event.number for event in events if isinstance(event, DealBegan)]
    assert numbers == [0, 1, 2]


@pytest.mark.parametrize(
    ("cut", "dealer"),
    [("KS 7H", 0), ("7H KS", 1), ("AS TS", 0), ("AS JS", 1), ("QD AD", 0), ("8C 7D", 0), ("AS AH", None)],
)
def test_the_higher_cut_deals_and_equal_cards_are_cut_again(cut: str, dealer: int | None) -> None:
    assert FAMILY.cut_dealer(two().rule_set, parse_cards(cut)) == dealer


@pytest.mark.parametrize(("cut", "dealer"), [("8H 9S KD", 1), ("9H 8S KD QD", 0), ("8H 8S KD", None)])
def test_of_several_persons_only_the_first_two_in_the_order_of_entry_cut_against_each_other(
    cut: str, dealer: int | None
) -> None:
    cards = parse_cards(cut)
    assert FAMILY.cut_dealer(rotation(len(cards)).rule_set, cards) == dealer


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_one_who_did_not_cut_higher_is_elder(dealer: int) -> None:
    state = FAMILY.deal(two().rule_set, FAMILY.begin(two().rule_set, dealer))
    state.apply(Deal(shuffled(PACK_32, rng(1))))
    assert (state.dealer, state.elder, state.actor()) == (dealer, 1 - dealer, 1 - dealer)


@pytest.mark.parametrize(
    ("dealing", "told"),
    [
        ("two_three", [("hand:1", 2), ("hand:0", 2), ("hand:1", 3), ("hand:0", 3)]),
        ("three_two", [("hand:1", 3), ("hand:0", 3), ("hand:1", 2), ("hand:0", 2)]),
        ("at_once", [("hand:1", 5), ("hand:0", 5)]),
        ("singly", [("hand:1", 1), ("hand:0", 1)] * 5),
    ],
)
def test_five_cards_each_the_dealer_last_all_at_once_singly_or_in_twos_and_threes(
    dealing: str, told: list[tuple[str, int]]
) -> None:
    state, events = begun(ELDER_HAND, DEALER_HAND, "9H", rules=two(dealing=dealing))
    assert packets(events) == [*told, ("turned", 1)]
    assert state.hands[ELDER] == list(parse_cards(ELDER_HAND))
    assert state.hands[DEALER] == list(parse_cards(DEALER_HAND))


def test_cards_leave_the_pack_in_its_order() -> None:
    order = shuffled(PACK_32, rng(5))
    events = EcarteState(two(), Standing((0, 0), 0)).apply(Deal(order))
    assert tuple(card for event in events if isinstance(event, CardsMoved) for card in event.cards) == order[:11]


def test_hands_are_dealt_face_down_each_known_to_its_owner() -> None:
    _, events = begun(ELDER_HAND, DEALER_HAND, "9H")
    for event in events:
        if isinstance(event, CardsMoved) and event.target != TURNED:
            assert (event.known_to, event.face_up, event.reason) == ((event.target.owner,), False, "dealt")


def test_the_eleventh_card_is_turned_up_and_names_the_trump_suit() -> None:
    order = shuffled(PACK_32, rng(8))
    state = EcarteState(two(), Standing((0, 0), 0))
    events = state.apply(Deal(order))
    turned = parse_card("9H")
    assert CardsMoved(STOCK, TURNED, (order[10],), (EVERYBODY,), True, "turned") in events
    assert state.trump == suit_of(order[10])
    other, _ = begun(ELDER_HAND, DEALER_HAND, "9H")
    assert other.turned == turned
    assert other.trump == suit_of(turned)
    for seat in (0, 1):
        assert [placed.card for placed in other.zones(seat)[TURNED]] == [turned]


def test_the_other_21_cards_are_for_buying() -> None:
    state = dealt(ELDER_HAND, DEALER_HAND, "9H")
    assert len(state.stock) == 21
    assert not {state.turned, *state.hands[0], *state.hands[1]} & set(state.stock)


def test_then_elder_speaks() -> None:
    _, events = begun(ELDER_HAND, DEALER_HAND, "9H")
    assert events[0] == DealBegan(0, DEALER, 2, 32)
    assert events[-1] == TurnBegan(ELDER, "propose")


def test_a_king_turned_up_is_a_point_for_the_dealer_at_once() -> None:
    king = parse_card("KH")
    state, events = begun(ELDER_HAND, DEALER_HAND, "KH")
    line = ScoreLine("king_turned", DEALER, 1, (), (king,))
    told = [event for event in events if isinstance(event, Announced | PointsMarked)]
    assert told == [Announced(DEALER, "king_turned"), PointsMarked(line)]
    assert state.lines() == (line,)
    assert state.points(DEALER) == 1
    assert state.actor() == ELDER


@pytest.mark.parametrize("turned", ["QH", "9H"])
def test_another_card_turned_up_counts_nothing(turned: str) -> None:
    state, events = begun(ELDER_HAND, DEALER_HAND, turned)
    assert not [event for event in events if isinstance(event, PointsMarked)]
    assert state.lines() == ()


def test_a_king_turned_up_at_four_points_wins_the_match_before_anybody_speaks() -> None:
    state, events = begun(ELDER_HAND, DEALER_HAND, "KH", points=(4, 4))
    assert state.actor() == OVER
    assert isinstance(events[-1], DealEnded)
    assert marks(state.lines()) == [("king_turned", DEALER, 1)]
    assert folded(state).winners == (DEALER,)


def test_a_match_goes_on_by_itself_over_a_deal_that_the_turned_card_decides() -> None:
    match = Match(FAMILY, TWO.rule_set(2), [parse_cards("KS 7S")])
    match.standing = Standing((4, 4), 0, 1)
    match.deals.append(PlayedDeal(PACK_32, [], (), match.standing))
    events = match.begin_deal(pack_order(two(), ELDER_HAND, DEALER_HAND, "KH"))
    assert isinstance(events[-1], DealEnded)
    assert match.state is None
    assert match.over
    assert match.standing.winners == (0,)
    assert match.deals[1].lines == events[-1].lines
    assert match.deals[1].actions == []
    state, again = Session(match, [SeatEntry("A"), SeatEntry("B")]).state_after(1, 0)
    assert [type(event) for event in again] == [type(event) for event in events]
    assert state.actor() == OVER


def test_the_dealers_take_turns() -> None:
    standing = Standing((0, 0), 0)
    dealers = []
    for _ in range(4):
        dealers.append(standing.dealer)
        standing = FAMILY.fold(two().rule_set, standing, [ScoreLine("point", 1, 1)])
    assert dealers == [0, 1, 0, 1]


def test_a_second_order_of_the_pack_and_a_wrong_pack_are_refused() -> None:
    state = dealt(ELDER_HAND, DEALER_HAND, "9H")
    before = state.key()
    with pytest.raises(IllegalAction, match="deal is running"):
        state.apply(Deal(PACK_32))
    assert state.key() == before
    fresh = EcarteState(two(), Standing((0, 0), 0))
    with pytest.raises(IllegalAction, match="not this pack"):
        fresh.apply(Deal(PACK_32[1:]))
    with pytest.raises(IllegalAction, match="no deal is running"):
        act(fresh, "propose")


def test_nothing_has_been_laid_away_yet() -> None:
    state = dealt(ELDER_HAND, DEALER_HAND, "9H")
    assert discards(ELDER) not in state.zones(ELDER)
    assert len(state.zones(ELDER)[hand(DEALER)]) == 5
