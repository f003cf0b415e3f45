"""The things on the cloth besides cards: name plates, numbers, brass tags and the four counters."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.ui.look.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    IVORY,
    PLATE_QUIET,
    PLATE_TURN,
    ROOMS,
    SIDE_COLOURS,
    Room,
    colour,
    serif,
)
from cardtable.ui.table.counters import FIELD_HEIGHT, FIELD_WIDTH, CounterPlace, counter_places, number, tally
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.layout import MARKS_Z, OVER_Z


def to_qt(rect: Rect) -> QRectF:
    """Return ``rect`` as a rectangle of Qt."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def fitted(text: str, font: QFont, width: float, least: int = 9) -> QFont:
    """Return ``font``, made smaller until ``text`` fits into ``width`` or the font is ``least`` pixels high."""
    made = QFont(font)
    while made.pixelSize() > least and QFontMetricsF(made).horizontalAdvance(text) > width:
        made.setPixelSize(made.pixelSize() - 1)
    return made


def start_of(place: QRectF, width: float, end: str) -> float:
    """Return the left edge of a thing ``width`` wide that lies at an ``end`` of ``place`` or in its middle."""
    starts = {"left": place.left(), "right": place.right() - width}
    return starts.get(end, place.center().x() - width / 2)


class Piece(QGraphicsItem):
    """A thing of a fixed size on the cloth that lets the mouse through.

    Because cards move over it all the time, its picture is ``kept`` until ``update`` is called; except for things that
    cover the whole table or show cards, whose look may change.
    """

    def __init__(self, z: float, *, kept: bool = True) -> None:
        super().__init__()
        if kept:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._rect = QRectF()
        self._room: Room = ROOMS["green"]
        self._line = 18.0
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lay(self, rect: Rect, line: float) -> None:
        """Take the place ``rect``; ``line`` is the height of a line of text."""
        made = to_qt(rect)
        if made != self._rect or line != self._line:
            self.prepareGeometryChange()
            self._rect, self._line = made, line
            self.update()

    def set_room(self, room: Room) -> None:
        self._room = room
        self.update()

    @property
    def rect(self) -> QRectF:
        return self._rect

    def boundingRect(self) -> QRectF:
        pad = self._line * 0.6
        return self._rect.adjusted(-pad, -pad, pad, pad)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        raise NotImplementedError


_FACE, _LEAST_NAME = 2.3, 4.0
"""The size of a face, and the least width of a name beside it, in lines."""
_SMALL_NAME = 0.6
"""The size of a name that hardly has room, in lines."""
_PART, _LEAST_PART = 0.66, 10
"""The size of the words below a name, in lines, and their least height, in pixels."""


class NamePlate(Piece):
    """The plate of a seat: its name and what it is at the table, its side's points, colour and sign, a small pack if it
    deals, a light while it is its turn, and the face of a computer player.
    """

    def __init__(self) -> None:
        super().__init__(MARKS_Z - 100)
        self._name = ""
        self._part = ""
        self._points = ""
        self._side = 0
        self._turn = False
        self._dealer = False
        self._end = "left"
        self._portrait: str | None = None

    def set_label(self, name: str, side: int, end: str, portrait: str | None = None) -> None:
        """Set the name, the side, and the id of the computer player whose ``portrait`` is shown; the plate lies at the
        left or right ``end`` of its place, or in its middle.
        """
        self._name, self._side, self._end, self._portrait = name, side, end, portrait
        self.update()

    @property
    def portrait(self) -> str | None:
        """The id of the computer player whose face is shown, None if there is none."""
        return self._portrait

    def _face_size(self) -> float:
        """Return the width and height of the face, which reaches beyond the plate above and below; 0 without one, and
        where it would leave no room for the whole name in small letters.
        """
        line = self._line
        size = _FACE * line
        name = QFontMetricsF(serif(round(_SMALL_NAME * line))).horizontalAdvance(self._name) + self._numbers() + line
        room = self._rect.width() - 0.62 * line - size
        return 0.0 if self._portrait is None or room < max(name, (_LEAST_NAME - 0.62) * line) else size

    def _numbers(self) -> float:
        """Return the width of the points."""
        return QFontMetricsF(serif(0.92 * self._line, bold=True)).horizontalAdvance(self._points)

    def set_state(self, *, turn: bool, dealer: bool) -> None:
        if (turn, dealer) != (self._turn, self._dealer):
            self._turn, self._dealer = turn, dealer
            self.update()

    @property
    def pack(self) -> QRectF:
        """The area of the dealer's sign, at a corner of the plate; a null one if the seat does not deal."""
        plate, line = self._plate(), self._line
        middle = QPointF(plate.right() - 0.1 * line, plate.top() + 0.1 * line)
        size = QSizeF(0.72 * line, 0.8 * line) if self._dealer else QSizeF(0, 0)
        return QRectF(middle - QPointF(size.width(), size.height()) / 2, size)

    @property
    def part(self) -> str:
        """What the seat is at the table, in a few words; an empty text if they say nothing."""
        return self._part

    def set_part(self, part: str) -> None:
        """Set the words below the name."""
        if part != self._part:
            self._part = part
            self.update()

    def set_points(self, points: str) -> None:
        if points != self._points:
            self._points = points
            self.update()

    @property
    def turn(self) -> bool:
        return self._turn

    @property
    def points(self) -> str:
        return self._points

    def _plate(self) -> QRectF:
        """Return the area of the plate itself, which is no wider than necessary."""
        rect, line = self._rect, self._line
        name, part = self._fonts()
        above = QFontMetricsF(name).horizontalAdvance(self._name) + self._numbers() + 2.2 * line
        below = QFontMetricsF(part).horizontalAdvance(self._part) + 1.5 * line
        width = min(rect.width(), max(above, below, 6.0 * line) + 0.85 * self._face_size())
        return QRectF(start_of(rect, width, self._end), rect.top(), width, rect.height())

    def _fonts(self) -> tuple[QFont, QFont]:
        """Return the fonts of the name and of the words below it."""
        return serif((0.82 if self._part else 0.92) * self._line), serif(_PART * self._line, italic=True)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        plate, line = self._plate(), self._line
        radius = plate.height() * 0.28
        painter.setPen(Qt.PenStyle.NoPen)
        if self._turn:
            glow = QColor(self._room.glow)
            for step in range(1, 6):
                grow = 0.09 * line * step
                glow.setAlphaF(0.1)
                painter.setBrush(glow)
                painter.drawRoundedRect(plate.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow)
        painter.setBrush(colour("#000000", 0.28))
        painter.drawRoundedRect(plate.translated(0.06 * line, 0.12 * line), radius, radius)
        metal = QLinearGradient(plate.topLeft(), plate.bottomLeft())
        for place, shade in zip((0.0, 0.5, 1.0), PLATE_TURN if self._turn else PLATE_QUIET, strict=True):
            metal.setColorAt(place, QColor(shade))
        painter.setBrush(QBrush(metal))
        painter.setPen(QPen(colour("#2b1d0c", 0.65), 1))
        painter.drawRoundedRect(plate, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour("#fff4d2", 0.4), 1))
        painter.drawRoundedRect(plate.adjusted(1.5, 1.5, -1.5, -1.5), radius - 1, radius - 1)
        self._paint_words(painter, plate)

    def _paint_words(self, painter: QPainter, plate: QRectF) -> None:
        line = self._line
        self._paint_side(painter, plate)
        inside = plate.adjusted(0.78 * line, 0, -0.5 * line, 0)
        if self._portrait is not None and self._face_size():
            self._paint_portrait(painter, plate, self._portrait)
            inside.setLeft(plate.left() + 0.62 * line + self._face_size())
        font = serif(0.92 * line, bold=True)
        painter.setFont(font)
        painter.setPen(QColor(INK))
        width = QFontMetricsF(font).horizontalAdvance(self._points)
        # With words below it the name stands in the upper part, and the points beside it.
        above = inside.adjusted(0, 0, 0, -0.42 * inside.height() if self._part else 0)
        painter.drawText(above, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), self._points)
        above.setRight(above.right() - width - 0.35 * line)
        middle = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        name, part = self._fonts()
        font = fitted(self._name, name, above.width(), round(_SMALL_NAME * line))
        self._write(painter, above, self._name, font, middle)
        if self._part:
            below = inside.adjusted(0, 0.5 * inside.height(), 0, -0.04 * inside.height())
            self._write(painter, below, self._part, fitted(self._part, part, inside.width(), _LEAST_PART), middle)
        if self._dealer:
            self._paint_pack(painter, self.pack.center())

    @staticmethod
    def _write(painter: QPainter, place: QRectF, words: str, font: QFont, flags: int) -> None:
        painter.setFont(font)
        text = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, place.width() + 1)
        painter.drawText(place, flags, text)

    def _paint_portrait(self, painter: QPainter, plate: QRectF, portrait: str) -> None:
        # Only where a computer player sits.
        from cardtable.ui.look.portraits import portrait_pixmap

        size = round(self._face_size())
        corner = QPointF(round(plate.left() + 0.3 * self._line), round(plate.center().y() - size / 2))
        painter.drawPixmap(corner, portrait_pixmap(portrait, size, painter.device().devicePixelRatioF()))

    def _paint_side(self, painter: QPainter, plate: QRectF) -> None:
        """Paint the left end as enamel in the colour of the side's counters."""
        radius = plate.height() * 0.28
        end = QPainterPath()
        end.addRect(QRectF(plate.left(), plate.top(), 0.42 * self._line, plate.height()))
        whole = QPainterPath()
        whole.addRoundedRect(plate.adjusted(1, 1, -1, -1), radius, radius)
        painter.setPen(QPen(colour("#2b1d0c", 0.6), 1))
        painter.setBrush(QColor(SIDE_COLOURS[self._side % len(SIDE_COLOURS)]))
        painter.drawPath(whole.intersected(end))

    def _paint_pack(self, painter: QPainter, middle: QPointF) -> None:
        """Paint a small pack of cards, the sign of the dealer."""
        width, height = 0.5 * self._line, 0.7 * self._line
        painter.setPen(QPen(QColor(INK), 1))
        for step in (2, 1, 0):
            card = QRectF(
                middle.x() - width / 2 - 0.11 * self._line * (step - 1),
                middle.y() - height / 2 + 0.05 * self._line * (step - 1),
                width,
                height,
            )
            painter.setBrush(QColor(IVORY if step else "#8e2f25"))
            painter.drawRoundedRect(card, 1.5, 1.5)


class CountLabel(Piece):
    """A number on the cloth, such as how many cards are left in the stock."""

    def __init__(self) -> None:
        super().__init__(MARKS_Z - 100)
        self._text = ""

    @property
    def text(self) -> str:
        return self._text

    def set_text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setFont(serif(0.84 * self._line))
        painter.setPen(QColor(self._room.text))
        painter.drawText(self._rect, int(Qt.AlignmentFlag.AlignCenter), self._text)


class BuildTag(Piece):
    """A small brass tag with the value of a build, and how many times the build makes it."""

    def __init__(self) -> None:
        super().__init__(OVER_Z)
        self._value = ""
        self._widest = 0.0

    @property
    def value(self) -> str:
        return self._value

    def keep_within(self, widest: float) -> None:
        """Write smaller from now on what would make the brass wider than ``widest`` pixels."""
        if widest != self._widest:
            self._widest = widest
            self.update()

    def set_value(self, value: int, groups: int) -> None:
        self._value = str(value) if groups <= 1 else f"{groups} × {value}"
        self.update()

    @property
    def metal(self) -> QRectF:
        """The place of the brass itself, in the middle of the place that the tag was given."""
        width = QFontMetricsF(self._font).horizontalAdvance(self._value) + self._ends
        brass = QRectF(0.0, 0.0, width, 1.25 * self._line)
        brass.moveCenter(self._rect.center())
        return brass

    @property
    def _ends(self) -> float:
        """How much wider the brass is than what stands on it."""
        return 0.9 * self._line

    @property
    def _font(self) -> QFont:
        return fitted(self._value, serif(0.95 * self._line, bold=True), self._widest - self._ends)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        font, tag = self._font, self.metal
        radius = tag.height() * 0.5
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#000000", 0.4))
        painter.drawRoundedRect(tag.translated(0.07 * self._line, 0.13 * self._line), radius, radius)
        metal = QLinearGradient(tag.topLeft(), tag.bottomRight())
        metal.setColorAt(0.0, QColor(BRASS_LIGHT))
        metal.setColorAt(0.5, QColor(BRASS))
        metal.setColorAt(1.0, QColor(BRASS_DARK))
        painter.setBrush(QBrush(metal))
        painter.setPen(QPen(colour("#3b280f", 0.9), 1.2))
        painter.drawRoundedRect(tag, radius, radius)
        painter.setFont(font)
        painter.setPen(QColor(INK))
        painter.drawText(tag, int(Qt.AlignmentFlag.AlignCenter), self._value)


class LaidCounters(Piece):
    """The four counters of a side on the cloth; strokes or a number for points that they cannot show."""

    def __init__(self, side: int) -> None:
        super().__init__(MARKS_Z - 100)
        self._side = side
        self._points = 0
        self._places: list[CounterPlace] = counter_places(0)

    def set_side(self, side: int) -> None:
        """Set the side to which these counters belong."""
        if side != self._side:
            self._side = side
            self.update()

    @property
    def points(self) -> int:
        return self._points

    @property
    def places(self) -> Sequence[CounterPlace]:
        """Where the counters are now, in diameters."""
        return tuple(self._places)

    def set_points(self, points: int) -> None:
        self._points = points
        self.update()

    def set_places(self, places: Sequence[CounterPlace]) -> None:
        self._places = list(places)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        from cardtable.ui.table.counter_look import counter_pixmap

        size = min(self._rect.width() / FIELD_WIDTH, self._rect.height() / FIELD_HEIGHT)
        origin = self._rect.topLeft()
        self._paint_field(painter, origin, size)
        chalk = colour(self._room.chalk, 0.85)
        if written := number(self._points):
            painter.setFont(serif(2.0 * size, italic=True))
            painter.setPen(chalk)
            field = QRectF(origin.x(), origin.y(), 4.5 * size, FIELD_HEIGHT * size)
            painter.drawText(field, int(Qt.AlignmentFlag.AlignCenter), written)
        self._paint_tally(painter, origin, size, chalk)
        ratio = painter.device().devicePixelRatioF()
        counter, middle = counter_pixmap(0.47 * size, self._side, self._room.chalk, ratio)
        for x, y in sorted(self._places, key=lambda place: -place[1]):
            painter.drawPixmap(origin + QPointF(x * size, y * size) - middle, counter)

    def _paint_field(self, painter: QPainter, origin: QPointF, size: float) -> None:
        """Paint a faint stitched line around the field."""
        from cardtable.ui.table.counter_look import field_pixmap

        ratio = painter.device().devicePixelRatioF()
        field, edge = field_pixmap(4.5 * size, FIELD_HEIGHT * size, 0.4 * size, self._room.text, ratio)
        painter.drawPixmap(origin - edge, field)

    def _paint_tally(self, painter: QPainter, origin: QPointF, size: float, chalk: QColor) -> None:
        pen = QPen(chalk, max(1.4, 0.1 * size))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        bundles = tally(self._points)
        rows = 1 if len(bundles) <= 3 else 2
        in_row = -(-len(bundles) // rows) if bundles else 1
        high = 1.25 * size
        for index, bundle in enumerate(bundles):
            row, column = divmod(index, in_row)
            x = origin.x() + 2.25 * size + (column - (in_row - 1) / 2) * 1.38 * size
            y = origin.y() + (FIELD_HEIGHT / 2 + (row - (rows - 1) / 2) * 1.6) * size
            for stroke in range(min(bundle, 4)):
                across = x + (stroke - 1.5) * 0.27 * size
                painter.drawLine(
                    QPointF(across + 0.03 * size, y - high / 2), QPointF(across - 0.03 * size, y + high / 2)
                )
            if bundle == 5:
                painter.drawLine(QPointF(x - 0.6 * size, y + 0.36 * size), QPointF(x + 0.6 * size, y - 0.36 * size))
