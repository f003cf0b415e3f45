"""The frame around what has the focus, arrows within a bar, and the way home."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.ui.look.focus import Focus, can_have_focus, go_on


class Room(QWidget):
    """A window with a bar of three buttons and a field below it; ``home`` counts the ways home."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = QWidget()
        row = QHBoxLayout(self.bar)
        self.buttons = [QPushButton(words) for words in ("One", "Two", "Three")]
        for button in self.buttons:
            row.addWidget(button)
        self.field = QLineEdit()
        whole = QVBoxLayout(self)
        whole.addWidget(self.bar)
        whole.addWidget(self.field)
        self.resize(400, 200)
        self.home = 0

    def go_home(self) -> None:
        self.home += 1
        self.field.setFocus()


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[Room]:
    made = Room()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


def framed(room: Room, widget: QWidget, focus: Focus) -> bool:
    place = QRect(widget.mapTo(room, QPoint(0, 0)), widget.size())
    return focus.frame.isVisible() and focus.frame.around is widget and focus.frame.geometry().contains(place)


def test_the_frame_lies_around_what_has_the_focus_wherever_that_moves(room: Room, qtbot: QtBot) -> None:
    focus = Focus(room, room.go_home)
    for widget in (*room.buttons, room.field):
        widget.setFocus()
        assert framed(room, widget, focus)
    room.resize(700, 400)
    QApplication.processEvents()
    assert framed(room, room.field, focus)
    assert not focus.frame.grab().toImage().isNull()
    room.field.clearFocus()
    assert room.home == 1


def test_arrows_go_to_the_neighbours_in_the_bar_and_no_further(room: Room) -> None:
    focus = Focus(room, room.go_home)
    one, two, three = room.buttons
    one.setFocus()
    for key, at in (
        (Qt.Key.Key_Right, two),
        (Qt.Key.Key_Right, three),
        (Qt.Key.Key_Right, three),
        (Qt.Key.Key_Down, three),
        (Qt.Key.Key_Left, two),
        (Qt.Key.Key_Up, two),
    ):
        now = QApplication.focusWidget()
        assert now is not None
        QTest.keyClick(now, key)
        assert QApplication.focusWidget() is at
    assert framed(room, two, focus)


def test_what_is_hidden_or_disabled_gives_the_focus_home(room: Room) -> None:
    Focus(room, room.go_home)
    ways: list[Callable[[], object]] = [room.buttons[0].hide, lambda: room.buttons[1].setEnabled(False)]
    for number, take_away in enumerate(ways, start=1):
        room.buttons[number - 1].setFocus()
        take_away()
        assert QApplication.focusWidget() is room.field
        assert room.home == number


def test_the_next_widget_is_one_that_can_have_the_focus(room: Room) -> None:
    room.buttons[1].setEnabled(False)
    assert not can_have_focus(room.buttons[1])
    room.buttons[0].setFocus()
    assert go_on(room.buttons[0], forward=True)
    assert QApplication.focusWidget() is room.buttons[2]
    assert go_on(room.buttons[2], forward=False)
    assert QApplication.focusWidget() is room.buttons[0]
    for widget in (room.buttons[2], room.field):
        widget.setEnabled(False)
    assert not go_on(room.buttons[0], forward=True)


def test_what_is_laid_out_anew_does_not_take_the_focus_out_of_sight(room: Room, qtbot: QtBot) -> None:
    focus = Focus(room, room.go_home)
    page, words, answer = QWidget(), QPushButton("Words"), QLineEdit()
    column = QVBoxLayout(page)
    column.addWidget(words)
    column.addWidget(answer)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setWidget(page)
    layout = room.layout()
    assert layout is not None
    layout.addWidget(area)
    room.resize(400, 300)
    QApplication.processEvents()
    answer.setFocus()
    assert framed(room, answer, focus)
    words.setMinimumHeight(900)
    qtbot.waitUntil(lambda: words.height() >= 900)
    QApplication.processEvents()
    assert not answer.visibleRegion().isEmpty()
    assert focus.frame.isVisible()
    assert focus.frame.around is answer


def test_what_gets_the_focus_by_itself_is_seen_whole_and_where_somebody_presses_nothing_moves(
    room: Room, qtbot: QtBot
) -> None:
    inside = QWidget()
    column = QVBoxLayout(inside)
    buttons = [QPushButton(f"Button {number}") for number in range(12)]
    for button in buttons:
        button.setFixedHeight(40)
        column.addWidget(button)
    area = QScrollArea()
    area.setWidget(inside)
    layout = room.layout()
    assert layout is not None
    layout.addWidget(area)
    room.resize(400, 320)
    qtbot.waitUntil(lambda: not buttons[0].visibleRegion().isEmpty())
    focus = Focus(room, room.go_home)
    # Half of the first button is scrolled out of sight.
    area.verticalScrollBar().setValue(buttons[0].y() + 20)
    half = buttons[0]
    assert 0 < half.visibleRegion().boundingRect().height() < half.height()
    before = area.verticalScrollBar().value()
    QTest.mousePress(half, Qt.MouseButton.LeftButton, pos=half.visibleRegion().boundingRect().center())
    assert half.hasFocus()
    assert area.verticalScrollBar().value() == before
    QTest.mouseRelease(half, Qt.MouseButton.LeftButton, pos=half.visibleRegion().boundingRect().center())
    room.field.setFocus()
    half.setFocus()
    assert half.visibleRegion().boundingRect() == half.rect()
    assert framed(room, half, focus)


def test_arrows_up_and_down_do_not_scroll_tabs_out_of_sight(room: Room, qtbot: QtBot) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    tabs = QTabBar()
    for words in ("Played", "Kept"):
        tabs.addTab(words)
    high = QWidget()
    high.setMinimumHeight(900)
    for part in (tabs, high):
        column.addWidget(part)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setWidget(page)
    layout = room.layout()
    assert layout is not None
    layout.addWidget(area)
    room.resize(400, 500)
    qtbot.waitUntil(lambda: tabs.isVisible() and area.verticalScrollBar().maximum() > 0)
    focus = Focus(room, room.go_home)
    tabs.setFocus()
    for _ in range(8):
        QTest.keyClick(tabs, Qt.Key.Key_Down)
    assert area.verticalScrollBar().value() == 0
    assert focus.frame.isVisible()
    QTest.keyClick(tabs, Qt.Key.Key_Right)
    assert tabs.currentIndex() == 1
