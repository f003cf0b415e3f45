"""A damaged database at the start: the window opens at once, a real child reads, and it goes on with what was saved."""

from __future__ import annotations

import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.store.places import DATABASE_NAME, DIRECTORY_VARIABLE
from cardtable.store.store import Store
from cardtable.ui.start.app import open_store
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient
from tests.app.test_keeping import begun
from tests.ui.clicks import offered, press

WAIT = 60_000
READING = "The saved games are damaged. The program is recovering what it can."


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with a match that nobody has finished, and one of whose seats have lost their names."""
    monkeypatch.setenv(DIRECTORY_VARIABLE, str(tmp_path))
    path = tmp_path / DATABASE_NAME
    with closing(Store.open(path).store) as store:
        begun(store)
        begun(store)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM seats WHERE match_id = 1")
        connection.execute("PRAGMA user_version = 0")
    return path


@pytest.fixture
def window(qtbot: QtBot, translation: Translation, damaged: Path) -> Iterator[MainWindow]:
    store, message = open_store()
    assert message is None
    with closing(store):
        opened = MainWindow(store, translation, client=ScriptedClient(None), person="Anna")
        qtbot.addWidget(opened)
        with qtbot.waitExposed(opened):
            opened.show()
        assert opened.safekeeping.salvage()
        yield opened
        opened.close()


def stopped(window: MainWindow) -> int:
    """The number of the child, which stands still from now on."""
    running = window.safekeeping.attendant.running
    assert running is not None
    assert running.process > 0
    os.kill(running.process, signal.SIGSTOP)
    return running.process


def test_the_window_takes_up_what_was_salvaged(qtbot: QtBot, window: MainWindow, damaged: Path) -> None:
    bar, before = window.pages.unsaved, damaged.read_bytes()
    assert window.pages.start.isVisible()
    assert bar.text == READING
    progress = bar.progress
    assert progress is not None
    assert progress.isVisible()
    assert not offered(window, "Try again")
    played, _ = begun(window._store)
    with qtbot.waitSignal(window.safekeeping.attendant.salvaged, timeout=WAIT):
        pass
    assert bar.isHidden()
    assert "matches: 2; score sheets: 0. Only partly recovered: 1" in window.notices.text
    store = window._store
    assert store.place == damaged
    records = [store.load_match(match.id) for match in store.matches()]
    assert len(records) == 3
    assert played.record() in records
    (aside,) = damaged.parent.glob("cardtable.damaged-*.sqlite3")
    assert aside.read_bytes() == before
    # It begins once, and not again for what is sound.
    assert not window.safekeeping.salvage()


def test_seats_without_names_are_called_in_the_language_of_the_window(qtbot: QtBot, window: MainWindow) -> None:
    window.settings.change(language="de")
    with qtbot.waitSignal(window.safekeeping.attendant.salvaged, timeout=WAIT):
        pass
    assert [seat.name for seat in window._store.load_match(1).seats] == ["Platz 1", "Platz 2"]


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_who_cancels_keeps_the_damaged_file_and_can_begin_again(
    qtbot: QtBot, window: MainWindow, damaged: Path
) -> None:
    bar, before = window.pages.unsaved, damaged.read_bytes()
    stopped(window)
    with qtbot.waitSignal(window.safekeeping.attendant.running.ended, timeout=WAIT):  # type: ignore[union-attr]
        press(window, "Cancel")
    assert window.safekeeping.attendant.running is None
    assert damaged.read_bytes() == before
    assert not list(damaged.parent.glob("cardtable.damaged-*"))
    assert window._store.place is None
    assert bar.text == "Nothing is being saved at the moment. The saved games are damaged."
    assert bar.progress is None
    assert not window.notices.text
    # Nothing is tried that nobody wants.
    assert not window.safekeeping.unsaved._clock.isActive()
    with qtbot.waitSignal(window.safekeeping.attendant.salvaged, timeout=WAIT):
        press(window, "Try again")
    assert window._store.place == damaged


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_a_child_that_is_killed_is_told(qtbot: QtBot, window: MainWindow, damaged: Path) -> None:
    before = damaged.read_bytes()
    child = stopped(window)
    with qtbot.waitSignal(window.safekeeping.attendant.told, timeout=WAIT):
        os.kill(child, signal.SIGKILL)
    assert window.notices.text.endswith("Nothing was changed. The recovery was stopped.")
    assert damaged.read_bytes() == before
    assert window._store.is_damaged
    assert offered(window, "Try again")


def test_the_program_that_ends_leaves_it_for_the_next_start(window: MainWindow, damaged: Path) -> None:
    before = damaged.read_bytes()
    if os.name == "posix":
        stopped(window)
    window.safekeeping.attendant.stop()
    assert window.safekeeping.attendant.running is None
    assert damaged.read_bytes() == before
