"""The question before a window closes while something in it is not saved."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.core.record import HUMAN, SeatEntry, parse_record
from cardtable.games.registry import variant
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.errors import StoreError
from cardtable.store.store import Store
from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient, takes_most
from tests.ui.clicks import press
from tests.ui.window.test_unsaved import play_one, type_in

SETUP = SheetSetup("casino.swedish", ("Anna", "Björn"))


def full(*_: object) -> None:
    raise StoreError("cannot_write", reason="disk full")


class FullDisk:
    """Lets a store write nothing, or write again."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self._store, self._monkeypatch = store, monkeypatch

    def begin(self) -> None:
        for name in ("create_match", "append_deal", "append_action", "create_sheet", "append_sheet_change", "put"):
            self._monkeypatch.setattr(self._store, name, full)

    def end(self) -> None:
        self._monkeypatch.undo()


@pytest.fixture
def disk(store: Store) -> Iterator[FullDisk]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        yield FullDisk(store, monkeypatch)


@pytest.fixture
def window(qtbot: QtBot, store: Store, disk: FullDisk, translation: Translation) -> Iterator[MainWindow]:
    window = MainWindow(store, translation, client=ScriptedClient(takes_most))
    qtbot.addWidget(window)
    window.settings.change(speed="at_once", pace="none")
    window.show()
    yield window
    # So that nothing is tried any more once the store is closed.
    disk.end()
    assert window.safekeeping.unsaved.try_again()
    for sheet in list(window.sheet_door.desk.windows):
        sheet.close()
    window.close()


def asked(window: MainWindow, about: QWidget | None = None) -> QuestionDialog:
    box = window.safekeeping.farewell.question(about or window)
    assert box is not None
    return box


def labels(box: QuestionDialog) -> list[str]:
    return sorted(button.text().replace("&", "") for button in box.findChildren(QPushButton))


def answer(box: QuestionDialog, words: str) -> None:
    press(box, words)


def new_sheet(window: MainWindow) -> SheetWindow:
    from cardtable.app.scorekeeper.keeper import SheetKeeper

    return window.sheet_door.desk.show_keeper(SheetKeeper.begin(window._store, SETUP))


def test_nothing_is_asked_where_all_is_saved(window: MainWindow, qtbot: QtBot) -> None:
    play_one(window, qtbot)
    assert window.close()


def test_nothing_is_asked_for_the_sake_of_settings(window: MainWindow, disk: FullDisk, qtbot: QtBot) -> None:
    play_one(window, qtbot)
    disk.begin()
    window.settings.change(room="wine")
    assert "disk full" in window.pages.unsaved.text
    assert window.close()


def test_nothing_is_asked_where_it_can_be_saved_by_now(
    window: MainWindow, disk: FullDisk, store: Store, qtbot: QtBot
) -> None:
    disk.begin()
    play_one(window, qtbot)
    disk.end()
    assert window.close()
    (match,) = store.matches()
    assert len(store.load_match(match.id).deals[0].actions) == 1


def test_a_match_that_is_not_saved_is_asked_about_once(window: MainWindow, disk: FullDisk, qtbot: QtBot) -> None:
    disk.begin()
    play_one(window, qtbot)
    assert not window.close()
    box = asked(window)
    assert "disk full" in box.text
    assert labels(box) == ["Cancel", "Close anyway", "Save as…"]
    # Impatience asks no second question.
    assert not window.close()
    assert asked(window) is box
    answer(box, "Cancel")
    assert window.isVisible()
    assert window.safekeeping.farewell.question(window) is None
    assert not window.close()
    answer(asked(window), "Close anyway")
    assert not window.isVisible()
    # Another start may bring it back, and then it is asked about anew.
    window.come_forward()
    assert not window.close()


def test_a_closed_window_lets_nobody_act_until_it_is_there_again(window: MainWindow, qtbot: QtBot) -> None:
    controller = window.controller
    sheet = new_sheet(window)
    window._begin(variant("casino.swedish").rule_set(2), [SeatEntry("Anna", HUMAN), SeatEntry("Björn", "greedy")])
    session = controller.session
    assert session is not None
    qtbot.waitUntil(lambda: controller.mode is Mode.HUMAN)
    window.table.showing.action_chosen.emit(next(iter(session.legal().representatives())))
    acted = session.position
    assert window.close()
    assert sheet.isVisible()
    # Whatever was still to come of the move comes to nothing.
    qtbot.waitUntil(lambda: not window.table.showing.busy)
    assert (controller.mode, session.position) == (Mode.RESTING, acted)
    window.come_forward()
    qtbot.waitUntil(lambda: controller.mode is Mode.HUMAN)
    assert session.position > acted


def test_escape_keeps_the_window(window: MainWindow, disk: FullDisk, qtbot: QtBot) -> None:
    disk.begin()
    play_one(window, qtbot)
    assert not window.close()
    asked(window).reject()
    assert window.isVisible()


def test_the_question_is_asked_in_german(
    window: MainWindow, disk: FullDisk, translation: Translation, qtbot: QtBot
) -> None:
    disk.begin()
    play_one(window, qtbot)
    window.settings.change(language="de")
    assert not window.close()
    box = asked(window)
    assert box.text.startswith("Die Partie ist nicht gespeichert. ")
    assert "Trotzdem schließen" in labels(box)
    assert "Speichern unter\N{NO-BREAK SPACE}…" in labels(box)


def test_a_window_closes_once_its_match_is_in_a_file(
    window: MainWindow, disk: FullDisk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    disk.begin()
    play_one(window, qtbot)
    session = window.controller.session
    assert session is not None
    for place in ("", str(tmp_path / "missing" / "saved.cardtable")):
        type_in(monkeypatch, place)
        assert not window.close()
        answer(asked(window), "Save as…")
        assert window.isVisible()
    file = tmp_path / "saved.cardtable"
    type_in(monkeypatch, str(file))
    assert not window.close()
    answer(asked(window), "Save as…")
    assert not window.isVisible()
    assert parse_record(file.read_text(encoding="utf-8")) == parse_record(session.record().to_text())


def test_a_sheet_that_is_not_saved_is_asked_about(window: MainWindow, disk: FullDisk, tmp_path: Path) -> None:
    disk.begin()
    sheet = new_sheet(window)
    assert not sheet.close()
    box = asked(window, sheet)
    assert box.text.startswith("This score sheet is not saved. ")
    answer(box, "Cancel")
    assert sheet.isVisible()
    assert not sheet.close()
    answer(asked(window, sheet), "Save as…")
    (dialog,) = sheet.findChildren(QFileDialog)
    file = tmp_path / "sheet.cardtable"
    dialog.fileSelected.emit(str(file))
    assert file.is_file()
    assert not sheet.isVisible()
    # It has been decided about it.
    assert window.close()


def test_the_last_window_asks_about_everything(window: MainWindow, disk: FullDisk, qtbot: QtBot) -> None:
    disk.begin()
    play_one(window, qtbot)
    sheet = new_sheet(window)
    assert not window.close()
    answer(asked(window), "Cancel")
    window.hide()
    window.safekeeping.unsaved.give_up(sheet.keeper)
    assert not sheet.close()
    box = asked(window, sheet)
    assert box.text.startswith("Some of what you played or marked here has not been saved. ")
    # The sheet's file would not hold the match.
    assert labels(box) == ["Cancel", "Close anyway"]
    answer(box, "Close anyway")
    assert not sheet.isVisible()


def test_a_database_that_cannot_be_opened_counts_once_something_was_played(
    tmp_path: Path, qtbot: QtBot, translation: Translation
) -> None:
    path = tmp_path / "cardtable.sqlite3"
    path.mkdir()
    with pytest.raises(StoreError) as failed:
        Store.open(path, patience=0)
    for playing in (False, True):
        with closing(Store.meanwhile(failed.value, path)) as store:
            window = MainWindow(store, translation, client=ScriptedClient(takes_most))
            qtbot.addWidget(window)
            window.settings.change(speed="at_once", pace="none")
            window.show()
            if playing:
                play_one(window, qtbot)
                window.go_home()
            assert window.close() is not playing
            if playing:
                # The match has been left, so there is none that "Save as…" could be about.
                assert labels(asked(window)) == ["Cancel", "Close anyway"]
                window.safekeeping.farewell.be_quiet()
                assert window.close()


def test_the_end_of_the_session_is_not_asked_about(window: MainWindow, disk: FullDisk, qtbot: QtBot) -> None:
    disk.begin()
    play_one(window, qtbot)
    window.safekeeping.farewell.let_session_end()
    # A session that goes on after all.
    window.safekeeping.farewell._session.timeout.emit()
    assert not window.close()
    window.safekeeping.farewell.let_session_end()
    assert window.close()
