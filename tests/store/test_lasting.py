"""What waits for the disk, what waits for other programs, and a store for the time until the database is there."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cardtable.core.record import Record, RecordedDeal, SeatEntry
from cardtable.core.state import Standing
from cardtable.store import Favourite, Store, StoreError
from cardtable.store.model import MatchFilter
from tests.store.conftest import PlayAtRandom

RECORD = Record("casino.swedish", 2, {}, (SeatEntry("Anna"), SeatEntry("Björn")), (("7S", "KD"),), (RecordedDeal("p"),))
NORMAL, FULL = 1, 2


def levels(store: Store, write: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How SQLite was told to treat the disk at each commit of ``write``.

    This shows that SQLite is asked to wait for the disk, not that the disk does what it is asked.
    """
    found: list[int] = []
    run = store._run

    def watched(statement: str, *values: object) -> sqlite3.Cursor:
        if statement == "COMMIT":
            found.append(store._connection.execute("PRAGMA synchronous").fetchone()[0])
        return run(statement, *values)

    with monkeypatch.context() as context:
        context.setattr(store, "_run", watched)
        write()
    return found


def test_entries_and_ends_of_deals_wait_for_the_disk_and_cards_do_not(
    path: Path, monkeypatch: pytest.MonkeyPatch, played: PlayAtRandom
) -> None:
    with closing(Store.open(path).store) as store:
        match = store.create_match(RECORD)
        sheet = store.create_sheet("free", ("Anna",), "", {})
        steps: list[tuple[Callable[[], Any], int]] = [
            (lambda: store.append_action(match, 0, 0, "a"), NORMAL),
            (lambda: store.append_sheet_change(sheet, 0, {}, {}), FULL),
            (lambda: store.put("language", "de"), NORMAL),
            (lambda: store.finish_deal(match, 0, (), Standing((1, 2), 0)), FULL),
            (lambda: store.append_deal(match, 1, "p"), NORMAL),
            (lambda: store.finish_match(match, Standing((1, 2), 0)), FULL),
            (lambda: store.create_match(RECORD), NORMAL),
            (lambda: store.create_match(played(1).record, played(1).results), FULL),
            (lambda: store.create_sheet("free", ("Anna",), "", {}), FULL),
        ]
        assert [levels(store, step, monkeypatch) for step, _ in steps] == [[level] for _, level in steps]


@pytest.mark.skipif(os.name != "posix", reason="the system has no such modes")
def test_the_folders_above_are_private_too(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with closing(Store.open(tmp_path / "a" / "b" / "c" / "cardtable.sqlite3").store):
            folders = [tmp_path / "a", tmp_path / "a" / "b", tmp_path / "a" / "b" / "c"]
            assert [stat.S_IMODE(folder.stat().st_mode) for folder in folders] == [0o700] * 3
    finally:
        os.umask(before)


@pytest.fixture
def writer(path: Path) -> sqlite3.Connection:
    """Another program that has begun to write into the database and does not end."""
    with closing(Store.open(path).store) as store:
        store.create_match(RECORD)
        store.put("settings", {"language": "de"})
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    return connection


def test_a_database_that_is_being_written_into_is_opened_and_read(path: Path, writer: sqlite3.Connection) -> None:
    with closing(writer), closing(Store.open(path, patience=0).store) as store:
        assert store.obstacle is not None
        assert store.obstacle.code == "database_is_busy"
        assert store.load_match(1) == RECORD
        with pytest.raises(StoreError):
            store.settle()
        assert store.obstacle is not None
        writer.execute("COMMIT")
        assert store.settle() is None
        assert store.obstacle is None


def test_whoever_has_waited_in_vain_waits_no_more(path: Path, writer: sqlite3.Connection) -> None:
    def patience() -> int:
        return int(store._connection.execute("PRAGMA busy_timeout").fetchone()[0])

    with closing(writer):
        writer.execute("ROLLBACK")
        with closing(Store.open(path, patience=0.05).store) as store:
            assert patience() == 50
            writer.execute("BEGIN IMMEDIATE")
            for _ in range(2):
                with pytest.raises(StoreError) as busy:
                    store.put("key", 1)
                assert busy.value.code == "database_is_busy"
                assert patience() == 0
            writer.execute("COMMIT")
            store.put("key", 2)
            assert patience() == 50


def test_what_is_kept_meanwhile_goes_into_the_database(path: Path, played: PlayAtRandom) -> None:
    with closing(Store.open(path).store) as store:
        store.create_match(played(3).record, played(3).results)
        store.put("settings", {"language": "de"})
        store.save_favourite(Favourite("old", "casino.swedish", 2))
    path.rename(path.with_name("away"))
    path.mkdir()
    with pytest.raises(StoreError) as failed:
        Store.open(path)
    with closing(Store.meanwhile(failed.value, path)) as store:
        obstacle: object = store.obstacle
        assert obstacle is failed.value
        numbers = [store.create_match(played(seed).record, played(seed).results) for seed in (1, 2)]
        store.append_action(store.create_match(RECORD), 0, 0, "a")
        sheet = store.create_sheet("casino.swedish", ("Anna", "Björn"), "", {"a": 1}, [{"b": 2}], {"c": 3})
        store.put("settings", {"language": "en"})
        store.put("guided", ["casino"])
        store.save_favourite(Favourite("new", "casino.swedish", 2))
        with pytest.raises(StoreError):
            store.settle()
        assert store.load_match(numbers[0]) == played(1).record
        path.rmdir()
        path.with_name("away").rename(path)
        assert store.settle() is None
        assert store.obstacle is None
        unfinished = store.latest_unfinished()
        assert unfinished is not None
        store.append_action(unfinished, 0, 1, "b")
    with closing(Store.open(path).store) as store:
        assert [match.id for match in store.matches()] == [unfinished, numbers[1], numbers[0], 1]
        for number, seed in zip([1, *numbers], (3, 1, 2), strict=True):
            assert store.load_match(number) == played(seed).record
            assert store.results(number) == played(seed).results
            assert store.matches(wanted=MatchFilter(search=""))[-1].finished is not None
        assert store.load_match(unfinished).deals[0].actions == ("a", "b")
        assert store.load_sheet(sheet) == ({"a": 1}, [{"b": 2}])
        # What was set before counts more than what a program without settings began with.
        assert store.get("settings") == {"language": "de"}
        assert store.get("guided") == ["casino"]
        assert [favourite.name for favourite in store.favourites()] == ["new", "old"]


def test_meanwhile_and_without_any_database_before(path: Path) -> None:
    path.mkdir(parents=True)
    with closing(Store.meanwhile(StoreError("cannot_open", reason="a directory"), path)) as store:
        match = store.create_match(RECORD)
        path.rmdir()
        assert store.settle() is None
        assert store.load_match(match) == RECORD
        assert path.is_file()
