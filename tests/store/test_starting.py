"""The mark of a start that did not come to its end."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cardtable.store.starting import (
    DATABASE,
    NAME,
    NO_DATABASE,
    NO_PARTIE,
    PARTIE,
    PLAIN,
    PROGRAM,
    USUAL,
    WINDOW,
    FailedStart,
    StartMark,
)
from tests.app.obstacles import obstruct
from tests.store.conftest import Spawn

START = """
import os, sys
from pathlib import Path
from cardtable.store.starting import StartMark
mark = StartMark(Path(sys.argv[1]))
print(mark.begin(sys.argv[3]), flush=True)
if sys.argv[2] != "early":
    mark.opening(7)
if sys.argv[2] == "painted":
    mark.clear()
print("there", flush=True)
sys.stdin.readline()
os.abort()
"""


def begun(directory: Path) -> FailedStart | None:
    mark = StartMark(directory)
    found = mark.begin()
    mark.clear()
    return found


@pytest.mark.parametrize("end", ["killed", "aborted"])
@pytest.mark.parametrize(
    ("moment", "found"),
    [
        ("early", FailedStart(None, "a.cardtable")),
        ("opening", FailedStart(7, "a.cardtable", USUAL, PARTIE)),
        ("painted", None),
    ],
)
def test_the_next_start_knows_how_far_the_last_one_came(
    tmp_path: Path, spawn: Spawn, moment: str, found: FailedStart | None, end: str
) -> None:
    directory = tmp_path / "new" / "data"
    process = spawn(START, directory, moment, "a.cardtable")
    assert process.stdout is not None
    assert process.stdout.readline() == "None\n"
    assert process.stdout.readline() == "there\n"
    if end == "killed":
        process.kill()
        process.wait()
    else:
        process.communicate("\n")
    assert process.returncode != 0
    assert begun(directory) == found
    assert begun(directory) is None


def test_a_start_that_goes_on_at_the_same_time_has_not_failed(tmp_path: Path, spawn: Spawn) -> None:
    first = spawn(START, tmp_path, "opening", "")
    assert first.stdout is not None
    first.stdout.readline()
    assert first.stdout.readline() == "there\n"
    second = StartMark(tmp_path)
    assert second.begin() is None
    second.opening(3)
    second.clear()
    first.kill()
    first.wait()
    # What the second one did has not taken the mark of the first away.
    assert begun(tmp_path) == FailedStart(7, "", USUAL, PARTIE)


@pytest.mark.parametrize(
    "words",
    [
        "rubbish",
        "[1]",
        '{"match": "x", "file": 3}',
        "[" * 100_000,
        "\x00\xff",
        '{"rung": 9, "step": 3}',
        '{"rung": 1e999}',
        '{"rung": true}',
    ],
)
def test_whatever_stands_there_is_a_failed_start(tmp_path: Path, words: str) -> None:
    (tmp_path / NAME).write_text(words)
    assert begun(tmp_path) == FailedStart(None, "")


def test_where_nothing_can_be_written_there_is_no_mark(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert begun(blocked / "data") is None
    (tmp_path / NAME).mkdir()
    assert begun(tmp_path) is None


def test_each_start_that_fails_puts_the_next_one_a_rung_down(tmp_path: Path) -> None:
    rungs = []
    for _ in range(5):
        mark = StartMark(tmp_path)
        mark.begin()
        rungs.append(mark.rung)
        mark.leave()
    assert rungs == [USUAL, NO_PARTIE, PLAIN, NO_DATABASE, NO_DATABASE]
    mark = StartMark(tmp_path)
    mark.begin()
    mark.clear()
    assert begun(tmp_path) is None


@pytest.mark.parametrize(
    ("step", "rung"), [(PROGRAM, NO_PARTIE), (PARTIE, NO_PARTIE), (WINDOW, PLAIN), (DATABASE, NO_DATABASE)]
)
def test_the_next_start_does_without_what_the_last_one_was_busy_with(tmp_path: Path, step: str, rung: int) -> None:
    mark = StartMark(tmp_path)
    mark.begin()
    mark.at(step)
    mark.leave()
    following = StartMark(tmp_path)
    assert following.begin() == FailedStart(None, "", USUAL, step)
    assert following.rung == rung
    following.clear()


def test_a_start_falls_by_itself_and_the_mark_knows(tmp_path: Path) -> None:
    mark = StartMark(tmp_path)
    mark.begin("a.cardtable")
    mark.opening(3)
    assert mark.fall() == FailedStart(3, "a.cardtable", USUAL, PARTIE)
    assert mark.rung == NO_PARTIE
    mark.at(DATABASE)
    mark.leave()
    assert begun(tmp_path) == FailedStart(None, "a.cardtable", NO_PARTIE, DATABASE)


def test_a_start_that_hangs_and_answers_nobody_has_failed(tmp_path: Path, spawn: Spawn) -> None:
    hanging = spawn(START, tmp_path, "opening", "")
    assert hanging.stdout is not None
    hanging.stdout.readline()
    assert hanging.stdout.readline() == "there\n"
    mark = StartMark(tmp_path)
    assert mark.begin("", occupied=True) == FailedStart(7, "", USUAL, PARTIE)
    mark.clear()
    hanging.kill()
    hanging.wait()
    assert begun(tmp_path) == FailedStart(7, "", USUAL, PARTIE)


@pytest.mark.skipif(os.name != "posix", reason="what can lie in a folder is other there")
@pytest.mark.parametrize("what", ["pipe", "link"])
def test_a_mark_that_cannot_be_read_counts_as_a_failed_start_once(tmp_path: Path, what: str) -> None:
    obstruct(tmp_path / NAME, what)
    assert begun(tmp_path) == FailedStart()
    assert begun(tmp_path) is None
    assert not (tmp_path / "nowhere").exists()
