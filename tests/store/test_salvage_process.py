"""The process that salvages: whatever ends it leaves the damaged database as it was, or a whole one in its place."""

from __future__ import annotations

import errno
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from cardtable.core.child import command, environment
from cardtable.store import Store, salvage_process
from cardtable.store.errors import StoreError
from tests.store.conftest import PlayAtRandom

SIDES = 40


@pytest.fixture
def damaged(path: Path, played: PlayAtRandom) -> Path:
    """A database with matches, damaged as a whole, in one file."""
    with closing(Store.open(path).store) as store:
        one = played(1)
        for _ in range(SIDES):
            store.create_match(one.record, one.results)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA user_version = 0")
    return path


def run(path: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(command("salvage", str(path)), env=environment(), stdout=subprocess.PIPE)


def kept(path: Path) -> set[str]:
    """What lies beside the database, but for what comes and goes."""
    ours = (path.with_suffix(".lock").name, *(path.name + suffix for suffix in ("", "-wal", "-shm")))
    return {file.name for file in path.parent.iterdir() if file.name not in ours}


KILLED = """
import os, signal, sys
from cardtable.store import salvage_process
salvage_process.Steps = lambda tell: lambda done, of: done == int(sys.argv[1]) and os.kill(os.getpid(), signal.SIGKILL)
sys.exit(salvage_process.main(sys.argv[2:]))
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("done", [0, SIDES // 2, SIDES - 1])
def test_a_child_that_is_killed_in_the_middle_has_changed_nothing(damaged: Path, done: int) -> None:
    before = damaged.read_bytes()
    process: subprocess.Popen[bytes] | subprocess.CompletedProcess[bytes]
    process = subprocess.run([sys.executable, "-c", KILLED, str(done), str(damaged)], env=environment(), check=False)
    assert process.returncode == -signal.SIGKILL
    assert damaged.read_bytes() == before
    assert not [name for name in kept(damaged) if not name.startswith(".")]
    with run(damaged) as process:
        assert process.stdout is not None
        *_, last = map(json.loads, process.stdout.read().splitlines())
    assert last["told"] == "damaged_database_salvaged"
    assert last["parameters"]["parties"] == SIDES
    assert kept(damaged) == {Path(last["parameters"]["file"]).name}
    assert Path(last["parameters"]["file"]).read_bytes() == before
    with closing(Store.open(damaged).store) as store:
        assert len(store.matches(1000)) == SIDES


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="broken pipes")
def test_a_child_that_nobody_hears_takes_no_silence_for_damage(damaged: Path) -> None:
    before = damaged.read_bytes()
    process = run(damaged)
    assert process.stdout is not None
    process.stdout.close()
    assert process.wait(60) == 1
    assert damaged.read_bytes() == before
    assert kept(damaged) == set()


def test_the_child_tells_in_lines(damaged: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert salvage_process.main([]) == 2
    assert salvage_process.main([str(damaged)]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == {"done": 0, "of": SIDES}
    assert lines[-1]["told"] == "damaged_database_salvaged"
    assert salvage_process.main([str(damaged)]) == 0
    assert json.loads(capsys.readouterr().out) == {"told": None}


def test_a_window_leaves_it_as_it_is(damaged: Path) -> None:
    before = damaged.read_bytes()
    with pytest.raises(StoreError) as refused:
        Store.open(damaged, salvages=False)
    assert refused.value.code == "database_is_damaged"
    with closing(Store.meanwhile(refused.value, damaged)) as store:
        assert store.is_damaged
        with pytest.raises(StoreError):
            store.settle()
        assert damaged.read_bytes() == before
        Store.open(damaged).store.close()
        assert store.settle() is None
        assert (store.awaited, store.obstacle) == (None, None)
        assert len(store.matches(1000)) == SIDES


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_a_disk_without_space_for_a_copy_is_not_taken_for_damage(
    damaged: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], number: int
) -> None:
    before = damaged.read_bytes()

    def full(*_: object) -> None:
        raise OSError(number, "full")

    monkeypatch.setattr(shutil, "copyfile", full)
    assert salvage_process.main([str(damaged)]) == 0
    assert json.loads(capsys.readouterr().out)["failed"] == "cannot_write"
    assert damaged.read_bytes() == before
    assert kept(damaged) == set()


class Killed(BaseException):
    """In the place of a signal that lets nothing more be done."""


def test_there_is_a_database_at_every_moment_of_the_exchange(damaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = damaged.read_bytes()

    def killed(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", killed)
        with pytest.raises(Killed):
            Store.open(damaged)
    assert damaged.read_bytes() == before
    with closing(Store.open(damaged).store) as store:
        assert len(store.matches(1000)) == SIDES


@pytest.mark.parametrize("links", [True, False])
def test_an_exchange_that_fails_is_undone(damaged: Path, monkeypatch: pytest.MonkeyPatch, links: bool) -> None:
    before, replace = damaged.read_bytes(), os.replace

    def refused(source: Path, target: Path) -> None:
        if target == damaged and ".cardtable-salvage" in str(source):
            raise OSError(errno.EIO, "broken")
        replace(source, target)

    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "no links")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refused)
        if not links:
            patch.setattr(os, "link", no_links)
        with pytest.raises(StoreError) as failed:
            Store.open(damaged)
    assert failed.value.code == "cannot_write"
    assert damaged.read_bytes() == before
    assert kept(damaged) == set()
