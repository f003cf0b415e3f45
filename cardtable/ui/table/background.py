"""The painted cloth behind everything. It is kept until the size or the room changes, and stretched while the size
changes.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from cardtable.ui.table.cloth import cloth_pixmap

CLOTH_DELAY = 80
"""Milliseconds from the last change of size until the cloth is painted anew; until then the old one is stretched."""


class Background(QObject):
    """Paints the cloth, and emits ``outdated`` when it has to be painted again."""

    outdated = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pixmap: QPixmap | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(CLOTH_DELAY)
        self._timer.timeout.connect(self.renew)

    def renew(self) -> None:
        """Make a new cloth at once, for instance for another room."""
        self._pixmap = None
        self.outdated.emit()

    def renew_later(self) -> None:
        """Make a cloth of another size as soon as the size no longer changes."""
        if self._pixmap is not None:
            self._timer.start()

    def paint(
        self, painter: QPainter, rect: QRectF | QRect, whole: QRectF, rim: float, room: str, ratio: float
    ) -> None:
        """Paint the part ``rect`` of a table of the size of ``whole``; for the other parameters see
        ``cloth_pixmap``.
        """
        if self._pixmap is None:
            self._pixmap = cloth_pixmap(whole.size().toSize(), rim, room, ratio)
        if self._timer.isActive():
            painter.drawPixmap(whole, self._pixmap, QRectF(self._pixmap.rect()))
            return
        scale = self._pixmap.devicePixelRatio()
        source = QRectF(rect.x() * scale, rect.y() * scale, rect.width() * scale, rect.height() * scale)
        painter.drawPixmap(rect, self._pixmap, source)
