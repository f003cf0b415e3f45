"""Paints what is different in a rule set: a build, a twin, a stack, counters on both sides of a table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen

from cardtable.art.theme import CARD_RATIO
from cardtable.core.cards import HIDDEN, Card
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.game_views.game_view import GamePicture
from cardtable.ui.look.control_painting import ControlState, paint_counter
from cardtable.ui.look.look import fitted
from cardtable.ui.look.palette import BRASS, BRASS_DARK, INK, LIGHT, Room, serif
from cardtable.ui.look.room_painting import paint_card, paint_cloth, paint_fan, paint_frame

_WOOD = 5.0
"""The width of the frame, in pixels."""
_MOST_ABREAST = 4
"""A group of more cards is held as a fan."""
_STEP = 0.52
"""From one card of a group to the next, in widths of a card."""
_GAP = 1.16
"""From the last card of a group to the first of the next, in widths of a card."""
_HIGH = 0.74
"""The height of a card in the height of the cloth."""


def paint_game_picture(
    painter: QPainter,
    rect: QRectF,
    picture: GamePicture,
    pictures: CardPictures,
    room: Room,
    palette: QPalette,
    ratio: float,
    *,
    lighter: bool = False,
) -> None:
    """Paint ``picture`` on the cloth of ``room`` in a frame, into ``rect``; ``ratio`` is the number of the device's
    pixels for one of the layout. The frame is ``lighter`` under the mouse.
    """
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    inner = paint_empty_table(painter, rect, room, palette, lighter=lighter)
    painter.setClipRect(inner)
    if picture.counters:
        _paint_heaps(painter, inner, picture.counters)
    elif any(len(group) > _MOST_ABREAST for group in picture.groups):
        cards = [card for group in picture.groups for card in group]
        paint_fan(painter, pictures, cards, inner.adjusted(0, inner.height() * 0.1, 0, 0), ratio, 7.0)
        if picture.figure:
            _paint_figure(painter, inner, inner.center() + QPointF(inner.width() * 0.3, inner.height() * 0.22), picture)
    else:
        _paint_groups(painter, inner, picture, pictures, ratio)
    painter.restore()


def paint_empty_table(painter: QPainter, rect: QRectF, room: Room, palette: QPalette, *, lighter: bool) -> QRectF:
    """Paint the cloth of ``room`` in a frame, into ``rect``, as it is before there are cards on it; return the place of
    the cloth. The frame is ``lighter`` under the mouse.
    """
    inner = paint_frame(painter, rect, _WOOD, palette, lighter=lighter)
    paint_cloth(painter, inner, room, palette)
    return inner


def _paint_groups(painter: QPainter, inner: QRectF, picture: GamePicture, pictures: CardPictures, ratio: float) -> None:
    placed: list[tuple[Card, float]] = []
    x = 0.0
    for group in picture.groups:
        for place, card in enumerate(group):
            x += (_STEP if place else _GAP) if placed else 0
            placed.append((card, x))
    width = min(inner.height() * _HIGH / CARD_RATIO, inner.width() / (x + 1.5))
    lean = 3.0
    for number, (card, at) in enumerate(placed):
        middle = inner.center() + QPointF((at - x / 2) * width, 0)
        if card == HIDDEN:
            for below in range(3):
                away = QPointF(-1.4 * (2 - below), 1.4 * (2 - below))
                paint_card(painter, pictures, card, middle + away, width, ratio)
        else:
            # Laid down by hand they do not lie quite straight.
            paint_card(painter, pictures, card, middle, width, ratio, lean if number % 2 else -lean / 2)
    if picture.figure:
        last = inner.center() + QPointF(x / 2 * width, 0)
        _paint_figure(painter, inner, last + QPointF(width * 0.5, width * CARD_RATIO * 0.26), picture)


def _paint_figure(painter: QPainter, inner: QRectF, middle: QPointF, picture: GamePicture) -> None:
    """Paint the figure on a plate of brass around ``middle``, as far as that lies inside."""
    high = min(30.0, inner.height() * 0.42)
    font = fitted(serif(high * 0.62), picture.figure, high * 1.6)
    wide = max(high, high * 0.34 * (len(picture.figure) + 1))
    plate = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    plate.moveRight(min(plate.right(), inner.right() - 3))
    plate.moveBottom(min(plate.bottom(), inner.bottom() - 3))
    painter.setBrush(QColor(BRASS))
    painter.setPen(QPen(QColor(BRASS_DARK), 1))
    painter.drawRoundedRect(plate, high / 2, high / 2)
    painter.setPen(QColor(INK))
    painter.setFont(font)
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, picture.figure)


def _paint_heaps(painter: QPainter, inner: QRectF, heaps: tuple[int, ...]) -> None:
    """Paint heaps of counters, with room between them."""
    size = min(inner.height() * 0.44, inner.width() / (sum(heaps) + len(heaps)))
    x = inner.center().x() - size * (sum(heaps) + 0.8 * (len(heaps) - 1)) / 2
    for heap in heaps:
        for _ in range(heap):
            place = QRectF(x, inner.center().y() - size / 2, size, size)
            paint_counter(painter, place, LIGHT, ControlState())
            x += size
        x += 0.8 * size
