"""Functions that open every window of the program, for tests that go through all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.last_sheet import LastSheet
from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.app.settings import KEY, Settings
from cardtable.core.record import SeatEntry
from cardtable.core.sheets import FREE
from cardtable.games.registry import VARIANTS, variant
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.help.viewer import RuleViewer
from cardtable.ui.scorekeeper.chart import ChartDialog
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog
from cardtable.ui.scorekeeper.evening_table import EveningTable, TableDeeds
from cardtable.ui.scorekeeper.log_dialog import LogDialog
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog
from cardtable.ui.scorekeeper.sheets_dialog import SheetsDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient, takes_most
from tests.ui.scorekeeper.by_hand import Open
from tests.ui.strays import Strays

KINDS = [one.id for one in VARIANTS]
SHEETS = [*KINDS, FREE]
Begun = Callable[..., MainWindow]


def sheet_window(opened: Open, kind: str) -> SheetWindow:
    """Return the window of a score sheet of ``kind`` for the fewest persons that can play it."""
    players = 2 if kind == FREE else variant(kind).players[0]
    return opened(kind, *("Anna", "Björn", "Christina", "David")[:players])


def around_sheets_and_rules(opened: Open, qtbot: QtBot, pictures: CardPictures, language: str) -> list[QWidget]:
    """Return the windows that are opened from the window of a score sheet, and the window of the rules."""
    window = opened("casino.swedish")
    made: list[QWidget] = [
        SetupDialog(LastSheet(), ("Anna",)),
        SheetsDialog(),
        EveningDialog("", [window.keeper.sheet]),
        LogDialog(window.keeper),
        ChartDialog(window.keeper.sheet, window.sides),
        EveningTable(SheetForm(window.keeper, window.model.standing), window.model, TableDeeds(), (), window),
        RuleViewer(pictures, language),
    ]
    for one in made:
        qtbot.addWidget(one)
    return made


@pytest.fixture
def main_window(qapp: QApplication, qtbot: QtBot, store: Store, translation: Translation) -> Iterator[Begun]:
    """Yield a function that opens the main window at its start page in a language, with further settings if given."""
    font, palette = QApplication.font(), QApplication.palette()
    store.create_sheet("casino.swedish", ("Anna", "Björn"), "", {}, (), {})
    made: list[MainWindow] = []
    strays = Strays(qapp)

    def make(language: str, **settings: object) -> MainWindow:
        store.put(KEY, Settings(**{"language": language, "speed": "at_once", "pace": "none", **settings}).to_json())  # type: ignore[arg-type]
        window = MainWindow(store, translation, "/", ScriptedClient(takes_most), "Anna")
        made.append(window)
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        return window

    yield make
    for window in made:
        window.controller.leave()
        window.close()
    strays.stop()
    # This module is no test, so that pytest says nothing by itself.
    assert strays.found == [], strays.found
    QApplication.setFont(font)
    QApplication.setPalette(palette)


def begin(window: MainWindow, kind: str, player: str = "", players: int = 0) -> None:
    """Begin a match of ``kind`` for so many ``players`` (0: as usual), Anna against computer players; with ``player``,
    this one plays for Anna, and the match stops after each deal nevertheless.
    """
    players = players or variant(kind).players[0]
    first = SeatEntry("Anna", player) if player else SeatEntry("Anna")
    seats = [first, *(SeatEntry("Agda", "counter") for _ in range(players - 1))]
    window.controller.set_stops(bool(player))
    window.controller.begin(variant(kind).rule_set(players), seats)
    window._show_table()
