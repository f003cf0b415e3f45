"""A choice in segments: what is chosen can be told from what is not, by mouse and by key, in every look of windows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.look.look import apply_look
from cardtable.ui.look.segments import Segment, Segments
from tests.ui.clicks import button, press
from tests.ui.contrast import ratio

WORDS = ("Light", "Dark", "High contrast")


@pytest.fixture(params=["light", "dark", "contrast"])
def look(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    before = qapp.palette()
    apply_look(qapp, request.param, 100)
    yield request.param
    qapp.setPalette(before)


def opened(qtbot: QtBot, width: int = 600) -> tuple[QWidget, Segments, list[int]]:
    """A page with a button above and below a choice, and the places that are chosen there."""
    page, choice, heard = QWidget(), Segments(len(WORDS)), list[int]()
    choice.word(WORDS, "Light or dark windows")
    choice.choose(0)
    choice.chosen.connect(heard.append)
    layout = QVBoxLayout(page)
    for widget in (QPushButton("above"), choice, QPushButton("below")):
        layout.addWidget(widget)
    qtbot.addWidget(page)
    page.resize(width, 300)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page, choice, heard


def ground(segment: Segment) -> QColor:
    """The colour below the words, as it is seen."""
    seen = segment.window().grab().toImage()
    place = segment.mapTo(segment.window(), segment.rect().topLeft())
    return seen.pixelColor(place.x() + segment.width() // 2, place.y() + 6)


def test_what_is_chosen_stands_out(qtbot: QtBot, look: str) -> None:
    page, choice, _heard = opened(qtbot)
    chosen, other, _last = choice.segments
    assert page.isVisible()
    assert ratio(ground(chosen), ground(other)) >= 3


def test_a_click_chooses_and_is_told_once(qtbot: QtBot) -> None:
    page, choice, heard = opened(qtbot)
    press(page, "Dark")
    press(page, "Dark")
    assert choice.place == 1
    assert set(heard) == {1}
    choice.choose(2)
    assert set(heard) == {1}


def test_tab_stops_once_at_what_is_chosen_and_arrows_go_on(qtbot: QtBot) -> None:
    page, choice, heard = opened(qtbot)
    choice.choose(1)
    for start, key, back in (("above", Qt.Key.Key_Tab, "below"), ("below", Qt.Key.Key_Backtab, "above")):
        button(page, start).setFocus()
        QTest.keyClick(button(page, start), key)
        assert QApplication.focusWidget() is choice.segments[1]
        QTest.keyClick(choice.segments[1], key)
        assert QApplication.focusWidget() is button(page, back)
    choice.segments[1].setFocus()
    QTest.keyClick(choice.segments[1], Qt.Key.Key_Right)
    assert choice.segments[2].hasFocus()
    assert (choice.place, heard) == (2, [2])


def test_where_there_is_no_room_they_stand_in_rows_and_nothing_is_cut(qtbot: QtBot) -> None:
    page, choice, _heard = opened(qtbot)
    assert len({one.y() for one in choice.segments}) == 1
    page.resize(choice.minimumSizeHint().width() + 30, 400)
    QApplication.processEvents()
    assert len({one.y() for one in choice.segments}) > 1
    for one in choice.segments:
        assert one.width() >= one.fontMetrics().horizontalAdvance(one.text())
        assert choice.rect().contains(one.geometry())


def test_what_is_chosen_moves_none_of_its_neighbours(qtbot: QtBot) -> None:
    page, choice, _heard = opened(qtbot)
    before = [one.geometry() for one in choice.segments]
    press(page, "High contrast")
    assert [one.geometry() for one in choice.segments] == before


def test_other_choices_take_the_place_of_those_before(qtbot: QtBot) -> None:
    page, choice, _heard = opened(qtbot)
    choice.offer(2)
    choice.name(["2", "Rock & Roll"])
    assert choice.place == -1
    press(page, "Rock & Roll")
    assert choice.place == 1
