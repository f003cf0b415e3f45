"""The program in a real window on a real X server, driven with a real mouse."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import pytest

from cardtable.core.cards import PACK_52
from cardtable.core.chance import rng, shuffled
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.store.store import Store

DRIVER = Path(__file__).with_name("window_driver.py")
ROOT = DRIVER.parents[2]
PATIENCE = 60.0
"""Seconds after which something that should have happened has not."""


class Screen:
    """The mouse of a display, and what the driver tells."""

    def __init__(self, display: str, output: IO[str]) -> None:
        self._environment = {**os.environ, "DISPLAY": display}
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, args=(output,), daemon=True).start()

    def _read(self, output: IO[str]) -> None:
        """Take in what is told; an empty line is its end."""
        for line in output:
            self._lines.put(line)
        self._lines.put("")

    def mouse(self, *words: object) -> None:
        subprocess.run(["xdotool", *map(str, words)], env=self._environment, check=True, timeout=PATIENCE)

    def wait_for(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first thing told from now on that is wanted."""
        end = time.monotonic() + PATIENCE
        while (left := end - time.monotonic()) > 0:
            try:
                line = self._lines.get(timeout=left)
            except queue.Empty:
                break
            assert line, "the window is gone"
            told: dict[str, Any] = json.loads(line)
            if wanted(told):
                return told
        raise AssertionError("nothing of the kind happened")

    def wait_for_rest(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first thing told from now on that is wanted, once the cards lie still."""
        before: list[dict[str, Any]] = [{}]

        def lies_still(told: dict[str, Any]) -> bool:
            still = told == before[0]
            before[0] = told
            return still and wanted(told)

        return self.wait_for(lies_still)

    def drag(self, start: list[int], end: list[int]) -> None:
        self.mouse("mousemove", *start)
        self.mouse("mousedown", 1)
        for step in range(1, 6):
            x, y = (a + (b - a) * step // 5 for a, b in zip(start, end, strict=True))
            self.mouse("mousemove", x, y)
        self.mouse("mouseup", 1)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def screen(window_display: str, folder: Path) -> Iterator[Screen]:
    """A match against the computer, the cards dealt, the person to play."""
    seats = [SeatEntry("Anna", HUMAN), SeatEntry("Lina", "beginner")]
    cuts = (Session.begin(variant("casino.swedish").rule_set(2), seats, rng(number)) for number in range(20))
    session = next(one for one in cuts if one.standing.dealer == 1)
    session.begin_deal(shuffled(PACK_52, rng(4)))
    record = folder / "partie.cardtable"
    record.write_text(session.record().to_text(), encoding="utf-8")
    environment = {
        **os.environ,
        "DISPLAY": window_display,
        "QT_QPA_PLATFORM": "xcb",
        "LC_ALL": "C.UTF-8",
        "PYTHONPATH": str(ROOT),
        "CARDTABLE_DATA_DIR": str(folder / "data"),
    }
    with (folder / "errors.txt").open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, str(DRIVER), str(record)],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    assert process.stdout is not None
    try:
        yield Screen(window_display, process.stdout)
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE)
        process.stdout.close()
    told = (folder / "errors.txt").read_text(encoding="utf-8")
    assert "Traceback" not in told, told


@pytest.mark.window
def test_a_card_dragged_onto_the_cloth_is_laid_down_and_kept(screen: Screen, folder: Path) -> None:
    shown = screen.wait_for_rest(lambda told: told["mode"] == "human" and len(told["hand"]) == 4)
    card, start = next(iter(shown["hand"].items()))
    x, y = shown["cloth"]
    # Beside the four table cards there is only cloth.
    screen.drag(start, [x + 200, y + 60])
    after = screen.wait_for(lambda told: bool(told["actions"]))
    assert after["actions"][0] == card
    opened = Store.open(folder / "data" / "cardtable.sqlite3")
    try:
        match = opened.store.latest_unfinished()
        assert match is not None
        assert opened.store.load_match(match).deals[0].actions[0] == card
    finally:
        opened.store.close()


@pytest.mark.window
def test_a_card_let_go_over_the_hand_slides_back(screen: Screen) -> None:
    shown = screen.wait_for_rest(lambda told: told["mode"] == "human" and len(told["hand"]) == 4)
    card, start = next(iter(shown["hand"].items()))
    screen.mouse("mousemove", *start)
    screen.mouse("mousedown", 1)
    screen.mouse("mousemove", start[0] + 60, start[1] - 14)
    held = screen.wait_for(lambda told: told["hand"].get(card, start) != start)
    assert held["actions"] == []
    screen.mouse("mouseup", 1)
    # A card under the mouse stands higher.
    x, y = shown["cloth"]
    screen.mouse("mousemove", x, y)
    back = screen.wait_for(lambda told: told["hand"].get(card) == start)
    assert back["actions"] == []
    screen.drag(start, [x + 200, y + 60])
    after = screen.wait_for(lambda told: bool(told["actions"]))
    assert after["actions"][0] == card
