"""Nothing on the form moves under the mouse while it is typed into, and all that is wrong is told."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.ui.scorekeeper.entry_panel import EntryPanel
from cardtable.ui.scorekeeper.message_room import MessageRoom
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.scorekeeper.by_hand import Open, choose


def places(window: SheetWindow) -> dict[str, QPoint]:
    """Where the cells and the button that enters lie on the form."""
    panel = window.panel
    widgets: list[QWidget] = [panel.cell(*place) for place in window.form.places]
    return {
        **{one.accessibleName(): one.mapTo(panel, QPoint()) for one in widgets},
        "Enter": panel.enter_button.mapTo(panel, QPoint()),
    }


def typed(panel: EntryPanel, code: str, *numbers: str) -> None:
    for side, number in enumerate(numbers):
        cell = panel.cell(code, side)
        cell.setFocus()
        QTest.keyClicks(cell, number)
        QApplication.processEvents()


@pytest.mark.parametrize("size", [(1280, 800), (980, 700), (900, 600), (800, 1240)])
def test_no_cell_and_no_button_moves_while_a_deal_is_typed(opened: Open, size: tuple[int, int]) -> None:
    window = opened("casino.swedish", "Anna", "Björn", "Clara")
    choose(window, "by_category")
    window.resize(*size)
    for _ in range(4):
        QApplication.processEvents()
    panel = window.panel
    before = places(window)
    for code, numbers in (("cards", ("22", "20", "20")), ("spades", ("7", "4", "3")), ("aces", ("3", "3"))):
        typed(panel, code, *numbers)
        assert places(window) == before, code
    QTest.mouseClick(panel.cell("last_capture", 1), Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert places(window) == before


def test_all_that_is_wrong_is_told_at_once_and_has_a_red_rim(opened: Open) -> None:
    window = opened("casino.swedish", "Anna", "Björn", "Clara")
    choose(window, "by_category")
    panel = window.panel
    typed(panel, "cards", "30", "12", "11")
    plain = panel.cell("aces", 0).grab().toImage()
    typed(panel, "spades", "7", "4", "3")
    typed(panel, "aces", "1")
    assert panel.reason("cards") == "Cards: 53 in all, but the most possible is 52."
    assert panel.reason("spades") == "Spades: 14 in all, but the most possible is 13."
    assert panel.reason("aces") == ""
    assert panel.message.splitlines() == [panel.reason("cards"), panel.reason("spades")]
    assert panel.cell("spades", 2).accessibleDescription() == panel.reason("spades")
    # Without a frame of the focus, a cell that is wrong and one that is not differ in their rims.
    panel.enter_button.setFocus()
    rim = panel.cell("spades", 2).grab().toImage().pixelColor(4, 15)
    assert rim.red() > 2 * max(rim.green(), rim.blue())
    other = plain.pixelColor(4, 15)
    assert other.red() < 2 * max(other.green(), other.blue())
    cell = panel.cell("cards", 2)
    cell.setFocus()
    QTest.keyClick(cell, Qt.Key.Key_Backspace)
    QTest.keyClicks(cell, "0")
    assert panel.message == panel.reason("spades")


def test_what_one_message_has_taken_is_kept_until_another_deal_begins(qtbot: object) -> None:
    room = MessageRoom()
    room.resize(200, 10)
    assert room.height() == 0
    room.spare(1000)
    few = room.height()
    room.say("1\n2\n3")
    assert room.height() == few
    room.say("1\n2\n3\n4\n5")
    most = room.height()
    assert most > few
    room.say("One line.", wrong=True)
    assert room.height() == most
    room.begin()
    assert room.height() == few
    room.spare(-5)
    assert room.height() < few
