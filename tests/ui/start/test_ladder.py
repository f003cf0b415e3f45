"""A window that always opens: what a start does without when the last one, or it itself, has failed."""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from cardtable.app.settings import KEY, Settings
from cardtable.store import backups
from cardtable.store.places import DATABASE_NAME
from cardtable.store.starting import NAME, NO_DATABASE, NO_MATCH, OPENED, PLAIN, USUAL
from cardtable.store.store import Store
from cardtable.ui.look import fonts
from tests.app.obstacles import obstruct
from tests.app.test_keeping import begun
from tests.ui.started import PATIENCE, ROOT
from tests.x_server import x_server

RUN = """
import importlib, json, os, signal, sys
def find(path):
    module, _, name = path.partition(":")
    owner = importlib.import_module(module)
    *parts, last = name.split(".")
    for part in parts:
        owner = getattr(owner, part)
    return owner, last
def fail(*arguments, **named):
    what = sys.argv[2]
    if what.startswith("SIG"):
        os.kill(os.getpid(), getattr(signal, what))
    raise getattr(__import__("builtins"), what)("always")
import cardtable.ui.start.plain_import
from PySide6.QtCore import QTimer
from cardtable.ui.start import app
from cardtable.ui.start.first_painting import FirstPainting
if sys.argv[1].endswith(":SLOT"):
    open_window = app.open_window
    def opened(*arguments):
        if arguments[-1] == 0:
            QTimer.singleShot(0, fail)
        return open_window(*arguments)
    app.open_window = opened
elif sys.argv[1] == ":GONE":
    open_window = app.open_window
    def opened(*arguments):
        os.kill(int(sys.argv[2]), signal.SIGKILL)
        return open_window(*arguments)
    app.open_window = opened
elif sys.argv[1]:
    owner, name = find(sys.argv[1])
    setattr(owner, name, fail)
finish = FirstPainting._finish
def painted(self):
    finish(self)
    window = self._window
    print(json.dumps({
        "rung": app.Ladder.last._mark.rung,
        "mode": window.controller.mode.value,
        "notices": [words for words, _ in window.notices._waiting],
        "buttons": [button.text() for button in window.notices.buttons],
        "unsaved": window.pages.unsaved.text,
        "language": window._translation.language,
        "room": window.settings.now.room,
    }), flush=True)
    DO
    QTimer.singleShot(0, window.window(), window.window().close)
FirstPainting._finish = painted
made = app.Ladder.__init__
def make(self, *arguments):
    made(self, *arguments)
    app.Ladder.last = self
app.Ladder.__init__ = make
from cardtable.__main__ import main
sys.exit(main([]))
"""


def start(
    data: Path, where: str = "", what: str = "", do: str = "pass", **environ: str
) -> tuple[int, list[dict[str, object]], str]:
    """Start the program, with ``where`` failing always. Returns the exit status, what each window told, the errors."""
    done = subprocess.run(
        [sys.executable, "-c", RUN.replace("DO", do), where, what],
        env={
            **os.environ,
            "LC_ALL": "C.UTF-8",
            "PYTHONPATH": str(ROOT),
            "CARDTABLE_DATA_DIR": str(data),
            "XDG_CACHE_HOME": str(data / "cache"),
            **environ,
        },
        cwd=data,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A database with a match that goes on, and with settings."""
    with closing(Store.open(tmp_path / DATABASE_NAME).store) as store:
        begun(store)
        store.put(KEY, Settings(language="de", room="wine", speed="at_once").to_json())
    return tmp_path


def rows(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM matches").fetchone()[0])


GOES_ON = ("human", "thinking", "animating")
"""The modes of a table at which a match goes on."""

FAILING = {
    "cardtable.ui.window.main_window:MainWindow.continue_at_start": NO_MATCH,
    "cardtable.store.matches:Matches.load_match": NO_MATCH,
    "cardtable.store.matches:Matches.latest_unfinished": PLAIN,
    "cardtable.app.settings:Settings.from_json": PLAIN,
    "cardtable.ui.window.window_geometry:_is_length": USUAL,
    "cardtable.store.store:open_database": NO_DATABASE,
    "cardtable.store.store:Store.open": NO_DATABASE,
    "cardtable.ui.cards.kept_pictures:edition": USUAL,
    "cardtable.ui.start.early:circumstances": USUAL,
}
"""What may fail for ever, and on which rung the window opens then."""


@pytest.mark.slow
@pytest.mark.turns(3)
@pytest.mark.parametrize("where", list(FAILING))
def test_what_fails_for_ever_is_left_out_at_once(data: Path, where: str) -> None:
    status, told, errors = start(data, where, "OverflowError")
    assert status == 0, errors
    assert [window["rung"] for window in told] == [FAILING[where]]
    assert rows(data / DATABASE_NAME) == 1


@pytest.mark.slow
@pytest.mark.turns(2)
@pytest.mark.parametrize(
    "where",
    [
        "cardtable.ui.window.main_window:MainWindow.continue_at_start",
        "cardtable.app.settings:Settings.from_json",
        "cardtable.store.store:Store.open",
    ],
)
@pytest.mark.parametrize("what", ["SIGKILL", "SIGSEGV", "SIGABRT"])
def test_what_crashes_for_ever_is_left_out_by_the_next_start(data: Path, where: str, what: str) -> None:
    status, told, _ = start(data, where, what)
    assert (status, told) == (-getattr(signal, what), [])
    status, told, errors = start(data, where, what)
    assert status == 0, errors
    assert [window["rung"] for window in told] == [FAILING[where]]
    assert rows(data / DATABASE_NAME) == 1


@pytest.mark.slow
def test_each_rung_says_what_it_is_without(data: Path) -> None:
    told = []
    for rung in (USUAL, NO_MATCH, PLAIN):
        (data / NAME).write_text(json.dumps({"rung": rung}))
        status, windows, errors = start(data)
        assert status == 0, errors
        # It is remembered that this window was opened further down, in case the next start ends the program again.
        mark = json.loads((data / NAME).read_bytes())
        assert (mark["step"], mark["rung"], mark["kept"]) == (OPENED, rung + 1, False)
        told += windows
    assert [one["rung"] for one in told] == [NO_MATCH, PLAIN, NO_DATABASE]
    assert [one["mode"] for one in told] == ["idle"] * 3
    assert [(one["language"], one["room"]) for one in told] == [("de", "wine"), ("en", "green"), ("en", "green")]
    sentences = [" ".join(map(str, one["notices"])) for one in told]  # type: ignore[call-overload]
    assert "ohne eine Partie zu öffnen" in sentences[0]
    assert "in English" in sentences[1]
    assert "stay closed and untouched" in sentences[2]
    assert [bool(one["unsaved"]) for one in told] == [False, False, True]
    # From the top again, with all that there was.
    status, windows, _ = start(data)
    assert (windows[0]["rung"], windows[0]["mode"] in GOES_ON, windows[0]["room"]) == (USUAL, True, "wine")


@pytest.mark.slow
def test_what_a_slot_raises_before_the_first_painting_fails_the_start(data: Path) -> None:
    """It is called by a timer of the driver as Qt calls slots, with nobody to catch what it raises."""
    status, told, errors = start(data, ":SLOT", "KeyError")
    assert status == 0, errors
    assert [window["rung"] for window in told] == [NO_MATCH]
    assert "Traceback" not in errors


@pytest.mark.slow
def test_what_stays_and_kills_two_starts_is_left_out_until_somebody_wants_otherwise(data: Path) -> None:
    culprit = ("cardtable.ui.window.main_window:MainWindow.continue_at_start", "SIGKILL")
    told = []
    for _ in range(5):
        status, windows, _ = start(data, *culprit)
        told.append((status, [(window["rung"], "So beginnt es, bis" in str(window["notices"])) for window in windows]))
    killed: tuple[int, list[object]] = (-signal.SIGKILL, [])
    assert told == [killed, (0, [(NO_MATCH, False)]), killed, (0, [(NO_MATCH, True)]), (0, [(NO_MATCH, True)])]
    status, windows, errors = start(data, do=click("Wie gewohnt"))
    assert status == 0, errors
    assert [window["rung"] for window in windows] == [NO_MATCH, USUAL]
    assert (data / NAME).read_bytes() == b""


@pytest.mark.slow
def test_a_start_that_no_rung_helps_ends_with_a_sentence(data: Path) -> None:
    status, told, errors = start(data, "cardtable.ui.window.main_window:refused", "KeyError")
    assert (status, told) == (3, [])
    assert errors.count("\n") == 1
    assert "could not open its window (KeyError: 'always')" in errors


ABSURD_STANDING = (
    """UPDATE deals SET standing = '{"points": [Infinity, 1e999], "carried": {"a": -Infinity}, "winner": 1e999}'"""
)
ABSURD = (
    """UPDATE matches SET options = '{"target": 1e999}'""",
    "UPDATE matches SET cut = '[[1e999]]'",
    "UPDATE matches SET players = 4611686018427387904",
    "UPDATE seats SET party = 4611686018427387904",
    """UPDATE settings SET value = '{"text_size": 1e999, "speed": NaN, "language": -Infinity, "room": [[1e999]]}'""",
)


@pytest.mark.slow
@pytest.mark.turns(2)
@pytest.mark.parametrize("change", ABSURD)
def test_an_absurd_value_in_the_database_does_not_stop_the_window(data: Path, change: str) -> None:
    with closing(sqlite3.connect(data / DATABASE_NAME)) as connection, connection:
        assert connection.execute(change).rowcount
    status, told, errors = start(data)
    assert status == 0, errors
    assert len(told) == 1
    assert rows(data / DATABASE_NAME) == 1


PLAY_ON = """
    from PySide6.QtWidgets import QApplication
    while window._store.is_damaged or window.controller.mode.value != "human":
        QApplication.processEvents()
"""


@pytest.mark.slow
def test_an_absurd_standing_of_a_deal_that_goes_on_is_dropped_and_the_match_goes_on(data: Path) -> None:
    with closing(sqlite3.connect(data / DATABASE_NAME)) as connection, connection:
        assert connection.execute(ABSURD_STANDING).rowcount
    status, told, errors = start(data, do=PLAY_ON.strip())
    assert status == 0, errors
    assert [window["notices"] for window in told] == [["Die gespeicherten Partien sind beschädigt."]]
    assert rows(data / DATABASE_NAME) == 1
    with closing(Store.open(data / DATABASE_NAME).store) as store:
        (deal,) = store.load_match(1).deals
    assert len(deal.actions) == 1


CLICK = """
    from PySide6.QtTest import QTest
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QPushButton
    from cardtable.ui.dialogs.question import QuestionDialog
    def agree():
        (box,) = window.findChildren(QuestionDialog)
        (yes,) = [one for one in box.findChildren(QPushButton) if one.text() == "&Yes"]
        QTest.mouseClick(yes, Qt.MouseButton.LeftButton)
    wanted = [button for button in window.notices.buttons if WORDS in button.text()]
    if wanted:
        QTimer.singleShot(0, window, lambda: (QTimer.singleShot(0, window, agree) if ASKS else None,
            QTest.mouseClick(wanted[0], Qt.MouseButton.LeftButton)))
        return
"""


def click(words: str, asks: bool = False) -> str:
    """What clicks on the button whose text has ``words`` in it, and then on Yes if it ``asks``."""
    return CLICK.replace("WORDS", repr(words)).replace("ASKS", str(asks)).strip()


@pytest.mark.slow
@pytest.mark.parametrize("rung", [USUAL, NO_MATCH, PLAIN])
def test_the_program_begins_again_as_usual_by_a_click(data: Path, rung: int) -> None:
    (data / NAME).write_text(json.dumps({"rung": rung}))
    words = "Wie gewohnt" if rung == USUAL else "Start normally"
    status, told, errors = start(data, do=click(words))
    assert status == 0, errors
    assert [one["rung"] for one in told] == [rung + 1, USUAL]
    assert (told[1]["mode"] in GOES_ON, told[1]["room"], told[1]["language"]) == (True, "wine", "de")
    assert "Traceback" not in errors


@pytest.mark.slow
def test_a_backup_takes_the_place_of_the_database_which_is_put_aside_whole(data: Path) -> None:
    from datetime import date

    backups.back_up(data / DATABASE_NAME, date.today())
    with closing(Store.open(data / DATABASE_NAME).store) as store:
        begun(store)
    (data / NAME).write_text(json.dumps({"rung": PLAIN}))
    status, told, errors = start(data, do=click("Restore the backup from", asks=True))
    assert status == 0, errors
    assert [one["rung"] for one in told] == [NO_DATABASE, USUAL]
    (aside,) = data.glob("cardtable.replaced-*.sqlite3")
    assert rows(data / DATABASE_NAME) == 1
    assert rows(aside) == 2
    assert str(aside) in str(told[1]["notices"])


@pytest.mark.slow
def test_without_a_backup_one_begins_anew_and_nothing_is_lost(data: Path) -> None:
    (data / NAME).write_text(json.dumps({"rung": PLAIN}))
    status, told, errors = start(data, do=click("Start afresh", asks=True))
    assert status == 0, errors
    assert [one["rung"] for one in told] == [NO_DATABASE, USUAL]
    (aside,) = data.glob("cardtable.replaced-*.sqlite3")
    assert rows(data / DATABASE_NAME) == 0
    assert rows(aside) == 1


CHANGE = """
    window.settings.change(room="linen")
"""


@pytest.mark.slow
def test_what_is_set_meanwhile_is_kept_beside_the_rest(data: Path) -> None:
    (data / NAME).write_text(json.dumps({"rung": NO_MATCH}))
    status, _, errors = start(data, do=CHANGE.strip())
    assert status == 0, errors
    with closing(Store.open(data / DATABASE_NAME).store) as store:
        kept = store.get(KEY)
    assert (kept["room"], kept["language"], kept["speed"]) == ("linen", "de", "at_once")


@pytest.fixture
def blocked(data: Path, request: pytest.FixtureRequest) -> Path:
    """Data with a pipe in the place of one of its files."""
    obstruct(data / request.param, "pipe")
    return data


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="there are no such pipes")
@pytest.mark.parametrize("blocked", [NAME, "window.lock", "cache/cardtable/pictures"], indirect=True)
def test_a_pipe_in_the_place_of_a_file_keeps_nobody_waiting(blocked: Path) -> None:
    status, told, errors = start(blocked)
    assert status == 0, errors
    assert len(told) == 1
    assert "Traceback" not in errors


@pytest.mark.slow
def test_a_cache_that_is_a_file_is_no_obstacle_at_the_end(data: Path) -> None:
    (data / "cache").mkdir()
    (data / "cache" / "cardtable").touch()
    status, told, errors = start(data)
    assert (status, len(told)) == (0, 1), errors
    assert "Traceback" not in errors


@pytest.mark.slow
def test_a_computer_without_a_font_is_written_on_all_the_same(data: Path) -> None:
    configuration = data / "fonts.conf"
    configuration.write_text(f"<fontconfig><dir>{data}/none</dir><cachedir>{data}/fonts</cachedir></fontconfig>")
    status, told, errors = start(data, FONTCONFIG_FILE=str(configuration))
    assert status == 0, errors
    # The program's own letters serve, and nothing is missed.
    assert "fonts-dejavu-core" not in errors + str(told[0]["notices"])
    # Empty folders hide them.
    for folder in fonts.FOLDERS.values():
        (data / "hidden" / folder / "files").mkdir(parents=True)
    hidden = os.pathsep.join([str(data / "hidden"), str(ROOT)])
    status, told, errors = start(data, FONTCONFIG_FILE=str(configuration), PYTHONPATH=hidden)
    assert status == 0, errors
    assert "Install one, such as the package fonts-dejavu-core." in errors
    assert "Paket fonts-dejavu-core" in str(told[0]["notices"])


@pytest.mark.slow
@pytest.mark.window
@pytest.mark.parametrize("painted", [True, False])
def test_a_display_that_is_taken_away_ends_the_program_in_good_order(data: Path, painted: bool) -> None:
    if shutil.which("Xvfb") is None:
        pytest.skip("needs Xvfb")
    with x_server() as server:
        kill = f"os.kill({server.process.pid}, signal.SIGKILL); return" if painted else "pass"
        where, what = ("", "") if painted else (":GONE", str(server.process.pid))
        status, told, errors = start(data, where, what, do=kill, QT_QPA_PLATFORM="xcb", DISPLAY=server.display)
    assert (status, len(told)) == (4, int(painted)), errors
    assert errors == "cardtable has ended, because its display was taken away. All that was done is saved.\n"
    assert rows(data / DATABASE_NAME) == 1
    # Its end was none of the start's.
    status, told, _ = start(data)
    assert (status, told[0]["rung"], told[0]["mode"] in GOES_ON) == (0, USUAL, True)
