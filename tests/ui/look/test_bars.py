"""Papers with words, on the table and above a page."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.look.bars import NoticeBar
from cardtable.ui.look.look import apply_look


def test_a_notice_that_has_left_the_table_follows_the_colours_of_the_window(qtbot: QtBot, qapp: QApplication) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    bar = NoticeBar(window)
    bar.write(20.0)
    try:
        apply_look(qapp, "dark", 100)
        bar.stand_alone()
        for appearance in ("light", "contrast"):
            apply_look(qapp, appearance, 100)
            for role in (QPalette.ColorRole.Base, QPalette.ColorRole.WindowText):
                assert bar.palette().color(role) == window.palette().color(role), appearance
    finally:
        apply_look(qapp, "light", 100)
