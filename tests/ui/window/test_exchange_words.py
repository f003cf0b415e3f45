"""What the button of an exchange says before enough cards are marked: how few and how many may go."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.core.shapes import SomeCards
from tests.ui.windows import Begun, begin, main_window

__all__ = ["main_window"]


@pytest.mark.parametrize(("language", "words"), [("en", "Mark {} to {} cards"), ("de", "{} bis {} Karten markieren")])
def test_an_exchange_says_how_few_and_how_many_cards_may_go(
    qtbot: QtBot, main_window: Begun, language: str, words: str
) -> None:
    window = main_window(language)
    begin(window, "piquet.points")
    for _ in range(40):
        qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
        session = window.controller.session
        assert session is not None
        shape = session.legal().shape()
        if isinstance(shape, SomeCards):
            break
        window.controller.play(next(iter(session.legal().representatives())))
    assert isinstance(shape, SomeCards)
    told = [button.text() for button in window.table.offering.bar.buttons]
    if 1 < shape.minimum < shape.maximum:
        assert words.format(shape.minimum, shape.maximum) in told
    else:
        assert any(str(shape.minimum) in one for one in told)
