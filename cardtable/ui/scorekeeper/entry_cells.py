"""The cells of the form in which a deal is entered."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QInputDevice, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyleOptionFrame,
    QStylePainter,
    QToolButton,
)

from cardtable.app.scorekeeper.entry_form import DELETE, SIGNS, CellPlace
from cardtable.core.sheets.amounts import LONGEST
from cardtable.ui.look.keys import digit, is_plain, is_typed
from cardtable.ui.look.look import mixed

_LEAST_CELL, CELL_HEIGHT = 48, 30
"""Smallest size of a cell in pixels, large enough for a finger."""
_BOX, _LEAST_BOX = 1.05, 18
"""Side of the box to tick in heights of the text, and the least in pixels."""
_RIM, _ROUND = 0.65, 3
"""How much of the text's colour the rim of the box has, and the radius of its corners in pixels."""
_TICK = ((0.22, 0.52), (0.42, 0.72), (0.79, 0.28))
"""The points of the tick, in sides of the box."""
RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
"""Where the arrows lead: down and to the right."""


def key_of(event: QKeyEvent) -> str | None:
    """The key of a form that a key of the keyboard is: a digit, one of ``SIGNS`` or ``DELETE``; None if it is none."""
    if event.key() == Qt.Key.Key_Backspace:
        return DELETE
    if event.text() and event.text() in SIGNS:
        return event.text()
    number = digit(event) if is_typed(event) else None
    return None if number is None else str(number)


class NumberCell(QLineEdit):
    """A number or a sum; Return goes on, with Ctrl it enters the deal; the arrows go to the cells around. Left and
    Right do so at the ends of what is written.
    """

    onward = Signal()
    """To the next cell that is open."""
    entered = Signal()
    steps = Signal(int, int)
    """To the cell so many rows down and so many columns to the right."""
    touched = Signal()
    """A finger, which has no keys of its own, has chosen this cell."""

    def __init__(self, place: CellPlace) -> None:
        super().__init__()
        self.place = place
        self.setMaxLength(LONGEST)
        self.setMinimumSize(_LEAST_CELL, CELL_HEIGHT)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setInputMethodHints(Qt.InputMethodHint.ImhPreferNumbers)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and not self._has_own():
            undoes = event.key() in (Qt.Key.Key_Z, Qt.Key.Key_Y)
            undoes = undoes and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            if undoes:
                # Where nothing was typed there is nothing to take back but what stands on the sheet.
                event.ignore()
                return False
        return super().event(event)

    def _has_own(self) -> bool:
        """Whether something was typed that the cell itself can take back or do again."""
        return self.isUndoAvailable() or self.isRedoAvailable()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.deviceType() == QInputDevice.DeviceType.TouchScreen:
            self.touched.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _step_of(event)
        if step is not None and (step[0] or self._at_end(step[1])):
            self.steps.emit(*step)
            return
        if event.key() in RETURN:
            (self.entered if event.modifiers() & Qt.KeyboardModifier.ControlModifier else self.onward).emit()
            return
        key = key_of(event)
        if key is not None and key.isdigit():
            # Whatever else the key of a digit writes, such as without Shift where digits need it, is nothing here.
            self.insert(key)
            return
        super().keyPressEvent(event)

    def _at_end(self, right: int) -> bool:
        if self.hasSelectedText():
            return self.selectedText() == self.text()
        return self.cursorPosition() == (len(self.text()) if right > 0 else 0)


def draw_box(painter: QPainter, button: QAbstractButton, key: int = 0) -> None:
    """Draw the box to tick of ``button``, in its middle, ticked if it is checked; beside an empty one faintly the digit
    ``key`` that ticks it, unless that is 0. The rim of the style's own is all but lost in a dark room.
    """
    width = max(_LEAST_BOX, round(_BOX * button.fontMetrics().height()))
    box = QRect(0, 0, width, width)
    box.moveCenter(button.rect().center())
    colours = button.palette()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(colours.color(QPalette.ColorRole.Base))
    painter.setPen(QPen(mixed(colours, _RIM), 1.3))
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), _ROUND, _ROUND)
    if button.isChecked():
        painter.setPen(QPen(colours.color(QPalette.ColorRole.Text), width / 8, c=Qt.PenCapStyle.RoundCap))
        corner = QPointF(box.topLeft())
        painter.drawPolyline([corner + QPointF(x, y) * width for x, y in _TICK])
    painter.restore()
    if key and not button.isChecked():
        painter.setPen(colours.color(QPalette.ColorRole.PlaceholderText))
        beside = QRect(box.right() + 1, 0, button.width() - box.right() - 2, button.height())
        painter.drawText(beside, int(Qt.AlignmentFlag.AlignCenter), str(key))


class MarkCell(QToolButton):
    """A side has it or has it not; the space bar changes that, Return goes on, with Ctrl it enters the deal; the
    arrows go to the cells around. A digit gives it to the side of that number, wherever in its row the focus is.
    """

    onward = Signal()
    """To the next cell that is open."""
    entered = Signal()
    steps = Signal(int, int)
    """To the cell so many rows down and so many columns to the right."""
    given = Signal(int)
    """To the side of a number, from 1 on; 0: to nobody."""
    reached = Signal(bool)
    """The focus has come or gone."""

    def __init__(self, place: CellPlace) -> None:
        super().__init__()
        self.place = place
        self.setCheckable(True)
        self.setMinimumSize(_LEAST_CELL, CELL_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.digit = 0

    def set_digit(self, digit: int) -> None:
        """Show faintly which digit gives the mark to this side; 0: none."""
        self.digit = digit
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.reached.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        # A field of the same paper as the numbers, with a box to tick: an empty button says neither.
        painter = QStylePainter(self)
        field = QStyleOptionFrame()
        field.initFrom(self)
        field.rect = self.rect()
        field.lineWidth = 1
        painter.drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, field)
        draw_box(painter, self, self.digit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step, key = _step_of(event), key_of(event)
        if step is not None:
            self.steps.emit(*step)
        elif key is not None and key.isdigit():
            self.given.emit(int(key))
        elif event.key() in RETURN:
            (self.entered if event.modifiers() & Qt.KeyboardModifier.ControlModifier else self.onward).emit()
        else:
            super().keyPressEvent(event)


EntryCell: TypeAlias = NumberCell | MarkCell


def _step_of(event: QKeyEvent) -> tuple[int, int] | None:
    """The step that an arrow alone asks for."""
    return _STEPS.get(Qt.Key(event.key())) if is_plain(event) else None
