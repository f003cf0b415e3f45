"""What the computer players say of their own: when, who, and from nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from cardtable.ai.names import EVERYBODY
from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.app.running import RunningMatch
from cardtable.app.talking import Talker
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.scores import totals
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.words import talk


class Desk(QObject):
    """What a ``Talker`` asks of a controller."""

    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.mode = Mode.HUMAN
        self.running = RunningMatch(game_view_of)
        self.running.session = session


def begun(player: str = "counter", made: str = "") -> Session:
    seats = [SeatEntry("Anna", HUMAN), SeatEntry("Agda", player)]
    session = Session.begin(variant("casino.swedish").rule_set(2), seats, random.Random(2), made=made)
    session.begin_deal()
    return session


def play_out(session: Session, chance: random.Random) -> None:
    while not session.between_deals:
        session.submit(session.actor(), chance.choice(list(session.legal().representatives())))


def heard_in(desk: Desk) -> list[tuple[int, str]]:
    talker = Talker(desk, desk)  # type: ignore[arg-type]  # as much of a controller as is asked for
    heard: list[tuple[int, str]] = []
    talker.said.connect(lambda seat, words: heard.append((seat, words)))
    return heard


def lines(player: str, occasion: str) -> Sequence[str]:
    return [talk.line(player, occasion, choice) for choice in range(8)]


def test_a_greeting_is_heard_once_at_the_beginning(qapp: QObject) -> None:
    desk = Desk(begun())
    heard = heard_in(desk)
    for _ in range(3):
        desk.changed.emit()
    ((seat, words),) = heard
    assert seat == 1
    assert words in lines("counter", talk.GREETING)


def test_a_match_that_is_taken_up_is_not_greeted_again(qapp: QObject) -> None:
    desk = Desk(begun())
    heard = heard_in(desk)
    desk.changed.emit()
    while not desk.session.people_acted:
        desk.session.submit(desk.session.actor(), next(iter(desk.session.legal().representatives())))
    # From the database comes another object for the same match, and another start has a talker of its own.
    desk.session = Session.resume(desk.session.record())
    desk.changed.emit()
    assert len(heard) == 1
    later = Desk(Session.resume(desk.session.record()))
    assert heard_in(later) == []
    later.changed.emit()
    assert len(later.findChildren(Talker)) == 1


def test_a_later_deal_is_not_greeted(qapp: QObject) -> None:
    for hour in range(12):
        session = begun(made=f"2026-01-01T{hour:02}:00:00+00:00")
        play_out(session, random.Random(hour))
        session.begin_deal()
        desk = Desk(Session.resume(session.record()))
        heard = heard_in(desk)
        desk.changed.emit()
        assert not {words for _, words in heard} & {*lines("counter", talk.GREETING)}


def test_nothing_is_said_while_somebody_else_acts_or_it_is_switched_off(qapp: QObject) -> None:
    desk = Desk(begun())
    heard = heard_in(desk)
    desk.mode = Mode.THINKING
    desk.changed.emit()
    desk.mode = Mode.HUMAN
    (talker,) = desk.findChildren(Talker)
    talker.enabled = False
    desk.changed.emit()
    assert not heard


def test_later_deals_are_talked_of_by_how_they_went(qapp: QObject) -> None:
    said = 0
    for hour in range(12):
        desk = Desk(begun(made=f"2026-01-01T{hour:02}:00:00+00:00"))
        heard = heard_in(desk)
        desk.changed.emit()
        play_out(desk.session, random.Random(hour))
        if desk.session.over:
            continue
        points = totals(desk.session.finished(0).lines, 2)
        desk.session.begin_deal()
        desk.changed.emit()
        for _, words in heard[1:]:
            said += 1
            assert points[0] != points[1]
            assert words in lines("counter", talk.AHEAD if points[1] > points[0] else talk.BEHIND)
    assert 0 < said < 12


def test_people_are_not_spoken_for(qapp: QObject) -> None:
    desk = Desk(begun(player=HUMAN))
    heard = heard_in(desk)
    desk.changed.emit()
    assert not heard


def test_what_is_hidden_makes_no_difference(qapp: QObject) -> None:
    """Deals from other packs at the same hour begin with the same words."""
    told = set()
    for seed in range(5):
        seats = [SeatEntry("Anna", HUMAN), SeatEntry("Agda", "counter")]
        session = Session.begin(variant("casino.swedish").rule_set(2), seats, random.Random(seed), made="2026")
        session.begin_deal()
        desk = Desk(session)
        heard = heard_in(desk)
        desk.changed.emit()
        told.add(tuple(heard))
    assert len(told) == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_everybody_has_something_to_say(qtbot: QtBot, translation: Translation, language: str) -> None:
    translation.switch(language)
    every = [
        {*lines(player, occasion)} for player in EVERYBODY for occasion in (talk.GREETING, talk.AHEAD, talk.BEHIND)
    ]
    assert all(len(one) >= 2 for one in every)
    assert len(set.union(*every)) == sum(map(len, every))
    assert not talk.talks(HUMAN)
