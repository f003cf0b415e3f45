"""Cells of a list of deals in narrow columns: what has no room is left out whole, never a part of a figure."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cardtable.ui.dialogs.score_sheet.prize_strokes import paint_prizes, prizes_width
from cardtable.ui.models.score_sheet import PRIZES_ROLE

ARROW = "→"
_SPACE = "\N{NO-BREAK SPACE}"
_SMALLEST = 0.7
"""Letters of a figure that has no room otherwise, as a share of the usual ones."""


class NarrowCells(QStyledItemDelegate):
    """Leaves out what a cell says before its arrow where there is room only for what it comes to:
    ``+4,00 € → 4,00 €`` becomes ``→ 4,00 €``, and that ``4,00 €``, which is written smaller at last. In the first
    column, which says what a row is, the end is left out. Prizes are strokes behind the figure of the deal.
    """

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        prizes = index.data(PRIZES_ROLE) or 0
        if not prizes or not index.column():
            return
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        gap = _gap(prizes, shown.fontMetrics)
        if gap in shown.text:
            behind = shown.fontMetrics.horizontalAdvance(gap + shown.text.rpartition(gap)[2])
            end = QPointF(shown.rect.right() - self._edge(shown) - behind, shown.rect.center().y() + 1)
            letters, room = float(shown.fontMetrics.ascent()), float(shown.rect.height())
            paint_prizes(painter, end, prizes, letters, room, shown.palette.color(QPalette.ColorRole.Text))

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if not index.column():
            option.textElideMode = Qt.TextElideMode.ElideRight
            return
        words = option.text
        if not words:
            return
        if prizes := index.data(PRIZES_ROLE) or 0:
            figure, arrow, total = words.partition(f" {ARROW}")
            words = option.text = figure + _gap(prizes, option.fontMetrics) + arrow + total
        room = option.rect.width() - 2 * self._edge(option)
        after = words.rpartition(ARROW)[2].strip(" ")
        shorter = (words, f"{ARROW} {after}", after) if ARROW in words else (words,)
        advance = option.fontMetrics.horizontalAdvance
        option.text = next((one for one in shorter if advance(one) <= room), shorter[-1])
        needed = advance(option.text)
        if needed > room > 0:
            font = QFont(option.font)
            font.setPointSizeF(font.pointSizeF() * max(_SMALLEST, room / needed))
            option.font, option.fontMetrics = font, QFontMetrics(font)

    def _edge(self, option: QStyleOptionViewItem) -> int:
        """Return how many pixels at each end of a cell no letters cover."""
        margin: int = option.widget.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, option.widget)
        return margin + 1


def _gap(prizes: int, letters: QFontMetrics) -> str:
    """Return the room that the strokes of so many prizes have behind a figure."""
    wide = prizes_width(prizes, letters.ascent())
    return _SPACE * (1 + int(wide / max(1, letters.horizontalAdvance(_SPACE))))
