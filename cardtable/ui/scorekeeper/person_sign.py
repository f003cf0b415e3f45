"""The sign by which a person is found among many: a counter of an own colour with the first letter of the name."""

from __future__ import annotations

from zlib import crc32

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap

from cardtable.ui.look.palette import BRASS_DARK, SIDE_COLOURS, colour, serif
from cardtable.ui.table.counter_look import emblem_colour


def sign_colour(name: str) -> str:
    """Return the colour of a person as ``#rrggbb``: always the same for a name, in small letters or capitals."""
    return SIDE_COLOURS[crc32(name.strip().casefold().encode()) % len(SIDE_COLOURS)]


def person_icon(name: str, size: int, ratio: float) -> QIcon:
    """Return the sign of a person, ``size`` pixels wide, drawn for a screen with ``ratio`` dots a pixel."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    disc, fill = QRectF(1, 1, size - 2, size - 2), sign_colour(name)
    painter.setBrush(colour(fill))
    painter.setPen(QPen(colour(BRASS_DARK), 1.2))
    painter.drawEllipse(disc)
    painter.setFont(serif(size * 0.62))
    painter.setPen(emblem_colour(fill))
    painter.drawText(disc, int(Qt.AlignmentFlag.AlignCenter), name.strip()[:1].upper())
    painter.end()
    return QIcon(pixmap)
