"""The figures of a side on the table view: the large one, and those of earlier deals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from cardtable.ui.dialogs.score_sheet.prize_strokes import paint_prizes, prizes_width
from cardtable.ui.look.palette import serif
from cardtable.ui.look.plain import set_accessible_name
from cardtable.words.figures import figure

_SMALL = 0.2
"""The letters of points that are marked only, as a share of those of the figure."""
_APART = 0.5
"""The room on each side of the figure of an earlier deal, as a share of its letters."""
_LEFT_OUT = "…"
"""Stands for the earlier deals that have no room."""


class Touchable(QWidget):
    """Something on the table view that can be touched."""

    touched = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.touched.emit()

    @property
    def _chalk(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.WindowText)


class StageFigure(Touchable):
    """One large figure, and small above it the points that are marked in the running deal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points, self._pending = "0", ""

    def text(self) -> str:
        """Return what a person reads, for instance ``8 +2``."""
        return f"{self._points} {self._pending}".strip()

    @property
    def points(self) -> str:
        """The figure alone."""
        return self._points

    def show_points(self, points: int, pending: int) -> None:
        """Show ``points``, and ``pending`` beside them unless that is 0."""
        shown = figure(points), f"+{pending}" if pending else ""
        if shown == (self._points, self._pending):
            return
        self._points, self._pending = shown
        set_accessible_name(self, self.text())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self._chalk)
        painter.setFont(self.font())
        left = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(self.rect(), left, self._points)
        if self._pending:
            taken = QFontMetrics(self.font()).horizontalAdvance(self._points)
            small = serif(max(14, self.font().pixelSize() * _SMALL))
            painter.setFont(small)
            place = QRect(self.rect())
            place.setLeft(min(taken, place.right() - QFontMetrics(small).horizontalAdvance(self._pending)))
            place.setHeight(max(place.height() // 2, QFontMetrics(small).height()))
            painter.drawText(place, left, self._pending)
        painter.end()


class StageDeals(Touchable):
    """The figures of the last deals between thin lines, the newest at the right; behind a figure, the strokes of its
    prizes. Where earlier ones have no room, a sign at the left says so; all are seen in the list that a touch opens.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deals: tuple[tuple[int, int], ...] = ()

    def show_deals(self, deals: Sequence[tuple[int, int]]) -> None:
        """Show deals, the newest last: the points of each, and how many strokes its prizes make."""
        if tuple(deals) == self._deals:
            return
        self._deals = tuple(deals)
        set_accessible_name(self, ", ".join(figure(points) for points, _ in self._deals))
        self.update()

    def _width(self, points: int, strokes: int) -> float:
        size = self.font().pixelSize()
        figures = QFontMetrics(self.font()).horizontalAdvance(figure(points))
        return figures + prizes_width(strokes, size) + 2 * _APART * size

    @property
    def shown(self) -> Sequence[tuple[int, int]]:
        """The deals for which there is room."""
        found = self._fitting(float(self.width()))
        if found < len(self._deals):
            # The sign for those that are left out needs room, too.
            found = self._fitting(self.width() - self._more)
        return self._deals[len(self._deals) - found :]

    @property
    def _more(self) -> float:
        """The width of the sign for the deals that are left out."""
        return QFontMetrics(self.font()).horizontalAdvance(_LEFT_OUT) + 2 * _APART * self.font().pixelSize()

    def _fitting(self, room: float) -> int:
        """Return how many of the last deals fit into ``room``."""
        found = 0
        for points, strokes in reversed(self._deals):
            room -= self._width(points, strokes)
            if room < 0:
                break
            found += 1
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size, x = self.font().pixelSize(), 0.0
        line = QColor(self._chalk)
        line.setAlphaF(0.45)
        shown = self.shown
        if len(shown) < len(self._deals):
            painter.setFont(self.font())
            painter.setPen(self._chalk)
            place = QRect(round(_APART * size), 0, round(self._more), self.height())
            painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), _LEFT_OUT)
            x = self._more
        for points, strokes in shown:
            width = self._width(points, strokes)
            painter.setFont(self.font())
            painter.setPen(self._chalk)
            place = QRect(round(x + _APART * size), 0, round(width), self.height())
            painter.drawText(place, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), figure(points))
            end = x + _APART * size + QFontMetrics(self.font()).horizontalAdvance(figure(points))
            paint_prizes(painter, QPointF(end, self.height() / 2), strokes, size, self.height(), self._chalk)
            x += width
            painter.setPen(QPen(line, 1))
            painter.drawLine(QPointF(x, 0), QPointF(x, self.height()))
        painter.end()
