"""A menu with lines large enough for a finger, opened over the widget that was touched."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from cardtable.ui.look.palette import FOR_FINGERS, serif

_LETTERS = 20
"""The height of the letters in pixels."""


class FingerMenu(QMenu):
    """A menu over the widget ``above``, which is freed when it closes. On a display that is turned round it is turned,
    too.
    """

    def __init__(self, above: QWidget) -> None:
        super().__init__(above)
        self._above = above
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFont(serif(_LETTERS))
        self.setProperty(FOR_FINGERS, True)

    def open(self) -> None:
        """Open the menu over the middle of its widget, with the first line chosen."""
        self.setActiveAction(self.actions()[0])
        middle = self._above.mapToGlobal(self._above.rect().center())
        self.popup(middle - QPoint(self.sizeHint().width() // 2, 0))
