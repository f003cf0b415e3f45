"""The widths of columns in lists."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
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


def test_where_the_columns_would_be_illegible_some_are_left_out_and_come_back(qtbot: QtBot) -> None:
    tree = PlainList()
    qtbot.addWidget(tree)
    tree.setHeaderLabels(["Name", "Game", "At the table", "Gain", "On screen", "Won"])
    tree.add_row(["Friedrich-Wilhelm", "Berlin Casino of 1810", "3", "−6,00 €", "7", "3"])
    tree.fit_columns(stretched=0, spared=(4, 5))
    tree.show()
    for width, hidden in ((1200, False), (480, True), (1200, False)):
        tree.resize(width, 200)
        QApplication.processEvents()
        assert [tree.isColumnHidden(column) for column in range(6)] == [False] * 4 + [hidden] * 2
        assert tree.horizontalScrollBar().maximum() == 0


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


def test_a_row_with_too_few_words_leaves_cells_empty(qtbot: QtBot) -> None:
    tree = PlainList()
    qtbot.addWidget(tree)
    tree.setHeaderLabels(["Changed", "Persons"])
    row = tree.add_row(["today"])
    assert [row.text(column) for column in range(2)] == ["today", ""]


def test_three_rows_of_a_list_are_seen_however_large_the_text_is(qtbot: QtBot) -> None:
    tree = PlainList()
    qtbot.addWidget(tree)
    tree.setHeaderLabels(["Changed"])
    for _ in range(5):
        tree.add_row(["today"])
    for times in (1, 2):
        font = tree.font()
        font.setPointSizeF(times * font.pointSizeF())
        tree.setFont(font)
        tree.resize(300, tree.minimumSizeHint().height())
        tree.show()
        third = tree.visualRect(tree.model().index(2, 0))
        assert tree.viewport().rect().contains(third.topLeft())
        assert third.bottom() <= tree.viewport().height() + 2 * tree.frameWidth()


@pytest.mark.parametrize("rows", [100, 3000])
def test_of_a_long_list_only_rows_that_are_about_to_be_seen_are_made(qtbot: QtBot, rows: int) -> None:
    made: list[int] = []

    def words(row: int) -> tuple[str, str]:
        made.append(row)
        return f"person {row}", str(row)

    tree = PlainList()
    qtbot.addWidget(tree)
    tree.setHeaderLabels(["Name", "Won"])
    for row in range(rows):
        tree.add_row(partial(words, row), numbers=(1,))
    tree.fit_columns(stretched=0, spared=(1,))
    tree.resize(300, 300)
    with qtbot.waitExposed(tree):
        tree.show()
    tree.grab()
    # Two dozen are measured, and as many are seen at most.
    assert len(made) <= 50
    assert len(made) == len(set(made))
    qtbot.keyClick(tree, Qt.Key.Key_End)
    tree.grab()
    assert len(made) <= 100
    last = tree.currentItem()
    assert last is not None
    assert last.text(0) == f"person {rows - 1}"
    assert last.toolTip(0) == f"person {rows - 1}\nWon: {rows - 1}"
    assert last.textAlignment(1) & int(Qt.AlignmentFlag.AlignRight)


def test_a_typed_name_is_found_in_rows_that_nobody_has_seen(qtbot: QtBot) -> None:
    tree = PlainList()
    qtbot.addWidget(tree)
    tree.setHeaderLabels(["Name"])
    for name in (*(f"Anna {number}" for number in range(300)), "Zoë"):
        tree.add_row(partial(tuple, [name]))
    tree.show()
    qtbot.keyClicks(tree, "zo")
    found = tree.currentItem()
    assert found is not None
    assert found.text(0) == "Zoë"
