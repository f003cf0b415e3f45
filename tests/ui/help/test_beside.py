"""The rules lie beside the table as far as the screen has room for them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from cardtable.ui.help.beside import place_beside

SCREEN = QRect(0, 30, 1920, 1050)
LEAST = QSize(420, 320)


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        # Room at the right, at the left, and more than is wanted.
        (QRect(0, 30, 1280, 800), QRect(1280, 30, 640, 800)),
        (QRect(700, 100, 1200, 800), QRect(0, 100, 700, 800)),
        (QRect(0, 30, 500, 800), QRect(500, 30, 980, 800)),
    ],
)
def test_it_lies_where_there_is_room(table: QRect, expected: QRect) -> None:
    placed = place_beside(table, SCREEN, LEAST, 980)
    assert placed == expected
    assert not placed.intersects(table)


@pytest.mark.parametrize("table", [QRect(0, 30, 1920, 1050), QRect(200, 30, 1500, 900), QRect(0, 0, 2400, 1200)])
def test_without_room_most_of_the_table_stays_in_sight(table: QRect) -> None:
    placed = place_beside(table, SCREEN, LEAST, 980)
    assert SCREEN.contains(placed)
    assert placed.right() == min(table.right(), SCREEN.right())
    assert placed.width() < 0.5 * table.width()


def test_it_is_never_smaller_than_its_least_size() -> None:
    placed = place_beside(QRect(0, 30, 900, 200), QRect(0, 0, 900, 600), LEAST, 980)
    assert placed.size() == QSize(420, 320)
    assert QRect(0, 0, 900, 600).contains(placed)
