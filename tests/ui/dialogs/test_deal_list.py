"""The list of deals: rows without figures go over all columns, and titles leave the columns of figures their room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.reports import SheetDeal
from cardtable.core.scores import ScoreLine
from cardtable.ui.dialogs.score_sheet.deal_list import DealList
from cardtable.ui.models.score_sheet import ScoreSheetModel

NAMES = ("Anna", "Björn", "Christa", "Dora", "Maximiliane")
DEAL = SheetDeal((ScoreLine("marks", 0, 3),))
LEAVES = SheetDeal((), title="Maximiliane Theresia Charlotte leaves", players=(), is_numbered=False)


@pytest.fixture
def deals(qtbot: QtBot, translation: Translation) -> DealList:
    model = ScoreSheetModel()
    listed = DealList(model)
    model.setParent(listed)
    qtbot.addWidget(listed)
    model.set_sheet(NAMES, [DEAL, LEAVES, DEAL])
    listed.share_columns()
    listed.resize(440, 300)
    listed.show()
    QApplication.processEvents()
    return listed


def test_what_has_no_figures_is_written_over_all_columns(deals: DealList) -> None:
    spanned = [row for row in range(4) if deals.isFirstColumnSpanned(row, QModelIndex())]
    assert spanned == [1]
    # Also where it comes later, and not where a deal has come to its place.
    model = deals.model()
    assert isinstance(model, ScoreSheetModel)
    model.set_sheet(NAMES, [DEAL, DEAL, LEAVES])
    assert [deals.isFirstColumnSpanned(row, QModelIndex()) for row in range(4)] == [False, False, True, False]


def test_a_long_title_leaves_the_figures_their_room(deals: DealList) -> None:
    widths = [deals.columnWidth(column) for column in range(6)]
    assert widths[0] <= 0.31 * 440
    assert max(widths[1:]) - min(widths[1:]) <= 1
    deals.resize(900, 300)
    QApplication.processEvents()
    assert deals.columnWidth(1) > widths[1]
