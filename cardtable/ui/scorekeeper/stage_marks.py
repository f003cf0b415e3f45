"""What is painted in the field of a side on the table view: the dealer's pack, the winner's light and laurel."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QRadialGradient

from cardtable.ui.look.palette import BRASS_LIGHT, INK, IVORY, PAPER_EDGE, ROOMS, colour

_SHEETS = 4
"""The cards of a pack of which the edges are seen."""
_LEAN = 3.0
"""By how many degrees the pack is turned, so that it lies as somebody has put it down."""
_LATTICE = 8
"""Lines of the pattern on a back, across and down."""
_LEAVES = 6
"""Leaves on each side of the laurel."""
_LIGHT = 0.25
"""The strength of the light in the middle of the winner's field."""


def paint_pack(painter: QPainter, place: QRectF, room: str) -> None:
    """Paint the dealer's pack of cards, whose back has the cloth's colour, with its edges within ``place``."""
    painter.save()
    painter.translate(place.center())
    painter.rotate(_LEAN)
    thick = place.width() * 0.022
    width, height = place.width() - (_SHEETS + 2) * thick * 1.6, place.height() * 0.94 - (_SHEETS + 2) * thick
    radius = width * 0.07
    card = QRectF(-width / 2, -height / 2, width, height)
    for sheet in range(_SHEETS, 0, -1):
        painter.setBrush(colour(IVORY))
        painter.setPen(QPen(colour(PAPER_EDGE).darker(130), 1))
        painter.drawRoundedRect(card.translated(-sheet * thick, sheet * thick), radius, radius)
    painter.drawRoundedRect(card, radius, radius)
    back = card.adjusted(width * 0.07, width * 0.07, -width * 0.07, -width * 0.07)
    painter.setBrush(colour(ROOMS[room].cloth).darker(115))
    painter.setPen(QPen(colour(BRASS_LIGHT), max(1.0, width * 0.018)))
    painter.drawRoundedRect(back, radius * 0.6, radius * 0.6)
    painter.setClipRect(back.adjusted(2, 2, -2, -2), Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(colour(BRASS_LIGHT, 0.5), max(0.7, width * 0.012)))
    step = back.width() / _LATTICE
    reach = back.width() + back.height()
    for line in range(2 * _LATTICE + round(back.height() / step)):
        x = back.left() - back.height() + line * step
        painter.drawLine(QPointF(x, back.top()), QPointF(x + reach, back.top() + reach))
        painter.drawLine(QPointF(x, back.bottom()), QPointF(x + reach, back.bottom() - reach))
    painter.restore()


def paint_light(painter: QPainter, field: QRectF, room: str) -> None:
    """Paint the light on the winner's field, strongest in its middle."""
    light = QRadialGradient(QPointF(), field.height() / 2)
    light.setColorAt(0, colour(ROOMS[room].glow, _LIGHT))
    light.setColorAt(1, colour(ROOMS[room].glow, 0.0))
    painter.save()
    painter.translate(field.center())
    painter.scale(field.width() / field.height(), 1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(QPointF(), field.height() / 2, field.height() / 2)
    painter.restore()


def paint_laurel(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Paint a laurel around a sign of this ``radius``: two branches, open above."""
    painter.save()
    painter.setPen(QPen(colour(INK, 0.5), max(0.6, radius * 0.04)))
    painter.setBrush(colour(BRASS_LIGHT))
    for side in (-1, 1):
        for leaf in range(_LEAVES):
            angle = pi / 2 + side * (0.22 + leaf * 0.36)
            spot = QPointF(middle.x() + cos(angle) * radius * 1.2, middle.y() + sin(angle) * radius * 1.2)
            painter.save()
            painter.translate(spot)
            painter.rotate(angle * 180 / pi + side * 65)
            painter.drawEllipse(QPointF(), radius * 0.28, radius * 0.11)
            painter.restore()
    painter.restore()
