"""A brass tag at the lower edge of a card, which says what the card counts."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QLinearGradient, QPainter, QPen

from cardtable.ui.look.palette import BRASS, BRASS_DARK, BRASS_LIGHT, INK, colour, serif
from cardtable.ui.table.furniture import fitted

WIDEST, HIGH = 0.5, 0.19
"""The greatest width of a tag, which leaves both indices free, and its height, in widths of the card."""
_OF_SEEN = 0.9
"""Its greatest width in widths of what is seen of the card."""
_ABOVE = 0.045
"""How far above the lower edge of the card it lies, in widths of the card."""


def tag_of(surface: QRectF, words: str, seen: float = 1.0) -> QRectF:
    """Return the place of the brass with ``words`` on a card that has its face at ``surface``, in the middle of that
    part of its width that is ``seen``.
    """
    width = surface.width()
    high = HIGH * width
    ends = 0.9 * high
    wide = min(
        QFontMetricsF(serif(0.74 * high, bold=True)).horizontalAdvance(words) + ends,
        min(WIDEST, _OF_SEEN * seen) * width,
    )
    return QRectF(surface.x() + (seen * width - wide) / 2, surface.bottom() - _ABOVE * width - high, wide, high)


def paint_worth(painter: QPainter, surface: QRectF, words: str, seen: float = 1.0) -> None:
    """Paint a tag with ``words`` on a card of whose face at ``surface`` a part of the width is ``seen``."""
    tag = tag_of(surface, words, seen)
    radius = tag.height() / 2
    metal = QLinearGradient(tag.topLeft(), tag.bottomRight())
    for place, shade in ((0.0, BRASS_LIGHT), (0.5, BRASS), (1.0, BRASS_DARK)):
        metal.setColorAt(place, QColor(shade))
    painter.setBrush(QBrush(metal))
    painter.setPen(QPen(colour("#3b280f", 0.9), 1.0))
    painter.drawRoundedRect(tag, radius, radius)
    painter.setFont(fitted(words, serif(0.74 * tag.height(), bold=True), tag.width() - 0.5 * tag.height(), 7))
    painter.setPen(QColor(INK))
    painter.drawText(tag, int(Qt.AlignmentFlag.AlignCenter), words)
