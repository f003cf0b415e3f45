"""A row of large buttons on the cloth for what is said or done without playing a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from cardtable.ui.palette import BRASS, BRASS_DARK, INK, IVORY, PAPER_EDGE, RADIUS, SPACING, colour, serif

MOST_IN_ROW = 6
"""Buttons beside each other before another row begins."""
_HIGH = 2.2
"""Height of a button in lines."""


class WordButton(QAbstractButton):
    """A button with words whose key is underlined; ``main`` for what is usually wanted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.main = False
        self._line = 20.0
        self._hinted = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def letter(self) -> str:
        """The key that does the same as a press, in upper case; empty if there is none."""
        _, mark, after = self.text().replace("&&", "").partition("&")
        return after[:1].upper() if mark else ""

    @property
    def hinted(self) -> bool:
        """Whether a hint points here."""
        return self._hinted

    def set_hinted(self, hinted: bool) -> None:
        self._hinted = hinted
        self.update()

    def set_line(self, line: float) -> None:
        """The height of a line of text."""
        self._line = line
        self.setFont(serif(1.05 * line))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(self.font()).horizontalAdvance(self.text().replace("&", ""))
        return QSize(round(max(words + 1.8 * self._line, 2.6 * self._line)), round(_HIGH * self._line))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def enterEvent(self, event: QEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        ground = QColor(BRASS if self.main else "#e4d8bd")
        if not self.isEnabled():
            ground = QColor("#e9e0ca")
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
        painter.setPen(colour(INK, 1.0 if self.isEnabled() else 0.45))
        painter.drawText(plate, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic), self.text())


@dataclass(frozen=True, slots=True)
class Offer:
    """A button: its words, what it chooses (None if that is not possible now), and the row it belongs to."""

    label: str
    action: Any
    heading: str = ""


class OptionBar(QFrame):
    """The buttons for ``Offer`` objects; those without a heading stand in one row, the others in a row for each."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = QLabel(self)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words.setWordWrap(True)
        self._grid = QGridLayout()
        self._grid.setSpacing(SPACING)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(2 * SPACING, SPACING, 2 * SPACING, SPACING)
        column.setSpacing(SPACING)
        column.addWidget(self._words)
        column.addLayout(self._grid)
        self._buttons: list[WordButton] = []
        self._headings: list[QLabel] = []
        self._offers: tuple[Offer, ...] = ()
        self.hide()

    @property
    def buttons(self) -> Sequence[WordButton]:
        return tuple(self._buttons)

    @property
    def offers(self) -> Sequence[Offer]:
        """What the buttons stand for, in their order."""
        return self._offers

    def offer(self, offers: Sequence[Offer], words: str, line: float) -> None:
        """Show ``offers`` below ``words``, with lines of text ``line`` high; nothing at all if there are none."""
        if [one.heading for one in offers] != [one.heading for one in self._offers]:
            self._rebuild(offers)
        self._offers = tuple(offers)
        self._words.setText(words)
        self._words.setVisible(bool(words))
        for label in (self._words, *self._headings):
            label.setFont(serif(line))
            label.setStyleSheet(f"color: {INK}; background: transparent;")
        for button, one in zip(self._buttons, offers, strict=True):
            button.main = one is offers[0] and not one.heading
            button.set_line(line)
            button.set_hinted(False)
            button.setText(one.label)
            button.setAccessibleName(f"{one.heading} {one.label}".strip().replace("&", ""))
            button.setEnabled(one.action is not None)
        self.setVisible(bool(offers))
        # The same button may have longer words now.
        self._column.invalidate()
        self._column.activate()
        self.adjustSize()

    def _rebuild(self, offers: Sequence[Offer]) -> None:
        for widget in (*self._buttons, *self._headings):
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._buttons, self._headings = [], []
        row, column, heading = -1, 0, None
        # Below rows with headings a single button without one is as wide as they are.
        headings = [one.heading for one in offers if one.heading]
        alone = len(headings) == len(offers) - 1
        longest = max(map(headings.count, headings), default=1) if alone else 1
        for place, one in enumerate(offers):
            if one.heading != heading or column >= MOST_IN_ROW:
                row, column = row + 1, 0
                if one.heading and one.heading != heading:
                    label = QLabel(one.heading, self)
                    self._headings.append(label)
                    self._grid.addWidget(label, row, 0)
                heading = one.heading
            button = WordButton(self)
            button.clicked.connect(self._press(place))
            self._buttons.append(button)
            self._grid.addWidget(button, row, column + 1, 1, 1 if one.heading else longest)
            button.show()
            column += 1

    def _press(self, place: int) -> Callable[[], None]:
        def press() -> None:
            action = self._offers[place].action
            if action is not None:
                self.chosen.emit(action)

        return press

    def key(self, key: int) -> bool:
        """A key was pressed; whether it is a button's letter, or the number of one in the row."""
        if not self.isVisible():
            return False
        for button in self._buttons:
            if button.letter and key == ord(button.letter):
                button.click()
                return True
        number = key - int(Qt.Key.Key_1)
        if 0 <= number < len(self._buttons) and not self._headings:
            self._buttons[number].click()
            return True
        return False

    def show_hint(self, action: Any) -> bool:
        """Light up the button that stands for ``action``, and no other; whether there is one."""
        found = False
        for button, one in zip(self._buttons, self._offers, strict=True):
            hinted = action is not None and one.action == action
            button.set_hinted(hinted)
            found = found or hinted
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        slip = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(QColor(IVORY))
        painter.setPen(QPen(QColor(BRASS_DARK), 1))
        painter.drawRoundedRect(slip, RADIUS, RADIUS)
