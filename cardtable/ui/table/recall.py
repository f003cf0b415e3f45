"""The picture of the last capture over the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.art.theme import CARD_RATIO
from cardtable.core.cards import Card
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.palette import colour
from cardtable.ui.table.card_item import CORNER
from cardtable.ui.table.layout import OVER_Z
from cardtable.ui.table.shadow import shadow_pixmap
from cardtable.ui.table.slips import paint_slip


class Recall(QGraphicsItem):
    """Cards side by side over a darkened table, with a line of words above them."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[Card, ...] = ()
        self._words = ""
        self._pictures: CardPictures | None = None
        self._rect = QRectF()
        self._line = 18.0
        self._width = 80.0
        self.setZValue(OVER_Z + 250)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def cards(self) -> tuple[Card, ...]:
        return self._cards

    def lay(self, rect: QRectF, line: float, width: float) -> None:
        """Cover ``rect`` with cards at most ``width`` wide; ``line`` is the height of a line of text."""
        self.prepareGeometryChange()
        self._rect, self._line, self._width = rect, line, width

    def show_cards(self, cards: Sequence[Card], words: str, pictures: CardPictures) -> None:
        self._cards, self._words, self._pictures = tuple(cards), words, pictures
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.fillRect(self._rect, colour("#000000", 0.42))
        if self._pictures is None or not self._cards:
            return
        count = len(self._cards)
        room = 0.86 * self._rect.width()
        width = round(self._width)
        step = min(1.1 * width, (room - width) / (count - 1)) if count > 1 else 0.0
        height = width * CARD_RATIO
        left = self._rect.center().x() - (step * (count - 1) + width) / 2
        top = self._rect.center().y() - height / 2
        ratio = painter.device().devicePixelRatioF()
        shadow, pad = shadow_pixmap(width, round(height), CORNER * width, True, ratio)
        for index, card in enumerate(self._cards):
            corner = QPointF(round(left + index * step), round(top))
            painter.drawPixmap(corner + QPointF(-pad + 0.02 * width, -pad + 0.06 * width), shadow)
            painter.drawPixmap(corner, self._pictures.pixmap(card, width, ratio))
        if self._words:
            place = QRectF(0, 0, 0.8 * self._rect.width(), 2.4 * self._line)
            place.moveCenter(QPointF(self._rect.center().x(), top - 2.2 * self._line))
            paint_slip(painter, place, self._words, self._line, "middle")
