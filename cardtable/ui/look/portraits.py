"""The computer players' faces as round pictures in a ring of brass."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap

from cardtable.ui.cards.kept_pictures import KEPT
from cardtable.ui.look.palette import BRASS, INK


@lru_cache(maxsize=64)
def portrait_pixmap(player: str, size: int, ratio: float) -> QPixmap:
    """Return the face of the computer player with this id, ``size`` logical pixels wide and high, for a screen of
    ``ratio``.
    """
    pixels = max(8, round(size * ratio))
    text = f"portrait {player} {pixels}"
    image = KEPT.find(text)
    if image is None:
        image = _drawn(player, pixels)
        KEPT.keep(text, image)
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _drawn(player: str, pixels: int) -> QImage:
    from PySide6.QtSvg import QSvgRenderer

    from cardtable.art.portraits import portrait

    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thick = max(1.0, pixels * 0.03)
    round_one = QRectF(0, 0, pixels, pixels).adjusted(thick, thick, -thick, -thick)
    path = QPainterPath()
    path.addEllipse(round_one)
    painter.setClipPath(path)
    QSvgRenderer(portrait(player).encode()).render(painter, round_one)
    painter.setClipping(False)
    for width, shade in ((2 * thick, QColor(INK)), (1.4 * thick, QColor(BRASS))):
        painter.setPen(QPen(shade, width))
        painter.drawEllipse(round_one)
    painter.end()
    return image
