"""What somebody did badly becomes a puzzle: the same position, with what the coach thinks each answer costs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import Considered, Reply, Request
from cardtable.app.keeping import Keeping
from cardtable.app.review import Review
from cardtable.app.school import own
from cardtable.app.school.own import KEY, MOST_KEPT, Mistakes, mistakes_of
from cardtable.app.school.puzzles import Results
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.puzzles import LISTED, OWN
from cardtable.session.session import Session
from cardtable.store.store import Store
from cardtable.ui.game_views.game_view import game_view_of
from tests.app.scripted import ScriptedClient
from tests.app.test_review import first_legal, played

DAY = date(2026, 11, 22)


@pytest.fixture
def store() -> Iterator[Store]:
    made = Store.in_memory()
    yield made
    made.close()


def reviewed(qtbot: QtBot, session: Session, seat: int, cost: float = 1.0, spread: float = 0.0) -> Review:
    def policy(request: Request) -> Reply:
        reply = first_legal(session)(request)
        dearer = tuple(Considered(one.action, one.value * cost, (), spread) for one in reply.considered)
        return Reply(request.id, reply.action, dearer)

    review = Review(session, 0, seat, game_view_of(session.family.name), ScriptedClient(policy))
    with qtbot.waitSignal(review.finished):
        review.begin()
    return review


@pytest.mark.parametrize(("variant", "seat"), [("casino.swedish", 0), ("casino.mulle_glimne", 2), ("ecarte", 1)])
def test_a_puzzle_is_the_position_in_which_it_was_decided(qtbot: QtBot, variant: str, seat: int) -> None:
    session = played(variant, 3 if seat == 2 else 2)
    review = reviewed(qtbot, session, seat)
    found = list(mistakes_of(review, 1300))
    faults = [one for one in review.decisions if one.judgement is not None and not one.judgement.good]
    assert len(found) == len(faults) > 0
    for puzzle, fault in zip(found, faults, strict=True):
        again = Session.resume(puzzle.record("Anna", "Lina"))
        assert again.actor() == seat
        assert [entry.player == HUMAN for entry in again.seats] == [place == seat for place in range(len(again.seats))]
        assert again.view(seat).zones == fault.view.zones
        assert fault.judgement is not None
        assert puzzle.best == str(fault.judgement.best)
        assert puzzle.cost(str(fault.action)) == pytest.approx(fault.judgement.shortfall)
        assert len(puzzle.answers) <= LISTED
        assert (puzzle.kind, puzzle.rating) == (OWN, 1300)
        assert again.family.parse_action(puzzle.best) in again.legal()


def test_what_costs_little_is_no_puzzle(qtbot: QtBot) -> None:
    # Each fault costs a tenth of its place among the legal moves: half a point begins with the fifth.
    session = played("casino.swedish", 2)
    review = reviewed(qtbot, session, 0, cost=0.1)
    costly = [one for one in review.decisions if one.judgement is not None and one.judgement.shortfall >= 0.5]
    assert len(list(mistakes_of(review, 1200))) == len(costly)
    assert len(costly) < sum(one.judgement is not None and not one.judgement.good for one in review.decisions)


def test_what_may_be_chance_is_no_puzzle(qtbot: QtBot) -> None:
    review = reviewed(qtbot, played("casino.swedish", 2), 0, spread=100.0)
    assert any(one.judgement is not None and one.judgement.doubtful for one in review.decisions)
    assert not list(mistakes_of(review, 1200))
    assert review.given_away_clearly.points == 0


def test_nobody_learns_from_what_a_computer_player_did_or_with_known_cards(qtbot: QtBot) -> None:
    session = played("casino.swedish", 2)
    review = reviewed(qtbot, session, 0)
    session.seats = (SeatEntry("Agda", "counter"), session.seats[1])
    assert not any(mistakes_of(review, 1200))
    session.seats = (SeatEntry("Anna"), session.seats[1])
    assert any(mistakes_of(review, 1200))
    session._branched = True
    assert not list(mistakes_of(review, 1200))


def test_a_match_without_end_is_not_kept_again_and_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    review = reviewed(qtbot, played("casino.swedish", 2), 0)
    monkeypatch.setattr(own, "_LONGEST", 100)
    assert list(mistakes_of(review, 1200)) == []


def test_they_come_back_the_next_day_and_are_kept_once(qtbot: QtBot, store: Store) -> None:
    review = reviewed(qtbot, played("casino.swedish", 2), 0)
    results = Results(Keeping(store))
    new = results.learn_from(review, DAY)
    assert new > 0
    assert results.learn_from(review, DAY) == 0
    assert results.due(DAY) == []
    tomorrow = DAY + timedelta(1)
    due = results.due(tomorrow)
    assert len(due) == new
    assert OWN in results.kinds("casino")
    assert OWN not in results.kinds("piquet")
    assert [results.begun] == [True]
    first = due[0]
    assert results.following("casino", OWN, tomorrow, 5) == first
    results.note(first, first.best, tomorrow)
    assert first not in results.due(tomorrow)
    assert results.tally("casino", OWN).solved == 1
    results.reset()
    assert not Results(Keeping(store)).begun
    assert Mistakes(Keeping(store)).all() == []


def test_the_oldest_go_first(qtbot: QtBot, store: Store) -> None:
    (one, *_) = mistakes_of(reviewed(qtbot, played("casino.swedish", 2), 0), 1200)
    mistakes = Mistakes(Keeping(store))
    many = [replace(one, position=replace(one.position, made=f"no {place}")) for place in range(MOST_KEPT + 2)]
    assert len(mistakes.keep(iter(many))) == MOST_KEPT + 2
    assert [kept.position.made for kept in mistakes.all()] == [f"no {place}" for place in range(2, MOST_KEPT + 2)]


def test_what_was_dropped_is_not_said_to_be_due(qtbot: QtBot, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    results, tomorrow = Results(Keeping(store)), DAY + timedelta(1)
    monkeypatch.setattr(own, "MOST_KEPT", 1)
    assert results.learn_from(reviewed(qtbot, played("casino.swedish", 2), 0), DAY) > 1
    assert results.due_count(tomorrow) == len(results.due(tomorrow)) == 1


@pytest.mark.parametrize(
    "changes",
    [
        *({"position": {}}, {"position": "x"}, {"seat": 7}, {"rating": 99999}, {"answers": 5}),
        *({"answers": answers} for answers in ([["7H", 0]], [["7H", 1], ["8H", 2]], [["7H", 0], "8H"])),
    ],
)
def test_what_makes_no_sense_is_passed_over(qtbot: QtBot, store: Store, changes: dict[str, object]) -> None:
    mistakes = Mistakes(Keeping(store))
    mistakes.keep(mistakes_of(reviewed(qtbot, played("casino.swedish", 2), 0), 1200))
    (kept, *_) = store.get(KEY)
    store.put(KEY, [{**kept, **changes}, "x"])
    assert mistakes.all() == []
    store.put(KEY, 7)
    assert mistakes.all() == []
