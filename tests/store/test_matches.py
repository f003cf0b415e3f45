"""Matches: what was saved is what is loaded, at every step of a match."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from cardtable.core.cards import HIDDEN
from cardtable.core.errors import RuleSetError
from cardtable.core.match import Beginning
from cardtable.core.record import LARGEST_NUMBER, Record, RecordedDeal, SeatEntry
from cardtable.core.rules import Option, OptionValue
from cardtable.core.sanitise import as_text
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.state import Standing
from cardtable.games.registry import VARIANTS
from cardtable.store import DealResult, Store, StoreError
from tests.store.conftest import PlayAtRandom

texts = st.text(max_size=30).map(as_text)
"""What has passed the gate once; it passes it unchanged."""
RECORD = Record("casino.swedish", 2, {}, (SeatEntry("Anna"), SeatEntry("Björn", "counter")), (("7S", "KD"),))


def value_of(option: Option) -> st.SearchStrategy[OptionValue]:
    if option.kind == "switch":
        return st.booleans()
    if option.kind == "number":
        return st.integers(option.minimum, option.maximum)
    return st.sampled_from(option.choices)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Records under real rules, with anything at all for names, packs and actions."""
    variant = draw(st.sampled_from(list(VARIANTS)))
    players = draw(st.sampled_from(variant.players))
    known = variant.options(players)
    free = {option.name: value_of(option) for option in known if option.applies is None}
    options = draw(st.fixed_dictionaries({}, optional=free))
    try:
        variant.rule_set(players, options)
    except RuleSetError:
        options = {}
    seats = draw(st.lists(st.builds(SeatEntry, texts, texts), min_size=players, max_size=players))
    cut = draw(st.lists(st.lists(texts, max_size=4).map(tuple), max_size=3))
    deals = draw(st.lists(st.builds(RecordedDeal, texts, st.lists(texts, max_size=8).map(tuple)), max_size=4))
    first = None if cut else draw(st.none() | st.integers(0, 3))
    number = draw(st.none() | st.integers(1, LARGEST_NUMBER))
    points = st.lists(st.integers(0, 900), min_size=1, max_size=6).map(tuple)
    begun = draw(st.none() | st.builds(Beginning, points, st.integers(0, 20)))
    return Record(
        *(variant.id, players, options, tuple(seats), tuple(cut), tuple(deals), draw(texts), first),
        number=number,
        begun=begun,
    )


lines = st.lists(
    st.builds(
        ScoreLine,
        code=texts,
        side=st.integers(0, 3),
        points=st.integers(-1000, 1000),
        params=st.dictionaries(texts, st.one_of(st.booleans(), st.integers(-(10**12), 10**12), texts), max_size=3).map(
            lambda named: tuple(sorted(named.items()))
        ),
        cards=st.lists(st.integers(HIDDEN, 51), max_size=5).map(tuple),
        marked=st.booleans(),
    ),
    max_size=6,
).map(tuple)

numbers = st.lists(st.integers(-500, 500), min_size=2, max_size=4).map(tuple)
standings = st.builds(
    Standing,
    points=numbers,
    dealer=st.integers(0, 3),
    deals=st.integers(0, 50),
    carried=st.dictionaries(texts, st.integers(-(10**12), 10**12)).map(lambda named: tuple(sorted(named.items()))),
    winners=st.just(()),
)


@settings(deadline=None)
@given(records())
def test_loaded_is_what_was_saved(record: Record) -> None:
    with closing(Store.in_memory()) as store:
        assert store.load_match(store.create_match(record)) == record


@settings(deadline=None)
@given(lines, standings)
def test_results_are_what_was_saved(score: tuple[ScoreLine, ...], standing: Standing) -> None:
    with closing(Store.in_memory()) as store:
        match = store.create_match(replace(RECORD, deals=(RecordedDeal("a"), RecordedDeal("b"))))
        store.finish_deal(match, 0, score, standing)
        assert store.results(match) == (DealResult(score, standing), None)


@pytest.mark.parametrize("variant", [variant.id for variant in VARIANTS])
@pytest.mark.slow
def test_a_played_match_of_every_variant(store: Store, path: Path, played: PlayAtRandom, variant: str) -> None:
    whole = played(3, variant, VARIANTS[variant].players[0])
    record = whole.record
    match = store.create_match(replace(record, deals=()))
    for number, deal in enumerate(record.deals):
        store.append_deal(match, number, deal.pack)
        for index, text in enumerate(deal.actions):
            store.append_action(match, number, index, text)
        assert store.latest_unfinished() == match
        store.finish_deal(match, number, whole.results[number].lines, whole.results[number].standing)
    assert store.latest_unfinished() is None
    with closing(Store.open(path).store) as again:
        assert again.load_match(match) == record
        assert again.results(match) == whole.results


class Keeping(RuleBasedStateMachine):
    """One match, changed at random and closed and opened in between, beside a plain list that says what it is."""

    def __init__(self) -> None:
        super().__init__()
        self.store = Store.in_memory()
        self.other = self.store.create_match(replace(RECORD, deals=(RecordedDeal("other", ("x",)),)))
        self.match = self.store.create_match(RECORD)
        self.deals: list[tuple[str, list[str]]] = []
        self.finished: dict[int, DealResult] = {}

    def teardown(self) -> None:
        self.store.close()

    @rule(pack=texts)
    def append_deal(self, pack: str) -> None:
        self.store.append_deal(self.match, len(self.deals), pack)
        self.deals.append((pack, []))

    @precondition(lambda self: self.deals and len(self.deals) - 1 not in self.finished)
    @rule(text=texts)
    def append_action(self, text: str) -> None:
        self.store.append_action(self.match, len(self.deals) - 1, len(self.deals[-1][1]), text)
        self.deals[-1][1].append(text)

    @precondition(lambda self: self.deals)
    @rule(data=st.data(), score=lines, over=st.booleans())
    def finish_deal(self, data: st.DataObject, score: tuple[ScoreLine, ...], over: bool) -> None:
        number = data.draw(st.integers(0, len(self.deals) - 1))
        standing = Standing((3, 4), 1, number + 1, winners=(1,) if over else ())
        self.store.finish_deal(self.match, number, score, standing)
        self.finished[number] = DealResult(score, standing)
        assert not over or self.store.latest_unfinished() == self.other

    @precondition(lambda self: self.deals)
    @rule(data=st.data())
    def truncate(self, data: st.DataObject) -> None:
        number = data.draw(st.integers(0, len(self.deals) - 1))
        actions = data.draw(st.integers(0, len(self.deals[number][1])))
        self.store.truncate(self.match, number, actions)
        del self.deals[number + 1 :], self.deals[number][1][actions:]
        self.finished = {deal: result for deal, result in self.finished.items() if deal < number}
        assert self.store.latest_unfinished() == self.match

    @precondition(lambda self: self.deals)
    @rule(data=st.data(), ahead=st.integers(1, 3))
    def out_of_step(self, data: st.DataObject, ahead: int) -> None:
        number = data.draw(st.integers(0, len(self.deals) - 1))
        with pytest.raises(StoreError, match=r"out of step|deal is finished"):
            self.store.append_action(self.match, number, len(self.deals[number][1]) + ahead, "x")
        with pytest.raises(StoreError, match="out of step"):
            self.store.truncate(self.match, number, len(self.deals[number][1]) + ahead)
        with pytest.raises(StoreError, match="out of step"):
            self.store.append_deal(self.match, number, "x")

    @invariant()
    def loaded_is_what_was_done(self) -> None:
        deals = tuple(RecordedDeal(pack, tuple(actions)) for pack, actions in self.deals)
        assert self.store.load_match(self.match) == replace(RECORD, deals=deals)
        results = tuple(self.finished.get(number) for number in range(len(self.deals)))
        assert self.store.results(self.match) == results
        assert self.store.load_match(self.other).deals == (RecordedDeal("other", ("x",)),)


TestKeeping = pytest.mark.slow(Keeping.TestCase)
TestKeeping.settings = settings(deadline=None, max_examples=50, stateful_step_count=30)


def test_undo_reopens_a_finished_match(store: Store, played: PlayAtRandom) -> None:
    whole = played()
    match = store.create_match(whole.record, whole.results)
    last = len(whole.record.deals) - 1
    assert store.latest_unfinished() is None
    assert store.matches()[0].winners
    store.truncate(match, last, 1)
    assert store.latest_unfinished() == match
    assert store.matches()[0].winners == ()
    assert store.results(match) == (*whole.results[:-1], None)
    assert store.matches()[0].finished is None
    store.append_action(match, last, 1, whole.record.deals[last].actions[1])


def test_a_finished_deal_takes_no_more_actions(store: Store) -> None:
    match = store.create_match(replace(RECORD, deals=(RecordedDeal("pack", ("a",)),)))
    store.finish_deal(match, 0, (), Standing((1, 0), 1, 1))
    with pytest.raises(StoreError) as refused:
        store.append_action(match, 0, 1, "b")
    assert refused.value.code == "deal_is_finished"


def test_a_match_that_is_broken_off_has_no_winner(store: Store) -> None:
    match = store.create_match(RECORD)
    store.finish_match(match, Standing((4, 2), 0, 1))
    assert store.latest_unfinished() is None
    [summary] = store.matches()
    assert (summary.points, summary.winners) == ((4, 2), ())
    assert summary.finished is not None


def test_the_latest_unfinished_is_the_one_changed_last(store: Store) -> None:
    assert store.latest_unfinished() is None
    first, second = store.create_match(RECORD), store.create_match(RECORD)
    assert store.latest_unfinished() == second
    store.append_deal(first, 0, "pack")
    assert store.latest_unfinished() == first
    store.append_deal(second, 0, "pack")
    store.append_action(first, 0, 0, "a")
    store.append_action(second, 0, 0, "a")
    assert store.latest_unfinished() == second
    store.delete_match(second)
    assert store.latest_unfinished() == first
    store.finish_match(first, Standing((1, 0), 0, 1, winners=(0,)))
    assert store.latest_unfinished() is None


def test_deleting_leaves_nothing_and_gives_the_number_to_nobody(store: Store, path: Path, played: PlayAtRandom) -> None:
    whole = played()
    match = store.create_match(whole.record, whole.results)
    store.delete_match(match)
    with closing(sqlite3.connect(path)) as connection:
        for table in ("matches", "seats", "deals", "actions", "score_lines", "results"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,), table
    assert store.create_match(whole.record) > match


def test_what_is_not_there_is_said(store: Store) -> None:
    match = store.create_match(RECORD)
    calls: dict[str, Callable[[], object]] = {
        "load": lambda: store.load_match(99),
        "deal": lambda: store.append_deal(99, 0, ""),
        "action": lambda: store.append_action(99, 0, 0, ""),
        "truncate": lambda: store.truncate(99, 0, 0),
        "finish deal": lambda: store.finish_deal(99, 0, (), Standing((0, 0), 0)),
        "finish": lambda: store.finish_match(99, Standing((0, 0), 0)),
        "results": lambda: store.results(99),
        "delete": lambda: store.delete_match(99),
    }
    for name, call in calls.items():
        with pytest.raises(StoreError) as missing:
            call()
        assert missing.value.code == "no_such_match", name
        assert missing.value.parameters == {"match": 99}, name
    deals: dict[str, Callable[[], object]] = {
        "action": lambda: store.append_action(match, 0, 0, ""),
        "truncate": lambda: store.truncate(match, 0, 0),
        "finish deal": lambda: store.finish_deal(match, 0, (), Standing((0, 0), 0)),
    }
    for name, call in deals.items():
        with pytest.raises(StoreError) as missing:
            call()
        assert missing.value.code == "no_such_deal", name


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"variant": "casino.martian"}, "unknown_variant"),
        ({"players": 7}, "bad_number_of_players"),
        ({"options": {"colour": "blue"}}, "unknown_option"),
        ({"seats": (SeatEntry("Anna"),)}, "wrong_number_of_seats"),
        ({"made": "\ud800"}, "not_unicode"),
        ({"deals": (RecordedDeal("", ("a", "\udfff")),)}, "not_unicode"),
    ],
)
def test_a_match_that_cannot_be_is_refused_whole(store: Store, changes: dict[str, Any], code: str) -> None:
    with pytest.raises(StoreError) as refused:
        store.create_match(replace(RECORD, **changes))
    assert refused.value.code == code
    assert store.matches() == []


@pytest.mark.parametrize(
    "cut",
    [
        *("null", '"7S"', "[1]", '{"number": 7}', '{"cut": {}, "number": 7}', "7.5"),
        *('{"cut": 0, "begun": 7}', '{"cut": 0, "begun": [7]}', '{"cut": 0, "begun": [7, true, 0]}'),
    ],
)
def test_a_cut_that_cannot_be_is_damage(store: Store, cut: str) -> None:
    match = store.create_match(RECORD)
    store._run("UPDATE matches SET cut = ? WHERE id = ?", cut, match)
    with pytest.raises(StoreError) as caught:
        store.load_match(match)
    assert caught.value.code == "database_is_damaged"


@pytest.mark.parametrize("number", ["0", "-1", "true", '"7"', "null", "1e9"])
def test_a_number_that_cannot_be_is_left_out(store: Store, number: str) -> None:
    match = store.create_match(RECORD)
    store._run("UPDATE matches SET cut = ? WHERE id = ?", f'{{"cut": [["7S", "KD"]], "number": {number}}}', match)
    assert store.load_match(match) == RECORD


def test_a_transaction_keeps_all_or_nothing(store: Store) -> None:
    match = store.create_match(RECORD)

    def leave() -> None:
        with store.transaction():
            store.append_deal(match, 0, "pack")
            store.append_action(match, 0, 0, "a")
            raise KeyError

    with pytest.raises(KeyError):
        leave()
    assert store.load_match(match).deals == ()
    with store.transaction():
        store.append_deal(match, 0, "pack")
        with pytest.raises(StoreError, match="out of step"):
            store.append_action(match, 0, 5, "a")
        store.append_action(match, 0, 0, "b")
    assert store.load_match(match).deals == (RecordedDeal("pack", ("b",)),)


def test_score_lines_are_rows_that_can_be_added_up(store: Store, path: Path) -> None:
    match = store.create_match(replace(RECORD, deals=(RecordedDeal("pack"),)))
    score = (
        ScoreLine("sweep", 1, 2, parameters(count=2), (9, 22)),
        ScoreLine("most_cards", 0, 1),
        ScoreLine("difference", 0, 1, parameters(own=5, other=4), marked=False),
    )
    store.finish_deal(match, 0, score, Standing((1, 2), 1, 1))
    with closing(sqlite3.connect(path)) as connection:
        sums = connection.execute(
            "SELECT party, sum(points) FROM score_lines WHERE marked GROUP BY party ORDER BY party"
        )
        assert sums.fetchall() == [(0, 1), (1, 2)]
        rows = connection.execute("SELECT code, params, cards FROM score_lines ORDER BY position LIMIT 1")
        assert rows.fetchone() == ("sweep", '{"count":2}', "TS TH")
