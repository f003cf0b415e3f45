"""The list of deals: rows without figures go over all columns, and titles leave the columns of figures their room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.reports import SheetDeal
from cardtable.core.scores import ScoreLine
from cardtable.ui.dialogs.score_sheet.deal_list import DealList
from cardtable.ui.models.score_sheet import PRIZES_ROLE, ScoreSheetModel
from cardtable.words.families import words_for

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


def test_prizes_are_strokes_behind_the_figure_and_no_signs_of_reckoning(qtbot: QtBot, translation: Translation) -> None:
    model = ScoreSheetModel()
    listed = DealList(model)
    model.setParent(listed)
    qtbot.addWidget(listed)

    listed.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    listed.resize(700, 200)
    listed.show()

    def picture(strokes: int) -> QImage:
        prize = ScoreLine("prize_capot", 1, 100 * strokes, (("strokes", strokes),), marked=False)
        lines = (ScoreLine("total", 1, 60), *((prize,) if strokes else ()))
        model.set_sheet(NAMES[:2], [SheetDeal(lines)], words=words_for("piquet.four_deals"))
        listed.share_columns()
        QApplication.processEvents()
        listed.setCurrentIndex(QModelIndex())
        return listed.viewport().grab(listed.visualRect(model.index(0, 2))).toImage()

    without, two, three = (picture(strokes) for strokes in (0, 2, 3))
    assert model.index(0, 2).data() == "+60 → 60"
    assert model.index(0, 2).data(PRIZES_ROLE) == 3
    assert not model.index(0, 1).data(PRIZES_ROLE)
    # The figure after the arrow stays at its end; before it there is room with strokes in it, more for three than two.
    inked = [
        sum(one.pixelColor(x, y).lightness() < 128 for x in range(one.width()) for y in range(one.height()))
        for one in (without, two, three)
    ]
    assert inked[0] < inked[1] < inked[2]


def test_the_total_stays_in_sight_when_the_list_becomes_lower_unless_somebody_looks_back(deals: DealList) -> None:
    model = deals.model()
    assert isinstance(model, ScoreSheetModel)
    model.set_sheet(NAMES, [DEAL] * 30)
    deals.scrollToBottom()

    def bottom() -> int:
        return deals.visualRect(model.index(30, 0)).bottom()

    for height in (140, 260, 120):
        deals.resize(440, height)
        QApplication.processEvents()
        assert bottom() <= deals.viewport().height()
    deals.verticalScrollBar().setValue(0)
    deals.resize(440, 160)
    QApplication.processEvents()
    assert deals.verticalScrollBar().value() == 0
