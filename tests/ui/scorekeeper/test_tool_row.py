"""Below a sheet nothing is cut off: what has no room in the row is in the menu at its end, and back when it has."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.scorekeeper.tool_row import ToolRow
from tests.ui.clicks import pick

WORDS = ("Undo", "Redo", "Table view", "Settlement", "Fault")


@pytest.fixture
def row(qtbot: QtBot) -> ToolRow:
    more = QToolButton()
    more.setText("More")
    menu = QMenu(more)
    menu.addAction("Print…")
    actions = [QAction(words) for words in WORDS]
    made = ToolRow(actions, menu, (more,))
    for action in actions:
        action.setParent(made)
    menu.setObjectName("further")
    qtbot.addWidget(made)
    made.show()
    return made


def menu_of(row: QWidget) -> QMenu:
    (menu,) = row.findChildren(QMenu, "further")
    return menu


def seen(row: QWidget) -> list[str]:
    return [one.text() for one in row.findChildren(QToolButton) if one.isVisible() and one.text() != "More"]


def in_menu(row: QWidget) -> list[str]:
    return [one.text() for one in menu_of(row).actions() if one.isVisible() and not one.isSeparator()]


def narrow(row: QWidget, width: int) -> None:
    row.resize(width, row.height())
    QApplication.processEvents()


def test_what_has_no_room_is_in_the_menu_in_its_order_and_comes_back(row: ToolRow) -> None:
    whole = row.sizeHint().width()
    narrow(row, whole)
    assert (seen(row), in_menu(row)) == (list(WORDS), ["Print…"])
    for width in range(whole - 1, row.minimumSizeHint().width() - 1, -9):
        narrow(row, width)
        assert [*seen(row), *in_menu(row)] == [*WORDS, "Print…"]
        assert all(one.geometry().right() < width for one in row.findChildren(QToolButton) if one.isVisible())
    assert seen(row) == ["Undo"]
    narrow(row, whole)
    assert (seen(row), in_menu(row)) == (list(WORDS), ["Print…"])


def test_what_is_chosen_in_the_menu_is_done(row: ToolRow, qtbot: QtBot) -> None:
    narrow(row, row.minimumSizeHint().width())
    (action,) = [one for one in menu_of(row).actions() if one.text() == "Settlement"]
    menu_of(row).popup(row.mapToGlobal(row.rect().topLeft()))
    with qtbot.waitSignal(action.triggered):
        pick(menu_of(row), action)


def test_longer_words_make_room_for_themselves(row: ToolRow) -> None:
    narrow(row, row.sizeHint().width())
    (undo,) = [one for one in row.findChildren(QAction) if one.text() == "Undo"]
    undo.setText("Zurücknehmen, was zuletzt eingetragen wurde")
    QApplication.processEvents()
    assert "Fault" in in_menu(row)
