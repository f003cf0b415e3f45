"""Where the parts of the front hall lie."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize

from cardtable.ui.hall.arrangement import HallPlaces, Least, hall_places

USUAL = Least(QSize(480, 260), QSize(300, 230), QSize(190, 180))
LARGE = Least(QSize(640, 420), QSize(420, 330), QSize(280, 260))


def places(width: int, height: int, least: Least = USUAL) -> HallPlaces:
    return hall_places(QSize(width, height), least, 4)


def parts(found: HallPlaces) -> list[QRect]:
    return [part for part in (found.table, found.today, *found.tiles) if not part.isEmpty()]


@pytest.mark.parametrize("least", [USUAL, LARGE, Least(USUAL.table, None, USUAL.tile)], ids=["usual", "large", "fresh"])
@pytest.mark.parametrize(
    ("width", "height"), [(1280, 740), (900, 540), (800, 1180), (700, 500), (1920, 1020), (3000, 1900), (420, 600)]
)
def test_parts_lie_beside_one_another_and_have_what_they_need(width: int, height: int, least: Least) -> None:
    found = places(width, height, least)
    lying = parts(found)
    assert len(lying) == (6 if least.today is not None else 5)
    assert all(not one.intersects(other) for one, other in combinations(lying, 2))
    assert all((one.left() >= 0 and one.right() < width) or width < least.table.width() for one in lying)
    assert max(one.bottom() for one in lying) < found.height
    assert found.table.height() >= least.table.height()
    assert all(tile.height() >= least.tile.height() for tile in found.tiles)
    if least.today is not None:
        assert found.today.height() >= least.today.height()


def test_the_sheet_lies_beside_the_table_and_upright_below_it() -> None:
    lying, upright = places(1280, 740), places(800, 1180)
    assert lying.today.left() > lying.table.right()
    assert lying.today.height() == lying.table.height()
    assert upright.today.top() > upright.table.bottom()
    assert [tile.top() for tile in lying.tiles] == [lying.tiles[0].top()] * 4
    assert upright.tiles[0].top() == upright.tiles[1].top() < upright.tiles[2].top()


def test_without_a_sheet_the_table_has_the_whole_width() -> None:
    found = places(1280, 740, Least(USUAL.table, None, USUAL.tile))
    assert found.table.left() == found.tiles[0].left()
    assert abs(found.table.right() - found.tiles[-1].right()) <= 1


def test_a_page_that_is_high_enough_is_filled_and_one_that_is_not_scrolls() -> None:
    assert places(1280, 740).height == 740
    assert places(800, 1180).height == pytest.approx(1180, abs=2)
    assert places(900, 540, LARGE).height > 540


def test_a_wide_screen_leaves_room_at_both_sides() -> None:
    found = places(3000, 1600)
    assert found.table.left() == 3000 - 1 - found.today.right() > 400
