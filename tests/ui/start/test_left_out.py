"""What a start that follows a failed one offers, and what comes of it on the disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from cardtable.store import backups
from cardtable.store.aside import copy_whole, put_back, set_aside
from cardtable.store.errors import StoreError
from cardtable.store.going_back import replace_whole
from cardtable.store.lock import UseLock
from cardtable.store.places import DATABASE_NAME
from cardtable.store.starting import NO_DATABASE, NO_MATCH, PLAIN
from cardtable.store.store import Store
from cardtable.ui.look.bars import NoticeBar
from cardtable.ui.start import left_out
from cardtable.ui.start.left_out import LeftOut


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / DATABASE_NAME
    Store.open(path).store.close()
    return path


class Offered:
    """What is offered on a rung, and what was wanted of it."""

    def __init__(self, qtbot: QtBot, database: Path | None, rung: int, kept: bool = False) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.notices = NoticeBar(self.window)
        self.wanted: list[object] = []
        self.left_out = LeftOut(self.window, self.notices, lambda: self.wanted.append("save"), database, rung, kept)
        self.left_out.again_wanted.connect(lambda: self.wanted.append("again"))
        self.left_out.backup_wanted.connect(self.wanted.append)
        self.left_out.tell()
        self.window.show()

    @property
    def texts(self) -> list[str]:
        return [button.text().partition(" ")[0] for button in self.notices.buttons]

    def click(self, place: int) -> None:
        QTest.mouseClick(self.notices.buttons[place], Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    ("rung", "copied", "texts"),
    [
        (NO_MATCH, False, ["Save", "Start"]),
        (PLAIN, True, ["Save", "Restore", "Start"]),
        (NO_DATABASE, False, ["Copy", "Start", "Start"]),
        (NO_DATABASE, True, ["Copy", "Restore", "Start", "Start"]),
    ],
)
def test_each_rung_offers_what_helps(qtbot: QtBot, database: Path, rung: int, copied: bool, texts: list[str]) -> None:
    if copied:
        backups.back_up(database, date.today())
    offered = Offered(qtbot, database, rung)
    assert offered.texts == texts
    assert "until you choose" not in offered.notices.text
    offered.click(len(texts) - 1)
    if rung != NO_DATABASE:
        offered.click(0)
    assert offered.wanted == ["again", "save"][: 1 + (rung != NO_DATABASE)]


def test_it_is_said_that_a_rung_is_kept(qtbot: QtBot) -> None:
    offered = Offered(qtbot, None, NO_DATABASE, kept=True)
    assert offered.texts == ["Start"]
    assert "until you choose “Start normally”" in offered.notices.text


@pytest.mark.parametrize("agreed", [True, False])
@pytest.mark.parametrize("copied", [True, False])
def test_nothing_takes_the_place_of_the_games_unasked(
    qtbot: QtBot, database: Path, monkeypatch: pytest.MonkeyPatch, copied: bool, agreed: bool
) -> None:
    if copied:
        backups.back_up(database, date.today())
    questions: list[str] = []

    def ask(_: QWidget, __: str, words: str, yes: Callable[[], object]) -> None:
        questions.append(words)
        if agreed:
            yes()

    monkeypatch.setattr(left_out, "ask", ask)
    offered = Offered(qtbot, database, NO_DATABASE)
    offered.click(1)
    (question,) = questions
    assert "under another name" in question
    expected = backups.kept(database)[0].path if copied else None
    assert offered.wanted == ([expected] if agreed else [])


def test_the_games_are_copied_to_where_somebody_wants_them(qtbot: QtBot, database: Path, tmp_path: Path) -> None:
    offered = Offered(qtbot, database, NO_DATABASE)
    offered.click(0)
    (dialog,) = offered.window.findChildren(QFileDialog)
    assert (dialog.acceptMode(), dialog.defaultSuffix()) == (QFileDialog.AcceptMode.AcceptSave, "sqlite3")
    target = tmp_path / "copy.sqlite3"
    dialog.fileSelected.emit(str(target))
    dialog.close()
    # What can be done is still there, behind it.
    assert offered.notices.text == "The saved games have been copied."
    with closing(sqlite3.connect(target)) as copy, closing(sqlite3.connect(database)) as own:
        assert list(copy.iterdump()) == list(own.iterdump())
    offered.left_out.copy(str(tmp_path / "nowhere" / "copy.sqlite3"))
    assert "could not be saved" in offered.notices.text


def test_a_database_that_is_in_use_or_gone_stays_where_it_is(database: Path, tmp_path: Path) -> None:
    lock = UseLock(database.with_suffix(".lock"))
    lock.share()
    try:
        with pytest.raises(StoreError, match="database is busy"):
            replace_whole(database, None)
    finally:
        lock.close()
    with pytest.raises(StoreError, match="cannot write"):
        replace_whole(database, tmp_path / "no such copy")
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with pytest.raises(StoreError, match="cannot read"):
        copy_whole(tmp_path / "none.sqlite3", tmp_path / "copy")
    with pytest.raises(StoreError, match="cannot open"):
        replace_whole(tmp_path / "none" / DATABASE_NAME, None)


def test_what_was_put_aside_twice_has_two_names_and_comes_back(database: Path) -> None:
    words = database.read_bytes()
    first = set_aside(database, "replaced")
    database.write_bytes(b"another")
    database.with_name(f"{DATABASE_NAME}-wal").write_bytes(b"log")
    second = set_aside(database, "replaced")
    assert first != second
    assert second.with_name(f"{second.name}-wal").read_bytes() == b"log"
    put_back(first, database)
    assert database.read_bytes() == words
