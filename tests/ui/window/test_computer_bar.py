"""What people see and can do when the computer player is stopped or keeps dying, with a real process."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable import WORKER
from cardtable.app import computer
from cardtable.app.computer import ComputerClient, Health
from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.app.settings import KEY, Settings
from cardtable.core.child import command
from cardtable.core.record import SeatEntry
from cardtable.games.registry import variant
from cardtable.store.store import Store
from cardtable.ui.window.main_window import MainWindow
from tests.ui.clicks import offered, press

MOVE, RESTART = "Make a simple move for it", "Restart the computer player"

AGAINST_AGDA = (SeatEntry("Anna"), SeatEntry("Agda", "counter"))
PATIENCE = 60_000
DIES = [sys.executable, "-c", "import os; os._exit(3)"]

posix = pytest.mark.skipif(os.name != "posix", reason="processes cannot be stopped")


@pytest.fixture
def windows(qtbot: QtBot, translation: Translation, store: Store) -> Iterator[Callable[[list[str]], MainWindow]]:
    font, palette = QApplication.font(), QApplication.palette()
    made: list[MainWindow] = []

    def make(command: list[str]) -> MainWindow:
        store.put(KEY, Settings(language="en", speed="at_once", pace="none").to_json())
        window = MainWindow(store, translation, "/somewhere", ComputerClient(command), "Anna")
        qtbot.addWidget(window)
        made.append(window)
        with qtbot.waitExposed(window):
            window.show()
        return window

    yield make
    for window in made:
        window.controller.leave()
        window.close()
    QApplication.setFont(font)
    QApplication.setPalette(palette)


def begin(window: MainWindow) -> None:
    window.controller.begin(variant("casino.swedish").rule_set(2), AGAINST_AGDA)
    window._show_table()


def wait_for(qtbot: QtBot, window: MainWindow, *modes: Mode) -> None:
    qtbot.waitUntil(lambda: window.controller.mode in modes, timeout=PATIENCE)


def act(window: MainWindow) -> None:
    session = window.controller.session
    assert session is not None
    window.table.showing.action_chosen.emit(session.legal().representatives()[0])


def actions(window: MainWindow) -> int:
    assert window.controller.session is not None
    return len(window.controller.session.deals[0].actions)


def stop(window: MainWindow) -> int:
    process = window._client.process
    assert process is not None
    os.kill(process.processId(), signal.SIGSTOP)
    return int(process.processId())


def play_until_it_has_answered(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    while not window._client._has_answered:
        act(window)
        wait_for(qtbot, window, Mode.HUMAN)


@posix
@pytest.mark.parametrize("way", ["move", "restart", "continues"])
@pytest.mark.slow
def test_one_can_play_on_when_the_computer_player_is_stopped(
    qtbot: QtBot, windows: Callable[[list[str]], MainWindow], monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr(computer, "PATIENCE", 600.0)
    window = windows(command(WORKER))
    play_until_it_has_answered(qtbot, window)
    bar = window.pages.computer
    assert not bar.isVisible()
    stopped = stop(window)
    before = actions(window)
    act(window)
    qtbot.waitUntil(bar.isVisible, timeout=PATIENCE)
    assert window.controller.mode is Mode.THINKING
    assert "too long" in bar.text
    assert offered(window, MOVE)
    assert offered(window, RESTART)
    if way == "move":
        press(window, MOVE)
    elif way == "restart":
        press(window, RESTART)
    else:
        os.kill(stopped, signal.SIGCONT)
    wait_for(qtbot, window, Mode.HUMAN)
    assert actions(window) >= before + 2
    assert not bar.isVisible()
    assert window.notices.text == ""
    # The next move is its own again, whatever became of the one that was stopped.
    act(window)
    wait_for(qtbot, window, Mode.HUMAN, Mode.RESULT)
    assert window._client.health is Health.WELL


@posix
@pytest.mark.slow
def test_a_hint_that_does_not_come_is_said_to_be_slow(
    qtbot: QtBot, windows: Callable[[list[str]], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer, "PATIENCE", 600.0)
    window = windows(command(WORKER))
    play_until_it_has_answered(qtbot, window)
    stop(window)
    window.commands.hint.trigger()
    qtbot.waitUntil(window.pages.computer.isVisible, timeout=PATIENCE)
    assert not offered(window, MOVE)
    press(window, RESTART)
    qtbot.waitUntil(window.pages.hints.isVisible, timeout=PATIENCE)
    assert not window.pages.computer.isVisible()


@pytest.mark.parametrize("way", ["next match", "button"])
def test_a_computer_player_that_kept_dying_comes_back(
    qtbot: QtBot, windows: Callable[[list[str]], MainWindow], monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr(computer, "FIRST_REST", 1_000.0)
    window = windows(DIES)
    begin(window)
    for _ in range(3):
        wait_for(qtbot, window, Mode.HUMAN)
        act(window)
    wait_for(qtbot, window, Mode.HUMAN)
    assert window.pages.computer.isVisible()
    assert "several times" in window.pages.computer.text
    assert not offered(window, MOVE)
    window._client._command = command(WORKER)
    if way == "button":
        press(window, RESTART)
    else:
        begin(window)
        wait_for(qtbot, window, Mode.HUMAN)
    assert not window.pages.computer.isVisible()
    with qtbot.waitSignal(window._client.answered, timeout=PATIENCE):
        act(window)
    wait_for(qtbot, window, Mode.HUMAN)
    assert window._client.health is Health.WELL


def test_it_says_so_in_the_language_that_is_chosen(
    qtbot: QtBot, windows: Callable[[list[str]], MainWindow], translation: Translation
) -> None:
    window = windows(DIES)
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    if not window.pages.computer.isVisible():
        act(window)
    qtbot.waitUntil(window.pages.computer.isVisible, timeout=PATIENCE)
    translation.switch("de")
    qtbot.waitUntil(lambda: "Computerspieler" in window.pages.computer.text)
    assert offered(window, "Computerspieler neu starten")
    window.go_home()
    assert not window.pages.computer.isVisible()
