"""The weave of the cloth: a tile of felt, drawn once and shipped as a picture for each kind of room.

python -m cardtable.ui.table.weave        writes resources/cloth/*.png anew
"""

from __future__ import annotations

import os
import random

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from cardtable.app.resources import resource_path
from cardtable.ui.table.cloth import WEAVES

TILE = 160
"""The width and height of the tile, in pixels."""


def draw(bright: bool) -> QImage:
    """Return the tile: short threads in both directions, a little lighter or darker than the cloth."""
    chance = random.Random(1810)
    image = QImage(TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    light, dark = QColor(255, 250, 225), QColor(0, 0, 0)
    for _ in range(5200):
        shade = QColor(light if chance.random() < 0.5 else dark)
        shade.setAlphaF(chance.uniform(0.012, 0.05 if bright else 0.06))
        painter.setPen(shade)
        x, y = int(chance.random() * TILE), int(chance.random() * TILE)
        length = int(chance.random() * 4)
        across = chance.random() < 0.5
        for step in range(length + 1):
            painter.drawPoint((x + step * across) % TILE, (y + step * (not across)) % TILE)
    painter.end()
    return image


def main() -> None:
    """Write both pictures. Raises ``OSError``."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication(["weave"])
    for bright, name in WEAVES.items():
        file = resource_path("cloth", name)
        if not draw(bright).save(str(file)):
            raise OSError(f"{file} cannot be written")
    del application


if __name__ == "__main__":
    main()
