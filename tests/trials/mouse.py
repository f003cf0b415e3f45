"""The mouse of a person in a trial: of Qt’s own events, or that of the screen."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

PATIENCE = 120.0
"""Seconds after which something that should have happened has not."""
_TICK = 5
"""Milliseconds between two looks."""
_NUMBERS = {Qt.MouseButton.LeftButton: 1, Qt.MouseButton.RightButton: 3}
_WHEEL_UP, _WHEEL_DOWN = 4, 5
_MOST_TURNS = 80
_STILL, _PAUSE = 3, 20
"""So many looks at a widget find it where it was once it lies still, and the milliseconds between two of them."""
_FAR = 160
"""Pixels, more than a notch of the wheel scrolls."""
_LEFT = Qt.MouseButton.LeftButton


class Mouse(Protocol):
    """Clicks on widgets."""

    def click(self, widget: QWidget, at: QPoint, button: Qt.MouseButton = _LEFT) -> None:
        """Click on a place in ``widget``."""
        ...


class EventMouse:
    """Clicks by Qt’s events, whatever lies over the widget."""

    def click(self, widget: QWidget, at: QPoint, button: Qt.MouseButton = _LEFT) -> None:
        QTest.mouseClick(widget, button, pos=at)


def wait_until(true: Callable[[], bool]) -> None:
    """Let the program run until something is ``true``."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "nothing of the kind happened"
        QTest.qWait(_TICK)


class Covered(AssertionError):
    """Something lies over what is to be clicked on."""


class ScreenMouse(QObject):
    """The pointer of the X server, moved by xdotool: it hits what is seen, after scrolling to it."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._released = 0
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease and isinstance(watched, QWindow):
            self._released += 1
        return False

    def click(self, widget: QWidget, at: QPoint, button: Qt.MouseButton = _LEFT) -> None:
        self._rest(widget)
        self._reach(widget, at)
        self._point(widget, at)
        released = self._released
        self.do("click", _NUMBERS[button])
        wait_until(lambda: self._released > released)

    def do(self, *words: object) -> None:
        """Run xdotool while the program goes on."""
        with subprocess.Popen(["xdotool", *map(str, words)]) as running:
            wait_until(lambda: running.poll() is not None)
        assert running.returncode == 0

    def _point(self, widget: QWidget, at: QPoint) -> None:
        place = widget.mapToGlobal(at)
        seen = QApplication.widgetAt(place)
        assert seen is not None, f"{widget} is not seen"
        if not widget.isAncestorOf(seen):
            raise Covered(f"{seen} lies over {widget}")
        self.do("mousemove", place.x(), place.y())

    def _reach(self, widget: QWidget, at: QPoint) -> None:
        """Turn the wheel over each area in which the place is not seen until it is."""
        above = widget.parentWidget()
        while above is not None:
            if isinstance(above, QAbstractScrollArea):
                seen = above.viewport()
                if seen is not widget and seen.isAncestorOf(widget):
                    self._scroll(above, widget, at)
            above = above.parentWidget()

    def _rest(self, widget: QWidget) -> None:
        """Wait until ``widget`` lies still: pages are laid out, and all notches of the wheel heard."""
        still, before = 0, widget.mapToGlobal(QPoint(0, 0))
        while still < _STILL:
            QTest.qWait(_PAUSE)
            place = widget.mapToGlobal(QPoint(0, 0))
            still = still + 1 if place == before else 0
            before = place

    def _scroll(self, area: QAbstractScrollArea, widget: QWidget, at: QPoint) -> None:
        seen = area.viewport()
        for _ in range(_MOST_TURNS):
            y, room = widget.mapTo(seen, at).y(), QRect(QPoint(0, 0), seen.size()).adjusted(0, 8, 0, -8)
            if room.top() <= y <= room.bottom():
                return
            bar = area.verticalScrollBar()
            before = bar.value()
            self._point(seen, QPoint(seen.width() // 2, seen.height() // 2))
            away = y - room.bottom() if y > room.bottom() else room.top() - y
            notches = max(1, away // _FAR)
            self.do("click", "--delay", 1, "--repeat", notches, _WHEEL_DOWN if y > room.bottom() else _WHEEL_UP)
            wait_until(lambda: bar.value() != before)  # noqa: B023 - it is over before the next turn
            self._rest(widget)
        raise AssertionError(f"{widget} is never seen")
