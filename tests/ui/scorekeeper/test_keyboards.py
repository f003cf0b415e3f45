"""The table view and the cells understand the row of digits of every keyboard, and Ctrl+Z goes all the way back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.ui.scorekeeper.entry_cells import NumberCell
from cardtable.ui.scorekeeper.evening_table import EveningTable
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.keyboards import ALT, CONTROL, ROWS, SHIFT, press
from tests.ui.scorekeeper.by_hand import Open, points, type_deal
from tests.ui.scorekeeper.parts import number_cells, table_view

LAYOUTS = sorted(ROWS)


def table_of(window: SheetWindow) -> EveningTable:
    window.show_table()
    table = table_view(window)
    assert table is not None
    return table


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_key_of_the_row_marks_a_point_and_with_alt_takes_it_away(layout: str, opened: Open) -> None:
    window = opened("free", "Anna", "Björn")
    table = table_of(window)
    press(table, layout, 2)
    press(table, layout, 2)
    assert points(window) == (0, 2)
    press(table, layout, 2, ALT)
    press(table, layout, 9)
    assert points(window) == (0, 1)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_shift_takes_nothing_away_and_marks_where_a_digit_needs_it(layout: str, opened: Open) -> None:
    window = opened("free", "Anna", "Björn")
    table = table_of(window)
    press(table, layout, 1, SHIFT)
    needed = ROWS[layout].shifted[0].isdecimal()
    assert points(window) == (int(needed), 0)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ctrl_marks_nothing(layout: str, opened: Open) -> None:
    window = opened("free", "Anna", "Björn")
    press(table_of(window), layout, 2, CONTROL)
    assert points(window) == (0, 0)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_figures_of_a_deal_are_typed_on_every_layout(layout: str, opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    table = table_of(window)
    QTest.keyClick(table, Qt.Key.Key_Return)
    shift = SHIFT if layout == "cz" else Qt.KeyboardModifier.NoModifier
    # What a key writes goes first, and the plus on the first Czech key is a sum.
    for number in (2, 7):
        press(table, layout, number, shift)
    QTest.keyClick(table, Qt.Key.Key_Return)
    for number in (2, 5):
        press(table, layout, number, shift)
    QTest.keyClick(table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert points(window) == (27, 25)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_cells_of_the_sheet_take_the_same_keys(layout: str, opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    QTest.qWaitForWindowActive(window)
    cell = focused_cell(window)
    for number in (2, 7):
        press(cell, layout, number)
    assert cell.text() == "27"
    cell.clear()
    press(cell, layout, 1)
    assert cell.text() == ("+" if layout == "cz" else "1")


def focused_cell(window: SheetWindow) -> NumberCell:
    cell = window.focusWidget()
    assert isinstance(cell, NumberCell)
    return cell


def test_undo_by_its_keys_goes_all_the_way_back_and_forward(opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    QTest.qWaitForWindowActive(window)
    for first, second in (("27", "25"), ("30", "12"), ("9", "14")):
        type_deal(window, total={0: first, 1: second})
    assert len(window.keeper.sheet.entries) == 3
    counts = []
    for _ in range(3):
        QTest.keyClick(focused_cell(window), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        counts.append(len(window.keeper.sheet.entries))
    assert counts == [2, 1, 0]
    for _ in range(3):
        QTest.keyClick(focused_cell(window), Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        counts.append(len(window.keeper.sheet.entries))
    assert counts[3:] == [1, 2, 3]


def test_undo_and_redo_by_keys_from_every_kind_of_field(opened: Open) -> None:
    window = opened("casino.swedish")
    QTest.qWaitForWindowActive(window)
    type_deal(window, aces={0: 4})
    QTest.keyClicks(window.panel.cell("cards", 0), "27")
    seen = []
    fields = (window.panel.cell("big_casino", 1), window.panel.cell("cards", 0), window.panel.enter_button)
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_Y):
        for field in fields:
            field.setFocus()
            QTest.keyClick(field, key, Qt.KeyboardModifier.ControlModifier)
            QTest.keyClick(
                field, Qt.Key.Key_Y if key == Qt.Key.Key_Z else Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier
            )
        QTest.keyClick(fields[0], key, Qt.KeyboardModifier.ControlModifier)
        seen.append((window.form.text(("cards", 0)), len(window.keeper.sheet.entries)))
    assert seen == [("", 1), ("", 0), ("", 1), ("27", 1)]


def test_undo_and_redo_by_keys_on_the_table(opened: Open) -> None:
    window = opened("free", "Anna", "Björn")
    window.show_table()
    table = table_view(window)
    assert table is not None
    QTest.keyClick(table, Qt.Key.Key_Return)
    QTest.qWaitForWindowActive(table)
    # Return goes on, and enters from the last cell.
    QTest.keyClicks(table, "24")
    QTest.keyClick(table, Qt.Key.Key_Return)
    QTest.keyClicks(table, "-13")
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert window.keeper.sheet.standing.points == (24, -13)
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(table, Qt.Key.Key_Z, control)
    assert window.keeper.sheet.entries == ()
    QTest.keyClick(table, Qt.Key.Key_Y, control)
    assert window.keeper.sheet.standing.points == (24, -13)
    QTest.keyClick(table, Qt.Key.Key_Z, control)
    QTest.keyClick(table, Qt.Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
    assert window.keeper.sheet.standing.points == (24, -13)


def test_escape_goes_one_step_back_on_the_table_and_empties_nothing(opened: Open) -> None:
    window = opened("free", "Anna", "Björn")
    window.show_table()
    table = table_view(window)
    assert table is not None
    QTest.keyClick(table, Qt.Key.Key_Return)
    QTest.keyClicks(table, "24")
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert (table.displays[0].entering, table.isVisible()) == (False, True)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not table.isVisible()
    QTest.keyClick(number_cells(window.panel)[0], Qt.Key.Key_Escape)
    assert window.form.text(("total", 0)) == "24"


def test_what_is_being_typed_is_taken_back_in_its_cell_first(opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    QTest.qWaitForWindowActive(window)
    type_deal(window, total={0: "27", 1: "25"})
    QTest.keyClicks(focused_cell(window), "3")
    QTest.keyClick(focused_cell(window), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (focused_cell(window).text(), len(window.keeper.sheet.entries)) == ("", 1)
