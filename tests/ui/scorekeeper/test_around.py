"""The table view with each field at its own edge: nothing overlaps, and who touches a field is asked there."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations
from typing import TypeVar

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsProxyWidget, QGraphicsView, QMenu, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.scorekeeper.around_layout import FAR, LEFT, NEAR, RIGHT, Around, around
from cardtable.ui.scorekeeper.around_view import AroundView
from cardtable.ui.scorekeeper.evening_table import EveningTable, Facing
from cardtable.ui.scorekeeper.side_panel import SidePanel
from cardtable.ui.scorekeeper.table_deals import TableDeals
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.words.aloud import read_aloud
from tests.ui.clicks import press
from tests.ui.scorekeeper.by_hand import Open, points, type_deal
from tests.ui.scorekeeper.parts import table_view

SIZES = [(1280, 700), (900, 500), (800, 1130), (700, 700)]


def fields_of(found: Around) -> list[QRectF]:
    """The rectangles on the table that the fields cover."""
    upright = QRectF(-found.length / 2, -found.depth / 2, found.length, found.depth)
    return [QTransform().translate(x, y).rotate(turn).mapRect(upright) for x, y, turn in found.fields]


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("size", SIZES)
def test_the_fields_lie_on_the_table_and_apart(count: int, size: tuple[int, int]) -> None:
    found = around(count, *size)
    table = QRectF(0, 0, *size).adjusted(-1, -1, 1, 1)
    fields = fields_of(found)
    assert len(fields) == count
    assert all(table.contains(field) for field in (*fields, found.middle))
    for one, other in combinations([*fields, found.middle], 2):
        common = one.intersected(other)
        assert common.width() < 1.5 or common.height() < 1.5


def test_persons_follow_one_another_clockwise_and_each_reads_upright() -> None:
    found = around(4, 1000, 800)
    assert [turn for _, _, turn in found.fields] == [NEAR, LEFT, FAR, RIGHT]
    near, left, far, right = fields_of(found)
    assert near.bottom() == pytest.approx(800)
    assert left.left() == pytest.approx(0)
    assert far.top() == pytest.approx(0)
    assert right.right() == pytest.approx(1000)
    # What is above for the reader is away from the edge.
    for (_, _, turn), away in zip(found.fields, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True):
        up = QTransform().rotate(turn).map(QPointF(0, -1))
        assert (round(up.x()), round(up.y())) == away


def test_two_at_one_edge_sit_side_by_side() -> None:
    found = around(5, 1000, 800)
    first, second, *_ = fields_of(found)
    assert first.bottom() == second.bottom()
    # Clockwise, the next at the near edge sits at the left.
    assert second.right() < first.left()


def each(window: SheetWindow, qtbot: QtBot) -> tuple[EveningTable, AroundView]:
    """The table view of a window with each field turned to its edge, by the button."""
    window.show_table()
    table = table_view(window)
    assert table is not None
    table.showNormal()
    table.resize(1280, 800)
    press(table, "Rotate")
    assert table.facing is Facing.EACH
    (view,) = [one for one in table.findChildren(AroundView) if one.isVisible()]
    qtbot.waitUntil(lambda: view.viewport().height() > 400)
    QApplication.processEvents()
    return table, view


def touch(view: AroundView, part: QWidget, place: QPointF) -> None:
    """Touch a place of a part of what is turned on the view."""
    turned = part
    while (proxy := turned.graphicsProxyWidget()) is None:
        place = QPointF(turned.mapToParent(place.toPoint()))
        parent = turned.parentWidget()
        assert parent is not None
        turned = parent
    spot = view.mapFromScene(proxy.mapToScene(place))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def turn_of(widget: QWidget) -> float:
    """By how many degrees a widget is turned on the view."""
    proxy = widget.graphicsProxyWidget()
    assert proxy is not None
    up = proxy.mapToScene(QPointF(0, -1)) - proxy.mapToScene(QPointF())
    return {(0, -1): NEAR, (1, 0): LEFT, (0, 1): FAR, (-1, 0): RIGHT}[round(up.x()), round(up.y())]


def test_everybody_marks_at_the_own_edge_and_is_asked_there(opened: Open, qtbot: QtBot) -> None:
    window = opened("casino.classic", "Anna", "Björn", "Clara")
    table, view = each(window, qtbot)
    for side, turn in enumerate((NEAR, LEFT, RIGHT)):
        panel = table.places[side]
        assert turn_of(panel) == turn
        touch(view, panel.plus, QPointF(panel.plus.rect().center()))
        (menu,) = panel.findChildren(QMenu)
        assert turn_of(menu) == turn
        (by_hand,) = [action for action in menu.actions() if action.text() == "A point by hand"]
        touch(view, menu, QPointF(menu.actionGeometry(by_hand).center()))
        QApplication.processEvents()
        assert points(window)[side] == 1
    assert points(window) == (1, 1, 1)


def test_a_deal_is_entered_from_the_edges_and_shown_there(opened: Open, qtbot: QtBot) -> None:
    window = opened("free", "Anna", "Björn", "Clara", "Dora")
    table, view = each(window, qtbot)
    press(table, "Deal over: enter it")
    assert not view.isVisible()
    QTest.keyClicks(table, "7")
    QTest.keyClick(table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert view.isVisible()
    assert [place.number.text() for place in table.places] == ["7", "0", "0", "0"]
    window.keeper.undo()
    assert [place.number.text() for place in table.places] == ["0", "0", "0", "0"]


WidgetT = TypeVar("WidgetT", bound=QWidget)


def seen_of(table: EveningTable, kind: type[WidgetT]) -> list[WidgetT]:
    """All widgets of a kind that are seen, also those that are turned."""
    found = [one for one in table.findChildren(kind) if one.isVisible()]
    for view in table.findChildren(QGraphicsView):
        proxies = [item for item in view.scene().items() if isinstance(item, QGraphicsProxyWidget)]
        turned = [proxy.widget() for proxy in proxies if view.isVisible()]
        found += [one for one in turned if isinstance(one, kind) and one.isVisible()]
    return found


def facing(page: QWidget) -> float:
    """By how many degrees clockwise a page is seen turned."""
    proxy = page.graphicsProxyWidget()
    return 0 if proxy is None else proxy.rotation() % 360


def test_the_form_and_the_deals_face_who_touched_last(opened: Open, qtbot: QtBot) -> None:
    window = opened("free", "Anna", "Björn", "Clara", "Dora")
    table, view = each(window, qtbot)
    display = table.displays[0]
    # Nobody has touched a field yet: the buttons lie at the near edge.
    press(table, "Deal over: enter it")
    assert facing(table.entry) == NEAR
    press(table, "Back to the counters")
    for side, turn in enumerate((NEAR, LEFT, FAR, RIGHT)):
        panel = table.places[side]
        touch(view, panel.number, QPointF(panel.number.rect().center()))
        (deals,) = seen_of(table, TableDeals)
        assert facing(deals) == turn
        press(table, "Back to the counters")
        press(table, "Deal over: enter it")
        QApplication.processEvents()
        assert facing(table.entry) == turn
        # It fills the page in its own direction, and its keys can be pressed there.
        page = table.entry.parentWidget() if turn == NEAR else None
        if page is None:
            (turned,) = [one for one in table.findChildren(QGraphicsView) if one.isVisible() and one is not view]
            room = turned.viewport().size()
            assert table.entry.size() == (room.transposed() if turn in (LEFT, RIGHT) else room)
            key = table.entry.keypad.key("7")
            proxy = table.entry.graphicsProxyWidget()
            assert proxy is not None
            spot = turned.mapFromScene(proxy.mapToScene(QPointF(key.mapTo(table.entry, key.rect().center()))))
            QTest.mouseClick(turned.viewport(), Qt.MouseButton.LeftButton, pos=spot)
            assert window.form.text(("total", 0)) == "7"
            QTest.keyClick(table, Qt.Key.Key_Backspace)
        press(table, "Back to the counters")
    # On the form the button turns the form alone, a quarter at a time.
    press(table, "Deal over: enter it")
    seen = []
    for _ in range(4):
        press(display, "Rotate")
        seen.append(facing(table.entry))
    assert seen == [NEAR, LEFT, FAR, RIGHT]
    directions = [table.facing]
    press(table, "Back to the counters")
    press(display, "Rotate")
    assert [*directions, table.facing] == [Facing.EACH, Facing.FAR]
    assert facing(table.entry) == NEAR


def test_partners_have_an_edge_each_and_the_pack_lies_at_who_deals(opened: Open, qtbot: QtBot) -> None:
    window = opened("casino.berlin1810", "Anna", "Björn", "Clara", "David", dealer=3)
    table, view = each(window, qtbot)
    by_edge = {turn_of(panel): panel for panel in seen_of(table, SidePanel)}
    assert sorted(by_edge) == [NEAR, LEFT, FAR, RIGHT]
    assert [by_edge[edge].side for edge in (NEAR, LEFT, FAR, RIGHT)] == [0, 1, 0, 1]
    assert by_edge[NEAR].name.text() == by_edge[FAR].name.text() == "Anna and Clara"
    # Who sits opposite marks at the own edge, is asked there, and both see it.
    far = by_edge[FAR]
    touch(view, far.plus, QPointF(far.plus.rect().center()))
    (menu,) = far.findChildren(QMenu)
    assert turn_of(menu) == FAR
    (by_hand,) = [action for action in menu.actions() if action.text() == "A point by hand"]
    touch(view, menu, QPointF(menu.actionGeometry(by_hand).center()))
    QApplication.processEvents()
    assert points(window) == (1, 0)
    assert [by_edge[edge].number.text() for edge in (NEAR, LEFT, FAR, RIGHT)] == ["1", "0", "1", "0"]
    # David deals, and not Björn, who is of the same side.
    packs = {edge: pack_seen(view, by_edge[edge]) for edge in (LEFT, RIGHT)}
    assert packs == {LEFT: False, RIGHT: True}
    press(table.displays[0], "Rotate")
    press(table.displays[0], "Rotate")
    press(table.displays[0], "Rotate")
    assert table.facing is Facing.NEAR
    assert [one.side for one in seen_of(table, SidePanel)] == [0, 1]


def pack_seen(view: AroundView, panel: SidePanel) -> bool:
    """Whether a touch where the pack of the dealer lies asks who deals."""
    asked: list[bool] = []
    panel.dealer_wanted.connect(lambda: asked.append(True))
    touch(view, panel, QPointF(panel._places.pack.center()))
    for menu in panel.findChildren(QMenu):
        menu.close()
    return bool(asked)


def test_turned_back_all_fields_are_upright_and_alike_again(opened: Open, qtbot: QtBot) -> None:
    window = opened("free", "Anna", "Björn", "Clara", "Dora")
    window.show_table()
    table = table_view(window)
    assert table is not None
    table.showNormal()
    table.resize(1280, 800)
    QApplication.processEvents()
    before = [place.geometry() for place in table.places]
    seen = []
    for _ in range(4):
        press(table.displays[0], "Rotate")
        seen.append(table.facing)
    assert seen == [Facing.EACH, Facing.FAR, Facing.BOTH, Facing.NEAR]
    QApplication.processEvents()
    assert [place.geometry() for place in table.places] == before
    assert all(place.graphicsProxyWidget() is None and place.isVisible() for place in table.places)
    type_deal(window, total={1: 4})
    assert [place.number.text() for place in table.places] == ["0", "4", "0", "0"]


def test_the_middle_says_what_is_played_and_who_has_won(opened: Open, qtbot: QtBot) -> None:
    window = opened("free", "Anna", "Björn", "Clara", "Dora", target=5)
    table, view = each(window, qtbot)
    proxies = [item for item in view.scene().items() if isinstance(item, QGraphicsProxyWidget)]
    (middle,) = [proxy.widget() for proxy in proxies if not isinstance(proxy.widget(), SidePanel)]
    assert middle.accessibleName() == read_aloud(table.displays[0].status)
    before = middle.grab().toImage()
    type_deal(window, total={1: 6})
    assert "Björn" in middle.accessibleName()
    assert middle.grab().toImage() != before
    press(table, "Next match")
    assert middle.accessibleName() == read_aloud(table.displays[0].status)


_WITHOUT_GOODBYE = """
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from cardtable.ui.scorekeeper.around_view import AroundView

application = QApplication([])
window = QWidget()
view = AroundView(window)
view.resize(600, 500)
panels = [QWidget(window) for _ in range(4)]
lines = [QLineEdit(panel) for panel in panels]
view.take(panels)
view.arrange(panels)
window.show()
application.processEvents()
"""
"""A program that ends while fields lie around a table, and leaves the order of deletion to Qt and Python."""


def test_the_program_can_end_while_each_field_is_turned_to_its_edge() -> None:
    ended = subprocess.run([sys.executable, "-c", _WITHOUT_GOODBYE], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
