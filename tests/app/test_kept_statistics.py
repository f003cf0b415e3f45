"""What is kept of earlier results is what all matches come to, whatever has happened to them since."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cardtable.app.match_statistics import Statistics, statistics_of
from cardtable.app.rating import RatedPlayer
from cardtable.core.record import HUMAN
from cardtable.store.store import Store
from cardtable.store.whole import restore_whole, save_whole
from tests.benchmarks.large_store import fill

TODAY = date(2026, 11, 27)
MANY = 260


@pytest.fixture
def store() -> Iterator[Store]:
    store = Store.in_memory()
    fill(store, MANY, 0)
    yield store
    store.close()


def told(statistics: Statistics) -> dict[str, Any]:
    """All that the dialog can show."""
    return {
        "persons": {name: statistics.of_person(name) for name in statistics.persons()},
        "ratings": {family: dict(statistics.ratings(family)) for family in ("casino", "piquet", "ecarte")},
    }


def is_right(store: Store, today: date = TODAY) -> bool:
    found, right = told(statistics_of(store, today)), told(Statistics.of(store.matches(None)))
    return found == right


def kept(store: Store) -> Any:
    return store.computed("match_statistics")


def test_what_has_come_together_is_kept_and_not_read_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert kept(store) is None
    assert is_right(store)
    assert kept(store)["until"] == "2026-11-27"
    read = []
    matches = store.matches

    def counted(*arguments: Any, **named: Any) -> Any:
        read.extend(found := matches(*arguments, **named))
        return found

    monkeypatch.setattr(store, "matches", counted)
    statistics_of(store, TODAY)
    assert read == []


def test_a_few_matches_are_not_worth_keeping(store: Store) -> None:
    for match in store.matches(MANY - 40):
        store.delete_match(match.id)
    assert is_right(store)
    assert kept(store) is None


def first_finished(store: Store) -> int:
    return min(match.id for match in store.matches(None) if match.finished)


def play(store: Store) -> None:
    """A match that is finished now, in the years after."""
    record = store.load_match(first_finished(store))
    store.create_match(record, [one for one in store.results(first_finished(store)) if one is not None])


def take_back(store: Store) -> None:
    match = first_finished(store)
    store.truncate(match, len(store.load_match(match).deals) - 1, 0)


def rename(store: Store) -> None:
    store.connection.execute("UPDATE seats SET name = 'Seat 1' WHERE name = 'Anna'")
    store.connection.execute("DELETE FROM computed")
    statistics_of(store, TODAY)
    store.name_seats(lambda number: f"Platz {number}")


def delete(store: Store) -> None:
    store.delete_match(first_finished(store))


def delete_and_play(store: Store) -> None:
    delete(store)
    play(store)


def play_before(store: Store) -> None:
    """A match that was finished, by the clock of then, earlier than what is kept."""
    play(store)
    latest = store.matches(1)[0].id
    store.connection.execute("UPDATE matches SET finished = '2010-01-01T00:00:00+00:00' WHERE id = ?", (latest,))


CHANGES: dict[str, Callable[[Store], None]] = {
    "play": play,
    "delete": delete,
    "take back": take_back,
    "rename": rename,
    "delete and play": delete_and_play,
    "play before": play_before,
}


@pytest.mark.parametrize("change", CHANGES)
def test_after_a_change_it_is_right_again(store: Store, change: str) -> None:
    statistics_of(store, TODAY)
    assert kept(store) is not None
    CHANGES[change](store)
    assert is_right(store)
    assert is_right(store)


def test_whatever_happens_it_is_right(store: Store) -> None:
    rng = random.Random(5)
    day = TODAY
    for _ in range(25):
        rng.choice((play, take_back, delete, play_before))(store)
        # A clock may go back, too.
        day += timedelta(days=rng.choice((-300, 0, 1, 400)))
        assert is_right(store, day)


def played_by_anna(store: Store) -> None:
    """A match of Casino of hers that is finished now."""
    match = next(one for one in reversed(store.matches(None)) if one.finished and one.variant.startswith("casino"))
    record = store.load_match(match.id)
    seats = (replace(record.seats[0], name="Anna", player=HUMAN), *record.seats[1:])
    store.create_match(replace(record, seats=seats), [one for one in store.results(match.id) if one is not None])


def archive(path: Path, person: str, source: Store) -> None:
    """Write a file with one match, which ``person`` finished in 2010."""
    finished = first_finished(source)
    record = source.load_match(finished)
    seats = (replace(record.seats[0], name=person), *record.seats[1:])
    with closing(Store.in_memory()) as other:
        results = [one for one in source.results(finished) if one is not None]
        other.create_match(replace(record, seats=seats, made="2010-01-01T00:00:00+00:00"), results)
        other.connection.execute("UPDATE matches SET finished = '2010-01-01T00:00:00+00:00'")
        save_whole(other, path)


def test_another_match_with_the_mark_of_one_that_was_deleted_is_counted(store: Store, tmp_path: Path) -> None:
    for person in ("Zoe", "Yves"):
        archive(tmp_path / person, person, store)
    restore_whole(store, tmp_path / "Zoe")
    assert statistics_of(store, TODAY).of_person("Zoe").played == 1
    assert kept(store) is not None
    before = store.past(datetime.now(UTC))
    store.delete_match(store.matches(1)[0].id)
    restore_whole(store, tmp_path / "Yves")
    after = store.past(datetime.now(UTC), before.mark)
    assert (after.finished, after.changed, after.mark) == (before.finished, 0, before.mark)
    found = statistics_of(store, TODAY)
    assert (found.of_person("Zoe").played, found.of_person("Yves").played) == (0, 1)
    assert is_right(store)


def test_the_step_is_that_of_the_last_match_however_many_there_were_since_somebody_looked(store: Store) -> None:
    """Five matches, looked at after the second and after the fifth, some of them of the same day."""
    anna, today = RatedPlayer(HUMAN, "Anna"), datetime.now(UTC).date()

    def rating() -> tuple[int, int]:
        found = statistics_of(store, today).ratings("casino")[anna]
        assert found == Statistics.of(store.matches(None)).ratings("casino")[anna]
        return round(found.value), found.step

    after = []
    for _ in range(5):
        played_by_anna(store)
        after.append(rating())
    values = [value for value, _ in after]
    assert [step for _, step in after[1:]] == [now - before for before, now in pairwise(values)]
    assert len(set(values)) > 1
    # What is kept knows it, too.
    later = today + timedelta(days=1)
    store.connection.execute("DELETE FROM computed")
    assert statistics_of(store, later).ratings("casino")[anna].step == after[-1][1]
    assert kept(store)["until"] == later.isoformat()
    assert statistics_of(store, later).ratings("casino")[anna].step == after[-1][1]


@pytest.mark.parametrize(
    "spoilt",
    [
        None,
        [],
        {"form": 2},
        {"form": 2, "players": {}, "until": "2026-11-27"},
        {"until": "never"},
        {"until": "9999-99-99"},
        {"persons": [["Anna", 3]]},
        {"ratings": [["casino", "human", "Anna", "strong", 1, 2, "", None]]},
        {"ratings": [["casino", "human", "Anna", 1500, 60, 2, "", "strong"]]},
        {"ratings": [["casino", "human", "Anna", 1500, 60, 2, "", 1e300]]},
        {"ratings": [["casino", "human", "Anna", 1500, 60, 2, ""]]},
        {"totals": "x"},
        {"totals": [1, 2]},
        {"mark": "x"},
        {"matches": -1},
        {"persons": [["Anna", [], [["Agda", 10**400, 1]], []]]},
        {"persons": [["Anna", [1], [], [["ecarte", 2, 3]]]]},
        {"ratings": [["casino", "human", "Anna", 1e300, 60, 1, "", None]]},
        {"ratings": [["casino", "human", "Anna", 1500, 0, 1, "", None]]},
    ],
)
def test_what_is_kept_may_be_spoilt(store: Store, spoilt: Any) -> None:
    statistics_of(store, TODAY)
    told = {**kept(store), **spoilt} if isinstance(spoilt, dict) and "form" not in spoilt else spoilt
    store.keep_computed("match_statistics", told)
    assert is_right(store)


def test_other_computer_players_are_rated_anew(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    statistics_of(store, TODAY)
    kept_before = kept(store)
    monkeypatch.setattr("cardtable.app.match_statistics.strengths", lambda: {"ecarte": {"beginner": 1.0}})
    monkeypatch.setattr("cardtable.app.rating.strengths", lambda: {"ecarte": {"beginner": 1.0}})
    assert is_right(store)
    assert kept(store) != kept_before


def test_a_day_in_utc_is_what_ratings_go_by(store: Store) -> None:
    """A match that was finished on the day itself may be followed by others of that day."""
    play(store)
    assert is_right(store, datetime.now(UTC).date())
    play(store)
    assert is_right(store, datetime.now(UTC).date())
