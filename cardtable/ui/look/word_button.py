"""Large buttons with words, and a stack of them; the bright one is the usual choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.ui.look.letters import letter
from cardtable.ui.look.look import PressedByReturn
from cardtable.ui.look.palette import (
    BRASS,
    BRASS_DARK,
    BUTTON,
    BUTTON_OFF,
    INK,
    PAPER_EDGE,
    RADIUS,
    SPACING,
    WORDS_OFF,
    is_contrasting,
    serif,
)
from cardtable.ui.look.plain import set_accessible_name
from cardtable.words.mark import off_button

Answers: TypeAlias = Sequence[tuple[str, Callable[[], object]]]
"""The labels of buttons, and the functions that they call."""

_WRITTEN = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic)
"""How words stand on a button, a single & below the letter after it."""
_UNBOUNDED = QRectF(0, 0, 100_000, 100_000)
_HIGH = 2.1
"""The height of a button, in lines."""
_LEADING = 1.25
"""How much higher a button is for each further line of words, in lines."""
_LEAST_HIGH = 30
"""The least height of a button, in pixels."""


class WordButton(PressedByReturn):
    """A button with words, in which the letter of its key is underlined; ``main`` is for the usual choice."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.main = False
        self.chosen = False
        """Whether the button stands for what is chosen among several; then it is of brass, too."""
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
        shown = self._broken(words, widest - 1.8 * line)
        if shown != self._shown:
            self._shown = shown
            self.update()

    def fits(self, line: float, width: float) -> bool:
        """Return whether the words fit into one line of a button of this width."""
        return QFontMetricsF(serif(1.05 * line)).horizontalAdvance(off_button(self.text())) <= width - 1.8 * line

    def _broken(self, words: str, widest: float) -> str:
        """Return ``words`` in lines no wider than ``widest``, broken after commas if possible."""
        lines = self._broken_at(", ", words, widest)
        return "\n".join(short for line in lines for short in self._broken_at(" ", line, widest))

    def _broken_at(self, separator: str, words: str, widest: float) -> list[str]:
        metrics = QFontMetricsF(self.font())
        if metrics.horizontalAdvance(off_button(words)) <= widest:
            return [words]
        lines = [""]
        # The end of a line keeps what is seen of the separator.
        *first, last = words.split(separator)
        end = separator.rstrip()
        for part in (*(f"{one}{end}" for one in first), last):
            longer = f"{lines[-1]} {part}" if lines[-1] else part
            if lines[-1] and metrics.horizontalAdvance(off_button(longer)) > widest:
                lines.append(part)
            else:
                lines[-1] = longer
        return lines

    def sizeHint(self) -> QSize:
        lines = self._shown.count("\n")
        words = QFontMetricsF(self.font()).boundingRect(_UNBOUNDED, _WRITTEN, self._shown)
        usual = round((self.high + _LEADING * lines) * self._line)
        # Several lines may need more than the usual height, and lines with signs of suits more than others.
        needed = round(words.height() + 2 * SPACING)
        return QSize(round(max(words.width() + 1.8 * self._line, 2.6 * self._line)), max(_LEAST_HIGH, usual, needed))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second click of a double click, because another button may now lie under the mouse."""
        event.accept()

    @property
    def bright(self) -> bool:
        """Whether Return presses this button: the one with the focus, or else the main one."""
        now = QApplication.focusWidget()
        return self.hasFocus() if isinstance(now, WordButton) and now.window() is self.window() else self.main

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._hand_on_brightness()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._hand_on_brightness()

    def _hand_on_brightness(self) -> None:
        for button in self.window().findChildren(WordButton):
            button.update()

    def enterEvent(self, event: QEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        ground = QColor(BRASS if self.bright or self.chosen else BUTTON)
        if not self.isEnabled():
            ground = QColor(BUTTON_OFF)
        elif self.isDown() or self.isChecked():
            ground = ground.darker(115)
        elif self.underMouse():
            ground = ground.lighter(108)
        rim = QPen(QColor(BRASS_DARK if self.isEnabled() else PAPER_EDGE), 1.2)
        words = QColor(INK if self.isEnabled() else WORDS_OFF)
        if is_contrasting(QApplication.palette()):
            ground, rim, words = self._in_contrast()
        painter.setBrush(ground)
        painter.setPen(rim)
        painter.drawRoundedRect(plate, RADIUS, RADIUS)
        if self._hinted:
            painter.setPen(QPen(words, 2.0, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(plate.adjusted(3, 3, -3, -3), RADIUS - 2, RADIUS - 2)
        painter.setFont(self.font())
        painter.setPen(words)
        painter.drawText(plate, _WRITTEN, self._shown)
        painter.end()

    def _in_contrast(self) -> tuple[QColor, QPen, QColor]:
        """Return ground, rim and words in high contrast; what cannot be pressed has a dashed rim."""
        role, group = QPalette.ColorRole, QPalette.ColorGroup
        colours = QApplication.palette()
        if not self.isEnabled():
            off = colours.color(group.Disabled, role.WindowText)
            return colours.color(role.Window), QPen(off, 1.5, Qt.PenStyle.DashLine), off
        pressed = self.isDown() or self.isChecked()
        if (self.bright or self.chosen) != pressed:
            return (
                colours.color(role.Highlight),
                QPen(colours.color(role.WindowText), 2.0),
                colours.color(role.HighlightedText),
            )
        words = colours.color(role.WindowText)
        return colours.color(role.Window), QPen(words, 3.0 if self.underMouse() else 2.0), words


class Holds(QWidget):
    """Buttons for answers, one below the other; the last two side by side if they fit. The ``usual`` one is bright: the
    last, unless another one is made it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[WordButton] = []
        self._usual: WordButton | None = None
        self._subdued = False
        self.plain = False
        """Whether none of the buttons is ever bright."""
        self._given = 0.0
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.fit(width, self._line())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit(self.width(), self._line())

    def _line(self) -> float:
        """Return the height of a line where nobody says another."""
        return self._given or float(self.fontInfo().pixelSize())

    def offer(self, answers: Answers) -> None:
        """Show a button for each of ``answers``, instead of those before."""
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []
        self._usual = None
        for words, action in answers:
            self.add(words).clicked.connect(action)
        self.updateGeometry()

    def add(self, words: str = "") -> WordButton:
        """Add a button below the others; return it."""
        button = WordButton(self)
        button.setText(words)
        set_accessible_name(button, off_button(words))
        button.show()
        self.buttons.append(button)
        self._lighten()
        return button

    @property
    def usual(self) -> WordButton | None:
        """The usual answer, None if there are no buttons."""
        return self._usual or next(reversed(self.buttons), None)

    @usual.setter
    def usual(self, button: WordButton) -> None:
        self._usual = button
        self._lighten()

    def _lighten(self) -> None:
        """Let the usual button be bright, and no other."""
        for button in self.buttons:
            button.main = button is self.usual and not self._subdued and not self.plain
            button.update()

    @property
    def bright(self) -> WordButton | None:
        """The button that Return presses; None if none is bright or it cannot be pressed."""
        usual = self.usual
        return usual if usual is not None and usual.main and usual.isEnabled() and not usual.isHidden() else None

    @property
    def letters(self) -> frozenset[str]:
        """The letters of the buttons that are shown, in upper case."""
        return frozenset(button.letter for button in self.buttons if not button.isHidden() and button.letter)

    def subdue(self, subdued: bool) -> None:
        """Let no button be bright as long as ``subdued`` is true."""
        self._subdued = subdued
        self._lighten()

    def key(self, event: QKeyEvent) -> bool:
        """Press the button whose letter is typed; return whether there is one."""
        from cardtable.ui.look.keys import press_meant

        return press_meant(self.buttons, event)

    def fit(self, width: int, line: float) -> int:
        """Lay the buttons out in ``width`` pixels with lines of text ``line`` pixels high; return their height."""
        self._given = line
        shown = [button for button in self.buttons if not button.isHidden()]
        half = (width - 2 * SPACING) // 2
        last = shown[-2:] if len(shown) > 1 and all(one.fits(line, half) for one in shown[-2:]) else []
        y = 0
        for button in shown:
            wide = half if button in last else width
            button.set_words(button.text(), line, wide)
            high = button.sizeHint().height()
            button.setGeometry(width - half if last and button is last[1] else 0, y, wide, high)
            y += 0 if last and button is last[0] else high + 2 * SPACING
        return max(0, y - 2 * SPACING)
