"""The look of a counter, on the table and on the score sheet: its colour, its rim, and the emblem of its side."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient, QTransform

from cardtable.ui.look.palette import EMBLEMS, SIDE_COLOURS, colour

RIM = 0.16
"""The width of a counter's rim, in radii."""
_LIGHT = 0.45
"""The lightness from which on a counter is a light one, with a dark emblem."""
_CORNERS = ((3, 0.0), (4, 0.42), (4, 0.0), (5, 0.45), (6, 0.0))
"""Triangle, cross, diamond, star and hexagon: their number of corners, and the radius of the inner corners, 0 if there
are none.
"""
_MOST_EMBLEMS = 1 + len(_CORNERS)
_REACH = 0.5


def paint_counter(painter: QPainter, middle: QPointF, radius: float, side: int, rim: str) -> None:
    """Paint a round counter seen from above, with its shadow, a ``rim`` that stands out from the cloth, and the emblem
    of its ``side``, because not everybody can tell colours apart, least of all across a table.
    """
    fill = SIDE_COLOURS[side % len(SIDE_COLOURS)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#000000", 0.3))
    painter.drawEllipse(middle + QPointF(radius * 0.08, radius * 0.14), radius * 1.02, radius * 1.02)
    shine = QRadialGradient(middle - QPointF(radius * 0.35, radius * 0.4), radius * 1.5)
    shine.setColorAt(0, colour(fill).lighter(118))
    shine.setColorAt(0.6, colour(fill))
    shine.setColorAt(1, colour(fill).darker(135))
    painter.setBrush(shine)
    painter.setPen(QPen(colour(rim), max(1.5, radius * RIM)))
    painter.drawEllipse(middle, radius * (1 - RIM / 2), radius * (1 - RIM / 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(fill).darker(170), max(0.7, radius * 0.05)))
    painter.drawEllipse(middle, radius * (1 - RIM), radius * (1 - RIM))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(emblem_colour(fill))
    painter.drawPath(emblem(side) * QTransform.fromTranslate(middle.x(), middle.y()).scale(radius, radius))


@lru_cache(maxsize=64)
def counter_pixmap(radius: float, side: int, rim: str, ratio: float) -> tuple[QPixmap, QPointF]:
    """Return a counter as a picture, for counters that move, and the position of its middle in the picture."""
    edge = ceil(2.6 * radius * ratio)
    pixmap = QPixmap(edge, edge)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    middle = QPointF(edge, edge) / (2 * ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_counter(painter, middle, radius, side, rim)
    painter.end()
    return pixmap, middle


@lru_cache(maxsize=16)
def field_pixmap(width: float, height: float, radius: float, line: str, ratio: float) -> tuple[QPixmap, QPointF]:
    """Return a field for counters, with a stitched ``line`` around it, as a picture, and the position of its upper left
    corner in the picture. Stitches take long to paint, and counters move over them.
    """
    thick = max(1.0, radius / 8)
    edge = ceil(thick) + 1
    pixmap = QPixmap(ceil((width + 2 * edge) * ratio), ceil((height + 2 * edge) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour(line, 0.2), thick)
    pen.setDashPattern([3, 3])
    painter.setPen(pen)
    painter.drawRoundedRect(QRectF(edge, edge, width, height), radius, radius)
    painter.end()
    return pixmap, QPointF(edge, edge)


def emblem_colour(fill: str) -> QColor:
    """Return a colour that stands out from a counter of the colour ``fill``."""
    return colour(EMBLEMS[1] if colour(fill).lightnessF() > _LIGHT else EMBLEMS[0])


def emblem(side: int) -> QPainterPath:
    """Return the outline of a side's emblem, around the middle of a counter with a radius of 1."""
    path = QPainterPath()
    number = side % _MOST_EMBLEMS
    if number == 0:
        path.addEllipse(QPointF(), 0.3, 0.3)
        return path
    corners, inner = _CORNERS[number - 1]
    places = 2 * corners if inner else corners
    points = []
    for place in range(places):
        angle = pi * (2 * place / places - 0.5)
        reach = _REACH * (inner if inner and place % 2 else 1)
        points.append(QPointF(reach * cos(angle), reach * sin(angle)))
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path
