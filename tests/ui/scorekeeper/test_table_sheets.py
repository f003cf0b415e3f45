"""Questions over the table view: sheets that face who touched it last, answered there by mouse and by keys."""

from __future__ import annotations

from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsProxyWidget, QGraphicsView, QMenu, QPushButton, QTreeView, QWidget

from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.dialogs.panels import Panel
from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.look.look import Heading
from cardtable.ui.scorekeeper.around_layout import FAR, LEFT, NEAR, RIGHT
from cardtable.ui.scorekeeper.cash_dialog import CashDialog
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog
from cardtable.ui.scorekeeper.evening_table import EveningTable, Facing
from cardtable.ui.scorekeeper.joining_dialog import JoiningDialog
from cardtable.ui.scorekeeper.side_panel import SidePanel
from cardtable.ui.scorekeeper.table_display import TableDisplay
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.clicks import button, press
from tests.ui.scorekeeper.by_hand import Open, type_deal
from tests.ui.scorekeeper.parts import table_view

WidgetT = TypeVar("WidgetT", bound=QWidget)


def table_of(window: SheetWindow) -> EveningTable:
    """The table view of a window, of the size of a tablet."""
    window.show_table()
    table = table_view(window)
    assert table is not None
    table.showNormal()
    table.resize(1280, 800)
    QApplication.processEvents()
    return table


def turned_to(table: EveningTable, facing: Facing) -> None:
    """Turn the table with its button until it is read from there."""
    while table.facing is not facing:
        press(table.displays[0], "Rotate")
        QApplication.processEvents()


def seen_of(table: EveningTable, kind: type[WidgetT]) -> list[WidgetT]:
    """All widgets of a kind that are seen, also those that are turned."""
    found = [one for one in table.findChildren(kind) if one.isVisible()]
    for view in table.findChildren(QGraphicsView):
        for item in view.scene().items() if view.isVisible() else ():
            if isinstance(item, QGraphicsProxyWidget):
                parts = [item.widget(), *item.widget().findChildren(kind)]
                found += [one for one in parts if isinstance(one, kind) and one.isVisible()]
    return found


def degrees_of(widget: QWidget) -> float:
    """By how many degrees clockwise a widget is seen turned."""
    proxy = widget.window().graphicsProxyWidget()
    return 0.0 if proxy is None else proxy.rotation() % 360


def spot_of(part: QWidget, place: QPoint) -> tuple[QWidget, QPoint]:
    """Where a finger must touch to touch ``place`` of a part that may be turned."""
    root = part.window()
    proxy = root.graphicsProxyWidget()
    if proxy is None:
        return part, place
    (view,) = proxy.scene().views()
    return view.viewport(), view.mapFromScene(proxy.mapToScene(QPointF(part.mapTo(root, place))))


def touch(table: EveningTable, part: QWidget, place: QPoint | None = None) -> None:
    """Touch a part, in its middle if no place is given."""
    widget, spot = spot_of(part, place or part.rect().center())
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=spot)
    QApplication.processEvents()


def correct_first(table: EveningTable, display: TableDisplay) -> None:
    """Open the first deal in the list of deals that is seen, and enter 9 for the first side instead."""
    (tree,) = seen_of(table, QTreeView)
    index = tree.model().index(0, 0)
    touch(table, tree.viewport(), tree.visualRect(index).center())
    assert display.entering
    touch(table, display.entry.cell("total", 0))
    for key in "9":
        touch(table, display.entry.keypad.key(key))
    touch(table, display.entry.enter_button)


@pytest.mark.parametrize(("side", "edge"), [(0, NEAR), (1, LEFT), (2, FAR), (3, RIGHT)])
def test_a_question_faces_who_corrects_at_the_own_edge(opened: Open, side: int, edge: int) -> None:
    window = opened("free", "Anna", "Björn", "Clara", "Dora", target=8)
    type_deal(window, total={0: 1, 1: 2})
    type_deal(window, total={1: 6})
    table = table_of(window)
    turned_to(table, Facing.EACH)
    display = table.displays[0]
    touch(table, table.places[side].number)
    correct_first(table, display)
    (asking,) = seen_of(table, QuestionDialog)
    assert degrees_of(asking) == edge
    # The question is whole on the table, as a sheet of the house.
    (panel,) = seen_of(table, Panel)
    corner, other = (spot_of(panel, place)[1] for place in (QPoint(), QPoint(panel.width(), panel.height())))
    if edge != NEAR:
        assert all(0 <= one.x() <= table.width() and 0 <= one.y() <= table.height() for one in (corner, other))
    # It can be left, and answered.
    touch(table, button(asking, "Cancel"))
    assert not seen_of(table, QuestionDialog)
    assert window.keeper.sheet.rows[0].after.points == (1, 2, 0, 0)
    touch(table, display.entry.enter_button)
    (asking,) = seen_of(table, QuestionDialog)
    assert degrees_of(asking) == edge
    touch(table, button(asking, "Correct it like this"))
    assert not seen_of(table, QuestionDialog)
    assert window.keeper.sheet.rows[0].winners == (0,)
    # The table is used as before.
    assert display.is_on_counters
    press(table, "Deal over: enter it")
    assert display.entering


def test_a_turned_question_is_answered_by_keys_and_the_keys_of_the_table_wait(opened: Open) -> None:
    window = opened("free", "Anna", "Björn", "Clara", "Dora", target=8)
    type_deal(window, total={0: 1, 1: 2})
    type_deal(window, total={1: 6})
    table = table_of(window)
    turned_to(table, Facing.EACH)
    display = table.displays[0]
    touch(table, table.places[2].number)
    correct_first(table, display)
    (asking,) = seen_of(table, QuestionDialog)
    view = asking.window().graphicsProxyWidget()
    assert view is not None
    (turned,) = view.scene().views()
    length = len(window.keeper.sheet.log)
    QTest.keyClick(turned, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(turned, Qt.Key.Key_F11)
    assert table.isVisible()
    assert len(window.keeper.sheet.log) == length
    QTest.keyClick(turned, Qt.Key.Key_Escape)
    assert not seen_of(table, QuestionDialog)
    assert display.entering
    touch(table, display.entry.enter_button)
    (asking,) = seen_of(table, QuestionDialog)
    QTest.keyClick(turned, Qt.Key.Key_Return)
    assert not seen_of(table, QuestionDialog)
    assert window.keeper.sheet.rows[0].winners == (0,)


def sheet_on(desk: SheetDesk, store: Store) -> EveningTable:
    """The table view of a free sheet opened by the desk."""
    setup = SheetSetup("free", ("Anna", "Björn", "Clara"), {"target": 8}, evening="Friday")
    number = SheetKeeper.begin(store, setup).number
    assert number is not None
    desk.open_sheet(number)
    return table_of(desk.windows[0])


@pytest.mark.parametrize(("facing", "turns"), [(Facing.FAR, [FAR]), (Facing.BOTH, [NEAR, FAR]), (Facing.EACH, [NEAR])])
def test_the_cash_book_faces_who_opens_it(desk: SheetDesk, store: Store, facing: Facing, turns: list[int]) -> None:
    table = sheet_on(desk, store)
    turned_to(table, facing)
    for display, turn in zip(table.displays, turns, strict=True):
        touch(table, display.cash)
        (evening,) = seen_of(table, EveningDialog)
        assert degrees_of(evening) == turn
        # What is asked from there comes over it and is turned alike, and goes before it.
        touch(table, button(evening, "Paid…"))
        (payment,) = seen_of(table, CashDialog)
        assert degrees_of(payment) == turn
        assert payment.window() is evening.window()
        touch(table, button(payment, "Cancel"))
        assert not seen_of(table, CashDialog)
        (evening,) = seen_of(table, EveningDialog)
        touch(table, button(evening, "Close"))
        assert not seen_of(table, EveningDialog)
        assert not seen_of(table, Panel)


def test_a_turned_sheet_follows_the_size_of_the_table(desk: SheetDesk, store: Store) -> None:
    table = sheet_on(desk, store)
    turned_to(table, Facing.FAR)
    touch(table, table.displays[0].cash)
    table.resize(800, 1100)
    QApplication.processEvents()
    (panel,) = seen_of(table, Panel)
    corners = [spot_of(panel, place)[1] for place in (QPoint(), QPoint(panel.width(), panel.height()))]
    assert all(0 <= one.x() <= 800 and 0 <= one.y() <= 1100 for one in corners)


def test_sheets_go_with_the_table_that_they_lie_on(desk: SheetDesk, store: Store) -> None:
    table = sheet_on(desk, store)
    for facing in (Facing.NEAR, Facing.FAR):
        turned_to(table, facing)
        touch(table, table.displays[0].cash)
        assert seen_of(table, EveningDialog)
        table.close()
        desk.windows[0].show_table()
        QApplication.processEvents()
        assert not seen_of(table, EveningDialog)
        touch(table, table.displays[0].cash)
        assert seen_of(table, EveningDialog)
        touch(table, button(seen_of(table, EveningDialog)[0], "Close"))


@pytest.mark.parametrize("size", [(1280, 800), (900, 600), (800, 1280)])
@pytest.mark.parametrize(("side", "edge"), [(1, LEFT), (3, FAR), (4, RIGHT)])
def test_all_of_a_turned_form_is_seen_and_can_be_touched(
    opened: Open, side: int, edge: int, size: tuple[int, int]
) -> None:
    # At a table of five the second sits beside the first.
    window = opened("free", "Anna", "Maximiliane", "Clara", "Dora", "Emil")
    type_deal(window, total={0: 1, 1: 2, 2: 3, 3: 4, 4: 5})
    table = table_of(window)
    table.resize(*size)
    turned_to(table, Facing.EACH)
    display = table.displays[0]
    touch(table, table.places[2 if side == 1 else side].number)
    (tree,) = seen_of(table, QTreeView)
    touch(table, tree.viewport(), tree.visualRect(tree.model().index(0, 0)).center())
    entry = display.entry
    assert display.entering
    assert degrees_of(entry) == edge
    controls = [entry.enter_button, entry.keypad.next_button, entry.keypad.key("7"), entry.keypad.key("−")]
    controls += [entry.cell("total", 0), entry.cell("total", 4)]
    controls += [one for one in entry.findChildren(QPushButton) if one.isVisible()]
    for control in controls:
        for place in (control.rect().topLeft(), control.rect().bottomRight()):
            seen, spot = spot_of(control, place)
            assert seen.rect().adjusted(-1, -1, 1, 1).contains(spot), (control, spot, seen.rect())
    # The last key and the last cell do what they say.
    touch(table, entry.cell("total", 4))
    touch(table, entry.keypad.key("9"))
    touch(table, entry.enter_button)
    assert window.keeper.sheet.rows[0].after.points == (1, 2, 3, 4, 9)


@pytest.mark.parametrize("facing", [Facing.FAR, Facing.BOTH, Facing.EACH])
@pytest.mark.parametrize("size", [(1280, 800), (900, 600), (800, 1280)])
def test_turned_menus_lie_on_the_table(opened: Open, facing: Facing, size: tuple[int, int]) -> None:
    window = opened("casino.classic", "Anna", "Björn", "Clara", "Dora")
    table = table_of(window)
    table.resize(*size)
    turned_to(table, facing)
    display = table.displays[-1]
    asked = [panel.plus for panel in seen_of(table, SidePanel)] if facing is Facing.EACH else [display.more]
    for button_of_menu in asked:
        touch(table, button_of_menu)
        root = button_of_menu.window()
        (menu,) = [one for one in root.findChildren(QMenu) if one.isVisible()]
        proxy = menu.graphicsProxyWidget()
        assert proxy is not None
        (view,) = proxy.scene().views()
        lies = view.mapFromScene(proxy.mapToScene(proxy.rect())).boundingRect()
        assert view.viewport().rect().adjusted(-1, -1, 1, 1).contains(lies), (lies, view.viewport().rect())
        menu.close()
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("facing", [Facing.NEAR, Facing.FAR])
def test_escape_closes_the_sheet_and_not_the_table_after_what_had_the_focus_is_gone(
    desk: SheetDesk, store: Store, facing: Facing
) -> None:
    table = sheet_on(desk, store)
    turned_to(table, facing)
    display = table.displays[0]
    touch(table, display.more)
    (menu,) = [one for one in display.more.window().findChildren(QMenu) if one.isVisible()]
    (action,) = [one for one in menu.actions() if one.text().replace("&", "").startswith("Joining")]
    touch(table, menu, menu.actionGeometry(action).center())
    (joining,) = seen_of(table, JoiningDialog)
    assert degrees_of(joining) == {Facing.NEAR: NEAR, Facing.FAR: FAR}[facing]
    # The button that is pressed makes place for another.
    touch(table, joining.changes[0])
    assert seen_of(table, JoiningDialog) == [joining]
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert not seen_of(table, JoiningDialog)
    assert table.isVisible()


def test_a_sheet_has_one_title_and_all_its_buttons_in_a_small_window(desk: SheetDesk, store: Store) -> None:
    table = sheet_on(desk, store)
    window = desk.windows[0]
    for deal in ({0: 9}, {1: 9}, {2: 9}):
        type_deal(window, total=deal)
    table.resize(900, 600)
    QApplication.processEvents()
    touch(table, table.displays[0].cash)
    (evening,) = seen_of(table, EveningDialog)
    titles = [one for one in seen_of(table, Heading) if one.text() == evening.windowTitle()]
    assert len(titles) == 1
    for one in evening.findChildren(QPushButton):
        if one.isVisible() and one.accessibleName() == "":
            # None needs scrolling to, but for those of what is open.
            assert table.rect().contains(QRect(one.mapTo(table, QPoint()), one.size())), one.text()
            assert not one.visibleRegion().isEmpty(), one.text()
