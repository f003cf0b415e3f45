"""What entering a deal costs on a score sheet of a few deals, and on one of thousands, in its window and with the table
view over it.
"""

from __future__ import annotations

import statistics
import time

from PySide6.QtWidgets import QApplication

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
                figures[figure] = _deal(application, kind, names, entry, length, on_table=view == "table")
    return figures


def _deal(
    application: QApplication, kind: str, names: tuple[str, ...], entry: DealEntry, length: int, on_table: bool
) -> float:
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
    window.close()
    window.deleteLater()
    application.processEvents()
    store.close()
    return statistics.median(taken)
