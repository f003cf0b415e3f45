"""The program, started, looked at and closed: ``looking_driver.py``.

This is ``cardtable`` with somebody who waits for its first painting, reads whatever is there to be read, opens every
list of what is kept, and closes the window. One JSON object on standard output: ``{"words": [every text that was
shown], "table": whether a match lies on the table}``.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from cardtable.ui.start import app
from cardtable.ui.window.main_window import MainWindow

LISTS = ("matches", "sheets", "new_game", "new_sheet", "preferences")
"""Commands that open a list of what is kept, or a dialog that begins with it."""

REST = 150
"""Milliseconds that a window has to fill itself."""


class Reader(QObject):
    """Looks at a window once it has been painted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._painted = False
        self._words: set[str] = set()
        self._left: list[QAction] = [action for name in LISTS if (action := getattr(window.commands, name)).isEnabled()]
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._painted:
            self._painted = True
            self._words |= shown()
            self._table = self._window.controller.session is not None
            QTimer.singleShot(REST, self._look)
        return super().eventFilter(watched, event)

    def _look(self) -> None:
        """Read, and open the next list; after the last one close the window."""
        self._words |= shown()
        if self._window.pages.unsaved.progress is not None:
            # What is damaged is being read.
            QTimer.singleShot(REST, self._look)
            return
        while self._window.notices.text:
            self._words.add(self._window.notices.text)
            self._window.notices.next()
        self._window.dialogs.close_all()
        for widget in QApplication.topLevelWidgets():
            if widget is not self._window and widget.isVisible():
                widget.close()
        if self._left:
            QTimer.singleShot(REST, self._look)
            # A dialog may have a loop of its own, in which the timer runs.
            self._left.pop().trigger()
            return
        print(json.dumps({"words": sorted(self._words), "table": self._table}), flush=True)
        self._window.close()
        QApplication.closeAllWindows()


def shown() -> set[str]:
    """The texts of all labels and buttons that can be seen."""
    widgets: list[Any] = [
        widget for widget in QApplication.allWidgets() if isinstance(widget, QLabel | QAbstractButton)
    ]
    return {widget.text() for widget in widgets if QWidget.isVisible(widget) and widget.text()}


def main() -> int:
    """Run the program until it has been looked at."""
    open_window = app.open_window

    def opened(*arguments: Any, **options: Any) -> MainWindow:
        window = open_window(*arguments, **options)
        Reader(window)
        return window

    app.open_window = opened
    return app.main([])


if __name__ == "__main__":
    sys.exit(main())
