"""The program, started in whatever language is there, looked at and closed.

This is ``cardtable`` with somebody who waits for its first painting, reads the notices, opens Help at some pages,
Preferences, a lesson and a commented deal, and closes the window. One JSON object on standard output: ``said``, all
sentences that told of something left out; ``words``, every text that was seen; ``read``, all files that Python opened.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

OPENED: list[str] = []
PATIENCE = 90


def note(event: str, arguments: tuple[Any, ...]) -> None:
    if event == "open" and isinstance(arguments[0], str | bytes):
        OPENED.append(os.fsdecode(arguments[0]))


sys.addaudithook(note)

from PySide6.QtCore import QEvent, QObject, QTimer  # noqa: E402
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QTextEdit  # noqa: E402

from cardtable import __main__  # noqa: E402
from cardtable.ui.start import app  # noqa: E402
from cardtable.ui.window.main_window import MainWindow  # noqa: E402

PAGES = ("piquet.points", "glossary", "casino.swedish")


class Visitor(QObject):
    """Looks at everything that a language brings, one after the other."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._said: list[str] = []
        self._words: set[str] = set()
        self._steps = self._visit()
        self._begun = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._begun:
            self._begun = True
            QTimer.singleShot(0, self._go_on)
        return super().eventFilter(watched, event)

    def _go_on(self) -> None:
        for until in self._steps:
            self._wait(until)
            return
        print(json.dumps({"said": self._said, "words": sorted(self._words), "read": OPENED}), flush=True)
        self._window.close()
        QApplication.closeAllWindows()

    def _wait(self, until: Callable[[], bool]) -> None:
        if until():
            self._read()
            QTimer.singleShot(0, self._go_on)
        else:
            QTimer.singleShot(10, lambda: self._wait(until))

    def _read(self) -> None:
        while self._window.notices.text:
            self._said.append(self._window.notices.text)
            self._window.notices.next()
        for widget in QApplication.allWidgets():
            match widget:
                case QLabel() | QAbstractButton():
                    self._words.add(widget.text())
                case QTextEdit():
                    self._words.add(widget.toPlainText())
                case QComboBox():
                    self._words |= {widget.itemText(place) for place in range(widget.count())}

    def _visit(self) -> Iterator[Callable[[], bool]]:
        """Open something, and say when it is there to be read."""
        window = self._window
        yield lambda: True
        for name in PAGES:
            window.late.help.show(name, "")
            viewer = window.late.help.viewer
            assert viewer is not None
            yield lambda viewer=viewer, name=name: viewer.browser.name == name  # type: ignore[misc]
            if viewer.left_out.isVisible():
                self._said.append(viewer.left_out.text())
        window.commands.preferences.trigger()
        yield lambda: bool(window.findChildren(QComboBox, "language"))
        window.dialogs.close_all()
        window.school_door.begin("casino/pair")
        yield lambda: window.school_door.classroom.teacher.ready
        window.late.help.show_model_deal("piquet.points")
        yield lambda: window.looking_back.active


def main() -> int:
    """Run the program until it has been looked at."""
    open_window = app.open_window
    patience = threading.Timer(PATIENCE, lambda: os._exit(3))
    patience.daemon = True
    patience.start()

    def opened(*arguments: Any, **options: Any) -> MainWindow:
        window = open_window(*arguments, **options)
        Visitor(window)
        return window

    app.open_window = opened
    sys.argv[1:] = []
    return __main__.main()


if __name__ == "__main__":
    sys.exit(main())
