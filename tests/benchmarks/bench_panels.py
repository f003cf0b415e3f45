"""Panels over the window: milliseconds of the processor from what opens one until it has been painted, in a window of
1280 by 800 pixels, with a store of 200 matches and 60 evenings.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtCore import QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication

from cardtable.app.i18n import Translation
from cardtable.app.settings import KEY, Settings
from cardtable.store.store import Store
from cardtable.ui.look.look import wear
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient
from tests.benchmarks.large_store import fill

MATCHES, SHEETS = 200, 60
ROUNDS = 10
_REST = 0.25
"""Seconds between two panels, in which what waits for its turn is done."""


def run() -> dict[str, float]:
    """Milliseconds of the processor for each panel: at its first opening, the least and the median of the later ones,
    all panels taken in turn.
    """
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    taken: dict[str, list[float]] = {}
    with ExitStack() as stack:
        store = Store.open(Path(stack.enter_context(TemporaryDirectory())) / "cardtable.sqlite3").store
        stack.callback(store.close)
        fill(store, MATCHES, SHEETS)
        store.put(KEY, Settings(language="en", speed="at_once", pace="none", sound="off").to_json())
        window = MainWindow(store, Translation(application), client=ScriptedClient(None), person="Anna")
        wear(application)
        window.resize(1280, 800)
        window.show()
        _rest(application, 2.0)
        for _ in range(ROUNDS + 1):
            for name, opens in _panels(window).items():
                begun = time.process_time()
                opens()
                application.sendPostedEvents()
                application.processEvents()
                taken.setdefault(name, []).append((time.process_time() - begun) * 1000)
                _rest(application, _REST)
                window.dialogs.close_panels()
                _rest(application, _REST)
        window.close()
    figures: dict[str, float] = {}
    for name, (first, *later) in sorted(taken.items()):
        figures |= {f"{name}, first, ms": first, f"{name}, least, ms": min(later), f"{name}, median, ms": median(later)}
    return figures


def _panels(window: MainWindow) -> dict[str, Callable[[], object]]:
    ways, late = window.ways, window.late
    return {
        "new game": ways.ask_new_game,
        "settings": late.program_dialogs.show_settings,
        "about": late.program_dialogs.show_about,
        "past games": ways.show_matches,
        "school": ways.show_lessons,
        "problems": ways.show_puzzles,
    }


def _rest(application: QApplication, seconds: float) -> None:
    deadline = QDeadlineTimer(round(seconds * 1000))
    while not deadline.hasExpired():
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        time.sleep(0.002)
