"""How long the frames take while cards are dealt and captured for a minute at each size of window.

Finnish Casino with four is played at random by the rules at the usual speed, without time to read, at the table of the
whole window. A frame is everything from one painting of the table to the next while something moves: the step of the
clock, the changes of the items, the painting, and pictures of cards that are drawn meanwhile. The first deal is not
counted, as the cloth is painted with it. Processor time tells what the program needs; time by the clock between two
frames also tells what else the machine does. The variable CARDTABLE_SECONDS names another time than a minute.
"""

from __future__ import annotations

import gc
import os
import random
import statistics
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.session.session import Played, Session

SECONDS = int(os.environ.get("CARDTABLE_SECONDS", "60"))
SIZES = ((1280, 800), (2560, 1600))
SCREEN = 1000 / 60
"""Milliseconds between two pictures of a screen with 60 of them a second."""


def run() -> dict[str, float]:
    """For each size of window: frames, milliseconds of the processor for one of them (median, 99th percentile and
    most), and percent of those that took longer than a screen waits, by the processor and by the clock.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication(["bench_frames"])
    figures: dict[str, float] = {}
    for width, height in SIZES:
        processor, clock = _watched(width, height)
        ordered = sorted(processor)
        for name, value in {
            "frames, number": len(processor),
            "processor, median ms": statistics.median(processor),
            "processor, 99th percentile ms": ordered[int(0.99 * len(ordered))],
            "processor, most ms": ordered[-1],
            "processor, above 16.7 ms, percent": 100 * _late(processor, SCREEN),
            "clock, left out, percent": 100 * _late(clock, 2 * SCREEN),
        }.items():
            figures[f"dealing and capturing, {width}x{height}, {name}"] = round(value, 3)
    del application
    return figures


def _late(times: list[float], most: float) -> float:
    return sum(one > most for one in times) / len(times)


def _watched(width: int, height: int) -> tuple[list[float], list[float]]:
    """Milliseconds of each frame, by the processor and by the clock."""
    from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
    from PySide6.QtWidgets import QApplication

    from cardtable.app.i18n import Translation
    from cardtable.app.settings import KEY, Settings
    from cardtable.app.table import SeatLabel, Setting
    from cardtable.core.record import HUMAN, SeatEntry
    from cardtable.games.registry import variant
    from cardtable.session.session import Session
    from cardtable.store.store import Store
    from cardtable.ui.game_views.casino import GAME_VIEW
    from cardtable.ui.window.main_window import MainWindow

    chance = random.Random(7)
    names = [f"Seat {seat}" for seat in range(4)]

    def begun() -> Session:
        return Session.begin(variant("casino.finnish").rule_set(4), [SeatEntry(name, HUMAN) for name in names], chance)

    application = QApplication.instance()
    assert isinstance(application, QApplication)
    store = Store.in_memory()
    store.put(KEY, Settings(language="en", pace="none").to_json())
    window = MainWindow(store, Translation(application))
    window.resize(width, height)
    window.show()
    window.pages.show_table()
    view = window.table
    view.showing.set_setting(Setting(GAME_VIEW.places))
    view.showing.set_seats([SeatLabel(name, seat) for seat, name in enumerate(names)])
    view.choreographer.pace = 0
    processor: list[float] = []
    clock: list[float] = []

    class Frames(QObject):
        """Tells the paintings of the table."""

        counted = False
        last: tuple[float, float] | None = None

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                now = (time.thread_time(), time.perf_counter())
                if self.counted and self.last is not None and view.motion.running:
                    processor.append((now[0] - self.last[0]) * 1000)
                    clock.append((now[1] - self.last[1]) * 1000)
                self.last = now if view.motion.running else None
            return False

    frames = Frames(view)
    view.viewport().installEventFilter(frames)
    session = begun()

    def go_on() -> None:
        nonlocal session
        # What the rules need is no part of a frame.
        frames.last = None
        if session.over:
            session = begun()
        view.showing.play_events(_next(session, chance).for_seat(0))
        frames.last = None

    def shown() -> None:
        frames.counted = True
        go_on()

    view.showing.settled.connect(shown)
    # As the program does when it has started: what is there by then is looked through no more.
    gc.freeze()
    view.look_ahead()
    loop = QEventLoop()
    QTimer.singleShot(round(SECONDS * 1000), loop.quit)
    go_on()
    loop.exec()
    view.showing.settled.disconnect(shown)
    window.close()
    window.deleteLater()
    store.close()
    return processor, clock


def _next(session: Session, chance: random.Random) -> Played:
    """The next deal, or a move that takes something if there is one."""
    if session.between_deals:
        return session.begin_deal()
    moves = list(session.legal().representatives())
    taking = [move for move in moves if session.legal().chosen(move)]
    return session.submit(session.actor(), chance.choice(taking or moves))
