"""One card on the scene. Items are made once and used again for every deal; an item that lies face down does not know
its card.
"""

from __future__ import annotations

from enum import Enum
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from cardtable.art.theme import CARD_RATIO
from cardtable.core.cards import HIDDEN, Card
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.palette import BRASS, BRASS_LIGHT, FOCUS_EDGE, INK, IVORY, colour
from cardtable.ui.table.geometry import Rect, Spot
from cardtable.ui.table.shadow import shadow_pixmap

CORNER: Final = 0.055
"""The radius of a card's corners, in widths of the card."""


FOCUS_THICK: Final = 3.0
"""The least thickness of the bright line of the keyboard's frame, in pixels."""

_TICK = (((-0.45, 0.05), (-0.1, 0.4), (0.5, -0.4)),)
_CROSS = (((-0.38, -0.38), (0.38, 0.38)), ((-0.38, 0.38), (0.38, -0.38)))
_LAMP = (((-0.2, 0.34), (0.2, 0.34)), ((-0.12, 0.58), (0.12, 0.58)))
_LAMP_LIGHT = "#fffaf0"
_BULB = (-0.16, 0.36)
"""How far below the middle of its disc the middle of the lamp's glass lies, and its radius, in radii of the disc."""


class Mark(Enum):
    """What the frame of light around a card means."""

    NONE = 0
    TARGET = 1
    """The held card can be combined with this one."""
    AIMED = 2
    """The held card would be combined with this one if it were let go now."""
    CHOSEN = 3
    HINT = 4
    BOTH = 5
    """Chosen and recommended: the move that was made and a better one begin with the same card."""
    FAULT = 6
    """Chosen, but another choice would have been better."""


def signs_of(surface: QRectF, shown: Mark, seen: float) -> list[tuple[QPointF, float, Mark]]:
    """Return the signs of a card on ``surface`` with the mark ``shown``, each with its middle and radius, side by side
    if there are two: on the upper edge beside the index where the whole card is ``seen``, a lamp below it, so that none
    lies on a card above; and above the index, which is visible in a fan too, where only a part of it is.
    """
    width, hinted = surface.width(), shown in (Mark.HINT, Mark.BOTH)
    radius = max(9.0, 0.12 * width) if hinted else max(7.0, 0.1 * width)
    marks = (Mark.CHOSEN, Mark.HINT) if shown is Mark.BOTH else (shown,)
    if seen < 1.0:
        first = QPointF(max(radius, 0.17 * width), -(0.75 if hinted else 0.55) * radius)
    else:
        first = QPointF(0.64 * width - 1.1 * radius * (len(marks) - 1), (1.3 if hinted else 0.4) * radius)
    return [
        (surface.topLeft() + first + QPointF(2.2 * radius * at, 0), radius, mark)
        for at, mark in enumerate(marks)
        if mark in (Mark.CHOSEN, Mark.FAULT, Mark.HINT)
    ]


def paint_sign(painter: QPainter, middle: QPointF, radius: float, mark: Mark) -> None:
    """Paint a small brass disc: with a tick for what is chosen, a cross for what was chosen wrongly, a lamp for what is
    recommended.
    """
    hinted = mark is Mark.HINT
    painter.setPen(QPen(QColor(INK), max(2.0, 0.14 * radius) if hinted else 1.2))
    painter.setBrush(QColor(_LAMP_LIGHT if hinted else BRASS))
    painter.drawEllipse(middle, radius, radius)
    pen = QPen(QColor(INK), max(1.6, (0.14 if hinted else 0.2) * radius))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    if hinted:
        below, glass = _BULB
        painter.drawEllipse(middle + QPointF(0, below * radius), glass * radius, glass * radius)
    for stroke in _LAMP if hinted else _CROSS if mark is Mark.FAULT else _TICK:
        painter.drawPolyline(QPolygonF([middle + QPointF(x * radius, y * radius) for x, y in stroke]))


class CardItem(QGraphicsObject):
    """A card of the scene, placed by its middle.

    ``card`` is the card shown, ``HIDDEN`` for the back; the item knows nothing else. ``width`` is the width at rest; in
    flight the item is scaled, so that no pictures are drawn for sizes that are passed through only.
    """

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._card: Card = HIDDEN
        self._width = 80.0
        self._rise = 0.0
        self._squeeze = 1.0
        self._seen = 1.0
        self._lift = 0.0
        self._mark = Mark.NONE
        self._second = False
        self._focus = False
        self._around: Rect | None = None
        self._trace: QColor | None = None
        self.barred = False
        """Whether it cannot be played now although others of the hand can. It looks as they do, but stays down."""
        self._worth = ""
        self._shadow = True
        self._ratio = 1.0
        self._glow = QColor(BRASS_LIGHT)
        self._surface = QRectF()
        self._bounds = QRectF()
        self._measure()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    # What it shows ---------------------------------------------------------------------------------------------

    @property
    def card(self) -> Card:
        return self._card

    def set_card(self, card: Card) -> None:
        """Show ``card``, or the back for ``HIDDEN``."""
        if card != self._card:
            self._card = card
            self.update()

    def expect(self, card: Card, width: float) -> None:
        """Prepare the picture for showing ``card`` in this width soon."""
        self._pictures.soon(card, max(8.0, float(round(width))), self._ratio, self._second)

    def set_pack(self, second: bool) -> None:
        """Belong to the first or the ``second`` of two packs, whose backs differ."""
        if second != self._second:
            self._second = second
            self.update()

    def set_pictures(self, pictures: CardPictures) -> None:
        """Take the pictures from ``pictures`` from now on."""
        self._pictures = pictures
        self.update()

    # Where it is -----------------------------------------------------------------------------------------------

    @property
    def width(self) -> float:
        return self._width

    @property
    def height(self) -> float:
        return self._width * CARD_RATIO

    def set_width(self, width: float) -> None:
        """Set the width at rest, rounded to whole pixels so that nothing is blurred."""
        rounded = max(8.0, float(round(width)))
        if rounded != self._width:
            self.prepareGeometryChange()
            self._width = rounded
            self._measure()

    @property
    def seen(self) -> float:
        """What part of its width is seen beside the card that lies on it."""
        return self._seen

    def signs(self) -> list[tuple[QPointF, float, Mark]]:
        """Return the signs that are painted, each with its middle, in the item, and its radius."""
        return signs_of(self._surface, self._mark, self._seen)

    def place(self, spot: Spot) -> None:
        """Lie at ``spot`` at once."""
        self.set_width(spot.width)
        self._seen = spot.seen
        self.setScale(1.0)
        self.setRotation(spot.angle)
        self.setZValue(spot.z)
        self.setPos(self.snapped(spot))
        self.set_lift(0.0)
        self.set_squeeze(1.0)

    def snapped(self, spot: Spot) -> QPointF:
        """Return the middle of ``spot``, moved by less than a pixel so that an upright card covers whole pixels."""
        if spot.angle % 180:
            return QPointF(spot.x, spot.y)
        width, height = max(8.0, float(round(spot.width))), float(round(round(spot.width) * CARD_RATIO))
        return QPointF(round(spot.x - width / 2) + width / 2, round(spot.y - height / 2) + height / 2)

    def spot(self) -> Spot:
        """Return where the item is now, also in flight."""
        return Spot(self.pos().x(), self.pos().y(), self._width * self.scale(), self.rotation(), self.zValue())

    def area(self) -> Rect:
        """Return the upright rectangle that the item covers now."""
        return self.spot().footprint()

    # How it looks ----------------------------------------------------------------------------------------------

    @property
    def rise(self) -> float:
        """How far the item is drawn above its place, in heights of the card."""
        return self._rise

    def set_rise(self, rise: float) -> None:
        if rise != self._rise:
            self.prepareGeometryChange()
            self._rise = rise
            self._measure()
            self.update()

    def absorb_rise(self) -> None:
        """Move the item to where it is drawn, with no rise."""
        if self._rise:
            self.moveBy(0.0, -self._rise * self._surface.height())
            self.set_rise(0.0)

    def set_lift(self, lift: float) -> None:
        """Set how far the card is lifted, from 0 (on the cloth) to 1 (in a hand); its shadow grows with it."""
        if lift != self._lift:
            self._lift = lift
            self.update()

    def set_shadow(self, shadow: bool) -> None:
        """Set whether the card throws a shadow on what lies below; in a heap only the lowest one does."""
        if shadow != self._shadow:
            self._shadow = shadow
            self.update()

    def set_squeeze(self, squeeze: float) -> None:
        """Set the visible part of its width while it is turned over, 0 to 1."""
        if squeeze != self._squeeze:
            self._squeeze = squeeze
            self.update()

    @property
    def mark(self) -> Mark:
        return self._mark

    def set_mark(self, mark: Mark) -> None:
        if mark != self._mark:
            self._mark = mark
            self.update()

    @property
    def trace(self) -> QColor | None:
        """The colour of the player that has just put the card here, None if it is not shown."""
        return self._trace

    def set_trace(self, trace: QColor | None) -> None:
        """Outline the card in the colour of the player that has just put it here; None removes the outline."""
        if trace != self._trace:
            self._trace = trace
            self.update()

    @property
    def worth(self) -> str:
        """What the card counts, as its tag says it; an empty text without a tag."""
        return self._worth

    def worth_area(self) -> Rect:
        """Return where the tag with what the card counts lies on the table."""
        from cardtable.ui.table.worth_tag import tag_of

        tag = self.mapRectToScene(tag_of(self._surface, self._worth, self._seen))
        return Rect(tag.x(), tag.y(), tag.width(), tag.height())

    def set_worth(self, worth: str) -> None:
        """Show what the card counts on a tag at its lower edge; an empty text takes the tag away."""
        if worth != self._worth:
            self._worth = worth
            self.update()

    @property
    def focused(self) -> bool:
        return self._focus

    def set_focused(self, focused: bool, around: Rect | None = None) -> None:
        """Set whether the keyboard is at this card; its frame goes around the rectangle ``around`` of the scene, or
        around the card if that is None.
        """
        if (focused, around) != (self._focus, self._around):
            self.prepareGeometryChange()
            self._focus, self._around = focused, around
            self._measure()
            self.update()

    def set_glow(self, glow: QColor) -> None:
        """Set the colour of light in this room."""
        self._glow = glow
        self.update()

    # Qt --------------------------------------------------------------------------------------------------------

    def _measure(self) -> None:
        """Store the rectangles that Qt asks for many times in every frame."""
        height = float(round(self._width * CARD_RATIO))
        self._surface = QRectF(-self._width / 2, -height / 2 - self._rise * height, self._width, height)
        # The shadow of a card that is held reaches furthest.
        pad = 4 + 0.23 * self._width
        self._bounds = self._framed().united(self._surface).adjusted(-pad, -pad, pad, pad)

    def _framed(self) -> QRectF:
        """Return the rectangle that the keyboard's frame goes around."""
        if self._around is None:
            return self._surface
        around = self._around
        return self.mapRectFromScene(QRectF(around.x, around.y, around.width, around.height))

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._surface)
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        surface = self._surface
        ratio = self._ratio = painter.device().devicePixelRatioF()
        # Smooth pixels and edges cost ten times the blit of whole pixels; upright cards and flying ones do without.
        turned = self.rotation() % 180 != 0 or self.scale() != 1.0 or self._squeeze != 1.0
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, not self._lift)
        if self._squeeze != 1.0:
            painter.scale(max(0.02, self._squeeze), 1.0)
        lit = self._mark is not Mark.NONE
        if self._shadow or self._lift:
            # It is soft already.
            self._paint_shadow(painter, surface, ratio)
        if turned and not self._lift:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if lit:
            self._paint_glow(painter, surface)
        if self._trace is not None:
            self._paint_trace(painter, surface, self._trace)
        self._paint_card(painter, surface, ratio)
        if self._lift:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if lit or self._focus:
            self._paint_frame(painter, surface)
        for middle, radius, mark in self.signs():
            paint_sign(painter, middle, radius, mark)
        if self._worth:
            # Only while a card is picked.
            from cardtable.ui.table.worth_tag import paint_worth

            paint_worth(painter, surface, self._worth, self._seen)

    def _paint_card(self, painter: QPainter, surface: QRectF, ratio: float) -> None:
        find = self._pictures.nearly if self._lift or self.scale() != 1.0 else self._pictures.pixmap
        pixmap = find(self._card, self._width, ratio, self._second)
        if pixmap.width() == round(self._width * ratio):
            painter.drawPixmap(surface.topLeft(), pixmap)
        else:
            painter.drawPixmap(surface, pixmap, QRectF(pixmap.rect()))

    def _paint_shadow(self, painter: QPainter, surface: QRectF, ratio: float) -> None:
        height = max(self._lift, min(1.0, 6 * self._rise))
        shadow, pad = shadow_pixmap(self._width, surface.height(), CORNER * self._width, height >= 0.5, ratio)
        down = self._width * (0.022 + 0.09 * height)
        across = 0.35 * down
        if rotation := self.rotation():
            # The light comes from one side however the card lies.
            turn = radians(-rotation)
            across, down = across * cos(turn) - down * sin(turn), across * sin(turn) + down * cos(turn)
        painter.drawPixmap(QPointF(surface.x() - pad + across, surface.y() - pad + down), shadow)

    def _paint_glow(self, painter: QPainter, surface: QRectF) -> None:
        strength = {Mark.TARGET: 0.11, Mark.AIMED: 0.24, Mark.HINT: 0.3, Mark.BOTH: 0.3}.get(self._mark)
        if strength is None:
            return
        # The light of a hint is that of its lamp.
        glow = QColor(_LAMP_LIGHT if self._mark is Mark.HINT else self._glow)
        glow.setAlphaF(strength)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        radius = CORNER * self._width
        for step in range(1, 5):
            grow = 0.03 * self._width * step
            painter.drawRoundedRect(surface.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow)

    def _paint_trace(self, painter: QPainter, surface: QRectF, trace: QColor) -> None:
        thick = max(2.5, 0.035 * self._width)
        radius = CORNER * self._width + thick
        for grow, shade in ((thick + 1.2, QColor(IVORY)), (thick, trace)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawRoundedRect(surface.adjusted(-grow, -grow, grow, grow), radius, radius)

    def _paint_frame(self, painter: QPainter, surface: QRectF) -> None:
        radius = CORNER * self._width
        thick = max(2.0, 0.022 * self._width)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._mark is not Mark.NONE:
            strong = self._mark not in (Mark.NONE, Mark.TARGET)
            light = QColor(self._glow)
            light.setAlphaF(0.75)
            grow = thick * 0.4
            edge = surface.adjusted(-grow, -grow, grow, grow)
            pen = QPen(colour(BRASS) if strong else light, thick * (1.8 if strong else 0.8))
            if self._mark is Mark.HINT:
                # White dashes on a dark line, with light around them, are no frame of the keyboard, which is one whole
                # golden line, and are seen on cloth and on cards. They hardly stick out, so that they are not taken for
                # those of a card above, and leave the index free.
                grow = -0.5 * thick
                edge = surface.adjusted(-grow, -grow, grow, grow)
                painter.setPen(QPen(QColor(FOCUS_EDGE), 2.2 * thick))
                painter.drawRoundedRect(edge, radius + grow, radius + grow)
                pen = QPen(QColor(_LAMP_LIGHT), 1.3 * thick)
                pen.setDashPattern([7.0, 2.5])
            painter.setPen(pen)
            painter.drawRoundedRect(edge, radius + grow, radius + grow)
        if self._focus:
            self._paint_focus(painter, radius)

    def _paint_focus(self, painter: QPainter, radius: float) -> None:
        """Paint a bright line with a dark one on either side, so that it stands out from the cloth and from other
        cards.
        """
        thick = max(FOCUS_THICK, 0.028 * self._width)
        grow = 1.5 * thick
        framed = self._framed().adjusted(-grow, -grow, grow, grow)
        for shade, wide in ((QColor(FOCUS_EDGE), thick + 3), (self._glow, thick)):
            painter.setPen(QPen(shade, wide))
            painter.drawRoundedRect(framed, radius + grow, radius + grow)
