"""A side's points on a piece of cloth: four counters, strokes, or a number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEasingCurve, QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.core.markers import MOST, strokes
from cardtable.ui.dialogs.score_sheet.strokes import stroke_lines
from cardtable.ui.look.palette import MOTION_NORMAL, RADIUS, ROOMS, SERIF_FAMILIES, colour
from cardtable.ui.look.plain import set_accessible_name
from cardtable.ui.table.counter_look import paint_counter
from cardtable.ui.table.counters import FIELD_HEIGHT, FIELD_WIDTH, MOST_STROKES, CounterPlace, assign, counter_places
from cardtable.words.figures import figure, with_sign

_WIDTH, _HEIGHT = FIELD_WIDTH + 0.7, FIELD_HEIGHT + 0.5
"""The size of the cloth with its margin, in diameters of a counter."""
_MOST_WORDED = 2**31 - 1
"""Qt counts no further in a sentence."""
_MOST_TALLY = 100
"""Strokes that can still be told apart on the cloth."""
_FIGURE = 0.2
"""The height of the letters of a figure beside the counters, as a share of the height of their field."""
_LEAST = 84
"""The width of the narrowest cloth in pixels, as wide as the buttons below it."""


class CounterField(QWidget):
    """Shows ``points`` on the cloth of a room in one of three views: ``counters``, ``strokes``, ``numbers``.

    Four counters cannot show more than ten points; strokes are used then, and a number for many points. More than a
    hundred points are always shown as a number. Fields side by side have a common view, which can show the points of
    all. Counters glide to a new place unless motion is off.
    """

    def __init__(self, side: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self._points = 0
        self._beside: tuple[int, ...] = ()
        self._most = MOST
        self._counting = "counters"
        self._room = "green"
        self._name = ""
        self._moving = True
        self._has_figure = False
        self._from: list[CounterPlace] = counter_places(0)
        self._to: list[CounterPlace] = self._from
        self._share = 1.0
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setDuration(MOTION_NORMAL)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._glided)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._describe()

    @property
    def points(self) -> int:
        return self._points

    @property
    def view(self) -> str:
        """The view that is drawn now: ``counters``, ``strokes`` or ``numbers``."""
        return self.drawn(self._counting)

    def drawn(self, counting: str) -> str:
        """Return the view that would be drawn now if ``counting`` were chosen."""
        least, most = min(self._points, *self._beside, 0), max(self._points, *self._beside, 0)
        if least < 0 or most > _MOST_TALLY:
            return "numbers"
        if counting == "counters" and most > self._most:
            return "strokes" if self._most >= MOST and most <= MOST_STROKES else "numbers"
        return counting

    def set_most(self, most: int) -> None:
        """Lay counters for so many points at most: with fewer than ten, in their row alone."""
        self._most = most
        self.set_counting(self._counting)

    def set_beside(self, points: Sequence[int]) -> None:
        """Set the points of the fields beside this one, which decide about the common view."""
        before, self._beside = self.view, tuple(points)
        if self.view != before:
            self.set_counting(self._counting)

    def set_points(self, points: int) -> None:
        """Show so many points; below zero only numbers can."""
        if points == self._points:
            return
        before = self._places_now() if self.view == "counters" else None
        self._points = points
        if self.view == "counters":
            wanted = counter_places(points)
            self._from = wanted if before is None else before
            self._to = wanted if before is None else assign(before, wanted)
            if self._moving and self.isVisible() and before is not None:
                self._share = 0.0
                self._glide.stop()
                self._glide.start()
            else:
                self._share = 1.0
        self._describe()
        self.update()

    def set_counting(self, counting: str) -> None:
        """Show the points in another view."""
        self._counting = counting
        if self.view == "counters":
            self._from = self._to = counter_places(self._points)
            self._share = 1.0
        self._describe()
        self.update()

    def set_figure(self, shown: bool) -> None:
        """Whether the points stand as a figure in a corner beside the counters, which not everybody can read."""
        self._has_figure = shown
        self.update()

    def set_room(self, room: str) -> None:
        """Draw the cloth of the room called ``room``."""
        self._room = room
        self.update()

    def set_name(self, name: str) -> None:
        """Set the name of the side that has the points, for screen readers."""
        self._name = name
        self._describe()

    def set_moving(self, moving: bool) -> None:
        """Whether a change glides."""
        self._moving = moving

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()
        super().changeEvent(event)

    def _describe(self) -> None:
        counted = max(-_MOST_WORDED, min(self._points, _MOST_WORDED))
        words = QCoreApplication.translate("CounterField", "%n point(s)", "", abs(counted))
        points = with_sign(words, counted)
        set_accessible_name(self, self.tr("{name}: {points}").format(name=self._name, points=points))

    def _glided(self, share: float) -> None:
        self._share = share
        self.update()

    def _places_now(self) -> list[CounterPlace]:
        rest = 1 - self._share
        return [
            (x * rest + u * self._share, y * rest + v * self._share)
            for (x, y), (u, v) in zip(self._from, self._to, strict=True)
        ]

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * _HEIGHT / _WIDTH)

    def sizeHint(self) -> QSize:
        return QSize(208, self.heightForWidth(208))

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, self.heightForWidth(_LEAST))

    def cloth(self) -> QRectF:
        """Return the rectangle of the cloth in the widget."""
        unit = min(self.width() / _WIDTH, self.height() / _HEIGHT)
        cloth = QRectF(0, 0, _WIDTH * unit, _HEIGHT * unit)
        cloth.moveCenter(QRectF(self.rect()).center())
        return cloth

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """Draw the cloth with its points with ``painter``, at its place in the widget."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cloth = self.cloth()
        unit = cloth.width() / _WIDTH
        self._paint_cloth(painter, cloth)
        field = QRectF(0, 0, FIELD_WIDTH * unit, FIELD_HEIGHT * unit)
        field.moveCenter(cloth.center())
        match self.view:
            case "counters":
                self._paint_counters(painter, field, unit)
                if self._has_figure:
                    self._paint_figure(painter, field)
            case "strokes":
                self._paint_strokes(painter, field)
            case _:
                self._paint_number(painter, field)

    def _paint_cloth(self, painter: QPainter, field: QRectF) -> None:
        room = ROOMS[self._room]
        light = QRadialGradient(field.center(), field.width() * 0.7)
        light.setColorAt(0, colour(room.cloth))
        light.setColorAt(1, colour(room.rim))
        painter.setPen(QPen(colour(room.text if room.plain else room.wood), 2))
        painter.setBrush(light)
        painter.drawRoundedRect(field.adjusted(1, 1, -1, -1), RADIUS, RADIUS)

    def _paint_counters(self, painter: QPainter, field: QRectF, unit: float) -> None:
        for x, y in self._places_now():
            middle = QPointF(field.left() + x * unit, field.top() + y * unit)
            paint_counter(painter, middle, unit * 0.47, self._side, ROOMS[self._room].chalk)

    def _paint_figure(self, painter: QPainter, field: QRectF) -> None:
        font = self.font()
        font.setFamilies(list(SERIF_FAMILIES))
        font.setPixelSize(max(10, round(field.height() * _FIGURE)))
        painter.setFont(font)
        painter.setPen(colour(ROOMS[self._room].chalk))
        corner = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        painter.drawText(field, int(corner), figure(self._points))

    def _paint_strokes(self, painter: QPainter, field: QRectF) -> None:
        lines, _, height = stroke_lines(strokes(self._points))
        if not lines:
            return
        inner = field.adjusted(*(edge * field.height() * 0.14 for edge in (1, 1, -1, -1)))
        # As large as the longest tally on the table and in the match allows: nobody's strokes are smaller than others',
        # and none grow smaller from deal to deal.
        _, most_width, most_height = stroke_lines(strokes(max(MOST_STROKES, self._points, *self._beside)))
        scale = min(inner.width() / most_width, inner.height() / most_height)
        left = inner.center().x() - most_width * scale / 2
        top = inner.center().y() - height * scale / 2
        chalk = QPen(colour(ROOMS[self._room].chalk, 0.92), max(1.6, scale * 0.09))
        chalk.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(chalk)
        for line in lines:
            painter.drawLine(
                QPointF(left + line.x1 * scale, top + line.y1 * scale),
                QPointF(left + line.x2 * scale, top + line.y2 * scale),
            )

    def _paint_number(self, painter: QPainter, field: QRectF) -> None:
        font = self.font()
        font.setFamilies(list(SERIF_FAMILIES))
        font.setPixelSize(max(10, round(field.height() * 0.56)))
        painter.setFont(font)
        painter.setPen(colour(ROOMS[self._room].chalk))
        painter.drawText(field, int(Qt.AlignmentFlag.AlignCenter), figure(self._points))
