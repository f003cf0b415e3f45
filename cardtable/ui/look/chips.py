"""Chips: a few choices in a row of which one is chosen, each as wide as its words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QVBoxLayout, QWidget

from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import least_high, spaced
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import on_button

_LEAST_HIGH = 36
"""The height of a chip at least, in pixels."""
_RIM = 1.5


def chip_height(metrics: QFontMetrics) -> int:
    """Return the height of a chip with these letters, in pixels."""
    return max(least_high(_LEAST_HIGH), metrics.height() + 3 * SPACING)


def paint_chip(painter: QPainter, chip: QAbstractButton) -> QRectF:
    """Paint a chip without its words, filled while it is chosen, set the pen for these, and return its place."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours, role, chosen = chip.palette(), QPalette.ColorRole, chip.isChecked()
    place = QRectF(chip.rect()).adjusted(_RIM, _RIM, -_RIM, -_RIM)
    fill = role.Highlight if chosen else role.AlternateBase if chip.underMouse() or chip.isDown() else role.Window
    painter.setBrush(colours.color(fill))
    painter.setPen(QPen(colours.color(role.Highlight if chosen else role.Dark), _RIM))
    painter.drawRoundedRect(place, place.height() / 2, place.height() / 2)
    painter.setPen(colours.color(role.HighlightedText if chosen else role.WindowText))
    return place


class Chip(QAbstractButton):
    """One choice, with round ends; it is filled while it is chosen."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(on_button(words))
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        words = metrics.size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        return QSize(words + 8 * SPACING, chip_height(metrics))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        place = paint_chip(painter, self)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic, self.text())
        painter.end()


class Chips(QWidget):
    """Choices of which one is chosen, as soon as there are any; arrow keys go from one to the next."""

    changed = Signal()
    """Emitted when another one is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: list[str] = []
        self._row = Flow()
        self._group = QButtonGroup(self)
        self._group.idToggled.connect(lambda _, on: self.changed.emit() if on else None)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=0)
        layout.addWidget(self._row)

    def offer(self, choices: Sequence[tuple[str, str]]) -> None:
        """Offer ``choices``: words, and what they stand for. What is chosen stays if it is still offered, otherwise the
        first one is.
        """
        chosen = self.value
        values = [value for _, value in choices]
        with QSignalBlocker(self._group):
            if values == self._values:
                for button, (words, _) in zip(self._group.buttons(), choices, strict=True):
                    button.setText(on_button(words))
                    button.updateGeometry()
                return
            for button in self._group.buttons():
                self._group.removeButton(button)
                button.hide()
                button.deleteLater()
            self._values = values
            for place, (words, _) in enumerate(choices):
                self._group.addButton(Chip(words, self._row), place)
            self._row.hold(*self._group.buttons())
            for button in self._group.buttons():
                button.show()
            self.choose(chosen if chosen in values else (values[0] if values else ""))

    def choose(self, value: str) -> None:
        """Choose what stands for ``value``, if it is offered."""
        if value in self._values:
            self._group.button(self._values.index(value)).setChecked(True)

    @property
    def values(self) -> Sequence[str]:
        """What the choices stand for."""
        return tuple(self._values)

    @property
    def value(self) -> str:
        """What the chosen one stands for; empty if nothing is offered."""
        place = self._group.checkedId()
        return self._values[place] if 0 <= place < len(self._values) else ""
