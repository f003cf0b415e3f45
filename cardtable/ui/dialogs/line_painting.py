"""The lines of a deal as they are painted: the few that decided with their cards, all with a hairline below."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPalette
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from cardtable.art.theme import CARD_RATIO
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.card_strip import paint_card
from cardtable.ui.models.deal_result import CARDS_ROLE, DealResultModel

_WIDE_STEP = 0.62
_LEAST_STEP = 0.2
"""The greatest and the least distance from one card to the next, in card widths: the index stays visible."""
_MOST = 13
"""The most cards that are shown in a cell: of more one would see the edges alone."""
_EDGE = 5
"""Above and below cards, in pixels."""
_BETWEEN = 24
"""Between the cards and the figures, in pixels."""


class LinePainter(QStyledItemDelegate):
    """Paints the lines of ``model``; ``card`` is the width of the cards of those that decided, in pixels, or 0 if they
    have none.
    """

    def __init__(self, model: DealResultModel, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._pictures = pictures
        self.card = 60

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        hint = super().sizeHint(option, index)
        row = index.row()
        if self._shows(row) and any(0 < count <= _MOST for count in self._counts(row)):
            hint.setHeight(max(hint.height(), round(self.card * CARD_RATIO) + 2 * _EDGE))
        return hint

    @property
    def shows_all(self) -> bool:
        """Whether the lines show all their cards themselves."""
        lines = ((self._shows(row), self._counts(row)) for row in range(len(self._model.groups)))
        return all(not any(counts) or (shown and max(counts) <= _MOST) for shown, counts in lines)

    def _shows(self, row: int) -> bool:
        return bool(self.card) and row < self._model.decided

    def _counts(self, row: int) -> list[int]:
        """Return how many cards each cell of a line has."""
        return [len(self._model.cards(row, column)) for column in range(1, self._model.columnCount())]

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        place = QRectF(option.rect)
        palette: QPalette = option.palette
        row = index.row()
        if index.column() and self._shows(row):
            font = QFont(option.font)
            font.setWeight(QFont.Weight.DemiBold)
            figures = QFontMetricsF(font).horizontalAdvance(index.data() or "")
            self._paint_cards(painter, place.adjusted(_EDGE, _EDGE, -_BETWEEN - figures, -_EDGE), index)
        line = palette.color(QPalette.ColorRole.WindowText)
        last = row >= self._model.rowCount() - 2
        if row < self._model.rowCount() - 1:
            line.setAlphaF(1.0 if last else 0.18)
            thick = 2 if last else 1
            painter.fillRect(QRectF(place.left(), place.bottom() - thick, place.width(), thick), line)

    def _paint_cards(self, painter: QPainter, room: QRectF, index: QModelIndex | QPersistentModelIndex) -> None:
        """Paint the cards of a cell into ``room``, none if they would hide each other there."""
        cards = index.data(CARDS_ROLE) or ()
        wide = float(self.card)
        gaps = max(1, len(cards) - 1)
        step = min((room.width() - wide) / gaps, wide * _WIDE_STEP)
        if not 0 < len(cards) <= _MOST or room.width() < wide or (len(cards) > 1 and step < wide * _LEAST_STEP):
            return
        # Beside the figures, as they belong together.
        first = room.right() - wide - (len(cards) - 1) * step
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        ratio = painter.device().devicePixelRatioF()
        for number, card in enumerate(cards):
            corner = QPointF(round(first + number * step), room.top())
            paint_card(painter, self._pictures, card, corner, self.card, ratio)
        painter.restore()
