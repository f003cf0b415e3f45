"""Charts of the coach's judgements: the cost of decisions day by day, and the points that skill and
luck have brought.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.judged import JudgedEvening, SkillAndLuck
from cardtable.ui.look.look import mixed
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import set_accessible_name

_LATELY = 30
"""The most days that are shown; only the latest are."""


class LossChart(QWidget):
    """Draws a bar for each day, from the least to the most that a decision may have cost; low bars are good."""

    def __init__(self) -> None:
        super().__init__()
        self._evenings: Sequence[JudgedEvening] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_evenings(self, evenings: Sequence[JudgedEvening], words: str) -> None:
        """Show the latest of ``evenings``; ``words`` describe them for screen readers."""
        self._evenings = evenings[-_LATELY:]
        set_accessible_name(self, words)
        self.update()

    @property
    def highest(self) -> float:
        """Points at the upper edge."""
        return max((one.most for one in self._evenings), default=0.0) or 1.0

    def bars(self) -> list[QRectF]:
        """Return the rectangles of the bars; the better the cost of a day is known, the less high its bar."""
        metrics = self.fontMetrics()
        field = QRectF(self.rect()).adjusted(metrics.horizontalAdvance("00,00 "), SPACING, -SPACING, -SPACING)
        step = field.width() / max(1, len(self._evenings))
        across = min(step * 0.6, 14.0)
        found = []
        for place, one in enumerate(self._evenings):
            low, high = (field.bottom() - value / self.highest * field.height() for value in (one.least, one.most))
            middle = field.left() + (place + 0.5) * step
            found.append(QRectF(middle - across / 2, min(high, low - 3), across, max(low - high, 3.0)))
        return found

    def sizeHint(self) -> QSize:
        return QSize(320, 110)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 110)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = self.fontMetrics().horizontalAdvance("00,00 ")
        for share in (0.0, 1.0):
            y = SPACING + (1 - share) * (self.height() - 2 * SPACING)
            painter.setPen(QPen(mixed(self.palette(), 0.3), 1))
            painter.drawLine(QPointF(edge, y), QPointF(self.width() - SPACING, y))
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            words = QLocale().toString(share * self.highest, "f", 2 if share else 0)
            half = self.fontMetrics().height() / 2
            top = min(max(0.0, y - half), self.height() - 2 * half)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, top, edge - SPACING, 2 * half), right, words)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().color(QPalette.ColorRole.Link))
        for bar in self.bars():
            painter.drawRoundedRect(bar, 2, 2)
        painter.end()


class SkillBars(QWidget):
    """Draws skill and luck as two bars from a common line, gains to the right; the uncertain part of a bar is paler."""

    def __init__(self) -> None:
        super().__init__()
        self._skill_and_luck = SkillAndLuck()
        self._names = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_skill(self, skill_and_luck: SkillAndLuck, names: tuple[str, str], words: str) -> None:
        """Show skill and luck under their ``names``; ``words`` describe them for screen readers."""
        self._skill_and_luck, self._names = skill_and_luck, names
        set_accessible_name(self, words)
        self.updateGeometry()
        self.update()

    @property
    def ranges(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """The least and the most that skill may have brought, and the same bounds for luck."""
        skill_and_luck = self._skill_and_luck
        return (skill_and_luck.skill_least, skill_and_luck.skill_most), (
            skill_and_luck.luck_least,
            skill_and_luck.luck_most,
        )

    def _line(self) -> int:
        return self.fontMetrics().height() + 2 * SPACING

    def sizeHint(self) -> QSize:
        return QSize(320, 2 * self._line())

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 2 * self._line())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        names = max(self.fontMetrics().horizontalAdvance(name) for name in self._names) + 3 * SPACING
        most = max((abs(end) for ends in self.ranges for end in ends), default=0.0) or 1.0
        half = (self.width() - names) / 2 - SPACING
        zero = names + half
        link = self.palette().color(QPalette.ColorRole.Link)
        for place, (name, (least, end)) in enumerate(zip(self._names, self.ranges, strict=True)):
            line = QRectF(0, place * self._line(), self.width(), self._line())
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, name)
            painter.setPen(Qt.PenStyle.NoPen)
            sure = least if least > 0 else end if end < 0 else 0.0
            bar = line.adjusted(0, SPACING, 0, -SPACING)
            for value, colour in ((least, mixed(self.palette(), 0.3)), (end, mixed(self.palette(), 0.3)), (sure, link)):
                x = zero + value / most * half
                painter.setBrush(colour)
                painter.drawRect(QRectF(QPointF(min(zero, x), bar.top()), QPointF(max(zero, x), bar.bottom())))
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 1))
        painter.drawLine(QPointF(zero, 0), QPointF(zero, self.height()))
        painter.end()
