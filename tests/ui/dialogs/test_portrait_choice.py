"""The faces of which one is chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.ai.names import COMPANION
from cardtable.core.record import HUMAN
from cardtable.ui.dialogs.portrait_choice import PortraitChoice
from cardtable.words.players import computer_players
from tests.ui.clicks import button, names_of


def opened(qtbot: QtBot) -> PortraitChoice:
    choice = PortraitChoice(48)
    choice.retranslate("Player at seat 2", lambda player: "1500" if player != COMPANION else "adapts")
    qtbot.addWidget(choice)
    choice.resize(700, 200)
    choice.show()
    return choice


def test_everybody_is_offered_and_who_adapts_comes_first(qtbot: QtBot) -> None:
    choice = opened(qtbot)
    assert choice.buttons[0].player == COMPANION
    assert {one.player for one in choice.buttons} == {*computer_players(), HUMAN}
    assert {"Gustav, the grabber, 1500", "Ida, the companion, adapts", "Somebody here"} <= names_of(choice)


def test_a_click_and_the_arrow_keys_choose(qtbot: QtBot) -> None:
    choice = opened(qtbot)
    choice.choose("beginner")
    with qtbot.waitSignal(choice.changed):
        qtbot.mouseClick(button(choice, "Falk"), Qt.MouseButton.LeftButton)
    assert choice.player == "searcher"
    choice.activateWindow()
    chosen = button(choice, "Falk")
    chosen.setFocus()
    qtbot.waitUntil(chosen.hasFocus)
    with qtbot.waitSignal(choice.changed):
        qtbot.keyClick(chosen, Qt.Key.Key_Left)
    assert choice.player == choice.buttons[choice.buttons.index(chosen) - 1].player  # type: ignore[arg-type]


def test_somebody_who_is_not_known_is_a_person(qtbot: QtBot) -> None:
    choice = opened(qtbot)
    choice.choose("wizard")
    assert choice.player == HUMAN


def test_faces_are_drawn_and_differ(qtbot: QtBot) -> None:
    choice = opened(qtbot)
    choice.grab()
    qtbot.waitUntil(lambda: not any(one._late for one in choice.buttons if one.player != HUMAN))
    seen = {bytes(one.grab().toImage().copy(8, 6, 46, 40).constBits()) for one in choice.buttons}
    assert len(seen) == len(choice.buttons)
