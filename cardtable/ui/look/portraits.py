"""The computer players' faces as round pictures in a ring of brass, and that of nobody in particular."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPalette, QPen, QPixmap

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


def paint_person(painter: QPainter, place: QRectF, colours: QPalette) -> None:
    """Paint head and shoulders of nobody in particular, in a ring like those of the faces."""
    ring = place.adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setPen(QPen(colours.color(QPalette.ColorRole.Dark), 2))
    painter.setBrush(colours.color(QPalette.ColorRole.AlternateBase))
    painter.drawEllipse(ring)
    inside = QPainterPath()
    inside.addEllipse(ring)
    painter.save()
    painter.setClipPath(inside)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.color(QPalette.ColorRole.Dark))
    size = place.width()
    painter.drawEllipse(place.center() - QPointF(0, size * 0.13), size * 0.17, size * 0.19)
    painter.drawEllipse(place.center() + QPointF(0, size * 0.42), size * 0.33, size * 0.29)
    painter.restore()
