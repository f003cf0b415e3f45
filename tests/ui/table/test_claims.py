"""A hand that is laid open because the rest is claimed stays open until the deal is over."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.table import SeatLabel, Setting
from cardtable.core.cards import HIDDEN
from cardtable.core.chance import rng
from cardtable.core.record import SeatEntry
from cardtable.core.zones import hand
from cardtable.games.piquet.actions import CLAIM, ONE_MORE, PiquetAction
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.ui.game_views.piquet import GAME_VIEW
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.view import TableView


def possible_objections() -> Session:
    """A deal of two in which seat 1, who has five cards left, may claim the rest."""
    for seed in range(50):
        session = Session.begin(
            variant("piquet.points").rule_set(2), [SeatEntry("Anna"), SeatEntry("Björn")], rng(seed)
        )
        generator = random.Random(seed)
        session.begin_deal()
        while not session.between_deals:
            left = len(session.view(1).cards(hand(1)))
            if session.actor() == 1 and left == 5 and CLAIM in session.legal():
                return session
            session.submit(session.actor(), generator.choice(list(session.legal().representatives())))
    raise AssertionError


@pytest.mark.parametrize("speed", [0.0, 40.0])
def test_a_claimed_hand_lies_open(qtbot: QtBot, speed: float) -> None:
    session = possible_objections()
    view = TableView()
    qtbot.addWidget(view)
    view.resize(1280, 700)
    view.choreographer.set_speed(speed)
    view.choreographer.pace = 1 / speed if speed else 0.0
    view.showing.set_seats([SeatLabel("Anna", 0), SeatLabel("Björn", 1)])
    view.showing.set_setting(Setting(GAME_VIEW.places, None, GAME_VIEW.ranks))
    view.show()
    view.showing.show_view(session.view(0))
    held = {card for card, _ in session.view(1).cards(hand(1))}
    assert {item.card for item in view.scene().cards.lie[hand(1)]} == {HIDDEN}

    def do(seat: int, action: object) -> None:
        events = session.submit(seat, action).for_seat(0)
        with qtbot.waitSignal(view.showing.settled, timeout=10000):
            view.showing.play_events(events)

    do(1, CLAIM)
    items = view.scene().cards.lie[hand(1)]
    assert {item.card for item in items} == held
    # From left to right, each card over the one before, so that all indices can be read.
    across = sorted(items, key=lambda item: item.x())
    assert [item.zValue() for item in across] == sorted(item.zValue() for item in items)
    do(0, ONE_MORE)
    played = session.legal().representatives()[0]
    assert isinstance(played, PiquetAction)
    do(1, played)
    assert {item.card for item in view.scene().cards.lie[hand(1)]} == held - {*played.cards}
    # Whoever comes back to the table finds it as it was.
    again = session.view(0)
    assert {card for card, face_up in again.cards(hand(1)) if face_up} == held - {*played.cards}


def test_what_is_shown_lies_beside_what_is_said(qtbot: QtBot) -> None:
    session = possible_objections()
    view = TableView()
    qtbot.addWidget(view)
    view.resize(656, 497)
    view.choreographer.set_speed(0.0)
    view.choreographer.pace = 1.0
    view.showing.set_seats([SeatLabel("Anna", 0), SeatLabel("Björn", 1)])
    view.showing.set_setting(Setting(GAME_VIEW.places, None, GAME_VIEW.ranks))
    view.show()
    view.showing.show_view(session.view(0))
    middle = view.scene().layout.middle
    view.showing.say(1, "The rest are mine.")
    said = view.scene().furniture.speech(1).paper
    word = Rect(said.x(), said.y(), said.width(), said.height())
    items = list(view.scene().cards.lie[hand(1)])
    lain = {item: item.area() for item in items}
    view.showing.play_events(session.submit(1, CLAIM).for_seat(0))
    qtbot.waitUntil(lambda: all(item.card != HIDDEN and item.area() != lain[item] for item in items))
    assert not any(item.area().overlap(word) for item in items)
    assert all(middle.contains(item.area()) for item in items)
    with qtbot.waitSignal(view.showing.settled, timeout=10000):
        view.showing.skip()
