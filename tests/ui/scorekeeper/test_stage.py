"""The table view as a stage: the dealer's pack, the light on the winner, earlier deals with the strokes of prizes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeView
from pytestqt.qtbot import QtBot

from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.model import DealEntry
from cardtable.ui.look.plain import Label
from cardtable.ui.scorekeeper.evening_table import EveningTable
from cardtable.ui.scorekeeper.side_panel import SidePanel
from cardtable.ui.scorekeeper.stage_figure import StageDeals
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.clicks import answer_menu, press
from tests.ui.scorekeeper.by_hand import Open, type_deal
from tests.ui.scorekeeper.parts import table_view


def table_of(window: SheetWindow) -> EveningTable:
    window.show_table()
    table = table_view(window)
    assert table is not None
    table.showNormal()
    table.resize(1280, 800)
    for _ in range(3):
        QApplication.processEvents()
    assert table.width() == 1280
    return table


def seen(table: EveningTable, panel: SidePanel, part: QRect) -> list[float]:
    """How bright each pixel is that is seen in a part of a field, on the cloth of the table."""
    display = table.displays[0]
    picture = display.grab(QRect(panel.mapTo(display, part.topLeft()), part.size())).toImage()
    return [picture.pixelColor(x, y).lightnessF() for x in range(picture.width()) for y in range(picture.height())]


def light(table: EveningTable, panel: SidePanel) -> float:
    """How bright the cloth is in the middle of a field, below the figure and the counters."""
    part = seen(table, panel, QRect(panel.width() // 2, panel.height() * 3 // 4, 8, 8))
    return sum(part) / len(part)


def test_the_pack_lies_at_the_dealer_and_is_touched(opened: Open) -> None:
    window = opened("casino.swedish", dealer=1)
    table = table_of(window)
    first, second = table.places

    def has_pack(panel: SidePanel) -> bool:
        """Whether something as bright as the edges of cards lies in the corner."""
        return max(seen(table, panel, panel._places.pack)) > 0.6

    assert (has_pack(first), has_pack(second)) == (False, True)
    corner = second._places.pack.center()
    QTest.mouseClick(second, Qt.MouseButton.LeftButton, pos=corner)
    answer_menu("Anna deals")
    assert (has_pack(first), has_pack(second)) == (True, False)
    # Where no pack lies nothing is asked.
    QTest.mouseClick(second, Qt.MouseButton.LeftButton, pos=corner)
    assert QApplication.activePopupWidget() is None


def test_the_winner_is_lit_and_said_and_the_others_keep_their_contrast(opened: Open) -> None:
    window = opened("casino.swedish")
    table = table_of(window)
    before = [light(table, panel) for panel in table.places]
    for _ in range(2):
        type_deal(window, aces={1: 4}, cards={1: 40}, last_capture={1: 1}, spades={1: 7}, sweeps={1: 1})
    first, second = table.places
    assert second.role.text() == "wins"
    assert light(table, second) > before[1] + 0.02
    assert light(table, first) == pytest.approx(before[0], abs=0.005)
    # All fields are laid out alike.
    assert first.number.geometry() == second.number.geometry()
    press(table, "Next match")
    assert second.role.text() != "wins"
    assert light(table, second) == pytest.approx(before[1], abs=0.005)


def test_earlier_deals_of_the_match_are_shown_and_open_the_list(opened: Open) -> None:
    window = opened("piquet.session", deals=2)
    table = table_of(window)
    type_deal(window, total={0: 27, 1: 12})
    assert [list(panel.deals.shown) for panel in table.places] == [[(27, 0)], [(12, 0)]]
    QTest.mouseClick(table.places[0].deals, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert [one.isVisible() for one in table.findChildren(QTreeView)] == [True]
    press(table, "Back to the counters")
    type_deal(window, total={0: 5, 1: 40})
    # The deals of the match that is over, until the next one is begun.
    assert [list(panel.deals.shown) for panel in table.places] == [[(27, 0), (5, 0)], [(12, 0), (40, 0)]]
    press(table, "Next match")
    assert [list(panel.deals.shown) for panel in table.places] == [[], []]


def test_prizes_are_strokes_behind_their_deal(opened: Open) -> None:
    window = opened("piquet.four_deals")
    table = table_of(window)
    window.keeper.add(DealEntry((Cell("total", 0, "20"), Cell("total", 1, "60"), Cell("pique", 1, "1")), "totals"))
    assert [[strokes for _, strokes in panel.deals.shown] for panel in table.places] == [[0], [2]]


def test_strokes_are_drawn_one_below_the_other_and_as_many_deals_as_fit(qtbot: QtBot) -> None:
    deals = StageDeals()
    qtbot.addWidget(deals)
    font = deals.font()
    font.setPixelSize(36)
    deals.setFont(font)
    deals.resize(400, 60)
    drawn = []
    for strokes in range(4):
        deals.show_deals([(100, strokes)])
        drawn.append(deals.grab().toImage())
    assert all(one != other for one, other in pairwise(drawn))
    deals.show_deals([(number, 0) for number in range(100, 130)])
    shown = deals.shown
    assert 2 <= len(shown) < 30
    # The newest are seen.
    assert shown[-1] == (129, 0)


def test_what_is_marked_stands_small_beside_the_figure(opened: Open) -> None:
    window = opened("casino.swedish")
    table = table_of(window)
    number = table.places[0].number
    before = number.grab().toImage()
    QTest.mouseClick(table.places[0].events["sweeps"], Qt.MouseButton.LeftButton)
    assert number.text() == "0 +1"
    assert number.grab().toImage() != before
    assert number.accessibleName() == "0 plus 1"


@pytest.mark.parametrize("size", [(1280, 800), (900, 600), (800, 1280)])
def test_a_result_sends_no_field_of_five_to_another_place(opened: Open, size: tuple[int, int]) -> None:
    window = opened("free", "Anna", "Björn", "Christa", "Dora", "Maximiliane", target=21)
    table = table_of(window)
    table.resize(*size)
    type_deal(window, total={0: 20, 4: 17})
    QApplication.processEvents()

    def order() -> list[tuple[int, int]]:
        columns = sorted({panel.x() for panel in table.places})
        rows = sorted({panel.y() for panel in table.places})
        return [(columns.index(panel.x()), rows.index(panel.y())) for panel in table.places]

    before = order()
    type_deal(window, total={0: 3})
    QApplication.processEvents()
    assert table.displays[0].status.startswith("The match goes to Anna")
    assert order() == before


def test_a_long_result_is_written_smaller_before_it_wraps(opened: Open) -> None:
    window = opened("free", "Anna", "Björn", "Christa", "Dorothea Magdalena", "Maximiliane Theresia", target=21)
    table = table_of(window)
    table.resize(1280, 800)
    (status,) = [one for one in table.displays[0].findChildren(Label) if one.text() == table.displays[0].status]
    QApplication.processEvents()
    usual = status.fontMetrics().height()
    type_deal(window, total={0: 23, 4: 17})
    QApplication.processEvents()
    lines = status.text().split("\n")
    assert all(status.fontMetrics().horizontalAdvance(line) <= status.width() for line in lines)
    assert 0.6 * usual < status.fontMetrics().height() < usual


def test_a_match_has_its_number_also_after_somebody_has_left(opened: Open) -> None:
    window = opened("free", "Anna", "Björn", "Christa", target=5)
    table = table_of(window)

    def number() -> str:
        return table.displays[0].status.split(" · ")[0]

    window.keeper.go(2)
    assert number() == "Match 1"
    type_deal(window, total={0: 6})
    press(table, "Next match")
    assert number() == "Match 2"
    window.keeper.come("Dora", 0, None)
    assert number() == "Match 2"
    window.keeper.go(1)
    assert number() == "Match 2"
    type_deal(window, total={0: 6})
    press(table, "Next match")
    assert number() == "Match 3"
