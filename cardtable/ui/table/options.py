"""A row of large buttons on the cloth for what is said or done without playing a card."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QWidget

from cardtable.core.state import Action
from cardtable.ui.look.letters import letter, spread
from cardtable.ui.look.palette import (
    BRASS,
    BRASS_DARK,
    BUTTON,
    BUTTON_OFF,
    INK,
    IVORY,
    PAPER_EDGE,
    RADIUS,
    SPACING,
    WORDS_OFF,
    serif,
)
from cardtable.ui.look.plain import Label

MOST_IN_ROW = 6
"""The most buttons in a row."""
_HIGH = 2.2
"""The height of a button, in lines."""
_LEADING = 1.25
"""How much higher a button is for each further line of words, in lines."""
_EDGE = 2 * SPACING
_FEW = 1
"""The most seldom wanted buttons that are visible among others; if there are more, or only such ones, they are hidden
behind a button that shows them.
"""


class WordButton(QAbstractButton):
    """A button with words, in which the letter of its key is underlined; ``main`` is for the usual choice."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.main = False
        self.high = _HIGH
        """The height of the button in lines of text, for one line of words."""
        self._line = 20.0
        self._hinted = False
        self._shown = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def letter(self) -> str:
        """The key that does the same as a press, in upper case; an empty text if there is none."""
        return letter(self.text())

    @property
    def hinted(self) -> bool:
        """Whether a hint points to this button."""
        return self._hinted

    def set_hinted(self, hinted: bool) -> None:
        self._hinted = hinted
        self.update()

    def set_words(self, words: str, line: float, widest: float) -> None:
        """Show ``words`` with text ``line`` high, in as few lines as ``widest`` pixels of width allow."""
        self._line = line
        self.setFont(serif(1.05 * line))
        self.setText(words)
        self._shown = self._broken(words, widest - 1.8 * line)
        self.updateGeometry()

    def _broken(self, words: str, widest: float) -> str:
        """Return ``words`` in lines no wider than ``widest``, broken after commas if possible."""
        metrics = QFontMetricsF(self.font())
        if metrics.horizontalAdvance(words.replace("&", "")) <= widest:
            return words
        separator = ", " if ", " in words else " "
        lines = [""]
        for part in words.split(separator):
            longer = f"{lines[-1]}{separator}{part}" if lines[-1] else part
            if lines[-1] and metrics.horizontalAdvance(longer.replace("&", "")) > widest:
                lines[-1] += separator.rstrip()
                lines.append(part)
            else:
                lines[-1] = longer
        return "\n".join(lines)

    def sizeHint(self) -> QSize:
        metrics, lines = QFontMetricsF(self.font()), self._shown.replace("&", "").split("\n")
        words = max(map(metrics.horizontalAdvance, lines))
        high = self.high + _LEADING * (len(lines) - 1)
        return QSize(round(max(words + 1.8 * self._line, 2.6 * self._line)), round(high * self._line))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second click of a double click, because another button may now lie under the mouse."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button with Return, as with Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.isEnabled():
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        ground = QColor(BRASS if self.main else BUTTON)
        if not self.isEnabled():
            ground = QColor(BUTTON_OFF)
        elif self.isDown():
            ground = ground.darker(115)
        elif self.underMouse():
            ground = ground.lighter(108)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(BRASS_DARK if self.isEnabled() else PAPER_EDGE), 1.2))
        painter.drawRoundedRect(plate, RADIUS, RADIUS)
        if self._hinted or self.hasFocus():
            style = Qt.PenStyle.DashLine if self._hinted else Qt.PenStyle.SolidLine
            painter.setPen(QPen(QColor(INK), 2.0, style))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(plate.adjusted(3, 3, -3, -3), RADIUS - 2, RADIUS - 2)
        painter.setFont(self.font())
        painter.setPen(QColor(INK if self.isEnabled() else WORDS_OFF))
        painter.drawText(plate, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic), self._shown)
        painter.end()


@dataclass(frozen=True, slots=True)
class Offer:
    """The contents of a button: its ``label``, the ``action`` that it chooses (None if that is not possible now), the
    ``heading`` of its row, and whether it is ``seldom`` wanted, so that it may be hidden behind another button.
    """

    label: str
    action: Action
    heading: str = ""
    seldom: bool = False


class OptionBar(QFrame):
    """The buttons for ``Offer`` objects; those without a heading stand in one row, the others in a row for each
    heading.

    A row that would be too wide is broken. If there are many seldom wanted buttons, they are hidden behind one that
    unfolds them.
    """

    chosen = Signal(object)
    unfolded = Signal()
    """More or fewer buttons are shown than before; see ``corner``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons: list[WordButton] = []
        self._headings: dict[str, Label] = {}
        self._offers: tuple[Offer, ...] = ()
        self._folded = self._foldable = False
        self._corner = QPoint()
        self.taken: Collection[str] = ()
        """Letters, in upper case, that have another meaning in the window."""
        self._more = WordButton(self)
        self._more.clicked.connect(self._unfold)
        self._line, self._widest = 18.0, 0.0
        self.hide()

    @property
    def buttons(self) -> Sequence[WordButton]:
        return tuple(self._buttons)

    @property
    def more(self) -> WordButton:
        """The button that shows the seldom wanted ones."""
        return self._more

    @property
    def corner(self) -> QPoint:
        """Where the bar must lie so that the button for more or fewer does not move under the mouse."""
        return self._corner

    @property
    def offers(self) -> Sequence[Offer]:
        """The offers that the buttons stand for, in the order of the buttons."""
        return self._offers

    def offer(self, offers: Sequence[Offer], line: float, widest: float) -> None:
        """Show ``offers`` with lines of text ``line`` pixels high, at most ``widest`` pixels wide; hide the bar if
        there are none.
        """
        if [(one.heading, one.seldom) for one in offers] != [(one.heading, one.seldom) for one in self._offers]:
            self._renew(offers)
        if not offers:
            self._folded = self._foldable = False
        elif [one.action for one in offers if one.seldom] != [one.action for one in self._offers if one.seldom]:
            seldom = sum(one.seldom for one in offers)
            # By itself it would look as if it were the thing to do.
            self._folded = self._foldable = seldom > _FEW or seldom == len(offers)
        self._offers = tuple(offers)
        self._line, self._widest = line, widest
        for label in self._headings.values():
            label.setFont(serif(line))
            label.setStyleSheet(f"color: {INK}; background: transparent;")
        for button, one in zip(self._buttons, offers, strict=True):
            button.main = one is offers[0] and not one.heading
            button.set_hinted(False)
            button.setAccessibleName(f"{one.heading} {one.label}".strip().replace("&", ""))
            button.setEnabled(one.action is not None)
        self._arrange()
        self.setVisible(bool(offers))

    def fit(self, widest: float) -> QSize:
        """Break the rows so that none is wider than ``widest`` pixels. Return the size of the bar."""
        if widest != self._widest:
            self._widest = widest
            self._arrange()
        return self.size()

    def _renew(self, offers: Sequence[Offer]) -> None:
        for widget in (*self._buttons, *self._headings.values()):
            widget.hide()
            widget.deleteLater()
        headings = dict.fromkeys(one.heading for one in offers if one.heading)
        self._headings = {heading: Label(heading, self) for heading in headings}
        self._buttons = []
        for place in range(len(offers)):
            button = WordButton(self)
            button.clicked.connect(self._press(place))
            self._buttons.append(button)

    def _unfold(self) -> None:
        """Show the seldom wanted buttons above the others, or hide them again; the others do not move."""
        before = self.pos() + self._more.geometry().center()
        self._folded = not self._folded
        self._arrange()
        self._corner = before - self._more.geometry().center()
        if not self._folded:
            first = next(button for button, one in zip(self._buttons, self._offers, strict=True) if one.seldom)
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        self.unfolded.emit()

    def fold(self) -> bool:
        """Hide again the buttons that were unfolded; return whether there were any."""
        if not self.isVisible() or not self._foldable or self._folded:
            return False
        self._unfold()
        return True

    def _arrange(self) -> None:
        """Lay out headings and buttons row by row, and take the size that they need."""
        headings = {one.heading for one in self._offers if one.heading and not (self._folded and one.seldom)}
        column = max((self._headings[heading].sizeHint().width() + SPACING for heading in headings), default=0)
        room = self._widest - 2 * _EDGE
        more = self.tr("&Other…") if self._folded else self.tr("&Fewer")
        labels = [*(one.label for one in self._offers), *([more] if self._foldable else [])]
        for button, words in zip((*self._buttons, self._more), spread(labels, self.taken), strict=False):
            button.set_words(words, self._line, room - column)
        rows = self._rows(room - column)
        wide = {id(row): self._width(row) for _, row in rows}
        inner = max(wide.values(), default=0) + column
        y = _EDGE // 2
        shown: list[QWidget] = []
        for number, (heading, row) in enumerate(rows):
            high = max(button.sizeHint().height() for button in row)
            label = self._headings.get(heading)
            x = _EDGE + column if column else _EDGE + (inner - wide[id(row)]) // 2
            if label is not None and (number == 0 or rows[number - 1][0] != heading):
                label.setGeometry(QRect(_EDGE, y, column, high))
                shown.append(label)
            # Below or above rows with headings a single button without one is as wide as they are.
            stretched = column > 0 and not heading and len(row) == 1
            for button in row:
                width = inner - column if stretched else button.sizeHint().width()
                button.setGeometry(x, y, width, high)
                x += width + SPACING
            shown += row
            y += high + SPACING
        for widget in (*self._buttons, *self._headings.values(), self._more):
            widget.setVisible(widget in shown)
        self.resize(inner + 2 * _EDGE, y - SPACING + _EDGE // 2)

    def _rows(self, room: float) -> list[tuple[str, list[WordButton]]]:
        """Return the visible buttons in rows of at most ``room`` pixels, each with its heading."""
        offered = list(zip(self._buttons, self._offers, strict=True))
        seen = [(one.heading, button) for button, one in offered if not (self._foldable and one.seldom)]
        if not self._foldable:
            return self._broken(seen, room)
        above = [] if self._folded else [(one.heading, button) for button, one in offered if one.seldom]
        return self._broken(above, room) + self._broken([*seen, ("", self._more)], room)

    def _broken(self, seen: Sequence[tuple[str, WordButton]], room: float) -> list[tuple[str, list[WordButton]]]:
        """Return the buttons ``seen``, each with its heading, in rows of at most ``room`` pixels."""
        rows: list[tuple[str, list[WordButton]]] = []
        for heading, button in seen:
            row = rows[-1][1] if rows and rows[-1][0] == heading else None
            if row is None or len(row) >= MOST_IN_ROW or self._width([*row, button]) > room:
                rows.append((heading, [button]))
            else:
                row.append(button)
        return rows

    @staticmethod
    def _width(row: Sequence[WordButton]) -> int:
        return sum(button.sizeHint().width() for button in row) + SPACING * (len(row) - 1)

    def _press(self, place: int) -> Callable[[], None]:
        def press() -> None:
            action = self._offers[place].action
            if action is not None:
                self.chosen.emit(action)

        return press

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key: the letter of a button, without modifiers, or the number of a button in the row. Return whether
        it was one.
        """
        from cardtable.ui.look.keys import digit, is_plain

        if not self.isVisible():
            return False
        seen = [button for button in (*self._buttons, self._more) if not button.isHidden()]
        for button in seen if is_plain(event) else ():
            if button.letter and (event.text().upper() == button.letter or event.key() == ord(button.letter)):
                button.click()
                return True
        number = digit(event) or 0
        if 1 <= number <= len(seen) and not self._headings:
            seen[number - 1].click()
            return True
        return False

    def press_main(self) -> bool:
        """Press the button of the usual choice; return whether there is one that can be pressed."""
        main = next((button for button in self._buttons if button.main and button.isVisible()), None)
        if main is None or not main.isEnabled():
            return False
        main.click()
        return True

    def show_hint(self, action: Action | None) -> bool:
        """Light up the button for ``action``, and no other; return whether there is one."""
        found = False
        for button, one in zip(self._buttons, self._offers, strict=True):
            hinted = action is not None and one.action == action
            button.set_hinted(hinted)
            found = found or hinted
            if hinted and one.seldom and self._folded:
                self._unfold()
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        slip = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(QColor(IVORY))
        painter.setPen(QPen(QColor(BRASS_DARK), 1))
        painter.drawRoundedRect(slip, RADIUS, RADIUS)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._arrange()
        super().changeEvent(event)
