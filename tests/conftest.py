"""The fixtures and options of all tests: Qt without a display, a home directory of their own, and a display for tests
of the real window.
"""

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
from tests.x_server import x_server

# Before any test module imports Qt or asks for the person's folders.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
_HOME = tempfile.TemporaryDirectory(prefix="cardtable-tests-", ignore_cleanup_errors=True)
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
"""The milliseconds after which a test stops waiting for something, however busy the machine is."""


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    """Return the class of the application object: the program's own."""
    from cardtable.ui.start.application import Application

    return Application


class PatientBot(QtBot):
    """Waits at least ``PATIENCE``, as a busy machine may need, unless the test expects that nothing comes."""

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
    """Return the bot of pytest-qt, with more patience."""
    return PatientBot(request)


class _Watched(sqlite3.Connection):
    """A connection that is listed in ``left_open`` while it is open."""

    left_open: ClassVar[list[_Watched]] = []

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.left_open.append(self)

    def close(self) -> None:
        """Close the connection, and remove it from ``left_open``."""
        super().close()
        self.left_open[:] = [one for one in self.left_open if one is not self]


@pytest.fixture(autouse=True)
def _databases_are_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test that leaves a database open. Python itself reports that only from 3.13 on, and later, during another
    test.
    """
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
    """Let computer players move without a pause, except in tests with the marker ``moments``. For people, each move
    waits until the longest thought would be over.
    """
    pacing = sys.modules.get("cardtable.app.pacing")
    if pacing is not None and "moments" not in request.keywords:
        monkeypatch.setattr(pacing, "GRID", 0.001)
        monkeypatch.setattr(pacing.Pacing, "begin_thinking", lambda _pacing, _seconds: None)


@pytest.fixture(autouse=True)
def _cards_have_french_names() -> Iterator[None]:
    """Name the cards after the French pack again: a window with another one names them for the whole program."""
    yield
    pack = sys.modules.get("cardtable.words.pack")
    if pack is not None:
        pack.speak_of(pack.FRENCH, pack.FRENCH)


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep windows of tests from starting a process that plays sounds; the tests of sounds start one themselves."""
    monkeypatch.setattr("cardtable.app.sound.LIBRARY", "no_library_of_sounds")


@pytest.fixture(autouse=True)
def _chance_comes_back(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the program's unpredictable random numbers follow the seed of the run."""
    seed = f"{request.config.getoption('randomly_seed', 0)}/{request.node.nodeid}"
    calls = itertools.count()
    monkeypatch.setattr(random, "SystemRandom", lambda: random.Random(f"{seed}/{next(calls)}"))


@pytest.fixture(autouse=True)
def _windows_go_with_their_test() -> Iterator[None]:
    """Delete all windows that a test has left. Each change of language, colours or letters goes to all widgets that
    exist, and thousands of unneeded ones made later tests many times slower.
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
"""The number of cases that the quick run takes of each test with parameters."""
OTHERS = 24
"""A run by turns takes one in this many of the cases that are not in the quick sample."""


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
    """Keep only the tests of a quick run or of a run by turns; in other runs, leave out the cases whose turn it
    is not.
    """
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
    """Exclude the thousands of tests from garbage collection, because they stay anyway."""
    gc.collect()
    gc.freeze()


def _turn(items: list[pytest.Item], seed: int, tried: list[str]) -> set[pytest.Item]:
    """Return the tests of a run by turns: the quick sample of the seed 0, without the folders where another run has
    ``tried`` it, and one in ``OTHERS`` of all other cases.
    """
    sample = _sample(items, 0)
    others = {
        item for item in _turns(items, seed) - sample if zlib.crc32(f"{seed} {item.nodeid}".encode()) % OTHERS == 0
    }
    return others | {item for item in sample if not any(item.path.is_relative_to(folder) for folder in tried)}


def _keep(chosen: set[pytest.Item], items: list[pytest.Item], config: pytest.Config) -> None:
    """Remove the tests that are not ``chosen`` from ``items``, and report them as deselected."""
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = [item for item in items if item in chosen]


def _turns(items: list[pytest.Item], seed: int) -> set[pytest.Item]:
    """Return all tests, without those cases of tests marked ``turns`` whose turn it is not."""
    waiting: set[pytest.Item] = set()
    for those in _cases(item for item in items if item.get_closest_marker("turns")).values():
        marker = those[0].get_closest_marker("turns")
        assert marker is not None
        waiting.update(_drawn(those, len(those) - marker.args[0], seed))
    return {item for item in items if item not in waiting}


def _cases(items: Iterable[pytest.Item]) -> dict[str, list[pytest.Item]]:
    """Return the cases of each test, by the id of the test without parameters."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return cases


def _drawn(cases: list[pytest.Item], number: int, seed: int) -> list[pytest.Item]:
    """Return ``number`` cases chosen by lot. All processes of a run choose equally, and the choice changes little if
    cases are added.
    """
    lots = sorted(cases, key=lambda item: zlib.crc32(f"{seed} {item.nodeid}".encode()))
    return lots[: max(number, 0)]


def _sample(items: list[pytest.Item], seed: int) -> set[pytest.Item]:
    """Return the tests of the quick run: of each test that is not marked slow ``QUICK_CASES`` cases."""
    cases = _cases(item for item in items if not item.get_closest_marker("slow"))
    return {item for those in cases.values() for item in _drawn(those, QUICK_CASES, seed)}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config) -> None:
    """Print how to repeat the random order of a run that failed."""
    if exitstatus:
        seed = config.getoption("randomly_seed", None)
        terminalreporter.write_line(f"repeat this order with --randomly-seed={seed}")


@pytest.fixture(scope="session")
def window_display() -> Iterator[str]:
    """Yield the ``DISPLAY`` of an X server of our own, 1280×800, with a window manager; for the marker ``window``.

    Skips the test if the server, the window manager, xdotool or a library of Qt's X11 part is missing; fails it instead
    if ``CARDTABLE_WINDOW_TESTS`` is ``required``.
    """
    missing = missing_packages(X11_LIBRARIES, WINDOW_PROGRAMS)
    if missing:
        reason = f"tests of the real window need {' '.join(missing)}"
        if os.environ.get("CARDTABLE_WINDOW_TESTS") == "required":
            pytest.fail(reason)
        pytest.skip(reason)
    with x_server() as server:
        environ = {**os.environ, "DISPLAY": server.display}
        manager = subprocess.Popen(["openbox", "--sm-disable"], env=environ, stderr=subprocess.DEVNULL)
        try:
            yield server.display
        finally:
            manager.terminate()
            manager.wait()
