"""Real keys of real layouts in real windows: the digits of the row, with Shift and with Alt, and signs with Ctrl."""

from __future__ import annotations

import json
import os
import queue
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.ui.keyboards import FIRST, ROWS

pytestmark = [
    pytest.mark.slow,
    pytest.mark.window,
    pytest.mark.skipif(shutil.which("setxkbmap") is None, reason="needs setxkbmap"),
]

DRIVER = Path(__file__).with_name("layout_driver.py")
PATIENCE = 60.0
LAYOUTS = [layout for layout in ROWS if layout != "ir"]
SHIFT, ALT, CONTROL = 50, 64, 37
"""Codes of keys, the same on every layout."""
END = ["mark", 1, -1]
"""What Alt with the key of the second side sets off: a sign that all keys before have been seen to."""


class Keyboard:
    """The keyboard of the display, and what the window tells of it."""

    def __init__(self, display: str, layout: str) -> None:
        self._environ = {**os.environ, "DISPLAY": display}
        self.lay_out(layout)
        self._told: queue.Queue[str] = queue.Queue()
        self._window = subprocess.Popen(
            [sys.executable, str(DRIVER)],
            env={**self._environ, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(DRIVER.parents[2])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._window.stdout is not None
        for line in self._window.stdout:
            self._told.put(line)

    def _next(self) -> list[Any]:
        told: list[Any] = json.loads(self._told.get(timeout=PATIENCE))
        return told

    def show(self, window: str) -> None:
        """Bring one of the windows to the front, and wait until it has the keys."""
        assert self._window.stdin is not None
        while not self._told.empty():
            self._told.get()
        self._window.stdin.write(f"{window}\n")
        self._window.stdin.flush()
        while self._next() != ["ready"]:
            pass

    def lay_out(self, layout: str) -> None:
        subprocess.run(["setxkbmap", layout], env=self._environ, check=True, timeout=PATIENCE)

    def press(self, code: int, *held: int) -> None:
        words = [word for key in held for word in ("keydown", str(key))]
        words += ["key", str(code), *(word for key in held for word in ("keyup", str(key)))]
        subprocess.run(["xdotool", *words], env=self._environ, check=True, timeout=PATIENCE)

    def heard(self, end: list[Any]) -> list[list[Any]]:
        """What was set off until ``end`` was."""
        found = []
        while (told := self._next()) != end:
            found.append(told)
        return [told for told in found if told != ["ready"]]

    def close(self) -> None:
        assert self._window.stdin is not None
        self._window.stdin.close()
        try:
            self._window.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self._window.kill()
            self._window.wait()
        assert self._window.stdout is not None
        self._window.stdout.close()


@pytest.fixture
def keyboard(layout: str, window_display: str) -> Iterator[Keyboard]:
    made = Keyboard(window_display, layout)
    yield made
    made.lay_out("us")
    made.close()


def digits_of(layout: str, number: int, *, shifted: bool) -> list[list[Any]]:
    """What the key of ``number`` is to set off at a table of two sides."""
    row = ROWS[layout]
    text = (row.shifted if shifted else row.alone)[number - 1]
    meant = int(text) if text.isdecimal() else 0 if shifted else number
    return [["mark", meant - 1, 1]] if meant in (1, 2) else []


@pytest.mark.turns(5)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_row_of_digits_marks_points(layout: str, keyboard: Keyboard) -> None:
    keyboard.show("table")
    wanted = []
    for number in (1, 2, 3):
        keyboard.press(FIRST + number - 1)
        wanted += digits_of(layout, number, shifted=False)
        keyboard.press(FIRST + number - 1, SHIFT)
        wanted += digits_of(layout, number, shifted=True)
    keyboard.press(FIRST, ALT)
    wanted.append(["mark", 0, -1])
    keyboard.press(FIRST + 1, ALT)
    assert keyboard.heard(END) == wanted


PLUS = {"us": (21, SHIFT), "de": (35,), "fr": (21, SHIFT), "se": (20,), "tr": (13, SHIFT), "ch": (10, SHIFT)}
PLUS |= {"es": (35,), "cz": (10,)}
MINUS = {"us": (20,), "de": (61,), "fr": (15,), "se": (61,), "tr": (21,), "ch": (61,), "es": (61,), "cz": (61,)}
"""Where plus and minus are, with what is held besides."""


@pytest.mark.turns(5)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_text_grows_and_shrinks_by_the_signs_of_the_layout(layout: str, keyboard: Keyboard) -> None:
    keyboard.show("rules")
    code, *held = PLUS[layout]
    keyboard.press(code, CONTROL, *held)
    code, *held = MINUS[layout]
    keyboard.press(code, CONTROL, *held)
    keyboard.press(FIRST + 9, CONTROL)
    assert keyboard.heard(["size", 0]) == [["size", 1], ["size", -1]]
