"""A strip of a real table on which the settings are seen at work."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.settings import Settings
from cardtable.art.theme import CARD_RATIO
from cardtable.core.cards import HIDDEN, parse_cards
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.control_painting import ControlState, paint_counter
from cardtable.ui.look.look import cloth_of, fitted, serif
from cardtable.ui.look.palette import LIGHT, MOTION_LONG, RADIUS, ROOMS, SPACING, Room, colour
from cardtable.ui.look.palette import serif as letters
from cardtable.ui.look.plain import set_accessible_name
from cardtable.ui.look.room_painting import paint_card, paint_cloth, paint_frame

_TABLE = parse_cards("9C KH")
_HAND = parse_cards("AS JC TD QH")
_WOOD = 7.0
_POINTS = 3
"""How many points are shown as counters, strokes or a number."""
_READING = 900
"""Milliseconds for which a card stays in sight at the usual pace."""


_LEAST = 96
"""The least height, in pixels."""


class SettingsStrip(QWidget):
    """Shows cloth, pack, back, points, a slip of paper and a hint as ``settings`` have them. When the speed or the pace
    has changed, a card is played as fast as cards move now and lies as long as they are left in sight.
    """

    def __init__(self, settings: Settings, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._pictures = pictures
        self._late = True
        self._most = 0
        self._flown = 0.0
        """How far the card is on its way from the hand to the table, from 0 to 1."""
        self._flight = QVariantAnimation(self)
        self._flight.setStartValue(0.0)
        self._flight.setEndValue(1.0)
        self._flight.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._flight.valueChanged.connect(self._fly)
        self._flight.finished.connect(self._rest)
        self._resting = QTimer(self)
        self._resting.setSingleShot(True)
        self._resting.timeout.connect(self._come_back)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        pictures.changed.connect(self.update)

    @property
    def _room(self) -> Room:
        return ROOMS[cloth_of(self._settings)]

    def set_settings(self, settings: Settings) -> None:
        """Show these settings from now on."""
        before, self._settings = self._settings, settings
        if (before.speed, before.pace, before.reduced_motion) != (
            settings.speed,
            settings.pace,
            settings.reduced_motion,
        ):
            self._play()
        self.updateGeometry()
        self.update()

    def set_most(self, height: int) -> None:
        """Be at most so high, in pixels, as far as cards can still be told apart; 0 for no limit."""
        if height != self._most:
            self._most = height
            self.updateGeometry()

    def retranslate(self) -> None:
        """Set all words."""
        set_accessible_name(self, self.tr("How the table looks with these settings"))
        self.update()

    def _play(self) -> None:
        self._flight.stop()
        self._resting.stop()
        if self._settings.animation_speed:
            self._flight.setDuration(round(MOTION_LONG / self._settings.animation_speed))
            self._flight.start()
        else:
            self._fly(1.0)
            self._rest()

    def _fly(self, where: object) -> None:
        self._flown = float(where) if isinstance(where, int | float) else 0.0
        self.update()

    def _rest(self) -> None:
        self._resting.start(round(_READING * self._settings.reading_time))

    def _come_back(self) -> None:
        self._fly(0.0)

    def sizeHint(self) -> QSize:
        high = self.fontMetrics().height() * 7
        return QSize(420, max(_LEAST, min(high, self._most) if self._most else high))

    def minimumSizeHint(self) -> QSize:
        return QSize(260, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        inner = paint_frame(painter, QRectF(self.rect()), _WOOD, self.palette())
        painter.setClipRect(inner)
        paint_cloth(painter, inner, self._room, self.palette())
        if self._late:
            # Cards take some time when they are first drawn: everything else is seen before.
            self._late = False
            QTimer.singleShot(0, self, self.update)
            painter.end()
            return
        width = min(inner.height() * 0.62 / CARD_RATIO, inner.width() / 11)
        self._paint_table(painter, inner, width)
        self._paint_points(painter, inner, width)
        self._paint_slip(painter, inner, width)
        self._paint_hand(painter, inner, width * 1.12)
        painter.end()

    def _paint_table(self, painter: QPainter, inner: QRectF, width: float) -> None:
        ratio, y = self.devicePixelRatioF(), inner.top() + inner.height() * 0.42
        for place, card in enumerate((HIDDEN, *_TABLE)):
            x = inner.left() + inner.width() * 0.04 + width * (0.6 + 1.14 * place)
            paint_card(painter, self._pictures, card, QPointF(self._mirrored(inner, x), y), width, ratio)

    def _mirrored(self, inner: QRectF, x: float) -> float:
        """Return a place on the strip, on the other side for somebody who is left-handed."""
        return inner.left() + inner.right() - x if self._settings.left_handed else x

    def _paint_points(self, painter: QPainter, inner: QRectF, width: float) -> None:
        size = max(16.0, width * 0.42)
        corner = QPointF(
            self._mirrored(inner, inner.left() + inner.width() * 0.04 + width * 0.3), inner.bottom() - size * 0.85
        )
        chalk = colour(self._room.chalk)
        step = -1 if self._settings.left_handed else 1
        match self._settings.counting:
            case "counters":
                for place in range(_POINTS):
                    middle = corner + QPointF(step * place * size * 1.05, 0)
                    spot = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
                    paint_counter(painter, spot, LIGHT, ControlState())
            case "strokes":
                painter.setPen(QPen(chalk, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                for place in range(_POINTS):
                    x = corner.x() + step * place * size * 0.4
                    painter.drawLine(QPointF(x, corner.y() - size * 0.45), QPointF(x + 2, corner.y() + size * 0.45))
            case _:
                painter.setPen(chalk)
                painter.setFont(letters(size * 1.1))
                around = QRectF(corner.x() - size, corner.y() - size, 2 * size, 2 * size)
                painter.drawText(around, Qt.AlignmentFlag.AlignCenter, str(_POINTS))

    def _paint_slip(self, painter: QPainter, inner: QRectF, width: float) -> None:
        """Paint what somebody says, in the size of text that is set, on paper in the colours that windows have."""
        colours, words = self.palette(), self.tr("“Four cards.”")
        room = inner.width() * 0.24
        font = fitted(serif(1.2, italic=True), words, room - 4 * SPACING)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(words) + 4 * SPACING
        high = painter.fontMetrics().height() + 2 * SPACING
        middle = QPointF(self._mirrored(inner, inner.left() + inner.width() * 0.5), inner.center().y())
        slip = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
        painter.setPen(QPen(colours.color(QPalette.ColorRole.Dark), 1))
        painter.setBrush(colours.color(QPalette.ColorRole.Window))
        painter.drawRoundedRect(slip, RADIUS, RADIUS)
        painter.setPen(colours.color(QPalette.ColorRole.WindowText))
        painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_hand(self, painter: QPainter, inner: QRectF, width: float) -> None:
        ratio, y = self.devicePixelRatioF(), inner.bottom() - width * CARD_RATIO * 0.5 - 2
        step = width * 0.7
        first = inner.right() - inner.width() * 0.03 - width * 0.5 - step * (len(_HAND) - 1)
        for place, card in enumerate(_HAND):
            middle = QPointF(self._mirrored(inner, first + place * step), y)
            if place == len(_HAND) - 1 and self._flown:
                aim = QPointF(self._mirrored(inner, inner.left() + inner.width() * 0.34), inner.center().y() - 4)
                middle += (aim - middle) * self._flown
            elif place == 0 and self._settings.hints:
                middle -= QPointF(0, width * 0.12)
                self._paint_light(painter, middle, width)
            paint_card(painter, self._pictures, card, middle, width, ratio)

    def _paint_light(self, painter: QPainter, middle: QPointF, width: float) -> None:
        """Paint the light around the card that a hint is about."""
        high = width * CARD_RATIO
        around = QRectF(middle.x() - width / 2, middle.y() - high / 2, width, high).adjusted(-3, -3, 3, 3)
        painter.setBrush(colour(self._room.glow))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(around, RADIUS, RADIUS)
