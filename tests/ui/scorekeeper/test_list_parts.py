"""The widths of columns in lists."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cardtable.ui.scorekeeper.list_parts import PlainList, button_row, shared


@pytest.mark.parametrize(
    ("wanted", "least", "room", "widths"),
    [
        ([50, 200, 90], [10, 10, 10], 400, [50, 200, 90]),
        # The widest gives first.
        ([50, 200, 90], [10, 10, 10], 300, [50, 160, 90]),
        ([50, 200, 90], [10, 10, 10], 200, [50, 75, 75]),
        # Titles are never cut.
        ([50, 200, 90], [50, 30, 90], 160, [50, 30, 90]),
        ([], [], 100, []),
    ],
)
def test_the_widest_columns_give_of_their_room(
    wanted: list[int], least: list[int], room: int, widths: list[int]
) -> None:
    assert shared(wanted, least, room) == widths


def test_a_list_leaves_room_for_its_stretched_column_in_every_width(qtbot: QtBot) -> None:
    tree = PlainList()
    qtbot.addWidget(tree)
    tree.setHeaderLabels(["Changed", "Evening", "Game", "Who"])
    names = "Anna-Katharina, Björn and Christina"
    item = tree.add_row(["27 Nov 2026, 22:03", "Friday, 27 November 2026", "Swedish Casino", names])
    tree.fit_columns(stretched=3)
    tree.show()
    for width in (900, 520):
        tree.resize(width, 200)
        room = tree.viewport().width()
        assert sum(tree.columnWidth(column) for column in range(4)) <= room
        assert tree.columnWidth(3) >= room // 4
    assert item.toolTip(3) == names


def test_buttons_below_a_list_are_words(qtbot: QtBot) -> None:
    one, other = QPushButton("Delete"), QPushButton("Restore")
    row = button_row(one, other)
    qtbot.addWidget(row)
    assert one.isFlat()
    assert other.isFlat()
    assert not one.autoDefault()


def test_an_empty_list_says_why_it_is_and_one_with_rows_shows_them(qtbot: QtBot) -> None:
    tree = PlainList()
    qtbot.addWidget(tree)
    tree.setHeaderLabels(["Changed"])
    tree.resize(400, 200)
    tree.show()
    bare = tree.grab().toImage()
    tree.say_when_empty("Nothing has been put here.")
    assert tree.grab().toImage() != bare
    assert tree.accessibleDescription() == "Nothing has been put here."
    tree.add_row(["today"])
    tree.fit_columns(stretched=0)
    told = tree.grab().toImage()
    tree.say_when_empty("")
    assert tree.grab().toImage() == told
    assert tree.accessibleDescription() == ""
