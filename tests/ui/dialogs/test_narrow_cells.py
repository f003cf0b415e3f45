"""Narrow cells of a list of deals leave out whole parts, and no figure is cut."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.dialogs.score_sheet.narrow_cells import NarrowCells

WHOLE = "+4,00 € → 4,00 €"


@pytest.mark.parametrize("words", [WHOLE, "→ 4,00 €", "4,00 €"])
def test_what_stands_before_the_arrow_goes_first_and_then_the_arrow(qtbot: QtBot, words: str) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    model, option = QStandardItemModel(1, 2), QStyleOptionViewItem()
    for column in (0, 1):
        model.setItem(0, column, QStandardItem(WHOLE))
    option.initFrom(widget)
    option.widget = widget
    rows = NarrowCells(widget)

    def shown(column: int, width: int) -> str:
        option.rect = QRect(0, 0, width, 30)
        rows.initStyleOption(option, model.index(0, column))
        return option.text

    margin = widget.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, widget) + 1
    room = option.fontMetrics.horizontalAdvance(words) + 2 * margin
    assert shown(1, room) == words
    usual = option.font.pointSizeF()
    # What it comes to is never left out; the first column says which deal it is, and has its beginning in sight.
    assert shown(1, 40) == "4,00 €"
    assert option.fontMetrics.horizontalAdvance("4,00 €") <= 40 - 2 * margin or option.font.pointSizeF() < 0.71 * usual
    assert shown(0, 10) == WHOLE
    assert option.textElideMode == Qt.TextElideMode.ElideRight
    model.item(0, 1).setText("12")
    assert shown(1, 2) == "12"
