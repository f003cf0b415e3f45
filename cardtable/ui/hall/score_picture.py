"""The picture of the scorekeeper: a sheet with strokes, a pencil and counters on light wood."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPalette, QPen, QPolygonF

from cardtable.ui.look.palette import CONTRAST, ROOMS, SIDE_COLOURS, colour, is_contrasting

_WOOD = ("#e0cba5", "#cbb083")
_INK = "#1f3a78"
_RULE = "#c9a98a"
_PENCIL = ("#9c2f25", "#e3c79a", "#2a1c12")


def paint_score(painter: QPainter, place: QRectF, palette: QPalette) -> None:
    """Paint the picture into ``place``."""
    if is_contrasting(palette):
        painter.fillRect(place, QColor(ROOMS[CONTRAST].cloth))
    else:
        wood = QLinearGradient(place.topLeft(), place.bottomLeft())
        wood.setColorAt(0, QColor(_WOOD[0]))
        wood.setColorAt(1, QColor(_WOOD[1]))
        painter.fillRect(place, wood)
        painter.setPen(QPen(colour("#a98a5c", 0.28), 1))
        for line in range(1, 9):
            y = place.top() + place.height() * line / 9
            painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y + 3 * (-1) ** line))
    unit = min(place.width() / 10, place.height() / 7)
    _paint_paper(painter, place.center() + QPointF(-1.6 * unit, 0.2 * unit), unit)
    _paint_pencil(painter, place.center() + QPointF(2.4 * unit, -0.5 * unit), unit)
    for x, y, side in ((2.2, 1.9, 1), (3.3, 2.3, 1), (1.6, 2.9, 0)):
        _paint_counter(painter, place.center() + QPointF(x * unit, y * unit), 0.62 * unit, side)


def _paint_paper(painter: QPainter, middle: QPointF, unit: float) -> None:
    painter.save()
    painter.translate(middle)
    painter.rotate(-4)
    sheet = QRectF(-2.9 * unit, -2.6 * unit, 5.8 * unit, 6.6 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#000000", 0.18))
    painter.drawRect(sheet.translated(1, 3))
    painter.setBrush(QColor("#fdf8ea"))
    painter.drawRect(sheet)
    painter.setPen(QPen(QColor(_RULE), 1))
    painter.drawLine(QPointF(0, sheet.top()), QPointF(0, sheet.bottom()))
    painter.drawLine(QPointF(sheet.left(), -1.35 * unit), QPointF(sheet.right(), -1.35 * unit))
    painter.setPen(QPen(QColor(_INK), max(1.5, 0.13 * unit), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for left, count in ((-2.5, 5), (-1.2, 3), (0.5, 4)):
        for stroke in range(min(count, 4)):
            x = (left + 0.24 * stroke) * unit
            painter.drawLine(QPointF(x, -0.9 * unit), QPointF(x - 0.06 * unit, 0.1 * unit))
        if count == 5:
            painter.drawLine(QPointF((left - 0.18) * unit, 0), QPointF((left + 0.92) * unit, -0.75 * unit))
    painter.restore()


def _paint_pencil(painter: QPainter, middle: QPointF, unit: float) -> None:
    painter.save()
    painter.translate(middle)
    painter.rotate(28)
    body, point, tip = (QColor(value) for value in _PENCIL)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(body)
    painter.drawRect(QRectF(-0.24 * unit, -2.6 * unit, 0.48 * unit, 4.2 * unit))
    painter.setBrush(colour("#ffffff", 0.18))
    painter.drawRect(QRectF(-0.08 * unit, -2.6 * unit, 0.12 * unit, 4.2 * unit))
    low = 1.6 * unit
    painter.setBrush(point)
    painter.drawPolygon(
        QPolygonF([QPointF(-0.24 * unit, low), QPointF(0.24 * unit, low), QPointF(0, low + 0.75 * unit)])
    )
    painter.setBrush(tip)
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(-0.08 * unit, low + 0.5 * unit),
                QPointF(0.08 * unit, low + 0.5 * unit),
                QPointF(0, low + 0.75 * unit),
            ]
        )
    )
    painter.restore()


def _paint_counter(painter: QPainter, middle: QPointF, radius: float, side: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#000000", 0.3))
    painter.drawEllipse(middle + QPointF(0, 0.12 * radius), radius * 1.04, radius * 1.04)
    painter.setBrush(QColor(SIDE_COLOURS[side]))
    painter.drawEllipse(middle, radius, radius)
    rim = QColor(SIDE_COLOURS[side]).darker(135)
    painter.setPen(QPen(rim, max(1.0, 0.09 * radius)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius * 0.68, radius * 0.68)
