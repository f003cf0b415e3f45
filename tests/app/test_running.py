"""What is asked about the running match follows the match and the seat."""

from __future__ import annotations

import random

from cardtable.app.running import RunningMatch
from cardtable.core.chance import rng
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.view import SeatView
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.ui.game_views.game_view import game_view_of
from tests.contract.setups import choose

SEATS = (SeatEntry("Anna", HUMAN), SeatEntry("Björn", HUMAN))


def begun(seed: int) -> Session:
    session = Session.begin(variant("casino.mulle_glimne").rule_set(2), SEATS, rng(seed))
    session.begin_deal()
    return session


def known(view: SeatView) -> tuple[object, ...]:
    return view.seat, view.zones, view.labels, view.said, view.marked, view.actor


def test_the_view_follows_the_match_the_moves_and_the_seat() -> None:
    running = RunningMatch(game_view_of)
    assert (running.view.zones, running.labels()) == ({}, {})
    first, chance = begun(1), random.Random(3)
    running.session = first

    def follows() -> None:
        assert running.session is not None
        for running.perspective in (0, 1):
            assert known(running.view) == known(running.session.view(running.perspective))
            assert running.labels() == running.session.view(running.perspective).labels

    labelled = False
    while not first.between_deals:
        follows()
        labelled = labelled or bool(running.labels())
        first.submit(first.actor(), choose(first._match.state, chance))  # type: ignore[arg-type]
    follows()
    assert labelled
    first.undo()
    follows()
    first.replay_deal()
    follows()
    second = begun(2)
    running.session = second
    follows()
    running.session = None
    assert running.labels() == {}
