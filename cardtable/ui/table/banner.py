"""The head of the ledge: which game is played, where it stands, whether it is being saved, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from cardtable.ui.look.palette import (
    BRASS_LIGHT,
    INK,
    IVORY,
    PLATE_TURN,
    colour,
    is_contrasting,
    ledge_colours,
    serif,
)
from cardtable.words.cards import DOT

_BETWEEN = " · "
"""What stands between words that are told. Painted, it is ``DOT``, so that no line begins with it."""
_WRAP = int(Qt.TextFlag.TextWordWrap)
_STRIP = 1.75
"""The height of the strip with whose turn it is, in letters."""
_NOTCH = 0.45
"""The depth of the notches at the ends of the strip, in letters."""
_SEAL = 1.7
"""The height of the seal that says that nothing is being saved, in letters."""
_LEAST_LETTERS, _SMALLER = 10.0, 0.94
"""The least height of letters where there is little room, in pixels; and the quotient of one height that is tried and
the larger one before it.
"""
_WAX = "#8e2f25"
"""The colour of the seal."""


def _ribbon(place: QRectF, notch: float) -> QPolygonF:
    """Return a ribbon with notched ends in ``place``: with round corners it would look like a button."""
    middle = place.center().y()
    return QPolygonF(
        [
            place.topLeft(),
            place.topRight(),
            QPointF(place.right() - notch, middle),
            place.bottomRight(),
            place.bottomLeft(),
            QPointF(place.left() + notch, middle),
        ]
    )


class Banner(QWidget):
    """The name of the game in large letters, the situation below it, and a strip that says whose turn it is: of brass
    if it is the turn of the person at the bottom.
    """

    changed = Signal()
    """The words have changed, so that the banner may need another height."""
    seal_pressed = Signal()
    """The seal was pressed that says that nothing is being saved."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[str, ...] = ()
        self._turn = ""
        self._own = False
        self._sealed = False
        self._letters = 16.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def situation(self) -> str:
        """Where the match stands, in words."""
        return _BETWEEN.join(self._words)

    @property
    def turn(self) -> str:
        """Whose turn it is, in words; an empty text if it is no seat's."""
        return self._turn

    @property
    def own(self) -> bool:
        """Whether it is the turn of the person at the bottom."""
        return self._own

    def set_situation(self, words: Sequence[str]) -> None:
        """Set the words on where the match stands; the first are the name of the game."""
        if tuple(words) != self._words:
            self._words = tuple(words)
            self._renew()

    def set_turn(self, words: str, *, own: bool) -> None:
        """Set the words on whose turn it is; the strip shines if it is the ``own`` turn of the person at the bottom."""
        if (words, own) != (self._turn, self._own):
            before = self.height_in(self.width())
            self._turn, self._own = words, own
            if self.height_in(self.width()) != before:
                self._renew()
            self.update()

    @property
    def sealed(self) -> bool:
        """Whether a seal says that nothing is being saved."""
        return self._sealed

    def set_sealed(self, sealed: bool) -> None:
        """Set whether a seal says that nothing is being saved; it can be pressed."""
        if sealed != self._sealed:
            self._sealed = sealed
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not sealed)
            self.setCursor(Qt.CursorShape.PointingHandCursor if sealed else Qt.CursorShape.ArrowCursor)
            self._renew()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._sealed:
            self.seal_pressed.emit()

    def write_into(self, room: QSize, letters: float) -> None:
        """Write in letters ``letters`` pixels high, or in smaller ones where a word or all of them would have no
        ``room``.
        """
        self._letters = letters
        while self._letters > _LEAST_LETTERS and not self._has_room(room):
            self._letters *= _SMALLER

    def _has_room(self, room: QSize) -> bool:
        lines = self._lines(room.width())
        words = [(QFontMetrics(font), word) for text, font, _ in lines for word in text.split()]
        longest = max((metrics.horizontalAdvance(word) for metrics, word in words), default=0)
        return longest <= room.width() and self.height_in(room.width()) <= room.height()

    def _renew(self) -> None:
        self.changed.emit()
        self.update()

    def height_in(self, width: int) -> int:
        """Return the height that the banner needs in ``width`` pixels."""
        strip = self._strip_high(width) + 0.5 * self._letters if self._turn else 0.0
        seal = _SEAL * self._letters if self._sealed else 0.0
        return round(sum(high for _, _, high in self._lines(width)) + seal + strip)

    def _lines(self, width: int) -> list[tuple[str, QFont, float]]:
        """Return the words, their fonts and their heights."""
        found = []
        for words, size in ((self._words[:1], 1.2), (self._words[1:], 0.92)):
            text, font = DOT.join(words), serif(size * self._letters)
            if text:
                room = QRect(0, 0, max(1, width), 10_000)
                found.append((text, font, QFontMetrics(font).boundingRect(room, _WRAP, text).height() + 1.0))
        return found

    def _strip_high(self, width: int) -> float:
        # The same height for everybody, so that nothing moves when the turn goes on.
        font = serif(self._letters, bold=True)
        room = QRect(0, 0, max(1, width - round(self._letters)), 10_000)
        return max(_STRIP * self._letters, QFontMetrics(font).boundingRect(room, _WRAP, self._turn).height() + 4.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y = 0.0
        for text, font, high in self._lines(self.width()):
            room = QRectF(0, y, self.width(), high)
            painter.setFont(font)
            if not is_contrasting(self.palette()):
                painter.setPen(colour("#000000", 0.6))
                painter.drawText(room.translated(0, 1), _WRAP, text)
            painter.setPen(QColor(ledge_colours(self.palette()).on_wood))
            painter.drawText(room, _WRAP, text)
            y += high
        if self._sealed:
            self._paint_seal(painter, QRectF(0, y, self.width(), _SEAL * self._letters))
        # Until it has the height that it has asked for, the strip would lie over the situation.
        if self._turn and self.height() >= self.height_in(self.width()):
            high = self._strip_high(self.width())
            self._paint_turn(painter, QRectF(0.5, self.height() - high - 0.5, self.width() - 1.0, high))
        painter.end()

    def _paint_seal(self, painter: QPainter, place: QRectF) -> None:
        """Paint a seal of wax with a ring that is not closed, the sign for unsaved, and its words."""
        radius = 0.62 * self._letters
        middle = QPointF(place.left() + radius + 1, place.center().y())
        painter.setPen(QPen(QColor(_WAX).darker(150), 1))
        painter.setBrush(QColor(_WAX))
        painter.drawEllipse(middle, radius, radius)
        painter.setPen(QPen(QColor(IVORY), max(1.5, 0.13 * self._letters), c=Qt.PenCapStyle.RoundCap))
        ring = QRectF(middle - QPointF(radius, radius) * 0.52, middle + QPointF(radius, radius) * 0.52)
        painter.drawArc(ring, 90 * 16, -240 * 16)
        painter.setFont(serif(0.92 * self._letters, bold=True))
        words = place.adjusted(2 * radius + 0.5 * self._letters, 0, 0, 0)
        contrast = is_contrasting(self.palette())
        painter.setPen(QColor(ledge_colours(self.palette()).on_wood if contrast else IVORY))
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), self.tr("Not saving"))

    def _paint_turn(self, painter: QPainter, plate: QRectF) -> None:
        ink, words_of_others = QColor(INK), QColor(BRASS_LIGHT)
        if is_contrasting(self.palette()):
            role = QPalette.ColorRole
            ink, words_of_others = self.palette().color(role.HighlightedText), self.palette().color(role.WindowText)
            painter.setBrush(self.palette().color(role.Highlight) if self._own else Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(words_of_others, 2))
        elif self._own:
            brass = QLinearGradient(plate.topLeft(), plate.bottomLeft())
            for at, shade in zip((0.0, 0.5, 1.0), PLATE_TURN, strict=True):
                brass.setColorAt(at, QColor(shade))
            painter.setBrush(brass)
            painter.setPen(Qt.PenStyle.NoPen)
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(BRASS_LIGHT, 0.55), 1))
        painter.drawPolygon(_ribbon(plate, _NOTCH * self._letters))
        painter.setFont(serif(self._letters, bold=self._own))
        painter.setPen(ink if self._own else words_of_others)
        words = plate.adjusted(0.5 * self._letters, 0, -0.5 * self._letters, 0)
        painter.drawText(
            QRectF(words.topLeft() + QPointF(0, -1), words.size()),
            int(Qt.AlignmentFlag.AlignCenter) | _WRAP,
            self._turn,
        )
