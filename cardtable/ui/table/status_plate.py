"""The wooden status plate along the upper edge of the table: where the match stands, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from cardtable.ui.look.palette import BRASS, BRASS_LIGHT, INK, RADIUS, colour, serif
from cardtable.ui.table.furniture import Piece, fitted
from cardtable.ui.table.layout import MARKS_Z

_BETWEEN = "  ·  "


class StatusPlate(Piece):
    """The plate. ``situation`` stands at the left in engraved letters, the turn on a brass plate in the middle."""

    def __init__(self) -> None:
        super().__init__(MARKS_Z - 100)
        self._words: tuple[str, ...] = ()
        self._turn = ""
        self._own = False

    @property
    def situation(self) -> str:
        """Where the match stands, in words."""
        return _BETWEEN.join(self._words)

    @property
    def turn(self) -> str:
        """Whose turn it is, in words; an empty text if it is no seat's."""
        return self._turn

    @property
    def own(self) -> bool:
        """Whether it is the turn of the person at the bottom."""
        return self._own

    def set_situation(self, words: Sequence[str]) -> None:
        self._words = tuple(words)
        self.update()

    def fitting(self, width: float) -> tuple[str, QFont]:
        """Return as much of the words on where the match stands as fits into ``width`` pixels, and their font.

        The first words, the name of the game, are left out first.
        """
        large, least = serif(0.84 * self._line), round(0.6 * self._line)
        for first in range(len(self._words)):
            words = _BETWEEN.join(self._words[first:])
            font = fitted(words, large, width, least)
            if QFontMetricsF(font).horizontalAdvance(words) <= width:
                return words, font
        font = fitted(self.situation, large, width, least)
        return QFontMetricsF(font).elidedText(self.situation, Qt.TextElideMode.ElideRight, width), font

    def set_turn(self, words: str, *, own: bool) -> None:
        """Set the words on whose turn it is; the plate shines if it is the ``own`` turn of the person at the bottom."""
        if (words, own) != (self._turn, self._own):
            self._turn, self._own = words, own
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(0, 0, 0, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        rect, line, look = self._rect, self._line, self._room
        wood = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        wood.setColorAt(0.0, QColor(look.wood_light))
        wood.setColorAt(0.25, QColor(look.wood))
        wood.setColorAt(1.0, QColor(look.wood_dark))
        painter.fillRect(rect, wood)
        painter.setPen(QPen(colour(BRASS, 0.55), 1))
        painter.drawLine(rect.bottomLeft() - QPointF(0, 1.5), rect.bottomRight() - QPointF(0, 1.5))
        for step in range(4):
            painter.fillRect(
                QRectF(rect.left(), rect.bottom() + step, rect.width(), 1), colour("#000000", 0.28 - 0.07 * step)
            )
        plate = self._plate()
        left = rect.adjusted(0.6 * line, 0, 0, -2)
        left.setRight((plate.left() if self._turn else rect.right()) - 0.6 * line)
        words, font = self.fitting(left.width())
        painter.setFont(font)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.setPen(colour("#000000", 0.6))
        painter.drawText(left.translated(0, 1), flags, words)
        painter.setPen(QColor(BRASS_LIGHT))
        painter.drawText(left, flags, words)
        if self._turn:
            self._paint_turn(painter, plate)

    def _plate(self) -> QRectF:
        """Return the area of the brass plate: in the middle, or to the right of it as far as the words at the left
        need.
        """
        rect, line = self._rect, self._line
        wide = QFontMetricsF(serif(0.9 * line, bold=True)).horizontalAdvance(self._turn) + 1.6 * line
        taken = QFontMetricsF(serif(0.84 * line)).horizontalAdvance(self.situation) + 1.4 * line
        x = max(rect.center().x() - wide / 2, rect.left() + taken)
        x = min(x, rect.right() - wide - 0.6 * line)
        return QRectF(x, rect.top() + 2, wide, rect.height() - 6)

    def _paint_turn(self, painter: QPainter, plate: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#dcb96c") if self._own else colour("#000000", 0.3))
        painter.drawRoundedRect(plate, RADIUS, RADIUS)
        painter.setFont(serif(0.9 * self._line, bold=True))
        painter.setPen(QColor(INK) if self._own else QColor(BRASS_LIGHT))
        painter.drawText(plate, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), self._turn)
