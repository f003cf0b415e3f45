"""Cards that are to be counted lie spread out on the cloth, and go with the question."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.school.own_deal import HelpStage
from cardtable.app.school.puzzles import puzzles_of
from cardtable.ui.school.laid_cards import LaidCards
from cardtable.ui.window.main_window import MainWindow
from tests.ui.clicks import press
from tests.ui.school.test_own_deal import begin, plain, wait_for_question
from tests.ui.school.test_puzzle_room import set_puzzle


@pytest.mark.parametrize("size", [(900, 600), (800, 1240), (1280, 800)], ids=str)
def test_captured_cards_are_counted_on_the_cloth(
    qtbot: QtBot, annas_window: Callable[..., MainWindow], size: tuple[int, int]
) -> None:
    window = annas_window("de", None, size)
    set_puzzle(qtbot, window, next(one for one in puzzles_of("casino") if one.kind == "count"))
    strip, cloth = window.pages.lesson.strip, window.table.viewport()
    assert strip.isVisible()
    assert len(strip.cards) > 10
    lies = strip.mapTo(window, QPoint(0, 0)), strip.size()
    room = cloth.rect().translated(cloth.mapTo(window, QPoint(0, 0)))
    assert room.contains(lies[0])
    assert room.contains(lies[0] + QPoint(lies[1].width() - 1, lies[1].height() - 1))
    # All of them are seen at once.
    assert strip.height() >= strip.heightForWidth(strip.width())
    window.resize(size[0] + 80, size[1] + 40)
    QApplication.processEvents()
    assert strip.height() >= strip.heightForWidth(strip.width())
    press(window.pages.lesson, "Zeigen")
    assert strip.isVisible()
    window.go_home()
    assert not strip.isVisible()


def test_they_go_with_the_deal(qtbot: QtBot, annas_window: Callable[..., MainWindow]) -> None:
    window = annas_window("en", plain, (900, 600))
    begin(window, "casino", HelpStage.HELPED, 1003)
    wait_for_question(qtbot, window, "number")
    strip = window.pages.lesson.strip
    assert strip.parentWidget() is window.table.viewport()
    assert strip.isVisible()
    # Nobody speaks from below them.
    assert not any(window.table.scene().furniture.speech(seat).text for seat in range(2))
    window.school_door.leave()
    assert not strip.isVisible()
    # The next lesson has its cards beside its words again.
    window.school_door.begin("casino/count")
    assert not window.table.viewport().isAncestorOf(strip)


def test_they_are_as_large_as_there_is_room_for(qtbot: QtBot, annas_window: Callable[..., MainWindow]) -> None:
    window = annas_window("en")
    laid = LaidCards(window.pages.lesson.strip._pictures)
    qtbot.addWidget(laid)
    cloth = QWidget()
    qtbot.addWidget(cloth)
    cloth.resize(700, 540)
    heights = {}
    for count in (4, 20, 52):
        laid.set_cards(tuple(range(count)))
        laid.lay_on(cloth)
        heights[count] = laid._width
        assert laid.geometry().bottom() < cloth.height() * 0.57
        assert laid.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert heights[4] > heights[20] > heights[52]
    laid.lay_on(None)
    assert laid.parent() is None
    assert laid._width == 44
