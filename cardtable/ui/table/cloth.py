"""The cloth with its weave and soft vignette and the wooden edge around it, painted once for each size and room."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from cardtable.app.resources import resource_path
from cardtable.ui.cards.kept_pictures import KEPT
from cardtable.ui.look.palette import BRASS, ROOMS, Room, colour

WEAVES = {True: "weave-bright.png", False: "weave-dark.png"}
"""The pictures of the weave, by whether the room is bright; made by ``weave.py``."""


def cloth_pixmap(size: QSize, rim: float, room: str, ratio: float) -> QPixmap:
    """Return the whole background of a table of ``size`` logical pixels with a wooden edge ``rim`` pixels wide;
    ``room`` is one of ``palette.ROOMS``, ``ratio`` the pixels of the screen for a logical one.
    """
    look = ROOMS[room]
    pixels = size * ratio
    text = f"cloth {pixels.width()}×{pixels.height()} at {ratio}, {room}, rim {rim}"
    image = KEPT.find(text)
    if image is None:
        image = _drawn(size, pixels, rim, look, ratio)
        KEPT.keep(text, image)
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _drawn(size: QSize, pixels: QSize, rim: float, look: Room, ratio: float) -> QImage:
    image = QImage(pixels, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    whole = QRectF(0, 0, size.width(), size.height())
    cloth = whole.adjusted(rim, rim, -rim, -rim)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if look.plain:
        painter.fillRect(whole, QColor(look.cloth))
        painter.setPen(QPen(QColor(look.text), 2))
        painter.drawRect(cloth)
        painter.end()
        return image
    painter.fillRect(whole, _fall(whole, look))
    painter.save()
    painter.setOpacity(0.55 if look.bright else 0.7)
    # Threads are one device pixel thick on every screen.
    painter.scale(1 / ratio, 1 / ratio)
    painter.fillRect(
        QRectF(0, 0, whole.width() * ratio, whole.height() * ratio),
        QBrush(QPixmap(str(resource_path("cloth", WEAVES[look.bright])))),
    )
    painter.restore()
    _paint_edge(painter, whole, cloth, look, rim)
    painter.end()
    return image


def _fall(whole: QRectF, look: Room) -> QRadialGradient:
    """Return the light from above the middle, which falls off towards the edge."""
    gradient = QRadialGradient(
        QPointF(whole.center().x(), whole.top() + 0.44 * whole.height()),
        0.62 * max(whole.width(), whole.height()),
    )
    middle = QColor(look.cloth).lighter(104 if look.bright else 112)
    gradient.setColorAt(0.0, middle)
    gradient.setColorAt(0.45, QColor(look.cloth))
    gradient.setColorAt(1.0, QColor(look.rim))
    return gradient


def _paint_edge(painter: QPainter, whole: QRectF, cloth: QRectF, look: Room, rim: float) -> None:
    _paint_inner_shadow(painter, cloth, rim)
    corners = (
        (whole.topLeft(), whole.topRight(), cloth.topRight(), cloth.topLeft()),
        (whole.topRight(), whole.bottomRight(), cloth.bottomRight(), cloth.topRight()),
        (whole.bottomRight(), whole.bottomLeft(), cloth.bottomLeft(), cloth.bottomRight()),
        (whole.bottomLeft(), whole.topLeft(), cloth.topLeft(), cloth.bottomLeft()),
    )
    for edge, points in enumerate(corners):
        shape = QPainterPath()
        shape.addPolygon(QPolygonF(list(points)))
        shape.closeSubpath()
        painter.save()
        painter.setClipPath(shape)
        painter.fillPath(shape, _wood_light(points[0], points[3], look, lit=edge in (0, 3)))
        _paint_grain(painter, shape.boundingRect(), look, across=edge % 2 == 0, seed=edge)
        painter.restore()
    painter.setPen(QPen(colour(look.wood_dark, 0.8), 1))
    for outer, inner in ((whole.topLeft(), cloth.topLeft()), (whole.topRight(), cloth.topRight())):
        painter.drawLine(outer, inner)
    for outer, inner in ((whole.bottomLeft(), cloth.bottomLeft()), (whole.bottomRight(), cloth.bottomRight())):
        painter.drawLine(outer, inner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour("#000000", 0.55), 1.5))
    painter.drawRect(cloth)
    inlay = max(1.0, rim * 0.08)
    painter.setPen(QPen(colour(BRASS, 0.55), inlay))
    grow = rim * 0.3
    painter.drawRect(cloth.adjusted(-grow, -grow, grow, grow))


def _wood_light(outer: QPointF, inner: QPointF, look: Room, *, lit: bool) -> QLinearGradient:
    """Return the light on a rounded moulding: brightest on its top, darker on the side away from the light."""
    across = QPointF(outer.x(), inner.y()) if abs(inner.y() - outer.y()) > 0 else inner
    gradient = QLinearGradient(outer, across)
    gradient.setColorAt(0.0, QColor(look.wood_dark))
    gradient.setColorAt(0.35, QColor(look.wood_light if lit else look.wood))
    gradient.setColorAt(0.65, QColor(look.wood))
    gradient.setColorAt(1.0, QColor(look.wood_dark))
    return gradient


def _paint_grain(painter: QPainter, rect: QRectF, look: Room, *, across: bool, seed: int) -> None:
    chance = random.Random(seed)
    length = rect.width() if across else rect.height()
    thick = rect.height() if across else rect.width()
    for _ in range(int(length / 9)):
        shade = colour(look.wood_dark if chance.random() < 0.6 else look.wood_light, chance.uniform(0.12, 0.4))
        painter.setPen(QPen(shade, chance.uniform(0.5, 1.2)))
        start, offset = chance.uniform(-60, length), chance.uniform(0, thick)
        run, drift = chance.uniform(40, 260), chance.uniform(-1.5, 1.5)
        if across:
            first = QPointF(rect.x() + start, rect.y() + offset)
            painter.drawLine(first, first + QPointF(run, drift))
        else:
            first = QPointF(rect.x() + offset, rect.y() + start)
            painter.drawLine(first, first + QPointF(drift, run))


def _paint_inner_shadow(painter: QPainter, cloth: QRectF, rim: float) -> None:
    """Paint the shadow that the edge, which stands above the cloth, throws on it; more on the side of the light."""
    reach = 1.6 * rim
    edges = (
        (QRectF(cloth.x(), cloth.y(), cloth.width(), reach), cloth.topLeft(), QPointF(0, reach), 0.5),
        (QRectF(cloth.x(), cloth.y(), reach, cloth.height()), cloth.topLeft(), QPointF(reach, 0), 0.38),
        (QRectF(cloth.x(), cloth.bottom() - reach, cloth.width(), reach), cloth.bottomLeft(), QPointF(0, -reach), 0.16),
        (QRectF(cloth.right() - reach, cloth.y(), reach, cloth.height()), cloth.topRight(), QPointF(-reach, 0), 0.22),
    )
    for area, start, end, strength in edges:
        gradient = QLinearGradient(start, start + end)
        gradient.setColorAt(0.0, colour("#000000", strength))
        gradient.setColorAt(0.35, colour("#000000", strength * 0.35))
        gradient.setColorAt(1.0, colour("#000000", 0.0))
        painter.fillRect(area, gradient)
