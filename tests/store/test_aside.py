"""The files of a database, copied and exchanged as wholes."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from cardtable.store import Store, aside
from cardtable.store.aside import copy_whole
from cardtable.store.backups import back_up, sound
from cardtable.store.errors import StoreError
from cardtable.store.going_back import replace_whole
from tests.store.conftest import ROOT, PlayAtRandom

DAY = date(2026, 11, 20)


def filled(path: Path, settings: int) -> Path:
    with closing(Store.open(path).store) as store:
        for number in range(settings):
            store.put(f"key {number}", settings)
    return path


def settings_of(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as connection:
        return [int(value) for (value,) in connection.execute("SELECT value FROM settings")]


def lying_there(path: Path, folder: Path) -> Path:
    """The database as a killed program leaves it, with all that was written last in its log."""
    with closing(Store.open(path).store) as store:
        store.connection.execute("PRAGMA wal_autocheckpoint = 0")
        store.put("key 0", 1000)
        folder.mkdir()
        for part in path.parent.glob(f"{path.name}*"):
            shutil.copy(part, folder)
    assert (folder / f"{path.name}-wal").stat().st_size > 0
    return folder / path.name


def test_a_copy_is_one_file_with_what_is_in_the_log(path: Path, tmp_path: Path) -> None:
    database = lying_there(filled(path, 30), tmp_path / "left")
    before = {part.name: part.read_bytes() for part in database.parent.iterdir() if not part.name.endswith("-shm")}
    target = tmp_path / "copies" / "copy.sqlite3"
    target.parent.mkdir()
    copy_whole(database, target)
    assert list(target.parent.iterdir()) == [target]
    assert sorted(settings_of(target)) == [30] * 29 + [1000]
    # The database itself is as it was.
    assert {part.name: part.read_bytes() for part in database.parent.iterdir() if not part.name.endswith("-shm")} == (
        before
    )


@pytest.mark.parametrize("raw", [True, False])
def test_a_second_copy_of_the_same_name_takes_nothing_from_the_first(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, raw: bool
) -> None:
    if raw:
        monkeypatch.setattr(aside, "_export", lambda path, new: False)
    first = lying_there(filled(path, 30), tmp_path / "left")
    target = tmp_path / "copy.sqlite3"
    copy_whole(first, target)
    assert not target.with_name("copy.sqlite3-shm").exists()
    if not raw:
        # Such a log may lie there of a copy that an earlier version has made.
        shutil.copy(first.with_name(f"{first.name}-wal"), target.with_name("copy.sqlite3-wal"))
    copy_whole(filled(tmp_path / "other" / "cardtable.sqlite3", 330), target)
    assert settings_of(target) == [330] * 330


def test_what_sqlite_cannot_read_is_copied_as_it_lies_there(tmp_path: Path) -> None:
    database = tmp_path / "data" / "cardtable.sqlite3"
    database.parent.mkdir()
    database.write_bytes(b"rubbish" * 3000)
    database.with_name("cardtable.sqlite3-wal").write_bytes(b"log")
    database.with_name("cardtable.sqlite3-shm").write_bytes(b"shared")
    target = tmp_path / "copy.sqlite3"
    copy_whole(database, target)
    assert target.read_bytes() == database.read_bytes()
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.sqlite3", "copy.sqlite3-wal"]
    with pytest.raises(StoreError) as told:
        copy_whole(tmp_path / "missing", target)
    assert told.value.code == "cannot_read"


def test_nobody_waits_for_who_holds_the_database(path: Path, tmp_path: Path) -> None:
    filled(path, 30)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN IMMEDIATE")
        other.execute("UPDATE settings SET value = value")
        copy_whole(path, tmp_path / "copy.sqlite3")
        other.execute("ROLLBACK")
    assert settings_of(tmp_path / "copy.sqlite3") == [30] * 30


@pytest.fixture
def copied(path: Path, played: PlayAtRandom) -> Path:
    """A database with a match, three copies of it, and one match more since."""
    with closing(Store.open(path).store) as store:
        store.create_match(played(1).record)
        for number in range(3):
            store.put("settings", {"number": number})
            assert back_up(path, DAY) is not None
        store.create_match(played(2).record)
    return path


def matches_in(path: Path) -> int:
    with closing(Store.open(path).store) as store:
        return len(store.matches())


def contents(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.parent.iterdir() if file.is_file()}


@pytest.mark.parametrize("spoilt", ["cut", "overwritten", "empty", "foreign"])
def test_a_spoilt_copy_takes_the_place_of_nothing(copied: Path, spoilt: str) -> None:
    newest = next(sound(copied)).path
    data = newest.read_bytes()
    newest.write_bytes(
        {
            "cut": data[: len(data) // 2],
            "overwritten": data[:4096] + b"x" * 8192 + data[12288:],
            "empty": b"",
            "foreign": b"no database" * 999,
        }[spoilt]
    )
    before = contents(copied)
    with pytest.raises(StoreError) as told:
        replace_whole(copied, newest)
    assert (told.value.code, told.value.parameters["file"]) == ("copy_is_damaged", str(newest))
    assert contents(copied) == before
    assert matches_in(copied) == 2
    # The next older one is whole.
    older = next(sound(copied)).path
    assert older != newest
    lies = replace_whole(copied, older)
    assert (matches_in(copied), matches_in(lies)) == (1, 2)
    assert not [file for file in copied.parent.iterdir() if file.name.startswith(".")]


def test_a_copy_that_was_once_opened_leaves_nothing_beside(copied: Path) -> None:
    newest = next(sound(copied)).path
    assert matches_in(newest) == 1
    replace_whole(copied, newest)
    assert matches_in(copied) == 1
    assert not [file for file in copied.parent.iterdir() if file.name.startswith(".")]


KILLED = """
import os, signal, sys
from pathlib import Path
from cardtable.store import going_back
name, at = sys.argv[3], int(sys.argv[4])
called = []
def killing(*arguments, before=getattr(os, name), **named):
    called.append(arguments)
    if len(called) == at:
        os.kill(os.getpid(), signal.SIGKILL)
    return before(*arguments, **named)
setattr(os, name, killing)
going_back.replace_whole(Path(sys.argv[1]), Path(sys.argv[2]))
"""


@pytest.mark.skipif(os.name != "posix", reason="the system has no such signal")
@pytest.mark.parametrize("at", [1, 2, 3])
def test_who_is_killed_meanwhile_leaves_one_or_the_other(copied: Path, at: int) -> None:
    newest = next(sound(copied)).path
    command = [sys.executable, "-c", KILLED, str(copied), str(newest), "replace", str(at)]
    done = subprocess.run(command, cwd=ROOT, check=False)
    # The copy is put beside the database, then in its place; there is no third renaming.
    assert done.returncode == (-signal.SIGKILL if at < 3 else 0)
    assert matches_in(copied) == (2 if at < 3 else 1)
