"""Soft shadows of cards, painted once for each size and kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from cardtable.ui.cards.kept_pictures import KEPT

FURTHEST: Final = 0.12
"""How far a shadow may be shifted from its card, in widths of the card."""


@lru_cache(maxsize=64)
def shadow_pixmap(width: float, height: float, radius: float, high: bool, ratio: float) -> tuple[QPixmap, float]:
    """Return the shadow of a rounded rectangle, and how many pixels it reaches beyond it on each side.

    ``high`` gives the wide, faint shadow of a card held above the cloth. The shadow has a hole in the part that its
    card always covers, however the shadow is shifted.
    """
    reach = max(3.0, width * (0.11 if high else 0.045))
    text = f"shadow {width}×{height} at {ratio}, radius {radius}, {'high' if high else 'low'}"
    image = KEPT.find(text)
    if image is None:
        image = _drawn(width, height, radius, high, ratio, reach)
        KEPT.keep(text, image)
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image), reach


def _drawn(width: float, height: float, radius: float, high: bool, ratio: float, reach: float) -> QImage:
    steps = max(4, round(reach * ratio))
    image = QImage(
        round((width + 2 * reach) * ratio),
        round((height + 2 * reach) * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    total = 0.34 if high else 0.5
    colour = QColor(0, 0, 0)
    # Rings laid on one another add up to a shadow that fades evenly from the rim inwards.
    colour.setAlphaF(1 - (1 - total) ** (1 / steps))
    painter.setBrush(colour)
    for step in range(steps):
        inset = 2 * reach * step / steps
        corner = max(radius, radius + reach - inset)
        painter.drawRoundedRect(
            QRectF(inset, inset, width + 2 * (reach - inset), height + 2 * (reach - inset)), corner, corner
        )
    # Mixing pixels that nobody sees takes a sixth of the time of a frame. Edges that are not whole pixels need room.
    hole = reach + FURTHEST * width + 2 / ratio
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.drawRect(QRectF(hole, hole, width + 2 * (reach - hole), height + 2 * (reach - hole)))
    painter.end()
    return image
