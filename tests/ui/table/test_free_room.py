"""What is laid over the table has room for its words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from cardtable.app.table import SeatLabel, Setting
from cardtable.ui.game_views.casino import GAME_VIEW
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.view import TableView


@pytest.mark.parametrize("size", [(640, 420), (900, 600), (1280, 800), (2560, 1600)], ids=str)
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_hint_is_wide_enough_to_be_read(qtbot: QtBot, size: tuple[int, int], text: float, players: int) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.showing.set_setting(Setting(GAME_VIEW.places))
    view.showing.set_seats([SeatLabel(f"Seat {seat}", seat) for seat in range(players)])
    view.scene().set_reading(text, left_handed=False)
    view.resize(*size)
    view.show()
    room = view.free_room.high()
    # About thirty letters in a line.
    assert room.width() >= 16 * view.scene().layout.measures.line
    assert view.rect().contains(room)


@pytest.mark.parametrize("size", [(658, 520), (900, 600), (1040, 700), (2560, 1600)], ids=str)
@pytest.mark.parametrize("players", [2, 4, 5, 6])
@pytest.mark.parametrize("partners", [False, True])
def test_a_hint_hides_neither_the_name_nor_the_last_move_of_who_sits_opposite(
    qtbot: QtBot, size: tuple[int, int], players: int, partners: bool
) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.showing.set_setting(Setting(GAME_VIEW.places))
    view.showing.set_seats([SeatLabel(f"Seat {seat}", seat % 2 if partners else seat) for seat in range(players)])
    view.resize(*size)
    view.show()
    room = view.free_room.high()
    layout = view.scene().layout
    slip = Rect(room.x(), room.y(), room.width(), 3 * layout.measures.line)
    for seat in layout.seats:
        assert slip.overlap(seat.plate) == 0, seat.edge
        assert slip.overlap(seat.last) == 0, seat.edge


@pytest.mark.parametrize("size", [(640, 420), (900, 600), (1280, 800), (2560, 1600)], ids=str)
def test_between_three_a_hint_is_as_wide_as_the_room_between_the_names(qtbot: QtBot, size: tuple[int, int]) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.showing.set_setting(Setting(GAME_VIEW.places))
    view.showing.set_seats([SeatLabel(f"Seat {seat}", seat) for seat in range(3)])
    view.resize(*size)
    view.show()
    room = view.free_room.high()
    layout = view.scene().layout
    place = Rect(room.x(), room.y(), room.width(), room.height())
    assert room.width() >= layout.width / 2 - 1
    for seat in layout.seats:
        if seat.edge != "bottom":
            assert place.overlap(seat.plate) == place.overlap(seat.last) == 0
    left, right = (next(seat for seat in layout.seats if seat.edge == edge).plate for edge in ("left", "right"))
    assert room.width() >= right.x - left.right - 2 * layout.measures.gap - 2


def test_a_hint_hides_no_buttons_if_it_can_lie_elsewhere(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.showing.set_setting(Setting(GAME_VIEW.places))
    view.showing.set_seats([SeatLabel(f"Seat {seat}", seat) for seat in range(2)])
    view.resize(900, 600)
    view.show()
    free = view.free_room
    assert free.hidden(QRect(200, 100, 300, 200)) == 0
    free.take(QRect(300, 250, 200, 100), "buttons")
    assert free.hidden(QRect(200, 100, 300, 200)) == pytest.approx(0.5)
    # A hint is not in its own way.
    free.take(QRect(200, 100, 300, 200))
    assert free.hidden(QRect(200, 100, 300, 200)) == pytest.approx(0.5)
