"""All that is kept as one file, as the window offers it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QProgressBar, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.errors import StoreError
from cardtable.store.store import Store
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.window.whole_files import WholeFiles


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Store]:
    with closing(Store.open(tmp_path / "shelf" / "cardtable.sqlite3").store) as opened:
        yield opened


@pytest.fixture
def laid() -> list[Dialog]:
    """The dialogs that were laid over the window."""
    return []


@pytest.fixture
def files(qtbot: QtBot, shelf: Store, translation: Translation, laid: list[Dialog]) -> WholeFiles:
    window = QWidget()
    qtbot.addWidget(window)
    setup = SheetSetup("ecarte", ("Anna", "Björn"), begun="2026-11-20T19:00:00+00:00")
    shelf.create_sheet(setup.kind, setup.names, "", setup.to_json())
    return WholeFiles(shelf, window, laid.append)


def test_everything_is_saved_and_taken_in_again(files: WholeFiles, qtbot: QtBot, tmp_path: Path) -> None:
    file = str(tmp_path / "everything.cardtable-all")
    with qtbot.waitSignal(files.notice) as told:
        files.save(file)
    assert told.args == ["All matches, score sheets and settings are saved in this file."]
    with qtbot.waitSignals([files.notice, files.restored]), qtbot.waitSignal(files.notice) as told:
        files.restore(file)
    assert told.args == ["1 was here already."]
    with closing(Store.open(tmp_path / "other" / "cardtable.sqlite3").store) as other:
        further = WholeFiles(other, QWidget(), lambda dialog: None)
        with qtbot.waitSignal(further.notice) as told:
            further.restore(file)
        assert told.args == ["1 score sheet added."]
        assert len(other.sheets()) == 1


def test_one_bad_row_is_said_and_the_rest_comes(files: WholeFiles, shelf: Store, qtbot: QtBot, tmp_path: Path) -> None:
    setup = SheetSetup("ecarte", ("Cleo", "Dag"), begun="2026-11-21T19:00:00+00:00")
    shelf.create_sheet(setup.kind, setup.names, "", setup.to_json())
    file = tmp_path / "everything.cardtable-all"
    files.save(str(file))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE sheets SET setup = '[1e999]' WHERE id = 1")
    for (number,) in shelf.connection.execute("SELECT id FROM sheets").fetchall():
        shelf.delete_sheet(number)
    with qtbot.waitSignal(files.restored), qtbot.waitSignal(files.notice) as told:
        files.restore(str(file))
    assert told.args == ["1 score sheet added. 1 could not be read completely."]
    assert [sheet.names for sheet in shelf.sheets()] == [("Cleo", "Dag")]


def test_the_window_goes_on_and_says_how_far_it_has_come(
    files: WholeFiles, laid: list[Dialog], qtbot: QtBot, tmp_path: Path
) -> None:
    file = str(tmp_path / "everything.cardtable-all")
    files.save(file)
    files.restore(file)
    (dialog,) = laid
    assert dialog.findChild(QProgressBar) is not None
    # A second one waits for nobody.
    files.restore(file)
    assert len(laid) == 1
    with qtbot.waitSignal(files.notice):
        pass
    assert dialog.result() == Dialog.DialogCode.Accepted


def test_cancelled_means_nothing_taken_in(
    files: WholeFiles, shelf: Store, laid: list[Dialog], qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "everything.cardtable-all"
    files.save(str(file))
    shelf.delete_sheet(1)
    # As long as somebody else writes, the child waits, and nobody who waits for it has to.
    with closing(sqlite3.connect(str(shelf.place), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        files.restore(str(file))
        with qtbot.waitSignal(files.notice) as told:
            laid[0].reject()
        other.execute("ROLLBACK")
    assert told.args == ["Nothing was added."]
    assert shelf.sheets() == []
    with qtbot.waitSignal(files.notice) as told:
        files.restore(str(file))
    assert told.args == ["1 score sheet added."]


def test_what_is_kept_nowhere_takes_nothing_in(qtbot: QtBot, translation: Translation, tmp_path: Path) -> None:
    with closing(Store.meanwhile(StoreError("database_is_busy"), tmp_path / "cardtable.sqlite3")) as store:
        files = WholeFiles(store, QWidget(), lambda dialog: None)
        with qtbot.waitSignal(files.notice) as told:
            files.restore(str(tmp_path / "any"))
    assert told.args[0].startswith("Another program has the saved games open")


def test_a_bad_file_gives_one_clear_line(files: WholeFiles, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "bad").write_text("nothing of the kind")
    with qtbot.assertNotEmitted(files.restored), qtbot.waitSignal(files.notice) as told:
        files.restore(str(tmp_path / "bad"))
    assert told.args == ["This is not a file made by “Save everything”."]


def test_files_are_asked_for(files: WholeFiles, qtbot: QtBot) -> None:
    for ask in (files.ask_save, files.ask_restore):
        ask()
        window = files.parent()
        assert window is not None
        (dialog,) = window.findChildren(QFileDialog)
        assert "cardtable-all" in dialog.nameFilters()[0]
        dialog.close()
        qtbot.waitUntil(lambda window=window: not window.findChildren(QFileDialog))  # type: ignore[misc]
