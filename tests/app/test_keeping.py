"""What is played is what the database holds, whatever happens in between."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.keeping import Keeping
from cardtable.core.errors import CodedError
from cardtable.core.record import SeatEntry
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.store.errors import StoreError
from cardtable.store.files import import_match
from cardtable.store.store import Store


def new_session(seed: int = 1) -> Session:
    rule_set = variant("casino.swedish").rule_set(2)
    return Session.begin(rule_set, [SeatEntry("Anna"), SeatEntry("Björn", "counter")], random.Random(seed))


def play(session: Session, keeping: Keeping, actions: int = 1000) -> None:
    """Play up to so many actions of the running deal, each written down."""
    while actions and not session.between_deals:
        legal = session.legal()
        session.submit(session.actor(), max(legal.representatives(), key=lambda play: len(legal.chosen(play))))
        keeping.sync(session)
        actions -= 1


def begun(store: Any) -> tuple[Session, Keeping]:
    session, keeping = new_session(), Keeping(store)
    keeping.begin()
    session.begin_deal()
    keeping.sync(session)
    return session, keeping


def kept(store: Store, keeping: Keeping) -> Session:
    assert keeping.match is not None
    return Session.resume(store.load_match(keeping.match))


def test_every_action_is_there_at_once(store: Store) -> None:
    session, keeping = begun(store)
    for _ in range(5):
        play(session, keeping, 1)
        assert kept(store, keeping).record() == session.record()


def test_a_whole_deal_and_its_score(store: Store) -> None:
    session, keeping = begun(store)
    play(session, keeping)
    assert keeping.match is not None
    (result,) = store.results(keeping.match)
    assert result is not None
    assert result.lines == session.deals[0].lines
    assert result.standing == session.deals[0].standing


def test_taking_back_takes_back_what_was_kept(store: Store) -> None:
    session, keeping = begun(store)
    play(session, keeping)
    session.undo()
    keeping.sync(session)
    assert kept(store, keeping).record() == session.record()
    assert keeping.match is not None
    assert store.results(keeping.match) == (None,)
    play(session, keeping)
    assert kept(store, keeping).record() == session.record()


def test_the_same_deal_again(store: Store) -> None:
    session, keeping = begun(store)
    play(session, keeping)
    session.replay_deal()
    keeping.sync(session)
    assert kept(store, keeping).record() == session.record()


def test_a_finished_match_is_finished(store: Store) -> None:
    session, keeping = begun(store)
    play(session, keeping)
    while not session.over:
        session.begin_deal()
        keeping.sync(session)
        play(session, keeping)
    assert store.latest_unfinished() is None
    assert store.matches()[0].winners == session.standing.winners


def test_adopting_goes_on_where_it_was(store: Store) -> None:
    session, keeping = begun(store)
    play(session, keeping, 7)
    assert keeping.match is not None
    other = Keeping(store)
    resumed = kept(store, keeping)
    other.adopt(keeping.match, resumed)
    play(resumed, other)
    assert store.results(keeping.match)[0] is not None
    assert len(store.matches()) == 1


def test_a_score_of_a_deal_that_goes_on_is_dropped(store: Store) -> None:
    session, keeping = begun(store)
    play(session, keeping, 3)
    assert keeping.match is not None
    store.finish_deal(keeping.match, 0, (), session.standing)
    other, resumed = Keeping(store), kept(store, keeping)
    other.adopt(keeping.match, resumed)
    play(resumed, other, 2)
    assert store.results(keeping.match) == (None,)
    assert len(store.load_match(keeping.match).deals[0].actions) == 5
    assert len(store.matches()) == 1


def test_a_deal_without_its_score_gets_it(store: Store) -> None:
    session, keeping = begun(store)
    play(session, keeping)
    assert keeping.match is not None
    # As if the program had been killed between the last action and the score.
    store.truncate(keeping.match, 0, len(session.deals[0].actions))
    assert store.results(keeping.match) == (None,)
    other = Keeping(store)
    resumed = kept(store, keeping)
    other.adopt(keeping.match, resumed)
    other.sync(resumed)
    assert store.results(keeping.match)[0] is not None


class FailingStore:
    """A store whose every method fails while ``broken``, and ``broken_methods`` also otherwise."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.broken = False
        self.broken_methods: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._store, name)

        def call(*values: Any) -> Any:
            if self.broken or name in self.broken_methods:
                raise StoreError("cannot_write", reason="disk full")
            return method(*values)

        return call


def test_a_full_disk_is_told_once_and_made_up_for(store: Store, qtbot: QtBot) -> None:
    failing = FailingStore(store)
    session, keeping = begun(failing)
    told: list[CodedError] = []
    keeping.failed.connect(told.append)
    failing.broken = True
    play(session, keeping, 4)
    keeping.put("key", 1)
    assert [error.code for error in told] == ["cannot_write"]
    failing.broken = False
    play(session, keeping, 1)
    assert kept(store, keeping).record() == session.record()
    failing.broken = True
    play(session, keeping, 1)
    assert len(told) == 2


def test_a_failure_in_the_middle_of_taking_back(store: Store) -> None:
    failing = FailingStore(store)
    session, keeping = begun(failing)
    play(session, keeping, 6)
    failing.broken = True
    session.undo()
    keeping.sync(session)
    play(session, keeping, 2)
    failing.broken = False
    play(session, keeping, 1)
    assert kept(store, keeping).record() == session.record()


def test_when_another_window_has_gone_on_this_one_keeps_a_match_of_its_own(store: Store) -> None:
    session, keeping = begun(store)
    play(session, keeping, 3)
    first = keeping.match
    assert first is not None
    other = Keeping(store)
    elsewhere = kept(store, keeping)
    other.adopt(first, elsewhere)
    play(elsewhere, other, 2)
    play(session, keeping, 1)
    assert keeping.match != first
    assert kept(store, keeping).record() == session.record()
    assert Session.resume(store.load_match(first)).record() == elsewhere.record()


def test_a_parting_is_told_even_if_the_disk_was_full_just_then(store: Store) -> None:
    failing = FailingStore(store)
    session, keeping = begun(failing)
    play(session, keeping, 3)
    first = keeping.match
    assert first is not None
    other = Keeping(store)
    elsewhere = kept(store, keeping)
    other.adopt(first, elsewhere)
    play(elsewhere, other, 2)
    told: list[CodedError] = []
    keeping.parted.connect(told.append)
    failing.broken_methods = {"create_match"}
    play(session, keeping, 1)
    assert told == []
    failing.broken_methods = set()
    keeping.try_again()
    assert len(told) == 1
    assert kept(store, keeping).record() == session.record()
    keeping.try_again()
    assert len(told) == 1


@pytest.mark.parametrize("value", [{"a": [1, "two"]}, "text", 3])
def test_values(store: Store, value: Any) -> None:
    keeping = Keeping(store)
    keeping.put("key", value)
    assert keeping.get("key") == value
    assert keeping.get("other") is None


def test_without_a_database_nothing_is_kept_and_nothing_fails() -> None:
    session, keeping = begun(None)
    play(session, keeping, 2)
    keeping.put("key", 1)
    assert keeping.get("key") is None
    assert keeping.match is None


def test_a_session_that_was_closed_and_settled_is_kept_as_that(store: Store, tmp_path: Path) -> None:
    rule_set = variant("piquet.session").rule_set(2)
    session = Session.begin(rule_set, [SeatEntry("Anna"), SeatEntry("Björn", "club")], random.Random(4))
    keeping = Keeping(store)
    keeping.begin()
    assert not session.can_close()
    for _ in range(2):
        session.begin_deal()
        while not session.between_deals:
            session.submit(session.actor(), session.legal().representatives()[0])
        keeping.sync(session)
    assert session.can_close()
    session.close()
    keeping.sync(session)
    assert session.over
    again = kept(store, keeping)
    assert (again.record(), again.standing) == (session.record(), session.standing)
    with pytest.raises(CodedError) as caught:
        again.close()
    assert caught.value.code == "partie_is_over"
    # As a file it comes to the same, in another database too.
    file = tmp_path / "session.cardtable"
    file.write_text(session.record().to_text(), encoding="utf-8")
    other = Store.open(tmp_path / "other.sqlite").store
    imported = import_match(other, file)
    assert other.load_match(imported.number) == imported.record == session.record()
    other.close()
    # Taking back opens it again.
    keeping.adopt(keeping.match or 0, again)
    again.undo()
    keeping.sync(again)
    assert not again.over
    assert not kept(store, keeping).over
