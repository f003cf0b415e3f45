"""Areas that scroll: Tab stops at them only where nothing inside is a stop."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.dialogs.base import UprightArea, scrolled


def window_with(qtbot: QtBot, *inside: QWidget) -> tuple[QWidget, QLineEdit, UprightArea]:
    """Return a window, in it a line with the focus, and below it an area with these widgets, not all seen at once."""
    window, page, line = QWidget(), QWidget(), QLineEdit()
    qtbot.addWidget(window)
    below = QVBoxLayout(page)
    for one in inside:
        below.addWidget(one)
    area = scrolled(page)
    layout = QVBoxLayout(window)
    layout.addWidget(line)
    layout.addWidget(area)
    window.resize(300, 200)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    line.setFocus()
    return window, line, area


def high() -> QLabel:
    label = QLabel("Words that nobody presses.")
    label.setMinimumHeight(400)
    return label


def test_tab_goes_into_an_area_without_stopping_at_it(qtbot: QtBot) -> None:
    inside = QPushButton("Pressed")
    _window, line, _ = window_with(qtbot, high(), inside)
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is inside
    QTest.keyClick(inside, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is line


@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_PageDown])
def test_an_area_of_words_alone_is_a_stop_and_scrolls_by_keys(qtbot: QtBot, key: Qt.Key) -> None:
    _window, line, area = window_with(qtbot, high())
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is area
    QTest.keyClick(area, key)
    assert area.verticalScrollBar().value() > 0


def test_what_cannot_be_pressed_is_no_reason_to_pass_an_area(qtbot: QtBot) -> None:
    off = QPushButton("Not now")
    off.setEnabled(False)
    _window, line, area = window_with(qtbot, high(), off)
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is area


def test_a_click_on_words_takes_the_focus_from_nothing(qtbot: QtBot) -> None:
    words = high()
    _window, line, _area = window_with(qtbot, words)
    QTest.mouseClick(words, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is line
