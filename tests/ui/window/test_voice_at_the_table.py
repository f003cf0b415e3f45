"""Slips and results are read aloud where that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app import voice
from cardtable.core.record import SeatEntry
from cardtable.games.registry import variant
from cardtable.ui.window.main_window import MainWindow

Windows = Callable[[str], MainWindow]


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is given to the voice to read, while it is on."""
    told: list[str] = []

    def say(self: Any, text: str, *, result: bool = False) -> None:
        if self.on:
            told.append(text)
            assert result == (" is over." in text)

    monkeypatch.setattr(voice.Voice, "say", say)
    return told


def test_what_is_said_is_read_from_the_moment_it_is_wanted(annas_window: Windows, read: list[str]) -> None:
    window = annas_window("en")
    window.ways.play_again()
    window.pages.table.showing.say(1, "Before.")
    assert read == []
    window.settings.change(voice=True)
    window.pages.table.showing.say(1, "Six cards.")
    window.pages.table.showing.say(1, "")
    assert read == ["Six cards."]
    window.settings.change(voice=False)
    window.pages.table.showing.say(1, "Afterwards.")
    assert read == ["Six cards."]


def test_the_result_of_deal_and_match_is_read(annas_window: Windows, qtbot: QtBot, read: list[str]) -> None:
    window = annas_window("en")
    window.settings.change(voice=True)
    controller = window.controller
    controller.begin(variant("casino.classic").rule_set(2, {"target": 1}), (SeatEntry("Anna"), SeatEntry("Björn")))

    def play() -> bool:
        session = controller.session
        assert session is not None
        if controller.mode.name == "COVERED":
            controller.uncover()
        if controller.mode.name == "HUMAN" and not session.over:
            table = window.pages.table
            table.gestures.choose(session.legal().representatives()[0])
        return any("is over" in words for words in read)

    qtbot.waitUntil(play)
    (over, *_) = [words for words in read if "is over" in words]
    assert over.startswith(("Deal 1 is over.", "The match is over."))
