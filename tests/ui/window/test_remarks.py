"""What computer players say of their own waits until it can be seen and read, and no longer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.talking import Talker
from cardtable.core.events import TurnBegan
from cardtable.core.record import SeatEntry
from cardtable.games.registry import variant
from cardtable.ui.table import speaking
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import takes_most

Windows = Callable[..., MainWindow]


@pytest.fixture
def window(annas_window: Windows, qtbot: QtBot) -> MainWindow:
    """A window with a match at the table, in which a person is to play and nobody says anything."""
    window = annas_window("en", takes_most, talk=False)
    window.pages.show_table()
    begin(qtbot, window)
    window.table.showing.clear_for_counting(2)
    assert heard(window) == ""
    return window


def begin(qtbot: QtBot, window: MainWindow) -> None:
    window.controller.begin(variant("casino.swedish").rule_set(2), (SeatEntry("Anna"), SeatEntry("Agda", "counter")))
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)


def heard(window: MainWindow) -> str:
    return window.table.scene().furniture.speech(1).text


def remark(window: MainWindow, words: str) -> None:
    """Let the computer player think of something to say."""
    (talker,) = window.findChildren(Talker)
    talker.said.emit(1, words)


def move(window: MainWindow) -> None:
    """Make the person's first move."""
    legal = window.table.gestures.stage.legal
    assert legal is not None
    action = legal.representatives()[0]
    window.table.showing.action_chosen.emit(action)
    if window.controller.mode is Mode.HUMAN:
        # It was warned of, once.
        window.table.showing.action_chosen.emit(action)


def test_a_remark_is_heard_at_once_where_nothing_is_in_its_way(window: MainWindow) -> None:
    remark(window, "Good cards today.")
    assert heard(window) == "Good cards today."


def test_a_remark_waits_until_the_table_is_seen(window: MainWindow, qtbot: QtBot) -> None:
    window.table.hide()
    remark(window, "Good cards today.")
    assert heard(window) == ""
    window.table.show()
    qtbot.waitUntil(lambda: heard(window) == "Good cards today.")


def test_a_remark_waits_until_the_words_before_it_are_gone(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaking, "SPEECH_TIME", 1)
    monkeypatch.setattr(speaking, "LETTER_TIME", 0)
    window.table.showing.say(1, "Six cards.")
    with qtbot.waitSignal(window.table.showing.said, check_params_cb=lambda words: words == "Good cards today."):
        remark(window, "Good cards today.")
        assert heard(window) == "Six cards."


def test_a_remark_waits_until_a_move_that_was_begun_is_put_back(window: MainWindow, qtbot: QtBot) -> None:
    gestures = window.table.gestures
    button = window.table.buttons.button(window.table.scene().cards.own_hand()[0])
    assert button is not None
    button.click()
    assert gestures.stage.composition is not None
    remark(window, "Good cards today.")
    QApplication.processEvents()
    assert heard(window) == ""
    assert gestures.put_back()
    qtbot.waitUntil(lambda: heard(window) == "Good cards today.")


def test_a_remark_is_not_made_any_more_when_no_person_is_to_play(window: MainWindow, qtbot: QtBot) -> None:
    window.table.hide()
    remark(window, "Good cards today.")
    with qtbot.waitSignal(window.controller.changed, check_params_cb=lambda: window.controller.mode is not Mode.HUMAN):
        move(window)
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    with qtbot.waitSignal(window.table.shown):
        window.table.show()
    qtbot.waitUntil(lambda: not window.table.motion.running)
    assert heard(window) != "Good cards today."


def test_what_was_to_be_said_at_a_table_that_is_left_is_not_said(window: MainWindow, qtbot: QtBot) -> None:
    window.table.showing.say(1, "Six cards.")
    remark(window, "Good cards today.")
    begin(qtbot, window)
    window.table.showing.clear_for_counting(2)
    QApplication.processEvents()
    assert heard(window) == ""


def test_a_remark_ends_when_its_speaker_plays_a_card(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaking, "SPEECH_TIME", 1_000_000)
    remark(window, "Good cards today.")
    during: list[str] = []
    window.table.showing.event_shown.connect(
        lambda event: during.append(heard(window)) if isinstance(event, TurnBegan) and event.seat == 1 else None
    )
    move(window)
    qtbot.waitUntil(lambda: bool(during))
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    # It stays while the person plays.
    assert during[0] == "Good cards today."
    assert heard(window) != "Good cards today."
