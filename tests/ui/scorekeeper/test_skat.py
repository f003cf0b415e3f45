"""Sheets on which the value of a game is entered for the one person who played it: Skat and Bierlachs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.games.entry import FREE_TEMPLATES
from cardtable.session.scorebook.exchange import sheet_from_text, sheet_to_text
from cardtable.store.store import Store
from cardtable.ui.models.score_sheet import ScoreSheetModel
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.scorekeeper.by_hand import Open, choose_kind, choose_template, start_of, type_deal
from tests.ui.scorekeeper.parts import number_cells, table_view

NAMES = ("Anna", "Björn", "Clara", "David")


def lines(model: ScoreSheetModel, deal: int) -> list[list[str]]:
    """The words of the lines below a deal."""
    parent = model.index(deal, 0)
    columns = range(model.columnCount())
    return [
        [str(model.index(row, column, parent).data()) for column in columns] for row in range(model.rowCount(parent))
    ]


@pytest.fixture
def skat(desk: SheetDesk, store: Store, qtbot: QtBot, translation: Translation) -> SheetWindow:
    """A sheet begun in the dialog with the template of Skat (Seeger–Fabian); Anna deals first."""
    desk.ask_new_sheet()
    dialog = desk.setup_dialog
    assert dialog is not None
    dialog.show()
    choose_kind(dialog, "free")
    choose_template(dialog, "Skat (Seeger–Fabian)")
    for field, name in zip(dialog.name_fields, NAMES, strict=True):
        field.setText(name)
    assert dialog.refusal == ""
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(desk.windows) == 1)
    return desk.windows[0]


def test_won_and_lost_games_bring_what_seeger_and_fabian_give(skat: SheetWindow) -> None:
    assert skat.windowTitle() == "Skat (Seeger–Fabian): Anna, Björn, Clara and David"
    type_deal(skat, total={1: 24})
    assert skat.model.standing() == (0, 74, 0, 0)
    # Björn deals now, and a lost game of Clara’s brings him as much as the two others.
    type_deal(skat, total={2: -48})
    assert skat.model.standing() == (30, 104, -98, 30)
    assert lines(skat.model, 1) == [
        ["Points of the deal", "", "", "−48", ""],
        ["Seeger–Fabian bonus", "30", "30", "−50", "30"],
    ]
    again = sheet_from_text(sheet_to_text(skat.keeper.sheet))
    assert again.standing.points == (30, 104, -98, 30)


def test_the_dealer_of_four_has_no_cell(skat: SheetWindow) -> None:
    for dealer in (0, 1):
        assert [cell.place[1] for cell in number_cells(skat.panel)] == [side for side in range(4) if side != dealer]
        type_deal(skat, total={3: 18})
    skat.show_table()
    table = table_view(skat)
    assert table is not None
    QTest.mouseClick(table.displays[0].over, Qt.MouseButton.LeftButton)
    assert [table.entry.cell("total", side).isVisible() for side in range(4)] == [True, True, False, True]


def test_a_game_of_two_persons_is_refused_with_a_sentence(skat: SheetWindow) -> None:
    type_deal(skat, total={1: 24, 2: 24})
    assert skat.keeper.sheet.rows == []
    said = "One player plays against the others. Enter a number for that player only."
    assert skat.panel.reason("total") == said


def test_at_bierlachs_the_losers_are_written_against_until_one_pays(opened: Open) -> None:
    window = opened("free", *NAMES[:3], **FREE_TEMPLATES["Bierlachs"][1])
    type_deal(window, total={0: -96})
    type_deal(window, total={1: 144})
    assert window.model.standing() == (240, 0, 144)
    type_deal(window, total={2: 72})
    (result,) = window.keeper.sheet.results
    assert (result.winners, result.points, result.accounts) == ((1, 2), (312, 72, 144), (-1, 0, 0))
