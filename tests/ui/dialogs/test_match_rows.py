"""Past games are listed with the faces of who played, the day below the game and the winner below the points."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.store.model import MatchSummary
from cardtable.ui.dialogs.match_rows import MatchRows
from cardtable.ui.dialogs.matches_dialog import MatchesDialog
from cardtable.ui.look.palette import BRASS
from cardtable.ui.models.matches import BELOW_ROLE, GAME, OUTCOME_ROLE, PLAYED, PLAYERS, POINTS, POINTS_ROLE
from tests.ui.dialogs.shelf import ListedShelf

MOMENT = datetime(2026, 11, 20, 18, 30, tzinfo=UTC)
OVER = MatchSummary(
    1, "casino.swedish", ("Anna", "Agda"), ("human", "counter"), (0, 1), MOMENT, MOMENT, MOMENT, 3, (16, 9), (0,)
)
PEOPLE = replace(OVER, id=2, names=("Anna", "Björn"), computers=("human", "human"), winners=())
RUNNING = replace(OVER, id=3, finished=None, winners=(), points=())
MANY = replace(
    OVER,
    id=4,
    variant="ecarte.chouette",
    names=("Anna", "Agda", "Lina", "Gustav", "Falk", "Lina 2"),
    computers=("human", "counter", "beginner", "greedy", "searcher", "beginner"),
    sides=(0, 1, 2, 3, 4, 5),
    points=(1, 0, 0, 0, 0, 0),
)


@pytest.fixture
def dialog(qtbot: QtBot, translation: Translation) -> MatchesDialog:
    made = MatchesDialog(ListedShelf((OVER, PEOPLE, RUNNING, MANY)))
    qtbot.addWidget(made)
    made.resize(900, 600)
    with qtbot.waitExposed(made):
        made.show()
    return made


def cell(dialog: MatchesDialog, row: int, column: int) -> QImage:
    """The picture of a cell."""
    place: QRect = dialog.table.visualRect(dialog.table.model().index(row, column))
    return dialog.table.viewport().grab(place).toImage()


def colours(picture: QImage) -> set[str]:
    return {QColor(picture.pixel(x, y)).name() for x in range(picture.width()) for y in range(picture.height())}


def test_the_result_is_told_in_two_lines(dialog: MatchesDialog) -> None:
    model = dialog.table.model()
    told = [
        (model.index(row, POINTS).data(POINTS_ROLE), model.index(row, POINTS).data(OUTCOME_ROLE)) for row in range(3)
    ]
    assert told == [("16\xa0:\xa09", "won by Anna"), ("16\xa0:\xa09", ""), ("–", "unfinished")]
    assert [model.index(row, POINTS).data() for row in range(3)] == [
        "16\xa0:\xa09, won by Anna",
        "16\xa0:\xa09",
        "–, unfinished",
    ]


def test_the_day_is_seen_and_heard_with_the_game(dialog: MatchesDialog) -> None:
    assert dialog.table.isColumnHidden(PLAYED)
    game = dialog.table.model().index(0, GAME)
    day = dialog.table.model().index(0, PLAYED).data()
    assert game.data(Qt.ItemDataRole.AccessibleTextRole) == f"Swedish Casino, {day}"
    assert game.data() == "Swedish Casino"
    lower = cell(dialog, 1, GAME)
    half = lower.copy(0, lower.height() // 2, lower.width(), lower.height() // 2 - 2)
    assert len(colours(half)) > 2


def test_rows_are_high_enough_for_two_lines_and_a_finger(dialog: MatchesDialog) -> None:
    high = 2 * dialog.table.fontMetrics().height()
    assert all(dialog.table.rowHeight(row) >= max(52, high) for row in range(4))
    larger = QFont(dialog.font())
    larger.setPointSizeF(3 * larger.pointSizeF())
    dialog.setFont(larger)
    assert dialog.table.rowHeight(0) > 2 * high


def test_computer_players_have_their_faces(dialog: MatchesDialog) -> None:
    # A face has a ring of brass.
    assert BRASS in colours(cell(dialog, 2, PLAYERS))
    assert BRASS not in colours(cell(dialog, 1, PLAYERS))
    rows = dialog.table.itemDelegate()
    assert isinstance(rows, MatchRows)
    assert rows._faces(dialog.table.model().index(3, PLAYERS)) == ["counter", "beginner", "greedy"]
    assert rows._faces(dialog.table.model().index(3, GAME)) == []


def test_a_head_stands_on_the_side_of_what_is_below_it(dialog: MatchesDialog) -> None:
    def sides(column: int) -> Qt.AlignmentFlag:
        found: Qt.AlignmentFlag = dialog.table.model().headerData(
            column, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole
        )
        return found & Qt.AlignmentFlag.AlignHorizontal_Mask

    assert sides(GAME) == sides(PLAYERS) == Qt.AlignmentFlag.AlignLeft
    assert sides(POINTS) == Qt.AlignmentFlag.AlignRight


def test_where_the_players_have_no_room_beside_the_game_they_stand_below_it(dialog: MatchesDialog) -> None:
    table = dialog.table
    alone = cell(dialog, 1, GAME)
    usual, larger = QFont(dialog.font()), QFont(dialog.font())
    larger.setPointSizeF(2 * larger.pointSizeF())
    for font, width, narrow in ((larger, 760, True), (larger, 560, True), (larger, 1600, False), (usual, 900, False)):
        dialog.setFont(font)
        dialog.resize(width, 600)
        QApplication.processEvents()
        assert table.isColumnHidden(PLAYERS) is narrow
        game = table.model().index(0, GAME)
        below = f"{game.siblingAtColumn(PLAYERS).data()} · " if narrow else ""
        assert game.data(BELOW_ROLE) == below + game.siblingAtColumn(PLAYED).data()
        # Heard as it is seen.
        heard = game.data(Qt.ItemDataRole.AccessibleTextRole)
        assert heard == ", ".join(
            (game.data(), *(("Anna, Agda",) if narrow else ()), game.siblingAtColumn(PLAYED).data())
        )
        assert game.data(Qt.ItemDataRole.ToolTipRole) == "Anna, Agda"
        assert table.horizontalScrollBar().maximum() == 0
        assert table.columnWidth(GAME) >= table.sizeHintForColumn(GAME)
    assert cell(dialog, 1, GAME) == alone


def test_in_a_narrow_window_game_and_result_stay_whole(dialog: MatchesDialog) -> None:
    dialog.resize(dialog.minimumSizeHint())
    table = dialog.table
    for column in (GAME, POINTS):
        assert table.columnWidth(column) >= table.sizeHintForIndex(table.model().index(0, column)).width()
    assert not table.grab().isNull()
