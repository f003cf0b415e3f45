"""What the button of an exchange says before enough cards are marked: how few and how many may go."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.core.record import SeatEntry
from cardtable.core.shapes import SomeCards
from cardtable.games.registry import variant
from tests.ui.windows import Begun, main_window

__all__ = ["main_window"]


@pytest.mark.parametrize(("language", "words"), [("en", "Choose {} to {} cards"), ("de", "{} bis {} Karten markieren")])
def test_an_exchange_says_how_few_and_how_many_cards_may_go(
    qtbot: QtBot, main_window: Begun, language: str, words: str
) -> None:
    window = main_window(language)
    rule_set, seats = variant("piquet.points").rule_set(2), (SeatEntry("Anna"), SeatEntry("Agda", "counter"))
    # Elder exchanges some of five cards: who that is depends on the number.
    for number in range(1, 9):
        window.controller.begin(rule_set, seats, number)
        window._show_table()
        qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
        session = window.controller.session
        assert session is not None
        while not isinstance(shape := session.legal().shape(), SomeCards):
            window.controller.play(next(iter(session.legal().representatives())))
            qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
        if 1 < shape.minimum < shape.maximum:
            break
    assert isinstance(shape, SomeCards)
    told = [button.text() for button in window.table.offering.bar.buttons]
    assert words.format(shape.minimum, shape.maximum) in told
