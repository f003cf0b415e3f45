"""Starting the program as a person does: as a process of its own."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.backing_up import BackingUp
from cardtable.app.settings import Settings
from cardtable.core.child import Cause
from cardtable.store.backups import DAMAGED, kept
from cardtable.store.store import Store
from cardtable.ui.dialogs.about import AboutDialog
from cardtable.ui.start.app import person_name
from tests.app.test_keeping import begun
from tests.cli.records import recorded

RUN = """
import sys
from PySide6.QtCore import QTimer
from cardtable.ui.start import app
from cardtable.ui.window.main_window import MainWindow
shown = MainWindow.showEvent
def show(window, event):
    shown(window, event)
    print(window.controller.mode.value, window.notices.text + window.pages.unsaved.text, sep='|', flush=True)
    if window._store.is_damaged:
        window.safekeeping.attendant.told.connect(lambda: print(window.notices.text))
        window.safekeeping.attendant.told.connect(window.close)
    else:
        QTimer.singleShot(0, window.close)
MainWindow.showEvent = show
sys.exit(app.main(sys.argv[1:]))
"""


def start(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", RUN, *arguments],
        env={**os.environ, "CARDTABLE_DATA_DIR": str(data)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_first_start_shows_the_start_page(tmp_path: Path) -> None:
    done = start(tmp_path / "data")
    assert done.returncode == 0, done.stderr
    assert done.stdout == "idle|\n"
    assert (tmp_path / "data" / "cardtable.sqlite3").exists()


def test_a_bad_file_gives_a_message(tmp_path: Path) -> None:
    file = tmp_path / "bad.cardtable"
    file.write_text("no record")
    done = start(tmp_path / "data", str(file))
    assert done.returncode == 0, done.stderr
    assert "bad.cardtable" in done.stdout


def test_the_address_of_a_file_opens_it(tmp_path: Path) -> None:
    file = tmp_path / "Müller #1 bad.cardtable"
    file.write_text("no record")
    found = []
    for argument in (str(file), file.as_uri(), file.as_uri().replace("file://", "file://localhost")):
        done = start(tmp_path / "data", argument)
        assert done.returncode == 0, done.stderr
        found.append(done.stdout)
    assert "bad.cardtable" in found[0]
    assert found == [found[0]] * 3


def test_a_damaged_database_is_put_aside_with_a_message(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "cardtable.sqlite3").write_bytes(b"nothing of a database" * 400)
    done = start(data)
    assert done.returncode == 0, done.stderr
    assert "damaged" in done.stdout.splitlines()[0]
    assert "They were kept" in done.stdout
    assert len(list(data.glob("*.sqlite3"))) == 2


def test_without_a_place_for_data_one_can_still_play(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    done = start(blocked)
    assert done.returncode == 0, done.stderr
    assert "cannot be opened" in done.stdout


def test_a_home_of_nobody_is_told() -> None:
    done = start(Path("~nobody-of-this-name/x"))
    assert done.returncode == 0, done.stderr
    assert "~nobody-of-this-name/x" in done.stdout
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_a_match_of_a_stranger_is_opened_again_at_the_next_start(tmp_path: Path) -> None:
    document = json.loads(recorded("casino.swedish", 2, deals=1).record().to_text())
    for seat in document["seats"]:
        # Read as markup it takes all memory.
        seat["name"] = "Anna<img src='/dev/zero'>"
    file = tmp_path / "stranger.cardtable"
    file.write_text(json.dumps(document), encoding="utf-8")
    for arguments in ([str(file)], []):
        done = start(tmp_path / "data", *arguments)
        assert done.returncode == 0, done.stderr
        assert done.stdout == "result|\n"


DYING = """
import os, sys
from cardtable.ui.start import app
from cardtable.ui.window.main_window import MainWindow
MainWindow.showEvent = lambda window, event: os.abort()
app.main(sys.argv[1:])
"""


@pytest.mark.slow
def test_a_start_that_dies_is_followed_by_one_that_opens_nothing(tmp_path: Path) -> None:
    with closing(Store.open(tmp_path / "cardtable.sqlite3").store) as store:
        begun(store)
    for _ in range(2):
        died = subprocess.run(
            [sys.executable, "-c", DYING],
            env={**os.environ, "CARDTABLE_DATA_DIR": str(tmp_path)},
            capture_output=True,
            timeout=120,
            check=False,
        )
        assert died.returncode == -signal.SIGABRT
        mode, _, told = start(tmp_path).stdout.partition("|")
        assert mode == "idle"
        assert "failed before its window appeared, while opening a match: Swedish Casino" in told
    # Nobody has decided yet.
    assert start(tmp_path).stdout.startswith("idle|Last time, the program failed")


COUNTING = """
from cardtable.ui.start import opening
from cardtable.ui.hall.page import HallPage
from cardtable.ui.table.scene import TableScene
from cardtable.ui.window.main_window import MainWindow

def counted(kind, name, told):
    usual = getattr(kind, name)
    def call(self, *arguments):
        print(told, *map(repr, arguments[:1]), sep=":")
        return usual(self, *arguments)
    setattr(kind, name, call)

application = opening.make_application(["cardtable"])
counted(TableScene, "_refit", "fit")
counted(TableScene, "set_size", "size")
counted(MainWindow, "retranslate", "words")
counted(HallPage, "_set_words", "hall")
early = opening._last_look()
"""
STARTED = RUN.replace("argv[1:]", "argv[1:], None, None, application, early").replace(
    "window.close)", "window.window().close)"
)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_table_that_is_gone_on_with_is_laid_out_for_the_size_that_it_keeps(tmp_path: Path, language: str) -> None:
    with closing(Store.open(tmp_path / "cardtable.sqlite3").store) as store:
        begun(store)
        store.put("settings", {**Settings(language=language).to_json(), "text_size": 130})
    environ = {**os.environ, "CARDTABLE_DATA_DIR": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    for picture in (False, True):
        assert (tmp_path / "cache" / "cardtable" / "window").exists() == picture
        done = subprocess.run(
            [sys.executable, "-c", COUNTING + STARTED],
            env=environ,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        told = done.stdout.splitlines()
        assert done.returncode == 0, done.stderr
        assert len({one for one in told if one.startswith("size:")}) == 1
        # Its letters, its size, and who sits there.
        assert told.count("fit") == 3
        assert told.count("words") == 1
        # For those who see the table no hall is made.
        assert "hall" not in told


@pytest.mark.slow
def test_a_start_in_good_order_leaves_no_mark(tmp_path: Path) -> None:
    with closing(Store.open(tmp_path / "cardtable.sqlite3").store) as store:
        begun(store)
    for _ in range(2):
        done = start(tmp_path)
        assert done.returncode == 0, done.stderr
        assert done.stdout in ("human|\n", "thinking|\n")
        assert (tmp_path / "cardtable.start").read_bytes() == b""


@pytest.mark.slow
def test_a_database_that_another_program_holds_does_not_keep_the_window_waiting(tmp_path: Path) -> None:
    path = tmp_path / "cardtable.sqlite3"
    with closing(Store.open(path).store) as store:
        begun(store)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        done = start(tmp_path)
        # What is there can be read all the same.
        mode, _, told = done.stdout.partition("|")
        assert mode in ("human", "thinking")
        assert told.startswith("Nothing is being saved at the moment. Another program has")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN IMMEDIATE")
        other.execute("UPDATE matches SET cut = cut")
        done = start(tmp_path)
        assert done.stdout.startswith("idle|Nothing is being saved at the moment. Another program has"), done.stderr


def test_a_copy_is_made_by_a_child_process(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "cardtable.sqlite3"
    with closing(Store.open(path).store):
        backup = BackingUp()
        assert backup.start(path)
        assert not backup.start(path)
        process = backup.process
        assert process is not None
        with qtbot.waitSignal(process.finished, timeout=60_000):
            pass
        assert len(kept(path)) == 1
        # Nothing has changed since.
        assert backup.start(path)
        with qtbot.waitSignal(backup.ended):
            pass
        assert len(kept(path)) == 1
    backup.stop()


def test_a_copy_that_fails_says_why_and_a_report_tells_it(tmp_path: Path, qtbot: QtBot, qapp: QApplication) -> None:
    """The reason stays, until a copy succeeds; what is told to others has no name of the person in it."""
    path = tmp_path / "cardtable.sqlite3"
    path.write_bytes(b"this is no database" * 1000)
    backup = BackingUp()
    with qtbot.waitSignal(backup.ended, timeout=60_000):
        assert backup.start(path)
    assert backup.process is None
    end = backup.last_end
    assert end is not None
    assert (end.cause, end.status) == (Cause.FAILED, DAMAGED)
    assert end.errors == "the database is damaged"
    about = AboutDialog("")
    qtbot.addWidget(about)
    about._copy_report()
    assert f"Process backup: failed ({DAMAGED}): {end.errors}\n" in QGuiApplication.clipboard().text()
    path.unlink()
    Store.open(path).store.close()
    with qtbot.waitSignal(backup.ended, timeout=60_000):
        assert backup.start(path)
    about._copy_report()
    assert "Process backup" not in QGuiApplication.clipboard().text()


@pytest.mark.parametrize(
    ("user", "name"), [("berta", "Berta"), ("carl.larsson", "Carl"), ("root", "Anna"), ("", "Anna")]
)
def test_what_the_person_is_called(monkeypatch: pytest.MonkeyPatch, user: str, name: str) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: user)
    assert person_name() == name


def test_a_person_without_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> str:
        raise OSError

    monkeypatch.setattr("getpass.getuser", fail)
    assert person_name() == "Anna"
