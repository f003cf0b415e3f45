"""The last move of everybody else stays in sight until one has moved oneself, with motion and without."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from cardtable.core.cards import parse_card
from cardtable.core.zones import TABLE
from cardtable.ui.look.palette import SIDE_COLOURS
from cardtable.ui.table.last_moves import SmallMove
from tests.ui.table.conftest import MakeTable
from tests.ui.table.playing import Playing


def do(playing: Playing, text: str) -> None:
    playing.go_on(next(action for action in playing.state.legal() if str(action) == text))
    playing.settle()


def small(playing: Playing, seat: int) -> list[int]:
    """The cards that are shown small for a seat."""
    pieces = [item for item in playing.scene.items() if isinstance(item, SmallMove) and item.isVisible()]
    place = playing.scene.layout.seat(seat).last
    return [card for piece in pieces if piece.rect.y() == place.y and piece.rect.x() == place.x for card in piece.cards]


def test_what_was_taken_is_shown_small_until_ones_own_move(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("2D 4S", "9D QH"), "9S KC JH")
    do(playing, "2D")
    do(playing, "9D x 9S")
    assert small(playing, 1) == [parse_card("9D"), parse_card("9S")]
    do(playing, "4S")
    assert small(playing, 1) == []


def test_the_mouse_asks_what_small_cards_are(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("2D 4S", "9D QH"), "9S KC JH")
    place = playing.scene.layout.seat(1).last
    middle = QPointF(place.centre_x, place.centre_y)
    do(playing, "2D")
    assert playing.view.telling.words_at(middle) == ""
    do(playing, "9D x 9S")
    assert playing.view.telling.words_at(middle) == "Seat 1 last captured ♠9 with ♦9."


def test_a_card_that_was_laid_down_is_outlined_in_the_colour_of_its_owner(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("2D 4S", "5D QH"), "9S KC JH")
    do(playing, "2D")
    assert all(item.trace is None for item in playing.items())
    do(playing, "5D")
    traced = {item.card: item.trace for item in playing.items() if item.trace is not None}
    assert traced == {parse_card("5D"): QColor(SIDE_COLOURS[1])}
    assert small(playing, 1) == []
    do(playing, "4S")
    assert all(item.trace is None for item in playing.items())


def test_three_opponents_are_kept_apart(make_table: MakeTable) -> None:
    playing = make_table("finnish", ("2D 3S", "9D QH", "5C JH", "KD TH"), "9S KC 7S")
    do(playing, "2D")
    do(playing, "9D x 9S")
    do(playing, "5C")
    do(playing, "KD x KC")
    assert small(playing, 1) == [parse_card("9D"), parse_card("9S")]
    assert small(playing, 3) == [parse_card("KD"), parse_card("KC")]
    assert {item.card for item in playing.items() if item.trace is not None} == {parse_card("5C")}
    # Laid out anew, everything is where it was.
    playing.view.resize(900, 600)
    assert small(playing, 3) == [parse_card("KD"), parse_card("KC")]


def test_a_new_picture_of_the_table_forgets(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("2D 4S", "5D QH"), "9S KC JH")
    do(playing, "2D")
    do(playing, "5D")
    playing.view.showing.show_view(playing.shown)
    playing.settle()
    assert all(item.trace is None for item in playing.items())


def test_without_motion_a_capture_is_seen_before_it_leaves(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("2D 4S", "9D QH"), "9S KC JH")
    do(playing, "2D")
    # For ever, so that nothing depends on how fast the computer is.
    playing.view.choreographer.pace = 1e6
    playing.go_on(next(action for action in playing.state.legal() if str(action) == "9D x 9S"))
    assert playing.view.showing.busy
    lying = {item.card for item in playing.scene.cards.lie[TABLE]}
    assert {parse_card("9D"), parse_card("9S")} <= lying
    played = next(item for item in playing.scene.cards.lie[TABLE] if item.card == parse_card("9D"))
    taken = next(item for item in playing.scene.cards.lie[TABLE] if item.card == parse_card("9S"))
    assert played.area().overlap(taken.area()) > 0
    playing.view.showing.skip()
    playing.settle()
    assert playing.agrees()


def test_a_position_that_is_shown_at_once_tells_what_others_did_last(make_table: MakeTable) -> None:
    playing = make_table("finnish", ("2D 3S", "9D QH", "5C JH", "KD TH"), "9S KC 7S")
    events = [
        event
        for text in ("2D", "9D x 9S", "5C", "KD x KC")
        for event in playing.go_on(next(action for action in playing.state.legal() if str(action) == text))
    ]
    playing.settle()
    playing.view.showing.show_view(playing.shown, events)
    assert small(playing, 1) == [parse_card("9D"), parse_card("9S")]
    assert small(playing, 3) == [parse_card("KD"), parse_card("KC")]
    assert {item.card for item in playing.items() if item.trace is not None} == {parse_card("5C")}
    # One's own move ends it, when it comes from the beginning as well.
    do(playing, "3S")
    assert small(playing, 1) == []
    playing.view.showing.show_view(playing.shown)
    assert all(item.trace is None for item in playing.items())


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (800, 1240)], ids=str)
@pytest.mark.parametrize("taken", [1, 2, 3, 5, 8])
def test_each_card_that_was_taken_is_seen(make_table: MakeTable, size: tuple[int, int], taken: int) -> None:
    playing = make_table("swedish", ("2D 4S", "9D QH"), "9S KC JH")
    playing.view.resize(*size)
    do(playing, "2D")
    do(playing, "9D x 9S")
    piece = next(item for item in playing.scene.items() if isinstance(item, SmallMove) and item.isVisible())
    piece.show_move([parse_card("9D")], range(taken), "left")
    fan = piece.fan()
    assert len(fan.corners) == taken + 1
    room = piece.rect.adjusted(-1, -1, 1, 1)
    assert room.contains(fan.corners[0])
    assert room.right() >= fan.corners[-1].x() + fan.width - 1
    # An index takes less than a quarter of a card.
    for one, other in pairwise(fan.corners):
        assert other.x() - one.x() >= 0.25 * fan.width
