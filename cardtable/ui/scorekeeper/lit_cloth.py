"""The cloth below the table view, with the light of the room on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from cardtable.ui.look.palette import ROOMS, colour


class LitCloth(QWidget):
    """Paints the cloth of a room behind its parts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = "green"
        self._cloth_of: tuple[str, QSize] | None = None
        """The room and the size in device pixels for which ``_cloth`` was drawn."""
        self._cloth = QPixmap()

    @property
    def room(self) -> str:
        """The room whose cloth is painted."""
        return self._room

    def set_room(self, room: str) -> None:
        """Paint the cloth of ``room``."""
        if room != self._room:
            self._room = room
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        wanted = self._room, self.size() * ratio
        if wanted != self._cloth_of:
            # The light is reckoned once: most touches change a few letters on it.
            self._cloth_of, self._cloth = wanted, self._lit(ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._cloth)
        painter.end()

    def _lit(self, ratio: float) -> QPixmap:
        """Return a picture of the cloth with the light on it."""
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        room = ROOMS[self._room]
        light = QRadialGradient(QPointF(self.rect().center()), max(self.width(), self.height()) * 0.7)
        light.setColorAt(0, colour(room.cloth).lighter(108))
        light.setColorAt(1, colour(room.rim))
        painter = QPainter(picture)
        painter.fillRect(self.rect(), light)
        painter.end()
        return picture
