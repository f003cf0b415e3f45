"""Every shortcut of a window does what it promises, pressed as a key with the focus in every kind of field.

What a window offers is asked of the window, so that a new shortcut is tested by being there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest
from PySide6.QtCore import SIGNAL, QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QListWidget,
    QMainWindow,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.help.viewer import RuleViewer
from cardtable.ui.window.commands import Commands
from cardtable.ui.window.main_window import MainWindow
from tests.ui.scorekeeper.by_hand import Open
from tests.ui.scorekeeper.conftest import opened
from tests.ui.window.test_main_window import begin

__all__ = ["opened"]


OF_OFFICES = Qt.Key.Key_Back
"""From here on lie keys that few keyboards have, such as one for "Open"; no test can press them."""


class Promise(NamedTuple):
    """Keys, and who keeps what they promise."""

    keys: QKeySequence
    of: QAction | QShortcut

    @property
    def pressed(self) -> QKeyCombination:
        first: QKeyCombination = self.keys[0]  # type: ignore[index]
        return first

    @property
    def name(self) -> str:
        return self.keys.toString(QKeySequence.SequenceFormat.PortableText)


def promises(window: QWidget) -> list[Promise]:
    """Each shortcut of a window."""
    actions = {id(one): one for one in [*window.actions(), *window.findChildren(QAction)]}.values()
    found = [Promise(keys, action) for action in actions for keys in action.shortcuts()]
    found += [Promise(shortcut.key(), shortcut) for shortcut in window.findChildren(QShortcut)]
    return [one for one in found if one.pressed.key() < OF_OFFICES]


def fields(window: QWidget) -> list[QWidget]:
    """One of each kind of widget in the window that can have the focus now."""
    found: dict[type, QWidget] = {}
    for one in window.findChildren(QWidget):
        if one.focusPolicy() != Qt.FocusPolicy.NoFocus and one.isVisible() and one.isEnabled() and not one.focusProxy():
            found.setdefault(type(one), one)
    return list(found.values())


def pressed(window: QWidget, within: Sequence[QWidget]) -> set[tuple[str, str]]:
    """The kind of field in which a key of the window did not set off what it promises, and that alone, with the key.
    Nothing comes of what is set off.
    """
    wrong = set()
    heard: list[object] = []
    promised = promises(window)
    for of in {id(one.of): one.of for one in promised}.values():
        signal, name = (of.triggered, "triggered(bool)") if isinstance(of, QAction) else (of.activated, "activated()")
        if of.receivers(SIGNAL(name)):
            signal.disconnect()
        signal.connect(lambda *_, of=of: heard.append(of))
    for field in within:
        for one in promised:
            field.setFocus()
            # What can be done just now is not the question here.
            one.of.setEnabled(True)
            heard.clear()
            QTest.keyClick(field, one.pressed.key(), one.pressed.keyboardModifiers())
            if heard != [one.of]:
                wrong.add((type(field).__name__, one.name))
    return wrong


def kinds(within: Sequence[QWidget]) -> set[str]:
    return {type(one).__name__ for one in within}


def test_the_keys_of_the_window_work_on_the_start_page(annas_window: Callable[[str], MainWindow]) -> None:
    window = annas_window("en")
    assert len(promises(window)) > 30
    assert {"PlaceButton", "WordButton", "ClothButton", "PictureTile"} <= kinds(fields(window))
    assert pressed(window, fields(window)) == set()


def test_the_keys_of_the_window_work_at_the_table(annas_window: Callable[[str], MainWindow]) -> None:
    window = annas_window("de")
    begin(window)
    QApplication.processEvents()
    assert {"TableView", "CardButton", "_Entries"} <= kinds(fields(window))
    assert pressed(window, fields(window)) == set()


def test_a_dialog_over_the_window_lets_none_of_its_keys_through(annas_window: Callable[[str], MainWindow]) -> None:
    window = annas_window("en")
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    inside = [one for one in fields(window) if isinstance(one.window().focusWidget(), QWidget)]
    assert len(inside) > 2
    let_through = {one.name for one in promises(window)} - {name for _, name in pressed(window, inside)}
    # Sound, full screen and the end are for the whole program, and rules and keys have a window of their own.
    assert let_through == {"F7", "F11", "Ctrl+Q", "F1", "Help", "Shift+F1"}


@pytest.mark.parametrize(("kind", "own"), [("piquet.session", "NumberCell"), ("casino.swedish", "MarkCell")])
def test_the_keys_of_a_score_sheet_work_in_all_of_its_fields(kind: str, own: str, opened: Open) -> None:
    window = opened(kind, dealer=1)
    QTest.qWaitForWindowActive(window)
    assert {own, "MarkField", "DealList", "QPushButton"} <= kinds(fields(window))
    assert pressed(window, fields(window)) == set()


def test_the_keys_of_the_rules_work_in_all_of_its_fields(qtbot: QtBot, pictures: CardPictures) -> None:
    viewer = RuleViewer(pictures, "en")
    qtbot.addWidget(viewer)
    viewer.show()
    QTest.qWaitForWindowActive(viewer)
    assert {"Choices", "QLineEdit", "RuleBrowser", "QToolButton"} <= kinds(fields(viewer))
    # In the field of the search these take a letter away.
    assert pressed(viewer, fields(viewer)) == {("QLineEdit", "Backspace"), ("QLineEdit", "Shift+Backspace")}


def test_fields_of_text_take_what_moves_and_mends_a_text_and_nothing_else(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    Commands(window)
    room = QWidget()
    column = QVBoxLayout(room)
    chosen, written, many, cells = QComboBox(), QComboBox(), QListWidget(), QTableWidget(2, 2)
    for box in (chosen, written):
        box.addItems(["one", "two"])
    written.setEditable(True)
    many.addItems(["one", "two"])
    of_text = [QLineEdit("text"), QPlainTextEdit("text"), QSpinBox(), written]
    others = [chosen, many, cells, QPushButton("button")]
    for one in [*of_text, *others]:
        column.addWidget(one)
    window.setCentralWidget(room)
    window.show()
    QTest.qWaitForWindowActive(window)
    assert pressed(window, others) == set()
    taken = {name for _, name in pressed(window, of_text)}
    assert {"Ctrl+Z", "Ctrl+Home"} <= taken <= {"Ctrl+Z", "Ctrl+Home", "Alt+Backspace", "Undo"}
