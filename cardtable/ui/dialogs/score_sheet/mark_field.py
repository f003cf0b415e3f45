"""A side's piece of cloth that can be marked by hand: a click or + adds a point, the other button or − takes one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.ui.dialogs.score_sheet.counter_field import CounterField
from cardtable.ui.look.palette import BRASS_LIGHT, RADIUS, colour
from cardtable.ui.look.plain import set_accessible_description

_ADD = (Qt.Key.Key_Up, Qt.Key.Key_Space)
_TAKE = (Qt.Key.Key_Down, Qt.Key.Key_Backspace)
_PLUS, _MINUS = "+", ("-", "−")


class MarkField(CounterField):
    """A field that takes the focus and emits what a person wants to mark; its points change only when they are set."""

    marked = Signal(int)
    """Emitted with 1 to add a point, or −1 to take one off."""

    def __init__(self, side: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(side, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self.rect().contains(event.position().toPoint()):
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self.marked.emit(1)
        elif event.button() == Qt.MouseButton.RightButton:
            self.marked.emit(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ADD or event.text() == _PLUS:
            self.marked.emit(1)
        elif event.key() in _TAKE or event.text() in _MINUS:
            self.marked.emit(-1)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def _describe(self) -> None:
        super()._describe()
        set_accessible_description(self, self.tr("Plus marks a point; minus takes one off."))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colour(BRASS_LIGHT), 2))
            painter.drawRoundedRect(self.cloth().adjusted(3, 3, -3, -3), RADIUS, RADIUS)
            painter.end()
