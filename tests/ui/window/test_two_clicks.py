"""What is worth finding is two clicks away at most from where one needs it: a script of clicks for each."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ai.names import COMPANION
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.rating_ladder import RatingLadder
from cardtable.ui.dialogs.settings_dialog import SettingsDialog
from cardtable.ui.dialogs.statistics_dialog import StatisticsDialog
from cardtable.ui.window.main_window import MainWindow
from tests.ui.clicks import choose, offered, press
from tests.ui.dialogs.choosing import choose_opponent, number_row

Windows = Callable[[str], MainWindow]


def hall(annas_window: Windows, qtbot: QtBot) -> tuple[MainWindow, Callable[[str], None]]:
    """Return a window at its first page after a match was begun, and what clicks on words in it."""
    window = annas_window("en")
    window.ways.play_again()
    window.commands.home.trigger()
    qtbot.waitUntil(lambda: offered(window.pages.start, "Deal of the day"))

    def click(words: str) -> None:
        place: QWidget = window.dialogs.waiting or window.pages.start
        press(place, words)
        QApplication.processEvents()

    return window, click


def test_the_deal_of_the_day(annas_window: Windows, qtbot: QtBot) -> None:
    window, click = hall(annas_window, qtbot)
    click("Deal of the day")
    assert window.controller.session is not None
    assert window.controller.session.number is not None


def test_the_code_of_a_friend(annas_window: Windows, qtbot: QtBot) -> None:
    window, click = hall(annas_window, qtbot)
    click("New game")
    click("A friend’s code…")
    dialog = window.dialogs.waiting
    assert isinstance(dialog, NewGameDialog)
    line: QLineEdit = number_row(dialog).line
    assert not line.visibleRegion().isEmpty()
    qtbot.waitUntil(line.hasFocus)


def test_the_companion(annas_window: Windows, qtbot: QtBot) -> None:
    window, click = hall(annas_window, qtbot)
    click("New game")
    dialog = window.dialogs.waiting
    assert isinstance(dialog, NewGameDialog)
    (face,) = [one for one in dialog.rows[1].who.buttons if one.player == COMPANION]
    assert not face.visibleRegion().isEmpty()
    choose_opponent(dialog, 1, COMPANION)
    assert dialog.rows[1].entry().player == COMPANION


def test_five_for_today(annas_window: Windows, qtbot: QtBot) -> None:
    window, click = hall(annas_window, qtbot)
    click("Today’s five problems")
    assert window.school_door.teaches


def test_statistics(annas_window: Windows, qtbot: QtBot) -> None:
    window, click = hall(annas_window, qtbot)
    click("Looking back")
    if not window.findChildren(StatisticsDialog):
        (words,) = {
            one.text().replace("&", "")
            for one in window.findChildren(QAbstractButton)
            if one.isVisible() and "tatistics" in one.text()
        }
        click(words)
    (statistics,) = [one for one in window.findChildren(StatisticsDialog) if one.isVisible()]
    assert statistics.findChildren(RatingLadder)


@pytest.mark.parametrize("asked", ["why", "hint"])
def test_why_and_a_hint_are_in_the_menu_of_play(annas_window: Windows, qtbot: QtBot, asked: str) -> None:
    window, _ = hall(annas_window, qtbot)
    window.commands.home.trigger()
    press(window.pages.start, "Continue")
    action = getattr(window.commands, asked)
    pressed: list[bool] = []
    action.triggered.connect(lambda: pressed.append(True))
    action.setEnabled(True)
    # The menu, and the line in it.
    choose(window, action)
    assert pressed


def test_the_settings_are_one_click_away_in_the_hall_as_at_the_table(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("en")
    mark = window.pages.start.bar.settings
    assert (mark.accessibleName(), mark.toolTip()) == ("Settings", "Settings")
    # It stands at the end of the bar, as in the row above a table.
    assert mark.geometry().left() > window.pages.start.bar.buttons[-1].geometry().right()
    QTest.mouseClick(mark, Qt.MouseButton.LeftButton)
    (dialog,) = window.findChildren(SettingsDialog)
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.findChildren(SettingsDialog))
    mark.setFocus()
    QTest.keyClick(mark, Qt.Key.Key_Return)
    assert window.findChildren(SettingsDialog)
