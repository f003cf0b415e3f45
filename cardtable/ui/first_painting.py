"""Noticing that a window has been painted, and with it whatever was opened over it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget


class FirstPainting(QObject):
    """Watches ``window`` until it has been painted for the first time."""

    done = Signal()
    """Everything that is shown has been painted once."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            # The children are painted after the window.
            QTimer.singleShot(0, self, self._finish)
        return False

    def _finish(self) -> None:
        for widget in QApplication.topLevelWidgets():
            if widget is not self._window.window() and widget.isVisible():
                # A dialog over the table may have to wait longer for its turn, and fail at what it shows.
                widget.repaint()
        self.done.emit()
