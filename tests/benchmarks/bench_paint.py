"""How long the table takes to paint a frame while all 52 cards of a pack fly over it."""

from __future__ import annotations

import math
import os
import statistics
import time

FRAMES = 120
SIZES = ((1280, 800), (2560, 1600))


def run() -> dict[str, float]:
    """For each window size the median and the 95th percentile of painting everything once, and the median of a frame
    (moving the items and painting what changed).
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication(["bench_paint"])
    figures: dict[str, float] = {}
    for width, height in SIZES:
        for name, value in _measure(width, height).items():
            figures[f"52 cards moving, {width}x{height}, {name} ms"] = round(value, 3)
    del application
    return figures


def _measure(width: int, height: int) -> dict[str, float]:
    from PySide6.QtWidgets import QApplication

    from cardtable.core.cards import HIDDEN, PACK_52
    from cardtable.core.events import EVERYBODY, CardsMoved, DealBegan
    from cardtable.core.zones import STOCK, TABLE
    from cardtable.ui.table.card_item import CardItem
    from cardtable.ui.table.view import TableView

    view = TableView()
    view.resize(width, height)
    view.choreographer.set_speed(0)
    view.choreographer.pace = 0
    view.show()
    view.showing.play_events([DealBegan(0, 0, 2, 52), CardsMoved(STOCK, TABLE, PACK_52, (EVERYBODY,), True, "dealt")])
    QApplication.processEvents()
    items = [item for item in view.scene().items() if isinstance(item, CardItem) and item.card != HIDDEN]
    assert len(items) == 52
    viewport = view.viewport()
    painting: list[float] = []
    frames: list[float] = []
    for frame in range(FRAMES):
        start = time.perf_counter()
        for index, item in enumerate(items):
            turn = 2 * math.pi * (index / 52 + frame / 240)
            reach = 0.2 + 0.2 * (index % 3) / 2
            item.setPos(width * (0.5 + reach * math.cos(turn)), height * (0.5 + reach * math.sin(turn)))
            item.setRotation(frame % 20 - 10 if index % 4 == 0 else 0)
            item.set_lift(0.5)
        # The items' changes reach the viewport from the event loop; painting itself is then asked for at once.
        QApplication.processEvents()
        middle = time.perf_counter()
        viewport.repaint()
        end = time.perf_counter()
        painting.append((end - middle) * 1000)
        frames.append((middle - start) * 1000)
    view.close()
    view.deleteLater()
    QApplication.processEvents()
    ordered = sorted(painting)
    return {
        "painting, median": statistics.median(painting),
        "painting, 95th percentile": ordered[int(0.95 * len(ordered))],
        "whole frame, median": statistics.median(frames),
    }
