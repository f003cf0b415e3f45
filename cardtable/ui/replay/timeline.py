"""The moves of a deal as a line to go through, with a sign where a decision was judged."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QWidget

from cardtable.ui.look.look import mixed
from cardtable.ui.look.palette import SPACING

_HIGH = 8 * SPACING
_SIGN = 4.0
"""Half the width of a sign, in pixels."""


class Timeline(QSlider):
    """A slider from 0 to the number of moves. ``set_signs`` puts signs above it: None for a decision that has not been
    judged, True for a good one, False for one that could have been better.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setPageStep(4)
        self.setMinimumHeight(_HIGH)
        self._signs: dict[int, bool | None] = {}

    @property
    def signs(self) -> Mapping[int, bool | None]:
        """The signs by their places."""
        return self._signs

    def set_signs(self, signs: Mapping[int, bool | None]) -> None:
        """Show ``signs`` and no others."""
        self._signs = dict(signs)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # It goes where one points, and from there on it is dragged.
        if event.button() is Qt.MouseButton.LeftButton:
            long = self._handle_length()
            x = round(event.position().x() - long / 2)
            self.setValue(QStyle.sliderValueFromPosition(0, self.maximum(), x, self.width() - long))
        super().mousePressEvent(event)

    def _handle_length(self) -> int:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        return self.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, option, self)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        long = self._handle_length()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        for place, good in self._signs.items():
            x = QStyle.sliderPositionFromValue(0, self.maximum(), place, self.width() - long) + long / 2
            middle = QPointF(x, _SIGN + 1)
            painter.setPen(QPen(ink, 1.2))
            # What could have been better stands out by its form and its size, not by a colour.
            if good is False:
                painter.setBrush(ink)
                edges = ((0, -_SIGN), (_SIGN, 0), (0, _SIGN), (-_SIGN, 0))
                painter.drawPolygon(QPolygonF([middle + QPointF(*edge) for edge in edges]))
            else:
                painter.setBrush(mixed(self.palette(), 0.45) if good else Qt.BrushStyle.NoBrush)
                painter.drawEllipse(middle, 0.55 * _SIGN, 0.55 * _SIGN)
        painter.end()
