"""The record on the ledge: a line below the pointer is lit, and its letters stay bright on it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtGui import QHoverEvent, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.ui.look.suit_rows import SuitRows
from cardtable.ui.window.record_panel import RecordPanel
from tests.ui.contrast import TEXT, ratio
from tests.ui.windows import Begun, begin, main_window

__all__ = ["main_window"]


@pytest.mark.parametrize("room", ["green", "linen"])
def test_the_letters_of_a_line_below_the_pointer_can_be_read(qtbot: QtBot, main_window: Begun, room: str) -> None:
    window = main_window("en", room=room)
    begin(window, "casino.swedish")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    (panel,) = window.findChildren(RecordPanel)
    view = panel.view
    row = view.visualRect(view.model().index(0, 0))
    beside = QPoint(row.right() - 3, row.center().y())

    def ground() -> str:
        picture = window.table.ledge.grab().toImage()
        at = view.viewport().mapTo(window.table.ledge, beside)
        return str(picture.pixelColor(at).name())

    usual = ground()
    middle = QPointF(row.center())
    # The mouse of the machine lies anywhere.
    QApplication.sendEvent(view.viewport(), QHoverEvent(QEvent.Type.HoverEnter, middle, middle, QPointF(-1, -1)))
    assert ground() != usual
    letters = view.palette().color(QPalette.ColorRole.Text).name()
    assert ratio(letters, ground()) >= TEXT


def test_suits_have_their_colours_in_the_record(qtbot: QtBot, main_window: Begun) -> None:
    window = main_window("en")
    begin(window, "casino.swedish")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    (panel,) = window.findChildren(RecordPanel)
    panel.show()
    assert isinstance(panel.view.itemDelegate(), SuitRows)
