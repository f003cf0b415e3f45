"""The application object, which hears what a desktop says to the program as a whole."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Tells of files that are to be opened: macOS says by an event what other systems say by arguments."""

    file_wanted = Signal(str)
    """The path of a file."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            if event.file():
                self.file_wanted.emit(event.file())
            return True
        return super().event(event)
