"""A seat's picture, folded from redacted events."""

from __future__ import annotations

import pytest

from cardtable.core.cards import HIDDEN, parse_card, parse_cards
from cardtable.core.errors import CodedError
from cardtable.core.events import (
    EVERYBODY,
    Announced,
    CardsMoved,
    CardTurned,
    DealBegan,
    DealEnded,
    Event,
    PointsMarked,
    TurnBegan,
    ZoneLabelled,
)
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.view import SeatView
from cardtable.core.zones import STOCK, TABLE, PlacedCard, Zone, build, hand, marks, pile

ALL = (EVERYBODY,)
NINE, TEN, FOUR = parse_cards("9S TD 4H")

DEALT: list[Event] = [
    DealBegan(3, 1, 2, 10),
    CardsMoved(STOCK, hand(0), (NINE, TEN), (0,), False, "dealt"),
    CardsMoved(STOCK, hand(1), (FOUR,), (1,), False, "dealt"),
    CardsMoved(STOCK, TABLE, parse_cards("9C 3C"), ALL, True, "dealt"),
    TurnBegan(0, "play"),
]


def view(seat: int, *more: Event) -> SeatView:
    return SeatView.fold(seat, [event.seen_by(seat) for event in [*DEALT, *more]])


def cards(picture: SeatView, zone: Zone) -> list[int]:
    return [placed.card for placed in picture.cards(zone)]


def test_a_seat_sees_its_own_hand_and_counts_the_others() -> None:
    assert cards(view(0), hand(0)) == [NINE, TEN]
    assert cards(view(0), hand(1)) == [HIDDEN]
    assert cards(view(1), hand(0)) == [HIDDEN, HIDDEN]
    assert cards(view(1), hand(1)) == [FOUR]


def test_the_stock_shrinks_and_nobody_knows_it() -> None:
    assert view(0).cards(STOCK) == [PlacedCard(HIDDEN, False)] * 5


def test_the_table_lies_face_up() -> None:
    assert view(1).cards(TABLE) == [PlacedCard(card, True) for card in parse_cards("9C 3C")]


def test_an_empty_place_holds_no_cards() -> None:
    assert view(0).cards(pile(0)) == []


def test_who_dealt_how_many_play_and_whose_turn_it_is() -> None:
    picture = view(0)
    assert (picture.number, picture.dealer, picture.seats, picture.actor, picture.phase) == (3, 1, 2, 0, "play")


def test_a_played_card_leaves_the_hidden_hand() -> None:
    played = CardsMoved(hand(0), TABLE, (TEN,), ALL, True, "played")
    assert cards(view(0, played), hand(0)) == [NINE]
    assert cards(view(1, played), hand(0)) == [HIDDEN]
    assert cards(view(1, played), TABLE)[-1] == TEN


def test_a_place_that_was_emptied_is_still_a_place() -> None:
    picture = view(1, CardsMoved(hand(1), TABLE, (FOUR,), ALL, True, "played"))
    assert picture.zones[hand(1)] == []
    assert pile(0) not in picture.zones


def test_a_captured_card_is_remembered_face_down() -> None:
    captured = CardsMoved(TABLE, pile(0), parse_cards("9C"), ALL, False, "captured")
    assert view(1, captured).cards(pile(0)) == [PlacedCard(parse_card("9C"), False)]


def test_a_card_that_is_shown_to_some_lies_face_up_for_them_alone() -> None:
    shown = CardsMoved(hand(1), TABLE, (FOUR,), (1,), True, "shown")
    assert view(1, shown).cards(TABLE)[-1] == PlacedCard(FOUR, True)
    assert view(0, shown).cards(TABLE)[-1] == PlacedCard(HIDDEN, False)


def test_a_card_is_turned_over() -> None:
    swept = CardsMoved(TABLE, marks(0), parse_cards("9C"), ALL, True, "marked")
    assert view(0, swept, CardTurned(marks(0), 0, False)).cards(marks(0)) == [PlacedCard(parse_card("9C"), False)]


def test_labels_stay_as_long_as_the_build() -> None:
    label = parameters(value=12, builder=0, groups=1)
    built = CardsMoved(TABLE, build(1), parse_cards("9C 3C"), ALL, True, "built")
    picture = view(0, built, ZoneLabelled(build(1), label))
    assert picture.labels == {build(1): label}
    picture.apply(CardsMoved(build(1), pile(0), parse_cards("9C 3C"), ALL, False, "captured"))
    assert picture.labels == {}
    assert picture.cards(build(1)) == []


def test_a_build_that_goes_without_a_label() -> None:
    built = CardsMoved(TABLE, build(1), parse_cards("9C"), ALL, True, "built")
    picture = view(0, built, CardsMoved(build(1), pile(0), parse_cards("9C"), ALL, False, "captured"))
    assert picture.cards(build(1)) == []


def test_what_was_said_and_marked_and_the_end() -> None:
    line = ScoreLine("sweep", 0, 1)
    picture = view(0, Announced(0, "sweep"), PointsMarked(line))
    assert (picture.said, picture.marked, picture.lines) == ([Announced(0, "sweep")], [line], None)
    picture.apply(DealEnded((line,)))
    assert (picture.lines, picture.actor, picture.phase) == ((line,), -1, "over")


def test_a_new_deal_begins_afresh() -> None:
    picture = view(0, Announced(0, "sweep"), PointsMarked(ScoreLine("sweep", 0, 1)), DealEnded(()))
    picture.apply(DealBegan(4, 0, 2, 52))
    assert (picture.number, picture.dealer, picture.said, picture.marked, picture.lines) == (4, 0, [], [], None)
    assert picture.zones == {STOCK: [PlacedCard(HIDDEN, False)] * 52}
    assert picture.seat == 0


@pytest.mark.parametrize("card", ["5C", "9S"])
def test_a_card_that_is_not_there_cannot_move(card: str) -> None:
    with pytest.raises(CodedError) as caught:
        view(1, CardsMoved(TABLE, pile(0), parse_cards(card), ALL, False, "captured"))
    assert (caught.value.code, dict(caught.value.parameters)) == ("card_is_not_there", {"card": card})
