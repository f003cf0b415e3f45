"""The wreath of the winner."""

from __future__ import annotations

import math

from PySide6.QtCore import QEasingCurve, QPointF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.ui.look.palette import BRASS, BRASS_DARK, MOTION_LONG

_LEAVES = 9
"""The number of leaves on either side."""
_HEIGHT = 76
"""The height of the wreath, in pixels."""


class Wreath(QWidget):
    """Two twigs of brass; they grow when ``grow`` is called, if anything is ``moving`` here."""

    def __init__(self, moving: bool) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._grown = 1.0
        self._growing = QVariantAnimation(self)
        self._growing.setStartValue(0.0)
        self._growing.setEndValue(1.0)
        # The one moment of a match that may take its time.
        self._growing.setDuration(4 * MOTION_LONG if moving else 0)
        self._growing.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._growing.valueChanged.connect(self._follow)

    def grow(self) -> None:
        """Begin without a leaf, where anything moves."""
        if self._growing.duration():
            self._follow(0.0)
            self._growing.start()

    def _follow(self, share: float) -> None:
        self._grown = share
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(2 * _HEIGHT, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() * 0.48)
        radius = self.height() * 0.38
        for sign in (-1, 1):
            for place in range(round(_LEAVES * self._grown)):
                # From the knot below to the gap above.
                angle = math.radians(90 - sign * (14 + place * 15.5))
                middle = QPointF(math.cos(angle) * radius, math.sin(angle) * radius)
                for outward in (1, -1):
                    painter.save()
                    painter.translate(middle)
                    painter.rotate(math.degrees(angle) - sign * 90 - sign * outward * 32)
                    painter.setPen(QPen(QColor(BRASS_DARK), 0.8))
                    painter.setBrush(QColor(BRASS))
                    painter.drawPath(_leaf(radius * (0.42 - 0.012 * place)))
                    painter.restore()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(BRASS_DARK))
        painter.drawEllipse(QPointF(0, radius), 3, 3)
        painter.end()


def _leaf(length: float) -> QPainterPath:
    """Return a pointed leaf from the origin along the x axis."""
    path = QPainterPath(QPointF(0, 0))
    path.quadTo(QPointF(length * 0.5, -length * 0.32), QPointF(length, 0))
    path.quadTo(QPointF(length * 0.5, length * 0.32), QPointF(0, 0))
    return path
