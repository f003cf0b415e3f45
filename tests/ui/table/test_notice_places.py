"""Where a notice lies: beside its card, and where it can be read."""

from __future__ import annotations

import pytest

from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.notice_places import notice_place

ROOM = Rect(10, 10, 700, 480)
SIZE = (330.0, 56.0)
CARD = Rect(300, 140, 54, 74)


def place(near: Rect = CARD, covered: tuple[Rect, ...] = (), avoided: tuple[Rect, ...] = ()) -> Rect:
    return notice_place(SIZE, ROOM, near, covered, avoided)


def test_it_lies_above_the_middle_of_its_card() -> None:
    found = place()
    assert found.centre_x == pytest.approx(CARD.centre_x)
    assert 0 < CARD.y - found.bottom < 20


def test_it_lies_below_where_there_is_no_room_above() -> None:
    high = Rect(300, 20, 54, 74)
    found = place(high)
    assert 0 < found.y - high.bottom < 20


@pytest.mark.parametrize("slip", [Rect(118, 10, 320, 180), Rect(118, 10, 320, 84), Rect(10, 10, 700, 120)], ids=str)
def test_nothing_that_covers_the_table_hides_it(slip: Rect) -> None:
    found = place(covered=(slip,))
    assert found.overlap(slip) == 0
    assert found.overlap(CARD) == 0
    assert ROOM.contains(found)


def test_a_name_beside_the_hand_stays_in_sight() -> None:
    held, name = Rect(238, 400, 56, 80), Rect(100, 360, 105, 28)
    assert Rect(held.centre_x - 165, 336, 330, 56).overlap(name) > 0
    found = place(held, avoided=(name,))
    assert found.overlap(name) == 0
    assert found.bottom < held.y
    assert found.x < held.right


def test_it_is_shown_where_there_is_room_nowhere() -> None:
    assert ROOM.contains(place(covered=(ROOM,), avoided=(ROOM,)))
