"""The rungs of a start within the process of the tests, with what fails put in by hand: by which paths it goes down.

What a person meets, in processes of their own, is ``test_ladder.py``'s and ``tests/end_to_end/test_lower_rungs.py``'s.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardtable import FAILED
from cardtable.app.backing_up import BackingUp
from cardtable.app.i18n import Translation
from cardtable.app.instance import Instance
from cardtable.app.languages import languages
from cardtable.app.settings import KEY, Settings
from cardtable.store import backups
from cardtable.store.errors import StoreError
from cardtable.store.places import DATABASE_NAME, DIRECTORY_VARIABLE
from cardtable.store.starting import NAME, NO_DATABASE, NO_MATCH, PLAIN, USUAL
from cardtable.store.store import Store
from cardtable.ui.look import fonts
from cardtable.ui.start import app, left_out, own_font
from cardtable.ui.start.application import Application
from cardtable.ui.start.first_painting import FirstPainting
from cardtable.ui.window.main_window import MainWindow
from tests.app.test_keeping import begun

Do = Callable[[MainWindow], object]
Run = Callable[..., int]
Told = tuple[int, str, str]
"""The rung of a window that was painted, the mode of its table, and what it tells."""


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with a match that goes on, and with settings."""
    place = tmp_path / "data"
    place.mkdir()
    monkeypatch.setenv(DIRECTORY_VARIABLE, str(place))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    with closing(Store.open(place / DATABASE_NAME).store) as store:
        begun(store)
        store.put(KEY, Settings(language="de", room="wine", speed="at_once").to_json())
    return place


@pytest.fixture
def told() -> list[Told]:
    """What there is to tell of each window, the first one first."""
    return []


@pytest.fixture
def run(
    qapp: QApplication,
    qtbot: QtBot,
    translation: Translation,
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    told: list[Told],
) -> Iterator[Run]:
    """Runs the program. When a window has been painted, the next of some deeds is done, and the window is closed."""
    assert isinstance(qapp, Application)
    windows: list[tuple[MainWindow, int]] = []
    deeds: list[Do] = []
    make = app.open_window

    def made(application: Application, store: Store, words: Translation, rung: int) -> MainWindow:
        windows.append((make(application, store, words, rung), rung))
        return windows[-1][0]

    def loop() -> int:
        window, rung = windows[-1]
        qtbot.waitUntil(lambda: b'"program"' not in (data / NAME).read_bytes())
        qtbot.waitUntil(lambda: done[-1:] == [window])
        words = " ".join(sentence for sentence, _ in window.notices._waiting)
        told.append((rung, window.controller.mode.value, words))
        if deeds:
            deeds.pop(0)(window)
        window.window().close()
        return 0

    done: list[object] = []
    finish = FirstPainting._finish

    def finished(painting: FirstPainting) -> None:
        finish(painting)
        done.append(painting._window)

    monkeypatch.setattr(FirstPainting, "_finish", finished)
    monkeypatch.setattr(app, "open_window", made)
    monkeypatch.setattr(app, "Translation", lambda application: translation)
    monkeypatch.setattr(qapp, "exec", loop)
    # These change the process, which goes on here.
    monkeypatch.setattr(app, "collect_garbage", lambda: None)
    monkeypatch.setattr(app, "watch_display", lambda store: None)
    monkeypatch.setattr(BackingUp, "start", lambda self, path: True)

    def main(*todo: Do, arguments: tuple[str, ...] = ()) -> int:
        deeds[:] = todo
        return app.main(arguments, Instance(), None, qapp)

    yield main
    for window, _ in windows:
        if isValid(window):
            window.window().deleteLater()


GOES_ON = ("human", "thinking", "animating")


def fails(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> None:
    """Let what ``owner`` has under that name raise."""

    def fail(*_: object, **__: object) -> NoReturn:
        raise OverflowError("always")

    monkeypatch.setattr(owner, name, fail)


def test_as_usual_the_match_goes_on_and_no_mark_is_left(run: Run, told: list[Told], data: Path) -> None:
    assert run() == 0
    ((rung, mode, words),) = told
    assert (rung, mode in GOES_ON, words) == (USUAL, True, "")
    assert (data / NAME).read_bytes() == b""


@pytest.mark.parametrize(
    ("owner", "name", "rung"),
    [
        (MainWindow, "continue_at_start", NO_MATCH),
        (Settings, "from_json", PLAIN),
        (Store, "open", NO_DATABASE),
    ],
)
def test_what_fails_is_left_out(
    run: Run, told: list[Told], monkeypatch: pytest.MonkeyPatch, data: Path, owner: object, name: str, rung: int
) -> None:
    language = data / "languages" / "fi"
    language.mkdir(parents=True)
    (language / "language.toml").write_text('name = "Suomi"\nletters = ["A", "J", "Q", "K"]\n', encoding="utf-8")
    fails(monkeypatch, owner, name)
    assert run() == 0
    ((opened, mode, words),) = told
    assert (opened, mode) == (rung, "idle")
    # What was left out of this window is there for the next one.
    assert languages()["fi"].dropped_in
    assert ("failed before the window appeared" in words) is (rung > NO_MATCH)


def test_what_fails_in_the_hall_is_no_fault_of_a_match_that_could_not_be_read(
    run: Run, told: list[Told], monkeypatch: pytest.MonkeyPatch
) -> None:
    def unread(window: MainWindow) -> bool:
        window.opener.opening.emit(1)
        return False

    monkeypatch.setattr(MainWindow, "continue_at_start", unread)
    fails(monkeypatch, MainWindow, "show_hall_first")
    assert run() == 0
    ((opened, mode, words),) = told
    assert (opened, mode) == (PLAIN, "idle")
    assert "opening a match" not in words


def test_what_fails_on_the_last_rung_is_raised(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    fails(monkeypatch, app, "open_window")
    with pytest.raises(OverflowError):
        run()


def test_what_fails_while_the_window_is_open_is_no_fault_of_the_start(
    run: Run, monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    heard: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: heard.append(kind))

    def fail(window: MainWindow) -> NoReturn:
        window.window().close()
        raise OverflowError

    assert run(fail) == FAILED
    assert heard == [OverflowError]
    assert (data / NAME).read_bytes() == b""


def answer(words: str) -> Do:
    """Clicks on what begins so among the answers of a notice."""

    def click(window: MainWindow) -> None:
        next(button for button in window.notices.buttons if button.text().startswith(words)).click()

    return click


def test_somebody_wants_it_as_usual_again(run: Run, told: list[Told], data: Path) -> None:
    (data / NAME).write_text(json.dumps({"rung": NO_MATCH}))
    assert run(answer("Start normally")) == 0
    assert [rung for rung, _, _ in told] == [PLAIN, USUAL]
    assert told[1][1] in GOES_ON


@pytest.mark.parametrize(("wanted", "rows"), [("Restore the backup from", 1), ("Start afresh", 0)])
def test_a_copy_or_nothing_takes_the_place_of_the_database(
    run: Run, told: list[Told], monkeypatch: pytest.MonkeyPatch, data: Path, wanted: str, rows: int
) -> None:
    if rows:
        backups.back_up(data / DATABASE_NAME, date.today())
    monkeypatch.setattr(left_out, "ask", lambda _part, _title, _words, yes: yes())
    (data / NAME).write_text(json.dumps({"rung": PLAIN}))
    assert run(answer(wanted)) == 0
    assert [rung for rung, _, _ in told] == [NO_DATABASE, USUAL]
    (aside,) = data.glob("cardtable.replaced-*.sqlite3")
    assert str(aside) in told[1][2]
    with closing(Store.open(data / DATABASE_NAME).store) as store:
        assert len(store.matches()) == rows


def test_a_copy_that_cannot_take_its_place_is_told(
    run: Run, told: list[Told], monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    def refuse(*_: object) -> NoReturn:
        raise StoreError("disk_full")

    monkeypatch.setattr("cardtable.store.going_back.replace_whole", refuse)
    monkeypatch.setattr(left_out, "ask", lambda _part, _title, _words, yes: yes())
    (data / NAME).write_text(json.dumps({"rung": PLAIN}))
    assert run(answer("Start afresh")) == 0
    assert told[1][2]
    assert list(data.glob("cardtable.replaced-*.sqlite3")) == []


def test_without_a_place_for_data_nothing_takes_its_place() -> None:
    assert app.taken_backup(None, None) is None


def test_a_file_that_a_start_failed_at_is_not_opened_again(
    run: Run, told: list[Told], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "some.cardtable"
    file.write_text("no record")
    tried: list[Path] = []

    def open_file(window: MainWindow, path: Path) -> NoReturn:
        tried.append(path)
        raise OverflowError("always")

    monkeypatch.setattr(MainWindow, "open_file", open_file)
    assert run(arguments=(str(file),)) == 0
    assert tried == [file]
    assert [(rung, mode) for rung, mode, _ in told] == [(NO_MATCH, "idle")]


def test_a_computer_without_a_font_is_lent_one(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(qapp, Application)
    assert app.lend_font(qapp) is None

    class Blind:
        def __init__(self, font: object) -> None:
            """Has nothing in it."""

        def inFont(self, letter: str) -> bool:
            return False

    monkeypatch.setattr(fonts, "bring", lambda: False)
    monkeypatch.setattr(app, "QFontMetrics", Blind)
    monkeypatch.setattr(own_font, "lend", lambda application: True)
    assert app.lend_font(qapp) is own_font.words
    monkeypatch.setattr(own_font, "lend", lambda application: False)
    assert app.lend_font(qapp) is None
