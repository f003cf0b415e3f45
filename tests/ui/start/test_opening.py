"""How a start with windows begins, before most of the program is imported."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from cardtable import APPLICATION_ID, __version__
from cardtable.app.instance import Instance
from cardtable.app.settings import Settings
from cardtable.store.places import DIRECTORY_VARIABLE, cache_directory
from cardtable.store.starting import StartMark
from cardtable.store.store import Store
from cardtable.ui.look import plain
from cardtable.ui.start import app, application, display_lost, opening
from cardtable.ui.start.early import LOOK, LastLook, circumstances
from tests.app.test_keeping import begun as begun_match
from tests.x_server import x_server

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def begun(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Any]:
    """What the rest of the program has been given, once a start with data and pictures of its own has begun."""
    given: list[Any] = []

    def main(*arguments: Any) -> int:
        given.extend(arguments)
        return 7

    monkeypatch.setenv(DIRECTORY_VARIABLE, str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(opening, "make_application", lambda arguments: qapp)
    monkeypatch.setattr(app, "main", main)
    monkeypatch.setattr(display_lost, "watch", lambda close: None)
    return given


@pytest.fixture
def left(qtbot: QtBot, begun: list[Any], tmp_path: Path) -> None:
    """A window has been closed, and its picture kept."""
    window = QMainWindow()
    qtbot.addWidget(window)
    LastLook(window, cache_directory() / LOOK, circumstances(tmp_path / "data"), lambda: True)
    window.show()
    window.close()


@pytest.mark.usefixtures("left")
def test_the_last_look_is_shown_first(qtbot: QtBot, begun: list[Any]) -> None:
    own = Instance()
    assert opening.main([], own, StartMark(None)) == 7
    early = begun[4]
    qtbot.addWidget(early)
    assert begun[:2] == [[], own]
    assert early.isVisible()


@pytest.mark.usefixtures("left")
@pytest.mark.parametrize(("arguments", "occupied"), [(["some.cardtable"], False), ([], True)])
def test_where_something_else_will_be_seen_nothing_is_shown_first(
    begun: list[Any], arguments: list[str], occupied: bool
) -> None:
    assert opening.main(arguments, Instance(occupied=occupied), StartMark(None)) == 7
    assert begun[4] is None


def test_without_a_picture_nothing_is_shown_first(begun: list[Any]) -> None:
    assert opening.main([], Instance(), StartMark(None)) == 7
    assert begun[4] is None


@pytest.mark.usefixtures("left")
def test_a_last_look_that_fails_keeps_nobody_from_starting(begun: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "early_window", Mock(side_effect=OverflowError))
    assert opening.main([], Instance(), StartMark(None)) == 7
    assert begun[4] is None


@pytest.mark.parametrize("platform", ["xcb", "offscreen"])
@pytest.mark.usefixtures("begun")
def test_what_keeps_the_window_from_opening_is_told_where_somebody_sees_it_and_raised(
    monkeypatch: pytest.MonkeyPatch, qapp: QApplication, platform: str
) -> None:
    asked: list[str] = []

    def box(title: str, words: str) -> Mock:
        asked.append(words)
        # What fails while that is told hides nothing.
        return Mock(exec=Mock(side_effect=KeyError))

    monkeypatch.setattr(app, "main", Mock(side_effect=OverflowError("always")))
    monkeypatch.setattr(plain, "trouble_box", box)
    monkeypatch.setattr(qapp, "platformName", lambda: platform)
    with pytest.raises(OverflowError, match="always"):
        opening.main([], Instance(), StartMark(None))
    assert asked == (
        ["The window could not be opened. Nothing was changed. The next start will skip the step that failed."]
        if platform == "xcb"
        else []
    )


def test_the_application_has_its_names_and_its_icon(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Mock()
    monkeypatch.setattr(application, "Application", made)
    application.make_application(["cardtable", "-x"])
    # The last style that is named is the one that is taken.
    made.assert_called_once_with(["cardtable", "-x", "-style", "Fusion"])
    told = made.return_value
    told.setApplicationVersion.assert_called_once_with(__version__)
    told.setDesktopFileName.assert_called_once_with(APPLICATION_ID)
    assert not told.setWindowIcon.call_args.args[0].isNull()


@pytest.mark.slow
@pytest.mark.window
def test_a_start_ends_on_a_display_with_and_without_the_picture_of_the_last(tmp_path: Path) -> None:
    if shutil.which("Xvfb") is None:
        pytest.skip("needs Xvfb")
    with closing(Store.open(tmp_path / "cardtable.sqlite3").store) as store:
        begun_match(store)
        store.put("settings", {**Settings().to_json(), "text_size": 125, "appearance": "dark"})
    with x_server() as server:
        places = {name: str(tmp_path / name) for name in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")}
        environ = {**os.environ, **places, "CARDTABLE_DATA_DIR": str(tmp_path), "DISPLAY": server.display}
        environ |= {"QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
        picture, mark = tmp_path / "XDG_CACHE_HOME" / "cardtable" / "window", tmp_path / "cardtable.start"
        for _ in range(3):
            mark.unlink(missing_ok=True)
            program = subprocess.Popen([sys.executable, "-m", "cardtable"], env=environ)
            until = time.monotonic() + 60
            # What was painted takes the mark away.
            while not mark.is_file() or mark.stat().st_size:
                assert time.monotonic() < until
                time.sleep(0.02)
            assert not picture.exists()
            program.terminate()
            program.wait(60)
            assert picture.exists()
