"""Damaged databases: what is saved of them, and when a copy takes their place."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from cardtable.core.record import Record, SeatEntry
from cardtable.store import Store
from cardtable.store.backups import back_up, kept
from cardtable.store.errors import StoreError
from cardtable.store.same_match import keep
from cardtable.store.whole import restore_whole, save_whole
from tests.store.conftest import PlayAtRandom

PAGE = 4096
DAY = date(2026, 11, 20)


@pytest.fixture
def shelf(path: Path, played: PlayAtRandom) -> Path:
    """A database with twelve matches, four score sheets and a setting."""
    with closing(Store.open(path).store) as store:
        for number in range(12):
            one = played(number % 4, actions=40 if number % 3 == 2 else 100_000)
            store.create_match(one.record, one.results)
        for number in range(4):
            changes = [{"what": f"{number} {place}"} for place in range(30)]
            store.create_sheet("casino.swedish", ("Anna", "Björn"), "Friday", {"number": number}, changes, {"a": 1})
        store.put("settings", {"language": "de"})
    return path


def records(store: Store) -> dict[int, Record]:
    return {match.id: store.load_match(match.id) for match in store.matches(1000)}


def is_beginning(part: Record, whole: Record) -> bool:
    """Whether ``part`` is what ``whole`` was at an earlier moment, perhaps with seats whose names are lost."""
    short = [deal.actions for deal in part.deals]
    long = [deal.actions for deal in whole.deals]
    return (
        (part.options, part.cut) == (whole.options, whole.cut)
        and all(
            one == other or one == SeatEntry(f"Seat {seat}")
            for seat, (one, other) in enumerate(zip(part.seats, whole.seats, strict=True), start=1)
        )
        and len(short) <= len(long)
        and all(one == other[: len(one)] for one, other in zip(short, long, strict=False))
        and all(one == other for one, other in zip(short[:-1], long, strict=False))
    )


def test_the_end_of_a_file_is_missing(shelf: Path) -> None:
    whole = shelf.read_bytes()
    with closing(Store.open(shelf).store) as store:
        before = records(store)
        results = {match: store.results(match) for match in before}
    generator = random.Random(5)
    most = 0
    for length in sorted(generator.randrange(PAGE, len(whole)) for _ in range(12)):
        shelf.write_bytes(whole[:length])
        opened = Store.open(shelf)
        assert opened.message is not None
        told = opened.message.parameters
        with closing(opened.store) as store:
            after = records(store)
            if opened.message.code == "damaged_database_salvaged":
                assert told["parties"] == len(after)
                assert told["sheets"] == len(store.sheets())
            else:
                assert not after
            for match, record in after.items():
                assert is_beginning(record, before[match])
                if record == before[match]:
                    assert store.results(match) == results[match]
            most = max(most, len(after))
        assert Path(str(told["file"])).read_bytes() == whole[:length]
    assert most == len(before)


def test_pages_of_rubbish(shelf: Path) -> None:
    whole = shelf.read_bytes()
    with closing(Store.open(shelf).store) as store:
        before = records(store)
        sheets = {sheet.id: store.load_sheet(sheet.id) for sheet in store.sheets()}
    generator = random.Random(6)
    matches = changes = 0
    pages = range(1, len(whole) // PAGE)
    for page in pages:
        damaged = bytearray(whole)
        damaged[page * PAGE : (page + 1) * PAGE] = generator.randbytes(PAGE)
        shelf.write_bytes(damaged)
        opened = Store.open(shelf)
        with closing(opened.store) as store:
            if opened.message is None:
                continue
            after = records(store)
            matches += len(after)
            for match, record in after.items():
                assert is_beginning(record, before[match]), page
            for sheet in store.sheets():
                setup, log = store.load_sheet(sheet.id)
                changes += len(log)
                assert setup == sheets[sheet.id][0]
                assert log == sheets[sheet.id][1][: len(log)]
        for suffix in ("-wal", "-shm"):
            Path(f"{shelf}{suffix}").unlink(missing_ok=True)
    # One page in so many is never all there is.
    assert matches > len(before) * len(pages) // 2
    assert changes > 4 * 30 * len(pages) // 2


def test_damaged_texts_cost_the_match_that_has_them(shelf: Path) -> None:
    with closing(Store.open(shelf).store) as store:
        results = store.results(4)
    with closing(sqlite3.connect(shelf)) as connection, connection:
        connection.execute("UPDATE matches SET options = '{bad' WHERE id = 2")
        connection.execute("UPDATE sheets SET setup = '{bad' WHERE id = 3")
        connection.execute("UPDATE sheet_changes SET change = '{bad' WHERE sheet_id = 4 AND position = 20")
        connection.execute("UPDATE settings SET value = '{bad'")
        connection.execute("DELETE FROM actions WHERE position = 7 AND deal_id = (SELECT min(id) FROM deals)")
        connection.execute("UPDATE deals SET standing = 'none' WHERE match_id = 4")
        # What makes it damaged as a whole.
        connection.execute("PRAGMA user_version = 0")
    opened = Store.open(shelf)
    assert opened.message is not None
    assert opened.message.code == "damaged_database_salvaged"
    with closing(opened.store) as store:
        assert sorted(records(store)) == [1, *range(3, 13)]
        assert store.results(4) == results
        assert len(store.load_match(1).deals[-1].actions) == 7
        assert sorted(sheet.id for sheet in store.sheets()) == [1, 2, 4]
        assert len(store.load_sheet(4)[1]) == 20
        assert store.get("settings") is None
        assert not store.take_forgotten()


def test_where_nothing_can_be_read_the_newest_copy_is_taken(shelf: Path) -> None:
    with closing(Store.open(shelf).store) as store:
        assert back_up(shelf, DAY) is not None
        store.delete_match(12)
        assert back_up(shelf, DAY + timedelta(1)) is not None
        after = records(store)
        store.put("settings", {"language": "de", "speed": 1})
        assert back_up(shelf, DAY + timedelta(2)) is not None
    kept(shelf)[0].path.write_bytes(b"rubbish" * 1000)
    copies = {copy.path: copy.path.read_bytes() for copy in kept(shelf)}
    shelf.write_bytes(b"rubbish" * 3000)
    opened = Store.open(shelf)
    assert opened.message is not None
    assert opened.message.code == "backup_was_taken"
    assert opened.message.parameters["day"] == "2026-11-21"
    assert (opened.message.parameters["parties"], opened.message.parameters["sheets"]) == (11, 4)
    with closing(opened.store) as store:
        assert records(store) == after
        assert store.get("settings") == {"language": "de"}
    assert {copy.path: copy.path.read_bytes() for copy in kept(shelf)} == copies


def test_a_salvaged_database_is_whole(shelf: Path) -> None:
    damaged = bytearray(shelf.read_bytes())
    damaged[5 * PAGE : 7 * PAGE] = random.Random(7).randbytes(2 * PAGE)
    shelf.write_bytes(damaged)
    opened = Store.open(shelf)
    assert opened.message is not None
    opened.store.close()
    again = Store.open(shelf)
    assert again.message is None
    again.store.close()
    with closing(sqlite3.connect(shelf)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def readable(file: Path) -> set[int]:
    """The numbers of the matches of which plain SQL can read what stands in their own row."""
    found = set()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        for number in range(1, 13):
            try:
                row = connection.execute("SELECT variant, players, cut, made FROM matches WHERE id = ?", (number,))
                found |= {number for _ in row}
            except sqlite3.Error:
                continue
    return found


@pytest.mark.slow
def test_wherever_it_is_cut_every_side_that_can_be_read_is_saved(shelf: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(shelf)) as connection, connection:
        # So long that they come to lie behind the matches.
        connection.execute("UPDATE seats SET name = name || ' ' || hex(zeroblob(150))")
    whole = shelf.read_bytes()
    nameless = 0
    for length in range(PAGE, len(whole), PAGE):
        cut, plain = tmp_path / str(length) / "cardtable.sqlite3", tmp_path / "plain.sqlite3"
        cut.parent.mkdir()
        for file in (cut, plain):
            file.write_bytes(whole[:length])
        with closing(Store.open(cut).store) as store:
            saved = records(store)
        assert saved.keys() == readable(plain), length
        nameless += sum(record.seats[0].name == "Seat 1" for record in saved.values())
    assert nameless


def test_seats_without_names_are_called_in_the_language_of_the_window(shelf: Path) -> None:
    with closing(sqlite3.connect(shelf)) as connection, connection:
        connection.execute("DELETE FROM seats WHERE match_id = 3")
        connection.execute("UPDATE seats SET name = 'Seat of honour' WHERE match_id = 4 AND seat = 0")
        # What makes it damaged as a whole.
        connection.execute("PRAGMA user_version = 0")
    with closing(Store.open(shelf).store) as store:
        assert [seat.name for seat in store.load_match(3).seats] == ["Seat 1", "Seat 2"]
        store.name_seats(lambda number: f"Platz {number}")
        assert [seat.name for seat in store.load_match(3).seats] == ["Platz 1", "Platz 2"]
        assert store.load_match(4).seats[0].name == "Seat of honour"


@pytest.mark.parametrize("value", ["[1e999]", "Infinity", "[4611686018427387904]", '{"points": [1e999]}'])
@pytest.mark.parametrize(("table", "column"), [("matches", "cut"), ("matches", "options"), ("sheets", "setup")])
def test_one_absurd_row_costs_that_row_alone(shelf: Path, value: str, table: str, column: str) -> None:
    with closing(sqlite3.connect(shelf)) as connection, connection:
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE id = 2", (value,))
        connection.execute("PRAGMA user_version = 0")
    with closing(Store.open(shelf).store) as store:
        matches, sheets = sorted(records(store)), sorted(sheet.id for sheet in store.sheets())
    assert set(range(1, 13)) - {2} <= set(matches)
    assert {1, 3, 4} <= set(sheets)


def test_an_absurd_standing_hides_no_other_side(shelf: Path) -> None:
    with closing(sqlite3.connect(shelf)) as connection, connection:
        connection.execute("UPDATE deals SET standing = '{\"points\": [Infinity]}' WHERE match_id = 3")
        connection.execute("UPDATE matches SET begun = 'yesterday' WHERE id = 4")
    with closing(Store.open(shelf).store) as store:
        assert sorted(match.id for match in store.matches()) == list(range(1, 13))
        with pytest.raises(StoreError) as refused:
            store.results(3)
        assert refused.value.code == "database_is_damaged"


@pytest.mark.parametrize("called", ["Seat {number}", "Platz {number}"])
@pytest.mark.parametrize("further", [True, False], ids=["the copy is further", "the copy is as far"])
def test_a_match_that_lost_its_names_is_that_of_its_copy(
    path: Path, tmp_path: Path, played: PlayAtRandom, called: str, further: bool
) -> None:
    whole, file = played(1), tmp_path / "everything.cardtable-all"
    setup = {"kind": "ecarte", "names": ["Anna", "Björn"], "begun": "2026-11-20T19:00:00+00:00"}
    with closing(Store.open(path).store) as store:
        store.create_sheet("ecarte", ("Anna", "Björn"), "", setup)
        match = store.create_match(whole.record if not further else played(1, actions=5).record)
        if further:
            with closing(Store.open(tmp_path / "other" / "cardtable.sqlite3").store) as other:
                other.create_sheet("ecarte", ("Anna", "Björn"), "", setup)
                other.create_match(whole.record, whole.results)
                save_whole(other, file)
        else:
            save_whole(store, file)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM seats")
        connection.execute("DELETE FROM sheet_seats")
        # What makes it damaged as a whole.
        connection.execute("PRAGMA user_version = 0")
    with closing(Store.open(path).store) as store:
        store.name_seats(lambda number: called.format(number=number))
        assert store.load_match(match).seats == tuple(SeatEntry(called.format(number=seat)) for seat in (1, 2))
        restored = restore_whole(store, file)
        assert (restored.matches, restored.sheets, restored.further, restored.known) == (0, 0, 1, 1)
        (kept,) = store.matches()
        assert store.load_match(kept.id) == whole.record
        (sheet,) = store.sheets()
        assert sheet.names == ("Anna", "Björn")
        # And once more there is nothing to do.
        assert restore_whole(store, file).known == 2


def test_a_copy_without_names_takes_none_away(path: Path, tmp_path: Path, played: PlayAtRandom) -> None:
    record = played(1).record
    lost = replace(record, seats=tuple(SeatEntry(f"Seat {seat}") for seat in (1, 2)))
    with closing(Store.open(path).store) as store:
        assert keep(store, record, ()) == keep(store, lost, ())
        assert store.load_match(1) == record
        # A seat that has one name is not that of another.
        one = replace(lost, seats=(SeatEntry("Seat 1"), SeatEntry("Zoë", record.seats[1].player)))
        assert keep(store, one, ()) != 1
        store.put("nameless_seats", {"no": "list"})
        assert keep(store, lost, ()) in (1, 2)
        assert len(store.matches()) == 2
