"""The mark of a start that did not come to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.store.starting import NAME, FailedStart, StartMark
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
    [("early", FailedStart(None, "a.cardtable")), ("opening", FailedStart(7, "a.cardtable")), ("painted", None)],
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
    assert begun(tmp_path) == FailedStart(7, "")


@pytest.mark.parametrize("words", ["rubbish", "[1]", '{"match": "x", "file": 3}', "[" * 100_000, "\x00\xff"])
def test_whatever_stands_there_is_a_failed_start(tmp_path: Path, words: str) -> None:
    (tmp_path / NAME).write_text(words)
    assert begun(tmp_path) == FailedStart(None, "")


def test_where_nothing_can_be_written_there_is_no_mark(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert begun(blocked / "data") is None
    (tmp_path / NAME).mkdir()
    assert begun(tmp_path) is None
