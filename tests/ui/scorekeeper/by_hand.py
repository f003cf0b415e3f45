"""Deals entered in the window of a score sheet as a host does it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget
from shiboken6 import isValid

from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.scorekeeper.entry_cells import NumberCell
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.words.entries import method_title
from cardtable.words.families import kind_name
from tests.ui.clicks import answer_menu, button, named, offered, press
from tests.ui.scorekeeper.parts import number_cells, shown_sheet

Open = Callable[..., SheetWindow]


def free(view: QWidget) -> None:
    """Close a view and give back what it holds, unless that has happened: a large window is as large in memory."""
    if isValid(view):
        view.close()
        view.deleteLater()
        QApplication.sendPostedEvents(view, QEvent.Type.DeferredDelete)
    # What is still to be said of it is not heard in another test.
    QApplication.processEvents()


def type_deal(window: SheetWindow, **typed: Mapping[int, object]) -> None:
    """Type into the cells with the keyboard, press marks, and enter the deal, also if something is missing in it."""
    for code, row in typed.items():
        for side, value in row.items():
            cell = window.panel.cell(code, side)
            if isinstance(cell, NumberCell):
                cell.setFocus()
                QTest.keyClicks(cell, str(value))
            else:
                QTest.mouseClick(cell, Qt.MouseButton.LeftButton)
    enter(window)


def enter(window: SheetWindow) -> None:
    """Enter what has been typed, also if it is asked whether it shall be entered all the same, or what it changes."""
    QTest.keyClick(number_cells(window.panel)[0], Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    if window.form.doubtful:
        QTest.mouseClick(window.panel.enter_button, Qt.MouseButton.LeftButton)
    if any(one.isVisible() for one in window.findChildren(QuestionDialog)):
        answer(window, "Correct it like this")


def by_category(window: SheetWindow, **typed: Mapping[int, object]) -> None:
    """``type_deal`` into the form by category, with the faults unfolded."""
    choose(window, "by_category")
    type_deal(window, **typed)


def by_totals(window: SheetWindow, **typed: Mapping[int, object]) -> None:
    """``type_deal`` into the form by totals."""
    choose(window, "totals")
    type_deal(window, **typed)


def turn_to(window: SheetWindow, method: str) -> None:
    """Turn to a way of entering deals with the mouse; where there is one only, no button is offered."""
    if len(window.keeper.sheet.rules.methods) > 1:
        press(window.panel, method_title(method))


def choose(window: SheetWindow, method: str) -> None:
    """Turn to a way of entering deals with the mouse, and unfold the faults."""
    turn_to(window, method)
    if not window.panel.faults_button.isChecked():
        QTest.mouseClick(window.panel.faults_button, Qt.MouseButton.LeftButton)


def choose_kind(dialog: SetupDialog, kind: str) -> None:
    """Choose a rule set or the free sheet by its name."""
    pick_from(named(dialog, QComboBox, QCoreApplication.translate("SetupDialog", "Score sheet for")), kind_name(kind))


def choose_template(dialog: SetupDialog, words: str) -> None:
    """Choose for which game the columns of a free sheet are, by its name; none if ``words`` are empty."""
    pick_from(named(dialog, QComboBox, QCoreApplication.translate("SetupDialog", "Based on")), words)


def pick_from(box: QComboBox, words: str) -> None:
    """Choose the line that says ``words`` in a box that can be used."""
    assert box.isEnabled()
    place = box.findText(words)
    assert place >= 0, [box.itemText(place) for place in range(box.count())]
    box.setCurrentIndex(place)


def mark(window: SheetWindow, *marks: int) -> None:
    """Mark so many points for each side on its counters with the + key."""
    for field, number in zip(shown_sheet(window).fields, marks, strict=True):
        for _ in range(number):
            QTest.keyClick(field, Qt.Key.Key_Plus)
            answer_mark("A point by hand")


def answer_mark(words: str) -> None:
    """Answer with the mouse what a point is marked for; where nothing is asked, nothing is done."""
    if QApplication.activePopupWidget() is not None:
        answer_menu(words)
        assert QApplication.activePopupWidget() is None


def points(window: SheetWindow) -> tuple[int, ...]:
    """The points that the sheet shows."""
    return window.model.standing()


def accounts(window: SheetWindow) -> tuple[int, ...]:
    """What each seat has gained."""
    return window.keeper.sheet.accounts()


def winners(window: SheetWindow) -> tuple[int, ...]:
    """Who has won the match by the last entry."""
    return tuple(window.keeper.sheet.rows[-1].winners)


def answer(window: QWidget, words: str) -> None:
    """Answer the question over a window with the mouse."""
    asking = window.findChildren(QuestionDialog)[-1]
    press(asking, words)


def start_of(dialog: QWidget) -> QAbstractButton:
    """The button that begins the sheet of a dialog, or saves its correction, by the words on it."""
    words = ("Start", "Save the correction", "Beginnen", "Berichtigung speichern")
    return button(dialog, next(one for one in words if offered(dialog, one)))
