"""What screen readers find on the table besides cards and buttons: how it stands."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget


class Status(QLabel):
    """An invisible label whose accessible name is how the partie stands: it can be gone to and read at any time."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def tell(self, words: str) -> None:
        """Bear ``words`` from now on; without any it is not there."""
        if words != self.accessibleName():
            self.setAccessibleName(words)
        self.setVisible(bool(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: names, points and piles tell the same to whoever sees them."""
