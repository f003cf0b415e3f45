"""The sheet as it lies on the table: a panel for each side with its points, the entry of a deal, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.ui.look.look import spaced
from cardtable.ui.look.palette import ROOMS, colour, serif
from cardtable.ui.look.plain import Label, set_accessible_name, set_tool_tip
from cardtable.ui.models.score_sheet import ScoreSheetModel
from cardtable.ui.scorekeeper.around_layout import EDGES, NEAR
from cardtable.ui.scorekeeper.around_view import AroundView
from cardtable.ui.scorekeeper.bright import brighten
from cardtable.ui.scorekeeper.facing_page import FacingPage
from cardtable.ui.scorekeeper.lit_cloth import LitCloth
from cardtable.ui.scorekeeper.side_panel import SidePanel
from cardtable.ui.scorekeeper.stage_fields import StageFields
from cardtable.ui.scorekeeper.status_line import LEAST_STATUS, StatusLine
from cardtable.ui.scorekeeper.table_deals import TableDeals
from cardtable.ui.scorekeeper.table_entry import TableEntry
from cardtable.ui.scorekeeper.table_state import TableState
from cardtable.words.figures import figure

_BUTTON = 52
"""The height of the buttons for the whole table, in pixels."""
_WORDS = 0.7
"""The size of the letters on buttons, as a multiple of those of the status line."""
_LEAST_WORDS, _BETWEEN = 11, 8
"""The smallest letters on buttons, and what lies between two of them, in pixels."""
_MOST_EVENTS = 2
"""If more can happen in a deal, there are no buttons for it: + asks, and the letters on so many would be too small."""
_FEWEST = 1.3
"""The fewest digits for which there is room, so that a figure is not larger than its field is high."""
_MARKED = 0.35
"""The room for points that are marked in the running deal, in digits."""


class TableDisplay(LitCloth):
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
    leave_wanted = Signal()
    """Asks to go back to the sheet."""
    more_wanted = Signal()
    """Asks for all else that can be done."""
    dealer_wanted = Signal(int)
    """Asks who deals; carries the side that was touched."""
    correction_wanted = Signal(int)
    """Asks to correct an entry; carries its row in the list of the deals."""
    touched = Signal()
    """Emitted before any of the others."""

    def __init__(self, form: SheetForm, deals: ScoreSheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = ("green", "counters", True)
        self._state = TableState()
        self._keys_mark = True
        self._places: list[SidePanel] = []
        self._mirrors: list[SidePanel] = []
        """Further fields of sides with several persons, for the edges of all but the first of each."""
        self._touched: SidePanel | None = None
        """The field that was touched last."""
        for marking in (self.marked, self.happened, self.dealer_wanted, self.correction_wanted):
            marking.connect(self.touched)
        for wish in (self.next_wanted, self.undo_wanted, self.turn_wanted, self.faults_wanted, self.cash_wanted):
            wish.connect(self.touched)
        for wish in (self.leave_wanted, self.more_wanted):
            wish.connect(self.touched)
        self._shape: tuple[object, ...] = ()
        self._status = StatusLine()
        self._counters = StageFields()
        self._around: AroundView | None = None
        self._each = False
        """Whether each field is turned to its edge, on ``_around``."""
        self.entry = TableEntry(form)
        self.entry.left.connect(self.leave)
        self._deals = TableDeals(deals)
        self._deals.touched.connect(self._correct)
        self._pages = QStackedLayout()
        self._entry_page, self._deals_page = self._facing = FacingPage(self.entry), FacingPage(self._deals)
        self.undo, self.over, self.faults, self.cash, self.turn, self.more, self.back = self._bar = [
            QPushButton() for _ in range(7)
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
        self.back.clicked.connect(self.leave_wanted)
        layout = QVBoxLayout(self)
        spaced(layout, margin=3, gap=2)
        layout.addWidget(self._status)
        layout.addLayout(self._pages, 1)
        layout.addLayout(bar)
        # A stack that lies nowhere yet would show its first page as a window of its own.
        for page in (self._counters, *self._facing):
            self._pages.addWidget(page)
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
        return self._pages.currentWidget() is self._entry_page

    @property
    def is_on_counters(self) -> bool:
        """Whether the counters are shown instead of another page."""
        return self._pages.currentWidget() is self._stage

    def place_of(self, side: int) -> SidePanel:
        """Return the field at which a side is asked: its own that was touched last, or else its first."""
        touched = self._touched
        return touched if touched is not None and touched.side == side and touched.isVisible() else self._places[side]

    @property
    def page_degrees(self) -> int:
        """By how many degrees clockwise the page is turned that is shown instead of the counters; 0 for those."""
        return NEAR if self.is_on_counters else self._entry_page.degrees

    def face_next(self) -> None:
        """Turn the page that is shown instead of the counters to the next edge."""
        facing = self._entry_page.degrees
        self._face(EDGES[(EDGES.index(facing) + 1) % len(EDGES)])

    def _face(self, degrees: int) -> None:
        """Turn the form and the list of deals to an edge of the table."""
        for page in self._facing:
            page.face(degrees)

    @property
    def _stage(self) -> QWidget:
        """The page with the counters."""
        return self._around if self._each and self._around is not None else self._counters

    def set_each(self, each: bool) -> None:
        """Turn each field to its edge of the table, or all of them to one side."""
        if each == self._each:
            return
        on_counters = self.is_on_counters
        self._each = each
        if self._around is None:
            self._around = AroundView()
            self._around.resized.connect(self._fit)
            self._pages.addWidget(self._around)
        if each:
            self._around.take(self._panels)
        else:
            self._around.give_back(self._panels, self._counters)
            self._face(NEAR)
        if on_counters:
            self._pages.setCurrentWidget(self._stage)
        self._say()
        self._fit()

    def set_look(self, room: str, counting: str, moving: bool) -> None:
        """Set the room whose cloth is drawn, the way of showing points, and whether counters move."""
        self._look = room, counting, moving
        self.set_room(room)
        words = colour(ROOMS[room].text)
        self._counters.set_room(room)
        if self._around is not None:
            self._around.say(self._status.text(), room)
        labels: list[QWidget] = [self._status, self.entry.message]
        for place in self._panels:
            place.set_room(room)
            place.field.set_counting(counting)
            place.field.set_moving(moving)
        labels += [*self.entry.findChildren(Label), *self.entry.findChildren(QRadioButton)]
        for label in labels:
            colours = label.palette()
            colours.setColor(QPalette.ColorRole.WindowText, words)
            label.setPalette(colours)

    def set_keys_mark(self, mark: bool) -> None:
        """Set whether typed digits mark points; if so, the tool tips of the + and − buttons say it."""
        self._keys_mark = mark
        self._name_signs()

    def follow(self, state: TableState) -> None:
        """Show the table in this state; if another deal has been entered, the counters replace the form."""
        before, self._state = self._state, state
        if len(state.sides) != len(self._places) or state.seats != before.seats:
            self._lay(len(state.sides))
        entered = state.deal != before.deal and self.entering and not self.entry.corrects
        if entered or len(state.sides) != len(before.sides):
            self._pages.setCurrentWidget(self._stage)
        for place in self._panels:
            one = state.sides[place.side]
            place.field.set_most(state.most)
            place.field.set_beside([other.points for other in state.sides if other.there])
            place.follow(one if self._deals_at(place) else replace(one, deals=False), one.events * self._has_events)
        self.entry.follow()
        self.undo.setEnabled(state.can_undo)
        self.faults.setVisible(state.has_faults)
        self.set_look(*self._look)
        self._say()
        shape = self._shape_now()
        if shape != self._shape:
            self._fit()
        self._name_signs()

    # What it shows

    def _shape_now(self) -> tuple[object, ...]:
        """Return all that decides where things lie: while it stays as it is, nothing is laid out anew."""
        sides = [(one.name, one.won, one.there, one.events) for one in self._state.sides]
        return self.size(), self._each, self._status.text(), self._digits, self._has_events, sides

    @property
    def _panels(self) -> list[SidePanel]:
        """All fields, also those for further persons of a side."""
        return [*self._places, *self._mirrors]

    @property
    def _at_seats(self) -> list[SidePanel]:
        """The field of each person round the table, clockwise."""
        free = list(self._panels)
        found = []
        for side in self._state.seats or range(len(self._places)):
            own = next(place for place in free if place.side == side)
            free.remove(own)
            found.append(own)
        return found

    def _deals_at(self, place: SidePanel) -> bool:
        """Whether the pack would lie at this field of its side: with each at the own edge, only at the dealer's."""
        at_seats, dealer = self._at_seats, self._state.dealer
        return not self._each or not 0 <= dealer < len(at_seats) or at_seats[dealer] is place

    def _say(self) -> None:
        state = self._state
        lines = state.result or (state.told or state.status,)
        self._status.setText("\n".join(lines))
        self._status.setVisible(not (self._each and self.is_on_counters))
        if self._around is not None:
            self._around.say(self._status.text(), self.room)
        # On the form its own button is the bright one.
        brighten(self.over, self.is_on_counters)
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
            self._turn_to(self._entry_page)
            self.entry.begin()

    def leave(self) -> None:
        """Go back to the counters; an entry that was being corrected stays as it was."""
        self._turn_to(self._stage)
        self.entry.leave()

    def _turn_to(self, page: QWidget) -> None:
        if self._each and self._around is not None and self._touched is not None and page in self._facing:
            self._face(self._around.turn_of(self._touched))
        self._pages.setCurrentWidget(page)
        self._say()
        self._fit()

    def show_deals(self) -> None:
        """Show the earlier deals; a deal that is touched there is corrected."""
        self._turn_to(self._deals_page)

    def _correct(self, row: int) -> None:
        self.entry.begin_correction()
        self.correction_wanted.emit(row)
        self._turn_to(self._entry_page)

    def _name_signs(self) -> None:
        for place in self._panels:
            number, side = place.side + 1, self._state.sides[place.side]
            set_accessible_name(place.plus, self.tr("Mark a point for {name}").format(name=side.name))
            set_accessible_name(place.minus, self.tr("Take a point off {name}").format(name=side.name))
            plus, minus = (self.tr("Key {key}"), self.tr("Key Alt+{key}")) if self._keys_mark else ("", "")
            set_tool_tip(place.plus, plus.format(key=number))
            set_tool_tip(place.minus, minus.format(key=number))

    def _lay(self, sides: int) -> None:
        for place in self._panels:
            place.hide()
            place.deleteLater()
        self._touched = None
        self._places = [SidePanel(side, self._counters) for side in range(sides)]
        further = list(self._state.seats)
        for side in set(further):
            further.remove(side)
        self._mirrors = [SidePanel(side, self._counters) for side in further]
        for place in self._panels:
            place.hide()
            place.marked.connect(lambda points, place=place: self._mark(place, points))
            place.happened.connect(lambda code, place=place: self._happen(place, code))
            place.deals_wanted.connect(lambda place=place: self._touch_figure(place))
            place.dealer_wanted.connect(lambda place=place: self._ask_dealer(place))
        if self._each and self._around is not None:
            self._around.take(self._panels)
        self._arrange()

    def _happen(self, place: SidePanel, code: str) -> None:
        self._touched = place
        self.happened.emit(place.side, code)

    def _touch_figure(self, place: SidePanel) -> None:
        self._touched = place
        self.show_deals()

    def _ask_dealer(self, place: SidePanel) -> None:
        self._touched = place
        self.dealer_wanted.emit(place.side)

    def _mark(self, place: SidePanel, points: int) -> None:
        """Pass on marked points, unless the result of a match is shown: then a touch must not begin another match."""
        self._touched = place
        if not self._state.result:
            self.marked.emit(place.side, points)

    def _arrange(self) -> None:
        """Lay the fields of the sides that are at the table, with figures as large as can be."""
        shown = self._shown()
        if not shown:
            return
        for place in self._panels:
            place.setVisible(place in shown)
        if self._each and self._around is not None:
            self._around.arrange(shown)
        else:
            usual = self._counters.height() + self._status.more_than_a_line
            self._counters.arrange(shown, self._digits, self._has_events, usual)

    @property
    def _digits(self) -> float:
        """The digits of the longest figure, with the room for what is marked."""
        longest = max((len(figure(one.points)) for one in self._state.sides), default=2)
        return max(_FEWEST, longest) + _MARKED * self._has_events

    @property
    def _has_events(self) -> bool:
        """Whether there are buttons for what happens in the deal."""
        most = max((len(one.events) for one in self._state.sides), default=0)
        return not self._state.result and 0 < most <= _MOST_EVENTS

    def _shown(self) -> list[SidePanel]:
        """Return the fields of the sides that are at the table: one of each, or at each edge one of each person."""
        places = self._at_seats if self._each else self._places
        return [place for place in places if self._state.sides[place.side].there]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Lay all fields out alike, with all names in the largest letters that fit the longest one."""
        self._shape = self._shape_now()
        words = max(LEAST_STATUS, round(self._status.fit(self.size()) * _WORDS))
        plain = self.font()
        plain.setPixelSize(words)
        self.entry.setFont(plain)
        self._letter_bar(words)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self._arrange()
        shown = self._shown()
        name = min((place.largest_name(self._digits, self._has_events) for place in shown), default=1)
        for place in shown:
            place.arrange(self._digits, self._has_events, name)

    def _letter_bar(self, largest: int) -> None:
        """Write on the buttons in the ``largest`` letters with which all of them have room, in pixels."""
        shown = [button for button in self._bar if not button.isHidden()]
        for size in range(largest, _LEAST_WORDS - 1, -1):
            for button in self._bar:
                button.setFont(serif(size))
            wide = sum(button.sizeHint().width() for button in shown) + _BETWEEN * (len(shown) + 3)
            if wide <= self.width():
                break

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.undo.setText(self.tr("Undo"))
        self.faults.setText(self.tr("Fault…"))
        self.turn.setText(self.tr("Rotate"))
        self.cash.setText(self.tr("Cash"))
        self.more.setText(self.tr("More…"))
        self.back.setText(self.tr("Close"))
        set_tool_tip(self.back, self.tr("Back to the score sheet (Esc)"))
        self._say()
        self._name_signs()
