"""kill -9 of the window while it plays, again and again: nothing acknowledged is lost, and it goes on."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from cardtable.app.settings import KEY, Settings
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.registry import VARIANTS
from cardtable.session.session import Session
from cardtable.store.places import DATABASE_NAME, DIRECTORY_VARIABLE
from cardtable.store.store import Store

DRIVER = Path(__file__).with_name("playing_driver.py")
ROOT = DRIVER.parents[2]
PATIENCE = 180.0
"""Seconds without a word after which a window hangs, however busy the machine is."""

MOMENTS = 10
"""Kills of the ordinary run."""

A_MATCH = 7
"""Kills of one match, at most; then another rule set is played."""

BEYOND = 2
"""Steps that may be kept beyond the last one that was told: an action, and the cards that chance turns after it."""


@dataclass
class Told:
    """What one run of the program told until it was killed."""

    deals: list[list[list[str]]] = field(default_factory=list)
    undoing: bool = False
    """Whether it was taking something back when it was killed."""
    painted: bool = False
    after_painting: int = 0
    """How often it told more of the match after the window had been painted."""
    asked: bool = False
    doubted: bool = False
    over: bool = False

    def take(self, line: str) -> None:
        told: dict[str, Any] = json.loads(line)
        if "deals" in told:
            self.deals.append(told["deals"])
            self.after_painting += self.painted
            self.undoing = False
        for sign in ("undoing", "painted", "asked", "doubted", "over"):
            if sign in told:
                setattr(self, sign, True)


def steps(deals: list[list[str]]) -> list[str]:
    """All that was done in a match, in its order: packs and actions."""
    return [step for deal in deals for step in deal]


def agree(one: list[str], other: list[str]) -> bool:
    """Whether one of two matches goes on from where the other stands."""
    return all(first == second for first, second in zip(one, other, strict=False))


class Table:
    """A match that is killed over and over."""

    def __init__(self, folder: Path, environment: dict[str, str], generator: random.Random) -> None:
        self._data = folder / "data"
        self._copy = folder / "copy"
        self._errors = folder / "errors.txt"
        self._generator = generator
        self._environment = {
            **os.environ,
            **environment,
            "LC_ALL": "C.UTF-8",
            "PYTHONPATH": str(ROOT),
            DIRECTORY_VARIABLE: str(self._data),
        }
        kind = generator.choice(list(VARIANTS))
        players = generator.choice(kind.players)
        people = generator.choice((1, 1, 1, 2))
        seats = [SeatEntry(f"Seat {n}", HUMAN if n < people else "beginner") for n in range(players)]
        self._record = folder / "partie.cardtable"
        self._record.write_text(Session.begin(kind.rule_set(players), seats, generator).record().to_text(), "utf-8")
        self.name = f"{kind.id} of {players}"
        self._at_once = generator.random() < 0.6
        with closing(Store.open(self._data / DATABASE_NAME).store) as store:
            store.put(KEY, Settings(speed="at_once", pace="none" if self._at_once else "fast", language="en").to_json())
        self._kept: list[list[str]] | None = None
        """The match as the last killed program left it, None before there was one."""
        self._reached_painting = True
        self._doubted = False
        """Whether a start failed at the match itself: then it is asked about until it has been left in good order."""

    def kill_once(self) -> bool:
        """Start the program, kill it at some moment, and look at what is left. Returns whether the match goes on."""
        before = self._kept
        told = self._run_and_kill(0 if self._generator.random() < 0.15 else self._generator.randrange(1, 25))
        errors = self._errors.read_text(encoding="utf-8")
        assert "Traceback" not in errors, errors
        if before is not None and told.deals:
            # It went on from where it was, by itself unless the last one died before anybody saw anything.
            assert steps(told.deals[0])[: len(steps(before))] == steps(before), self.name
            assert not told.asked or self._doubted or not self._reached_painting, self.name
        self._kept = kept = self._look()
        acknowledged = told.deals[-1] if told.deals else before
        if acknowledged is not None:
            assert kept is not None, self.name
            have, must = steps(kept), steps(acknowledged)
            assert agree(have, must), self.name
            if not told.undoing:
                assert len(must) <= len(have) <= len(must) + BEYOND, self.name
        # Just after its first painting a program may not know yet that nothing is wrong with what it shows.
        self._reached_painting = told.after_painting > 1
        self._doubted = self._doubted or told.doubted
        return not told.over

    def _run_and_kill(self, lines: int) -> Told:
        arguments = [str(self._generator.randrange(1 << 30))]
        if self._kept is None:
            arguments.append(str(self._record))
        told = Told()
        with self._errors.open("w", encoding="utf-8") as errors:
            program = subprocess.Popen(
                [sys.executable, "-X", "faulthandler", str(DRIVER), *arguments],
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        try:
            while len(told.deals) < (lines if self._at_once else min(lines, 6)) and not told.over:
                line = self._await_line(program)
                assert line, f"{self.name}: it died or hung after {told}; {self._errors.read_text(encoding='utf-8')}"
                told.take(line)
            # Between two steps as well as in the middle of one, or while it starts.
            time.sleep(self._generator.random() * (0.03 if lines else 1.2))
        finally:
            program.kill()
            rest = program.communicate()[0]
        for line in rest.splitlines(keepends=True):
            if line.endswith("\n"):
                told.take(line)
        return told

    @staticmethod
    def _await_line(program: subprocess.Popen[str]) -> str:
        """The next line that the program tells, or nothing if it is gone; if it hangs it says where, and ends."""
        assert program.stdout is not None
        hangs = threading.Timer(PATIENCE, program.send_signal, [signal.SIGABRT])
        hangs.start()
        try:
            return program.stdout.readline()
        finally:
            hangs.cancel()

    def _look(self) -> list[list[str]] | None:
        """The match that is kept, from a copy, so that the program itself mends what has to be mended."""
        shutil.rmtree(self._copy, ignore_errors=True)
        shutil.copytree(self._data, self._copy)
        opened = Store.open(self._copy / DATABASE_NAME)
        with closing(opened.store) as store:
            assert opened.message is None, self.name
            matches = store.matches()
            if not matches:
                return None
            record = store.load_match(matches[0].id)
            # Whatever was kept is a match that can be gone on with.
            Session.resume(record)
            return [[deal.pack, *deal.actions] for deal in record.deals]


def kill(folder: Path, environment: dict[str, str], moments: int, seed: int) -> None:
    """Kill programs at so many moments, with one match after the other."""
    generator = random.Random(seed)
    match = killed = 0
    while killed < moments:
        match += 1
        place = folder / str(match)
        place.mkdir()
        table = Table(place, environment, generator)
        for _ in range(min(A_MATCH, moments - killed)):
            killed += 1
            if not table.kill_once():
                break


@pytest.mark.slow
def test_nothing_is_lost_at_any_moment(tmp_path: Path, times: int) -> None:
    kill(tmp_path, {"QT_QPA_PLATFORM": "offscreen"}, MOMENTS * times, seed=1)


@pytest.mark.slow
@pytest.mark.window
def test_nothing_is_lost_on_a_real_screen(tmp_path: Path, window_display: str, times: int) -> None:
    kill(tmp_path, {"QT_QPA_PLATFORM": "xcb", "DISPLAY": window_display}, 2 * times, seed=2)
