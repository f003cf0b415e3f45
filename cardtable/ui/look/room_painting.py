"""What the rooms are painted with: wood, cloth, paper, and cards that lie on them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPalette, QPen, QRadialGradient, QRegion

from cardtable.art.theme import CARD_RATIO
from cardtable.core.cards import HIDDEN, Card
from cardtable.ui.cards.packs import Packs
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.palette import BRASS, CONTRAST, ROOMS, Room, colour, is_contrasting

Paint: TypeAlias = Callable[[QPainter, QRectF, float], None]
"""A function that paints a picture into a place, for so many pixels of the device to one of the layout."""

SHEET_RADIUS = 12.0
"""The radius of the corners of pictures and sheets, in pixels."""
_WOOD = ("#6a4529", "#4a2f1d", "#38210f")
"""The frame of a picture, from above down."""
_EVENING = ("#211a14", "#14100c")
"""The ground in dark windows, in the middle and at the rim."""
_SHADOW = "#140c04"


def is_evening(palette: QPalette) -> bool:
    """Return whether the windows of ``palette`` are dark."""
    return palette.color(QPalette.ColorRole.Window).lightness() < 128


def paint_ground(painter: QPainter, rect: QRectF, room: str, palette: QPalette) -> None:
    """Paint the ground of the page: the cloth of ``room``, in the evening a dark one, in high contrast none."""
    if is_contrasting(palette):
        painter.fillRect(rect, palette.color(QPalette.ColorRole.Window))
        return
    cloth, rim = _EVENING if is_evening(palette) else (ROOMS[room].cloth, ROOMS[room].rim)
    light = QRadialGradient(QPointF(rect.center().x(), rect.height() * 0.42), max(rect.width(), rect.height()) * 0.7)
    light.setColorAt(0, QColor(cloth).darker(108))
    light.setColorAt(1, QColor(rim).darker(108))
    painter.fillRect(rect, light)


def paint_shadow(painter: QPainter, rect: QRectF) -> None:
    """Paint the shadow of a picture or a sheet with the place ``rect``, a little below it, where that does not hide
    it.
    """
    around, corner = rect.toAlignedRect().adjusted(-10, -10, 10, 20), math.ceil(SHEET_RADIUS)
    hidden = rect.toAlignedRect().adjusted(corner, corner, -corner, -corner)
    painter.save()
    painter.setClipRegion(QRegion(around) - QRegion(hidden), Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(1, 7):
        painter.setBrush(colour(_SHADOW, 0.055))
        grown = rect.adjusted(-step, 2 - step, step, 3 + 1.6 * step)
        painter.drawRoundedRect(grown, SHEET_RADIUS + step, SHEET_RADIUS + step)
    painter.restore()


def paint_sheet(painter: QPainter, rect: QRectF, palette: QPalette, rim: QColor | None = None) -> None:
    """Paint a sheet of paper with its shadow, and with a line in ``rim`` around it; in high contrast with a line in the
    colour of the words alone.
    """
    if is_contrasting(palette):
        painter.setPen(QPen(palette.color(QPalette.ColorRole.WindowText), 2))
    else:
        paint_shadow(painter, rect)
        painter.setPen(QPen(rim, 1) if rim is not None else Qt.PenStyle.NoPen)
    painter.setBrush(palette.color(QPalette.ColorRole.Window))
    painter.drawRoundedRect(rect, SHEET_RADIUS, SHEET_RADIUS)


def paint_frame(painter: QPainter, rect: QRectF, wood: float, palette: QPalette, *, lighter: bool = False) -> QRectF:
    """Paint a frame ``wood`` pixels wide, and return the place inside it."""
    shape = QPainterPath()
    shape.addRoundedRect(rect, SHEET_RADIUS, SHEET_RADIUS)
    inner = rect.adjusted(wood, wood, -wood, -wood)
    if is_contrasting(palette):
        painter.setPen(QPen(palette.color(QPalette.ColorRole.WindowText), 2))
        painter.setBrush(palette.color(QPalette.ColorRole.Window))
        painter.drawPath(shape)
        return inner
    grain = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for place, value in zip((0.0, 0.5, 1.0), _WOOD, strict=True):
        grain.setColorAt(place, QColor(value).lighter(112 if lighter else 100))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(shape, grain)
    painter.setPen(QPen(colour(BRASS, 0.5), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(inner.adjusted(-0.5, -0.5, 0.5, 0.5), 3, 3)
    return inner


def paint_cloth(painter: QPainter, rect: QRectF, room: Room, palette: QPalette) -> None:
    """Paint the cloth inside a frame; in high contrast that of the table, whose cards would be lost on white paper."""
    if room.plain or is_contrasting(palette):
        painter.fillRect(rect, colour(ROOMS[CONTRAST].cloth))
        return
    light = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    light.setColorAt(0, colour(room.cloth).lighter(108))
    light.setColorAt(1, colour(room.rim))
    painter.fillRect(rect, light)
    edge = QLinearGradient(rect.topLeft(), QPointF(rect.left(), rect.top() + 10))
    edge.setColorAt(0, colour("#000000", 0.35))
    edge.setColorAt(1, colour("#000000", 0))
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 10), edge)


def paint_card(
    painter: QPainter, pictures: CardPictures, card: Card, middle: QPointF, width: float, ratio: float, turn: float = 0
) -> None:
    """Paint a card ``width`` pixels wide around ``middle``, turned by ``turn`` degrees, with its shadow."""
    height = width * CARD_RATIO
    painter.save()
    painter.translate(middle)
    painter.rotate(turn)
    place = QRectF(-width / 2, -height / 2, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#000000", 0.25))
    painter.drawRoundedRect(place.translated(0, max(1.5, width * 0.02)), width * 0.06, width * 0.06)
    painter.drawPixmap(place.topLeft(), pictures.pixmap(card, width, ratio))
    painter.restore()


def paint_group(painter: QPainter, pictures: CardPictures, cards: Sequence[Card], rect: QRectF, ratio: float) -> None:
    """Paint a few cards into ``rect`` that show what a game is about: up to three side by side, more as a fan. A hidden
    card stands for the pack.
    """
    if len(cards) > 3:
        paint_fan(painter, pictures, cards, rect, ratio)
        return
    width = min(rect.width() / (1.3 * len(cards) + 0.25), rect.height() * 0.76 / CARD_RATIO)
    step = width * 1.12
    for place, card in enumerate(cards):
        shift = place - (len(cards) - 1) / 2
        middle = rect.center() + QPointF(shift * step, -shift * width * 0.05)
        if card == HIDDEN:
            for below in range(4):
                away = QPointF(-1.6 * (3 - below), 1.6 * (3 - below))
                paint_card(painter, pictures, card, middle + away, width, ratio)
        else:
            paint_card(painter, pictures, card, middle, width, ratio, 4.5 * shift + (1 if place else -1))


def paint_family(painter: QPainter, packs: Packs, family: str, rect: QRectF, ratio: float, palette: QPalette) -> None:
    """Paint a few cards of a family on its cloth into ``rect``."""
    from cardtable.ui.game_views.game_view import game_view_of

    view = game_view_of(family)
    painter.save()
    painter.setClipRect(rect)
    paint_cloth(painter, rect, ROOMS[view.picture_room], palette)
    paint_group(painter, packs.of(view.short_pack), view.picture, rect, ratio)
    painter.restore()


def paint_fan(
    painter: QPainter, pictures: CardPictures, cards: Sequence[Card], rect: QRectF, ratio: float, spread: float = 9.0
) -> None:
    """Paint ``cards`` as a hand that is held open in ``rect``, ``spread`` degrees from one to the next."""
    width = min(rect.width() / (1.5 + 0.36 * len(cards)), rect.height() / 1.95)
    if width < 8:
        return
    height = width * CARD_RATIO
    pivot = QPointF(rect.center().x(), rect.center().y() + height * 1.48)
    for place, card in enumerate(cards):
        painter.save()
        painter.translate(pivot)
        painter.rotate((place - (len(cards) - 1) / 2) * spread)
        paint_card(painter, pictures, card, QPointF(0, -height * 1.56), width, ratio)
        painter.restore()
