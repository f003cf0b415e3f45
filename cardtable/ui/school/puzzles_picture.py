"""The person's results at the puzzles as a picture: a row for each family, with the rating after each answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.school.puzzles import FIRST_RATING, Practice, Results, families
from cardtable.ui.look.look import mixed
from cardtable.ui.look.palette import BRASS, BRASS_DARK, SPACING
from cardtable.ui.look.plain import set_accessible_name
from cardtable.words.families import words_of
from cardtable.words.mark import translate

_LEAST_RANGE = 100
"""The least height of a row, in points of rating, so that small changes do not look large."""


@dataclass(frozen=True)
class PuzzlesRow:
    """The name of a family, the ratings after each of the last answers, and how many answers were right."""

    title: str
    ratings: Sequence[int]
    practice: Practice


class PuzzlesPicture(QWidget):
    """A curve of ratings for each family, beginning at the rating that every person has first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[PuzzlesRow] = ()
        self._results: Results | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def rows(self) -> Sequence[PuzzlesRow]:
        return self._rows

    def show_results(self, results: Results) -> bool:
        """Show each family at which puzzles have been answered; return whether there is one."""
        self._results = results
        tried = [family for family in families() if results.course(family)]
        self.show_rows(
            [
                PuzzlesRow(words_of(family).family_name(), results.course(family), results.practice(family))
                for family in tried
            ]
        )
        return bool(tried)

    def show_rows(self, rows: Sequence[PuzzlesRow]) -> None:
        """Show these families."""
        self._rows = rows
        set_accessible_name(
            self,
            "; ".join(
                translate("PuzzleTexts", "{family}: {solved} of {tried} solved, rating {rating}").format(
                    family=row.title,
                    solved=row.practice.solved,
                    tried=row.practice.tried,
                    rating=row.ratings[-1] if row.ratings else FIRST_RATING,
                )
                for row in rows
            ),
        )
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._results is not None:
            self.show_results(self._results)
        super().changeEvent(event)

    def _line(self) -> int:
        return round(self.fontMetrics().height() * 2.1)

    def sizeHint(self) -> QSize:
        return QSize(420, max(1, self._line() * len(self._rows)))

    def minimumSizeHint(self) -> QSize:
        return QSize(260, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = self.fontMetrics()
        titles = max((metrics.horizontalAdvance(row.title) for row in self._rows), default=0) + 3 * SPACING
        told = [f"{row.practice.solved} / {row.practice.tried}" for row in self._rows]
        totals = max(map(metrics.horizontalAdvance, (*told, "00 / 00"))) + 3 * SPACING
        for number, (row, total) in enumerate(zip(self._rows, told, strict=True)):
            place = QRectF(0, number * self._line(), self.width(), self._line())
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, row.title)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, total)
            field = place.adjusted(titles, SPACING, -totals, -SPACING)
            self._draw_curve(painter, field, (FIRST_RATING, *row.ratings))

    def _draw_curve(self, painter: QPainter, field: QRectF, ratings: Sequence[int]) -> None:
        """Draw the curve, with a faint line at the rating that every person has first, and the last rating at
        its end.
        """
        figure = str(ratings[-1])
        curve = field.adjusted(0, 0, -self.fontMetrics().horizontalAdvance(figure) - 2 * SPACING, 0)
        middle = (min(ratings) + max(ratings)) / 2
        half = max(max(ratings) - min(ratings), _LEAST_RANGE) / 2
        step = curve.width() / max(1, len(ratings) - 1)

        def point(number: int, rating: int) -> QPointF:
            return QPointF(
                curve.left() + number * step, curve.center().y() - (rating - middle) / half * curve.height() / 2
            )

        begun = point(0, FIRST_RATING).y()
        painter.setPen(QPen(mixed(self.palette(), 0.3), 1))
        painter.drawLine(QPointF(curve.left(), begun), QPointF(curve.right(), begun))
        points = [point(number, rating) for number, rating in enumerate(ratings)]
        painter.setPen(QPen(QColor(BRASS_DARK), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(QColor(BRASS))
        painter.drawEllipse(points[-1], 3.5, 3.5)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        end = QRectF(points[-1].x() + SPACING, field.top(), field.right() - points[-1].x(), field.height())
        painter.drawText(end, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, figure)
