"""A deal entered with a finger: large cells, and a keypad beside them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from cardtable.ui.dialogs.base import scrolled
from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import Label
from cardtable.ui.scorekeeper.entry_cells import draw_box
from cardtable.ui.scorekeeper.keypad import DELETE, FLAT_KEY, HIGH_KEY, Keypad
from cardtable.ui.scorekeeper.table_state import FormLine, TableState
from cardtable.ui.scorekeeper.unfolder import Unfolder

_CELL = 48
"""Height of a cell, for fingers."""
_ENOUGH = 430
"""Pixels of height below which the keypad lies flat."""
_CHOSEN = {
    QPalette.ColorRole.Button: QPalette.ColorRole.Highlight,
    QPalette.ColorRole.ButtonText: QPalette.ColorRole.HighlightedText,
}
"""How the cell stands out that is typed into."""


class _Cell(QPushButton):
    """What a side has of something."""

    def __init__(self, code: str, side: int, is_mark: bool) -> None:
        super().__init__()
        self.code, self.side, self.is_mark = code, side, is_mark
        self.setCheckable(True)
        self.setMinimumSize(_CELL, _CELL)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def choose(self, chosen: bool) -> None:
        """Show whether what is typed comes here."""
        self.setChecked(chosen)
        colours = QPalette()
        if chosen:
            for role, source in _CHOSEN.items():
                colours.setColor(role, colours.color(source))
        self.setPalette(colours)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.is_mark:
            super().paintEvent(event)
            return
        painter = QStylePainter(self)
        button = QStyleOptionButton()
        self.initStyleOption(button)
        button.state &= ~QStyle.StateFlag.State_On
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, button)
        draw_box(painter, self)


class TableEntry(QWidget):
    """Shows the form of ``TableState`` and says what somebody types; it keeps nothing but which cell is chosen."""

    typed = Signal(str, int, str)
    """What shall stand in the cell of a category and side; a mark is ``1`` or nothing."""
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shape: tuple[object, ...] = ()
        self._cells: list[_Cell] = []
        self._texts: dict[tuple[str, int], str] = {}
        self._open: set[tuple[str, int]] = set()
        self._follows: set[tuple[str, int]] = set()
        """The cells whose figures follow from the others."""
        self._mine: set[tuple[str, int]] = set()
        """The cells that are somebody's in this deal."""
        self._chosen: tuple[str, int] | None = None
        self._rows = QWidget()
        self._grid = QGridLayout(self._rows)
        spaced(self._grid, margin=0, gap=1)
        self._faults = Unfolder()
        self._faults.setMinimumHeight(_CELL)
        self._faults.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._faults.toggled.connect(self._show_faults)
        self._of_faults: list[QWidget] = []
        page = QWidget()
        column = QVBoxLayout(page)
        spaced(column, margin=0, gap=2)
        column.addWidget(self._rows)
        column.addWidget(self._faults)
        column.addStretch(1)
        area = scrolled(page)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._message = Label()
        self._message.setWordWrap(True)
        self.keypad = Keypad()
        self.keypad.pressed.connect(self.press)
        self.keypad.onward.connect(self.go_on)
        self._enter = QPushButton()
        self._enter.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._enter.clicked.connect(self.entered)
        keys = QVBoxLayout()
        spaced(keys, margin=0, gap=1)
        keys.addStretch(1)
        keys.addWidget(self._message)
        keys.addWidget(self.keypad)
        keys.addWidget(self._enter)
        layout = QHBoxLayout(self)
        spaced(layout, margin=2, gap=4)
        layout.addWidget(area, 5)
        layout.addLayout(keys, 3)
        self._fit()
        self.retranslate()

    # What is asked of it

    @property
    def enter_button(self) -> QPushButton:
        return self._enter

    @property
    def faults_button(self) -> QPushButton:
        """Unfolds the faults."""
        return self._faults

    @property
    def message(self) -> Label:
        """What the form comes to."""
        return self._message

    def cell(self, code: str, side: int) -> QPushButton:
        """The cell of a category and side; raises ``KeyError``."""
        for cell in self._cells:
            if (cell.code, cell.side) == (code, side):
                return cell
        raise KeyError((code, side))

    def follow(self, state: TableState) -> None:
        """Show the form as it stands."""
        shape = tuple((one.category.code, one.category.is_mark, len(one.texts)) for one in state.asked)
        if shape != self._shape:
            self._shape = shape
            self._build(state)
        self._texts, self._open, self._follows = {}, set(), set()
        asked = {one.category.code: one for one in state.asked}
        self._mine = {(one.category.code, side) for one in state.asked for side in one.category.sides}
        for cell in self._cells:
            self._fill(cell, asked[cell.code], state)
        self._message.setText(state.message)
        self._enter.setText(self.tr("Enter all the same") if state.doubtful else self.tr("Enter the deal"))
        self._show_faults(self._faults.isChecked())
        if self._chosen not in self._texts:
            self._chosen = None
        self._show_chosen()

    def begin(self) -> None:
        """Choose the first cell that is open."""
        self._chosen = None
        self.go_on()

    def go_on(self) -> None:
        """Choose the next number that is open, or the one that follows in this row from what is typed; without one none
        is chosen.
        """
        places = list(self._texts)
        chosen, after = self._chosen, places
        if chosen in places:
            after = places[places.index(chosen) + 1 :]
        typed = chosen is not None and self._texts.get(chosen)
        row = [place for place in after if chosen is not None and typed and place[0] == chosen[0]][:1]
        beside = [place for place in row if place in self._follows]
        self._chosen = next((place for place in (*beside, *after) if place in self._open or place in beside), None)
        self._show_chosen()

    def press(self, key: str) -> None:
        """A key of the keypad, or of a keyboard: a digit, + or ``DELETE``."""
        if self._chosen is None:
            self.go_on()
        if self._chosen is None:
            return
        text = self._texts[self._chosen]
        self.typed.emit(*self._chosen, text[:-1] if key == DELETE else text + key)

    # How it is built

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        flat = self.height() < _ENOUGH
        self.keypad.set_flat(flat)
        self._enter.setMinimumHeight(FLAT_KEY if flat else HIGH_KEY)

    def _build(self, state: TableState) -> None:
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._cells, self._of_faults = [], []
        self._add_row(0, Label(), [self._head(side.name) for side in state.sides])
        for row, one in enumerate(state.asked, start=1):
            title = Label(one.title)
            title.setWordWrap(True)
            cells = [_Cell(one.category.code, side, one.category.is_mark) for side in range(len(state.sides))]
            for cell in cells:
                cell.clicked.connect(lambda _=False, cell=cell: self._touched(cell))
            self._cells += cells
            self._add_row(row, title, cells)
            if one.is_fault:
                self._of_faults += [title, *cells]
        self._grid.setColumnStretch(0, 3)
        for column in range(len(state.sides)):
            self._grid.setColumnStretch(column + 1, 2)
        self._faults.setVisible(bool(self._of_faults))

    def _add_row(self, row: int, title: Label, widgets: Sequence[QWidget]) -> None:
        self._grid.addWidget(title, row, 0)
        for column, widget in enumerate(widgets, start=1):
            self._grid.addWidget(widget, row, column)

    def _head(self, name: str) -> Label:
        head = Label(name)
        head.setWordWrap(True)
        head.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        return head

    def _fill(self, cell: _Cell, one: FormLine, state: TableState) -> None:
        mine = (cell.code, cell.side) in self._mine
        text, follows = one.texts[cell.side], one.follows[cell.side]
        cell.setVisible(mine)
        if not cell.is_mark:
            cell.setText(text or (f"({follows})" if follows else ""))
        name = self.tr("{title}, {name}").format(title=one.title, name=state.sides[cell.side].name)
        cell.setAccessibleName(name)
        if mine and not cell.is_mark:
            self._texts[cell.code, cell.side] = text
            if not text:
                (self._follows if follows else self._open).add((cell.code, cell.side))
        elif mine:
            cell.setChecked(bool(text))

    def _touched(self, cell: _Cell) -> None:
        if cell.is_mark:
            self.typed.emit(cell.code, cell.side, "1" if cell.isChecked() else "")
            return
        self._chosen = (cell.code, cell.side)
        self._show_chosen()

    def _show_chosen(self) -> None:
        for cell in self._cells:
            if not cell.is_mark:
                cell.choose((cell.code, cell.side) == self._chosen)

    def _show_faults(self, shown: bool) -> None:
        for widget in self._of_faults:
            mine = not isinstance(widget, _Cell) or (widget.code, widget.side) in self._mine
            widget.setVisible(shown and mine)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words."""
        self._faults.setText(self.tr("Enter faults"))
        self._enter.setText(self.tr("Enter the deal"))
