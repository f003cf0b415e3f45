"""On every page of the table view one button is bright, and Return does what it says."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.clicks import answer_menu, button, press
from tests.ui.scorekeeper.by_hand import Open
from tests.ui.scorekeeper.parts import table_view

_MIDDLE = 150
"""Brass has more red and less blue than this, paper more of both, and a chosen cell less (0 to 255)."""


def bright(table: QWidget) -> list[str]:
    """The words of the buttons that are seen to be of brass."""
    buttons = [one for one in table.findChildren(QPushButton) if one.isVisible() and one.isEnabled()]
    plates = [(one.text(), one.grab().toImage().pixelColor(8, one.height() - 10)) for one in buttons]
    return [words for words, plate in plates if plate.red() > _MIDDLE > plate.blue()]


def test_the_bright_button_is_the_next_thing_to_do(opened: Open) -> None:
    window = opened("free", "Anna", "Björn", target=5)
    window.show_table()
    table = table_view(window)
    assert table is not None
    assert bright(table) == ["Deal over: enter it"]
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert bright(table) == ["Enter the deal"]
    QTest.keyClicks(table, "6")
    # The last cell is entered with Return.
    QTest.keyClick(table, Qt.Key.Key_Return)
    QTest.keyClicks(table, "0")
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert bright(table) == ["Next match"]
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert bright(table) == ["Deal over: enter it"]
    press(table, "More…")
    answer_menu("Earlier deals")
    assert bright(table) == []


def test_the_form_is_turned_to_one_side_and_never_to_none(opened: Open) -> None:
    window = opened("free", "Anna", "Björn", "Clara")
    window.show_table()
    table = table_view(window)
    assert table is not None
    QTest.keyClick(table, Qt.Key.Key_Return)
    before = table.facing
    press(table, "Rotate")
    # The form has no field for each edge: the next way to turn it is to the other side.
    assert (before.value, table.facing.value) == ("near", "far")


def test_the_button_of_the_form_is_bright_but_return_elsewhere_enters_nothing(opened: Open, qtbot: QtBot) -> None:
    window = opened("free", "Anna", "Björn")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert bright(window) == ["&Enter"]
    for side in range(2):
        QTest.keyClicks(window.panel.cell("total", side), "5")
    closing = button(window, "Close")
    closing.setFocus()
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert not window.keeper.sheet.rows
    window.panel.enter_button.setFocus()
    QTest.keyClick(window.panel.enter_button, Qt.Key.Key_Return)
    assert len(window.keeper.sheet.rows) == 1


def test_a_question_of_the_form_is_asked_beside_its_button_alone(opened: Open) -> None:
    window = opened("casino.swedish")
    window.panel.enter_button.click()
    assert window.panel.message.endswith("Enter it anyway?")
    window.show_table()
    table = table_view(window)
    assert table is not None
    assert "Enter it anyway?" not in table.displays[0].status
    press(table, "Close")
    assert not table.isVisible()
