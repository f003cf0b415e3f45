"""The person's progress in the lessons as a picture: a row for each path, a mark for each lesson."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.school.progress import MOST_STARS
from cardtable.ui.look.palette import BRASS, BRASS_DARK
from cardtable.ui.look.plain import set_accessible_name
from cardtable.words.mark import translate

_GAP = 0.35
"""The distance between marks, in diameters."""
_LARGEST = 14


@dataclass(frozen=True)
class PathRow:
    """The title of a path, and the stars of each of its lessons."""

    title: str
    stars: Sequence[int]


class SchoolPicture(QWidget):
    """A ring for each lesson, filled by a third for each star."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[PathRow] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def rows(self) -> Sequence[PathRow]:
        return self._rows

    def show_rows(self, rows: Sequence[PathRow]) -> None:
        """Show these paths."""
        self._rows = rows
        set_accessible_name(
            self,
            "; ".join(
                translate("School", "{path}: {count} of {most} stars").format(
                    path=row.title, count=sum(row.stars), most=MOST_STARS * len(row.stars)
                )
                for row in rows
            ),
        )
        self.updateGeometry()
        self.update()

    def _line(self) -> int:
        return round(self.fontMetrics().height() * 1.35)

    def sizeHint(self) -> QSize:
        return QSize(420, max(self._line() * len(self._rows), 1))

    def minimumSizeHint(self) -> QSize:
        return QSize(260, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics, line = self.fontMetrics(), self._line()
        titles = max((metrics.horizontalAdvance(row.title) for row in self._rows), default=0) + 12
        totals = metrics.horizontalAdvance("000 / 000") + 8
        most = max((len(row.stars) for row in self._rows), default=1)
        across = min((self.width() - titles - totals) / (most * (1 + _GAP)), _LARGEST, line * 0.8)
        words = self.palette().color(QPalette.ColorRole.WindowText)
        for number, row in enumerate(self._rows):
            place = QRectF(0, number * line, self.width(), line)
            painter.setPen(words)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, row.title)
            total = f"{sum(row.stars)} / {MOST_STARS * len(row.stars)}"
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, total)
            for index, stars in enumerate(row.stars):
                middle = QPointF(titles + across * (index * (1 + _GAP) + 0.5), place.center().y())
                _ring(painter, middle, across, stars)


def _ring(painter: QPainter, middle: QPointF, across: float, stars: int) -> None:
    ring = QRectF(middle.x() - across / 2, middle.y() - across / 2, across, across).adjusted(1, 1, -1, -1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BRASS))
    painter.drawPie(ring, 90 * 16, -360 * 16 * stars // MOST_STARS)
    painter.setPen(QPen(QColor(BRASS_DARK), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(ring)
