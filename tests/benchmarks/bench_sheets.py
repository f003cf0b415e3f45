"""What entering a deal costs on a score sheet of a few deals, and on one of thousands, in its window and with the table
view over it: time of the processor, keys and clicks.
"""

from __future__ import annotations

import random
import statistics
import time

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.settings import Settings
from cardtable.art.theme import CardTheme
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.words.entries import method_title
from tests.trials.finger import Finger
from tests.ui.clicks import press

LENGTHS = (5, 400, 5_000)
ROUNDS = 12


def _entries() -> dict[str, tuple[tuple[str, ...], DealEntry]]:
    berlin = (("cards", 0, "30"), ("spades", 0, "8"), ("aces", 0, "3"), ("aces", 1, "1"), ("sweeps", 1, "1"))
    totals = (("total", 0, "24"), ("total", 1, "17"))
    return {
        "casino.berlin1810": (
            ("Anna", "Björn", "Christina", "David"),
            DealEntry(tuple(Cell(*cell) for cell in berlin), "by_category"),
        ),
        "piquet.session": (("Anna", "Björn"), DealEntry(tuple(Cell(*cell) for cell in totals), "totals")),
    }


def run() -> dict[str, float]:
    """Milliseconds of the processor for one deal entered in the window, medians."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    Translation(application).switch("en")
    figures = {}
    for kind, (names, entry) in _entries().items():
        for view in ("form", "table"):
            for length in LENGTHS:
                figure = f"{kind}, {view}, a deal on a sheet of {length}, ms"
                figures[figure], hands = _deal(application, kind, names, entry, length, on_table=view == "table")
                figures[figure.replace(", ms", ", clicks" if view == "table" else ", keys")] = hands
    return figures


class _Steady(random.Random):
    """Chance that never errs."""

    def random(self) -> float:
        return 1.0


class _Counting(Finger):
    """A finger that counts its clicks."""

    clicks = 0

    def click(self, button: QAbstractButton) -> None:
        self.clicks += 1
        super().click(button)


def _clicks(window: SheetWindow, entry: DealEntry) -> int:
    """Enter a deal on the table view by clicks alone, and return how many."""
    finger, rows = _Counting(window, _Steady()), len(window.keeper.sheet.rows)
    finger.open_form()
    for cell in entry.cells:
        finger.type((cell.code, cell.side), int(cell.text))
    while len(window.keeper.sheet.rows) == rows:
        finger.click(finger.table.entry.enter_button)
    return finger.clicks


def _keys(window: SheetWindow, entry: DealEntry) -> int:
    """Enter a deal in the form by the keyboard alone, and return how many keys were pressed."""
    wanted, rows, keys = {(cell.code, cell.side): cell.text for cell in entry.cells}, len(window.keeper.sheet.rows), 0
    place = window.form.first
    while len(window.keeper.sheet.rows) == rows:
        assert place is not None
        cell = window.panel.cell(*place)
        text = wanted.pop(place, "")
        QTest.keyClicks(cell, text)
        if not wanted:
            # All that the deal has is typed: the rest is nothing.
            QTest.keyClick(cell, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        else:
            QTest.keyClick(cell, Qt.Key.Key_Return)
        keys += len(text) + 1
        place = window.form.next_open(place) or place
    return keys


def _deal(
    application: QApplication, kind: str, names: tuple[str, ...], entry: DealEntry, length: int, on_table: bool
) -> tuple[float, int]:
    """Return the milliseconds of a deal, the median, and how many keys or clicks it takes."""
    sheet = ScoreSheet(SheetSetup(kind, names))
    for _ in range(length):
        sheet.add(entry)
    store = Store.in_memory()
    window = SheetWindow(SheetKeeper(store, sheet), CardPictures(CardTheme()), Settings(reduced_motion=True))
    window.show()
    if on_table:
        window.show_table()
    application.processEvents()
    if entry.method != window.keeper.sheet.rules.methods[0]:
        press(window.panel, method_title(entry.method))
    taken = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        for cell in entry.cells:
            window.form.put((cell.code, cell.side), cell.text)
        window.panel.enter_button.click()
        if window.form.doubtful:
            window.panel.enter_button.click()
        application.processEvents()
        taken.append((time.process_time() - begun) * 1000)
    assert len(window.keeper.sheet.rows) == length + ROUNDS
    hands = (_clicks if on_table else _keys)(window, entry)
    window.close()
    window.deleteLater()
    application.processEvents()
    store.close()
    return statistics.median(taken), hands
