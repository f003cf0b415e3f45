"""The form in which a deal is entered by finger: large cells, with a keypad beside them or, upright, below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from cardtable.app.scorekeeper.entry_form import CellPlace
from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.ui.dialogs.base import scrolled
from cardtable.ui.look.control_painting import paint_focus
from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import Label
from cardtable.ui.scorekeeper.bright import brighten
from cardtable.ui.scorekeeper.entry_cells import draw_box
from cardtable.ui.scorekeeper.entry_grid import EntryGrid
from cardtable.ui.scorekeeper.entry_tools import EntryTools
from cardtable.ui.scorekeeper.keypad import FLAT_KEY, HIGH_KEY, Keypad
from cardtable.ui.scorekeeper.wrong import draw_wrong

_CELL = 48
"""The height of a cell in pixels, large enough for a finger."""
_ENOUGH = 480
"""The height in pixels below which the flat keypad is used, so that some lines have room above the keys."""
_UPRIGHT = 0.8
"""A form whose width is a smaller share of its height has the keys below the cells."""


class TableCell(QPushButton):
    """The cell for one category and side, showing a number or a mark."""

    def __init__(self, place: CellPlace, is_mark: bool) -> None:
        super().__init__()
        self.place, self.is_mark = place, is_mark
        self.digit = 0
        self._wrong = self._chosen = False
        self.setCheckable(True)
        self.setMinimumSize(_CELL, _CELL)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fill(self, text: str, follows: str, wrong: bool = False) -> None:
        """Show the text of this cell or, in brackets, the number that follows from other cells; with a red rim if it is
        ``wrong``.
        """
        self._wrong = wrong
        self.update()
        if self.is_mark:
            self.setChecked(bool(text))
        else:
            self.setText(text or (f"({follows.replace('-', '−')})" if follows else ""))

    def choose(self, chosen: bool, digit: int) -> None:
        """Show whether typing goes to this cell, and which digit ticks its box; 0 shows none."""
        if not self.is_mark:
            self.setChecked(chosen)
        self.digit = digit
        self._chosen = chosen
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        button = QStyleOptionButton()
        self.initStyleOption(button)
        # A dark cell would look as if it could not be typed into.
        button.state &= ~QStyle.StateFlag.State_On
        painter.drawControl(QStyle.ControlElement.CE_PushButton, button)
        if self.is_mark:
            draw_box(painter, self, self.digit)
        if self._wrong:
            draw_wrong(painter, self, QPalette.ColorRole.Button)
        if self._chosen:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_focus(painter, QRectF(self.rect()))


class TableEntry(QWidget):
    """Shows the form of a ``SheetForm`` for the next deal, and passes on what is typed and pressed. The chosen cell is
    all that it keeps itself, and whether an entry is corrected here.
    """

    left = Signal()
    """Emitted when the entry that was corrected here is no longer corrected."""

    def __init__(self, sheet: SheetForm, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet, self._form = sheet, sheet.form
        self._chosen: CellPlace | None = None
        self._anew = False
        """Whether the chosen cell has just been touched, so that a digit takes the place of what stands in it."""
        self._grid = EntryGrid(sheet, self._cell, lambda _: (3, 2), self._choose)
        self.faults_button = self._grid.faults
        self.faults_button.setMinimumHeight(_CELL)
        self.faults_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._tools = EntryTools(sheet, self, height=_CELL, focus=False)
        self._here = False
        """Whether the entry that is corrected was chosen here."""
        self.heading = Label()
        """The title of the entry that is corrected here."""
        self.heading.setWordWrap(True)
        head, places = QHBoxLayout(), QHBoxLayout()
        for row in (head, places):
            spaced(row, margin=0, gap=2)
        head.addWidget(self.heading, 1)
        head.addWidget(self._tools.dealer)
        for button in (self._tools.remove, self._tools.earlier, self._tools.later, self._tools.insert):
            places.addWidget(button)
        places.addStretch(1)
        page = QWidget()
        column = QVBoxLayout(page)
        spaced(column, margin=0, gap=2)
        column.addLayout(head)
        column.addLayout(self._tools.methods)
        column.addWidget(self._grid.widget)
        column.addLayout(places)
        column.addStretch(1)
        area = scrolled(page)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.message = Label()
        self.message.setWordWrap(True)
        # However long it is, the keys below it stay where they are.
        self.message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.message.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self.keypad = Keypad()
        self.keypad.pressed.connect(self.press)
        self.keypad.onward.connect(self.go_on)
        self.enter_button = QPushButton()
        self.enter_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        brighten(self.enter_button)
        self.enter_button.clicked.connect(sheet.enter)
        keys = QVBoxLayout()
        spaced(keys, margin=0, gap=1)
        keys.addWidget(self.message, 1)
        keys.addWidget(self.keypad)
        keys.addWidget(self.enter_button)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        spaced(self._halves, margin=2, gap=4)
        self._halves.addWidget(area, 5)
        self._halves.addLayout(keys, 3)
        self._fit()
        self.retranslate()

    # What is asked of it

    @property
    def winners(self) -> Sequence[QPushButton]:
        """The names to be touched where the points of a deal add up to nothing."""
        return self._grid.winners

    def cell(self, code: str, side: int) -> TableCell:
        """Return the cell of a category and side; raises ``KeyError`` if there is none."""
        return self._grid.cells[code, side]

    @property
    def corrects(self) -> bool:
        """Whether an entry is corrected here."""
        return self._here and self._sheet.correcting is not None

    @property
    def _asks(self) -> bool:
        """Whether the form is shown: that for the next deal, or a correction that was begun here."""
        return self._here or self._sheet.correcting is None

    def follow(self) -> None:
        """Show the present form; while an entry is corrected elsewhere, no cells are shown."""
        if self._here and self._sheet.correcting is None:
            self._here = False
            self.left.emit()
        self._grid.widget.setVisible(self._asks)
        self.heading.setText(self._sheet.heading if self._here else "")
        if self._asks:
            self._grid.show_form()
            self._tools.follow()
            for name in self._grid.winners:
                name.setMinimumHeight(_CELL)
            for cell in self._grid.own():
                text, follows = self._form.text(cell.place), self._form.follows(cell.place)
                cell.fill(text, follows, self._form.wrong_at(cell.place) is not None)
        self.enter_button.setVisible(bool(self._form.categories) or not self._asks)
        self.message.setText(self._sheet.message or self._sheet.refusal)
        self.retranslate()
        self._choose(self._chosen if self._chosen in self._form.places else None)

    def begin(self) -> None:
        """Stop correcting, and choose the first open cell."""
        self._sheet.leave_correction()
        self._choose(self._form.next_open())

    def begin_correction(self) -> None:
        """Show the entry that will be corrected from now on."""
        self._here = True

    def leave(self) -> None:
        """Stop correcting an entry that was chosen here."""
        if self._here:
            self._here = False
            self._sheet.leave_correction()

    def go_on(self) -> None:
        """Choose the next open cell, or none if there is none."""
        self._anew = False
        self._choose(self._form.next_open(self._chosen))

    def go_on_or_enter(self) -> None:
        """Choose the next open cell; from the last one, enter the deal, unless that was asked about already."""
        following = self._form.next_open(self._chosen)
        if following is None and not self._form.doubtful:
            self._sheet.enter()
            following = self._form.next_open()
        self._choose(following or self._form.next_open())

    def press(self, key: str) -> None:
        """Press a key of the keypad or a keyboard, as ``EntryForm.press`` does, on the chosen cell."""
        if not self._asks:
            self._sheet.leave_correction()
        anew, self._anew = self._anew, False
        self._choose(self._form.press(self._chosen, key, anew=anew))

    # How it is built

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        low, upright = self.height() < _ENOUGH, self.width() < _UPRIGHT * self.height()
        direction = QBoxLayout.Direction
        self._halves.setDirection(direction.TopToBottom if upright else direction.LeftToRight)
        self.keypad.set_flat(low or upright, low=low)
        self.enter_button.setMinimumHeight(FLAT_KEY if low else HIGH_KEY)

    def _cell(self, place: CellPlace, is_mark: bool) -> TableCell:
        cell = TableCell(place, is_mark)
        cell.clicked.connect(lambda: self._touched(cell))
        return cell

    def _touched(self, cell: TableCell) -> None:
        if not cell.is_mark:
            self._choose(cell.place)
            self._anew = True
            return
        self._form.put(cell.place, "1" if cell.isChecked() else "")

    def _choose(self, place: CellPlace | None) -> None:
        """Choose the cell to which typing goes; none while an entry is corrected elsewhere."""
        place = place if self._asks else None
        self._chosen = place
        # A row of marks takes a digit only while no side has the mark.
        digits = self._form.digits(place) if place is not None and self._form.is_open(place) else {}
        for cell in self._grid.own():
            takes = cell.place == self._chosen and (not cell.is_mark or cell.place in digits)
            cell.choose(takes, digits.get(cell.place, 0))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._grid.retranslate()
        self._tools.retranslate()
        corrects = self._here and not self._sheet.inserting
        words = self.tr("Save the correction") if corrects else self.tr("Enter the deal")
        self.enter_button.setText(self.tr("Enter anyway") if self._form.doubtful else words)
