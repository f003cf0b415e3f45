"""Charts of matches won: the latest ones one by one, and shares by name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.match_statistics import Share
from cardtable.ui.look.look import mixed
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import set_accessible_name

LATELY = 30
"""The most matches that are shown one by one."""
_WINDOW = 10
"""The number of matches over which the curve averages."""
LEAST_FOR_A_LINE = 5
"""So many matches make a curve; of fewer it would say nothing."""
_CURVE, _COUNTERS = 104, 34
"""The heights of the curve and of the counters below it, in pixels."""
_LEAST_BAR = 64
"""The width that names leave to the longest bar, in pixels."""


class FormCurve(QWidget):
    """Draws the latest matches as counters, filled if they were won, and the share of wins among ten matches as a
    curve above them, once there are enough for one. Without it there is no scale on which a counter could be read.
    """

    def __init__(self) -> None:
        super().__init__()
        self._form: tuple[bool, ...] = ()
        self._ends = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_form(self, form: Sequence[bool], words: str, ends: tuple[str, str] = ("", "")) -> None:
        """Show the results ``form``, the earliest first; ``words`` describe them for screen readers, and ``ends`` stand
        below the first and the last of them.
        """
        self._form, self._ends = tuple(form), ends
        set_accessible_name(self, words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        high = _CURVE if self._has_line else 0
        return QSize(320, high + _COUNTERS + self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    @property
    def _has_line(self) -> bool:
        return len(self._form) >= LEAST_FOR_A_LINE

    def shares(self) -> list[float]:
        """Return, for each of the latest matches, the share of wins among the ten matches up to it."""
        first = max(0, len(self._form) - LATELY)
        found = []
        for place in range(first, len(self._form)):
            lately = self._form[max(0, place - _WINDOW + 1) : place + 1]
            found.append(sum(lately) / len(lately))
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shares = self.shares()
        size = min(14.0, self.width() / LATELY * 0.7)
        metrics, colours, role = self.fontMetrics(), self.palette(), QPalette.ColorRole
        percent = [self.tr("{number}%").format(number=value) for value in (0, 50, 100)] if self._has_line else []
        edge = max(map(metrics.horizontalAdvance, percent), default=0) + 2 * SPACING
        below = metrics.height() + SPACING
        field = QRectF(self.rect()).adjusted(edge + size, metrics.height() / 2, -size, -size - 6 * SPACING - below)
        for share, words in zip((0.0, 0.5, 1.0), percent, strict=False):
            y = field.bottom() - share * field.height()
            painter.setPen(QPen(mixed(colours, 0.3), 1))
            painter.drawLine(QPointF(edge, y), QPointF(field.right() + size, y))
            painter.setPen(colours.color(role.PlaceholderText))
            line = QRectF(0, y - metrics.height() / 2, edge - 2 * SPACING, metrics.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)
        step = field.width() / max(1, min(LATELY, len(self._form)) - 1)
        points = [
            QPointF(field.left() + place * step, field.bottom() - share * field.height())
            for place, share in enumerate(shares)
        ]
        link = colours.color(role.Link)
        if self._has_line:
            painter.setPen(QPen(link, 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline(QPolygonF(points))
            painter.setPen(QPen(colours.color(role.WindowText), 1.2))
            painter.setBrush(link)
            painter.drawEllipse(points[-1], 5, 5)
        painter.setPen(QPen(colours.color(role.WindowText), 1.2))
        lately = self._form[-LATELY:]
        for point, won in zip(points, lately, strict=True):
            painter.setBrush(link if won else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(point.x(), self.height() - below - size / 2 - 2), size / 2, size / 2)
        painter.setPen(colours.color(role.PlaceholderText))
        foot = QRectF(field.left() - size / 2, self.height() - below, field.width() + size, below)
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, self._ends[0])
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, self._ends[1])
        painter.end()


class ShareBars(QWidget):
    """A bar for each name, as long as were played, filled as far as they were won."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[tuple[str, Share]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_rows(self, rows: Sequence[tuple[str, Share]], words: str) -> None:
        """Show shares with their names, one below another; ``words`` describe them for screen readers."""
        self._rows = list(rows)
        set_accessible_name(self, words)
        self.updateGeometry()
        self.update()

    def _line(self) -> int:
        return self.fontMetrics().height() + 2 * SPACING

    def sizeHint(self) -> QSize:
        return QSize(320, max(1, len(self._rows)) * self._line())

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def _widths(self) -> tuple[float, int]:
        """Return how wide the names are, whole if that leaves the bars some room, and how wide the figures."""
        wide = self.fontMetrics().horizontalAdvance
        # After decades there are thousands of matches.
        figures = max(map(wide, (" 888 / 888", *(f" {share.won} / {share.played}" for _, share in self._rows))))
        longest = max((wide(name) for name, _ in self._rows), default=0) + 3 * SPACING
        return max(self.width() * 0.36, min(longest, self.width() - figures - _LEAST_BAR)), figures

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        names, figures = self._widths()
        most = max((share.played for _, share in self._rows), default=1)
        room = self.width() - names - figures
        for place, (name, share) in enumerate(self._rows):
            line = QRectF(0, place * self._line(), self.width(), self._line())
            painter.setPen(ink)
            short = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(names - 2 * SPACING))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, short)
            bar = QRectF(names, line.top() + SPACING, room * share.played / most, line.height() - 2 * SPACING)
            painter.setPen(QPen(mixed(self.palette(), 0.5), 1))
            painter.setBrush(mixed(self.palette(), 0.12))
            painter.drawRoundedRect(bar, 3, 3)
            if share.won:
                painter.setBrush(self.palette().color(QPalette.ColorRole.Link))
                filled = QRectF(bar.left(), bar.top(), bar.width() * share.won / share.played, bar.height())
                painter.drawRoundedRect(filled, 3, 3)
            painter.setPen(ink)
            painter.drawText(
                line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, f"{share.won} / {share.played}"
            )
        painter.end()
