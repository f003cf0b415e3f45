"""A window that nobody touches does nothing: no page is laid out or painted again and again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.ui.window.main_window import MainWindow
from tests.ui import windows
from tests.ui.window.random_keys import PLACES
from tests.ui.windows import Begun, main_window

__all__ = ["main_window"]

_WORK = (QEvent.Type.LayoutRequest, QEvent.Type.Paint, QEvent.Type.UpdateRequest, QEvent.Type.Resize, QEvent.Type.Move)
_LOOK = 150
"""Milliseconds of each look; work that never ends is met in every one."""
_LOOKS = 40


class Counting(QObject):
    """Counts the events that mean work, by kind and by class of what gets them."""

    def __init__(self) -> None:
        super().__init__()
        self.found: Counter[tuple[str, str]] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _WORK:
            self.found[event.type().name, type(watched).__name__] += 1
        return False


@pytest.fixture
def counting() -> Iterator[Counting]:
    counting, application = Counting(), QApplication.instance()
    assert application is not None
    application.installEventFilter(counting)
    yield counting
    application.removeEventFilter(counting)


def comes_to_rest(qtbot: QtBot, counting: Counting) -> bool:
    """Whether there is a look in which nothing was done."""
    for _ in range(_LOOKS):
        counting.found.clear()
        qtbot.wait(_LOOK)
        if not counting.found:
            return True
    return False


@pytest.mark.parametrize(
    "size", [QSize(900, 600), QSize(1280, 800), QSize(800, 1240)], ids=["small", "usual", "upright"]
)
@pytest.mark.parametrize("place", ["hall", *PLACES])
def test_nothing_is_done_where_nobody_does_anything(
    place: str, size: QSize, main_window: Begun, qtbot: QtBot, counting: Counting
) -> None:
    window: MainWindow = main_window("en")
    window.resize(size)
    window.activateWindow()
    if place != "hall":
        windows.begin(window, "casino.swedish")
        QApplication.processEvents()
        PLACES[place](window)
    assert comes_to_rest(qtbot, counting), counting.found
