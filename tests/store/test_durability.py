"""Killed programs, several programs, and full disks."""

from __future__ import annotations

import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.core.record import Record, RecordedDeal, SeatEntry
from cardtable.store import Store, StoreError, export_record
from tests.store.conftest import PlayAtRandom, Spawn

RECORD = Record("casino.swedish", 2, {}, (SeatEntry("Anna"), SeatEntry("Björn")), (("7S", "KD"),), (RecordedDeal("p"),))

WRITER = """
import sys
from pathlib import Path
from cardtable.store import Store
store = Store.open(Path(sys.argv[1])).store
actions = len(store.load_match(1).deals[0].actions)
print(actions, flush=True)
step = 0
while True:
    step += 1
    if step % 7 == 6:
        actions -= 3
        store.truncate(1, 0, actions)
    else:
        store.append_action(1, 0, actions, str(actions))
        actions += 1
    print(actions, flush=True)
"""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_killed_program_loses_nothing_that_was_acknowledged(path: Path, rng: Spawn, seed: int) -> None:
    generator = random.Random(seed)
    with closing(Store.open(path).store) as store:
        assert store.create_match(RECORD) == 1
    for _ in range(6):
        writer = rng(WRITER, path)
        assert writer.stdout is not None
        for _ in range(generator.randrange(1, 400)):
            writer.stdout.readline()
        writer.kill()
        acknowledged = [int(line) for line in writer.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
        writer.wait()
        if not acknowledged:
            continue
        opened = Store.open(path)
        with closing(opened.store) as store:
            assert opened.message is None
            kept = store.load_match(1).deals[0].actions
            # At most the step that was being taken is there besides.
            last = acknowledged[-1]
            assert len(kept) in (last, last + 1, last - 3)
            assert kept == tuple(map(str, range(len(kept))))


def test_a_cut_log_gives_the_steps_up_to_the_cut(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "cardtable.sqlite3"
    copy.parent.mkdir()
    with closing(Store.open(path).store) as store:
        store.create_match(RECORD)
        store._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for number in range(12):
            store.append_action(1, 0, number, str(number))
        database, log = path.read_bytes(), Path(f"{path}-wal").read_bytes()
    kept = []
    for length in range(0, len(log) + 1, 1777):
        copy.write_bytes(database)
        Path(f"{copy}-wal").write_bytes(log[:length])
        opened = Store.open(copy)
        with closing(opened.store) as store:
            assert opened.message is None
            actions = store.load_match(1).deals[0].actions
            assert actions == tuple(map(str, range(len(actions))))
            kept.append(len(actions))
    assert kept == sorted(kept)
    assert kept[0] == 0
    assert kept[-1] >= 11


PLAYER = """
import sys
from pathlib import Path
from cardtable.core.record import Record, RecordedDeal, SeatEntry
from cardtable.store import Store
path, name = Path(sys.argv[1]), sys.argv[2]
print("ready", flush=True)
sys.stdin.readline()
opened = Store.open(path, patience=60)
seats = (SeatEntry(name), SeatEntry("b"))
match = opened.store.create_match(Record("casino.swedish", 2, {}, seats, (("7S", "KD"),), (RecordedDeal("p"),)))
for number in range(60):
    opened.store.append_action(match, 0, number, f"{name} {number}")
print(match, opened.message.code if opened.message else "", flush=True)
sys.stdin.readline()
opened.store.close()
"""


@pytest.mark.parametrize("content", [None, b"", b"no database at all" * 500])
def test_several_programs_begin_and_write_at_once(path: Path, rng: Spawn, content: bytes | None) -> None:
    if content is not None:
        path.parent.mkdir()
        path.write_bytes(content)
    names = ["one", "two", "three"]
    players = [rng(PLAYER, path, name) for name in names]
    matches, messages = {}, []
    for order in ("ready", "go", "done"):
        for name, player in zip(names, players, strict=True):
            assert player.stdin is not None
            assert player.stdout is not None
            if order == "ready":
                assert player.stdout.readline() == "ready\n"
            elif order == "go":
                player.stdin.write("go\n")
                player.stdin.flush()
            else:
                match, _, message = player.stdout.readline().rstrip("\n").partition(" ")
                matches[name] = int(match)
                messages.append(message)
    for player in players:
        player.communicate("end\n")
        assert player.returncode == 0
    damaged = bool(content)
    assert sorted(messages) == ["", "", "damaged_database_set_aside" if damaged else ""]
    set_aside = [file for file in path.parent.iterdir() if "damaged" in file.name]
    assert [file.read_bytes() for file in set_aside] == ([content] if damaged else [])
    with closing(Store.open(path).store) as store:
        assert len(store.matches()) == 3
        for name, kept in matches.items():
            assert store.load_match(kept).deals[0].actions == tuple(f"{name} {number}" for number in range(60))


def test_a_second_program_waits_or_says_that_it_is_busy(path: Path) -> None:
    with closing(Store.open(path).store) as first, closing(Store.open(path, patience=0).store) as second:
        match = first.create_match(RECORD)
        with first.transaction():
            first.append_action(match, 0, 0, "a")
            with pytest.raises(StoreError) as busy:
                second.put("language", "de")
            assert busy.value.code == "database_is_busy"
            assert second.load_match(match) == RECORD
        second.put("language", "de")
        assert first.get("language") == "de"


def test_two_programs_at_one_match_meet_out_of_step(path: Path) -> None:
    with closing(Store.open(path).store) as first, closing(Store.open(path).store) as second:
        match = first.create_match(RECORD)
        first.append_action(match, 0, 0, "a")
        with pytest.raises(StoreError) as refused:
            second.append_action(match, 0, 0, "b")
        assert refused.value.code == "out_of_step"
        assert refused.value.parameters == {"match": match, "deal": 0, "actions": 1, "given": 0}
        assert second.load_match(match).deals[0].actions == ("a",)


def fill(store: Store, match: int) -> int:
    """Add actions until no more can be kept; returns how many were acknowledged."""
    acknowledged = [len(store.load_match(match).deals[0].actions)]

    def go_on() -> None:
        for number in range(acknowledged[0], 100_000):
            store.append_action(match, 0, number, f"{number} " + "x" * 500)
            acknowledged[0] = number + 1

    with pytest.raises(StoreError) as full:
        go_on()
    assert full.value.code == "cannot_write"
    assert full.value.parameters["reason"]
    return acknowledged[0]


def is_whole(store: Store, match: int, actions: int) -> bool:
    kept = store.load_match(match).deals[0].actions
    return kept == tuple(f"{number} " + "x" * 500 for number in range(actions))


def test_a_full_database_keeps_what_it_has_and_goes_on_when_there_is_room(store: Store) -> None:
    match = store.create_match(RECORD)
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages + 8}")
    actions = fill(store, match)
    assert actions > 8
    assert is_whole(store, match, actions)
    with pytest.raises(StoreError) as full:
        store.create_match(replace(RECORD, deals=(RecordedDeal("p", ("y" * 3000,) * 30),)))
    assert full.value.code == "cannot_write"
    assert len(store.matches()) == 1
    store._connection.execute(f"PRAGMA max_page_count = {pages + 80}")
    assert fill(store, match) > actions


def test_a_failure_swallowed_inside_a_transaction_does_not_split_it(store: Store) -> None:
    match = store.create_match(RECORD)

    def roll_back_unseen() -> None:
        with store.transaction():
            store.append_action(match, 0, 0, "a")
            store._connection.execute("ROLLBACK")

    with pytest.raises(StoreError) as failed:
        roll_back_unseen()
    assert failed.value.code == "cannot_write"
    assert store.load_match(match) == RECORD


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of one megabyte, where the test may make one."""
    place = tmp_path / "disk"
    place.mkdir()
    if sys.platform != "linux" or not shutil.which("mount"):
        pytest.skip("small file systems can only be made on Linux")
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(place)]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("only root may make a file system, and not everywhere")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def test_a_full_disk(small_disk: Path, played: PlayAtRandom) -> None:
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(300_000))
    exported = small_disk / "old.cardtable"
    exported.write_text("an older file")
    path = small_disk / "cardtable.sqlite3"
    with closing(Store.open(path).store) as store:
        match = store.create_match(RECORD)
        actions = fill(store, match)
        assert is_whole(store, match, actions)
        with pytest.raises(StoreError) as full:
            export_record(store, match, exported)
        assert full.value.code == "cannot_write"
        assert exported.read_text(encoding="utf-8") == "an older file"
        assert not [file for file in small_disk.iterdir() if file.name.endswith(".part")]
        ballast.unlink()
        assert fill(store, match) > actions
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_disk_too_full_to_begin(small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    with pytest.raises(OSError, match="No space"):
        ballast.write_bytes(bytes(2_000_000))
    with pytest.raises(StoreError) as refused:
        Store.open(small_disk / "cardtable.sqlite3")
    assert refused.value.code in ("cannot_open", "cannot_write")
    ballast.unlink()
    opened = Store.open(small_disk / "cardtable.sqlite3")
    assert opened.message is None
    opened.store.close()
