"""Prizes on a score sheet as people note them: horizontal strokes behind the figure of their deal."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

_LENGTH, _DOWN, _RIGHT = 0.7, 0.34, 0.24
"""The length of a stroke, and how much lower and further right each is than the last, as shares of the letters; so two
of them are no equals sign.
"""
_BEFORE, _SLOPE, _THICK = 0.32, 0.14, 0.11
_LEAST = 1.4
"""The thinnest stroke, in pixels."""


def prizes_width(count: int, letters: float) -> float:
    """Return how wide so many strokes are behind a figure in ``letters`` of this height, with the room before them."""
    return (_BEFORE + _LENGTH + _RIGHT * (count - 1) + _BEFORE) * letters if count else 0.0


def paint_prizes(painter: QPainter, end: QPointF, count: int, letters: float, room: float, chalk: QColor) -> None:
    """Paint ``count`` strokes behind the ``end`` of a figure, around its middle, in ``room`` pixels of height."""
    pen = QPen(chalk, max(_LEAST, letters * _THICK))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    down = min(_DOWN * letters, 0.8 * room / max(1, count - 1))
    start = end + QPointF(_BEFORE * letters, -down * (count - 1) / 2)
    length = _LENGTH * letters
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    for stroke in range(count):
        left = start + QPointF(stroke * _RIGHT * letters, stroke * down)
        painter.drawLine(left, left + QPointF(length, -_SLOPE * length))
    painter.restore()
