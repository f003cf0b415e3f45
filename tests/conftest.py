"""What every test shares: Qt without a display, a home of its own, and a display where a window is wanted."""

from __future__ import annotations

import atexit
import functools
import gc
import itertools
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from provision.system import WINDOW_PROGRAMS, X11_LIBRARIES, missing_packages

# Before any test module imports Qt or asks for the person's folders.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
_HOME = tempfile.TemporaryDirectory(prefix="cardtable-tests-")
atexit.register(_HOME.cleanup)
for _variable, _folder in {
    "HOME": ".",
    "XDG_CACHE_HOME": ".cache",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
    "XDG_RUNTIME_DIR": "run",
}.items():
    _path = Path(_HOME.name, _folder)
    _path.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.environ[_variable] = str(_path)

# Hypothesis fails what takes longer than usual; how fast this machine is proves nothing.
settings.register_profile("unhurried", parent=settings.default, deadline=None)
settings.load_profile("unhurried")

if sys.dont_write_bytecode:
    # Nothing is written beside the sources; but what tests start need not compile itself anew each time.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ.setdefault("PYTHONPYCACHEPREFIX", str(Path(_HOME.name, ".cache", "bytecode")))

# A shell lets what it starts in the background ignore Ctrl-C, and what a test starts would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

PATIENCE = 60_000
"""Milliseconds after which what a test waits for will not come any more, however busy the machine is."""


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    """The application object is the program's own."""
    from cardtable.ui.start.application import Application

    return Application


class PatientBot(QtBot):
    """Waits for as long as a busy machine may need, whatever the test says."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE) -> None:
        super().waitUntil(callback, timeout=max(timeout, PATIENCE))

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE, **options: Any) -> Any:
        # What is not raised is not waited for either: that nothing was emitted is known at once.
        patience = timeout if options.get("raising") is False else max(timeout, PATIENCE)
        return super().waitSignal(signal, timeout=patience, **options)

    def waitSignals(self, signals: Any, *, timeout: int = PATIENCE, **options: Any) -> Any:
        return super().waitSignals(signals, timeout=max(timeout, PATIENCE), **options)


@pytest.fixture
def qtbot(qapp: Any, request: pytest.FixtureRequest) -> QtBot:
    """pytest-qt's, with more patience."""
    return PatientBot(request)


class _Watched(sqlite3.Connection):
    """A connection that is known as long as it is open."""

    left_open: ClassVar[list[_Watched]] = []

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.left_open.append(self)

    def close(self) -> None:
        """Close it; nothing is held against whoever opened it any more."""
        super().close()
        self.left_open[:] = [one for one in self.left_open if one is not self]


@pytest.fixture(autouse=True)
def _databases_are_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fails a test that leaves a database open; Python itself tells from 3.13 on, and later, in some other test."""
    monkeypatch.setattr(sqlite3, "connect", functools.partial(sqlite3.connect, factory=_Watched))
    before = len(_Watched.left_open)
    yield
    left = _Watched.left_open[before:]
    del _Watched.left_open[before:]
    for connection in left:
        connection.close()
    assert not left, f"{len(left)} databases were left open"


@pytest.fixture(autouse=True)
def _thoughts_have_no_length(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where people play, each move of a computer player waits until the longest thought would be over; who tests other
    things does not wait for that. The marker ``moments`` is for tests that do.
    """
    pacing = sys.modules.get("cardtable.app.pacing")
    if pacing is not None and "moments" not in request.keywords:
        monkeypatch.setattr(pacing, "GRID", 0.001)
        monkeypatch.setattr(pacing.Pacing, "begin_thinking", lambda _pacing, _seconds: None)


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """No window of a test starts a process that plays sounds; the tests of sounds bring one of their own."""
    monkeypatch.setattr("cardtable.app.sound.LIBRARY", "no_library_of_sounds")


@pytest.fixture(autouse=True)
def _chance_comes_back(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the program leaves to a chance that nobody can foresee follows the seed of the run."""
    seed = f"{request.config.getoption('randomly_seed', 0)}/{request.node.nodeid}"
    calls = itertools.count()
    monkeypatch.setattr(random, "SystemRandom", lambda: random.Random(f"{seed}/{next(calls)}"))


@pytest.fixture(autouse=True)
def _windows_go_with_their_test() -> Iterator[None]:
    """What a test leaves on the screen is gone after it: each change of language, colours or letters goes to all the
    widgets that there are, and thousands that nobody needs made the tests after them many times slower.
    """
    before = set(_top_level_widgets())
    yield
    left = [widget for widget in _top_level_widgets() if widget not in before and widget.parent() is None]
    for widget in left:
        widget.hide()
        widget.deleteLater()
    if left:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _top_level_widgets() -> list[Any]:
    application: Any = QCoreApplication.instance()
    return application.topLevelWidgets() if hasattr(application, "topLevelWidgets") else []


QUICK_CASES = 1
"""How many cases of each test with parameters the quick run takes."""
OTHERS = 12
"""One of so many tests that no quick run takes is in a run by turns."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--quick",
        action="store_true",
        help=f"leave out what is marked slow, and take {QUICK_CASES} cases, others each run, of each test with many",
    )
    parser.addoption(
        "--turn",
        type=int,
        metavar="SEED",
        help=f"run the quick sample of the seed 0, and of all the other cases one in {OTHERS}, which SEED draws",
    )
    parser.addoption(
        "--tried", action="append", default=[], metavar="FOLDER", help="leave out the quick sample in FOLDER"
    )
    parser.addoption(
        "--trials", type=int, default=1, metavar="N", help="make the trials N times as long as in the ordinary run"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Choose the tests of a quick run, and of a whole one the cases whose turn it is."""
    turn = config.getoption("turn")
    # By the seed of the order, so that every process of the run chooses the same.
    seed = config.getoption("randomly_seed", 0)
    if config.getoption("quick"):
        _keep(_sample(items, seed), items, config)
    elif turn is not None:
        _keep(
            _turn(items, turn, [str(config.rootpath / folder) for folder in config.getoption("tried")]), items, config
        )
    elif config.getoption("trials") == 1:
        _keep(_turns(items, seed), items, config)


def pytest_collection_finish() -> None:
    """Spare the collector of garbage the thousands of tests, which stay anyway."""
    gc.collect()
    gc.freeze()


def _turn(items: list[pytest.Item], seed: int, tried: list[str]) -> set[pytest.Item]:
    """The quick sample that is always the same, without the folders where another run has ``tried`` it; and one in
    ``OTHERS`` of all the other cases.
    """
    sample = _sample(items, 0)
    others = {
        item for item in _turns(items, seed) - sample if zlib.crc32(f"{seed} {item.nodeid}".encode()) % OTHERS == 0
    }
    return others | {item for item in sample if not any(item.path.is_relative_to(folder) for folder in tried)}


def _keep(chosen: set[pytest.Item], items: list[pytest.Item], config: pytest.Config) -> None:
    """Leave out what is not ``chosen``, and say how many that are."""
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = [item for item in items if item in chosen]


def _turns(items: list[pytest.Item], seed: int) -> set[pytest.Item]:
    """All but the cases, of each test marked ``turns``, whose turn it is not."""
    waiting: set[pytest.Item] = set()
    for those in _cases(item for item in items if item.get_closest_marker("turns")).values():
        marker = those[0].get_closest_marker("turns")
        assert marker is not None
        waiting.update(_drawn(those, len(those) - marker.args[0], seed))
    return {item for item in items if item not in waiting}


def _cases(items: Iterable[pytest.Item]) -> dict[str, list[pytest.Item]]:
    """The cases of each test."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return cases


def _drawn(cases: list[pytest.Item], number: int, seed: int) -> list[pytest.Item]:
    """So many of ``cases`` by lot, the same in every process of a run, and hardly others if further cases come."""
    lots = sorted(cases, key=lambda item: zlib.crc32(f"{seed} {item.nodeid}".encode()))
    return lots[: max(number, 0)]


def _sample(items: list[pytest.Item], seed: int) -> set[pytest.Item]:
    """What is not marked slow, and of each test with parameters so many cases as the quick run takes."""
    cases = _cases(item for item in items if not item.get_closest_marker("slow"))
    return {item for those in cases.values() for item in _drawn(those, QUICK_CASES, seed)}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config) -> None:
    """Say how to repeat the random order of a run that failed."""
    if exitstatus:
        seed = config.getoption("randomly_seed", None)
        terminalreporter.write_line(f"repeat this order with --randomly-seed={seed}")


@pytest.fixture(scope="session")
def window_display() -> Iterator[str]:
    """The ``DISPLAY`` of an X server of our own, 1280×800, with a window manager; for the marker ``window``.

    Skips the test where the server, the window manager, xdotool or a library of Qt's X11 part is missing,
    unless ``CARDTABLE_WINDOW_TESTS`` is ``required``.
    """
    missing = missing_packages(X11_LIBRARIES, WINDOW_PROGRAMS)
    if missing:
        reason = f"tests of the real window need {' '.join(missing)}"
        if os.environ.get("CARDTABLE_WINDOW_TESTS") == "required":
            pytest.fail(reason)
        pytest.skip(reason)
    reader, writer = os.pipe()
    server = subprocess.Popen(
        # Without the last of them the layout of the keyboard is gone with the last client.
        [
            "Xvfb",
            "-displayfd",
            str(writer),
            *["-screen", "0", "1280x800x24", "-dpi", "96", "-nolisten", "tcp", "-noreset"],
        ],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        # The server writes its number once it accepts connections, and closes the pipe if it dies.
        with os.fdopen(reader) as pipe:
            number = pipe.readline().strip()
        if not number:
            pytest.fail("Xvfb did not start")
        display = f":{number}"
        environ = {**os.environ, "DISPLAY": display}
        manager = subprocess.Popen(["openbox", "--sm-disable"], env=environ, stderr=subprocess.DEVNULL)
        try:
            yield display
        finally:
            manager.terminate()
            manager.wait()
    finally:
        server.terminate()
        server.wait()
