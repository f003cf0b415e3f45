"""Keys for fingers: digits, signs, a key that deletes, and one that goes to the next cell."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from cardtable.app.scorekeeper.entry_form import DELETE, TURN
from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import set_accessible_name

FLAT_KEY, HIGH_KEY = 44, 60
"""The heights of a key in the flat and in the high shape of the keypad, in pixels."""
_HIGH = (("7", "8", "9", DELETE), ("4", "5", "6", TURN), ("1", "2", "3", "+"), ("0", "0", "00", "−"))
_FLAT = (("7", "8", "9", "0", DELETE), ("4", "5", "6", "00", TURN), ("1", "2", "3", "+", "−"))
"""The rows of keys in both shapes; a key that stands twice is as wide as two."""


class Keypad(QWidget):
    """Emits which key has been pressed; it never takes the focus."""

    pressed = Signal(str)
    """The key that was pressed: a digit or two, a sign, ``TURN`` or ``DELETE``."""
    onward = Signal()
    """Asks to go to the next open cell."""

    def __init__(
        self, *, flat: bool = False, lines: Sequence[Sequence[str]] | None = None, parent: QWidget | None = None
    ) -> None:
        """``lines`` are other rows of keys, for both shapes."""
        super().__init__(parent)
        self._lines = {False: lines or _HIGH, True: lines or _FLAT}
        self._grid = QGridLayout(self)
        spaced(self._grid, margin=0, gap=1)
        self._keys = {
            key: QPushButton(key) for key in dict.fromkeys(key for line in self._lines[False] for key in line)
        }
        for key, button in self._keys.items():
            button.clicked.connect(lambda _=False, key=key: self.pressed.emit(key))
        self.next_button = QPushButton()
        self.next_button.clicked.connect(self.onward)
        for button in (*self._keys.values(), self.next_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoDefault(False)
            button.setMinimumWidth(FLAT_KEY)
        self._shape: tuple[bool, int] | None = None
        self.set_flat(flat)
        self.retranslate()

    def key(self, key: str) -> QPushButton:
        """Return the button of a key; raises ``KeyError`` if the keypad does not have it."""
        return self._keys[key]

    def set_flat(self, flat: bool, *, low: bool = True) -> None:
        """Lay the keys out in three rows (flat) or in five. Flat keys are low, for little height, unless ``low`` is
        False.
        """
        height = FLAT_KEY if flat and low else HIGH_KEY
        if (flat, height) == self._shape:
            return
        self._shape = flat, height
        for button in (*self._keys.values(), self.next_button):
            self._grid.removeWidget(button)
        lines = self._lines[flat]
        for row, line in enumerate(lines):
            for key in dict.fromkeys(line):
                self._grid.addWidget(self._keys[key], row, line.index(key), 1, line.count(key))
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
            button.setMinimumHeight(height)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.next_button.setText(self.tr("Next"))
        set_accessible_name(self._keys[DELETE], self.tr("Delete the last digit"))
        names = {TURN: self.tr("Change the sign"), "+": self.tr("Plus"), "−": self.tr("Minus")}
        for key, name in names.items():
            if key in self._keys:
                set_accessible_name(self._keys[key], name)
