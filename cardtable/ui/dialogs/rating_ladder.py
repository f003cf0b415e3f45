"""Ratings on a common scale, the strongest first: where somebody stands among all others."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.ui.look.look import mixed
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import set_accessible_name

_MOST = 9
"""The most players that are shown: the nearest ones to the person."""
_STEP = 250
"""Points between two lines of the scale."""
_DOT, _OWN_DOT = 4.0, 7.0
"""The radius of the mark of a rating, and of that of the person, in pixels."""


class Rung(NamedTuple):
    """A player with the rating, half of its 95 % interval, and whether it is the person’s own."""

    name: str
    rating: float
    half: float
    own: bool = False


class RatingLadder(QWidget):
    """Draws ratings as marks over a scale, each with the range in which it surely lies."""

    def __init__(self) -> None:
        super().__init__()
        self._rungs: Sequence[Rung] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_rungs(self, rungs: Sequence[Rung], words: str) -> None:
        """Show ``rungs``, the strongest first; ``words`` describe them for screen readers."""
        own = next((place for place, rung in enumerate(rungs) if rung.own), 0)
        first = max(0, min(own - _MOST // 2, len(rungs) - _MOST))
        self._rungs = rungs[first : first + _MOST]
        set_accessible_name(self, words)
        self.updateGeometry()
        self.update()

    @property
    def names(self) -> Sequence[str]:
        """Who is shown, the strongest first."""
        return [rung.name for rung in self._rungs]

    def scale(self) -> tuple[int, int]:
        """Return the ratings at the left and the right end of the scale."""
        values = [rung.rating for rung in self._rungs] or [0.0]
        low, high = math.floor(min(values) / _STEP) * _STEP, math.ceil(max(values) / _STEP) * _STEP
        return (low, high) if high > low else (low - _STEP, high + _STEP)

    def _line(self) -> int:
        return self.fontMetrics().height() + 3 * SPACING

    def sizeHint(self) -> QSize:
        return QSize(320, max(1, len(self._rungs)) * self._line() + self.fontMetrics().height() + SPACING)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def field(self) -> QRectF:
        """Return where the marks are, between names and figures."""
        metrics = QFontMetrics(self._bold)
        names = min(self.width() * 0.36, max((metrics.horizontalAdvance(name) for name in self.names), default=0))
        figures = metrics.horizontalAdvance(" 8888")
        return QRectF(
            names + 4 * SPACING,
            0,
            max(1.0, self.width() - names - figures - 8 * SPACING),
            max(1, len(self._rungs)) * self._line(),
        )

    @property
    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, role = self.palette(), QPalette.ColorRole
        field, (low, high) = self.field(), self.scale()

        def x_of(rating: float) -> float:
            return field.left() + (min(max(rating, low), high) - low) / (high - low) * field.width()

        middle = Qt.AlignmentFlag.AlignVCenter
        for value in range(low, high + 1, _STEP):
            painter.setPen(QPen(mixed(colours, 0.2), 1))
            painter.drawLine(QPointF(x_of(value), field.top()), QPointF(x_of(value), field.bottom()))
            painter.setPen(colours.color(role.PlaceholderText))
            words = QRectF(x_of(value) - 40, field.bottom() + SPACING, 80, self.fontMetrics().height())
            painter.drawText(words, Qt.AlignmentFlag.AlignHCenter, str(value))
        for place, rung in enumerate(self._rungs):
            line = QRectF(0, place * self._line(), self.width(), self._line())
            painter.setFont(self._bold if rung.own else self.font())
            painter.setPen(colours.color(role.WindowText))
            room = int(field.left() - 3 * SPACING)
            name = painter.fontMetrics().elidedText(rung.name, Qt.TextElideMode.ElideRight, room)
            painter.drawText(line, middle | Qt.AlignmentFlag.AlignLeft, name)
            painter.drawText(line, middle | Qt.AlignmentFlag.AlignRight, str(round(rung.rating)))
            y = line.center().y()
            painter.setPen(QPen(mixed(colours, 0.35), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            ends = x_of(rung.rating - rung.half), x_of(rung.rating + rung.half)
            painter.drawLine(QPointF(ends[0], y), QPointF(ends[1], y))
            link = QColor(colours.color(role.Link))
            painter.setPen(QPen(colours.color(role.WindowText), 2) if rung.own else Qt.PenStyle.NoPen)
            painter.setBrush(link)
            radius = _OWN_DOT if rung.own else _DOT
            painter.drawEllipse(QPointF(x_of(rung.rating), y), radius, radius)
        painter.end()
