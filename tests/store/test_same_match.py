"""A record that is opened again is the match that is here, further or not; another one is another."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.core.record import Record, RecordedDeal, SeatEntry, replay
from cardtable.games.registry import VARIANTS, family_of
from cardtable.store import Store, import_record
from cardtable.store.same_match import find, is_same
from tests.store.conftest import PlayAtRandom

EVERY_VARIANT = [variant.id for variant in VARIANTS]


def opened(store: Store, folder: Path, record: Record) -> int:
    file = folder / "partie.cardtable"
    file.write_text(record.to_text(), encoding="utf-8")
    return import_record(store, file)


def cut_short(record: Record, actions: int) -> Record:
    """The record as it was after its first ``actions`` actions, the deal of the last one begun."""
    deals = []
    for deal in record.deals:
        deals.append(RecordedDeal(deal.pack, deal.actions[:actions]))
        actions -= len(deal.actions)
        if actions <= 0:
            break
    return replace(record, deals=tuple(deals))


def length(record: Record) -> int:
    return sum(len(deal.actions) for deal in record.deals)


@pytest.mark.turns(7)
@pytest.mark.parametrize("variant", EVERY_VARIANT)
def test_a_match_that_has_gone_on_here_is_resumed(
    store: Store, tmp_path: Path, played: PlayAtRandom, variant: str
) -> None:
    whole = played(3, variant, VARIANTS[variant].players[0])
    match = store.create_match(whole.record, whole.results)
    for actions in (0, 1, length(whole.record) // 2, length(whole.record)):
        assert opened(store, tmp_path, cut_short(whole.record, actions)) == match
    assert store.load_match(match) == whole.record
    assert store.results(match) == whole.results
    assert len(store.matches()) == 1


@pytest.mark.turns(7)
@pytest.mark.parametrize("variant", EVERY_VARIANT)
def test_a_record_that_has_gone_on_further_goes_on_here(
    store: Store, tmp_path: Path, played: PlayAtRandom, variant: str
) -> None:
    whole = played(4, variant, VARIANTS[variant].players[0])
    steps = sorted({0, 1, length(whole.record) // 3, length(whole.record) // 2, length(whole.record)})
    found = {opened(store, tmp_path, cut_short(whole.record, actions)) for actions in steps}
    [match] = found
    assert store.load_match(match) == whole.record
    assert store.results(match) == whole.results
    [summary] = store.matches()
    assert (summary.finished is not None) == whole.whole.over
    again = replay(store.load_match(match), family_of)
    assert again.standing == whole.whole.standing


def test_what_is_taken_back_and_played_otherwise_is_another_match(
    store: Store, tmp_path: Path, played: PlayAtRandom
) -> None:
    one = played(1, actions=9).record
    other = played(1, actions=8)
    state = other.whole.state
    assert state is not None
    action = next(action for action in state.legal() if str(action) != one.deals[0].actions[8])
    deal = one.deals[0]
    parted = replace(one, deals=(RecordedDeal(deal.pack, (*deal.actions[:8], str(action))),))
    first = opened(store, tmp_path, one)
    second = opened(store, tmp_path, parted)
    assert first != second
    assert store.load_match(first) == one
    assert opened(store, tmp_path, one) == first
    # What both have in common is the one that was played last.
    assert opened(store, tmp_path, cut_short(one, 8)) == second


@pytest.mark.parametrize("change", ["name", "player", "options", "cut", "pack"])
def test_another_match_is_another(store: Store, tmp_path: Path, played: PlayAtRandom, change: str) -> None:
    record = played(1, actions=1).record
    seats, deal = record.seats, record.deals[0]
    other = {
        "name": replace(record, seats=(SeatEntry("Zoë", seats[0].player), *seats[1:])),
        "player": replace(record, seats=(SeatEntry(seats[0].name, "beginner"), *seats[1:])),
        "options": replace(record, options={"target": 5}, deals=()),
        "cut": replace(record, cut=played(2, actions=0).record.cut, deals=()),
        "pack": replace(record, deals=(RecordedDeal(" ".join(reversed(deal.pack.split()))),)),
    }[change]
    assert opened(store, tmp_path, record) != opened(store, tmp_path, other)
    assert len(store.matches()) == 2


def test_what_was_played_on_from_a_deal_is_never_the_match_that_it_was(
    store: Store, tmp_path: Path, played: PlayAtRandom
) -> None:
    record = played(1).record
    branch = replace(cut_short(record, 6), branched=True, made="2026-11-21T18:30:00+01:00")
    first = opened(store, tmp_path, branch)
    original = opened(store, tmp_path, record)
    assert original != first
    assert opened(store, tmp_path, branch) == first
    assert opened(store, tmp_path, record) == original
    again = opened(store, tmp_path, replace(branch, made="2026-11-22T18:30:00+01:00"))
    assert again not in (first, original)
    assert store.load_match(first) == branch


def test_before_the_first_deal_the_hour_tells_matches_apart(store: Store, tmp_path: Path, played: PlayAtRandom) -> None:
    record = replace(played(1, actions=0).record, deals=())
    first = opened(store, tmp_path, record)
    assert opened(store, tmp_path, record) == first
    assert opened(store, tmp_path, replace(record, made="2026-11-21T18:30:00+01:00")) != first
    # It begins, and is still the match of its file.
    store.append_deal(first, 0, played(1, actions=1).record.deals[0].pack)
    assert opened(store, tmp_path, record) == first


def test_a_rematch_nobody_cut_for(store: Store, tmp_path: Path, played: PlayAtRandom) -> None:
    one, other = (replace(played(seed, actions=0).record, cut=(), first_dealer=0, deals=()) for seed in (1, 2))
    other = replace(other, made="2026-11-21T18:30:00+01:00")
    assert not is_same(one, other)
    assert opened(store, tmp_path, one) == opened(store, tmp_path, one)
    assert opened(store, tmp_path, one) != opened(store, tmp_path, other)


def test_a_damaged_match_keeps_no_other_out(store: Store, tmp_path: Path, played: PlayAtRandom) -> None:
    record = played(1, actions=5).record
    bad = store.create_match(record)
    store._run("UPDATE matches SET options = '{bad' WHERE id = ?", bad)
    assert find(store, record) is None
    good = opened(store, tmp_path, record)
    assert good != bad
    assert opened(store, tmp_path, record) == good
