"""Widgets in rows that continue where there is no more room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.look.flow import Flow
from cardtable.ui.look.palette import OWN_ROW

WIDE = 100, 40, 80, 60, 40
"""The widths of the buttons."""


class Block(QPushButton):
    """A button of a width that does not depend on letters."""

    def __init__(self, wide: int) -> None:
        super().__init__()
        self._wide = wide

    def sizeHint(self) -> QSize:
        return QSize(self._wide, 30)

    minimumSizeHint = sizeHint


def laid(qtbot: QtBot, width: int, *, aligned: bool) -> list[tuple[int, int]]:
    """Return where the buttons lie in ``width`` pixels: the row and the left edge of each."""
    around = QWidget()
    qtbot.addWidget(around)
    blocks = [Block(wide) for wide in WIDE]
    flow = Flow(*blocks, aligned=aligned)
    flow.setParent(around)
    flow.resize(width, 200)
    around.show()
    assert flow.heightForWidth(width) == max(one.geometry().bottom() + 1 for one in blocks)
    return [(one.y() // 30, one.x()) for one in blocks]


def test_they_stand_in_one_row_where_there_is_room(qtbot: QtBot) -> None:
    assert {row for row, _ in laid(qtbot, 400, aligned=False)} == {0}
    assert laid(qtbot, 400, aligned=True) == laid(qtbot, 400, aligned=False)


@pytest.mark.parametrize("width", [240, 280])
def test_aligned_ones_begin_below_each_other(qtbot: QtBot, width: int) -> None:
    places = laid(qtbot, width, aligned=True)
    assert len({row for row, _ in places}) == 2
    first = {x for row, x in places if row == 0}
    assert {x for row, x in places if row == 1} <= first
    # Without that they follow one another, wherever they end.
    others = laid(qtbot, width, aligned=False)
    assert not {x for row, x in others if row == 1} <= {x for row, x in others if row == 0}


def test_where_there_is_room_for_one_column_they_follow_one_another(qtbot: QtBot) -> None:
    assert laid(qtbot, 130, aligned=True) == laid(qtbot, 130, aligned=False)
    assert len({row for row, _ in laid(qtbot, 130, aligned=True)}) < len(WIDE)


@pytest.mark.parametrize(("wide", "begins"), [(300, True), (400, False)])
def test_one_that_wants_a_row_begins_it_where_the_others_could_not_be_as_wide(
    qtbot: QtBot, wide: int, begins: bool
) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    first, second, apart = Block(40), Block(40), Block(120)
    apart.setProperty(OWN_ROW, True)
    flow = Flow(first, second, apart)
    flow.setParent(around)
    flow.resize(wide, 200)
    around.show()
    assert first.y() == second.y()
    assert (apart.y() > first.y()) == begins


def test_what_is_too_wide_for_any_row_has_one_of_its_own(qtbot: QtBot) -> None:
    assert [x for _, x in laid(qtbot, 60, aligned=True)] == [0] * len(WIDE)


def test_a_row_is_as_high_as_its_widgets_were_set(qtbot: QtBot) -> None:
    button = QPushButton("Paid")
    button.setMinimumHeight(70)
    flow = Flow(button, QPushButton("Advance"))
    qtbot.addWidget(flow)
    flow.resize(600, 100)
    assert (flow.heightForWidth(600), button.height()) == (70, 70)
