"""The sheet as it lies on the table: a panel for each side with its points, the entry of a deal, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPalette, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
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
from cardtable.ui.models.score_sheet import ScoreSheetModel
from cardtable.ui.scorekeeper.table_deals import TableDeals
from cardtable.ui.scorekeeper.table_entry import TableEntry
from cardtable.ui.scorekeeper.table_state import SideState, TableState
from cardtable.words.figures import figure

_SIGN = 56
_LEAST_NAME, _NAME_SHARE, _MARGIN = 18, 0.26, 12
"""The smallest letters of a name in pixels, the largest share of a panel's height for the name, and the free margin at
each side in pixels.
"""
_ROLE, _NUMBER = 0.66, 1.5
"""The sizes of roles and numbers as multiples of that of names; roles, too, must be readable from two metres."""
_BETWEEN = 48
"""Pixels between two panels, so that a number is nearer to its own name than to the next one."""
_ANY = 16_777_215
"""The width that stands for no limit."""
_CLOTH_RATIO = 1.7
_CLOTH_SHARE = 0.62
"""The ratio of a cloth's width to its height, and roughly the share of a panel's height that is left for cloth and
buttons.
"""
_BUTTON = 52
"""The height of the buttons for the whole table, in pixels."""
_WORDS = 0.7
"""The size of the letters on buttons, as a multiple of those of the status line."""
_LEAST_WORDS = 9
_ROUNDS = 4
"""How often the size of letters is tried at most; larger letters can make a panel wider, which allows others."""
_STATUS = (16, 40)
"""The smallest and the largest letters of the status line, in pixels."""


def _sign(height: int) -> int:
    """Return the side of the + and − buttons in a panel of this height, in pixels."""
    return max(_SIGN, height // 12)


def _cloth_widths(width: float, height: float, sign: int) -> tuple[float, float]:
    """Return the width of the cloth with the + and − buttons below it, and its width with one on each side."""
    return min(width, (height - sign) * _CLOTH_RATIO), min(width - 2 * sign, height * _CLOTH_RATIO)


def _beside(width: float, height: float, sign: int) -> bool:
    """Whether the cloth is larger with the + and − buttons on both sides than with both below it."""
    below, beside = _cloth_widths(width, height, sign)
    return beside > below


class TouchLabel(Label):
    """A text that can be touched."""

    touched = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.touched.emit()


class SidePanel(QWidget):
    """The panel of one side: name, points, role, counters, the buttons + and −, and buttons for what happens in the
    deal.
    """

    deals_wanted = Signal()
    """Asks for the earlier deals; emitted when the points are touched."""
    dealer_wanted = Signal()
    """Asks who deals; emitted when the role is touched."""
    marked = Signal(int)
    happened = Signal(str)
    """The code of a category of which something has happened in the running deal."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.number, self.deals = Label(), TouchLabel(), TouchLabel()
        self.number.touched.connect(self.deals_wanted)
        self.deals.touched.connect(self.dealer_wanted)
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
        """The widest text for which the number keeps room, so that nothing moves under a finger that marks points."""
        self._put_signs(beside=False, widest=_ANY)
        for one in (self.field, self.minus, self.plus, self.number):
            policy = one.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            one.setSizePolicy(policy)
        self._scores: tuple[QWidget, ...] = (self.field, self.number)

    def follow(self, state: SideState, events: Sequence[tuple[str, str]], others: bool) -> None:
        """Show a side. ``events`` are the codes of what can happen to it in the deal, with the texts of their buttons.
        If only ``others`` have such buttons, their space stays empty, so that all cloths have the same size.
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
        """Put the + and − buttons on both sides of the cloth, which is then at most ``widest`` wide, or below it."""
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
        """Return the largest size of letters in which the name takes no more than its share of the panel."""
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
        """Return the size in pixels of the name in letters of ``size``, wrapped between its words."""
        room = QRect(0, 0, self._width_of_name(size), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        return QFontMetrics(serif(size)).boundingRect(room, flags, self.name.text()).size()

    def fit(self, size: int, height: int) -> None:
        """Set the letters of the name to ``size`` and its height to ``height``, and fit all other parts to that."""
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
        """Set the letters on the buttons of ``events`` as large as each button allows, up to ``largest``."""
        for button in self.events.values():
            for size in range(largest, _LEAST_WORDS - 1, -1):
                button.setFont(serif(size))
                if button.minimumSizeHint().width() <= button.width():
                    break


class TableDisplay(QWidget):
    """Shows a ``TableState`` and the ``form``, and emits what persons at the table press. It decides nothing itself."""

    marked = Signal(int, int)
    happened = Signal(int, str)
    """The side and the code of a category of which something has happened in the running deal."""
    next_wanted = Signal()
    """Asks for the next match, after the result of the last one has been looked at."""
    undo_wanted = Signal()
    turn_wanted = Signal()
    faults_wanted = Signal()
    cash_wanted = Signal()
    """Asks for the account of the evening."""
    more_wanted = Signal()
    """Asks for all else that can be done."""
    dealer_wanted = Signal(int)
    """Asks who deals; carries the side that was touched."""
    correction_wanted = Signal(int)
    """Asks to correct an entry; carries its row in the list of the deals."""

    def __init__(self, form: SheetForm, deals: ScoreSheetModel, parent: QWidget | None = None) -> None:
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
        self.entry.left.connect(self.leave)
        self._deals = TableDeals(deals)
        self._deals.touched.connect(self._correct)
        self._pages = QStackedLayout()
        for page in (self._counters, self.entry, self._deals):
            self._pages.addWidget(page)
        self.undo, self.over, self.faults, self.cash, self.turn, self.more = self._bar = [
            QPushButton() for _ in range(6)
        ]
        bar = QHBoxLayout()
        spaced(bar, margin=0, gap=2)
        for button in self._bar:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setMinimumHeight(_BUTTON)
            bar.addWidget(button, int(button is self.over))
        self.undo.clicked.connect(self.undo_wanted)
        self.over.clicked.connect(self._go_on)
        self.faults.clicked.connect(self.faults_wanted)
        self.cash.clicked.connect(self.cash_wanted)
        self.turn.clicked.connect(self.turn_wanted)
        self.more.clicked.connect(self.more_wanted)
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
        """The status line, or the result at the end of a match."""
        return self._status.text()

    @property
    def entering(self) -> bool:
        """Whether the form is shown instead of the counters."""
        return self._pages.currentWidget() is self.entry

    @property
    def is_on_counters(self) -> bool:
        """Whether the counters are shown instead of another page."""
        return self._pages.currentWidget() is self._counters

    def set_look(self, room: str, counting: str, moving: bool) -> None:
        """Set the room whose cloth is drawn, the way of showing points, and whether counters move."""
        self._look = room, counting, moving
        self._room = room
        words = colour(ROOMS[room].text)
        labels: list[QWidget] = [self._status, self.entry.message]
        for place in self._places:
            place.field.set_room(room)
            place.field.set_counting(counting)
            place.field.set_moving(moving)
            labels += [place.name, place.number, place.deals]
        labels += [*self.entry.findChildren(Label), *self.entry.findChildren(QRadioButton)]
        for label in labels:
            colours = label.palette()
            colours.setColor(QPalette.ColorRole.WindowText, words)
            label.setPalette(colours)
        self.update()

    def set_keys_mark(self, mark: bool) -> None:
        """Set whether typed digits mark points; if so, the tool tips of the + and − buttons say it."""
        self._keys_mark = mark
        self._name_signs()

    def follow(self, state: TableState) -> None:
        """Show the table in this state; if another deal has been entered, the counters replace the form."""
        before, self._state = self._state, state
        if len(state.sides) != len(self._places):
            self._lay(len(state.sides))
        entered = state.deal != before.deal and self.entering and not self.entry.corrects
        if entered or len(state.sides) != len(before.sides):
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
        lines = state.result or (state.told or state.status,)
        self._status.setText("\n".join(lines))
        if not self.is_on_counters:
            self.over.setText(self.tr("Back to the counters"))
        else:
            self.over.setText(self.tr("Next match") if state.result else self.tr("Deal over: enter it"))

    def _go_on(self) -> None:
        if not self.is_on_counters:
            self.leave()
        elif self._state.result:
            self.next_wanted.emit()
        else:
            self._turn_to(self.entry)
            self.entry.begin()

    def leave(self) -> None:
        """Go back to the counters; an entry that was being corrected stays as it was."""
        self._turn_to(self._counters)
        self.entry.leave()

    def _turn_to(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        self._say()
        self._fit()

    def show_deals(self) -> None:
        """Show the earlier deals; a deal that is touched there is corrected."""
        self._turn_to(self._deals)

    def _correct(self, row: int) -> None:
        self.entry.begin_correction()
        self.correction_wanted.emit(row)
        self._turn_to(self.entry)

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
            place.deals_wanted.connect(self.show_deals)
            place.dealer_wanted.connect(lambda side=side: self.dealer_wanted.emit(side))
        self._arrange()

    def _mark(self, side: int, points: int) -> None:
        """Pass on marked points, unless the result of a match is shown: then a touch must not begin another match."""
        if not self._state.result:
            self.marked.emit(side, points)

    def _arrange(self) -> None:
        """Lay the panels of the sides that are at the table in as many columns as give the widest cloths."""
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
        """Return the panels of the sides that are at the table."""
        return [place for place, one in zip(self._places, self._state.sides, strict=True) if one.there]

    def _field_width(self, columns: int) -> float:
        """Return the width of the cloths, in pixels, with the sides in so many columns."""
        height = self._counters.height() / ceil(len(self._shown()) / columns)
        return max(_cloth_widths(self._counters.width() / columns, _CLOTH_SHARE * height, _sign(round(height))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Set all names in the largest letters that fit the longest name, so that the cloths are in line."""
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
        """Set all texts in the current language."""
        self.undo.setText(self.tr("Undo"))
        self.faults.setText(self.tr("Fault…"))
        self.turn.setText(self.tr("Turn"))
        self.cash.setText(self.tr("Cash"))
        self.more.setText(self.tr("More…"))
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
