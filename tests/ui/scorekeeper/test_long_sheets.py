"""A deal on a long sheet makes no more work than one on a short sheet, counted in calls of functions."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from types import CodeType, FrameType

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.settings import Settings
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.scorekeeper.by_hand import free, turn_to

SHORT, LONG = 60, 660
"""Deals of two sheets that stand alike: with these points a match takes five deals, and the dealers change."""
ALLOWED = 60
"""A function may be called so much more often on the long sheet, whose numbers are wider; once for each of its deals is
ten times that.
"""
DEAL = DealEntry((Cell("total", 0, "24"), Cell("total", 1, "17")), "totals")


def calls(step: Callable[[], None]) -> Counter[CodeType]:
    """How often each function of Python is called in ``step``; a generator counts each time that it goes on."""
    found: Counter[CodeType] = Counter()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            found[frame.f_code] += 1

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        step()
    finally:
        sys.setprofile(before)
    return found


@pytest.mark.parametrize("on_table", [False, True])
@pytest.mark.usefixtures("qtbot", "translation")
def test_a_deal_costs_as_much_on_a_long_sheet(store: Store, pictures: CardPictures, on_table: bool) -> None:
    found = []
    for length in (SHORT, LONG):
        sheet = ScoreSheet(SheetSetup("piquet.session", ("Anna", "Björn")))
        for _ in range(length):
            sheet.add(DEAL)
        window = SheetWindow(SheetKeeper(store, sheet), pictures, Settings(reduced_motion=True))
        window.show()
        if on_table:
            window.show_table()
        turn_to(window, "totals")
        QApplication.processEvents()

        def enter(window: SheetWindow = window) -> None:
            for side, points in ((0, "24"), (1, "17")):
                QTest.keyClicks(window.panel.cell("total", side), points)
            QTest.keyClick(window.panel.cell("total", 1), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            QApplication.processEvents()

        # What is drawn for the first time is drawn by a deal that is not counted.
        enter()
        found.append(calls(enter))
        assert len(window.keeper.sheet.rows) == length + 2
        free(window)
    short, long = found
    assert short
    grown = {f"{code.co_filename}:{code.co_name}": (short[code], often) for code, often in long.items()}
    assert {name: often for name, often in grown.items() if often[1] > often[0] + ALLOWED} == {}
