"""The paper about the card that is played: what is chosen, its sum, the ways to choose from, and buttons to play it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.ui.look.bars import Bar
from cardtable.ui.look.look import Heading, spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import Label, on_button, set_accessible_description, set_accessible_name, set_tool_tip
from cardtable.ui.look.word_button import Holds, WordButton

MOST_ROWS = 3
"""How many ways are listed at first."""
MOST_LISTED = 15
"""The most ways on one page once all are wanted."""
_COLUMNS = 3
"""The most columns of ways."""
_ROW = 1.65
"""The height of a way, in lines."""


@dataclass(frozen=True, slots=True)
class Told:
    """The contents of the slip: the ``total`` and ``worth`` of what is chosen; the label of the button that plays
    (``deed``), and whether it can be pressed (``complete``); the moves to choose from (``rows``), the best first, and
    which of them is chosen (``row``); the chosen move as a ``sentence``; and whether touching cards cannot tell the
    ways apart (``alike``).
    """

    total: str
    worth: str
    deed: str
    complete: bool
    rows: tuple[str, ...] = ()
    row: int | None = None
    sentence: str = ""
    alike: bool = False


class Chooser(Bar):
    """The paper. Buttons to play the move, to put it back and for more ways are its holds."""

    confirmed = Signal()
    cancelled = Signal()
    row_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told = Told("", "", "", False)
        self._first = 0
        """The first way on the page that is shown."""
        self._all = False
        """Whether more than the best ways are listed."""
        self._total, self._worth = Heading(1.25), Label()
        whole = QVBoxLayout(self)
        spaced(whole, margin=2, gap=1)
        for label in (self._total, self._worth):
            label.setWordWrap(True)
            whole.addWidget(label)
        self._ways = _Ways()
        whole.addWidget(self._ways)
        self.rows: list[WordButton] = []
        for place in range(MOST_LISTED):
            button = self._ways.add()
            button.main = False
            button.high = _ROW
            button.clicked.connect(self._click(place))
            self.rows.append(button)
        self.holds = Holds(self)
        self.others, self.back, self.take = (self.holds.add() for _ in range(3))
        self.others.clicked.connect(self._turn)
        whole.addWidget(self.holds)
        for button in (*self.rows, self.others, self.take, self.back):
            button.setFocusPolicy(button.focusPolicy().NoFocus)
        self.take.clicked.connect(self.confirmed)
        self.back.clicked.connect(self.cancelled)
        self.retranslate()

    @property
    def kind(self) -> str:
        return self.tr("Your choice")

    @property
    def told(self) -> Told:
        """The contents of the paper."""
        return self._told

    @property
    def first(self) -> int:
        """The number of the first way on the page, from 0."""
        return self._first

    def tell(self, told: Told) -> None:
        """Show ``told``. The page of ways stays unless there are others than before."""
        if told.rows != self._told.rows:
            self._first, self._all = 0, told.alike
        if told.row is not None and told.row >= MOST_ROWS:
            self._all = True
        if told.row is not None:
            self._first = told.row // MOST_LISTED * MOST_LISTED
        self._told = told
        self._write()
        self.want(True)

    def _turn(self) -> None:
        """List all ways instead of the best; those that do not fit on a page are on the next ones."""
        if self._all:
            self._first += MOST_LISTED
        self._all = True
        if self._first >= len(self._told.rows):
            self._first = 0
        self._write()
        self.want(True)

    def _write(self) -> None:
        told = self._told
        for label, words in ((self._total, told.total), (self._worth, told.worth)):
            label.setText(words)
            label.setVisible(bool(words))
        page = told.rows[self._first : self._first + (MOST_LISTED if self._all else MOST_ROWS)]
        for place, button in enumerate(self.rows):
            button.setVisible(place < len(page))
            if place < len(page):
                button.chosen = self._first + place == told.row
                button.setText(on_button(page[place]))
                set_accessible_name(button, page[place])
                button.update()
        self._ways.setVisible(bool(page))
        self._ways.updateGeometry()
        others = len(told.rows) - len(page)
        self.others.setVisible(others > 0)
        self.others.setText(self.tr("%n more way(s)", "", others) if others else "")
        self.take.setText(on_button(told.deed))
        self.take.setEnabled(told.complete)
        set_accessible_name(self.take, told.deed)
        set_accessible_description(self.take, told.sentence)
        self.updateGeometry()

    def key(self, event: QKeyEvent) -> bool:
        """Choose the way whose number is typed: 1 is the first way on the page."""
        from cardtable.ui.look.keys import digit

        number = digit(event) or 0
        if not 1 <= number <= len(self.rows) or self.rows[number - 1].isHidden():
            return False
        self.rows[number - 1].click()
        return True

    def step_back(self) -> bool:
        self.cancelled.emit()
        return True

    def _click(self, place: int) -> Callable[[], None]:
        return lambda: self.row_clicked.emit(self._first + place)

    def retranslate(self) -> None:
        """Set the words of the buttons."""
        self.back.setText(self.tr("Put back"))
        set_tool_tip(self.take, self.tr("Play this (Enter)"))
        set_tool_tip(self.back, self.tr("Put the card back (Esc)"))
        for button in (self.back, self.others):
            set_accessible_name(button, button.text())
        self._write()


class _Ways(Holds):
    """The ways on the paper: below one another, or if they are many and short in columns; a way that is too long for
    its column has a row of its own.
    """

    def fit(self, width: int, line: float) -> int:
        # Nobody says how high a line is: it follows the letters of the paper.
        shown = [button for button in self.buttons if not button.isHidden()]
        columns = 1
        if len(shown) > MOST_ROWS:
            columns = max(
                (many for many in range(1, _COLUMNS + 1) if sum(one.fits(line, width // many) for one in shown) > 1),
                default=1,
            )
        wide = (width - SPACING * (columns - 1)) // columns
        y = high = column = 0
        for button in shown:
            whole = columns == 1 or not button.fits(line, wide)
            if column and (whole or column == columns):
                y, column = y + high + SPACING, 0
            button.set_words(button.text(), line, width if whole else wide)
            high = button.sizeHint().height()
            button.setGeometry(column * (wide + SPACING), y, width if whole else wide, high)
            column = columns if whole else column + 1
        return y + high
