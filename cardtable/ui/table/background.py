"""The painted cloth behind everything: kept until the size or the room changes, stretched while the size changes."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from cardtable.ui.table.cloth import cloth_pixmap

CLOTH_DELAY = 80
"""Milliseconds after the last change of size before the cloth is painted anew; until then the old one is stretched."""


class Background(QObject):
    """Paints the cloth and says when it has to be painted again."""

    outdated = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pixmap: QPixmap | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(CLOTH_DELAY)
        self._timer.timeout.connect(self.renew)

    def renew(self) -> None:
        """Another cloth is wanted at once."""
        self._pixmap = None
        self.outdated.emit()

    def renew_later(self) -> None:
        """Another size of cloth is wanted, once it does not change any more."""
        if self._pixmap is not None:
            self._timer.start()

    def paint(
        self, painter: QPainter, rect: QRectF | QRect, whole: QRectF, rim: float, room: str, ratio: float
    ) -> None:
        """Paint the part ``rect`` of a table of the size of ``whole``; see ``cloth_pixmap`` for the rest."""
        if self._pixmap is None:
            self._pixmap = cloth_pixmap(whole.size().toSize(), rim, room, ratio)
        if self._timer.isActive():
            painter.drawPixmap(whole, self._pixmap, QRectF(self._pixmap.rect()))
            return
        scale = self._pixmap.devicePixelRatio()
        source = QRectF(rect.x() * scale, rect.y() * scale, rect.width() * scale, rect.height() * scale)
        painter.drawPixmap(rect, self._pixmap, source)
