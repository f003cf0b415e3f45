"""The tokens of what counts: rings that fill with cards won, and discs for single cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from cardtable.core.cards import DIAMONDS, HEARTS, Card, suit_of
from cardtable.core.winnings import Prize, Race, Winnings
from cardtable.ui.look.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CARD_RED, INK, IVORY, colour, serif
from cardtable.ui.table.card_item import Mark, paint_sign
from cardtable.ui.table.furniture import Piece, fitted, to_qt
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.layout import MARKS_Z
from cardtable.ui.table.token_blocks import Block
from cardtable.words.cards import card_sign, suit_sign

_RING = 0.13
"""The thickness of a ring, in diameters."""
_TOP, _ROUND = 90 * 16, -360 * 16
"""Where the filled part of a ring begins and how far a whole one goes, in sixteenths of a degree."""
_LEAST_LETTERS = 7
"""The least height of the letters on a token, in pixels."""


class SideTokens(Piece):
    """What a side has won of what counts."""

    def __init__(self) -> None:
        super().__init__(MARKS_Z - 100)
        self._side = 0
        self._races: Block | None = None
        self._prizes: Block | None = None
        self._winnings = Winnings()

    def set_places(self, side: int, races: Block | None, prizes: Block | None, line: float) -> None:
        """Belong to ``side`` and lie at those places, beside words with lines that high."""
        self._side, self._races, self._prizes = side, races, prizes
        self.lay(_around([block.area for block in (races, prizes) if block is not None]), line)
        self.update()

    def set_winnings(self, winnings: Winnings) -> None:
        """Show what the side has won."""
        if winnings != self._winnings:
            self._winnings = winnings
            self.update()

    @property
    def numbers(self) -> list[int]:
        """The numbers that are written beside the rings."""
        return [race.numbers[self._side] for race in self._winnings.races] if self._races is not None else []

    @property
    def won(self) -> list[Card]:
        """The single cards that are shown."""
        return [prize.card for prize in self._shown()] if self._prizes is not None else []

    def _shown(self) -> Sequence[Prize]:
        return [prize for prize in self._winnings.prizes if prize.numbers[self._side]]

    def places(self) -> list[tuple[QRectF, Race | Prize]]:
        """Return where each token is, and what it tells of."""
        found: list[tuple[QRectF, Race | Prize]] = []
        if self._races is not None:
            found += zip(self._race_places(self._races), self._winnings.races, strict=True)
        if self._prizes is not None:
            shown = self._shown()
            whole = self._prizes.places(len(self._winnings.prizes))
            found += [(to_qt(place), prize) for place, prize in zip(whole, shown, strict=False)]
        return found

    def _race_places(self, block: Block) -> list[QRectF]:
        count = len(self._winnings.races)
        area, per = block.area, 1 if block.rows > 1 else count
        wide = area.width / max(1, per)
        down = 1.15 * block.size if block.rows > 1 else 0.0
        return [
            QRectF(area.x + place % per * wide, area.y + place // per * down, wide, block.size)
            for place in range(count)
        ]

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        for place, what in self.places():
            if isinstance(what, Race):
                self._paint_race(painter, place, what)
            else:
                _paint_prize(painter, place, what.card, what.numbers[self._side])

    def _paint_race(self, painter: QPainter, place: QRectF, race: Race) -> None:
        size = place.height()
        token = QRectF(place.x(), place.y(), size, size)
        thick = _RING * size
        ring = token.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        share = race.share(self._side)
        if race.enough:
            painter.setPen(QPen(colour("#06150f", 0.75), thick))
            painter.drawEllipse(ring)
            if share:
                pen = QPen(QColor(BRASS_LIGHT), thick)
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                painter.setPen(pen)
                painter.drawArc(ring, _TOP, round(_ROUND * share))
        inside = token.adjusted(1.25 * thick, 1.25 * thick, -1.25 * thick, -1.25 * thick)
        painter.setPen(QPen(colour("#2b1d0c", 0.8), 1))
        painter.setBrush(QColor(IVORY))
        painter.drawEllipse(inside)
        if race.suit is None:
            _paint_back(painter, inside)
        else:
            _write(painter, inside, suit_sign(race.suit)[:1], race.suit in (HEARTS, DIAMONDS), 0.86)
        if share >= 1.0:
            _paint_tick(painter, token)
        painter.setFont(serif(0.92 * self._line))
        painter.setPen(QColor(self._room.text))
        numbers = QRectF(token.right() + 0.15 * size, place.y(), place.right() - token.right(), size)
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(numbers, int(middle), str(race.numbers[self._side]))


class OpenPrizes(Piece):
    """The single cards that count and that nobody has won yet, dashed, by the stock."""

    def __init__(self) -> None:
        super().__init__(MARKS_Z - 100)
        self._block: Block | None = None
        self._winnings = Winnings()

    def set_place(self, block: Block | None, line: float) -> None:
        """Lie there; None hides them."""
        self._block = block
        self.lay(_around([] if block is None else [block.area]), line)
        self.update()

    def set_winnings(self, winnings: Winnings) -> None:
        """Show what is left of the cards that count."""
        if winnings != self._winnings:
            self._winnings = winnings
            self.update()

    def places(self) -> list[tuple[QRectF, Prize]]:
        """Return where each token is, and the card that it stands for."""
        if self._block is None:
            return []
        whole = self._block.places(len(self._winnings.prizes))
        left = [prize for prize in self._winnings.prizes if prize.left]
        return [(to_qt(place), prize) for place, prize in zip(whole, left, strict=False)]

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        shade = QColor(self._room.text)
        for place, prize in self.places():
            pen = QPen(shade, 1.2)
            pen.setDashPattern([2.5, 2.0])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(place.adjusted(1, 1, -1, -1))
            sign = card_sign(prize.card)
            painter.setFont(fitted(sign, serif(0.46 * place.height()), 0.84 * place.width(), _LEAST_LETTERS))
            painter.setPen(shade)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), sign)


def _around(areas: Sequence[Rect]) -> Rect:
    """Return the rectangle around ``areas``, with room for what sticks out; an empty one if there are none."""
    if not areas:
        return Rect(0.0, 0.0, 0.0, 0.0)
    x, y = min(area.x for area in areas), min(area.y for area in areas)
    right, bottom = max(area.right for area in areas), max(area.bottom for area in areas)
    return Rect(x - 4, y - 4, right - x + 8, bottom - y + 8)


def _write(painter: QPainter, place: QRectF, sign: str, red: bool, part: float) -> None:
    font: QFont = fitted(sign, serif(part * place.height(), bold=True), 0.9 * place.width(), _LEAST_LETTERS)
    painter.setFont(font)
    painter.setPen(QColor(CARD_RED if red else INK))
    painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), sign)


def _paint_back(painter: QPainter, inside: QRectF) -> None:
    """Paint a small card with its back up, the sign of all cards."""
    high = 0.62 * inside.height()
    card = QRectF(0.0, 0.0, 0.7 * high, high)
    card.moveCenter(inside.center())
    painter.setPen(QPen(QColor(INK), 1))
    painter.setBrush(QColor("#2f5d45"))
    painter.drawRoundedRect(card, 1.5, 1.5)


def _paint_prize(painter: QPainter, place: QRectF, card: Card, number: int) -> None:
    size = place.width()
    metal = QLinearGradient(place.topLeft(), place.bottomRight())
    for at, shade in ((0.0, BRASS_LIGHT), (0.5, BRASS), (1.0, BRASS_DARK)):
        metal.setColorAt(at, QColor(shade))
    painter.setPen(QPen(QBrush(metal), max(1.5, 0.07 * size)))
    painter.setBrush(QColor(IVORY))
    painter.drawEllipse(place.adjusted(1, 1, -1, -1))
    # A little higher than the middle, for a badge lies at the lower right.
    above = place.adjusted(0.06 * size, -0.07 * size, -0.06 * size, -0.07 * size)
    _write(painter, above, card_sign(card), _is_red(card), 0.46)
    if number > 1:
        badge = _badge(place)
        painter.setPen(QPen(QColor(INK), 1))
        painter.setBrush(QColor(BRASS))
        painter.drawEllipse(badge)
        _write(painter, badge, str(number), False, 0.8)
    else:
        _paint_tick(painter, place)


def _is_red(card: Card) -> bool:
    return suit_of(card) in (HEARTS, DIAMONDS)


def _badge(token: QRectF) -> QRectF:
    radius = max(5.0, 0.2 * token.width())
    middle = QPointF(token.right() - 0.7 * radius, token.bottom() - 0.55 * radius)
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)


def _paint_tick(painter: QPainter, token: QRectF) -> None:
    badge = _badge(token)
    paint_sign(painter, badge.center(), badge.width() / 2, Mark.CHOSEN)
