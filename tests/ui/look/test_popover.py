"""A popover lies beside what it tells of, and goes by Escape, by a press beside it and by its button."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.look.popover import Popover
from tests.ui.clicks import button, press
from tests.ui.cut import cut

WORDS = "A capture that clears the table. It scores a point, and the card that made it lies face up in the pile."


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.setFocus()
    return made


def opened(page: QWidget, place: QRect, heard: list[str] | None = None) -> Popover:
    heard = [] if heard is None else heard
    popover = Popover(page, "Sweep", WORDS, "&Read more", lambda: heard.append("more"))
    popover.show_beside(place)
    return popover


def gone(page: QWidget) -> bool:
    return not any(one.isVisible() for one in page.findChildren(Popover))


@pytest.mark.parametrize(("x", "y"), [(10, 10), (880, 10), (450, 300), (10, 590), (880, 590)])
def test_it_lies_beside_its_place_inside_the_window_and_nothing_is_cut(page: QWidget, x: int, y: int) -> None:
    place = QRect(x, y, 60, 20)
    popover = opened(page, place)
    assert page.rect().contains(popover.geometry())
    assert not popover.geometry().intersects(place)
    assert popover.width() < 420
    assert popover.words == WORDS
    assert not cut(popover)


def test_escape_takes_it_away(page: QWidget) -> None:
    opened_one = opened(page, QRect(400, 200, 60, 20))
    focused = QApplication.focusWidget()
    assert focused is button(opened_one, "Read more")
    assert WORDS in focused.accessibleDescription()
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert gone(page)


def test_a_press_beside_it_takes_it_away_and_one_on_it_does_not(page: QWidget) -> None:
    popover = opened(page, QRect(400, 200, 60, 20))
    handle = page.windowHandle()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=popover.geometry().center() - QPoint(0, 20))
    assert popover.isVisible()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(20, 580))
    assert gone(page)


def test_its_button_leads_on(page: QWidget) -> None:
    heard: list[str] = []
    popover = opened(page, QRect(400, 200, 60, 20), heard)
    press(popover, "Read more")
    assert heard == ["more"]
    assert gone(page)


def test_a_window_of_another_size_has_it_no_longer(page: QWidget, qtbot: QtBot) -> None:
    assert opened(page, QRect(400, 200, 60, 20)).isVisible()
    page.resize(700, 500)
    qtbot.waitUntil(lambda: gone(page))
