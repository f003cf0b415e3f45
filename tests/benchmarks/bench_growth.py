"""What people look at when they have played for decades: milliseconds of the processor with a few matches, with a few
hundred, and with 5,000 matches and 300 evenings.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication, QWidget

from cardtable.app.i18n import Translation
from cardtable.app.match_statistics import statistics_of
from cardtable.app.settings import Settings
from cardtable.art.theme import CardTheme
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.matches_dialog import MatchesDialog
from cardtable.ui.dialogs.statistics_dialog import StatisticsDialog
from cardtable.ui.scorekeeper.desk import SheetDesk
from tests.benchmarks.large_store import MATCHES, SHEETS, fill
from tests.ui.scorekeeper.parts import persons_list

SIZES = ((6, 3), (200, 60), (MATCHES, SHEETS))
ROUNDS = 8


def run() -> dict[str, float]:
    """Milliseconds of the processor for each look, the least of some, taken in turn with all sizes: what else the
    computer does comes and goes.
    """
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    Translation(application).switch("en")
    least: dict[str, float] = {}
    with ExitStack() as stack:
        looks: dict[str, Callable[[], object]] = {}
        for matches, sheets in SIZES:
            path = Path(stack.enter_context(TemporaryDirectory())) / "cardtable.sqlite3"
            store = Store.open(path).store
            stack.callback(store.close)
            fill(store, matches, sheets)
            of_size = _looks(application, store)
            of_size["opening the database"] = lambda path=path: Store.open(path).store.close()  # type: ignore[misc]
            looks |= {f"{name}, {matches} matches, {sheets} evenings, ms": look for name, look in of_size.items()}
        for _ in range(ROUNDS):
            for name, look in looks.items():
                begun = time.process_time()
                look()
                taken = (time.process_time() - begun) * 1000
                least[name] = min(taken, least.get(name, taken))
    return dict(sorted(least.items()))


def _looks(application: QApplication, store: Store) -> dict[str, Callable[[], object]]:
    window = QWidget()
    desk = SheetDesk(store, Packs(CardTheme()), Settings(), window)

    def seen(dialog: QWidget | None) -> None:
        assert dialog is not None
        dialog.show()
        application.processEvents()
        dialog.close()
        application.processEvents()

    def sheets(persons: bool = False) -> None:
        desk.show_sheets()
        if persons and desk.sheets_dialog is not None:
            persons_list(desk.sheets_dialog)
        seen(desk.sheets_dialog)

    def new_sheet() -> None:
        desk.ask_new_sheet()
        seen(desk.setup_dialog)

    def open_sheet() -> None:
        desk.open_sheet(store.sheets(1)[0].id)
        seen(desk.windows[-1])

    return {
        "past games": lambda: seen(MatchesDialog(store, window)),
        "statistics": lambda: seen(StatisticsDialog(statistics_of(store, datetime.now(UTC).date()))),
        "score sheets": sheets,
        "score sheets, persons": lambda: sheets(persons=True),
        "a new score sheet": new_sheet,
        "a score sheet gone on with": open_sheet,
        "what the start page asks": lambda: (store.latest_unfinished(), store.running_sheet()),
    }
