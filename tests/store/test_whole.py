"""All that is kept as one file, and taking it in again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardtable.store import Store
from cardtable.store.errors import StoreError
from cardtable.store.model import Favourite
from cardtable.store.whole import Restored, restore_whole, save_whole
from tests.store.conftest import PlayAtRandom

SETUP = {"kind": "ecarte", "names": ["Anna", "Björn"], "begun": "2026-11-20T19:00:00+00:00"}
SUMMARY = {"points": [1, 0], "deals": 1}


def change(number: int, match: int = 0) -> dict[str, Any]:
    entry = {"entry": "played", "match": match, "number": number} if match else {"entry": "end"}
    return {"action": "add", "position": number, "entry": entry, "who": "", "when": "2026-11-20T20:00:00+00:00"}


def keep_sheet(store: Store, *changes: dict[str, Any], **setup: str) -> int:
    return store.create_sheet("ecarte", ("Anna", "Björn"), "Friday", {**SETUP, **setup}, changes, SUMMARY)


def contents(store: Store) -> tuple[object, ...]:
    matches = sorted(store.matches(), key=lambda match: match.id)
    sheets = sorted(store.sheets(), key=lambda sheet: sheet.id)
    return (
        [(match, store.load_match(match.id), store.results(match.id)) for match in matches],
        [(sheet, store.load_sheet(sheet.id)) for sheet in sheets],
        store.favourites(),
        store.get("settings"),
    )


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    """Another program with data of its own place."""
    opened = Store.open(tmp_path / "elsewhere" / "cardtable.sqlite3").store
    yield opened
    opened.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "everything.cardtable-all"


def test_everything_comes_back_into_an_empty_program(
    store: Store, other: Store, file: Path, played: PlayAtRandom
) -> None:
    whole = played(seed=1)
    match = store.create_match(whole.record, whole.results)
    store.finish_match(match, whole.whole.standing)
    store.create_match(played(seed=2, actions=30).record)
    keep_sheet(store, change(0), change(1))
    store.save_favourite(Favourite("Ours", "ecarte", 2, {"matsch": True}))
    store.put("settings", {"language": "de"})
    save_whole(store, file)
    assert restore_whole(other, file) == Restored(matches=2, sheets=1)
    assert contents(other) == contents(store)


def test_taking_in_twice_doubles_nothing(store: Store, file: Path, played: PlayAtRandom) -> None:
    whole = played(seed=1)
    store.create_match(whole.record, whole.results)
    keep_sheet(store, change(0))
    before = contents(store)
    save_whole(store, file)
    for _ in range(2):
        assert restore_whole(store, file) == Restored(known=2)
        assert contents(store) == before


def test_what_has_the_same_number_here_stays_and_played_deals_find_their_match(
    store: Store, other: Store, file: Path, played: PlayAtRandom
) -> None:
    record = played(seed=1, actions=30).record
    number = store.create_match(record)
    keep_sheet(store, change(0, match=number))
    own = other.create_match(played(seed=2, actions=30).record)
    kept = keep_sheet(other, change(0), begun="2026-11-21T19:00:00+00:00")
    assert (own, kept) == (number, 1)
    before = other.load_match(own), other.load_sheet(kept)
    save_whole(store, file)
    assert restore_whole(other, file) == Restored(matches=1, sheets=1)
    assert (other.load_match(own), other.load_sheet(kept)) == before
    (added,) = [match.id for match in other.matches() if match.id != own]
    assert other.load_match(added) == record
    (sheet,) = [one.id for one in other.sheets() if one.id != kept]
    assert other.load_sheet(sheet)[1] == [change(0, match=added)]


def test_whichever_went_on_further_stands(store: Store, other: Store, file: Path, played: PlayAtRandom) -> None:
    begun = played(seed=1, actions=20).record
    further = played(seed=1, actions=30).record
    store.create_match(further)
    other.create_match(begun)
    keep_sheet(store, change(0))
    longer = keep_sheet(other, change(0), change(1))
    save_whole(store, file)
    assert restore_whole(other, file) == Restored(further=1, known=1)
    assert [other.load_match(match.id).deals for match in other.matches()] == [further.deals]
    assert other.load_sheet(longer)[1] == [change(0), change(1)]
    save_whole(other, file)
    assert restore_whole(store, file) == Restored(further=1, known=1)
    assert [store.load_sheet(sheet.id)[1] for sheet in store.sheets()] == [[change(0), change(1)]]


def test_sheets_that_went_on_differently_are_two(store: Store, other: Store, file: Path) -> None:
    keep_sheet(store, change(0), change(1))
    keep_sheet(other, change(0), {**change(1), "who": "Anna"})
    save_whole(store, file)
    assert restore_whole(other, file) == Restored(sheets=1)
    assert len(other.sheets()) == 2


def test_what_was_set_here_stays(store: Store, other: Store, file: Path) -> None:
    mine = Favourite("Ours", "ecarte", 2, {"matsch": True})
    store.save_favourite(mine)
    store.save_favourite(replace(mine, name="Another"))
    store.put("settings", {"language": "de"})
    store.put("score_sheet_payments", {"Friday": ["a"], "Saturday": ["b"]})
    store.put("score_sheet_drafts", {"1": {}})
    other.save_favourite(replace(mine, options={}))
    other.put("settings", {"language": "en"})
    other.put("score_sheet_payments", {"Friday": ["c"]})
    save_whole(store, file)
    restore_whole(other, file)
    assert {one.name: dict(one.options) for one in other.favourites()} == {"Another": {"matsch": True}, "Ours": {}}
    assert other.get("settings") == {"language": "en"}
    assert other.get("score_sheet_payments") == {"Friday": ["c"], "Saturday": ["b"]}
    assert other.get("score_sheet_drafts") is None


def test_cash_books_of_one_evening_are_united_and_nothing_is_doubled(store: Store, other: Store, file: Path) -> None:
    paid, advanced, later = ({"number": number} for number in ("a", "b", "c"))
    store.put("score_sheet_cash", {"Friday": [paid, advanced, 7], "Saturday": [later]})
    other.put("score_sheet_cash", {"Friday": [advanced], "Sunday": "nothing"})
    save_whole(store, file)
    for _ in range(2):
        restore_whole(other, file)
        kept = other.get("score_sheet_cash")
        assert kept == {"Friday": [advanced, paid], "Saturday": [later], "Sunday": "nothing"}


def test_the_days_copy_can_be_taken_in_and_stays_as_it_is(store: Store, other: Store, file: Path) -> None:
    keep_sheet(store, change(0))
    save_whole(store, file)
    before = file.read_bytes()
    restore_whole(other, file)
    assert file.read_bytes() == before
    assert sorted(one.name for one in file.parent.iterdir() if one.is_file()) == [file.name]


def _foreign(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE other (x)")


def _newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 9999")


def _cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-1000])


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda file: file.unlink(), "cannot_read"),
        (lambda file: file.write_bytes(b""), "not_a_backup"),
        (lambda file: file.write_text('{"format": "cardtable score sheet"}' * 99), "not_a_backup"),
        (_foreign, "not_a_backup"),
        (_newer, "newer_backup"),
        (_cut, "backup_is_damaged"),
    ],
    ids=["missing", "empty", "a sheet", "foreign", "newer", "cut short"],
)
def test_a_bad_file_is_refused_and_changes_nothing(
    store: Store, other: Store, file: Path, spoil: Any, code: str
) -> None:
    keep_sheet(store, change(0))
    save_whole(store, file)
    keep_sheet(other, change(0), begun="2026-11-22T19:00:00+00:00")
    before = contents(other)
    spoil(file)
    with pytest.raises(StoreError) as refused:
        restore_whole(other, file)
    assert refused.value.code == code
    assert contents(other) == before


def test_a_file_that_cannot_be_written_leaves_what_was_there(store: Store, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("before")
    with pytest.raises(StoreError) as refused:
        save_whole(store, tmp_path / "file" / "everything")
    assert refused.value.code == "cannot_write"
    assert (tmp_path / "file").read_text(encoding="utf-8") == "before"
