"""What has been typed for a deal is there again, however the program ended."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.drafts import Draft, draft_of, keep_draft
from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet
from cardtable.app.settings import Settings
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.words.entries import method_title
from tests.ui.clicks import answer_menu, button
from tests.ui.scorekeeper.by_hand import Open, choose, enter

TYPED = (Cell("point", 0, "5"), Cell("play", 1, "4+3"))


def again(qtbot: QtBot, store: Store, pictures: CardPictures, number: int) -> SheetWindow:
    """The kept sheet opened as another start of the program does it."""
    window = SheetWindow(SheetKeeper(store, load_sheet(store, number), number), pictures, Settings(reduced_motion=True))
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.mark.usefixtures("translation")
def test_a_deal_typed_in_part_survives_the_end_of_the_program(
    qtbot: QtBot, opened: Open, store: Store, pictures: CardPictures
) -> None:
    window = opened("piquet.points")
    number = window.keeper.number
    assert number is not None
    choose(window, "by_category")
    for cell in TYPED:
        QTest.keyClicks(window.panel.cell(cell.code, cell.side), cell.text)
    # Nobody closes the window.
    qtbot.waitUntil(lambda: draft_of(store, number) == Draft(0, "by_category", TYPED))
    second = again(qtbot, store, pictures, number)
    assert button(second.panel, method_title("by_category")).isChecked()
    assert second.form.cells() == TYPED
    # What stands there is not typed over: one goes on where something is open.
    second.activateWindow()
    qtbot.waitUntil(lambda: second.focusWidget() is second.panel.cell("point", 1))
    QTest.keyClicks(second.panel.cell("tricks", 0), "7")
    second.activateWindow()
    qtbot.waitUntil(second.isActiveWindow)
    enter(second)
    assert len(second.keeper.sheet.entries) == 1
    qtbot.waitUntil(lambda: draft_of(store, number) is None)
    assert again(qtbot, store, pictures, number).form.cells() == ()


def test_a_sheet_that_is_closed_keeps_what_was_typed(qtbot: QtBot, opened: Open, store: Store) -> None:
    window = opened("casino.swedish")
    number = window.keeper.number
    assert number is not None
    QTest.keyClicks(window.panel.cell("cards", 1), "30")
    window.close()
    assert draft_of(store, number) == Draft(0, "by_category", (Cell("cards", 1, "30"),))


def test_what_is_not_asked_for_now_is_kept_too(
    qtbot: QtBot, opened: Open, store: Store, pictures: CardPictures
) -> None:
    window = opened("casino.swedish")
    number = window.keeper.number
    assert number is not None
    QTest.keyClicks(window.panel.cell("cards", 1), "30")
    choose(window, "totals")
    QTest.keyClicks(window.panel.cell("total", 0), "5")
    window.close()
    second = again(qtbot, store, pictures, number)
    assert second.form.cells() == (Cell("total", 0, "5"),)
    choose(second, "by_category")
    assert second.form.cells() == (Cell("cards", 1, "30"),)


def test_who_dealt_out_of_turn_is_kept_with_what_was_typed(
    qtbot: QtBot, opened: Open, store: Store, pictures: CardPictures
) -> None:
    window = opened("casino.swedish", dealer=0)
    number = window.keeper.number
    assert number is not None
    assert window.panel.dealer_button.text() == "Anna deals"
    QTest.mouseClick(window.panel.dealer_button, Qt.MouseButton.LeftButton)
    answer_menu("Björn deals")
    QTest.keyClicks(window.panel.cell("aces", 1), "4")
    qtbot.waitUntil(lambda: draft_of(store, number) == Draft(0, "by_category", (Cell("aces", 1, "4"),), 1))
    second = again(qtbot, store, pictures, number)
    assert second.panel.dealer_button.text() == "Björn deals"
    second.activateWindow()
    qtbot.waitUntil(second.isActiveWindow)
    enter(second)
    entry = second.keeper.sheet.entries[0]
    assert isinstance(entry, DealEntry)
    assert entry.dealer == 1


def test_a_draft_of_a_deal_that_has_been_entered_is_nothing(store: Store, translation: Translation) -> None:
    keeper = SheetKeeper.begin(store, SheetSetup("casino.swedish", ("Anna", "Björn")))
    keeper.keep_draft("by_category", [Cell("aces", 0, "4")])
    assert keeper.draft() == Draft(0, "by_category", (Cell("aces", 0, "4"),))
    keeper.add(DealEntry((Cell("aces", 0, "4"),), "by_category"))
    assert keeper.draft() is None


@pytest.mark.parametrize("kept", [7, {"1": 7}, {"1": {"position": 0, "method": "totals", "cells": [1, ["total", 0]]}}])
def test_what_is_no_draft_is_left_out(store: Store, kept: object) -> None:
    store.put("score_sheet_drafts", kept)
    assert draft_of(store, 1) is None
    keep_draft(store, 1, Draft(2, "totals", (Cell("total", 1, "9"),)))
    assert draft_of(store, 1) == Draft(2, "totals", (Cell("total", 1, "9"),))
    keep_draft(store, 1, Draft(2, "totals", (Cell("total", 1, "9"),), 1))
    assert draft_of(store, 1) == Draft(2, "totals", (Cell("total", 1, "9"),), 1)
    keep_draft(store, 1, None)
    assert store.get("score_sheet_drafts") == {}
