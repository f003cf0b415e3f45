"""Nothing but names, counters and whose deal it is, to be read across a table."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QRadialGradient,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.ui.dialogs.score_sheet.mark_field import MarkField
from cardtable.ui.look import spaced
from cardtable.ui.palette import ROOMS, colour, serif
from cardtable.ui.plain import Label

_SIGN = 56
_LEAST_NAME, _NAME_SHARE, _SIDE = 18, 0.26, 12
"""Pixels of the smallest letters of a name, the share of a party's height that it may take, and the free sides."""
_ANY = 16_777_215
"""No bound of a width."""
_LEAST_WINDOW = QSize(480, 360)
_CLOTH_RATIO = 1.7
_CLOTH_SHARE = 0.62
"""Width of a cloth to its height, and how much of a party's height the name leaves for cloth and signs; roughly."""


def _sign(height: int) -> int:
    """The side of the signs in a place of this height."""
    return max(_SIGN, height // 12)


def _cloth_widths(width: float, height: float, sign: int) -> tuple[float, float]:
    """How wide the cloth is with the signs below it and with the signs on both sides."""
    return min(width, (height - sign) * _CLOTH_RATIO), min(width - 2 * sign, height * _CLOTH_RATIO)


def _beside(width: float, height: float, sign: int) -> bool:
    """Whether the cloth is larger with the signs on both sides."""
    below, beside = _cloth_widths(width, height, sign)
    return beside > below


class PartyCounters(QWidget):
    """A party's name, counters, and the buttons for + and −."""

    marked = Signal(int)

    def __init__(self, party: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = Label()
        self.name.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        self.name.setWordWrap(True)
        self.deals = Label()
        self.deals.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field = MarkField(party)
        self.field.marked.connect(self.marked)
        self.minus, self.plus = QPushButton("−"), QPushButton("+")
        for button, points in ((self.minus, -1), (self.plus, 1)):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, points=points: self.marked.emit(points))
        self._middle, self._bottom = QHBoxLayout(), QHBoxLayout()
        for row in (self._middle, self._bottom):
            row.addStretch(1)
        self._middle.addWidget(self.field, 1000)
        for row in (self._middle, self._bottom):
            row.addStretch(1)
        self._column = layout = QVBoxLayout(self)
        spaced(layout, margin=2, gap=2)
        layout.addWidget(self.name)
        layout.addWidget(self.deals)
        layout.addLayout(self._middle, 1)
        layout.addLayout(self._bottom)
        self._beside: bool | None = None
        self._put_signs(beside=False, widest=_ANY)

    def _put_signs(self, beside: bool, widest: int) -> None:
        """Put the signs on both sides of the cloth, which is then no wider than ``widest``, or below it."""
        # Beside a wide cloth the signs would stand nearer to the next party's than to their own.
        self.field.setMaximumWidth(widest if beside else _ANY)
        if beside == self._beside:
            return
        self._beside = beside
        for row in (self._middle, self._bottom):
            for sign in (self.minus, self.plus):
                row.removeWidget(sign)
        row = self._middle if beside else self._bottom
        row.insertWidget(1, self.minus)
        row.insertWidget(3 if beside else 2, self.plus)

    def largest(self) -> int:
        """The size of letters in which the name still takes no more than its share of the place."""
        size = max(_LEAST_NAME, min(self.width() // 9, self.height() // 8))
        room = QSize(self.width() - 2 * _SIDE, round(self.height() * _NAME_SHARE))
        while size > _LEAST_NAME and (self.extent(size).expandedTo(room) != room):
            size -= 1
        return size

    def extent(self, size: int) -> QSize:
        """What the name covers when it is written so large and broken between its words."""
        room = QRect(0, 0, self.width() - 2 * _SIDE, 10_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        return QFontMetrics(serif(size)).boundingRect(room, flags, self.name.text()).size()

    def fit(self, size: int, height: int) -> None:
        """Write the name so large, into so much height."""
        self.name.setFont(serif(size))
        self.name.setFixedHeight(height)
        self.deals.setFont(serif(max(14, size * 0.5), italic=True))
        sign = _sign(self.height())
        margins = self._column.contentsMargins()
        taken = height + self.deals.sizeHint().height() + margins.top() + margins.bottom()
        room = max(0, self.height() - taken - 3 * self._column.spacing())
        self._put_signs(_beside(self.width(), room, sign), round(room * _CLOTH_RATIO))
        for button in (self.minus, self.plus):
            button.setFixedSize(sign, sign)
            button.setFont(serif(sign * 0.5))
        self._column.activate()


class EveningTable(QWidget):
    """A window for the whole screen. Keys 1 to 9 mark a point for a party, with Shift or Alt they take one off."""

    marked = Signal(int, int)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._room = "green"
        self._places: list[PartyCounters] = []
        self._names: tuple[str, ...] = ()
        self._dealer = ""
        self._grid = QGridLayout(self)
        spaced(self._grid, margin=4, gap=3)
        # Names are written as large as the window allows: they must not say how small it may be.
        self._grid.setSizeConstraint(QGridLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(_LEAST_WINDOW)
        self._close = QPushButton(self)
        self._close.setFlat(True)
        self._close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._close.clicked.connect(self.close)
        QShortcut(QKeySequence("F11"), self, self.close)
        self.retranslate()

    @property
    def places(self) -> Sequence[PartyCounters]:
        return self._places

    def set_look(self, room: str, counting: str, moving: bool) -> None:
        """Lie on the cloth of a room, show the points in one of the three views, glide or not."""
        self._room = room
        for place in self._places:
            place.field.set_room(room)
            place.field.set_counting(counting)
            place.field.set_moving(moving)
        words = colour(ROOMS[room].text)
        for widget in (*(place.name for place in self._places), *(place.deals for place in self._places), self._close):
            colours = widget.palette()
            for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
                colours.setColor(role, words)
            widget.setPalette(colours)
        self.update()

    def follow(self, names: Sequence[str], points: Sequence[int], dealing: int, playing: Sequence[int]) -> None:
        """Show every party's points; ``dealing`` is the party whose deal it is, or -1; those who are not ``playing``
        look on.
        """
        if len(names) != len(self._places):
            self._lay(len(names))
        self._names = tuple(names)
        for party, place in enumerate(self._places):
            place.name.setText(names[party])
            role = self.tr("deals") if party == dealing else "\N{NO-BREAK SPACE}"
            place.deals.setText(role if party in playing else self.tr("looks on"))
            place.field.set_name(names[party])
            place.field.set_points(points[party])
        self._fit()
        self._name_signs()

    def _name_signs(self) -> None:
        for name, place in zip(self._names, self._places, strict=False):
            place.plus.setAccessibleName(self.tr("Mark a point for {name}").format(name=name))
            place.minus.setAccessibleName(self.tr("Take a point off {name}").format(name=name))

    def _lay(self, parties: int) -> None:
        for place in self._places:
            self._grid.removeWidget(place)
            place.deleteLater()
        self._places = [PartyCounters(party) for party in range(parties)]
        for party, place in enumerate(self._places):
            place.marked.connect(lambda points, party=party: self.marked.emit(party, points))
        self._arrange()

    def _arrange(self) -> None:
        """As many columns as the shape of the window asks for."""
        count = len(self._places)
        if not count:
            return
        columns = max(range(1, count + 1), key=self._field_width)
        for number, place in enumerate(self._places):
            self._grid.removeWidget(place)
            self._grid.addWidget(place, number // columns, number % columns)
        for column in range(count):
            self._grid.setColumnStretch(column, int(column < columns))

    def _field_width(self, columns: int) -> float:
        """How wide the cloths are if the parties stand in so many columns."""
        height = self.height() / ceil(len(self._places) / columns)
        return max(_cloth_widths(self.width() / columns, _CLOTH_SHARE * height, _sign(round(height))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._close.adjustSize()
        self._close.move(self.width() - self._close.width() - 8, 6)
        self._close.raise_()
        self._grid.activate()
        self._fit()

    def _fit(self) -> None:
        """Write all names as large as fits the longest, so that the cloths lie in a row."""
        size = min((place.largest() for place in self._places), default=_LEAST_NAME)
        height = max((place.extent(size).height() for place in self._places), default=0)
        for place in self._places:
            place.fit(size, height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_1
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif 0 <= number < len(self._places):
            takes = event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier)
            self.marked.emit(number, -1 if takes else 1)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words."""
        self.setWindowTitle(self.tr("Table view"))
        self._close.setText(self.tr("Close"))
        self._name_signs()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closed.emit()
        super().closeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room = ROOMS[self._room]
        light = QRadialGradient(QPointF(self.rect().center()), max(self.width(), self.height()) * 0.7)
        light.setColorAt(0, colour(room.cloth).lighter(108))
        light.setColorAt(1, colour(room.rim))
        painter.fillRect(self.rect(), light)
        painter.end()
