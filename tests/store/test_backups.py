"""Copies of the database, one a day."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from cardtable.store import Store
from cardtable.store.backups import MOST, back_up, is_due, kept
from cardtable.store.lock import UseLock
from tests.store.conftest import ROOT, PlayAtRandom

DAY = date(2026, 11, 20)


@pytest.fixture
def used(path: Path, played: PlayAtRandom) -> Path:
    with closing(Store.open(path).store) as store:
        store.create_match(played(1).record, played(1).results)
    return path


def test_a_copy_holds_everything_while_the_database_is_in_use(used: Path, played: PlayAtRandom) -> None:
    with closing(Store.open(used).store) as store:
        match = store.create_match(played(2, actions=30).record)
        with store.transaction():
            # Somebody is just writing: the copy is of the moment before.
            store.put("language", "de")
            copy = back_up(used, DAY)
    assert copy is not None
    with closing(Store.open(copy).store) as store:
        assert store.load_match(match) == played(2, actions=30).record
        assert store.get("language") is None


def test_one_a_day_and_so_many_at_most(used: Path) -> None:
    for number in range(MOST + 3):
        today = DAY + timedelta(number)
        assert is_due(used, today)
        assert back_up(used, today) is not None
        assert not is_due(used, today)
        assert back_up(used, today) is None
    days = [copy.day for copy in kept(used)]
    assert days == [DAY + timedelta(number) for number in range(MOST + 2, 2, -1)]
    assert len(list((used.parent / "backups").iterdir())) == MOST


@pytest.mark.skipif(os.name != "posix", reason="the system has no such modes")
def test_nobody_else_may_read_it(used: Path) -> None:
    before = os.umask(0)
    try:
        copy = back_up(used, DAY)
    finally:
        os.umask(before)
    assert copy is not None
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert stat.S_IMODE(copy.parent.stat().st_mode) == 0o700


def test_a_damaged_database_pushes_out_no_copy(used: Path) -> None:
    for number in range(MOST):
        back_up(used, DAY + timedelta(number))
    before = kept(used)
    damaged = bytearray(used.read_bytes())
    damaged[4096:12288] = b"x" * 8192
    used.write_bytes(damaged)
    with pytest.raises(sqlite3.Error):
        back_up(used, DAY + timedelta(MOST))
    assert kept(used) == before
    assert len(list((used.parent / "backups").iterdir())) == MOST


def test_what_a_killed_process_left_is_no_copy_and_goes(used: Path) -> None:
    folder = used.parent / "backups"
    folder.mkdir()
    part = folder / f"cardtable-{DAY.isoformat()}.sqlite3.part"
    part.write_bytes(b"half of it")
    (folder / "cardtable-2026-13-45.sqlite3").write_bytes(b"of no day")
    assert kept(used) == []
    assert back_up(used, DAY) is not None
    assert not part.exists()
    assert [copy.day for copy in kept(used)] == [DAY]


def test_nothing_is_copied_while_another_program_rebuilds_the_database(used: Path) -> None:
    lock = UseLock(used.with_suffix(".lock"))
    assert lock.exclude()
    assert back_up(used, DAY) is None
    lock.close()
    assert back_up(used, DAY) is not None


def test_the_program_makes_a_copy_when_it_is_told_to(used: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cardtable", "backup"]
    done = subprocess.run([*command, str(used)], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert len(kept(used)) == 1
    foreign = tmp_path / "foreign.sqlite3"
    foreign.write_bytes(b"no database at all" * 100)
    assert subprocess.run([*command, str(foreign)], cwd=ROOT, check=False).returncode == 1
    assert kept(foreign) == []
