"""Deals entered in the form of the sheet without a keyboard: with the keypad below it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.entry_form import DELETE
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.settings import Settings
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.scorekeeper.entry_cells import CELL_HEIGHT
from cardtable.ui.scorekeeper.keypad import FLAT_KEY
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.scorekeeper.by_hand import Open, free, points, turn_to, type_deal
from tests.ui.scorekeeper.parts import number_cells


def click(*buttons: QAbstractButton) -> None:
    for button in buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def press(window: SheetWindow, keys: str) -> None:
    """Press keys of the keypad one after the other."""
    for key in keys:
        click(window.panel.keypad.key(key))


def touch(window: SheetWindow, code: str, side: int) -> None:
    """Press a mark of the form."""
    QTest.mouseClick(window.panel.cell(code, side), Qt.MouseButton.LeftButton)


def test_a_deal_is_entered_by_mouse_alone(opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    panel = window.panel
    assert not panel.keypad.isVisible()
    click(panel.keypad_button)
    press(window, "27")
    click(panel.keypad.next_button)
    press(window, "251" + DELETE)
    # From the last cell it goes to the button and enters nothing.
    click(panel.keypad.next_button)
    assert window.keeper.sheet.entries == ()
    assert window.focusWidget() is panel.enter_button
    click(panel.enter_button)
    assert points(window) == (27, 25)


def test_sums_and_marks_and_what_is_always_somebodys(opened: Open) -> None:
    window = opened("casino.swedish")
    panel = window.panel
    click(panel.keypad_button)
    press(window, "10+15+5")
    # Björn's 22 cards follow, and stand.
    click(panel.keypad.next_button, panel.keypad.next_button)
    press(window, "7")
    click(panel.keypad.next_button, panel.keypad.next_button)
    assert window.focusWidget() is panel.cell("big_casino", 0)
    touch(window, "big_casino", 0)
    touch(window, "little_casino", 1)
    press(window, "3")
    assert panel.cell("aces", 0).text() == "3"
    touch(window, "last_capture", 1)
    click(panel.enter_button)
    # Cards 1, spades 1, ♦10 2, three aces; ♠2, an ace, the last capture (Swedish casino: eleven points of a deal).
    assert sum(points(window)) == 11
    assert not window.form.doubtful


def test_a_loss_is_entered_by_mouse_alone(opened: Open) -> None:
    window = opened("free")
    click(window.panel.keypad_button)
    press(window, "24±")
    click(window.panel.keypad.next_button)
    press(window, "20−5")
    assert window.panel.cell("total", 0).text() == "−24"
    click(window.panel.enter_button)
    assert points(window) == (-24, 15)


def test_who_has_won_is_touched_on_the_sheet_too(opened: Open) -> None:
    window = opened("free", "Uwe", "Vera", "Willi", zero_sum=True)
    click(window.panel.keypad_button)
    click(window.panel.winners[1])
    press(window, "6")
    click(window.panel.enter_button)
    assert points(window) == (-3, 6, -3)


def test_the_keypad_gives_a_mark_as_the_digits_beside_its_boxes_say(opened: Open) -> None:
    window = opened("casino.swedish", "Anna", "Björn", "Clara")
    panel = window.panel
    click(panel.keypad_button)
    panel.cell("big_casino", 0).setFocus()
    press(window, "3")
    assert window.form.text(("big_casino", 2)) == "1"
    assert window.focusWidget() is panel.cell("little_casino", 0)
    # There is no fourth side, so this is a number.
    press(window, "4")
    assert window.form.text(("cards", 0)) == "4"
    assert not any(window.form.text(("little_casino", side)) for side in range(3))


def test_a_cell_that_is_chosen_is_written_over(opened: Open) -> None:
    window = opened("ecarte")
    panel = window.panel
    panel.keypad_button.click()
    press(window, "3")
    number_cells(panel)[0].setFocus()
    cell = number_cells(panel)[0]
    cell.selectAll()
    press(window, "5")
    assert cell.text() == "5"


def test_cells_are_for_fingers_while_the_keypad_is_there(opened: Open) -> None:
    window = opened("casino.berlin1810")
    panel = window.panel
    cells = [*number_cells(panel), *panel.mark_cells]
    panel.keypad_button.click()
    QApplication.processEvents()
    assert min(cell.height() for cell in cells) >= FLAT_KEY
    for key in "0123456789+" + DELETE:
        button = panel.keypad.key(key)
        assert min(button.width(), button.height()) >= FLAT_KEY
    panel.keypad_button.click()
    assert {cell.minimumHeight() for cell in cells} == {CELL_HEIGHT}
    type_deal(window, cards={0: 30})
    assert len(window.keeper.sheet.entries) == 1


def test_nothing_moves_under_a_finger_that_types(opened: Open) -> None:
    window = opened("casino.swedish")
    window.resize(1280, 800)
    panel = window.panel
    panel.keypad_button.click()
    QApplication.processEvents()
    keys = [*(panel.keypad.key(key) for key in "0123456789+"), panel.keypad.next_button, panel.enter_button]
    before = [key.mapTo(window, QPoint()) for key in keys]
    press(window, "30")
    QApplication.processEvents()
    assert panel.message
    assert [key.mapTo(window, QPoint()) for key in keys] == before


@pytest.fixture(scope="module")
def finger() -> Any:
    return QTest.createTouchDevice(QPointingDevice.DeviceType.TouchScreen)


def test_a_finger_that_chooses_a_cell_finds_keys(opened: Open, finger: Any) -> None:
    window = opened("casino.swedish")
    panel = window.panel
    cell = number_cells(panel)[1]
    QTest.mouseClick(cell, Qt.MouseButton.LeftButton)
    assert not panel.keypad.isVisible()
    QApplication.processEvents()
    spot = cell.mapTo(window, cell.rect().center())
    QTest.touchEvent(window, finger).press(0, spot, window).commit()
    QTest.touchEvent(window, finger).release(0, spot, window).commit()
    assert panel.keypad.isVisible()
    press(window, "27")
    assert cell.text() == "27"
    # What is chosen again by a finger is written over; whoever touches it once more aims at a place in it.
    for spot_of in (number_cells(panel)[0], cell):
        spot = spot_of.mapTo(window, spot_of.rect().center())
        QTest.touchEvent(window, finger).press(0, spot, window).commit()
        QTest.touchEvent(window, finger).release(0, spot, window).commit()
    press(window, "30")
    assert cell.text() == "30"


def test_large_controls_bring_the_keypad(
    qtbot: QtBot, store: Store, pictures: CardPictures, translation: Translation
) -> None:
    keeper = SheetKeeper.begin(store, SheetSetup("ecarte", ("Anna", "Björn")))
    window = SheetWindow(keeper, pictures, Settings(touch=True))
    window.show()
    assert window.panel.keypad.isVisible()
    window.panel.keypad_button.click()
    # What else is set brings nothing back that was put away.
    window.set_settings(Settings(touch=True, counting="numbers"))
    assert not window.panel.keypad.isVisible()
    window.set_settings(Settings())
    window.set_settings(Settings(touch=True))
    assert window.panel.keypad.isVisible()
    translation.switch("de")
    QApplication.processEvents()
    assert window.panel.keypad.next_button.text() == "Weiter"
    free(window)


@pytest.mark.parametrize("by_keys", [False, True])
def test_the_cell_that_is_gone_on_to_comes_into_sight(opened: Open, by_keys: bool) -> None:
    window = opened("piquet.points")
    panel = window.panel
    turn_to(window, "by_category")
    panel.keypad_button.click()
    window.resize(900, 600)
    QApplication.processEvents()
    number_cells(panel)[0].setFocus()
    met = set()
    while (cell := window.focusWidget()) is not panel.enter_button and cell not in met:
        assert cell is not None
        QApplication.processEvents()
        assert not cell.visibleRegion().isEmpty(), cell.accessibleName()
        met.add(cell)
        if by_keys:
            QTest.keyClick(cell, Qt.Key.Key_Down)
        else:
            click(panel.keypad.next_button)
    assert len(met) > 5
