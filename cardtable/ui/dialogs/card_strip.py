"""A row of cards that wraps like a line of words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.art.theme import CARD_RATIO
from cardtable.core.cards import Card
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.palette import colour
from cardtable.ui.look.plain import set_accessible_name
from cardtable.words.cards import card_names

_STEP = 0.62
"""The least distance from one card to the next, in card widths: the index stays visible."""
_WIDE_STEP = 1.08
"""The greatest distance from one card to the next, in card widths."""
_GAP = 0.14
"""Between two rows, in card widths."""


class CardStrip(QWidget):
    """Shows cards in their order, each ``width`` logical pixels wide, in as many rows as the width of the widget makes
    necessary.

    Without ``wraps`` there is a single row, and the height does not depend on the width.
    """

    def __init__(
        self, pictures: CardPictures, width: int = 56, parent: QWidget | None = None, *, wraps: bool = True
    ) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._width = width
        self._wraps = wraps
        self._cards: tuple[Card, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(wraps)
        self.setSizePolicy(policy)
        self.setMinimumHeight(self.minimumSizeHint().height())
        pictures.changed.connect(self.update)

    @property
    def cards(self) -> tuple[Card, ...]:
        return self._cards

    def set_pictures(self, pictures: CardPictures) -> None:
        """Draw the cards with ``pictures`` from now on."""
        if pictures is not self._pictures:
            self._pictures.changed.disconnect(self.update)
            self._pictures = pictures
            pictures.changed.connect(self.update)
            self.update()

    def set_width(self, width: int) -> None:
        """Draw each card ``width`` logical pixels wide from now on."""
        if width != self._width:
            self._width = width
            self.setMinimumHeight(self.minimumSizeHint().height())
            self.updateGeometry()
            self.update()

    def set_cards(self, cards: Sequence[Card]) -> None:
        """Show these cards instead."""
        self._cards = tuple(cards)
        self._name()
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def _name(self) -> None:
        set_accessible_name(self, card_names(self._cards) if self._cards else self.tr("No cards"))

    def _step(self) -> float:
        """Return the distance from one card to the next, in pixels: as far apart as one row allows."""
        gaps = len(self._cards) - 1
        if gaps < 1 or (self._wraps and gaps >= self._per_row(self.width())):
            return self._width * _STEP
        return min((self.width() - self._width - 2) / gaps, self._width * _WIDE_STEP)

    def _per_row(self, width: int) -> int:
        if not self._wraps:
            return max(1, len(self._cards))
        return max(1, int((width - self._width) / (self._width * _STEP)) + 1)

    def hasHeightForWidth(self) -> bool:
        return self._wraps

    def heightForWidth(self, width: int) -> int:
        rows = max(1, -(-len(self._cards) // self._per_row(width)))
        height = self._width * CARD_RATIO
        return round(rows * height + (rows - 1) * _GAP * self._width) + 2

    def sizeHint(self) -> QSize:
        shown = min(max(len(self._cards), 4), 9)
        width = round(self._width * (1 + (shown - 1) * _STEP)) + 2
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = round(self._width * (1 + 3 * _STEP)) + 2
        return QSize(width, round(self._width * CARD_RATIO) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatioF()
        per_row = self._per_row(self.width())
        line = self._width * (CARD_RATIO + _GAP)
        step = self._step()
        right_to_left = self.isRightToLeft()
        for place, card in enumerate(self._cards):
            row, column = divmod(place, per_row)
            left = 1 + column * step
            if right_to_left:
                left = self.width() - self._width - left
            paint_card(painter, self._pictures, card, QPointF(left, row * line), self._width, ratio)
        painter.end()


def paint_card(
    painter: QPainter, pictures: CardPictures, card: Card, corner: QPointF, width: int, ratio: float
) -> None:
    """Paint one card of a row at its upper left ``corner``, ``width`` logical pixels wide."""
    # A shadow at the edge tells where one card ends and the next begins.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#000000", 0.28))
    edge = QRectF(corner.x() - 1.2, corner.y() + 0.4, width + 2, width * CARD_RATIO + 0.8)
    painter.drawRoundedRect(edge, width * 0.06, width * 0.06)
    painter.drawPixmap(corner, pictures.pixmap(card, width, ratio))
