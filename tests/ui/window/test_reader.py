"""Keys that read out the hand, the table, the standing, the last moves and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import cardtable.ui.window.reader
from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.app.settings import KEY, Settings
from cardtable.core.record import SeatEntry
from cardtable.core.zones import TABLE, hand
from cardtable.games.registry import variant
from cardtable.store.store import Store
from cardtable.ui.window.main_window import MainWindow
from cardtable.words.cards import card_name
from tests.app.scripted import ScriptedClient, takes_most

HAND, ON_TABLE, STANDING, LAST_MOVES, CHOICES = range(5)
AGAINST_AGDA = (SeatEntry("Anna"), SeatEntry("Agda", "counter"))


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    told: list[str] = []
    monkeypatch.setattr(cardtable.ui.window.reader, "announce", lambda widget, words: told.append(words))
    return told


@pytest.fixture
def begun(qtbot: QtBot, store: Store, translation: Translation) -> Iterator[Callable[..., MainWindow]]:
    store.put(KEY, Settings(language="en", speed="at_once", pace="none").to_json())
    font, palette = QApplication.font(), QApplication.palette()
    windows = []

    def begin(kind: str, seats: tuple[SeatEntry, ...] = AGAINST_AGDA) -> MainWindow:
        window = MainWindow(store, translation, "/", ScriptedClient(takes_most), "Anna")
        windows.append(window)
        qtbot.addWidget(window)
        window.controller.begin(variant(kind).rule_set(len(seats)), seats)
        window._show_table()
        return window

    yield begin
    for window in windows:
        window.controller.leave()
        window.close()
    QApplication.setFont(font)
    QApplication.setPalette(palette)


def read(window: MainWindow, which: int) -> str:
    window.pages.reading.put_away()
    window.commands.readings[which].trigger()
    return window.pages.reading.text


def test_the_hand_and_the_table_are_read(qtbot: QtBot, begun: Callable[..., MainWindow], spoken: list[str]) -> None:
    window = begun("casino.swedish")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    assert window.controller.session is not None
    view = window.controller.session.view(0)
    told = read(window, HAND)
    assert told.startswith("In your hand, 4 cards: ")
    assert all(card_name(placed.card) in told for placed in view.cards(hand(0)))
    told = read(window, ON_TABLE)
    assert all(card_name(placed.card) in told for placed in view.cards(TABLE))
    assert "Held by Agda: " in told
    assert "Stock: 40 cards, face down." in told
    # Agda may have swept.
    assert told.startswith("On the table: ") == bool(view.cards(TABLE))
    assert spoken[-1] == told


def test_the_standing_and_what_can_be_done_are_read(qtbot: QtBot, begun: Callable[..., MainWindow]) -> None:
    window = begun("casino.swedish")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    assert window.controller.session is not None
    told = read(window, STANDING)
    assert told.startswith("It is your turn. Anna: 0 points; Agda: 0 points. ")
    assert "to 16 points" in told
    told = read(window, CHOICES)
    assert told.startswith("You can play ")
    assert all(card_name(placed.card) in told for placed in window.controller.session.view(0).cards(hand(0)))


def test_the_last_moves_are_read(qtbot: QtBot, begun: Callable[..., MainWindow]) -> None:
    window = begun("casino.swedish")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    session = window.controller.session
    assert session is not None
    window.table.showing.action_chosen.emit(session.legal().representatives()[0])
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN and session.position > 2)
    told = read(window, LAST_MOVES)
    assert "Anna " in told
    assert "Agda " in told


def test_what_can_be_said_and_marked_is_read(qtbot: QtBot, begun: Callable[..., MainWindow]) -> None:
    window = begun("piquet.points")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    while (session := window.controller.session) is not None and "Choose" not in read(window, CHOICES):
        assert "You can say: “" in read(window, CHOICES)
        assert "&" not in read(window, CHOICES)
        window.table.showing.action_chosen.emit(session.legal().representatives()[0])
        qtbot.waitUntil(lambda: window.controller.mode in (Mode.HUMAN, Mode.RESULT))
    assert " cards with Space, then press Return." in read(window, CHOICES)


def test_the_same_key_again_puts_the_slip_away_and_says_it_again(
    qtbot: QtBot, begun: Callable[..., MainWindow], spoken: list[str]
) -> None:
    window = begun("casino.swedish")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    action = window.commands.readings[HAND]
    action.trigger()
    assert window.pages.reading.text
    action.trigger()
    assert not window.pages.reading.text
    assert spoken[0] == spoken[1]


def test_covered_cards_are_not_read(qtbot: QtBot, begun: Callable[..., MainWindow], spoken: list[str]) -> None:
    window = begun("casino.swedish", (SeatEntry("Anna"), SeatEntry("Björn")))
    qtbot.waitUntil(lambda: window.controller.mode is Mode.COVERED)
    assert window.controller.session is not None
    held = [
        card_name(placed.card) for seat in (0, 1) for placed in window.controller.session.view(seat).cards(hand(seat))
    ]
    # The last moves tell of the cards that were drawn for the deal; a hand may hold them again.
    told = " ".join(read(window, which) for which in (HAND, ON_TABLE, STANDING, CHOICES))
    assert "covered" in told
    assert not [name for name in held if name in told and name != "hidden card"]


def test_nothing_is_read_on_the_start_page(begun: Callable[..., MainWindow], spoken: list[str]) -> None:
    window = begun("casino.swedish")
    window.controller.leave()
    window.commands.readings[HAND].trigger()
    assert spoken == []
