"""A slip of paper on the cloth beside the card that is played: what is chosen, its sum, and buttons to play it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from cardtable.ui.look.palette import BRASS_DARK, INK, IVORY, RADIUS, SPACING, serif
from cardtable.ui.look.plain import Label, set_tool_tip
from cardtable.ui.table.furniture import fitted
from cardtable.ui.table.options import WordButton

MOST_ROWS = 3
"""The most moves listed; the others are reached by touching cards."""
MOST_ALIKE = 15
"""The most moves listed, in columns, where touching cards cannot tell them apart."""
_LONG = 1.4
"""The largest width of a move in a column, in widths of the shortest one."""
_ROW = 1.65
"""The height of a listed move, in lines."""


@dataclass(frozen=True, slots=True)
class Told:
    """The contents of the slip: the ``total`` and ``worth`` of what is chosen; the label of the button that plays
    (``deed``), and whether it can be pressed (``complete``); the moves to choose from (``rows``), which of them is
    chosen (``row``), and how many ``more`` there are; and the chosen move as a ``sentence``.
    """

    total: str
    worth: str
    deed: str
    complete: bool
    rows: tuple[str, ...] = ()
    row: int | None = None
    more: int = 0
    sentence: str = ""


class Chooser(QFrame):
    """The slip. Its buttons stay at its lower edge, whatever stands above them."""

    confirmed = Signal()
    cancelled = Signal()
    row_clicked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._told = Told("", "", "", False)
        self._total, self._more = Label(parent=self), Label(parent=self)
        self.rows: list[WordButton] = []
        for place in range(MOST_ALIKE):
            button = WordButton(self)
            button.clicked.connect(self._click(place))
            button.high = _ROW
            self.rows.append(button)
        self.take, self.back = WordButton(self), WordButton(self)
        self.take.main = True
        for button in (*self.rows, self.take, self.back):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        buttons = QHBoxLayout()
        buttons.setSpacing(2 * SPACING)
        buttons.addWidget(self.take, 1)
        buttons.addWidget(self.back, 1)
        self._listed, chosen = QGridLayout(), QVBoxLayout()
        chosen.addStretch(1)
        for label in (self._more, self._total):
            chosen.addWidget(label)
        chosen.addLayout(buttons)
        self._both = both = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        both.setContentsMargins(2 * SPACING, 2 * SPACING, 2 * SPACING, 2 * SPACING)
        both.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        both.addLayout(self._listed)
        both.addLayout(chosen)
        for column in (self._listed, chosen, both):
            column.setSpacing(SPACING)
        for label in (self._total, self._more):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setStyleSheet(f"color: {INK}; background: transparent;")
        self.take.clicked.connect(self.confirmed)
        self.back.clicked.connect(self.cancelled)
        self._retranslate()
        self.hide()

    @property
    def told(self) -> Told:
        """The contents of the slip."""
        return self._told

    def tell(self, told: Told, line: float, widest: float, flat: bool = False) -> None:
        """Show ``told`` with lines of text ``line`` pixels high, at most ``widest`` pixels wide; ``flat`` puts the
        moves to choose from beside what is chosen instead of below it.
        """
        self._told = told
        direction = QBoxLayout.Direction
        self._both.setDirection(direction.LeftToRight if flat else direction.TopToBottom)
        listed, widest = (widest / 2, widest / 2) if flat else (widest, widest)
        total = " · ".join(filter(None, (told.total, told.worth)))
        self._total.setFont(fitted(total, serif(1.15 * line, bold=True), widest - 6 * SPACING, round(0.7 * line)))
        self._more.setFont(serif(0.85 * line, italic=True))
        for label, words in ((self._total, total), (self._more, self._more_words())):
            label.setText(words)
            label.setVisible(bool(words))
        for place, button in enumerate(self.rows):
            shown = place < len(told.rows)
            button.setVisible(shown)
            if shown:
                button.main = place == told.row
                button.set_words(told.rows[place].replace("&", "&&"), line, listed - 4 * SPACING)
                button.setAccessibleName(told.rows[place])
        self._lay_out_rows(len(told.rows), listed - 4 * SPACING)
        half = widest / 2 - 3 * SPACING
        self.take.set_words(told.deed.replace("&", "&&"), line, half)
        self.back.set_words(self.tr("Put back"), line, half)
        self.take.setEnabled(told.complete)
        self.take.setAccessibleName(told.deed)
        self.take.setAccessibleDescription(told.sentence)
        self.updateGeometry()
        self.adjustSize()

    def _lay_out_rows(self, shown: int, widest: float) -> None:
        """Lay a few moves below one another, more of them in as many columns as fit; a move much longer than the others
        has a row of its own.
        """
        wide = [button.sizeHint().width() for button in self.rows[:shown]]
        usual = max((width for width in wide if width <= _LONG * min(wide)), default=1)
        columns = 1 if shown <= MOST_ROWS else max(1, int((widest + SPACING) // (usual + SPACING)))
        for button in self.rows:
            self._listed.removeWidget(button)
        row = column = 0
        for button, width in zip(self.rows, wide, strict=False):
            span = columns if width > usual else 1
            if column + span > columns:
                row, column = row + 1, 0
            self._listed.addWidget(button, row, column, 1, span)
            column += span

    def _more_words(self) -> str:
        return self.tr("%n more way(s): touch the cards", "", self._told.more) if self._told.more else ""

    def _click(self, place: int) -> Callable[[], None]:
        return lambda: self.row_clicked.emit(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        slip = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(QColor(IVORY))
        painter.setPen(QColor(BRASS_DARK))
        painter.drawRoundedRect(slip, RADIUS, RADIUS)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.back.setText(self.tr("Put back"))
        self._more.setText(self._more_words())
        set_tool_tip(self.take, self.tr("Play it like this (Enter)"))
        set_tool_tip(self.back, self.tr("Put the card back (Esc)"))
        self.back.setAccessibleName(self.back.text())
