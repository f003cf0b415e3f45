"""What is kept of earlier score sheets is what all sheets come to, whatever has happened to them since."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardtable.app.match_statistics import Statistics
from cardtable.app.scorekeeper.past_sums import sums_of_sheets
from cardtable.app.scorekeeper.statistics import SheetSums
from cardtable.store.model import SheetSummary
from cardtable.store.sheets import OF_SHEETS
from cardtable.store.store import Store
from cardtable.store.whole import restore_whole, save_whole
from tests.benchmarks.large_store import fill

MANY = 70


@pytest.fixture
def store() -> Iterator[Store]:
    store = Store.in_memory()
    fill(store, 0, MANY)
    yield store
    store.close()


def unchanged(sheet: SheetSummary) -> SheetSummary:
    return sheet


def told(sums: SheetSums) -> object:
    return sums.with_played(Statistics()), dict(sums.named)


def is_right(store: Store) -> bool:
    return told(sums_of_sheets(store, unchanged)) == told(SheetSums().add(store.sheets()))


def test_what_has_come_together_is_kept_and_not_read_again(store: Store) -> None:
    assert store.computed(OF_SHEETS) is None
    assert is_right(store)
    assert store.computed(OF_SHEETS)["past"][0] == MANY - 20
    read: list[SheetSummary] = []

    def sound(sheet: SheetSummary) -> SheetSummary:
        read.append(sheet)
        return sheet

    again = sums_of_sheets(store, sound)
    assert read == store.sheets(20)
    assert told(again) == told(SheetSums().add(store.sheets()))


def test_a_few_sheets_are_not_worth_keeping(store: Store) -> None:
    for sheet in store.sheets(MANY - 39):
        store.delete_sheet(sheet.id)
    assert is_right(store)
    assert store.computed(OF_SHEETS) is None


def first(store: Store) -> SheetSummary:
    return store.sheets()[-1]


def change(store: Store) -> None:
    sheet = first(store)
    summary = {**sheet.summary, "gains": [one + 100 for one in sheet.summary["gains"]]}
    store.append_sheet_change(sheet.id, sheet.changes, {}, summary, ("Zoë", *sheet.names[1:]))


def delete(store: Store) -> None:
    store.delete_sheet(first(store).id)


def throw_away(store: Store) -> None:
    store.put_into_trash(first(store).id)


def put_another_in_its_place(store: Store) -> None:
    sheet = store.sheets(1)[0]
    setup, changes = store.load_sheet(sheet.id)
    store.delete_sheet(first(store).id)
    store.create_sheet(sheet.kind, ("Xaver", "Yvonne"), "", setup, changes, sheet.summary)


def keep_more(store: Store) -> None:
    fill(store, 0, 45, seed=2)


def go_back(store: Store) -> None:
    """A sheet that was in the trash when all was counted comes out of it."""
    number = first(store).id
    store.put_into_trash(number)
    assert is_right(store)
    store.put_into_trash(number, trashed=False)


@pytest.mark.parametrize(
    "deed", [change, delete, throw_away, put_another_in_its_place, keep_more, go_back], ids=lambda deed: deed.__name__
)
def test_whatever_happens_to_sheets_is_counted(store: Store, deed: Callable[[Store], None]) -> None:
    assert is_right(store)
    deed(store)
    assert is_right(store)
    assert is_right(store)


def test_a_sheet_whose_summary_does_not_fit_is_counted_as_it_is_mended(store: Store) -> None:
    spoilt = first(store)
    store.connection.execute("UPDATE sheets SET summary = '{}' WHERE id = ?", (spoilt.id,))

    def sound(sheet: SheetSummary) -> SheetSummary:
        return replace(sheet, summary=spoilt.summary) if sheet.id == spoilt.id else sheet

    right = told(SheetSums().add([*store.sheets()[:-1], spoilt]))
    assert told(sums_of_sheets(store, sound)) == right
    assert told(sums_of_sheets(store, sound)) == right


def test_a_sheet_that_could_not_be_read_is_counted_as_soon_as_it_can_be(store: Store) -> None:
    unread = first(store)

    def sound(sheet: SheetSummary) -> SheetSummary:
        return replace(sheet, summary={}) if sheet.id == unread.id else sheet

    assert told(sums_of_sheets(store, sound)) != told(SheetSums().add(store.sheets()))
    assert is_right(store)
    assert is_right(store)


def test_what_another_database_has_kept_is_not_taken_for_its_own(store: Store, tmp_path: Path) -> None:
    assert is_right(store)
    save_whole(store, tmp_path / "everything.sqlite3")
    other = Store.in_memory()
    fill(other, 0, 50, seed=3)
    assert is_right(other)
    restore_whole(other, tmp_path / "everything.sqlite3")
    assert len(other.sheets()) > 50
    assert is_right(other)
    other.close()


@pytest.mark.parametrize(
    "spoilt",
    [
        {"form": 0},
        {"mark": "x"},
        {"past": [1, 2]},
        {"records": [["Anna"]]},
        {"records": [["Anna", "ecarte", "", "many", 1, {}]]},
        {"named": [1]},
    ],
    ids=str,
)
def test_what_cannot_be_read_is_counted_anew(store: Store, spoilt: dict[str, Any]) -> None:
    assert is_right(store)
    store.keep_computed(OF_SHEETS, store.computed(OF_SHEETS) | spoilt)
    assert is_right(store)
