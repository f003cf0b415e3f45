"""Cells of a list of deals in narrow columns: what has no room is left out whole, never a part of a figure."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

ARROW = "→"
_SMALLEST = 0.7
"""Letters of a figure that has no room otherwise, as a share of the usual ones."""


class NarrowCells(QStyledItemDelegate):
    """Leaves out what a cell says before its arrow where there is room only for what it comes to:
    ``+4,00 € → 4,00 €`` becomes ``→ 4,00 €``, and that ``4,00 €``, which is written smaller at last. In the first
    column, which says what a row is, the end is left out.
    """

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if not index.column():
            option.textElideMode = Qt.TextElideMode.ElideRight
            return
        words = option.text
        if not words:
            return
        style = option.widget.style()
        edges = 2 * (style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, option.widget) + 1)
        room = option.rect.width() - edges
        after = words.rpartition(ARROW)[2].strip()
        shorter = (words, f"{ARROW} {after}", after) if ARROW in words else (words,)
        advance = option.fontMetrics.horizontalAdvance
        option.text = next((one for one in shorter if advance(one) <= room), shorter[-1])
        needed = advance(option.text)
        if needed > room > 0:
            font = QFont(option.font)
            font.setPointSizeF(font.pointSizeF() * max(_SMALLEST, room / needed))
            option.font, option.fontMetrics = font, QFontMetrics(font)
