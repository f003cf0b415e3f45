"""No window of the system flashes: the main window, rules and sheets are shown, what lies over them, and questions."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.app.reports import DealReport
from cardtable.core.state import Standing
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.panels import Panel
from cardtable.ui.look.bars import CloseButton
from cardtable.ui.window.main_window import MainWindow
from tests.ui import windows
from tests.ui.strays import Strays, open_all_passing
from tests.ui.window.test_main_window import begin
from tests.ui.windows import Begun, main_window

__all__ = ["main_window"]


@pytest.fixture
def strays(qapp: QApplication) -> Strays:
    return Strays(qapp)


def test_a_widget_without_a_parent_is_found(strays: Strays, qtbot: QtBot) -> None:
    button = QPushButton("Alone")
    qtbot.addWidget(button)
    button.setVisible(True)
    strays.stop()
    assert len(strays.found) == 1
    assert strays.found[0].startswith("QPushButton")


def chosen(window: MainWindow, action: QAction) -> None:
    """Choose an entry of the menus with the mouse, and put away what comes."""
    for menu in window.findChildren(QMenu):
        if action in menu.actions():
            menu.popup(QPoint(0, 0))
            QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
            QApplication.processEvents()
            return
    raise LookupError(action.text())


def put_away(window: MainWindow) -> None:
    """Put away all panels and the windows of rules and keys with the mouse."""
    while window.dialogs.waiting is not None:
        cross = window.findChildren(Panel)[-1].findChild(CloseButton)
        assert cross is not None
        QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
        QApplication.processEvents()


def opening(window: MainWindow) -> tuple[QAction, ...]:
    """The entries of the menus that open something within the program."""
    do = window.commands
    return (
        *(do.new_game, do.new_sheet, do.sheets, do.code, do.matches, do.preferences, do.keys, do.learn, do.puzzles),
        *(do.about, do.rules_here, do.sheet, do.record),
    )


@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_flashes_while_panels_and_windows_open(
    annas_window: Callable[[str], MainWindow], language: str
) -> None:
    # The fixture refuses what is shown besides.
    window = annas_window(language)
    opened = 0
    for _ in ("start page", "table"):
        for action in opening(window):
            if action.isEnabled():
                chosen(window, action)
                opened += window.dialogs.waiting is not None
                put_away(window)
        begin(window)
    assert opened > 6


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_flashes_whatever_is_opened_in_a_panel(main_window: Begun, language: str) -> None:
    window = main_window(language)
    opened = 0
    for _ in ("start page", "table"):
        opened += open_all_passing(window)
        for action in opening(window):
            if action.isEnabled():
                action.trigger()
                QApplication.processEvents()
                opened += sum(open_all_passing(panel) for panel in window.findChildren(Panel) if panel.isVisible())
                for other in QApplication.topLevelWidgets():
                    if other is not window and other.isVisible() and other.windowType() == Qt.WindowType.Window:
                        opened += open_all_passing(other)
                        other.close()
                put_away(window)
        windows.begin(window, "ecarte")
        QApplication.processEvents()
    assert opened > 40


@pytest.mark.parametrize("kind", ["casino.royal", "ecarte", "piquet.rubicon"])
def test_nothing_flashes_when_a_deal_is_counted(main_window: Begun, qtbot: QtBot, kind: str) -> None:
    window = main_window("en")
    windows.begin(window, kind, player="counter")
    qtbot.waitUntil(lambda: isinstance(window.dialogs.waiting, DealResultDialog), timeout=60_000)


def test_nothing_flashes_when_a_result_has_all_its_buttons(
    strays: Strays, qtbot: QtBot, pictures: CardPictures
) -> None:
    report = DealReport("casino", 0, (), Standing((0, 0), 0, 1), ("Anna", "Björn"))
    dialog = DealResultDialog(report, pictures, can_review=True, can_undo=True, can_close=True)
    qtbot.addWidget(dialog)
    strays.stop()
    assert strays.found == []
    words = [button.text() for button in dialog.findChildren(QPushButton) if not button.isHidden()]
    assert len(words) == 7
