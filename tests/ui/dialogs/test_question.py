"""Questions are sheets of the house: keys answer them, and the focus goes back to where it was."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

import cardtable.ui
from cardtable.app.controller import Mode
from cardtable.ui.dialogs.panels import Panels
from cardtable.ui.dialogs.question import QuestionDialog, ask, ask_text
from cardtable.ui.window.main_window import MainWindow
from tests.ui.clicks import press
from tests.ui.windows import Begun, begin, main_window

__all__ = ["main_window"]

K = Qt.Key
BEFORE_A_WINDOW = {"look/plain.py"}
"""Where a box of Qt is made: there is no window yet that could have a sheet."""


def key(code: Qt.Key) -> None:
    """Press a key where the focus is."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, code)
    QApplication.processEvents()


def on_the_cloth(window: MainWindow) -> bool:
    """Return whether the table or a card on it has the focus."""
    focused = QApplication.focusWidget()
    return focused is window.table or (focused is not None and window.table.isAncestorOf(focused))


@pytest.mark.parametrize(
    ("code", "for_good", "done"),
    [
        (K.Key_Return, False, 1),
        (K.Key_Return, True, 0),
        (K.Key_Escape, False, 0),
        (K.Key_Y, True, 1),
        (K.Key_N, False, 0),
    ],
)
def test_keys_answer_and_the_focus_goes_back_to_the_cloth(
    qtbot: QtBot, main_window: Begun, code: Qt.Key, for_good: bool, done: int
) -> None:
    window = main_window("en")
    window.activateWindow()
    begin(window, "casino.swedish")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    window.table.setFocus()
    QApplication.processEvents()
    assert on_the_cloth(window)
    answers: list[bool] = []
    ask(window, "A question", "Shall it be so?", lambda: answers.append(True), for_good=for_good)
    QApplication.processEvents()
    (question,) = window.findChildren(QuestionDialog)
    assert isinstance(window.dialogs.top, QuestionDialog)
    assert not question.isWindow()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert question.isAncestorOf(focused)
    key(code)
    assert len(answers) == done
    assert not [one for one in window.findChildren(QuestionDialog) if one.isVisible()]
    assert on_the_cloth(window)


def test_the_bright_button_is_the_one_that_can_be_taken_back(main_window: Begun) -> None:
    window = main_window("en")
    for for_good, words in ((False, "&Yes"), (True, "&No")):
        ask(window, "A question", "Shall it be so?", lambda: None, for_good=for_good)
        question = window.dialogs.top
        assert isinstance(question, QuestionDialog)
        assert [one.text() for one in question.findChildren(QPushButton) if one.isDefault()] == [words]
        question.reject()
        QApplication.processEvents()


@pytest.mark.parametrize(("code", "given"), [(K.Key_Return, ["Sunday"]), (K.Key_Escape, [])])
def test_a_line_is_written_over_what_is_proposed(main_window: Begun, code: Qt.Key, given: list[str]) -> None:
    window = main_window("en")
    window.activateWindow()
    answers: list[str] = []
    ask_text(window, "A name", "A name for these rules:", "Swedish Casino", answers.append)
    QApplication.processEvents()
    line = QApplication.focusWidget()
    assert isinstance(line, QLineEdit)
    QTest.keyClicks(line, "Sunday")
    key(code)
    assert answers == given
    assert window.dialogs.top is None


def test_a_question_over_a_sheet_lies_on_it_and_goes_with_it(main_window: Begun) -> None:
    window = main_window("en")
    window.commands.new_game.trigger()
    QApplication.processEvents()
    below = window.dialogs.top
    assert below is not None
    press(below, "More rules…")
    QApplication.processEvents()
    press(below, "Keep as a favourite…")
    question = window.dialogs.top
    assert isinstance(question, QuestionDialog)
    assert question.windowTitle() == "Keep as a favourite"
    question.reject()
    QApplication.processEvents()
    assert window.dialogs.top is below
    press(below, "Keep as a favourite…")
    below.close()
    assert window.dialogs.top is None


def test_beside_a_window_without_sheets_it_is_a_window_of_the_house(qtbot: QtBot) -> None:
    alone = QWidget()
    qtbot.addWidget(alone)
    alone.show()
    ask(alone, "A question", "Shall it be so?", lambda: None)
    (question,) = alone.findChildren(QuestionDialog)
    assert question.isWindow()
    assert alone.findChildren(Panels) == []
    question.reject()


def test_no_box_of_qt_asks_anything() -> None:
    found = set()
    rooms = Path(cardtable.ui.__file__).parent
    for path in rooms.rglob("*.py"):
        names = {node.id for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Name)}
        if names & {"QMessageBox", "QInputDialog", "QErrorMessage"}:
            found.add(path.relative_to(rooms).as_posix())
    assert found == BEFORE_A_WINDOW
