"""A button for what there is no room for: it opens a menu with what other buttons do."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from cardtable.ui.look.palette import DENSE


class MoreButton(QPushButton):
    """Stands for ``buttons`` while these are gathered: an entry of its menu presses one of them."""

    def __init__(self, buttons: Sequence[QPushButton], parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons = buttons
        self.gathered = False
        """Whether the buttons are hidden, and this one is seen in their place."""
        self.setFlat(True)
        self.setAutoDefault(False)
        self.setProperty(DENSE, True)
        self.hide()
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        for button in self._buttons:
            action = menu.addAction(button.text())
            action.setEnabled(button.isEnabled())
            action.triggered.connect(button.click)

    def gather(self, gathered: bool) -> None:
        """Hide the buttons and show this one instead, or the other way round; with one button there is nothing to
        gather.
        """
        gathered = gathered and len(self._buttons) > 1
        if gathered == self.gathered:
            return
        self.gathered = gathered
        for button in self._buttons:
            button.setVisible(not gathered)
        self.setVisible(gathered)
