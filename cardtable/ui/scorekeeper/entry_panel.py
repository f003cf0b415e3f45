"""The form in which a deal is entered, built from the categories of its rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.scorekeeper.entry_form import DELETE, CellPlace
from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.core.sheets.categories import FAULT
from cardtable.ui.dialogs.base import scrolled
from cardtable.ui.look.look import Heading, spaced
from cardtable.ui.look.plain import set_accessible_description, set_tool_tip
from cardtable.ui.scorekeeper.bright import BrightButton
from cardtable.ui.scorekeeper.entry_cells import CELL_HEIGHT, RETURN, EntryCell, MarkCell, NumberCell
from cardtable.ui.scorekeeper.entry_grid import EntryGrid
from cardtable.ui.scorekeeper.entry_tools import TOOL_HEIGHT, EntryTools, raise_to
from cardtable.ui.scorekeeper.keypad import FLAT_KEY, Keypad
from cardtable.ui.scorekeeper.message_room import MessageRoom

_BUTTON = 40
"""The height of the button that enters, in pixels."""
_FEW = 2
"""The most sides whose names leave much room for the titles."""


class EntryPanel(QWidget):
    """Shows the form of a ``SheetForm``, and passes on what is typed and pressed."""

    grown = Signal()
    """Emitted when the form needs another height."""

    def __init__(self, sheet: SheetForm, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet, self._form = sheet, sheet.form
        self._unfolding = self._low = False
        self._heading = Heading(1.15)
        self._tools = EntryTools(sheet, self)
        self.dealer_button = self._tools.dealer
        # Titles need room more than the cells of many sides do.
        self._grid = EntryGrid(sheet, self._cell, lambda sides: (4, 2) if sides <= _FEW else (3, 1), self._turn_to)
        self.faults_button = self._grid.faults
        """The button that unfolds the faults."""
        self.faults_button.setMinimumHeight(CELL_HEIGHT)
        # Unfolding it with the mouse leaves the cell that one types into.
        self.faults_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.faults_button.toggled.connect(self._make_room)
        self._words = MessageRoom()
        self.enter_button, self._cancel = BrightButton(), QPushButton()
        for button in (self.enter_button, self._cancel):
            button.setAutoDefault(False)
        self._cancel.hide()
        self._cancel.clicked.connect(sheet.leave_correction)
        self.keypad = Keypad(flat=True)
        """Types into the cell that has the focus, for use by finger or mouse."""
        self.keypad.pressed.connect(self._press)
        self.keypad.onward.connect(self._onward)
        self.keypad.hide()
        self.keypad_button = QToolButton()
        """Shows or hides the keypad; touching a cell with a finger also shows it."""
        self.keypad_button.setCheckable(True)
        self.keypad_button.toggled.connect(self._show_keypad)
        self.enter_button.clicked.connect(self._enter_deal)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, self._enter_deal)
        places = QHBoxLayout()
        for button in (self._tools.earlier, self._tools.later, self._tools.insert):
            places.addWidget(button)
        row = QHBoxLayout()
        row.addWidget(self._tools.remove)
        row.addWidget(self._cancel)
        row.addWidget(self.keypad_button)
        row.addStretch(1)
        row.addWidget(self.enter_button, 2)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=2)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.dealer_button, 0, Qt.AlignmentFlag.AlignRight)
        layout.addLayout(head)
        layout.addLayout(self._tools.methods)
        # The buttons stay in sight, however long the form is.
        form = QWidget()
        column = QVBoxLayout(form)
        spaced(column, margin=0, gap=2)
        column.addWidget(self._grid.widget)
        column.addStretch(1)
        self._area = scrolled(form, snug=True)
        # Its cells take the focus, and scroll the form with them.
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.verticalScrollBar().rangeChanged.connect(lambda _least, most: self._show_unfolded(most))
        self._area.verticalScrollBar().rangeChanged.connect(lambda _least, most: self._keep_width(bool(most)))
        self._beside, self._right = column, column.contentsMargins().right()
        self._keep_width(scrolls=False)
        layout.addWidget(self._area, 1000)
        layout.addWidget(self._words)
        layout.addStretch(0)
        layout.addWidget(self.keypad)
        layout.addLayout(places)
        # A stretch would keep a gap open where none of its buttons is shown.
        layout.setAlignment(places, Qt.AlignmentFlag.AlignLeft)
        layout.addLayout(row)
        layout.addStretch(1)
        self._column_layout, self._above_keys = layout, layout.indexOf(self.keypad) - 1
        sheet.asked.connect(self._show_form)
        sheet.changed.connect(self._follow)
        sheet.turned_to.connect(self._turn_to)

    # What is asked of it

    @property
    def winners(self) -> Sequence[QPushButton]:
        """The names to be touched where the points of a deal add up to nothing."""
        return self._grid.winners

    @property
    def mark_cells(self) -> Sequence[MarkCell]:
        return [cell for cell in self._grid.own() if isinstance(cell, MarkCell)]

    @property
    def message(self) -> str:
        """The message below the form: what the entry would bring, or why it cannot be entered."""
        return self._words.text()

    def cell(self, code: str, side: int) -> EntryCell:
        """Return the control for a category and side in this deal; raises ``KeyError`` if there is none."""
        return {cell.place: cell for cell in self._grid.own()}[code, side]

    def reason(self, code: str) -> str:
        """Return why a category cannot be entered as it is; empty if it can."""
        return next((self._sheet.reason(error) for error in self._form.errors if error.category == code), "")

    # What it shows

    def _show_form(self) -> None:
        """Show the cells that the form asks for now, and fill them anew."""
        focused = self._focused()
        others = self._grid.show_form()
        self._words.begin()
        if others:
            self._size_cells()
            self._order_stops()
        for cell in self._grid.cells.values():
            self._fill(cell, anew=True)
        if focused is not None and (others or self._grid.cells[focused].isHidden()):
            self._turn_to(focused if focused in self._form.places else self._form.first)
        self._tools.follow()
        self._size_buttons()
        self._cancel.setVisible(bool(self._sheet.heading))
        self.enter_button.setVisible(bool(self._form.categories))
        self.retranslate()
        if others:
            # Qt would do so later, one layout within another, and the height would be shared by what was needed before.
            for layout in filter(None, (self._grid.widget.layout(), self._beside)):
                layout.activate()
            self._area.updateGeometry()
            self.grown.emit()

    def _follow(self) -> None:
        """Show the present texts of the form, and what the entry would bring or why it cannot be entered."""
        hint = self.tr("Press a side’s number, or 0 for nobody.")
        self._grid.follow()
        refusal = self._sheet.refusal
        self._words.say(refusal or self._sheet.message or self._sheet.match_over, wrong=bool(refusal))
        self._name_enter()
        for cell in self._grid.own():
            self._fill(cell)
            wrong = self._form.wrong_at(cell.place)
            cell.set_wrong(wrong is not None)
            told = self._sheet.reason(wrong) if wrong is not None else hint if isinstance(cell, MarkCell) else ""
            set_accessible_description(cell, told)

    def _fill(self, cell: EntryCell, anew: bool = False) -> None:
        """Show in ``cell`` what the form has for it. With ``anew`` the text is set even if it is unchanged, so that the
        cell itself has nothing to undo.
        """
        own = cell.place in self._form.places
        text = self._form.text(cell.place) if own else ""
        with QSignalBlocker(cell):
            if isinstance(cell, MarkCell):
                cell.setChecked(bool(text))
                return
            if anew or cell.text() != text:
                cell.setText(text)
            cell.setPlaceholderText(self._form.follows(cell.place) if own else "")

    # What is done with it

    def _turn_to(self, place: CellPlace | None) -> None:
        """Give the focus to a cell, and scroll to it, because Qt scrolls only when the Tab key moves the focus."""
        if place is not None:
            self._grid.cells[place].setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(self._grid.cells[place])

    def _focused(self) -> CellPlace | None:
        """Return the place of the cell that has the focus; None if none has it."""
        focused = self.focusWidget()
        return next((place for place, cell in self._grid.cells.items() if cell is focused), None)

    def _go_on(self, place: CellPlace) -> None:
        """Go to the next open cell after ``place``, or enter the deal if there is none."""
        following = self._form.next_open(place)
        if following is None and not self._form.doubtful:
            self._enter_deal()
        # A question is answered by the button or by Ctrl+Return, never by another Return.
        self._turn_to(self._form.next_open() if self._form.doubtful else following)

    def _onward(self) -> None:
        """Go to the next open cell, and from the last one to the button that enters, so that a finger enters nothing by
        accident.
        """
        place = self._focused()
        following = self._form.next_open(place)
        if following is None and place is not None:
            self.enter_button.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._turn_to(following or self._form.first)

    def _press(self, key: str) -> None:
        self._turn_to(self._form.press(self._focused(), key, self._write))

    def _write(self, place: CellPlace, key: str) -> None:
        """Write a key at the cursor of the number cell at ``place``."""
        cell = self._grid.cells[place]
        assert isinstance(cell, NumberCell)
        if place != self._focused():
            self._turn_to(place)
        if key == DELETE:
            cell.backspace()
        else:
            cell.insert(key)

    def _enter_deal(self) -> None:
        """Enter the deal. If that cannot be done, bring the row that is wrong into sight; if there is a question, go to
        the first cell that is open.
        """
        self._sheet.enter()
        error = self._form.error
        beside = [cell for cell in self._grid.own() if error is not None and cell.place[0] == error.category]
        if self._form.doubtful:
            self._turn_to(self._form.next_open())
        elif beside and not beside[0].isHidden():
            self._area.ensureWidgetVisible(beside[0])

    # How it is built

    def _order_stops(self) -> None:
        """Set the order of the Tab key: through the cells as they are laid out, then through the buttons."""
        faults = {category.code for category in self._form.categories if category.group == FAULT}
        above: list[QWidget] = [cell for (code, _), cell in self._grid.cells.items() if code not in faults]
        below: list[QWidget] = [cell for (code, _), cell in self._grid.cells.items() if code in faults]
        tools = (self._cancel, self._tools.remove)
        stops = [*above, self.faults_button, *below, self.enter_button, self.keypad_button, *tools]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def _cell(self, place: CellPlace, is_mark: bool) -> EntryCell:
        cell = MarkCell(place) if is_mark else NumberCell(place)
        cell.entered.connect(self._enter_deal)
        cell.onward.connect(lambda: self._go_on(place))
        cell.steps.connect(lambda down, right: self._turn_to(self._form.step(place, down, right)))
        if isinstance(cell, MarkCell):
            cell.toggled.connect(lambda on: self._form.put(place, "1" if on else ""))
            cell.given.connect(lambda number: self._turn_to(self._form.give(place, number - 1)))
            cell.reached.connect(lambda here: self._show_digits(place if here else None))
        else:
            cell.textChanged.connect(lambda text: self._form.put(place, text))
            cell.touched.connect(lambda: self.keypad_button.setChecked(True))
        return cell

    def _show_digits(self, place: CellPlace | None) -> None:
        """Show in the marks of the row of ``place`` which digits give them; with None show no digits."""
        digits = self._form.digits(place)
        for mark in self.mark_cells:
            mark.set_digit(digits.get(mark.place, 0))

    def _show_keypad(self, shown: bool) -> None:
        self.keypad.setVisible(shown)
        # A message above the keys, be it one line or more, must not move them under a finger.
        self._column_layout.setStretch(self._above_keys, int(shown))
        self._column_layout.setStretch(self._column_layout.count() - 1, int(not shown))
        self._size_cells()
        self.grown.emit()

    def _size_cells(self) -> None:
        """Make the cells high enough for fingers while the keypad is shown, and keep other screen keyboards away."""
        fingers = self.keypad_button.isChecked()
        for cell in self._grid.cells.values():
            cell.setMinimumHeight(FLAT_KEY if fingers else CELL_HEIGHT)
            cell.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, not fingers and isinstance(cell, NumberCell))
            if isinstance(cell, NumberCell):
                cell.by_finger = fingers

    def _size_buttons(self) -> None:
        """Make the buttons as high as their letters need."""
        for button in (self.enter_button, self.keypad_button):
            raise_to(button, _BUTTON)
        raise_to(self._cancel, TOOL_HEIGHT)

    def _make_room(self, shown: bool) -> None:
        """Adapt the height of the form to faults that are shown or hidden."""
        self._area.updateGeometry()
        self.grown.emit()
        self._unfolding = shown

    def _keep_width(self, scrolls: bool) -> None:
        """Keep room for the scroll bar while the form is shown whole, so that no cell moves aside when it comes."""
        margins = self._beside.contentsMargins()
        bar = 0 if scrolls else self._area.verticalScrollBar().sizeHint().width()
        margins.setRight(self._right + bar)
        self._beside.setContentsMargins(margins)

    def _show_unfolded(self, most: int) -> None:
        """Scroll to the faults that have just been unfolded, once the scroll area has its new range."""
        if self._unfolding and most:
            self._unfolding = False
            self._area.verticalScrollBar().setValue(self.faults_button.y())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() in RETURN and isinstance(focused, QPushButton):
            # No button is the window's default button.
            focused.click()
        else:
            super().keyPressEvent(event)

    def set_low(self, low: bool) -> None:
        """Leave the room to cells and keys: without the heading, unless that says what is being corrected."""
        self._low = low
        self._heading.setVisible(bool(self._sheet.heading) or not low)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(0, max(0, self._words.usual - self._words.height()))

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            # Below a form that has to be scrolled, words take room from it when they come.
            others = self._column_layout.sizeHint().height() - self._words.height()
            self._words.spare(self.height() - others)
        return done

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._tools.follow()
            self._size_buttons()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._grid.retranslate()
        for cell in self.mark_cells:
            code, side = cell.place
            words = self.tr("{title} for {name}: press {key}, or 0 for nobody")
            key = self._form.digits(cell.place).get(cell.place, 0)
            title = self._sheet.title(code)
            told = words.format(title=title, name=self._sheet.sides[side], key=key) if key else title
            set_tool_tip(cell, told)
        self._tools.retranslate()
        self._cancel.setText(self.tr("Cancel"))
        self._heading.setText(self._sheet.heading or self._sheet.title_of_next)
        self.set_low(self._low)
        self._name_enter()
        self.keypad_button.setText(self.tr("Keypad"))
        set_tool_tip(self.keypad_button, self.tr("Enter numbers with the mouse or a finger"))

    def _name_enter(self) -> None:
        corrects = self._sheet.heading and not self._sheet.inserting
        words = self.tr("Save the &correction") if corrects else self.tr("&Enter")
        self.enter_button.setText(self.tr("&Enter anyway") if self._form.doubtful else words)
