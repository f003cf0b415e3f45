"""Pictures for the rule pages: a row of cards, and the four counters."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from cardtable.art.theme import CARD_RATIO
from cardtable.core.markers import counters
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.help.diagrams import ARROW, CardRow
from cardtable.ui.look.palette import BRASS, BRASS_DARK, BRASS_LIGHT

FIELD = (4.8, 3.7)
"""The width and height of the field in which the four counters are laid out, in diameters of a counter."""
BESIDE = 1.1
"""The room for the idle counters beside the field, in diameters of a counter; there is as much at the left, so that the
field is in the middle of the picture.
"""
COUNTERS_WIDTH = FIELD[0] + 2 * BESIDE
"""The width of a picture of the four counters, in diameters of a counter."""

SHADOW = 0.06
"""How far the shadow of a card reaches, in widths of a card."""


def _canvas(width: float, height: float, device_pixel_ratio: float) -> QImage:
    image = QImage(
        max(1, round(width * device_pixel_ratio)),
        max(1, round(height * device_pixel_ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    image.setDevicePixelRatio(device_pixel_ratio)
    return image


def paint_card_row(
    row: CardRow, pictures: CardPictures, card_width: float, device_pixel_ratio: float, line: QColor
) -> QImage:
    """Return a picture of ``row`` with cards ``card_width`` logical pixels wide; arrows and separating lines have the
    colour ``line``.
    """
    height, room = card_width * CARD_RATIO, card_width * SHADOW
    image = _canvas(row.width * card_width + 2 * room, height + 2 * room, device_pixel_ratio)
    # Asked for before painting begins: a card that cannot be drawn must not leave a painter open.
    pixmaps = [pictures.pixmap(card, card_width, device_pixel_ratio) for card, _ in row.cards]
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(room, room)
    for pixmap, (_, left) in zip(pixmaps, row.cards, strict=True):
        _shadow(painter, QRectF(left * card_width, 0.0, card_width, height), room)
        painter.drawPixmap(QPointF(left * card_width, 0.0), pixmap)
    painter.setPen(QPen(line, max(1.0, card_width / 40), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for middle in row.gaps:
        x = middle * card_width
        painter.drawLine(QPointF(x, height * 0.2), QPointF(x, height * 0.8))
    painter.setBrush(line)
    for left in row.arrows:
        _arrow(painter, left * card_width, height / 2, card_width)
    painter.end()
    return image


def _shadow(painter: QPainter, card: QRectF, reach: float) -> None:
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 20))
    corner = card.width() * 0.05
    for share in (0.9, 0.6, 0.3):
        spread = reach * share
        painter.drawRoundedRect(card.adjusted(-spread, -spread * 0.5, spread, spread), corner + spread, corner + spread)
    painter.restore()


def _arrow(painter: QPainter, left: float, middle: float, card_width: float) -> None:
    start, tip = left + card_width * 0.22, left + card_width * (ARROW - 0.22)
    head = card_width * 0.16
    painter.drawLine(QPointF(start, middle), QPointF(tip - head, middle))
    path = QPainterPath(QPointF(tip, middle))
    path.lineTo(tip - head, middle - head * 0.62)
    path.lineTo(tip - head, middle + head * 0.62)
    path.closeSubpath()
    painter.drawPath(path)


def counter_places(points: int) -> tuple[list[QPointF], list[QPointF]]:
    """Return where the four counters lie for ``points`` from 0 to 10: those that count, and the idle ones beside the
    field.

    The places are the centres in diameters of a counter, in a field of ``FIELD``; the idle ones lie to the right of it.
    Raises ``CodedError`` for other numbers.
    """
    layout = counters(points)
    step, middle, rows = 1.12, FIELD[0] / 2, tuple(FIELD[1] / 2 + row * 1.12 for row in (-1, 0, 1))
    base = step * (2 if layout.apart else 1)
    first = middle - base * (layout.base - 1) / 2
    counting = [QPointF(first + index * base, rows[1]) for index in range(layout.base)]
    counting += [QPointF(middle, rows[0])] * layout.above + [QPointF(middle, rows[2])] * layout.below
    resting = [QPointF(FIELD[0] + 0.6, 0.55 + index * 0.9) for index in range(layout.rest)]
    return counting, resting


def paint_counters(points: int, diameter: float, device_pixel_ratio: float, line: QColor) -> QImage:
    """Return a picture of the four counters that show ``points`` from 0 to 10, each ``diameter`` logical pixels across.

    Idle counters are outlines in the colour ``line`` to the right of the field.
    """
    counting, resting = counter_places(points)
    width, height = FIELD[0] * diameter, FIELD[1] * diameter
    image = _canvas(COUNTERS_WIDTH * diameter, height + 1, device_pixel_ratio)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    faint = QColor(line)
    faint.setAlphaF(0.35)
    painter.setPen(QPen(faint, 1.0))
    painter.translate(BESIDE * diameter, 0.0)
    painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height), diameter * 0.3, diameter * 0.3)
    for place in resting:
        painter.drawEllipse(place * diameter, diameter * 0.32, diameter * 0.32)
    for place in counting:
        _counter(painter, place * diameter, diameter / 2)
    painter.end()
    return image


def _counter(painter: QPainter, centre: QPointF, radius: float) -> None:
    shadow = QColor(0, 0, 0, 70)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawEllipse(centre + QPointF(0.0, radius * 0.12), radius * 0.98, radius * 0.98)
    light = QRadialGradient(centre - QPointF(radius * 0.35, radius * 0.4), radius * 1.6)
    light.setColorAt(0.0, QColor(BRASS_LIGHT))
    light.setColorAt(0.55, QColor(BRASS))
    light.setColorAt(1.0, QColor(BRASS_DARK))
    painter.setBrush(light)
    painter.setPen(QPen(QColor(BRASS_DARK), max(0.8, radius * 0.08)))
    painter.drawEllipse(centre, radius * 0.95, radius * 0.95)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(BRASS_DARK), max(0.6, radius * 0.06)))
    painter.drawEllipse(centre, radius * 0.66, radius * 0.66)
