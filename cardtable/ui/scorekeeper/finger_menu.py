"""A menu with lines large enough for a finger, opened over the widget that was touched."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from cardtable.ui.look.palette import serif

_LETTERS, _PADDING = 20, 12
"""The height of the letters and the room around each line, in pixels, so that a finger finds the line."""
_LOOK = f"""
    QMenu::item {{ padding: {_PADDING}px {2 * _PADDING}px; }}
    QMenu::item:selected {{ background: palette(highlight); color: palette(highlighted-text); }}
    QMenu::item:disabled {{ color: palette(placeholder-text); }}
"""


class FingerMenu(QMenu):
    """A menu over the widget ``above``, which is freed when it closes. On a display that is turned round it is turned,
    too.
    """

    def __init__(self, above: QWidget) -> None:
        super().__init__(above)
        self._above = above
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFont(serif(_LETTERS))
        self.setStyleSheet(_LOOK)

    def open(self) -> None:
        """Open the menu over the middle of its widget, with the first line chosen."""
        self.setActiveAction(self.actions()[0])
        middle = self._above.mapToGlobal(self._above.rect().center())
        self.popup(middle - QPoint(self.sizeHint().width() // 2, 0))
