"""What screen readers are told by themselves: each thing once and with who did it, and how it stands."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.core.cards import Card
from cardtable.core.events import Announced, CardsMoved, Movement
from cardtable.core.record import SeatEntry
from cardtable.core.zones import discards, hand
from cardtable.ui.look import saying
from cardtable.ui.models.record import record_entries
from cardtable.ui.table import accessibility
from cardtable.ui.table.accessibility import Status
from cardtable.ui.window.main_window import MainWindow
from cardtable.words.cards import SUIT_SIGNS, card_name, joined, the_card
from cardtable.words.record import entry_sentence
from tests.ui.window.test_reader import AGAINST_AGDA, HAND, begun, read

__all__ = ["begun"]


class Listening:
    """In the place of Qt's accessibility: a screen reader listens and is told ``messages``."""

    def __init__(self) -> None:
        self.messages: list[str] = []

    def isActive(self) -> bool:
        return True

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:
        self.messages.append(event.message())


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    listening = Listening()
    monkeypatch.setattr(accessibility, "QAccessible", listening)
    monkeypatch.setattr(saying, "QAccessible", listening)
    return listening.messages


def play_deal(qtbot: QtBot, window: MainWindow) -> None:
    """Do the first that is legal until the deal is over."""
    controller = window.controller
    while True:
        qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT), timeout=20_000)
        if controller.mode is Mode.RESULT or controller.session is None:
            break
        window.table.showing.action_chosen.emit(controller.session.legal().representatives()[0])
    qtbot.waitUntil(lambda: not window.table.showing.busy)


@pytest.mark.parametrize("kind", ["casino.swedish", "ecarte", "piquet.points"])
def test_each_event_is_told_once_with_who_did_it(
    qtbot: QtBot, begun: Callable[..., MainWindow], told: list[str], kind: str
) -> None:
    window = begun(kind)
    play_deal(qtbot, window)
    session, running = window.controller.session, window.controller.running
    assert session is not None
    entries = record_entries(session.events(0), running.words)
    left, others = " ".join(entry_sentence(one, running.names, running.sides, running.words) for one in entries), []
    for message in told:
        if left.startswith(message):
            left = left[len(message) :].lstrip()
        else:
            others.append(message)
    assert left == ""
    # A voice takes signs for words of their own.
    assert [message for message in told if set(message) & {*SUIT_SIGNS, "×"}] == []
    said = [
        running.words.spoken(event, running.names)
        for event in session.events(0)
        if isinstance(event, Announced) and event.seat >= 0
    ]
    assert kind == "casino.swedish" or said
    for message in others:
        assert message not in said
        assert not message.startswith("&")
    window.dialogs.close_all()


def test_offers_are_told_as_what_can_be_said_and_once(
    qtbot: QtBot, begun: Callable[..., MainWindow], told: list[str]
) -> None:
    window = begun("ecarte", AGAINST_AGDA)
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    offers = [message for message in told if message.startswith("You can say: ")]
    assert len(offers) == 1
    window.table.offering.update()
    assert [message for message in told if message.startswith("You can say: ")] == offers


def test_the_status_follows_the_match_and_the_result_is_told(
    qtbot: QtBot, begun: Callable[..., MainWindow], told: list[str]
) -> None:
    window = begun("casino.swedish")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    status = window.table.viewport().findChild(Status)
    assert status is window.table.status
    found = QAccessible.queryAccessibleInterface(status)
    assert found is not None
    assert found.role() == QAccessible.Role.StaticText
    first = found.text(QAccessible.Text.Name)
    assert first.startswith("It is your turn. Anna: 0 points; Agda: 0 points.")
    assert "Stock: 40 cards, face down." in first
    assert window.controller.session is not None
    held = len(window.controller.session.view(0).cards(hand(1)))
    assert f"Held by Agda: {held} cards, face down." in first
    qtbot.waitUntil(lambda: told[-1] == "It is your turn.")
    assert told.count("It is your turn.") == 1
    play_deal(qtbot, window)
    points = window.controller.session.standing.points
    result = "; ".join(
        f"{name}: {count} {'point' if count == 1 else 'points'}"
        for name, count in zip(("Anna", "Agda"), points, strict=True)
    )
    assert told.count(f"Deal 1 is over. {result}.") == 1
    assert f"{result}. " in found.text(QAccessible.Text.Name)
    window.dialogs.close_all()
    window.go_home()
    assert found.text(QAccessible.Text.Name) == ""


def test_the_cards_that_were_exchanged_are_read_to_whoever_has_them(
    qtbot: QtBot, begun: Callable[..., MainWindow], told: list[str]
) -> None:
    window = begun("piquet.points", (SeatEntry("Anna"), SeatEntry("Björn")))
    controller, session = window.controller, window.controller.session
    assert session is not None

    def bought(seat: int) -> list[Card]:
        moves = [one for one in session.events(seat) if isinstance(one, CardsMoved) and one.reason == Movement.BOUGHT]
        return [card for one in moves if one.target == hand(seat) for card in one.cards]

    def name(seat: int) -> str:
        return ("Anna", "Björn")[seat]

    for _ in range(30):
        qtbot.waitUntil(lambda: controller.mode in (Mode.COVERED, Mode.HUMAN))
        if controller.mode is Mode.COVERED:
            secrets = read(window, HAND) + window.record.sentences()[-1]
            assert "exchange" not in secrets
            controller.uncover()
            continue
        seat = session.actor()
        if all(map(bought, (0, 1))):
            break
        legal = session.legal()
        # As many as can be: both buy.
        most = max(legal.representatives(), key=lambda action: len(legal.chosen(action)))
        window.table.showing.action_chosen.emit(most)
        qtbot.waitUntil(lambda: controller.mode is not Mode.ANIMATING)
    exchanges = [words for words in told if "in exchange" in words]
    heard = {one: [words for words in exchanges if f"{name(one)} gets " in words] for one in (0, 1)}
    for one in (0, 1):
        assert len(heard[one]) == 1
        assert all(the_card(card) in heard[one][0] for card in bought(one))
        assert not any("exchange" in words for words in window.record.sentences() if name(one) in words)
    assert "Cards from the exchange: " in (words := read(window, HAND))
    assert all(card_name(card) in words for card in bought(controller.running.perspective))
    laid_away = session.view(seat).cards(discards(seat))
    assert laid_away
    assert words.endswith("Discarded: " + joined([card_name(one.card) for one in laid_away]) + ".")
