"""One side of the table view: names, points with their counters, what happens in a deal, and the deal's entry."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.ui.dialogs.score_sheet.mark_field import MarkField
from cardtable.ui.look.look import spaced
from cardtable.ui.look.palette import ROOMS, colour, serif
from cardtable.ui.look.plain import Label, set_tool_tip
from cardtable.ui.scorekeeper.table_entry import TableEntry
from cardtable.ui.scorekeeper.table_state import SideState, TableState
from cardtable.words.figures import figure

_SIGN = 56
_LEAST_NAME, _NAME_SHARE, _MARGIN = 18, 0.26, 12
"""Pixels of the smallest letters of a name, the share of a side's height that it may take, and the free sides."""
_ROLE, _NUMBER = 0.66, 1.5
"""How large roles and numbers are written in proportion to names: what a side does is read at two metres, too."""
_BETWEEN = 48
"""Pixels between two sides, so that a number stands nearer to its own name than to the next one."""
_ANY = 16_777_215
"""No bound of a width."""
_CLOTH_RATIO = 1.7
_CLOTH_SHARE = 0.62
"""Width of a cloth to its height, and how much of a side's height the name leaves for cloth and signs; roughly."""
_BUTTON = 52
"""Height of the buttons of the whole table."""
_WORDS = 0.7
"""The letters of buttons in proportion to those of the line about the table."""
_LEAST_WORDS = 9
_ROUNDS = 4
"""How often letters are fitted at most: larger ones can widen the place of a side."""
_STATUS = (16, 40)
"""Pixels of the smallest and the largest letters of the line about the table."""


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


class SidePanel(QWidget):
    """A side's name and number, its role, its counters, the buttons for + and −, and what it can have marked."""

    marked = Signal(int)
    happened = Signal(str)
    """Something of this category has happened in the deal."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.number, self.deals = Label(), Label(), Label()
        self.name.setWordWrap(True)
        self.name.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.deals.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.deals.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.field = MarkField(side)
        self.field.marked.connect(self.marked)
        self.minus, self.plus = QPushButton("−"), QPushButton("+")
        for button, points in ((self.minus, -1), (self.plus, 1)):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, points=points: self.marked.emit(points))
        self.events: dict[str, QPushButton] = {}
        self._events_room = QWidget()
        self._events_room.setFixedHeight(_BUTTON)
        self._event_row = QHBoxLayout(self._events_room)
        spaced(self._event_row, margin=0, gap=2)
        head = QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.number)
        self._middle, self._bottom = QHBoxLayout(), QHBoxLayout()
        for row in (self._middle, self._bottom):
            row.addStretch(1)
        self._middle.addWidget(self.field, 1000)
        for row in (self._middle, self._bottom):
            row.addStretch(1)
        self._column = layout = QVBoxLayout(self)
        spaced(layout, margin=2, gap=2)
        layout.addLayout(head)
        layout.addWidget(self.deals)
        layout.addLayout(self._middle, 1)
        layout.addWidget(self._events_room)
        layout.addLayout(self._bottom)
        self._beside: bool | None = None
        self._foreseen = ""
        """What the number has room for beforehand: nothing may move under a finger that marks something."""
        self._put_signs(beside=False, widest=_ANY)
        for one in (self.field, self.minus, self.plus, self.number):
            policy = one.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            one.setSizePolicy(policy)
        self._scores: tuple[QWidget, ...] = (self.field, self.number)

    def follow(self, state: SideState, events: Sequence[tuple[str, str]], others: bool) -> None:
        """Show a side; ``events`` are the codes of what it can have marked, and the words on their buttons. Where
        ``others`` have some it leaves the room for them, so that all cloths are of one size.
        """
        self._events_room.setVisible(bool(events) or others)
        for sign in (self.minus, self.plus):
            sign.setVisible(state.plays)
        for shown in self._scores:
            shown.setVisible(state.plays or state.points != 0)
        self.name.setText(state.name)
        points = figure(state.points)
        self.number.setText(f"{points} +{state.pending}" if state.pending else points)
        self._foreseen = f"{points} +0" if events else ""
        won = self.tr("%n match(es) won", "", state.won) if state.won else ""
        self.deals.setText(" · ".join(part for part in (state.role, won) if part) or "\N{NO-BREAK SPACE}")
        self.field.set_name(state.name)
        self.field.set_points(state.points)
        if [code for code, _ in events] != list(self.events):
            self._lay_events([code for code, _ in events])
        for code, words in events:
            button = self.events[code]
            button.setText(words)
            button.setAccessibleName(self.tr("{title}, {name}").format(title=words, name=state.name))

    def _lay_events(self, codes: Sequence[str]) -> None:
        for button in self.events.values():
            self._event_row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.events = {}
        for code in codes:
            button = QPushButton()
            button.setMinimumHeight(_BUTTON)
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, code=code: self.happened.emit(code))
            self._event_row.addWidget(button)
            self.events[code] = button

    def _put_signs(self, beside: bool, widest: int) -> None:
        """Put the signs on both sides of the cloth, which is then no wider than ``widest``, or below it."""
        # Beside a wide cloth the signs would stand nearer to the next side's than to their own.
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
        while size > _LEAST_NAME:
            room = QSize(self._width_of_name(size), round(self.height() * _NAME_SHARE))
            if self.extent(size).expandedTo(room) == room:
                break
            size -= 1
        return size

    def _width_of_name(self, size: int) -> int:
        return max(1, self.width() - 2 * _MARGIN - self._width_of_number(size))

    def _width_of_number(self, size: int) -> int:
        metrics = QFontMetrics(serif(size * _NUMBER))
        return max(map(metrics.horizontalAdvance, (self.number.text(), self._foreseen)))

    def extent(self, size: int) -> QSize:
        """What the name covers when it is written so large and broken between its words."""
        room = QRect(0, 0, self._width_of_name(size), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        return QFontMetrics(serif(size)).boundingRect(room, flags, self.name.text()).size()

    def fit(self, size: int, height: int) -> None:
        """Write the name so large, into so much height."""
        self.name.setFont(serif(size))
        self.number.setFont(serif(size * _NUMBER))
        self.number.setMinimumWidth(self._width_of_number(size))
        height = max(height, QFontMetrics(self.number.font()).height())
        self.name.setFixedHeight(height)
        self.deals.setFont(serif(max(14, size * _ROLE), italic=True))
        sign = _sign(self.height())
        margins = self._column.contentsMargins()
        taken = height + self.deals.sizeHint().height() + margins.top() + margins.bottom()
        taken += (_BUTTON + self._column.spacing()) * self._events_room.isVisibleTo(self)
        room = max(0, self.height() - taken - 4 * self._column.spacing())
        self._put_signs(_beside(self.width(), room, sign), round(room * _CLOTH_RATIO))
        for button in (self.minus, self.plus):
            button.setFixedSize(sign, sign)
            button.setFont(serif(sign * 0.5))
        self._column.activate()

    def fit_events(self, largest: int) -> None:
        """Write what can have happened as large as its buttons allow."""
        for button in self.events.values():
            for size in range(largest, _LEAST_WORDS - 1, -1):
                button.setFont(serif(size))
                if button.minimumSizeHint().width() <= button.width():
                    break


class TableDisplay(QWidget):
    """Shows a ``TableState`` and the ``form`` to one side of the table and says what somebody there does. It decides
    nothing.
    """

    marked = Signal(int, int)
    happened = Signal(int, str)
    """Something that is marked while the deal goes on: for a side, of a category."""
    next_wanted = Signal()
    """The match that was won has been looked at: let the next one begin."""
    undo_wanted = Signal()
    turn_wanted = Signal()
    screen_wanted = Signal()
    """The table shall lie on another screen."""
    faults_wanted = Signal()
    close_wanted = Signal()

    def __init__(self, form: SheetForm, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = "green"
        self._look = ("green", "counters", True)
        self._state = TableState()
        self._keys_mark = True
        self._places: list[SidePanel] = []
        self._status = Label()
        self._status.setWordWrap(True)
        self._status.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._counters = QWidget()
        self._grid = QGridLayout(self._counters)
        spaced(self._grid, margin=0, gap=3)
        self._grid.setHorizontalSpacing(_BETWEEN)
        # Names are written as large as the window allows: they must not say how small it may be.
        self._grid.setSizeConstraint(QGridLayout.SizeConstraint.SetNoConstraint)
        self.entry = TableEntry(form)
        self._pages = QStackedLayout()
        self._pages.addWidget(self._counters)
        self._pages.addWidget(self.entry)
        self.undo, self.over, self.faults, self.turn, self.screen_button, self.close_button = self._bar = [
            QPushButton() for _ in range(6)
        ]
        bar = QHBoxLayout()
        spaced(bar, margin=0, gap=2)
        for button in self._bar:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setMinimumHeight(_BUTTON)
            bar.addWidget(button, int(button is self.over))
        self.screen_button.hide()
        self.undo.clicked.connect(self.undo_wanted)
        self.over.clicked.connect(self._go_on)
        self.faults.clicked.connect(self.faults_wanted)
        self.turn.clicked.connect(self.turn_wanted)
        self.screen_button.clicked.connect(self.screen_wanted)
        self.close_button.clicked.connect(self.close_wanted)
        layout = QVBoxLayout(self)
        spaced(layout, margin=3, gap=2)
        layout.addWidget(self._status)
        layout.addLayout(self._pages, 1)
        layout.addLayout(bar)
        self.retranslate()

    # What is asked of it

    @property
    def places(self) -> Sequence[SidePanel]:
        return self._places

    @property
    def status(self) -> str:
        """The line about the table, or what is announced at the end of a match."""
        return self._status.text()

    @property
    def entering(self) -> bool:
        """Whether the form stands in the place of the counters."""
        return self._pages.currentWidget() is self.entry

    def set_look(self, room: str, counting: str, moving: bool) -> None:
        """Lie on the cloth of a room, show the points in one of the three views, glide or not."""
        self._look = room, counting, moving
        self._room = room
        words = colour(ROOMS[room].text)
        labels = [self._status, self.entry.message]
        for place in self._places:
            place.field.set_room(room)
            place.field.set_counting(counting)
            place.field.set_moving(moving)
            labels += [place.name, place.number, place.deals]
        labels += self.entry.findChildren(Label)
        for label in labels:
            colours = label.palette()
            colours.setColor(QPalette.ColorRole.WindowText, words)
            label.setPalette(colours)
        self.update()

    def set_keys_mark(self, mark: bool) -> None:
        """Whether digits that are typed mark points here, which is told at the signs."""
        self._keys_mark = mark
        self._name_signs()

    def follow(self, state: TableState) -> None:
        """Show the table as it stands; a deal that has been entered leaves the form."""
        before, self._state = self._state, state
        if len(state.sides) != len(self._places):
            self._lay(len(state.sides))
        if state.deal != before.deal:
            self._pages.setCurrentWidget(self._counters)
        events = [one.events if not state.result else () for one in state.sides]
        for place, one, own in zip(self._places, state.sides, events, strict=True):
            place.field.set_most(state.most)
            place.field.set_beside([other.points for other in state.sides if other.there])
            place.follow(one, own, any(events))
        self.entry.follow()
        self.undo.setEnabled(state.can_undo)
        self.faults.setVisible(state.has_faults)
        self.set_look(*self._look)
        self._say()
        self._fit()
        self._name_signs()

    # What it shows

    def _say(self) -> None:
        state = self._state
        self._status.setText("\n".join(state.result) if state.result else state.status)
        if state.result:
            self.over.setText(self.tr("Next match"))
        else:
            self.over.setText(self.tr("Back to the counters") if self.entering else self.tr("Deal over: enter it"))

    def _go_on(self) -> None:
        if self._state.result:
            self.next_wanted.emit()
            return
        self._pages.setCurrentWidget(self._counters if self.entering else self.entry)
        if self.entering:
            self.entry.begin()
        self._say()
        self._fit()

    def _name_signs(self) -> None:
        for number, (place, side) in enumerate(zip(self._places, self._state.sides, strict=True), start=1):
            place.plus.setAccessibleName(self.tr("Mark a point for {name}").format(name=side.name))
            place.minus.setAccessibleName(self.tr("Take a point off {name}").format(name=side.name))
            plus, minus = (self.tr("Key {key}"), self.tr("Key Alt+{key}")) if self._keys_mark else ("", "")
            set_tool_tip(place.plus, plus.format(key=number))
            set_tool_tip(place.minus, minus.format(key=number))

    def _lay(self, sides: int) -> None:
        for place in self._places:
            self._grid.removeWidget(place)
            place.hide()
            place.deleteLater()
        self._places = [SidePanel(side) for side in range(sides)]
        for side, place in enumerate(self._places):
            place.marked.connect(lambda points, side=side: self._mark(side, points))
            place.happened.connect(lambda code, side=side: self.happened.emit(side, code))
        self._arrange()

    def _mark(self, side: int, points: int) -> None:
        """A match that has been won is looked at first: a touch does not begin another one."""
        if not self._state.result:
            self.marked.emit(side, points)

    def _arrange(self) -> None:
        """As many columns as the shape of the window asks for, without those who are away."""
        shown = self._shown()
        if not shown:
            return
        columns = max(range(1, len(shown) + 1), key=self._field_width)
        for place in self._places:
            self._grid.removeWidget(place)
            place.setVisible(place in shown)
        for number, place in enumerate(shown):
            self._grid.addWidget(place, number // columns, number % columns)
        for column in range(len(self._places)):
            self._grid.setColumnStretch(column, int(column < columns))

    def _shown(self) -> list[SidePanel]:
        """The places of those who are at the table."""
        return [place for place, one in zip(self._places, self._state.sides, strict=True) if one.there]

    def _field_width(self, columns: int) -> float:
        """How wide the cloths are if the sides stand in so many columns."""
        height = self._counters.height() / ceil(len(self._shown()) / columns)
        return max(_cloth_widths(self._counters.width() / columns, _CLOTH_SHARE * height, _sign(round(height))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Write all names as large as fits the longest, so that the cloths lie in a row."""
        least, most = _STATUS
        size = max(least, min(most, self.height() // 26, self.width() // 32))
        self._status.setFont(serif(size))
        plain = self.font()
        plain.setPixelSize(max(least, round(size * _WORDS)))
        self.entry.setFont(plain)
        buttons = serif(max(least, round(size * _WORDS)))
        for button in self._bar:
            button.setFont(buttons)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self._arrange()
        for _ in range(_ROUNDS):
            self._grid.activate()
            shown = self._shown()
            sizes = [place.size() for place in shown]
            name = min((place.largest() for place in shown), default=_LEAST_NAME)
            height = max((place.extent(name).height() for place in shown), default=0)
            for place in shown:
                place.fit(name, height)
                place.fit_events(max(least, round(size * _WORDS)))
            self._grid.activate()
            if sizes == [place.size() for place in shown]:
                break

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words."""
        self.undo.setText(self.tr("Undo"))
        self.faults.setText(self.tr("Fault…"))
        self.turn.setText(self.tr("Turn"))
        self.screen_button.setText(self.tr("Other screen"))
        self.close_button.setText(self.tr("Close"))
        self._say()
        self._name_signs()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room = ROOMS[self._room]
        light = QRadialGradient(QPointF(self.rect().center()), max(self.width(), self.height()) * 0.7)
        light.setColorAt(0, colour(room.cloth).lighter(108))
        light.setColorAt(1, colour(room.rim))
        painter.fillRect(self.rect(), light)
        painter.end()
