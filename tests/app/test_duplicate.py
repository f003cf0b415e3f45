"""The same cards again: what the strongest computer player makes of them, and why a computer player did something."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.names import COMPANION
from cardtable.ai.protocol import Considered, Failure, Reason, Reply, Request
from cardtable.app.duplicate import Duplicate, can_be_played_again
from cardtable.app.why import Motive, Why
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.registry import family_of
from cardtable.session.session import Session
from tests.app.scripted import ScriptedClient, takes_most
from tests.app.test_review import played

REASON = Reason("sweep")


def with_computers(variant: str, players: int = 2, person: int = 0) -> Session:
    session = played(variant, players)
    session.seats = tuple(
        SeatEntry("Anna") if seat == person else SeatEntry("Agda", "counter") for seat in range(players)
    )
    return session


def any_move(request: Request) -> Reply:
    game = family_of(request.variant)
    legal = game.sample(game.observation(request.observation), random.Random(1)).legal()
    first = str(next(iter(legal.representatives())))
    return Reply(request.id, first, (Considered(first, 1.0, (REASON,)),))


@pytest.mark.parametrize(("variant", "players", "person"), [("casino.swedish", 2, 0), ("ecarte", 2, 1)])
def test_the_deal_is_played_to_its_end_with_the_same_cards(
    qtbot: QtBot, variant: str, players: int, person: int
) -> None:
    session = with_computers(variant, players, person)
    client = ScriptedClient(takes_most if variant.startswith("casino") else any_move)
    twin, moves = Duplicate(session, 0, client), list[int]()
    twin.moved.connect(moves.append)
    with qtbot.waitSignal(twin.finished):
        twin.begin()
    again = twin.session
    assert again.between_deals
    assert again.deals[0].order == session.deals[0].order
    assert [seat.player for seat in again.seats] == ["searcher" if seat == person else "counter" for seat in range(2)]
    assert session.seats[person].player == HUMAN
    assert len(client.requests) == len(moves) == moves[-1] == len(again.deals[0].actions)
    assert {request.player for request in client.requests} == {"searcher", "counter"}
    assert client.stopped


def with_companion() -> Session:
    session = with_computers("casino.swedish")
    session.seats = (session.seats[0], SeatEntry("Ida", COMPANION))
    return session


def by_people(match: Session) -> float | None:
    """A level that only a match with Anna has."""
    return 1.5 if any(seat.name == "Anna" for seat in match.seats) else None


def test_the_companion_plays_as_strong_as_against_the_person(qtbot: QtBot) -> None:
    client = ScriptedClient(takes_most)
    twin = Duplicate(with_companion(), 0, client, by_people)
    with qtbot.waitSignal(twin.finished):
        twin.begin()
    levels = {(request.player, request.level) for request in client.requests}
    assert levels == {("searcher", None), (COMPANION, 1.5)}


def test_the_companion_says_why_as_strong_as_she_plays(qtbot: QtBot) -> None:
    session, client = with_companion(), ScriptedClient(any_move)
    why = Why(client, by_people)
    with qtbot.waitSignal(why.answered):
        assert why.ask(session, 0, first_of(session, 1))
    (request,) = client.requests
    assert (request.player, request.level) == (COMPANION, 1.5)


def test_it_can_be_done_for_one_person_among_computer_players() -> None:
    session = with_computers("casino.swedish")
    assert can_be_played_again(session)
    for players in (("human", "human"), ("searcher", "greedy")):
        session.seats = tuple(SeatEntry("Anna", player) for player in players)
        assert not can_be_played_again(session)


@pytest.mark.parametrize(
    "policy",
    [
        lambda request: Failure(request.id, "computer_is_gone"),
        lambda request: Reply(request.id, "not a move"),
        lambda request: Reply(request.id, "AS x AH"),
    ],
)
def test_what_cannot_be_played_ends_it(qtbot: QtBot, policy: Callable[[Request], Reply | Failure]) -> None:
    twin = Duplicate(with_computers("casino.swedish"), 0, ScriptedClient(policy))
    with qtbot.waitSignal(twin.finished):
        twin.begin()
    assert twin.failure is not None
    assert not twin.session.between_deals


def test_answers_to_other_questions_are_dropped() -> None:
    twin = Duplicate(with_computers("casino.swedish"), 0, ScriptedClient(None))
    twin.begin()
    position = twin.session.position
    twin._take(position + 1, Reply(0, "KH"))
    twin._fail(position + 1, Failure(0, "cancelled"))
    assert twin.failure is None
    assert twin.session.position == position
    twin.stop()


def first_of(session: Session, seat: int) -> int:
    """The first move of a seat that has a choice."""
    places = range(len(session.deals[0].actions))
    return next(place for place in places if session.state_after(0, place)[0].actor() == seat)


def asked(qtbot: QtBot, session: Session, client: ScriptedClient, move: int) -> Motive:
    why = Why(client)
    with qtbot.waitSignal(why.answered) as found:
        assert why.ask(session, 0, move)
    answer = found.args[0]
    assert isinstance(answer, Motive)
    return answer


def test_a_computer_player_says_why_from_what_it_could_see(qtbot: QtBot) -> None:
    session = with_computers("casino.swedish")
    move = first_of(session, 1)
    action = session.deals[0].actions[move]

    def agrees(request: Request) -> Reply:
        return Reply(request.id, str(action), (Considered(str(action), 2.0, (REASON,)), Considered("KH", 1.0)))

    client = ScriptedClient(agrees)
    answer = asked(qtbot, session, client, move)
    assert (answer.seat, answer.action, answer.reasons, answer.rather) == (1, action, (REASON,), None)
    assert answer.view.zones == session.branch(0, move).view(1).zones
    (request,) = client.requests
    assert (request.do, request.player, request.compared) == ("hint", "counter", str(action))
    assert dict(request.observation) == session.state_after(0, move)[0].observe(1).to_json()
    assert client.stopped


def test_who_would_rather_do_something_else_now_says_so(qtbot: QtBot) -> None:
    session = with_computers("casino.swedish")
    move = first_of(session, 1)
    action = session.deals[0].actions[move]
    best = Considered("KH", 2.0, (REASON,))
    answers = (best, Considered(str(action), 1.0))
    told = asked(qtbot, session, ScriptedClient(lambda request: Reply(request.id, "KH", answers)), move)
    assert (str(told.rather), told.reasons, told.instead) == ("KH", (), (REASON,))
    # What is worth the same is no other choice, and what cannot be read is none.
    equal = (replace(best, value=1.0), answers[1])
    told = asked(qtbot, session, ScriptedClient(lambda request: Reply(request.id, "KH", equal)), move)
    assert (told.rather, told.reasons) == (None, ())
    strange = (replace(best, action="?"), answers[1])
    told = asked(qtbot, session, ScriptedClient(lambda request: Reply(request.id, "?", strange)), move)
    assert told.rather is None


def test_a_person_is_not_asked_and_nothing_is_said_of_a_move_that_is_not_there() -> None:
    session, client = with_computers("casino.swedish"), ScriptedClient(None)
    why = Why(client)
    assert not why.ask(session, 0, first_of(session, 0))
    assert not why.ask(session, 0, -1)
    assert not why.ask(session, 0, len(session.deals[0].actions))
    assert client.requests == []


def test_a_failure_is_told_and_an_older_answer_is_not(qtbot: QtBot) -> None:
    session = with_computers("casino.swedish")
    client = ScriptedClient(lambda request: Failure(request.id, "computer_is_gone"))
    why, told = Why(client), list[Motive]()
    why.answered.connect(told.append)
    with qtbot.waitSignal(why.failed):
        assert why.ask(session, 0, first_of(session, 1))
    why._take(1, Reply(0, "KH"))
    why._fail(1, Failure(0, "cancelled"))
    assert told == []
