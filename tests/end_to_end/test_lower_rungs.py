"""What a start that follows a failed one offers in a real window, clicked with a real mouse, and what is kept then."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from cardtable.app.settings import KEY, Settings
from cardtable.store import backups
from cardtable.store.places import DATABASE_NAME, DIRECTORY_VARIABLE
from cardtable.store.starting import NAME, NO_DATABASE, NO_MATCH, PLAIN, USUAL
from cardtable.store.store import Store
from tests.app.test_keeping import begun
from tests.ui.started import PATIENCE, ROOT, Started

WATCH = """
def prepare(window):
    from PySide6.QtWidgets import QPushButton
    from cardtable.ui.look.word_button import WordButton
    top = window.window()
    top.resize(900, 600)
    told, seen = [], []
    def look():
        shown = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        pressed = [button for one in shown for kind in (QPushButton, WordButton) for button in one.findChildren(kind)]
        pressed = [button for button in pressed if button.isVisible()]
        where = {}
        for button in pressed:
            if button.isEnabled():
                middle = button.mapToGlobal(button.rect().center())
                cut = button.width() < button.sizeHint().width()
                where[button.text().replace("&", "")] = [middle.x(), middle.y(), cut]
        now = {"pressable": where, "notice": window.notices.text, "mode": window.controller.mode.value,
            "typing": type(QApplication.focusWidget()).__name__, "size": [top.width(), top.height()]}
        seen.append(now)
        del seen[:-5]
        # A window manager moves what has just been shown.
        if told != [now] and seen == [now] * 5:
            told[:] = [now]
            print(json.dumps(now), flush=True)
    window.looks = QTimer(window)
    window.looks.timeout.connect(look)
    window.looks.start(20)
"""
"""Tells, once that stays as it is, where the buttons are that can be pressed, and whether their words are cut."""

GOES_ON = ("human", "thinking", "animating")
"""The modes of a table at which a match goes on."""


class Screen:
    """A start of the program in a window, and the mouse and the keys of its display."""

    def __init__(self, display: str, data: Path, **environ: str) -> None:
        self._environment = {**os.environ, "DISPLAY": display}
        self._told: dict[str, Any] | None = None
        self.program = Started(
            data,
            prepare=WATCH,
            QT_QPA_PLATFORM="xcb",
            DISPLAY=display,
            HOME=str(data),
            XDG_CACHE_HOME=str(data / "cache"),
            **environ,
        )

    def _do(self, *words: object) -> None:
        subprocess.run(["xdotool", *map(str, words)], env=self._environment, check=True, timeout=PATIENCE)

    def wait_for(self, condition: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """What was told of the window last, or the first thing told from then on, of which ``condition`` holds."""
        if self._told is None or not condition(self._told):
            self.program.wait_for(lambda state: "pressable" in state and self._is(state, condition))
        assert self._told is not None
        return self._told

    def _is(self, state: dict[str, Any], condition: Callable[[dict[str, Any]], object]) -> bool:
        self._told = state
        return bool(condition(state))

    def click(self, words: str) -> None:
        """Click on the button whose words begin so, once it stands where it stays."""
        places: list[Any] = []

        def stands(state: dict[str, Any]) -> bool:
            here = [place for text, place in state["pressable"].items() if text.startswith(words)]
            places[:] = here[:1]
            return bool(here) and state["size"] == [900, 600]

        self.wait_for(stands)
        (x, y, cut) = places[0]
        assert not cut, words
        self._do("mousemove", x, y, "click", 1)

    def write(self, text: str) -> None:
        """Type a text in the place of what is in the field that has the focus, and press Return."""
        self._do("key", "ctrl+a")
        self._do("type", "--delay", "1", text)
        self._do("key", "Return")

    def close(self) -> None:
        """End the program, which has failed at nothing."""
        if self.program.process.poll() is None:
            self.program.process.kill()
        if self.program.process.stderr is not None and not self.program.process.stderr.closed:
            assert "Traceback" not in self.program.errors()
        self.program.close()


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A database with a match that goes on, with settings, and with a copy of it."""
    with closing(Store.open(tmp_path / DATABASE_NAME).store) as store:
        begun(store)
        store.put(KEY, Settings(language="de", room="wine", speed="at_once").to_json())
    return tmp_path


Begin = Callable[[int], Screen]


@pytest.fixture
def begin(window_display: str, kept: Path) -> Iterator[Begin]:
    """Starts the program after one that was killed on the rung above the one that is given."""
    made: list[Screen] = []

    def start(rung: int) -> Screen:
        if rung > USUAL:
            (kept / NAME).write_text(json.dumps({"rung": rung - 1}))
        made.append(Screen(window_display, kept))
        return made[-1]

    yield start
    for one in made:
        one.close()


def matches_in(path: Path) -> int:
    """How many there are in a database, which is opened as the program does."""
    with closing(Store.open(path).store) as store:
        return len(store.matches())


def whole(path: Path) -> bool:
    """Whether SQLite finds nothing wrong with a database."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def aside(data: Path) -> list[Path]:
    """The databases that were put aside."""
    return sorted(data.glob("cardtable.replaced-*.sqlite3"))


def is_typing(state: dict[str, Any]) -> bool:
    """Whether the name of a file can be typed."""
    return bool(state["typing"] in ("QFileDialogLineEdit", "QLineEdit"))


def goes_on(state: dict[str, Any]) -> bool:
    """Whether a match is on the table."""
    return state["mode"] in GOES_ON


@pytest.mark.window
@pytest.mark.slow
@pytest.mark.parametrize(("rung", "words"), [(NO_MATCH, "Alles speichern"), (PLAIN, "Save everything")])
def test_everything_is_saved_by_a_click(begin: Begin, kept: Path, rung: int, words: str) -> None:
    screen = begin(rung)
    screen.click(words)
    screen.wait_for(is_typing)
    target = kept / "all.cardtable-all"
    screen.write(str(target))
    screen.wait_for(lambda state: not is_typing(state) and target.exists())
    screen.close()
    other = kept / "other"
    done = subprocess.run(
        [sys.executable, "-P", "-m", "cardtable", "restore", str(target)],
        env={**os.environ, "PYTHONPATH": str(ROOT), DIRECTORY_VARIABLE: str(other)},
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert matches_in(other / DATABASE_NAME) == 1
    assert aside(kept) == []


@pytest.mark.window
@pytest.mark.slow
def test_the_saved_games_are_copied_by_a_click_and_the_copy_opens(begin: Begin, kept: Path) -> None:
    before = (kept / DATABASE_NAME).read_bytes()
    screen = begin(NO_DATABASE)
    screen.click("Copy the saved games")
    screen.wait_for(is_typing)
    target = kept / "copy.sqlite3"
    screen.write(str(target))
    screen.wait_for(lambda state: state["notice"] == "The saved games have been copied.")
    assert (kept / DATABASE_NAME).read_bytes() == before
    with closing(sqlite3.connect(target)) as copy, closing(sqlite3.connect(kept / DATABASE_NAME)) as own:
        assert list(copy.iterdump()) == list(own.iterdump())
    assert whole(target)
    assert matches_in(target) == 1


@pytest.mark.window
@pytest.mark.slow
@pytest.mark.parametrize(
    ("rung", "words", "yes"),
    [(NO_MATCH, "Zurück zur Kopie vom", "Ja"), (NO_DATABASE, "Restore the backup from", "Yes")],
)
def test_a_copy_takes_the_place_of_the_saved_games_by_a_click(
    begin: Begin, kept: Path, rung: int, words: str, yes: str
) -> None:
    backups.back_up(kept / DATABASE_NAME, date.today())
    with closing(Store.open(kept / DATABASE_NAME).store) as store:
        begun(store)
    screen = begin(rung)
    screen.click(words)
    screen.click(yes)
    screen.wait_for(goes_on)
    (former,) = aside(kept)
    assert whole(former)
    screen.close()
    assert (matches_in(former), matches_in(kept / DATABASE_NAME)) == (2, 1)


@pytest.mark.window
@pytest.mark.slow
def test_one_begins_anew_by_a_click_and_the_former_games_lie_beside(begin: Begin, kept: Path) -> None:
    screen = begin(NO_DATABASE)
    screen.click("Start afresh")
    screen.click("Yes")
    screen.wait_for(lambda state: "cardtable.replaced-" in state["notice"])
    (former,) = aside(kept)
    screen.close()
    assert (matches_in(former), matches_in(kept / DATABASE_NAME)) == (1, 0)


@pytest.mark.window
@pytest.mark.slow
@pytest.mark.parametrize(
    ("rung", "words"), [(NO_MATCH, "Wie gewohnt"), (PLAIN, "Start normally"), (NO_DATABASE, "Start normally")]
)
def test_the_next_start_is_as_usual_by_a_click(begin: Begin, kept: Path, rung: int, words: str) -> None:
    (kept / NAME).write_text(json.dumps({"rung": USUAL, "opened": rung}))
    screen = begin(USUAL)
    # What had opened further down before the start that failed is kept.
    told = screen.wait_for(lambda state: state["notice"])["notice"]
    assert ("bis Sie" if rung == NO_MATCH else "until you choose") in told
    screen.click(words)
    screen.wait_for(goes_on)
    assert (kept / NAME).read_bytes() == b""
    screen.close()
    assert aside(kept) == []


@pytest.mark.window
@pytest.mark.slow
def test_a_start_that_is_killed_puts_the_next_one_down(begin: Begin, kept: Path) -> None:
    first = begin(USUAL)
    mark = kept / NAME
    end = time.monotonic() + PATIENCE
    while not (mark.exists() and mark.stat().st_size):
        assert time.monotonic() < end
    first.program.signal(signal.SIGKILL)
    assert first.program.end()[0] == -signal.SIGKILL
    second = begin(USUAL)
    second.wait_for(lambda state: "gewöhnliche Start" in state["notice"] or "normal start" in state["notice"])
