"""The sign that stands in the windows while nothing is saved, and a start that begins where the last one failed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.app.unsaved import Unsaved
from cardtable.core.record import HUMAN, SeatEntry, parse_record
from cardtable.games.registry import variant
from cardtable.store.errors import StoreError
from cardtable.store.starting import FailedStart
from cardtable.store.store import Store
from cardtable.ui.start.app import begin
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient, takes_most
from tests.ui.clicks import offered, press

Windows = Callable[[Store], AbstractContextManager[MainWindow]]


@pytest.fixture
def windows(qtbot: QtBot, translation: Translation) -> Windows:
    """Opens windows over stores, and closes them before their store is."""

    @contextmanager
    def make(store: Store) -> Iterator[MainWindow]:
        window = MainWindow(store, translation, client=ScriptedClient(takes_most))
        qtbot.addWidget(window)
        window.show()
        yield window
        window.close()

    return make


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "cardtable.sqlite3"


def type_in(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """From now on whoever is asked for a file types ``name``; an empty one calls it off."""

    def exec_dialog(dialog: QFileDialog) -> int:
        line = dialog.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(line, QLineEdit)
        line.setText(name)
        return int(bool(name))

    monkeypatch.setattr(QFileDialog, "exec", exec_dialog)


def play_one(window: MainWindow, qtbot: QtBot) -> None:
    """Begin a match and play a card."""
    session = window.controller.session
    if session is None:
        rule_set = variant("casino.swedish").rule_set(2)
        window._begin(rule_set, [SeatEntry("Anna", HUMAN), SeatEntry("Björn", HUMAN)])
        session = window.controller.session
    assert session is not None
    for wanted in (Mode.COVERED, Mode.HUMAN):
        qtbot.waitUntil(lambda wanted=wanted: window.controller.mode is wanted)  # type: ignore[misc]
        if wanted is Mode.COVERED:
            window.controller.uncover()
    window.table.showing.action_chosen.emit(next(iter(session.legal().representatives())))
    qtbot.waitUntil(lambda: window.controller.mode is Mode.COVERED)


def test_a_database_that_cannot_be_opened_is_said_until_it_can(path: Path, windows: Windows, qtbot: QtBot) -> None:
    with closing(Store.open(path).store) as before:
        before.put("settings", {"room": "wine", "speed": "at_once", "pace": "none"})
    path.rename(path.with_name("away"))
    path.mkdir()
    with pytest.raises(StoreError) as failed:
        Store.open(path, patience=0)
    with closing(Store.meanwhile(failed.value, path)) as store, windows(store) as window:
        bar = window.pages.unsaved
        assert bar.isVisible()
        assert "cannot be opened" in bar.text
        # There is nothing yet that could be put into a file.
        assert not offered(window, "Save as…")
        window.settings.change(hints=False, speed="at_once", pace="none")
        play_one(window, qtbot)
        assert offered(window, "Save as…")
        session = window.controller.session
        assert session is not None
        press(window, "Try again")
        assert bar.isVisible()
        path.rmdir()
        path.with_name("away").rename(path)
        press(window, "Try again")
        assert not bar.isVisible()
        assert bar.text == ""
        # What had been set before, and what was set meanwhile.
        assert (window.settings.now.room, window.settings.now.hints) == ("wine", False)
        play_one(window, qtbot)
        played = session.record()
    with closing(Store.open(path).store) as after:
        (match,) = after.matches()
        assert after.load_match(match.id).deals == played.deals
        assert after.get("settings")["room"] == "wine"
        assert after.get("settings")["hints"] is False


def test_beside_the_table_it_is_a_message_that_can_be_put_away_and_a_seal_that_stays(
    path: Path, windows: Windows, qtbot: QtBot
) -> None:
    Store.open(path).store.close()
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as other,
        writing(other),
        closing(Store.open(path, patience=0).store) as store,
        windows(store) as window,
    ):
        window.settings.change(speed="at_once", pace="none")
        bar, ledge = window.pages.unsaved, window.table.ledge
        # On the start page, which has no ledge, it is a strip that stays.
        assert bar.isVisible()
        assert not offered(window, "Continue")
        play_one(window, qtbot)
        window.controller.uncover()
        assert ledge.shown is bar
        assert ledge.isAncestorOf(bar)
        assert ledge.banner.sealed
        before, cloth = ledge.banner.height(), window.table.viewport().geometry()
        # Return goes on, and the next card is played as usual.
        QTest.keyClick(window.table, Qt.Key.Key_Return)
        assert ledge.shown is not bar
        assert ledge.banner.sealed
        assert (ledge.banner.height(), window.table.viewport().geometry()) == (before, cloth)
        QTest.mouseClick(ledge.banner, Qt.MouseButton.LeftButton)
        assert ledge.shown is bar
        press(window, "Continue")
        window.go_home()
        assert bar.isVisible()
        assert not ledge.isAncestorOf(bar)
        play_one(window, qtbot)
        assert ledge.shown is bar
        other.execute("ROLLBACK")
        press(window, "Try again")
        assert ledge.shown is not bar
        assert not ledge.banner.sealed


def test_it_is_tried_again_by_itself(path: Path, windows: Windows, qtbot: QtBot) -> None:
    Store.open(path).store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with closing(Store.open(path, patience=0).store) as store, windows(store) as window:
            assert "Another program" in window.pages.unsaved.text
            with qtbot.waitSignal(window.safekeeping.unsaved.changed, timeout=30_000):
                other.execute("ROLLBACK")
            assert not window.pages.unsaved.isVisible()


def test_the_running_match_can_be_put_into_a_file_meanwhile(
    path: Path, tmp_path: Path, windows: Windows, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store.open(path).store.close()
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as other,
        writing(other),
        closing(Store.open(path, patience=0).store) as store,
        windows(store) as window,
    ):
        window.settings.change(speed="at_once", pace="none")
        assert window.pages.unsaved.isVisible()
        play_one(window, qtbot)
        file = tmp_path / "saved.cardtable"
        type_in(monkeypatch, str(file))
        press(window, "Save as…")
        session = window.controller.session
        assert session is not None
        assert parse_record(file.read_text(encoding="utf-8")) == parse_record(session.record().to_text())
        # Without an ending the system would not know whose file it is.
        type_in(monkeypatch, str(tmp_path / "short"))
        press(window, "Save as…")
        assert (tmp_path / "short.cardtable").read_bytes() == file.read_bytes()
        # A match that is left meanwhile is not forgotten.
        window.go_home()
        play_one(window, qtbot)
        other.execute("ROLLBACK")
        press(window, "Try again")
        assert [len(store.load_match(match.id).deals[0].actions) for match in store.matches()] == [1, 1]


@contextmanager
def writing(connection: sqlite3.Connection) -> Iterator[None]:
    """Another program writes."""
    connection.execute("BEGIN IMMEDIATE")
    yield


class Shelf:
    """A database of which this says whether it is there."""

    def __init__(self, obstacle: StoreError | None) -> None:
        self.obstacle = obstacle

    def settle(self) -> None:
        if self.obstacle is not None:
            raise self.obstacle


def test_another_reason_is_told_and_the_same_one_is_not(qtbot: QtBot) -> None:
    shelf = Shelf(None)
    unsaved = Unsaved(shelf)
    told: list[str] = []
    unsaved.changed.connect(lambda: told.append("" if unsaved.error is None else unsaved.error.code))
    for code in ("cannot_write", "cannot_write", "database_is_busy", None, None):
        shelf.obstacle = None if code is None else StoreError(code)
        unsaved.follow()
    assert told == ["cannot_write", "database_is_busy", ""]


@pytest.fixture
def left(path: Path) -> tuple[Path, int, int]:
    """A database with two matches that go on; the second one was left last."""
    from tests.app.test_keeping import begun

    with closing(Store.open(path).store) as store:
        numbers = [begun(store)[1].match for _ in range(2)]
        store.put("settings", {"speed": "at_once", "pace": "none"})
    assert numbers[0] is not None
    assert numbers[1] is not None
    return path, numbers[0], numbers[1]


def test_a_match_at_which_a_start_failed_stays_closed_until_somebody_decides(
    left: tuple[Path, int, int], tmp_path: Path, windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, older, newer = left
    for failed in (FailedStart(newer), None):
        with closing(Store.open(path).store) as store, windows(store) as window:
            begin(window, None, failed)
            assert window.controller.session is None
            assert "failed before its window appeared" in window.notices.text
            assert len(window.notices.buttons) == 2
    with closing(Store.open(path).store) as store, windows(store) as window:
        begin(window, None, None)
        save, skip = window.notices.buttons
        file = tmp_path / "saved.cardtable"
        type_in(monkeypatch, str(file))
        save.click()
        assert parse_record(file.read_text(encoding="utf-8")).deals == store.load_match(newer).deals
        skip.click()
        assert window.notices.text == "Saved as “saved.cardtable”."
        window.notices.next()
        assert window.continue_at_start()
        assert store.load_match(older) == window.controller.session.record()  # type: ignore[union-attr]
    with closing(Store.open(path).store) as store, windows(store) as window:
        opened: list[int] = []
        window.opener.opening.connect(opened.append)
        begin(window, None, None)
        assert opened == [older]
        # Whoever opens it by hand and leaves it in good order has nothing to fear from it.
        assert window.opener.resume(newer)
        window.go_home()
        assert window.continue_at_start()
        assert opened == [older, newer, newer]


def test_a_file_at_which_a_start_failed_is_not_opened_again(
    left: tuple[Path, int, int], tmp_path: Path, windows: Windows
) -> None:
    path, _, newer = left
    bad, good = tmp_path / "bad.cardtable", tmp_path / "good.cardtable"
    with closing(Store.open(path).store) as store, windows(store) as window:
        good.write_text(store.load_match(newer).to_text())
        begin(window, bad, FailedStart(None, str(bad)))
        assert "bad.cardtable" in window.notices.text
        assert window.controller.session is None
        begin(window, good, FailedStart(None, str(bad)))
        assert window.controller.session is not None


def test_a_start_that_failed_before_any_match_opens_none(left: tuple[Path, int, int], windows: Windows) -> None:
    path, _, _ = left
    with closing(Store.open(path).store) as store, windows(store) as window:
        begin(window, None, FailedStart())
        assert window.controller.session is None
