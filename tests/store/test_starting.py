"""The mark of a start that did not come to its end."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cardtable.store.starting import (
    DATABASE,
    MATCH,
    NAME,
    NO_DATABASE,
    NO_MATCH,
    OPENED,
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
        ("opening", FailedStart(7, "a.cardtable", USUAL, MATCH)),
        ("painted", None),
    ],
)
def test_the_next_start_knows_how_far_the_last_one_came(
    tmp_path: Path, rng: Spawn, moment: str, found: FailedStart | None, end: str
) -> None:
    directory = tmp_path / "new" / "data"
    process = rng(START, directory, moment, "a.cardtable")
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


def test_a_start_that_goes_on_at_the_same_time_has_not_failed(tmp_path: Path, rng: Spawn) -> None:
    first = rng(START, tmp_path, "opening", "")
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
    assert begun(tmp_path) == FailedStart(7, "", USUAL, MATCH)


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
    assert rungs == [USUAL, NO_MATCH, PLAIN, NO_DATABASE, NO_DATABASE]
    mark = StartMark(tmp_path)
    mark.begin()
    mark.clear()
    assert begun(tmp_path) is None


@pytest.mark.parametrize(
    ("step", "rung"), [(PROGRAM, NO_MATCH), (MATCH, NO_MATCH), (WINDOW, PLAIN), (DATABASE, NO_DATABASE)]
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
    assert mark.fall() == FailedStart(3, "a.cardtable", USUAL, MATCH)
    assert mark.rung == NO_MATCH
    mark.at(DATABASE)
    mark.leave()
    assert begun(tmp_path) == FailedStart(None, "a.cardtable", NO_MATCH, DATABASE)


def test_a_start_that_hangs_and_answers_nobody_has_failed(tmp_path: Path, rng: Spawn) -> None:
    hanging = rng(START, tmp_path, "opening", "")
    assert hanging.stdout is not None
    hanging.stdout.readline()
    assert hanging.stdout.readline() == "there\n"
    mark = StartMark(tmp_path)
    assert mark.begin("", occupied=True) == FailedStart(7, "", USUAL, MATCH)
    mark.clear()
    hanging.kill()
    hanging.wait()
    assert begun(tmp_path) == FailedStart(7, "", USUAL, MATCH)


@pytest.mark.skipif(os.name != "posix", reason="what can lie in a folder is other there")
@pytest.mark.parametrize("what", ["pipe", "link"])
def test_a_mark_that_cannot_be_read_counts_as_a_failed_start_once(tmp_path: Path, what: str) -> None:
    obstruct(tmp_path / NAME, what)
    assert begun(tmp_path) == FailedStart()
    assert begun(tmp_path) is None
    assert not (tmp_path / "nowhere").exists()


def dies(directory: Path, step: str = DATABASE) -> int:
    """A start that ends while it is busy with ``step``. Returns its rung."""
    mark = StartMark(directory)
    mark.begin()
    mark.at(step)
    mark.leave()
    return mark.rung


def opens(directory: Path, afresh: bool = False) -> tuple[int, bool]:
    """A start whose window is painted. Returns its rung, and whether that is kept."""
    mark = StartMark(directory)
    mark.begin(afresh=afresh)
    mark.clear()
    return mark.rung, mark.kept


def test_of_starts_at_what_stays_two_fail_at_most(tmp_path: Path) -> None:
    assert dies(tmp_path) == USUAL
    assert opens(tmp_path) == (NO_DATABASE, False)
    assert dies(tmp_path, PROGRAM) == USUAL
    # The next rung would do, but the one before was opened further down.
    assert opens(tmp_path) == (NO_DATABASE, True)
    assert opens(tmp_path) == (NO_DATABASE, True)
    assert opens(tmp_path, afresh=True) == (USUAL, False)
    assert opens(tmp_path) == (USUAL, False)


def test_a_start_as_usual_that_opens_ends_the_matter(tmp_path: Path) -> None:
    assert dies(tmp_path, MATCH) == USUAL
    assert opens(tmp_path) == (NO_MATCH, False)
    assert opens(tmp_path) == (USUAL, False)
    assert dies(tmp_path, MATCH) == USUAL
    assert opens(tmp_path) == (NO_MATCH, False)


def test_a_start_that_somebody_has_chosen_begins_the_count_anew(tmp_path: Path) -> None:
    dies(tmp_path, MATCH)
    assert opens(tmp_path) == (NO_MATCH, False)
    mark = StartMark(tmp_path)
    mark.begin(afresh=True)
    mark.leave()
    assert opens(tmp_path) == (NO_MATCH, False)
    assert dies(tmp_path, MATCH) == USUAL
    assert opens(tmp_path) == (NO_MATCH, True)


def test_a_kept_rung_that_fails_is_left_for_one_further_down(tmp_path: Path) -> None:
    dies(tmp_path, MATCH)
    opens(tmp_path)
    dies(tmp_path, MATCH)
    assert dies(tmp_path, MATCH) == NO_MATCH
    assert opens(tmp_path) == (PLAIN, True)
    assert opens(tmp_path) == (PLAIN, True)


def test_of_a_start_that_falls_by_itself_nothing_is_kept(tmp_path: Path) -> None:
    for _ in range(3):
        mark = StartMark(tmp_path)
        assert mark.begin() is None
        mark.at(WINDOW)
        mark.fall()
        assert (mark.rung, mark.kept) == (PLAIN, False)
        mark.clear()


def test_a_file_that_a_kept_start_has_failed_at_is_remembered(tmp_path: Path) -> None:
    for _ in range(2):
        mark = StartMark(tmp_path)
        mark.begin("a.cardtable")
        mark.opening(3)
        mark.leave()
        mark = StartMark(tmp_path)
        failed = mark.begin("a.cardtable")
        assert failed is not None
        assert (failed.match, failed.file) == (3, "a.cardtable")
        mark.clear()
    for _ in range(2):
        mark = StartMark(tmp_path)
        failed = mark.begin("b.cardtable")
        assert failed is not None
        # Of the match the database knows.
        assert (failed.match, failed.file, failed.step) == (None, "a.cardtable", OPENED)
        mark.clear()
