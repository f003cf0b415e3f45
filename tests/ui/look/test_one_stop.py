"""Of several buttons Tab reaches the chosen one, before and after any of them has had the focus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QButtonGroup, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.look.one_stop import keep_one_stop, stop_once


def test_tab_reaches_the_chosen_one_from_both_sides_and_after_others_came(qtbot: QtBot) -> None:
    page, group = QWidget(), QButtonGroup()
    layout = QVBoxLayout(page)
    buttons = [QPushButton(str(place)) for place in range(6)]
    for one in buttons:
        layout.addWidget(one)
    for one in buttons[1:4]:
        one.setCheckable(True)
        group.addButton(one)
    stop_once(group)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)

    def reached(start: int, key: Qt.Key) -> int:
        buttons[start].setFocus()
        QTest.keyClick(buttons[start], key)
        return next(place for place, one in enumerate(buttons) if one is QApplication.focusWidget())

    # With none chosen, the first of them.
    assert reached(0, Qt.Key.Key_Tab) == 1
    buttons[2].setChecked(True)
    assert reached(0, Qt.Key.Key_Tab) == 2
    assert reached(4, Qt.Key.Key_Backtab) == 2
    buttons[4].setCheckable(True)
    group.addButton(buttons[4])
    keep_one_stop(group)
    assert reached(5, Qt.Key.Key_Backtab) == 2
