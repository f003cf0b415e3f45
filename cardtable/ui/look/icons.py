"""Line icons, drawn in the colour of the text around them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable.ui.cards.kept_pictures import KEPT

_PATHS = {
    "back": "M15 5 8 12l7 7",
    "forward": "M9 5l7 7-7 7",
    "play": "M7 5l11 7-11 7z",
    "pause": "M8 5v14 M16 5v14",
    "first": "M18 5l-8 7 8 7 M6 5v14",
    "final": "M6 5l8 7-8 7 M18 5v14",
    "earlier": "M12 5 5 12l7 7 M19 5l-7 7 7 7",
    "later": "M12 5l7 7-7 7 M5 5l7 7-7 7",
    "home": "M4 11 12 4l8 7 M6 10v9h12v-9 M10 19v-5h4v5",
    "undo": "M9 6 5 10l4 4 M5 10h9a5 5 0 0 1 0 10h-3",
    "hint": "M12 3a6 6 0 0 0-3.5 10.9V17h7v-3.1A6 6 0 0 0 12 3z M9.5 20h5",
    "last": "M5 7l7-3 3 12-7 3z M14 5l5 1-2 11-3-.6",
    "school": "M2 9.5 12 5l10 4.5L12 14z M6.5 11.5V16c3 2.5 8 2.5 11 0v-4.5 M22 9.5V15",
    "scoring": "M4 20l1-4L16 5l3 3L8 19z M14 7l3 3",
    "looking": "M4 5v5h5 M4.6 10A8 8 0 1 1 4 13.5 M12 8v4.5l3 2",
    "record": "M6 4h12v16H6z M9 8h6 M9 12h6 M9 16h4",
    "sheet": "M5 20V4 M9 20V4 M13 20V4 M17 20V4 M3 17 19 7",
    "rules": "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2z M12 6v14",
    "speed": "M4 17a8 8 0 1 1 16 0 M12 16l4-6",
    "skip": "M5 5l8 7-8 7z M13 5l7 7-7 7z",
    "settings": "M4 7h9 M17 7h3 M4 17h3 M11 17h9 M13 5v4h4V5z M7 15v4h4v-4z",
}
_SIZE = 24
_LEAST = 22
_LINES = 1.3
_FADED = 0.4
"""How opaque an icon is that cannot be used now."""


def icon_pixels(widget: QWidget) -> int:
    """Return the width and height of icons beside the text of ``widget``, in logical pixels."""
    return max(_LEAST, round(_LINES * widget.fontMetrics().height()))


def icon(name: str, colour: QColor, ratio: float, size: int = _SIZE) -> QIcon:
    """Return the icon ``name`` in ``colour``, ``size`` logical pixels wide and high; ``ratio`` is the number of device
    pixels for a logical one.

    Raises ``KeyError`` for an unknown name.
    """
    pixels = round(size * ratio)
    text = f"icon {name} {colour.name()} {pixels}"
    image = KEPT.find(text)
    if image is None:
        image = _drawn(name, colour, pixels)
        KEPT.keep(text, image)
    plain = QPixmap.fromImage(image)
    faded = QPixmap(pixels, pixels)
    faded.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faded)
    painter.setOpacity(_FADED)
    painter.drawPixmap(0, 0, plain)
    painter.end()
    made = QIcon()
    for pixmap, mode in ((plain, QIcon.Mode.Normal), (faded, QIcon.Mode.Disabled)):
        pixmap.setDevicePixelRatio(ratio)
        made.addPixmap(pixmap, mode)
    return made


def _drawn(name: str, colour: QColor, pixels: int) -> QImage:
    # Where all icons were kept from the last start, nothing of SVG is needed.
    from PySide6.QtSvg import QSvgRenderer

    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="{_PATHS[name]}" fill="none" '
        f'stroke="{colour.name()}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(svg.encode()).render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    return image
