"""What every window beside the table shares."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QWidget


class Dialog(QDialog):
    """A dialog that words itself again when the language changes and never opens larger than its screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(True)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self, self.close)

    def retranslate(self) -> None:
        """Set all words of this window."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def open_at(self, wanted: QSize) -> None:
        """Have the size ``wanted``, or less on a small screen."""
        room = self.screen().availableSize() * 0.94
        self.resize(wanted.expandedTo(self.minimumSizeHint()).boundedTo(room))


def scrolled(content: QWidget) -> QScrollArea:
    """``content`` in an area that scrolls up and down, without a frame of its own."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidget(content)
    content.setAutoFillBackground(False)
    area.viewport().setAutoFillBackground(False)
    return area
