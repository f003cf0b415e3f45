"""Noticing when a window and all that was opened over it are painted for the first time, and errors before that."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import Self

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget


class FirstPainting(QObject):
    """Watches ``window`` until it has been painted for the first time, also inside a ``frame``."""

    done = Signal()
    """Emitted when all that is shown has been painted once."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._watched = [window]
        window.installEventFilter(self)

    def frame(self, frame: QWidget) -> None:
        """Watch ``frame``, too. Of a window in it Qt may paint the parts alone, if nothing is seen between them."""
        if self._watched and frame not in self._watched:
            self._watched.append(frame)
            frame.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self._watched:
            for widget in self._watched:
                widget.removeEventFilter(self)
            self._watched.clear()
            # The children are painted after the window.
            QTimer.singleShot(0, self, self._finish)
        return False

    def _finish(self) -> None:
        for widget in QApplication.topLevelWidgets():
            if widget is not self._window.window() and widget.isVisible():
                # A dialog over the table may have to wait longer for its turn, and fail at what it shows.
                widget.repaint()
        self.done.emit()


class SlotFailures:
    """Catches exceptions of slots and paintings, where no caller can catch them, and then ends the loop of
    ``application``. This works from ``with`` on until ``over`` is called; after that, Qt prints them as usual.
    """

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._usual = sys.excepthook
        self._first: BaseException | None = None

    def __enter__(self) -> Self:
        self._usual, sys.excepthook = sys.excepthook, self._hear
        return self

    def __exit__(self, *_: object) -> None:
        self.over()

    @property
    def heard(self) -> bool:
        """Whether an exception was raised."""
        return self._first is not None

    def check(self) -> None:
        """Raise the first exception again, if there was one."""
        if self._first is not None:
            raise self._first

    def over(self) -> None:
        """Stop catching exceptions."""
        if sys.excepthook == self._hear:
            sys.excepthook = self._usual

    def _hear(self, _: type[BaseException], error: BaseException, __: TracebackType | None) -> None:
        self._first = self._first or error
        self._application.exit(1)
