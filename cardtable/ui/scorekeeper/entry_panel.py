"""The form in which a deal is entered, built from the categories of its rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QRadioButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.core.sheets.categories import FAULT, Amounts, Category, Cell, EntryError
from cardtable.ui.dialogs.base import scrolled
from cardtable.ui.look.look import Heading, spaced
from cardtable.ui.look.palette import CARD_RED, colour
from cardtable.ui.look.plain import Label, on_button, set_tool_tip
from cardtable.ui.scorekeeper.entry_cells import CELL_HEIGHT, RETURN, EntryCell, MarkCell, NumberCell
from cardtable.ui.scorekeeper.keypad import DELETE, FLAT_KEY, Keypad
from cardtable.ui.scorekeeper.unfolder import Unfolder
from cardtable.words.entries import entry_reason, method_title
from cardtable.words.family import FamilyWords

_LIGHT_RED = "#ff9d8f"
_MIDDLE = 128
_REASON = 64
"""Pixels below a cell within which the reason of a refusal stands."""
_FEW = 2
"""Sides with whose names the form is not crowded."""


def _warning(colours: QPalette) -> QColor:
    """A red that can be read on light and on dark windows."""
    dark = colours.color(QPalette.ColorRole.Window).lightness() < _MIDDLE
    return colour(_LIGHT_RED if dark else CARD_RED)


class EntryPanel(QWidget):
    """Asks for what happened in a deal. It knows nothing of games and decides nothing: whoever shows it checks
    ``cells`` whenever they ``changed`` and takes them when somebody ``entered`` them.

    The cells of a form stay from deal to deal, and only what belongs to those who play another part appears and
    disappears: what is typed ahead finds its cell.
    """

    changed = Signal()
    entered = Signal()
    cancelled = Signal()
    removed = Signal()
    moved = Signal(int)
    """The entry that is corrected shall stand so many places later."""
    insertion_wanted = Signal()
    """A deal was forgotten before the entry that is corrected."""
    method_wanted = Signal(str)
    dealer_wanted = Signal(int)
    """The deal was dealt by the person at this place among those who can deal."""
    grown = Signal()
    """The form wants another height."""

    def __init__(self, family: FamilyWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._family = family
        self._categories: tuple[Category, ...] = ()
        self._sides: tuple[str, ...] = ()
        self._playing: tuple[str, ...] = ()
        self._methods: tuple[str, ...] = ()
        self._method = ""
        self._correcting = ""
        self._existing = True
        self._filling = False
        self._stepped_to: EntryCell | None = None
        self._column = 0
        self._unfolding = False
        self._cells: list[EntryCell] = []
        """All cells of the form, also those that belong to nobody in this deal."""
        self._numbers: list[NumberCell] = []
        self._marks: list[MarkCell] = []
        self._doubtful = False
        self._reasons: dict[str, Label] = {}
        self._titles: dict[str, Label] = {}
        self._fault_widgets: list[QWidget] = []
        self._heading = Heading(1.15)
        self._dealer = QToolButton()
        self._dealer.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._dealer.setMinimumHeight(34)
        self._dealers = QMenu(self._dealer)
        self._dealer.setMenu(self._dealers)
        self._methods_row = QHBoxLayout()
        self._method_group = QButtonGroup(self)
        self._grid_box = QVBoxLayout()
        self._grid_widget = QWidget()
        self._faults = Unfolder()
        self._faults.setMinimumHeight(CELL_HEIGHT)
        self._faults.toggled.connect(self._show_faults)
        self._words = Label()
        self._words.setWordWrap(True)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self._enter, self._cancel, self._remove = QPushButton(), QPushButton(), QPushButton()
        for button, height in ((self._enter, 40), (self._cancel, 34), (self._remove, 34)):
            button.setMinimumHeight(height)
        # No default button: Return in the list of deals opens a deal and must not enter another.
        for button in (self._enter, self._cancel, self._remove):
            button.setAutoDefault(False)
        self._keypad = Keypad(flat=True)
        self._keypad.pressed.connect(self._press)
        self._keypad.onward.connect(self._onward)
        self._keypad.hide()
        self._keypad_button = QToolButton()
        self._keypad_button.setText("123")
        self._keypad_button.setCheckable(True)
        self._keypad_button.setMinimumHeight(40)
        self._keypad_button.toggled.connect(self._show_keypad)
        self._enter.clicked.connect(self.entered)
        self._cancel.clicked.connect(self.cancelled)
        self._remove.clicked.connect(self.removed)
        self._method_group.idClicked.connect(lambda place: self.method_wanted.emit(self._methods[place]))
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, self.entered.emit)
        self._earlier, self._later, self._insert = QPushButton(), QPushButton(), QPushButton()
        self._of_existing = (self._remove, self._earlier, self._later, self._insert)
        self._earlier.clicked.connect(lambda: self.moved.emit(-1))
        self._later.clicked.connect(lambda: self.moved.emit(1))
        self._insert.clicked.connect(self.insertion_wanted)
        places = QHBoxLayout()
        for button in self._of_existing[1:]:
            button.setMinimumHeight(34)
            button.setAutoDefault(False)
            button.hide()
            places.addWidget(button)
        places.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(self._remove)
        row.addWidget(self._cancel)
        row.addWidget(self._keypad_button)
        row.addStretch(1)
        row.addWidget(self._enter, 2)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=2)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self._dealer)
        layout.addLayout(head)
        self._methods_row.addStretch(1)
        layout.addLayout(self._methods_row)
        # What is done with the entry stays in sight however long the form is.
        form = QWidget()
        column = QVBoxLayout(form)
        spaced(column, margin=0, gap=2)
        column.addLayout(self._grid_box)
        column.addStretch(1)
        self._form = scrolled(form, snug=True)
        # Its cells take the focus, and scroll the form with them.
        self._form.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._form.verticalScrollBar().rangeChanged.connect(lambda _least, most: self._show_unfolded(most))
        layout.addWidget(self._form, 1000)
        layout.addWidget(self._words)
        layout.addStretch(0)
        layout.addWidget(self._keypad)
        layout.addLayout(places)
        layout.addLayout(row)
        layout.addStretch(1)
        self._column_layout, self._above_keys = layout, layout.indexOf(self._keypad) - 1
        self._cancel.hide()
        self._remove.hide()

    # What is asked of it

    @property
    def enter_button(self) -> QPushButton:
        return self._enter

    @property
    def faults_button(self) -> QPushButton:
        """Unfolds the faults."""
        return self._faults

    @property
    def keypad(self) -> Keypad:
        """Types into the cell that has the focus, for a finger or a mouse alone."""
        return self._keypad

    @property
    def keypad_button(self) -> QToolButton:
        """Shows the keypad; a cell that is touched with a finger does so by itself."""
        return self._keypad_button

    @property
    def dealer_button(self) -> QToolButton:
        """Names the dealer; its menu has everybody who can have dealt."""
        return self._dealer

    def set_dealers(self, names: Sequence[str], dealer: int) -> None:
        """Offer those who can have dealt, the one at ``dealer`` being taken for the dealer; nobody: hide it."""
        self._dealer.setVisible(bool(names))
        self._dealers.clear()
        for place, name in enumerate(names):
            words = self.tr("{name} deals").format(name=name)
            action = self._dealers.addAction(on_button(words))
            set_tool_tip(action, words)
            action.setCheckable(True)
            action.setChecked(place == dealer)
            action.triggered.connect(lambda _, place=place: self.dealer_wanted.emit(place))
            if place == dealer:
                self._dealer.setText(on_button(words))
                self._dealer.setAccessibleName(words)

    def method_button(self, method: str) -> QAbstractButton:
        """The button of a way of entering deals. Raises ``ValueError`` if it is not offered."""
        return self._method_group.button(self._methods.index(method))

    @property
    def number_cells(self) -> Sequence[NumberCell]:
        return self._numbers

    @property
    def mark_cells(self) -> Sequence[MarkCell]:
        return self._marks

    @property
    def message(self) -> str:
        """What the entry would come to, or why it cannot be."""
        return self._words.text()

    def cell(self, code: str, side: int) -> EntryCell:
        """The control of a category and side; raises ``KeyError``."""
        for cell in self._all_cells():
            if cell.category.code == code and cell.side == side:
                return cell
        raise KeyError((code, side))

    def shown(self, code: str, side: int) -> tuple[str, str]:
        """What stands in a cell, ``1`` for a mark, and what follows from the others; raises ``KeyError``."""
        cell = self.cell(code, side)
        if isinstance(cell, MarkCell):
            return "1" if cell.isChecked() else "", ""
        return cell.text(), cell.placeholderText()

    def put(self, code: str, side: int, text: str) -> None:
        """Let something stand in a cell, as if it had been typed there; raises ``KeyError``."""
        cell = self.cell(code, side)
        if text and cell.category.group == FAULT:
            self._faults.setChecked(True)
        if isinstance(cell, MarkCell):
            cell.setChecked(bool(text))
        else:
            cell.setText(text)

    @property
    def refusal(self) -> str:
        """What is told beside a cell, if something is."""
        return next((label.text() for label in self._reasons.values() if label.text()), "")

    def reason(self, code: str) -> str:
        """What is told beside the cells of a category."""
        label = self._reasons.get(code)
        return label.text() if label is not None else ""

    def _all_cells(self) -> list[EntryCell]:
        """The cells of this deal, row by row."""
        return [cell for cell in self._cells if cell.side in cell.category.sides]

    def cells(self) -> tuple[Cell, ...]:
        """Everything that has been entered, in the order of the form."""
        found = [
            Cell(cell.category.code, cell.side, " ".join(cell.text().split()))
            for cell in self._numbers
            if cell.text().strip()
        ]
        found += [Cell(cell.category.code, cell.side, "1") for cell in self._marks if cell.isChecked()]
        order = {category.code: place for place, category in enumerate(self._categories)}
        return tuple(sorted(found, key=lambda cell: (order[cell.code], cell.side)))

    def set_form(
        self,
        categories: Sequence[Category],
        sides: Sequence[str],
        playing: Sequence[str],
        methods: Sequence[str],
        method: str,
        cells: Sequence[Cell] = (),
        correcting: str = "",
        existing: bool = True,
    ) -> None:
        """Ask for ``categories``, filled with ``cells``. ``correcting`` names the entry that is being corrected, if it
        is ``existing``, or the place where another one is made.
        """
        codes = [category.code for category in categories]
        same = codes == [category.code for category in self._categories] and tuple(sides) == self._sides
        same = same and all(
            one.is_mark == other.is_mark for one, other in zip(categories, self._categories, strict=True)
        )
        self._categories, self._sides = tuple(categories), tuple(sides)
        self._playing, self._methods, self._method = tuple(playing), tuple(methods), method
        self._correcting, self._existing = correcting, existing
        self._filling = True
        if not same:
            self._build()
        self._distribute()
        self._build_methods()
        self._fill(cells)
        self._filling = False
        self._cancel.setVisible(bool(correcting))
        self._enter.setVisible(bool(self._categories))
        for button in self._of_existing:
            button.setVisible(bool(correcting) and existing)
        self.retranslate()
        self.changed.emit()
        if not same:
            self.grown.emit()

    def take_focus(self) -> None:
        """Begin at the first cell."""
        first = next(iter(self._numbers), None) or next(iter(self._marks), None)
        if first is not None:
            self._reach(first)

    def go_on(self) -> None:
        """Begin at the first cell that is open, after what has been typed before."""
        found = next((cell for cell in self._all_cells() if self._is_open(cell)), None)
        if found is None:
            self.take_focus()
        else:
            self._reach(found)

    @property
    def doubtful(self) -> bool:
        """Whether it has been asked if the entry shall be made although something is missing in it."""
        return self._doubtful

    def doubt(self, words: str) -> None:
        """Ask once whether the entry shall be made although something is missing in it, until something is changed."""
        self._doubtful = True
        self._words.setText(words)
        self._name_enter()
        self._enter.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, words: str, follows: Amounts | None = None) -> None:
        """Say what the entry comes to; ``follows`` shows in grey what need not be typed."""
        self._clear_reasons()
        self._trust()
        self._words.setText(words)
        for cell in self._numbers:
            amount = (follows or {}).get(cell.category.code, {}).get(cell.side)
            cell.setPlaceholderText("" if amount is None else str(amount))

    def refuse(self, error: EntryError, seek: bool = False) -> None:
        """Say beside the cell why the entry cannot be; ``seek`` scrolls to it."""
        self._clear_reasons()
        self._trust()
        words = entry_reason(error, self._family, self._playing)
        label = self._reasons.get(error.category)
        self._words.setText("" if label is not None else words)
        if label is not None:
            colours = label.palette()
            colours.setColor(QPalette.ColorRole.WindowText, _warning(self.palette()))
            label.setPalette(colours)
            label.setText(words)
            label.show()
            beside = [
                cell for cell in self._all_cells() if cell.category.code == error.category and not cell.isHidden()
            ]
            if seek and beside:
                # The reason stands below the cell; where, is known only when the form has been laid out anew.
                self._form.ensureWidgetVisible(beside[0], 0, _REASON)
        for cell in self._all_cells():
            wrong = cell.category.code == error.category and error.side in (cell.side, -1)
            cell.setAccessibleDescription(words if wrong else "")

    def _trust(self) -> None:
        if self._doubtful:
            self._doubtful = False
            self._name_enter()

    def _clear_reasons(self) -> None:
        for label in self._reasons.values():
            label.hide()
            label.clear()
        for cell in self._all_cells():
            cell.setAccessibleDescription("")
        for number in self._numbers:
            number.setPlaceholderText("")

    # How it is built

    def _build(self) -> None:
        self._faults.setParent(self)
        self._grid_box.removeWidget(self._grid_widget)
        self._grid_widget.hide()
        self._grid_widget.deleteLater()
        self._cells, self._numbers, self._marks = [], [], []
        self._stepped_to = None
        self._reasons, self._titles, self._fault_widgets = {}, {}, []
        self._grid_widget = QWidget()
        grid = QGridLayout(self._grid_widget)
        spaced(grid, margin=0, gap=1)
        grid.setHorizontalSpacing(8)
        columns = len(self._sides)
        self._add_heads(grid, 0)
        for side in range(columns):
            # Titles need room more than the cells of many sides do.
            grid.setColumnStretch(side + 1, 2 if columns <= _FEW else 1)
        grid.setColumnStretch(0, 4 if columns <= _FEW else 3)
        faults_above = 0
        for place, category in enumerate(self._categories):
            if category.group == FAULT and not faults_above:
                faults_above = 1
                grid.addWidget(self._faults, 1 + 2 * place, 0)
                # Those at the top go out of sight when the faults are scrolled to.
                self._fault_widgets += self._add_heads(grid, 1 + 2 * place)
            title = Label()
            title.setWordWrap(True)
            self._titles[category.code] = title
            row = 1 + 2 * place + faults_above
            widgets: list[QWidget] = [title]
            grid.addWidget(title, row, 0)
            for side in range(columns):
                grid.addWidget(self._cell(category, side), row, side + 1)
            reason = Label()
            reason.setWordWrap(True)
            reason.setAlignment(Qt.AlignmentFlag.AlignRight)
            font = reason.font()
            font.setBold(True)
            reason.setFont(font)
            reason.hide()
            self._reasons[category.code] = reason
            grid.addWidget(reason, row + 1, 0, 1, columns + 1)
            if category.group == FAULT:
                self._fault_widgets += widgets
        self._grid_box.addWidget(self._grid_widget)
        self._size_cells()
        self._faults.setVisible(bool(self._fault_widgets))
        self._order_stops()

    def _distribute(self) -> None:
        """Let everybody have the cells that are his in this deal."""
        given = {category.code: category for category in self._categories}
        for cell in self._cells:
            cell.category = given[cell.category.code]
        mine = [cell for cell in self._cells if cell.side in cell.category.sides]
        self._numbers = [cell for cell in mine if isinstance(cell, NumberCell)]
        self._marks = [cell for cell in mine if isinstance(cell, MarkCell)]
        focused = self.focusWidget()
        self._show_cells()
        if focused in self._cells and focused.isHidden():
            self.take_focus()

    def _order_stops(self) -> None:
        """From cell to cell as they stand, and then to what is done with the entry."""
        order = {category.code: place for place, category in enumerate(self._categories)}
        cells = sorted(self._cells, key=lambda cell: (order[cell.category.code], cell.side))
        above: list[QWidget] = [cell for cell in cells if cell.category.group != FAULT]
        below: list[QWidget] = [cell for cell in cells if cell.category.group == FAULT]
        stops = [*above, self._faults, *below, self._enter, self._keypad_button, self._cancel, self._remove]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    def _add_heads(self, grid: QGridLayout, row: int) -> list[Label]:
        """The sides' names above their columns."""
        heads = [Label(name) for name in self._sides]
        for column, head in enumerate(heads, start=1):
            head.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
            head.setWordWrap(True)
            grid.addWidget(head, row, column)
        return heads

    def _cell(self, category: Category, side: int) -> EntryCell:
        if category.is_mark:
            mark = MarkCell(category, side)
            mark.toggled.connect(lambda on: self._marked(mark, on))
            mark.entered.connect(self.entered)
            mark.onward.connect(lambda: self._go_on(mark))
            mark.steps.connect(lambda down, right: self._step(mark, down, right))
            mark.given.connect(lambda number: self._give(mark, number - 1))
            mark.reached.connect(lambda here: self._number(mark.category, here))
            self._cells.append(mark)
            return mark
        number = NumberCell(category, side)
        number.textChanged.connect(self._tell_changed)
        number.entered.connect(self.entered)
        number.touched.connect(lambda: self._keypad_button.setChecked(True))
        number.onward.connect(lambda: self._go_on(number))
        number.steps.connect(lambda down, right: self._step(number, down, right))
        self._cells.append(number)
        return number

    def _go_on(self, cell: EntryCell) -> None:
        """Go to the next cell that is open, or enter the deal where none is."""
        following = self._next_open(cell)
        if following is not None:
            self._reach(following)
        else:
            self.entered.emit()

    def _reach(self, control: QWidget) -> None:
        """Give the focus to a cell or a button; of itself a form scrolls with the Tab key alone."""
        control.setFocus(Qt.FocusReason.TabFocusReason)
        self._form.ensureWidgetVisible(control)

    def _next_open(self, cell: EntryCell) -> EntryCell | None:
        """The first cell behind this one that is open, or the grey figure that follows in its row from what is typed:
        whoever reads out all of a row must not find the last of it in the next one.
        """
        if isinstance(cell, NumberCell) and cell.text().strip():
            row = [one for one in self._numbers if one.category == cell.category and one.side > cell.side]
            if row and row[0].placeholderText() and not row[0].text().strip():
                return row[0]
        rows = {category.code: row for row, category in enumerate(self._categories)}

        def place(one: EntryCell) -> tuple[int, int]:
            # A mark that is one's alone is asked for once in a row.
            alone = isinstance(one, MarkCell)
            return rows[one.category.code], -1 if alone else one.side

        behind = (one for one in self._all_cells() if place(one) > place(cell) and self._is_open(one))
        return next(behind, None)

    def _focused(self) -> EntryCell | None:
        """The cell that has the focus."""
        focused = self.focusWidget()
        return next((cell for cell in self._all_cells() if cell is focused), None)

    def _onward(self) -> None:
        """Go to the next cell that is open, and from the last one to the button: a finger enters nothing unawares."""
        cell = self._focused()
        if cell is None:
            self.go_on()
            return
        self._reach(self._next_open(cell) or self._enter)

    def _press(self, key: str) -> None:
        """A key of the keypad, for the cell that has the focus, or else for the first number that is open."""
        cell = self._focused()
        if isinstance(cell, MarkCell) and key.isdigit() and self._is_open(cell) and int(key) <= len(self._sides):
            # While the row is nobody's, the digits stand beside its boxes.
            self._give(cell, int(key) - 1)
            return
        if not isinstance(cell, NumberCell):
            cell = next((one for one in self._numbers if self._is_open(one)), None)
            if cell is None:
                return
            self._reach(cell)
        if key == DELETE:
            cell.backspace()
        else:
            cell.insert(key)

    def _show_keypad(self, shown: bool) -> None:
        self._keypad.setVisible(shown)
        # What is said above the keys, of one line or several, must not move them under a finger.
        self._column_layout.setStretch(self._above_keys, int(shown))
        self._column_layout.setStretch(self._column_layout.count() - 1, int(not shown))
        self._size_cells()
        self.grown.emit()

    def _size_cells(self) -> None:
        """Beside the keypad all cells are for fingers, and no other keyboard comes up."""
        fingers = self._keypad_button.isChecked()
        for cell in self._cells:
            cell.setMinimumHeight(FLAT_KEY if fingers else CELL_HEIGHT)
            cell.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, not fingers and isinstance(cell, NumberCell))

    def _is_open(self, cell: EntryCell) -> bool:
        """Whether something is to be entered in a cell: a number that does not follow from others, or what is always
        somebody's and nobody's yet.
        """
        if cell.category.group == FAULT:
            return False
        if isinstance(cell, NumberCell):
            return not cell.text().strip() and not cell.placeholderText()
        row = [one for one in self._marks if one.category == cell.category]
        return bool(cell.category.due) and not any(one.isChecked() for one in row)

    def _step(self, cell: EntryCell, down: int, right: int) -> None:
        """Go to the next cell in a direction. Up and down go row by row, in the column in which they began as far as
        it has cells.
        """
        rows = {category.code: row for row, category in enumerate(self._categories)}
        here = rows[cell.category.code]
        column = self._column if down and self._stepped_to is cell else cell.side

        def way(other: EntryCell) -> tuple[int, int]:
            if down:
                return (rows[other.category.code] - here) * down, abs(other.side - column)
            return (other.side - cell.side) * right, 0

        cells = [other for other in self._all_cells() if not other.isHidden() and way(other)[0] > 0]
        cells = [other for other in cells if down or rows[other.category.code] == here]
        if cells:
            found = min(cells, key=way)
            self._stepped_to, self._column = found, column if down else found.side
            self._reach(found)

    def _number(self, category: Category, here: bool) -> None:
        """Show the digits that give the marks of the row in which the focus is."""
        for mark in self._marks:
            if mark.category == category:
                mark.set_numbered(here)

    def _give(self, mark: MarkCell, side: int) -> None:
        """Give the mark of a row to a side; -1: to nobody. Where one alone can have it, go on to the next row."""
        row = {other.side: other for other in self._marks if other.category == mark.category}
        if side >= 0 and side not in row:
            return
        alone = mark.category.together == 1
        for other in row.values():
            if other.side == side:
                other.setChecked(alone or not other.isChecked())
            elif side < 0:
                other.setChecked(False)
        if alone or side < 0:
            self._step(mark, 1, 0)

    def _marked(self, chosen: MarkCell, on: bool) -> None:
        if on and chosen.category.together == 1:
            for other in self._marks:
                if other is not chosen and other.category.code == chosen.category.code:
                    other.setChecked(False)
        self._tell_changed()

    def _tell_changed(self) -> None:
        if not self._filling:
            self.changed.emit()

    def _build_methods(self) -> None:
        buttons = self._method_group.buttons()
        wanted = self._methods if len(self._methods) > 1 else ()
        for button in buttons[len(wanted) :]:
            self._method_group.removeButton(button)
            self._methods_row.removeWidget(button)
            button.hide()
            button.deleteLater()
        for place in range(len(buttons), len(wanted)):
            made = QRadioButton()
            self._method_group.addButton(made, place)
            self._methods_row.insertWidget(place, made)
        if wanted:
            self._method_group.button(wanted.index(self._method)).setChecked(True)

    def _fill(self, cells: Sequence[Cell]) -> None:
        given = {(cell.code, cell.side): cell.text for cell in cells}
        faults = False
        for mark in self._cells:
            if isinstance(mark, NumberCell):
                mark.setText(given.get((mark.category.code, mark.side), ""))
                continue
            on = (mark.category.code, mark.side) in given and mark in self._marks
            faults = faults or (on and mark.category.group == FAULT)
            mark.setChecked(on)
        self._faults.setChecked(faults)

    def _show_faults(self, shown: bool) -> None:
        self._show_cells()
        self._form.updateGeometry()
        self.grown.emit()
        self._unfolding = shown and bool(self._fault_widgets)

    def _show_cells(self) -> None:
        """Show what is somebody's in this deal, and the faults if they are unfolded."""
        shown = self._faults.isChecked()
        for widget in self._fault_widgets:
            widget.setVisible(shown)
        for cell in self._cells:
            own = cell.side in cell.category.sides
            cell.setVisible(own and (shown or cell.category.group != FAULT))

    def _show_unfolded(self, most: int) -> None:
        """Bring the faults into sight, once the room for them has been made."""
        if self._unfolding and most:
            self._unfolding = False
            self._form.verticalScrollBar().setValue(self._faults.y())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() in RETURN and isinstance(focused, QPushButton):
            # None of the buttons is the window's default one.
            focused.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words."""
        for code, label in self._titles.items():
            label.setText(self._family.category(code, self._playing))
        for cell in self._all_cells():
            title = self._family.category(cell.category.code, self._playing)
            cell.setAccessibleName(self.tr("{title}, {name}").format(title=title, name=self._sides[cell.side]))
            if isinstance(cell, MarkCell):
                set_tool_tip(cell, title)
                cell.setAccessibleDescription(self.tr("The digits give it to a side, 0 to nobody."))
        for button in self._method_group.buttons():
            button.setText(method_title(self._methods[self._method_group.id(button)]))
        self._heading.setText(self._correcting or self.tr("Enter a deal"))
        self._faults.setText(self.tr("Enter faults"))
        self._name_enter()
        self._keypad_button.setAccessibleName(self.tr("Keypad"))
        set_tool_tip(self._keypad_button, self.tr("Keypad"))
        self._cancel.setText(self.tr("Cancel"))
        self._remove.setText(self.tr("&Remove"))
        self._earlier.setText(self.tr("Ear&lier"))
        self._later.setText(self.tr("La&ter"))
        self._insert.setText(self.tr("&Insert a deal before it"))

    def _name_enter(self) -> None:
        corrects = self._correcting and self._existing
        words = self.tr("Save the &correction") if corrects else self.tr("&Enter")
        self._enter.setText(self.tr("&Enter all the same") if self._doubtful else words)
