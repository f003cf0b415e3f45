"""Tab and Shift+Tab reach the same parts of a sheet in the window, in opposite order."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.window.random_keys import press
from tests.ui.windows import Begun, main_window

__all__ = ["main_window"]

MOST_STOPS = 120
SHEETS = ["new_game", "preferences", "matches", "learn", "puzzles", "about"]


def round_trip(start: QWidget, press_once: Callable[[], None]) -> list[str]:
    """What has the focus on the way round, from ``start`` back to it."""
    met: list[str] = []
    for _ in range(MOST_STOPS):
        now = QApplication.focusWidget()
        assert now is not None
        if met and now is start:
            return met
        met.append(f"{type(now).__name__} {now.property('text') or now.accessibleName()}")
        press_once()
    pytest.fail(f"Tab does not go round: {met[:20]}")


@pytest.mark.parametrize("sheet", SHEETS)
def test_tab_goes_round_as_shift_tab_does(main_window: Begun, sheet: str) -> None:
    window = main_window("en")
    window.activateWindow()
    QApplication.processEvents()
    getattr(window.commands, sheet).trigger()
    for _ in range(5):
        QApplication.processEvents()
    start = QApplication.focusWidget()
    assert start is not None
    forth = round_trip(start, lambda: press(window, Qt.Key.Key_Tab))
    back = round_trip(start, lambda: press(window, Qt.Key.Key_Backtab))
    assert sorted(forth) == sorted(back)
    assert forth[1:] == back[:0:-1]
    if sheet == "new_game":
        for stop in ("CloseButton", "GameTile", "PortraitButton"):
            assert any(one.startswith(stop) for one in forth), stop
