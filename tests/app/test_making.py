"""More puzzles are made while somebody thinks about one, and never otherwise."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from cardtable.app.keeping import Keeping
from cardtable.app.school import making
from cardtable.app.school.making import AHEAD, KEY, MadeHere, Making
from cardtable.app.school.puzzles import Results, puzzles_of
from cardtable.games.puzzles import OWN, Puzzle, format_puzzle
from cardtable.store.store import Store

SHIPPED = next(one for one in puzzles_of("casino") if one.kind == "capture")
MADE = replace(SHIPPED, number=SHIPPED.number + 1)


@pytest.fixture
def store() -> Iterator[Store]:
    made = Store.in_memory()
    yield made
    made.close()


@pytest.fixture
def made(store: Store) -> MadeHere:
    return MadeHere(Keeping(store))


def program(folder: Path, body: str) -> list[str]:
    """A program that does what ``body`` says in the place of ours."""
    file = folder / "program.py"
    file.write_text(f"import os, sys, time\n{body}\n", encoding="utf-8")
    return [sys.executable, str(file)]


def waiting(folder: Path) -> list[str]:
    return program(folder, "print('begun', flush=True)\nsys.stdin.read()\ntime.sleep(600)")


def running(one: Making) -> bool:
    return one.process is not None and one.process.state() is QProcess.ProcessState.Running


def maker(command: list[str]) -> Making:
    one = Making(command)
    one._idle.setInterval(0)
    return one


def test_the_command_line_is_asked_for_one_of_the_kind(qtbot: QtBot, tmp_path: Path) -> None:
    said = tmp_path / "said"
    body = f"print({format_puzzle(MADE)!r})\nopen({str(said)!r}, 'w').write(' '.join(sys.argv[1:]))"
    one = maker(program(tmp_path, body))
    with qtbot.waitSignal(one.made) as found:
        one.want("casino", "capture")
    assert found.args == [MADE]
    *asked, seed = said.read_text().split()
    assert asked == ["problems", "make", "casino", "--kind", "capture=1", "--seed"]
    assert int(seed) > 0
    assert one.process is None
    one.stop()


@pytest.mark.slow
def test_our_program_makes_one(qtbot: QtBot) -> None:
    one = maker([sys.executable, "-m", "cardtable"])
    with qtbot.waitSignal(one.made, timeout=120_000) as found:
        one.want("casino", "capture")
    assert isinstance(found.args[0], Puzzle)
    assert found.args[0].kind == "capture"
    one.stop()


def test_it_ends_with_the_puzzle_and_stands_back_while_it_runs(qtbot: QtBot, tmp_path: Path) -> None:
    one = maker(waiting(tmp_path))
    one.want("casino", "capture")
    qtbot.waitUntil(lambda: running(one))
    process = one.process
    assert process is not None
    number = process.processId()
    if sys.platform != "win32":
        qtbot.waitUntil(lambda: os.getpriority(os.PRIO_PROCESS, number) >= making._URGENCY)
    one.want("casino", "capture")
    assert one.process is process
    one.stop()
    assert not running(one)
    assert process.state() is not QProcess.ProcessState.Running


def test_another_kind_ends_what_was_begun(qtbot: QtBot, tmp_path: Path) -> None:
    one = maker(waiting(tmp_path))
    one.want("casino", "capture")
    qtbot.waitUntil(lambda: one.process is not None)
    first = one.process
    one.want("casino", "count")
    assert not running(one)
    qtbot.waitUntil(lambda: running(one))
    assert one.process is not first
    one.want("casino", OWN)
    assert not running(one)
    assert not one._idle.isActive()


def test_nothing_begins_before_somebody_has_thought_for_a_while(tmp_path: Path) -> None:
    one = Making(waiting(tmp_path))
    one.want("casino", "capture")
    assert one.process is None
    assert one._idle.isActive()
    one.stop()
    one._begin()
    assert one.process is None


@pytest.mark.parametrize("body", ["sys.exit(2)", "print('no problem')", "print('\\udcff' if 0 else 'x' * 10)"])
def test_what_is_no_puzzle_is_none(qtbot: QtBot, tmp_path: Path, body: str) -> None:
    one, found = maker(program(tmp_path, body)), list[Puzzle]()
    one.made.connect(found.append)
    # It may be over before anybody looks.
    with qtbot.waitSignal(one._idle.timeout):
        one.want("casino", "capture")
    qtbot.waitUntil(lambda: one.process is None)
    assert found == []


def test_a_program_that_is_not_there_is_no_error(qtbot: QtBot) -> None:
    one = maker(["no-such-program"])
    with qtbot.waitSignal(one._idle.timeout):
        one.want("casino", "capture")
    qtbot.waitUntil(lambda: one.process is None)


def test_a_process_that_went_by_itself_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise ProcessLookupError

    monkeypatch.setattr(os, "setpriority", refuse, raising=False)
    making._stand_back(1)


def test_what_was_made_is_kept_once_and_the_oldest_goes_first(made: MadeHere, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "MOST", 2)
    many = [replace(SHIPPED, number=SHIPPED.number + more) for more in (1, 2, 2, 3)]
    for one in many:
        made.keep(one)
    assert list(made.of("casino")) == many[2:]
    assert made.of("piquet") == ()
    made.reset()
    assert made.of("casino") == ()


@pytest.mark.parametrize("kept", [5, {"casino": 7}, {"casino": ["x", 4, ["capture"], [1]]}])
def test_what_makes_no_sense_is_passed_over(made: MadeHere, store: Store, kept: object) -> None:
    store.put(KEY, kept)
    assert list(made.of("casino")) == []


def test_they_are_known_but_not_among_those_of_the_day(store: Store) -> None:
    results = Results(Keeping(store))
    assert results.wants_more("casino", "capture")
    results.made.keep(SHIPPED)
    for more in range(AHEAD):
        results.made.keep(replace(SHIPPED, number=SHIPPED.number + 1 + more))
    known = results.known("casino")
    assert len(known) == len(puzzles_of("casino")) + AHEAD
    assert not results.wants_more("casino", "capture")
    assert results.wants_more("casino", "count")
    results.reset()
    assert list(results.known("casino")) == list(puzzles_of("casino"))
