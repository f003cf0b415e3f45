"""Known names as buttons below the fields in which names are typed: for fingers, and instead of typing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import on_button, set_accessible_name, set_tool_tip
from cardtable.ui.scorekeeper.person_sign import person_icon

_COLUMNS, _MOST = 3, 6
"""How many names stand in a row, and how many at most."""
_LARGE = 10
"""The width of a usual letter in pixels from which on fewer names and letters have room in a row."""
_HEIGHT, _LETTERS, _SIGN = 44, 18, 24
"""The least height of a name in pixels, how many letters of it are shown at most, and the width of a person's sign."""


class NameChips(QWidget):
    """Offers names that go with what is typed and are not taken. It keeps its room, so that nothing moves."""

    chosen = Signal(str)
    """The name that was touched."""

    def __init__(self, names: Sequence[str], typed: Callable[[], tuple[str, Sequence[str]]]) -> None:
        """``typed`` returns what is typed in the field in use, and the names in all other fields."""
        super().__init__()
        self._names, self._typed = tuple(names), typed
        self._offered: tuple[str, ...] = ()
        self._buttons = [QPushButton() for _ in range(min(_MOST, len(names)))]
        # Large letters must not make the dialog wider than a small screen.
        large = self.fontMetrics().averageCharWidth() > _LARGE
        self._columns, self._letters = (_COLUMNS - 1, _LETTERS - 6) if large else (_COLUMNS, _LETTERS)
        self._grid = grid = QGridLayout(self)
        spaced(grid, margin=0, gap=1)
        for place, button in enumerate(self._buttons):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoDefault(False)
            button.setMinimumHeight(_HEIGHT)
            button.setIconSize(QSize(_SIGN, _SIGN))
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            button.setSizePolicy(policy)
            button.clicked.connect(lambda _=False, place=place: self.chosen.emit(self._offered[place]))
            grid.addWidget(button, place // self._columns, place % self._columns)
        self.follow()

    @property
    def buttons(self) -> Sequence[QPushButton]:
        """The buttons that can be touched now."""
        return self._buttons[: len(self._offered)]

    def follow(self) -> None:
        """Offer the names that go with what is typed now."""
        typed, others = self._typed()
        words, taken = typed.strip().casefold(), {name.strip().casefold() for name in others}
        found = [name for name in self._names if name.casefold() not in taken and name.casefold() != words]
        # A field that holds a known name is to be changed as a whole.
        known = any(name.casefold() == words for name in self._names)
        self._offered = tuple(name for name in found if known or name.casefold().startswith(words))[:_MOST]
        for place, button in enumerate(self._buttons):
            button.setVisible(place < len(self._offered))
            if place < len(self._offered):
                name = self._offered[place]
                button.setIcon(person_icon(name, _SIGN, self.devicePixelRatioF()))
                self._write(button, name)
                set_accessible_name(button, name)
                set_tool_tip(button, name)

    def _write(self, button: QPushButton, name: str) -> None:
        """Write ``name`` on ``button``, cut where neither letters nor width have room for it. A name that is whole only
        for the width takes no more of it than the cut one, so that the dialog can become narrower again.
        """
        cut = name if len(name) <= self._letters else f"{name[: self._letters - 1]}…"
        button.setText(on_button(cut))
        least, letters = button.minimumSizeHint().width(), button.fontMetrics()
        more = letters.horizontalAdvance(name) - letters.horizontalAdvance(cut)
        gaps = (self._columns - 1) * self._grid.horizontalSpacing()
        whole = cut != name and least + more <= (self.width() - gaps) // self._columns
        button.setMinimumWidth(least if whole else 0)
        if whole:
            button.setText(on_button(name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.follow()
