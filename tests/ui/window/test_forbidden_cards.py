"""A card that cannot be played says why at the first touch, and the keyboard does not begin at one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.core.shapes import CardWithTargets, SomeCards
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.window.main_window import MainWindow
from tests.ui.windows import Begun, begin, main_window

__all__ = ["main_window"]


def play_on(qtbot: QtBot, window: MainWindow) -> tuple[list[CardItem], list[CardItem]]:
    """Play with the keyboard alone until a card of the hand may not be played; return those that may and those that
    may not.
    """
    for _ in range(300):
        qtbot.waitUntil(lambda: window.controller.mode in (Mode.HUMAN, Mode.RESULT))
        if window.controller.mode is Mode.RESULT:
            window.dialogs.dismiss()
            session = window.controller.session
            assert session is not None
            if session.over:
                begin(window, session.rule_set.variant)
            else:
                window.controller.go_on()
            continue
        QApplication.processEvents()
        legal, hand = window.table.gestures.stage.legal, window.table.scene().cards.own_hand()
        assert legal is not None
        if isinstance(legal.shape(), CardWithTargets):
            may = [item for item in hand if item.card in legal.cards()]
            if len(may) < len(hand):
                return may, [item for item in hand if item not in may]
        if isinstance(legal.shape(), SomeCards):
            # One card at least is exchanged.
            QTest.keyClick(window.table, Qt.Key.Key_Home)
            QTest.keyClick(window.table, Qt.Key.Key_Space)
        QTest.keyClick(window.table, Qt.Key.Key_Return)
        QApplication.processEvents()
    raise AssertionError("every card could always be played")


@pytest.fixture(params=["ecarte", "piquet.rubicon"])
def window(request: pytest.FixtureRequest, main_window: Begun) -> MainWindow:
    made = main_window("en")
    made.activateWindow()
    begin(made, request.param)
    return made


def test_a_forbidden_card_says_why_at_the_first_click_and_stays_down(qtbot: QtBot, window: MainWindow) -> None:
    _, forbidden = play_on(qtbot, window)
    table, refusals = window.table, window.table.gestures.refusals
    for item in forbidden:
        # Its index is seen also where the next card lies over it.
        index = table.mapFromScene(item.area().x + 5, item.area().centre_y)
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=index)
        assert refusals.text
        assert table.gestures.stage.picked is None
        assert item.rise == 0


def test_after_a_card_that_may_be_played_a_forbidden_one_says_why(qtbot: QtBot, window: MainWindow) -> None:
    may, forbidden = play_on(qtbot, window)
    stage, refusals = window.table.gestures.stage, window.table.gestures.refusals
    stage.touch_card(may[0])
    picked = window.table.gestures.stage
    assert picked.picked is may[0]
    picked.touch_card(forbidden[0])
    assert refusals.text
    assert window.table.gestures.stage.picked is None


def test_the_frame_of_the_keyboard_stands_on_a_card_that_may_be_played(qtbot: QtBot, window: MainWindow) -> None:
    may, forbidden = play_on(qtbot, window)
    left = len(window.table.scene().cards.own_hand())
    framed = [item for item in (*may, *forbidden) if item.focused]
    assert len(framed) == 1
    assert framed[0] in may
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(window.table.scene().cards.own_hand()) < left or window.controller.mode is Mode.RESULT)
