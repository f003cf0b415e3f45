"""The four places of the program in the row above the table, where the bar of the hall is not seen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from cardtable.ui.look.palette import BRASS_DARK, is_contrasting

_EDGE, _AROUND_WORDS = 14, 20
"""What a tool takes beside its icon, and beside its words, in pixels."""
_BEFORE = 12
"""Before the first tool, where a line divides it from the menus, in pixels."""
_LINE = 3
"""The height of the line below the place where one is, in pixels."""


class PlaceTools(QWidget):
    """A tool for each of the ``actions``, which lead to the places: the first with its icon, since a menu beside it
    has a like name, the others with words where there is room for them.
    """

    def __init__(self, actions: Sequence[QAction]) -> None:
        super().__init__()
        self._here = 0
        self._worded = True
        row = QHBoxLayout(self)
        row.setContentsMargins(_BEFORE, 0, 0, 0)
        row.setSpacing(0)
        self.buttons = [QToolButton() for _ in actions]
        for button, action in zip(self.buttons, actions, strict=True):
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        self.buttons[0].setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.show_words(False)

    @property
    def worded(self) -> bool:
        """Whether the places have words."""
        return self._worded

    def width_with(self, *, words: bool, icon: int) -> int:
        """Return the width with ``words`` or without, where an icon is ``icon`` pixels wide."""
        if not words:
            return _BEFORE + (icon + _EDGE) * len(self.buttons)
        advance = self.fontMetrics().horizontalAdvance
        return _BEFORE + icon + _EDGE + sum(advance(button.text()) + _AROUND_WORDS for button in self.buttons[1:])

    def show_words(self, shown: bool) -> None:
        """Show words instead of icons, or icons."""
        if shown == self._worded:
            return
        self._worded = shown
        style = Qt.ToolButtonStyle
        for button in self.buttons[1:]:
            button.setToolButtonStyle(style.ToolButtonTextOnly if shown else style.ToolButtonIconOnly)

    def set_icon_size(self, size: QSize) -> None:
        """Have icons of this size."""
        for button in self.buttons:
            button.setIconSize(size)

    def show_place(self, place: int) -> None:
        """Have the line of brass below this place."""
        if place != self._here:
            self._here = place
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        colours = self.palette()
        line = colours.color(QPalette.ColorRole.Link) if is_contrasting(colours) else QColor(BRASS_DARK)
        place = self.buttons[self._here].geometry()
        painter = QPainter(self)
        divide = QRectF(_BEFORE / 3, self.height() / 4, 1, self.height() / 2)
        painter.fillRect(divide, colours.color(QPalette.ColorRole.Mid))
        painter.fillRect(QRectF(place.left() + 4, self.height() - _LINE, place.width() - 8, _LINE), line)
        painter.end()
