"""The controls for the cells of the form in which a deal is entered."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QInputDevice,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
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
from cardtable.ui.look.palette import is_contrasting
from cardtable.ui.scorekeeper.wrong import draw_wrong

_LEAST_CELL, CELL_HEIGHT = 48, 30
"""Smallest size of a cell in pixels, large enough for a finger."""
_BOX, _LEAST_BOX = 1.05, 18
"""The side of the box to tick, as a multiple of the text's height, and the least side in pixels."""
_ABOVE_BOX = 4
"""The room above and below the box, in pixels."""
_RIM, _ROUND = 0.65, 3
"""How much of the text's colour the rim of the box has (0 to 1), and the radius of its corners in pixels."""
_STRONG = 2.0
"""The width of the rim in high contrast, where all of it has the text's colour, in pixels."""
_KEY, _CAP = 0.62, 0.4
"""The letters of the cap of a key, in heights of the text, and how much of the text's colour is in its rim."""
_TICK = ((0.22, 0.52), (0.42, 0.72), (0.79, 0.28))
"""The points of the tick, as fractions of the side of the box."""
REDO_KEYS = ("Ctrl+Shift+Z", "Ctrl+Y")
"""The keys that do again what was taken back."""
RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
"""The step of each arrow key: rows down, and columns to the right."""


def key_of(event: QKeyEvent) -> str | None:
    """Return the key of the form that a key of the keyboard stands for: a digit, one of ``SIGNS`` or ``DELETE``; None
    if it stands for none.
    """
    if event.key() == Qt.Key.Key_Backspace:
        return DELETE
    if event.text() and event.text() in SIGNS:
        return event.text()
    number = digit(event) if is_typed(event) else None
    return None if number is None else str(number)


class NumberCell(QLineEdit):
    """A cell for a number or a sum. Return goes to the next open cell, Ctrl+Return enters the deal, and the arrow keys
    go to the neighbouring cells; Left and Right do that only at the ends of the text.
    """

    onward = Signal()
    """Asks to go to the next open cell."""
    entered = Signal()
    steps = Signal(int, int)
    """Asks to go to another cell: so many rows down, and so many columns to the right."""
    touched = Signal()
    """Emitted when a finger has chosen this cell, so that keys are needed on the screen."""

    def __init__(self, place: CellPlace) -> None:
        super().__init__()
        self.place = place
        self.by_finger = False
        """Whether a finger types: then a number that is chosen is written over."""
        self._just_chosen = self._wrong = False
        self.setMaxLength(LONGEST)
        self.setMinimumSize(_LEAST_CELL, CELL_HEIGHT)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setInputMethodHints(Qt.InputMethodHint.ImhPreferNumbers)

    def set_wrong(self, wrong: bool) -> None:
        """Show with a red rim that what stands in the cell cannot be."""
        if wrong != self._wrong:
            self._wrong = wrong
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._wrong:
            draw_wrong(QPainter(self), self, QPalette.ColorRole.Base)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _turns_back(event):
            # One history holds what was typed in all cells and what was done to the sheet.
            event.ignore()
            return False
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._just_chosen = event.reason() == Qt.FocusReason.MouseFocusReason

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.deviceType() == QInputDevice.DeviceType.TouchScreen:
            self.touched.emit()
        if self.by_finger and self._just_chosen:
            # A finger does not aim between digits; a second touch does.
            self.selectAll()
        self._just_chosen = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _turns_back(event):
            event.ignore()
            return
        step = _step_of(event)
        if step is not None and (step[0] or self._at_end(step[1])):
            self.steps.emit(*step)
            return
        if event.key() in RETURN:
            (self.entered if event.modifiers() & Qt.KeyboardModifier.ControlModifier else self.onward).emit()
            return
        key = key_of(event)
        if key is not None and key.isdigit():
            # On some keyboards the key of a digit writes another sign without Shift; here it is the digit.
            self.insert(key)
            return
        super().keyPressEvent(event)

    def _at_end(self, right: int) -> bool:
        if self.hasSelectedText():
            return self.selectedText() == self.text()
        return self.cursorPosition() == (len(self.text()) if right > 0 else 0)


def _box(button: QAbstractButton) -> int:
    """Return the side of the box to tick that goes with the text of ``button``."""
    return max(_LEAST_BOX, round(_BOX * button.fontMetrics().height()))


def draw_box(painter: QPainter, button: QAbstractButton, key: int = 0) -> None:
    """Draw the box of ``button`` in its middle, with a tick if it is checked. If it is not, the digit ``key`` that
    ticks it is drawn beside the box as the cap of a key, so that nobody takes it for something entered; 0 draws none.
    The box of the widget style is not used because its rim can hardly be seen on dark windows.
    """
    width = min(_box(button), button.height() - 2 * _ABOVE_BOX)
    box = QRect(0, 0, width, width)
    box.moveCenter(button.rect().center())
    colours = button.palette()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(colours.color(QPalette.ColorRole.Base))
    strong = is_contrasting(colours)
    painter.setPen(QPen(mixed(colours, 1.0 if strong else _RIM), _STRONG if strong else 1.3))
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), _ROUND, _ROUND)
    if button.isChecked():
        painter.setPen(QPen(colours.color(QPalette.ColorRole.Text), width / 8, c=Qt.PenCapStyle.RoundCap))
        corner = QPointF(box.topLeft())
        painter.drawPolyline([corner + QPointF(x, y) * width for x, y in _TICK])
    painter.restore()
    if key and not button.isChecked():
        beside = QRectF(box.right() + 1, 0, button.width() - box.right() - 2, button.height())
        _draw_key(painter, beside, colours, str(key))


def _draw_key(painter: QPainter, room: QRectF, colours: QPalette, key: str) -> None:
    """Draw the cap of a key with its letter in the middle of ``room``."""
    letters = painter.font()
    letters.setPixelSize(max(8, round(_KEY * painter.fontMetrics().height())))
    painter.setFont(letters)
    height = painter.fontMetrics().height()
    cap = QRectF(0, 0, min(room.width(), painter.fontMetrics().horizontalAdvance(key) + height / 2), height)
    cap.moveCenter(room.center())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(mixed(colours, _CAP))
    painter.drawRoundedRect(cap, _ROUND, _ROUND)
    painter.drawLine(cap.bottomLeft() + QPointF(_ROUND, 1), cap.bottomRight() + QPointF(-_ROUND, 1))
    painter.setPen(colours.color(QPalette.ColorRole.PlaceholderText))
    painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), key)


class MarkCell(QToolButton):
    """A cell for a mark that a side has or has not. The space bar changes that, Return goes to the next open cell,
    Ctrl+Return enters the deal, the arrow keys go to the neighbouring cells, and a digit gives the mark to the side of
    that number, from any cell of the row.
    """

    onward = Signal()
    """Asks to go to the next open cell."""
    entered = Signal()
    steps = Signal(int, int)
    """Asks to go to another cell: so many rows down, and so many columns to the right."""
    given = Signal(int)
    """Asks to give the mark to a side, by its number from 1 on; 0 takes it from all."""
    reached = Signal(bool)
    """Whether the cell has the focus now; emitted when that changes."""

    def __init__(self, place: CellPlace) -> None:
        super().__init__()
        self.place = place
        self.setCheckable(True)
        self.setMinimumSize(_LEAST_CELL, CELL_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.digit = 0
        self._wrong = False

    def set_wrong(self, wrong: bool) -> None:
        """Show with a red rim that the mark cannot be."""
        if wrong != self._wrong:
            self._wrong = wrong
            self.update()

    def sizeHint(self) -> QSize:
        """Be as high as the cell of a number."""
        return super().sizeHint().expandedTo(QSize(_LEAST_CELL, _box(self) + 2 * _ABOVE_BOX))

    def set_digit(self, digit: int) -> None:
        """Show faintly which digit gives the mark to this side; 0 shows none."""
        self.digit = digit
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.reached.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        # Drawn like the field of a number, with a box to tick, which an empty button would not show.
        painter = QStylePainter(self)
        field = QStyleOptionFrame()
        field.initFrom(self)
        field.rect = self.rect()
        field.lineWidth = 1
        painter.drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, field)
        draw_box(painter, self, self.digit)
        if self._wrong:
            draw_wrong(painter, self, QPalette.ColorRole.Base)

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


def _turns_back(event: QKeyEvent) -> bool:
    """Whether a key undoes or redoes something."""
    undoes = event.key() in (Qt.Key.Key_Z, Qt.Key.Key_Y)
    return undoes and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


def redoes(event: QKeyEvent) -> bool:
    """Return whether a key does again what was taken back, on every system."""
    return any(QKeySequence(event.keyCombination()) == QKeySequence(keys) for keys in REDO_KEYS)


EntryCell: TypeAlias = NumberCell | MarkCell


def _step_of(event: QKeyEvent) -> tuple[int, int] | None:
    """Return the step for an arrow key without modifiers; None for other keys."""
    return _STEPS.get(Qt.Key(event.key())) if is_plain(event) else None
