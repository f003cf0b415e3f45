"""The line of a deal that is being counted: its cards come to the middle of the cloth, its points stand below them in
large figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from cardtable.app.settings import Settings
from cardtable.art.theme import CARD_RATIO
from cardtable.core.cards import Card
from cardtable.core.scores import ScoreLine, totals
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.card_strip import paint_card
from cardtable.ui.look.look import cloth_of, fitted
from cardtable.ui.look.palette import MOTION_LONG, RADIUS, ROOMS, SPACING, colour, serif
from cardtable.words.figures import gain_figure

_APART = 40
"""Milliseconds from the arrival of one card to the next."""
_IN_ONE_LINE, _IN_TWO_LINES = 0.6, 0.36
"""The size of the letters of the title, in heights of its place."""
_STEP, _LEAST_STEP = 0.62, 0.2
"""The greatest and the least distance from one card to the next, in card widths: the index stays visible."""
_MOST = 16
"""The most cards that are laid out; of more, only the first ones are."""
_WIDEST_CARD = 120
_FROM = 0.9
"""How far to the right of its place a card begins, in card widths."""


class Gain(NamedTuple):
    """What a line brings a side, called ``name``, and whether that is the side of the only person who sees it."""

    name: str
    points: int
    own: bool


def gains_of(cells: Sequence[Sequence[ScoreLine]], sides: Sequence[str], own: int | None) -> list[Gain]:
    """Return what the lines in ``cells``, one for each side, bring those sides to which they bring anything."""
    sums = totals([line for cell in cells for line in cell], len(sides))
    return [Gain(sides[side], points, side == own) for side, points in enumerate(sums) if points]


class CountedLine(QWidget):
    """A piece of cloth with the line that is being counted, over the list of all lines; hidden until there is one."""

    def __init__(self, pictures: CardPictures, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._room = ROOMS[cloth_of(settings)]
        self._title = ""
        self._cards: tuple[Card, ...] = ()
        self._gains: Sequence[Gain] = ()
        self._coming = QVariantAnimation(self)
        self._coming.setStartValue(0.0)
        self._moves = bool(settings.animation_speed)
        self._coming.valueChanged.connect(lambda _: self.update())
        pictures.changed.connect(self.update)
        self.hide()

    @property
    def told(self) -> tuple[str, tuple[Card, ...], Sequence[Gain]]:
        """The title of the line, its cards, and what it brings."""
        return self._title, self._cards, self._gains

    def tell(self, title: str, cards: Sequence[Card], gains: Sequence[Gain]) -> None:
        """Show a line; its cards slide in from the right, one after another, and never over its words."""
        self._title, self._cards, self._gains = title, tuple(cards[:_MOST]), tuple(gains)
        self._coming.stop()
        whole = MOTION_LONG + _APART * max(0, len(self._cards) - 1) if self._moves else 0
        self._coming.setDuration(whole)
        self._coming.setEndValue(float(whole))
        self.show()
        self.raise_()
        if whole:
            self._coming.start()
        self.update()

    def places(self) -> list[QRectF]:
        """Return where the cards lie once they have come."""
        title, figure = self._heights()
        room = QRectF(self.rect()).adjusted(6 * SPACING, title + 4 * SPACING, -6 * SPACING, -figure - 4 * SPACING)
        number = len(self._cards)
        wide = min(_WIDEST_CARD, room.height() / CARD_RATIO, room.width())
        if not number or wide < 1:
            return []
        step = min(wide * _STEP if number > 4 else wide * 1.08, (room.width() - wide) / max(1, number - 1))
        if number > 1 and step < wide * _LEAST_STEP:
            wide = room.width() / (1 + _LEAST_STEP * (number - 1))
            step = wide * _LEAST_STEP
        left = room.center().x() - (wide + (number - 1) * step) / 2
        top = room.center().y() - wide * CARD_RATIO / 2
        return [QRectF(left + place * step, top, wide, wide * CARD_RATIO) for place in range(number)]

    def _heights(self) -> tuple[float, float]:
        """Return the heights of the title and of the figures, in pixels."""
        return min(64.0, self.height() * 0.2), min(120.0, self.height() * 0.32)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        light = QRadialGradient(whole.center(), whole.width() * 0.7)
        light.setColorAt(0, colour(self._room.cloth))
        light.setColorAt(1, colour(self._room.rim))
        painter.setPen(QPen(colour(self._room.wood), 2))
        painter.setBrush(light)
        painter.drawRoundedRect(whole, RADIUS, RADIUS)
        title, figure = self._heights()
        inner = whole.adjusted(4 * SPACING, 2 * SPACING, -4 * SPACING, -2 * SPACING)
        painter.setPen(colour(self._room.chalk))
        centre = Qt.AlignmentFlag.AlignCenter
        font = serif(title * _IN_ONE_LINE)
        if QFontMetricsF(font).horizontalAdvance(self._title) > inner.width():
            font = fitted(serif(title * _IN_TWO_LINES), self._title, 1.8 * inner.width())
        painter.setFont(font)
        flags = int(centre | Qt.TextFlag.TextWordWrap)
        painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), title), flags, self._title)
        self._paint_cards(painter)
        self._paint_gains(painter, QRectF(inner.left(), inner.bottom() - figure, inner.width(), figure))
        painter.end()

    def _paint_cards(self, painter: QPainter) -> None:
        clock = float(self._coming.currentValue() or 0.0)
        ratio = self.devicePixelRatioF()
        ease = QEasingCurve(QEasingCurve.Type.OutCubic)
        for number, (card, place) in enumerate(zip(self._cards, self.places(), strict=False)):
            share = 1.0
            if self._coming.state() == QVariantAnimation.State.Running:
                share = ease.valueForProgress(min(1.0, max(0.0, (clock - number * _APART) / MOTION_LONG)))
            if share <= 0:
                continue
            corner = place.topLeft() + QPointF((1 - share) * place.width() * _FROM, 0)
            painter.save()
            painter.setOpacity(share)
            painter.setPen(Qt.PenStyle.NoPen)
            paint_card(painter, self._pictures, card, QPointF(corner.x(), round(corner.y())), int(place.width()), ratio)
            painter.restore()

    def _paint_gains(self, painter: QPainter, room: QRectF) -> None:
        """Paint a figure for each side side by side, with the name below it; one’s own in the bright colour."""
        if not self._gains:
            return
        wide = room.width() / len(self._gains)
        centre, high = Qt.AlignmentFlag.AlignCenter, room.height()
        for place, gain in enumerate(self._gains):
            part = QRectF(room.left() + place * wide, room.top(), wide, high)
            ink = self._room.glow if gain.own else self._room.chalk
            painter.setPen(colour(ink if gain.own or not self._room.bright else self._room.text))
            painter.setFont(serif(high * 0.66))
            painter.drawText(part.adjusted(0, 0, 0, -high * 0.26), centre, gain_figure(gain.points))
            painter.setPen(colour(self._room.text))
            painter.setFont(fitted(serif(high * 0.2), gain.name, part.width()))
            above = QFontMetricsF(painter.font()).height()
            painter.drawText(QRectF(part.left(), part.bottom() - above, part.width(), above), centre, gain.name)
