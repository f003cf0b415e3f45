"""With the companion at the table deals are judged by themselves, and she is told what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.losses import expected
from cardtable.ai.names import COMPANION, USUAL_LEVEL
from cardtable.ai.protocol import Considered, Failure, Reply, Request
from cardtable.app.companionship import Companionship
from cardtable.app.controller import Mode
from cardtable.app.judged import JudgedDeals
from cardtable.app.review import Review
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.session.session import Session
from cardtable.ui.game_views.game_view import game_view_of
from tests.app.scripted import Policy, ScriptedClient
from tests.app.test_controller import Desk, desks, wait_for
from tests.app.test_review import first_legal

__all__ = ["desks"]

ANNA, BERTA, IDA = SeatEntry("Anna", HUMAN), SeatEntry("Berta", HUMAN), SeatEntry("Ida", COMPANION)
AGDA = SeatEntry("Agda", "counter")


class Judging(Companionship):
    """Judges by a policy, and notes what comes of it."""

    def __init__(self, desk: Desk, policy: Policy | None = None) -> None:
        super().__init__(desk.controller, game_view_of, desk.table)
        self._policy = policy
        self.judged = JudgedDeals(desk.keeping)
        self.clients: list[ScriptedClient] = []
        desk.controller.deal_over.connect(self.follow)
        self.reviewed.connect(lambda review: self.judged.note(review, date(2026, 11, 23)))

    def make_review(self, session: Session, deal: int, seat: int) -> Review:
        self.clients.append(ScriptedClient(self._policy or first_legal(session)))
        return Review(session, deal, seat, game_view_of(session.family.name), self.clients[-1], self)


def play_deal(qtbot: QtBot, desk: Desk) -> None:
    """Everybody takes as much as possible, until a deal is over."""
    while True:
        wait_for(qtbot, desk, Mode.HUMAN, Mode.COVERED, Mode.RESULT)
        if desk.controller.mode is Mode.RESULT:
            return
        if desk.controller.mode is Mode.HUMAN:
            desk.act()
        else:
            desk.controller.uncover()


def test_after_a_deal_she_plays_as_strong_as_the_person(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    judging = Judging(desk)
    # Whether a person who always takes the most loses more than a usual player depends on the cards.
    desk.begin((ANNA, IDA), number=1, target=50)
    play_deal(qtbot, desk)
    assert {one.level for one in desk.client.requests if one.player == COMPANION} == {USUAL_LEVEL}
    qtbot.waitUntil(lambda: len(judging.judged.all()) == 1)
    (one,) = judging.judged.all()
    assert (one.person, one.seat, one.variant) == ("Anna", 0, "casino.swedish")
    assert one.least / one.decisions > expected("casino.swedish", USUAL_LEVEL)
    asked = len(desk.client.requests)
    desk.controller.go_on()
    play_deal(qtbot, desk)
    levels = {request.level for request in desk.client.requests[asked:]}
    assert len(levels) == 1
    assert max(level for level in levels if level is not None) < USUAL_LEVEL
    judging.stop()


@pytest.mark.slow
def test_all_people_are_judged_one_after_the_other(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    judging = Judging(desk)
    desk.begin((ANNA, IDA, BERTA))
    play_deal(qtbot, desk)
    qtbot.waitUntil(lambda: len(judging.judged.all()) == 2)
    assert {one.person for one in judging.judged.all()} == {"Anna", "Berta"}
    qtbot.waitUntil(lambda: all(client.stopped for client in judging.clients))
    judging.stop()


def test_nobody_is_judged_unasked_without_her(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    judging = Judging(desk)
    desk.begin((ANNA, AGDA))
    play_deal(qtbot, desk)
    qtbot.wait(800)
    assert judging.clients == []
    assert {request.level for request in desk.client.requests} == {None}


def test_a_judgement_that_fails_counts_for_nothing(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()

    def refuses(request: Request) -> Reply | Failure:
        return Failure(request.id, "computer_is_gone")

    judging = Judging(desk, refuses)
    desk.begin((ANNA, IDA))
    play_deal(qtbot, desk)
    qtbot.waitUntil(lambda: bool(judging.clients) and judging.clients[0].stopped)
    assert judging.judged.all() == []


def test_when_the_window_closes_nothing_is_judged_any_more(qtbot: QtBot, desks: Callable[..., Desk]) -> None:
    desk = desks()
    asked: list[int] = []

    def slow(request: Request) -> Reply:
        asked.append(request.id)
        if len(asked) == 3:
            judging.stop()
        return Reply(request.id, "x", (Considered("x", 0.0),))

    judging = Judging(desk, slow)
    desk.begin((ANNA, IDA))
    play_deal(qtbot, desk)
    qtbot.waitUntil(lambda: len(asked) == 3)
    qtbot.wait(50)
    assert len(asked) == 3
    assert judging.judged.all() == []


@pytest.mark.parametrize("undo", [True, False])
def test_a_deal_whose_end_was_taken_back_is_not_judged(qtbot: QtBot, desks: Callable[..., Desk], undo: bool) -> None:
    desk = desks()
    judging = Judging(desk)
    desk.begin((ANNA, IDA))
    play_deal(qtbot, desk)
    if undo:
        desk.controller.undo()
    qtbot.wait(900)
    assert len(judging.clients) == (0 if undo else 1)
    judging.stop()
