"""Score sheets in the database."""

from __future__ import annotations

import random
from contextlib import closing
from pathlib import Path

import pytest

from cardtable.store import Store, StoreError
from tests.store.conftest import Spawn
from tests.store.test_opening import restored

SETUP = {"kind": "casino.swedish", "names": ["Anna", "Björn"]}


def begin(store: Store, names: tuple[str, ...] = ("Anna", "Björn"), evening: str = "Friday", kind: str = "free") -> int:
    return store.create_sheet(kind, names, evening, SETUP)


def test_what_is_kept_comes_back(store: Store) -> None:
    sheet = begin(store)
    store.append_sheet_change(sheet, 0, {"action": "add", "who": "Änne"}, {"points": [1, 2]})
    assert store.load_sheet(sheet) == (SETUP, [{"action": "add", "who": "Änne"}])
    (summary,) = store.sheets()
    assert (summary.id, summary.names, summary.evening, summary.changes) == (sheet, ("Anna", "Björn"), "Friday", 1)
    assert summary.summary == {"points": [1, 2]}


def test_the_list_is_searched_and_the_last_changed_comes_first(store: Store) -> None:
    first = begin(store, ("Anna", "Björn"), "Friday", "ecarte")
    second = begin(store, ("Cleo", "Änne"), "At Cleo’s", "casino.swedish")
    assert [one.id for one in store.sheets()] == [second, first]
    store.append_sheet_change(first, 0, {}, {})
    assert [one.id for one in store.sheets()] == [first, second]
    assert [one.id for one in store.sheets(search="ÄNNE swedish")] == [second]
    assert [one.id for one in store.sheets(search="anna friday")] == [first]
    assert [one.id for one in store.sheets(evening="At Cleo’s")] == [second]
    assert store.sheets(search="nobody") == []
    titles = {"ecarte": "Écarté", "casino.swedish": "Schwedisches Kasino"}
    assert [one.id for one in store.sheets(search="écar", titles=titles)] == [first]
    assert [one.id for one in store.sheets(search="KASINO Cleo", titles=titles)] == [second]
    assert store.sheets(search="kasino anna", titles=titles) == []
    assert len(store.sheets(limit=1)) == 1


def test_the_list_goes_on_behind_a_sheet_that_was_changed_meanwhile(store: Store) -> None:
    first, second, third, fourth = (begin(store) for _ in range(4))
    read = store.sheets(limit=2)
    assert [one.id for one in read] == [fourth, third]
    store.append_sheet_change(third, 0, {}, {})
    assert [one.id for one in store.sheets(after=read[-1].touched)] == [second, first]


def test_names_are_remembered_but_not_those_of_columns(store: Store) -> None:
    begin(store, ("Anna", "Björn"), kind="ecarte")
    begin(store, ("heads", "tails"), kind="free")
    assert set(store.remembered_names()) == {"Anna", "Björn"}
    # Who plays Skat, or a game of one's own, is a person.
    skat = begin(store, ("Cleo", "Dora"), kind="free")
    store.append_sheet_change(skat, 0, {}, {"game": "Skat"})
    assert set(store.remembered_names()) == {"Anna", "Björn", "Cleo", "Dora"}


def test_two_programs_at_one_sheet_meet_out_of_step(path: Path) -> None:
    with closing(Store.open(path).store) as first, closing(Store.open(path).store) as second:
        sheet = begin(first)
        first.append_sheet_change(sheet, 0, {}, {})
        with pytest.raises(StoreError) as refused:
            second.append_sheet_change(sheet, 0, {"other": 1}, {})
        assert refused.value.code == "out_of_step"
        assert second.load_sheet(sheet)[1] == [{}]
        second.delete_sheet(sheet)
        with pytest.raises(StoreError) as gone:
            first.append_sheet_change(sheet, 1, {}, {})
        assert gone.value.code == "no_such_sheet"
        assert second._connection.execute("SELECT count(*) FROM sheet_changes").fetchone() == (0,)


def test_the_sample_of_version_2_has_a_sheet(path: Path) -> None:
    with closing(Store.open(restored(2, path)).store) as store:
        (summary,) = store.sheets()
        assert (summary.kind, summary.names, summary.summary["points"]) == ("casino.swedish", ("Anna", "Björn"), [6, 2])
        setup, changes = store.load_sheet(summary.id)
        assert setup["options"] == {"target": 16}
        assert [change["action"] for change in changes] == ["add", "add", "undo"]


WRITER = """
import sys
from pathlib import Path
from cardtable.store import Store
store = Store.open(Path(sys.argv[1])).store
number = len(store.load_sheet(1)[1])
print(number, flush=True)
while True:
    store.append_sheet_change(1, number, {"number": number}, {"points": [number]})
    number += 1
    print(number, flush=True)
"""


@pytest.mark.parametrize("seed", range(3))
def test_a_killed_program_loses_no_entry(path: Path, rng: Spawn, seed: int) -> None:
    generator = random.Random(seed)
    with closing(Store.open(path).store) as store:
        assert begin(store) == 1
    for _ in range(4):
        writer = rng(WRITER, path)
        assert writer.stdout is not None
        for _ in range(generator.randrange(1, 200)):
            writer.stdout.readline()
        writer.kill()
        acknowledged = [int(line) for line in writer.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
        writer.wait()
        with closing(Store.open(path).store) as store:
            kept = store.load_sheet(1)[1]
            assert kept == [{"number": number} for number in range(len(kept))]
            if acknowledged:
                assert len(kept) in (acknowledged[-1], acknowledged[-1] + 1)
            assert store.sheets()[0].changes == len(kept)


def test_a_sheet_in_the_trash_is_listed_there_alone_and_a_change_takes_it_out(store: Store) -> None:
    first, second = begin(store, ("Anna", "Björn"), kind="ecarte"), begin(store, ("Cleo", "Dora"), kind="ecarte")
    store.append_sheet_change(first, 0, {}, {"deals": 1})
    store.put_into_trash(first)
    assert [one.id for one in store.sheets()] == [second]
    (thrown_away,) = store.sheets(trashed=True)
    assert (thrown_away.id, thrown_away.summary["deals"]) == (first, 1)
    assert store.load_sheet(first) == (SETUP, [{}])
    assert set(store.remembered_names()) == {"Cleo", "Dora"}
    store.put_into_trash(first, trashed=False)
    assert {one.id for one in store.sheets()} == {first, second}
    assert store.sheet_told(first) == {"deals": 1}
    store.put_into_trash(first)
    store.append_sheet_change(first, 1, {}, {"deals": 2})
    assert store.sheets(trashed=True) == []
    with pytest.raises(StoreError) as refused:
        store.put_into_trash(99)
    assert refused.value.code == "no_such_sheet"


def test_a_change_of_a_long_sheet_is_stored_in_as_few_steps_as_one_of_a_short_sheet(store: Store) -> None:
    steps: list[int] = []
    sheet = begin(store)
    for position in range(900):
        counted = position in (30, 899)
        if counted:
            steps.append(0)
            store.connection.set_progress_handler(lambda: steps.__setitem__(-1, steps[-1] + 1), 1)
        store.append_sheet_change(sheet, position, {"action": "add"}, {}, ("Anna", "Björn"))
        if counted:
            store.connection.set_progress_handler(None, 0)
    assert 0 < steps[1] < 2 * steps[0]
