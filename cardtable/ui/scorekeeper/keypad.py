"""Keys for fingers: digits, +, one that deletes, and one that goes on to the next cell."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from cardtable.app.scorekeeper.entry_form import DELETE
from cardtable.ui.look.look import spaced

FLAT_KEY, HIGH_KEY = 44, 60
"""Heights of a key in the two shapes of a keypad, in pixels."""
_HIGH = (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), (DELETE, "0", "+"))
_FLAT = (("7", "8", "9", DELETE), ("4", "5", "6", "+"), ("1", "2", "3", "0"))


class Keypad(QWidget):
    """Says which key has been pressed and takes the focus from nothing."""

    pressed = Signal(str)
    """A digit, ``+`` or ``DELETE``."""
    onward = Signal()
    """To the next cell that is open."""

    def __init__(self, *, flat: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        spaced(self._grid, margin=0, gap=1)
        self._keys = {key: QPushButton(key) for line in _HIGH for key in line}
        for key, button in self._keys.items():
            button.clicked.connect(lambda _=False, key=key: self.pressed.emit(key))
        self.next_button = QPushButton()
        self.next_button.clicked.connect(self.onward)
        for button in (*self._keys.values(), self.next_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoDefault(False)
            button.setMinimumWidth(FLAT_KEY)
        self._flat: bool | None = None
        self.set_flat(flat)
        self.retranslate()

    def key(self, key: str) -> QPushButton:
        """One of the keys; raises ``KeyError``."""
        return self._keys[key]

    def set_flat(self, flat: bool) -> None:
        """Lie in three rows, for a room that is low, or stand in five."""
        if flat == self._flat:
            return
        self._flat = flat
        for button in (*self._keys.values(), self.next_button):
            self._grid.removeWidget(button)
        lines = _FLAT if flat else _HIGH
        for row, line in enumerate(lines):
            for place, key in enumerate(line):
                self._grid.addWidget(self._keys[key], row, place)
        rows, columns = len(lines), len(lines[0])
        if flat:
            self._grid.addWidget(self.next_button, 0, columns, rows, 1)
        else:
            self._grid.addWidget(self.next_button, rows, 0, 1, columns)
        upright = QSizePolicy.Policy.Expanding if flat else QSizePolicy.Policy.Fixed
        self.next_button.setSizePolicy(QSizePolicy.Policy.Expanding, upright)
        for button in self._keys.values():
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for button in (*self._keys.values(), self.next_button):
            button.setMinimumHeight(FLAT_KEY if flat else HIGH_KEY)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all words."""
        self.next_button.setText(self.tr("Next"))
        self._keys[DELETE].setAccessibleName(self.tr("Delete the last digit"))
