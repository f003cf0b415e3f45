"""What is told of the things on the cloth, and what the menu offers for them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from cardtable.core.zones import STOCK, hand, pile
from cardtable.ui.table.card_item import Mark
from tests.ui.table.conftest import MakeTable
from tests.ui.table.playing import Playing


@pytest.fixture
def playing(make_table: MakeTable) -> Playing:
    made = make_table("swedish", ("9D 4S", "KH QH"), "9S 5H", piles=("2C 3C", ""), stock="2D 3D", last=False)
    made.view.showing.describe = lambda zone, placed: f"a card in {zone}"
    made.your_turn()
    return made


def told(playing: Playing, point: QPointF) -> str:
    return playing.view.telling.words_at(point)


def entries(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions()]


def test_everything_on_the_cloth_tells_what_it_is(playing: Playing) -> None:
    scene = playing.scene
    assert told(playing, playing.item("9D").pos()) == "a card in hand:0"
    assert told(playing, playing.item("9S").pos()) == "a card in table"
    assert told(playing, scene.cards.lie[STOCK][0].pos()).startswith("2 card")
    assert "Seat 1" in told(playing, scene.cards.lie[hand(1)][0].pos())
    assert told(playing, scene.cards.lie[pile(0)][-1].pos()).startswith("2 card")
    for place in (scene.layout.seat(1).plate, scene.layout.sides[1].counters):
        assert told(playing, QPointF(place.centre_x, place.centre_y)).startswith("Seat 1: 0 point")
    cloth = playing.cloth()
    assert told(playing, QPointF(cloth)) == ""


def test_the_menu_of_a_hand_card_plays_it(playing: Playing) -> None:
    menu = playing.view.telling.menu_at(playing.item("9D").pos())
    assert entries(menu) == ["Choose this card", "Play it alone"]
    menu.actions()[0].trigger()
    assert playing.item("9D").rise > 0
    menu.actions()[1].trigger()
    assert [str(action) for action in playing.actions] == ["9D"]


def test_the_menu_of_a_table_card_shows_what_takes_it(playing: Playing) -> None:
    menu = playing.view.telling.menu_at(playing.item("9S").pos())
    assert entries(menu) == ["Which of my cards take it?"]
    menu.actions()[0].trigger()
    assert playing.item("9D").rise > 0
    assert playing.marked(Mark.CHOSEN) == {"9S"}


def test_the_menu_of_a_pile_shows_what_was_won(playing: Playing) -> None:
    asked: list[int] = []
    playing.view.captures.clicked.connect(asked.append)
    menu = playing.view.telling.menu_at(playing.scene.cards.lie[pile(0)][-1].pos())
    assert entries(menu) == ["Show the cards won last"]
    menu.actions()[0].trigger()
    assert asked == [0]


def test_when_it_is_not_ones_turn_no_card_can_be_played_by_a_menu(playing: Playing) -> None:
    playing.view.showing.set_legal(None)
    assert entries(playing.view.telling.menu_at(playing.item("9D").pos())) == []
    assert entries(playing.view.telling.menu_at(playing.item("9S").pos())) == []


def test_others_add_to_the_menu_but_a_right_click_that_puts_back_opens_none(playing: Playing) -> None:
    opened: list[QMenu] = []
    playing.view.menu_wanted.connect(opened.append)

    def ask(place: QPoint) -> None:
        viewport = playing.view.viewport()
        QTest.mousePress(viewport, Qt.MouseButton.RightButton, pos=place)
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(viewport, QContextMenuEvent(reason, place, viewport.mapToGlobal(place)))
        QTest.mouseRelease(viewport, Qt.MouseButton.RightButton, pos=place)

    playing.click(playing.item("9D"))
    ask(playing.cloth())
    assert not opened
    assert playing.item("9D").rise == 0
    ask(playing.point(playing.item("9D")))
    assert len(opened) == 1
    opened[0].close()


def test_of_a_menu_without_entries_nothing_is_left(playing: Playing) -> None:
    viewport, place = playing.view.viewport(), playing.cloth()
    for _ in range(2):
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(viewport, QContextMenuEvent(reason, place, viewport.mapToGlobal(place)))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert playing.view.findChildren(QMenu) == []
