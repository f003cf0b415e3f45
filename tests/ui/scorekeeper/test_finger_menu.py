"""Menus for fingers leave in sight what they are about: the button that was touched, and the counters above it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.scorekeeper.finger_menu import FingerMenu
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.clicks import click, named
from tests.ui.scorekeeper.by_hand import Open
from tests.ui.scorekeeper.parts import shown_sheet


def on_screen(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(widget.rect().topLeft()), widget.size())


def opened_menu() -> FingerMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, FingerMenu)
    return menu


def sign(window: SheetWindow, words: str) -> QToolButton:
    return named(window, QToolButton, words)


@pytest.mark.parametrize("name", ["Anna", "Björn"])
def test_what_a_point_is_for_is_asked_below_the_sign(opened: Open, name: str) -> None:
    window = opened("casino.swedish")
    plus = sign(window, f"Mark a point for {name}")
    click(plus)
    menu = on_screen(opened_menu())
    assert not menu.intersects(on_screen(plus))
    assert not any(menu.intersects(on_screen(field)) for field in shown_sheet(window).fields)
    assert menu.top() >= on_screen(plus).bottom()
    QTest.keyClick(opened_menu(), Qt.Key.Key_Escape)


def test_a_button_at_the_lower_edge_has_its_menu_above(qtbot: QtBot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    button = QPushButton("More…", room)
    room.resize(300, 60)
    screen = room.screen().availableGeometry()
    room.move(screen.left() + 40, screen.bottom() - 60)
    room.show()
    qtbot.waitExposed(room)
    menu = FingerMenu(button)
    for words in ("Sweep", "Mulle", "A point by hand"):
        menu.addAction(words)
    menu.open()
    assert not on_screen(menu).intersects(on_screen(button))
    assert on_screen(menu).bottom() <= on_screen(button).top()
    QTest.keyClick(menu, Qt.Key.Key_Escape)


def test_over_a_field_it_opens_in_the_middle(opened: Open) -> None:
    field = shown_sheet(opened("casino.swedish")).fields[0]
    menu = FingerMenu(field)
    menu.addAction("Sweep")
    menu.open()
    assert on_screen(menu).top() == on_screen(field).center().y()
    QTest.keyClick(menu, Qt.Key.Key_Escape)
