"""One sheet in two programs: the one that comes too late says so, and both keep all that was entered in them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet
from cardtable.app.settings import Settings
from cardtable.art.theme import CardTheme
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.look.ways import Ways
from cardtable.ui.scorekeeper.desk import SheetDesk
from tests.ui.scorekeeper.by_hand import free, type_deal

ROOT = Path(__file__).parents[3]
OTHER = """
import sys
from contextlib import closing
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.model import DealEntry
from cardtable.store.store import Store

application = QCoreApplication([])
with closing(Store.open(Path(sys.argv[1])).store) as store:
    keeper = SheetKeeper(store, load_sheet(store, int(sys.argv[2])), int(sys.argv[2]))
    for points in (7, 8):
        keeper.add(DealEntry((Cell("total", 0, str(points)), Cell("total", 1, "1")), "totals"))
    print(len(keeper.sheet.log))
"""
"""Another program that enters two deals on a sheet."""


@pytest.mark.parametrize(
    ("language", "words"), [("en", "continued elsewhere"), ("de", "inzwischen anderswo fortgesetzt")]
)
def test_who_comes_too_late_gets_a_sheet_of_its_own_and_nothing_is_lost(
    qtbot: QtBot, translation: Translation, tmp_path: Path, language: str, words: str
) -> None:
    translation.switch(language)
    place, heard, parent = tmp_path / "cardtable.sqlite3", list[str](), QWidget()
    qtbot.addWidget(parent)
    store = Store.open(place).store
    desk = SheetDesk(store, Packs(CardTheme()), Settings(reduced_motion=True), parent, ways=Ways(tell=heard.append))
    number = SheetKeeper.begin(store, SheetSetup("free", ("Anna", "Björn"))).number
    assert number is not None
    desk.open_sheet(number)
    (window,) = desk.windows
    type_deal(window, total={0: 3, 1: 5})
    command = [sys.executable, "-P", "-c", OTHER, str(place), str(number)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert done.returncode == 0, done.stderr
    assert heard == []
    type_deal(window, total={0: 2, 1: 4})
    assert len(heard) == 1
    assert words in heard[0]
    assert window.keeper.is_kept
    assert {sheet.id for sheet in store.sheets()} == {number, window.keeper.number}
    totals = {one: load_sheet(store, one).standing.points for one in (number, window.keeper.number or 0)}
    assert totals == {number: (3 + 7 + 8, 5 + 1 + 1), window.keeper.number: (3 + 2, 5 + 4)}
    free(window)
    store.close()
