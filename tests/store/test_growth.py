"""What is asked of the database costs after hundreds of matches what it costs after a few: counted, not timed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from cardtable.app.match_statistics import statistics_of
from cardtable.app.scorekeeper.past_sums import sums_of_sheets
from cardtable.store.store import Store
from tests.benchmarks.large_store import FIRST, fill

FEW, MANY = 400, 1200
"""So many matches, and a tenth of them sheets: the smaller number is beyond what is read at once."""
TODAY = datetime(2026, 11, 27, tzinfo=UTC)
STEP = 10


class Counted:
    """The queries of a store, the rows that they return, and the steps of SQLite’s machine."""

    def __init__(self, store: Store) -> None:
        self.steps = self.queries = self.rows = 0
        self._connection = store.connection

    def __enter__(self) -> Counted:
        self._connection.set_progress_handler(self._step, STEP)
        self._connection.set_trace_callback(self._query)
        self._connection.row_factory = self._row
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.set_progress_handler(None, 0)
        self._connection.set_trace_callback(None)
        self._connection.row_factory = None

    def _step(self) -> None:
        self.steps += STEP

    def _query(self, _: str) -> None:
        self.queries += 1

    def _row(self, _: sqlite3.Cursor, row: tuple[Any, ...]) -> tuple[Any, ...]:
        self.rows += 1
        return row


def filled(matches: int, sheets: int) -> Store:
    store = Store.in_memory()
    fill(store, matches, sheets)
    return store


@pytest.fixture(scope="module")
def stores() -> Iterator[tuple[Store, Store]]:
    """Yield a store with few matches and sheets, and one with many."""
    both = filled(FEW, FEW // 10), filled(MANY, MANY // 10)
    yield both
    for store in both:
        store.close()


def going_on(store: Store) -> None:
    latest = store.latest_unfinished()
    assert latest is not None
    assert store.match_summary(latest) is not None


def persons(store: Store) -> object:
    return sums_of_sheets(store, lambda sheet: sheet).with_played(statistics_of(store, TODAY.date()))


ASKED: dict[str, tuple[Callable[[Store], object], float]] = {
    "match to go on with": (going_on, 0.1),
    "sheet that is kept": (lambda store: store.running_sheet(FIRST), 1),
    "page of matches": (lambda store: store.matches(20), 0.1),
    "page of sheets": (lambda store: store.sheets(20), 0.1),
    # Evenings are known by their names as people see them, so each is looked at.
    "one evening": (lambda store: store.sheets(evening=store.sheets(1)[0].evening), 1),
    "evenings": (lambda store: store.evenings(20), 0.1),
    "names": (lambda store: store.remembered_names(), 0.1),
    # In the index it is counted how many were finished, and nothing else of them is read.
    "statistics": (lambda store: statistics_of(store, TODAY.date()), 8),
    # The same of matches and of sheets.
    "persons": (persons, 8),
    # Of each sheet it is looked whether it is in the trash.
    "trash": (lambda store: store.sheets(trashed=True), 2),
    "number of matches": (lambda store: store.count_matches(), 3),
}
"""What is asked, and by how many steps it may cost more for each match or sheet more."""


@pytest.mark.parametrize("asked", ASKED)
def test_what_is_asked_costs_as_little_after_many_matches(stores: tuple[Store, Store], asked: str) -> None:
    ask, growth = ASKED[asked]
    found = []
    for store in stores:
        # What is asked first may have to be put together.
        ask(store)
        with Counted(store) as counted:
            ask(store)
        found.append(counted)
    few, many = found
    assert many.queries == few.queries
    # Four persons may sit at one table and two at another.
    assert many.rows <= 1.3 * few.rows + 4
    assert many.steps - few.steps <= max(0.3 * few.steps, growth * (MANY - FEW))


def test_entering_and_playing_cost_as_little_after_many_matches(stores: tuple[Store, Store]) -> None:
    found = []
    for store in stores:
        sheet = next(one for one in store.sheets(20) if one.kind == "piquet.session")
        match = store.create_match(store.load_match(store.matches(1)[0].id))
        deals = store.matches(1)[0].deals
        with Counted(store) as counted:
            store.append_sheet_change(sheet.id, sheet.changes, {}, sheet.summary, sheet.names, sheet.evening)
            store.append_deal(match, deals, "pack")
            store.put("something", [1])
        found.append(counted)
        store.delete_match(match)
    few, many = found
    assert many.queries == few.queries
    assert many.rows == few.rows
    assert many.steps <= few.steps * 1.3 + STEP


def test_many_matches_are_spread_over_many_years(stores: tuple[Store, Store]) -> None:
    _, store = stores
    assert store.count_matches() == MANY
    assert len(store.match_choices().years) == 20
    assert store.matches(1)[0].changed < FIRST + timedelta(days=20 * 365)
