"""Copies of the database, one whenever something has changed."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from cardtable.store import Store, backups
from cardtable.store.backups import DAMAGED, DAYS, NEWEST, Backup, back_up, kept, main, sound, superfluous
from cardtable.store.inspection import is_doubtful
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


def change(database: Path, number: int) -> None:
    with closing(Store.open(database).store) as store:
        store.put("settings", {"number": number})


def test_a_copy_is_made_whenever_something_has_changed_and_never_else(used: Path) -> None:
    first = back_up(used, DAY)
    assert first is not None
    assert back_up(used, DAY) is None
    assert back_up(used, DAY + timedelta(1)) is None
    with closing(Store.open(used).store) as store:
        # Where the window stood is no change.
        store.put("window", {"geometry": "x"})
    assert back_up(used, DAY) is None
    change(used, 1)
    second = back_up(used, DAY)
    assert [copy.path for copy in kept(used)] == [second, first]
    with closing(Store.open(used).store) as store:
        store.delete_match(1)
    assert back_up(used, DAY) is not None


@pytest.mark.parametrize(
    "days",
    [
        [date(2000, 1, 1)] * 30,
        [date(2037, 3, 1)] * 7 + [date(2026, 11, 20)] * 23,
        [date(2037, 3, 1), date(2000, 1, 1)] * 15,
        [DAY + timedelta(number) for number in range(30)],
    ],
    ids=["clock stands", "back from the future", "to and fro", "as it should"],
)
def test_the_newest_copy_is_that_which_was_made_last_whatever_the_calendar_says(used: Path, days: list[date]) -> None:
    for number, day in enumerate(days):
        change(used, number)
        made = back_up(used, day)
        copies = kept(used)
        assert copies[0].path == made
        assert made is not None
        assert made.is_file()
        assert [copy.number for copy in copies[:NEWEST]] == list(range(number + 1, max(0, number + 1 - NEWEST), -1))
        with closing(sqlite3.connect(made)) as connection:
            told = connection.execute("SELECT value FROM settings WHERE name = 'settings'").fetchone()
        assert told == (f'{{"number":{number}}}',)
    assert len(list((used.parent / "backups").glob("*.sqlite3*"))) == len(kept(used)) <= NEWEST + 4 + 3 + DAYS


def test_older_copies_become_fewer_and_fewer() -> None:
    copies: list[Backup] = []
    for number in range(1, 1001):
        copies.insert(0, Backup(number, DAY, "", Path(str(number))))
        gone = superfluous(copies)
        copies = [copy for copy in copies if copy not in gone]
    assert [copy.number for copy in copies] == [1000, 999, 998, 997, 996, 992, 984, 976, 968, 960, 896, 832, 1]


def test_many_starts_after_a_mistake_push_out_nothing_that_was_good(used: Path) -> None:
    good = back_up(used, DAY)
    assert good is not None
    with closing(Store.open(used).store) as store:
        store.delete_match(1)
    for number in range(20):
        change(used, number)
        assert back_up(used, DAY) is not None
    assert good.is_file()
    with closing(Store.open(good).store) as store:
        assert len(store.matches()) == 1


def test_the_first_copy_of_each_of_the_last_days_is_kept() -> None:
    copies: list[Backup] = []
    for number in range(1, 201):
        # Ten a day.
        copies.insert(0, Backup(number, DAY + timedelta((number - 1) // 10), "", Path(str(number))))
        gone = superfluous(copies)
        copies = [copy for copy in copies if copy not in gone]
    firsts = [191, 181, 171, 161, 151, 141, 131]
    assert len(firsts) == DAYS
    assert set(firsts) <= {copy.number for copy in copies}
    assert len(copies) <= NEWEST + 4 + 3 + DAYS


def test_copies_of_earlier_versions_come_before_all_that_have_a_number(used: Path) -> None:
    folder = used.parent / "backups"
    folder.mkdir()
    for day in ("2037-01-01", "2026-11-19"):
        (folder / f"cardtable-{day}.sqlite3").write_bytes(used.read_bytes())
    made = back_up(used, DAY)
    assert [(copy.number, copy.day.isoformat()) for copy in kept(used)] == [
        (1, "2026-11-20"),
        (0, "2037-01-01"),
        (0, "2026-11-19"),
    ]
    used.write_bytes(b"rubbish" * 3000)
    used.with_name(f"{used.name}-wal").unlink(missing_ok=True)
    opened = Store.open(used)
    with closing(opened.store):
        assert opened.message is not None
        assert (opened.message.code, opened.message.parameters["day"]) == ("backup_was_taken", "2026-11-20")
    assert made is not None


def test_a_copy_that_is_not_what_was_copied_is_none(used: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert back_up(used, DAY) is not None
    before = kept(used)
    change(used, 1)
    monkeypatch.setattr(backups, "_is_whole", lambda connection: ".part" not in _file(connection))
    with pytest.raises(sqlite3.DatabaseError):
        back_up(used, DAY)
    assert kept(used) == before
    assert len(list((used.parent / "backups").glob("*.sqlite3*"))) == 1


def _file(connection: sqlite3.Connection) -> str:
    return str(connection.execute("PRAGMA database_list").fetchone()[2])


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


def test_a_damaged_database_pushes_out_no_copy_and_is_salvaged_at_the_next_start(used: Path) -> None:
    for number in range(3):
        change(used, number)
        back_up(used, DAY)
    before = kept(used)
    damaged = bytearray(used.read_bytes())
    damaged[4096:12288] = b"x" * 8192
    used.write_bytes(damaged)
    assert main([str(used)]) == DAMAGED
    assert kept(used) == before
    assert is_doubtful(used)
    opened = Store.open(used)
    opened.store.close()
    assert opened.message is not None
    Store.open(used).store.close()
    assert not is_doubtful(used)


@pytest.mark.parametrize(
    "left", ["cardtable.sqlite3.part", "cardtable.sqlite3.part-journal", "cardtable-2026-10-01.sqlite3.part"]
)
@pytest.mark.parametrize("changed", [True, False])
def test_what_a_killed_process_left_is_no_copy_and_goes(used: Path, left: str, changed: bool) -> None:
    made = 1
    if not changed:
        assert back_up(used, DAY - timedelta(1)) is not None
    folder = used.parent / "backups"
    folder.mkdir(exist_ok=True)
    (folder / left).write_bytes(b"half of it")
    (folder / "cardtable-2026-13-45.sqlite3").write_bytes(b"of no day")
    assert len(kept(used)) == made - changed
    assert (back_up(used, DAY) is not None) == changed
    assert not (folder / left).exists()
    assert [copy.day for copy in kept(used)] == [DAY if changed else DAY - timedelta(1)]


KILLED = """
import os, signal, sqlite3, sys
from cardtable.store import backups
backups._checked = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
sys.exit(backups.main([sys.argv[1]]))
"""


@pytest.mark.skipif(os.name != "posix", reason="the system has no such signal")
def test_a_process_that_is_really_killed_leaves_nothing_for_ever(used: Path) -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, str(used)], cwd=ROOT, check=False)
    assert done.returncode == -signal.SIGKILL
    folder = used.parent / "backups"
    assert any(".part" in file.name for file in folder.iterdir())
    assert back_up(used, DAY + timedelta(1)) is not None
    assert not any(".part" in file.name for file in folder.iterdir())


def spoil(copy: Path) -> None:
    data = bytearray(copy.read_bytes())
    data[4096:12288] = b"x" * 8192
    copy.write_bytes(data)


def test_a_newest_copy_that_was_spoilt_is_made_again(used: Path) -> None:
    assert back_up(used, DAY) is not None
    change(used, 1)
    spoilt = back_up(used, DAY)
    assert spoilt is not None
    spoil(spoilt)
    assert [copy.number for copy in sound(used)] == [1]
    made = back_up(used, DAY)
    assert made is not None
    assert [copy.number for copy in kept(used)] == [copy.number for copy in sound(used)] == [3, 1]
    assert back_up(used, DAY) is None


def test_copies_that_cannot_be_opened_are_passed_over_one_by_one(used: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(3):
        change(used, number)
        back_up(used, DAY)
    newest, second, third = (copy.path for copy in kept(used))
    spoil(newest)
    second.write_bytes(b"")
    assert [copy.path for copy in sound(used)] == [third]
    looked: list[str] = []
    before = backups._is_whole

    def look(made: sqlite3.Connection) -> bool:
        looked.append(_file(made))
        return before(made)

    monkeypatch.setattr(backups, "_is_whole", look)
    newest.write_bytes(third.read_bytes())
    assert next(sound(used)).path == newest
    assert looked == [str(newest)]


@pytest.mark.parametrize("number", ["999999999", "9" * 40])
def test_a_number_that_nobody_would_give_hides_no_later_copy(used: Path, number: str) -> None:
    made = back_up(used, DAY)
    assert made is not None
    made.rename(made.with_name(made.name.replace("000001", number)))
    for change_number in range(NEWEST + 20):
        change(used, change_number)
        made = back_up(used, DAY)
        assert made is not None
        assert kept(used)[0].path == made
    assert len(list(made.parent.glob("*.sqlite3"))) == len(kept(used)) <= NEWEST + 4 + 3 + DAYS


def test_two_processes_never_make_a_copy_at_once(used: Path) -> None:
    assert back_up(used, DAY) is not None
    change(used, 1)
    lock = UseLock(used.parent / "backups" / "cardtable.lock")
    assert lock.exclude()
    part = used.parent / "backups" / "cardtable.sqlite3.part"
    part.write_bytes(b"half of it")
    assert back_up(used, DAY) is None
    assert part.is_file()
    lock.close()
    assert back_up(used, DAY) is not None


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
    assert subprocess.run([*command, str(foreign)], cwd=ROOT, check=False).returncode == DAMAGED
    assert kept(foreign) == []


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("faketime") is None, reason="faketime is not installed")
@pytest.mark.parametrize(
    "moments", [["2000-01-01 00:00:00"] * 3, ["2037-05-05 12:00:00"] * 2 + ["2026-11-26 12:00:00"]]
)
def test_a_real_process_under_a_wrong_clock_makes_its_copy(used: Path, moments: list[str]) -> None:
    for number, moment in enumerate(moments, start=1):
        change(used, number)
        command = ["faketime", moment, sys.executable, "-m", "cardtable", "backup", str(used)]
        assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0
        assert (kept(used)[0].number, kept(used)[0].day.isoformat()) == (number, moment[:10])
    assert len(kept(used)) == len(moments)
