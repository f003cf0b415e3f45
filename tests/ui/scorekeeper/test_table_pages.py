"""What a finger reaches on the table view besides the counters: earlier deals, the dealer, names, the evening."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeView, QWidget

from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.store.store import Store
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog
from cardtable.ui.scorekeeper.evening_table import EveningTable
from cardtable.ui.scorekeeper.log_dialog import LogDialog
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.clicks import answer_menu, offered, press
from tests.ui.scorekeeper.by_hand import Open, points, type_deal
from tests.ui.scorekeeper.parts import table_view


def table_of(window: SheetWindow) -> EveningTable:
    window.show_table()
    table = table_view(window)
    assert table is not None
    return table


def touch(widget: QWidget) -> None:
    QApplication.processEvents()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def deals_on(table: EveningTable) -> QTreeView:
    """The list of the deals, opened by touching the points of a side."""
    touch(table.places[0].number)
    QApplication.processEvents()
    (deals,) = [one for one in table.findChildren(QTreeView) if one.isVisible()]
    return deals


def touch_deal(table: EveningTable, row: int) -> None:
    deals = deals_on(table)
    spot: QPoint = deals.visualRect(deals.model().index(row, 0)).center()
    QTest.mouseClick(deals.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def sheet_on(desk: SheetDesk, store: Store) -> SheetWindow:
    """The window of a sheet of Piquet, opened by the desk."""
    setup = SheetSetup("piquet.session", ("Anna", "Björn"), evening="Friday")
    number = SheetKeeper.begin(store, setup).number
    assert number is not None
    desk.open_sheet(number)
    return desk.windows[0]


def words_on(deals: QTreeView) -> list[list[str]]:
    model = deals.model()
    return [[model.index(row, column).data() for column in range(1, 3)] for row in range(model.rowCount())]


def test_earlier_deals_and_sums_are_shown_where_points_are_touched(opened: Open) -> None:
    window = opened("piquet.session")
    table = table_of(window)
    for first, second in ((27, 12), (5, 40)):
        type_deal(window, total={0: first, 1: second})
    deals = deals_on(table)
    assert words_on(deals) == [["+27 → 27", "+12 → 12"], ["+5 → 32", "+40 → 52"], ["32", "52"]]
    assert deals.visualRect(deals.model().index(0, 0)).height() >= 34
    # The sums are no deal.
    touch_deal(table, 2)
    assert deals.isVisible()
    press(table, "Back to the counters")
    assert not deals.isVisible()
    # A list that nobody sees costs nothing.
    assert deals.model() is None


def test_a_deal_is_corrected_where_it_is_touched(opened: Open) -> None:
    window = opened("piquet.session")
    table = table_of(window)
    type_deal(window, total={0: 27, 1: 12})
    type_deal(window, total={0: 5, 1: 40})
    # What is typed for the next deal waits.
    press(table, "Deal over: enter it")
    touch(table.entry.keypad.key("8"))
    press(table, "Back to the counters")
    touch_deal(table, 0)
    assert table.entry.heading.text() == "Correct deal 1"
    touch(table.entry.cell("total", 1))
    for key in "⌫⌫13":
        touch(table.entry.keypad.key(key))
    press(table, "Save the correction")
    assert points(window) == (32, 53)
    assert table.displays[0].is_on_counters
    assert window.form.cells() == (Cell("total", 0, "8"),)


def test_a_correction_is_left_without_a_change(opened: Open) -> None:
    window = opened("piquet.session")
    table = table_of(window)
    type_deal(window, total={0: 27, 1: 12})
    touch_deal(table, 0)
    touch(table.entry.cell("total", 0))
    touch(table.entry.keypad.key("9"))
    press(table, "Back to the counters")
    assert table.displays[0].is_on_counters
    assert points(window) == (27, 12)
    assert window.form.cells() == ()
    touch_deal(table, 0)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert table.displays[0].is_on_counters
    assert table.isVisible()


def test_deals_are_removed_moved_and_inserted_by_finger(opened: Open) -> None:
    window = opened("piquet.session")
    table = table_of(window)
    for first, second in ((27, 12), (5, 40)):
        type_deal(window, total={0: first, 1: second})
    touch_deal(table, 1)
    press(table, "Earlier")
    assert table.displays[0].entering
    press(table, "Back to the counters")
    assert words_on(deals_on(table))[0] == ["+5 → 5", "+40 → 40"]
    press(table, "Back to the counters")
    touch_deal(table, 0)
    press(table, "Insert a deal before this one")
    assert not offered(table, "Remove")
    for side, keys in ((0, "28"), (1, "9")):
        touch(table.entry.cell("total", side))
        for key in keys:
            touch(table.entry.keypad.key(key))
    press(table, "Enter the deal")
    assert points(window) == (28 + 5 + 27, 9 + 40 + 12)
    touch_deal(table, 1)
    press(table, "Remove")
    assert points(window) == (28 + 27, 9 + 12)


def test_who_deals_is_corrected_where_it_is_written(opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    table = table_of(window)
    assert [place.role.text() for place in table.places] == ["plays first", "deals"]
    touch(table.places[1].role)
    answer_menu("Anna deals")
    assert [place.role.text() for place in table.places] == ["deals", "plays first"]
    type_deal(window, total={0: 27, 1: 12})
    (entry,) = window.keeper.sheet.entries
    assert isinstance(entry, DealEntry)
    assert entry.dealer == 0
    # Of a deal that was entered already, too.
    touch_deal(table, 0)
    press(table, "Anna deals")
    answer_menu("Björn deals")
    press(table, "Save the correction")
    (entry,) = window.keeper.sheet.entries
    assert isinstance(entry, DealEntry)
    assert entry.dealer is None


def test_nobody_is_asked_who_deals_where_nobody_does(opened: Open) -> None:
    table = table_of(opened("free", "Anna", "Björn"))
    touch(table.places[0].role)
    assert QApplication.activePopupWidget() is None


def test_a_deal_is_entered_by_another_way_on_the_table(opened: Open) -> None:
    window = opened("casino.swedish")
    table = table_of(window)
    press(table, "Deal over: enter it")
    press(table, "By totals")
    for side, key in ((0, "7"), (1, "4")):
        touch(table.entry.cell("total", side))
        touch(table.entry.keypad.key(key))
    press(table, "Enter the deal")
    assert points(window) == (7, 4)


def test_what_cannot_be_done_is_told_on_the_table(opened: Open) -> None:
    window = opened("piquet.session")
    table = table_of(window)
    before = table.displays[0].status
    touch(table.places[0].minus)
    assert table.displays[0].status == "There are no points to take off."
    touch(table.places[0].plus)
    assert table.displays[0].status == before


def test_names_are_corrected_from_the_table(desk: SheetDesk, store: Store) -> None:
    window = sheet_on(desk, store)
    table = table_of(window)
    touch(table.displays[0].more)
    answer_menu("Correct names, dealer, stake…")
    dialog = desk.setup_dialog
    assert isinstance(dialog, SetupDialog)
    # Over the table, which fills the screen.
    assert table.isAncestorOf(dialog)


def test_changes_and_the_evening_are_shown_over_the_table(desk: SheetDesk, store: Store) -> None:
    window = sheet_on(desk, store)
    table = table_of(window)
    type_deal(window, total={0: 27, 1: 12})
    touch(table.displays[0].cash)
    (evening,) = table.findChildren(EveningDialog)
    evening.close()
    touch(table.displays[0].more)
    answer_menu("Changes…")
    (log,) = table.findChildren(LogDialog)
    assert log.isVisible()
    log.close()
    touch(table.displays[0].more)
    answer_menu("Earlier deals")
    assert table.findChildren(QTreeView)[0].isVisible()
