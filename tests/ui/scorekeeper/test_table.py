"""The table view runs an evening: who deals, what is marked meanwhile, entry with a finger, the end of a match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QMenu, QPushButton, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.entry_form import DELETE
from cardtable.core.sheets.categories import Cell
from cardtable.ui.look.palette import ROOMS, SIDE_COLOURS
from cardtable.ui.scorekeeper.evening_table import EveningTable, Facing
from cardtable.ui.scorekeeper.fault_dialog import FaultDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.ui.table.counter_look import emblem, emblem_colour
from tests.ui.clicks import press
from tests.ui.scorekeeper.by_hand import Open, answer_mark, points, type_deal
from tests.ui.scorekeeper.parts import shown_sheet, table_view


def table_of(window: SheetWindow) -> EveningTable:
    window.show_table()
    table = table_view(window)
    assert table is not None
    return table


def click(button: QWidget, times: int = 1) -> None:
    for _ in range(times):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def mark_by_hand(button: QPushButton, times: int = 1) -> None:
    """Press + or −, and say that a point is marked by hand where that is asked."""
    for _ in range(times):
        click(button)
        answer_mark("A point by hand")


def type_by_finger(table: EveningTable, *cells: tuple[str, int, str]) -> None:
    """Choose a cell and press its keys on the keypad; an empty text touches a mark."""
    for code, side, text in cells:
        click(table.entry.cell(code, side))
        for key in text:
            click(table.entry.keypad.key(key))


def test_who_deals_who_leads_and_the_goal_are_told(opened: Open) -> None:
    window = opened("casino.berlin1810", "Anna", "Björn", "Clara", "David", dealer=1)
    table = table_of(window)
    assert [place.name.text() for place in table.places] == ["Anna and Clara", "Björn and David"]
    assert [place.role.text() for place in table.places] == ["Clara plays first", "Björn deals"]
    assert "11" in table.displays[0].status


def test_points_stand_beside_the_counters_as_a_number(opened: Open) -> None:
    window = opened("casino.swedish")
    table = table_of(window)
    mark_by_hand(table.places[0].plus, 7)
    assert [place.number.text() for place in table.places] == ["7", "0"]


def test_plus_asks_what_for_and_what_is_marked_is_not_counted_again(opened: Open) -> None:
    window = opened("casino.swedish")
    table = table_of(window)
    click(table.places[0].plus)
    answer_mark("Sweeps")
    assert window.form.text(("sweeps", 0)) == "1"
    assert [place.number.text() for place in table.places] == ["0 +1", "0"]
    mark_by_hand(table.places[0].plus)
    assert [place.number.text() for place in table.places] == ["1 +1", "0"]
    # Only what somebody has marked can be taken off again.
    click(table.places[1].minus)
    assert QApplication.activePopupWidget() is None
    click(table.places[0].minus)
    answer_mark("Sweeps 1")
    assert window.form.cells() == ()
    click(table.places[0].plus)
    answer_mark("Sweeps")
    type_deal(window, aces={0: 4})
    assert points(window) == (1 + 1 + 4, 0)
    # By hand is no deal and takes no number.
    assert [window.model.index(row, 0).data() for row in range(2)] == ["By hand", "1"]


def test_sweeps_marked_meanwhile_are_in_the_form_and_counted_once(opened: Open) -> None:
    window = opened("casino.berlin1810")
    table = table_of(window)
    click(table.places[0].events["sweeps"], 3)
    assert window.form.text(("sweeps", 0)) == "3"
    assert table.places[0].number.text() == "0 +3"
    assert window.keeper.sheet.entries == ()
    click(table.displays[0].over)
    type_by_finger(
        table,
        ("cards", 0, "30"),
        ("spades", 0, "7"),
        ("big_casino", 0, ""),
        ("little_casino", 1, ""),
        ("aces", 0, "3"),
        ("last_capture", 0, ""),
    )
    click(table.entry.enter_button)
    # 2 + 3 + 1 + 3 against 1 + 1, the difference of 7, and the three sweeps and the last capture once.
    assert points(window) == (7 + 3 + 1, 0)


def test_nothing_moves_under_a_finger_that_marks(opened: Open) -> None:
    window = opened("casino.swedish", "Anna-Charlotte", "Björn")
    table = table_of(window)
    table.resize(1280, 800)
    place = table.places[0]
    sweeps = place.events["sweeps"]
    QApplication.processEvents()
    before = [one.mapTo(table, QPoint()) for one in (sweeps, place.plus, place.field)]
    click(sweeps, 2)
    QApplication.processEvents()
    assert place.number.text() == "0 +2"
    assert [one.mapTo(table, QPoint()) for one in (sweeps, place.plus, place.field)] == before


def test_a_deal_is_entered_by_finger_alone_and_the_dealer_moves(opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    table = table_of(window)
    display = table.displays[0]
    assert [place.role.text() for place in table.places] == ["plays first", "deals"]
    click(display.over)
    for key in "27":
        click(table.entry.keypad.key(key))
    click(table.entry.keypad.next_button)
    for key in "251":
        click(table.entry.keypad.key(key))
    click(table.entry.keypad.key("⌫"))
    assert table.entry.cell("total", 1).text() == "25"
    click(table.entry.enter_button)
    assert points(window) == (27, 25)
    assert not display.entering
    assert [place.role.text() for place in table.places] == ["deals", "plays first"]


def test_the_keyboard_enters_a_deal_on_the_table(opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    table = table_of(window)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert table.displays[0].entering
    for key in (Qt.Key.Key_2, Qt.Key.Key_8, Qt.Key.Key_Backspace, Qt.Key.Key_7, Qt.Key.Key_Return, Qt.Key.Key_2):
        QTest.keyClick(table, key)
    QTest.keyClicks(table, "5x")
    QTest.keyClick(table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert points(window) == (27, 25)
    QTest.keyClick(table, Qt.Key.Key_1)
    assert points(window) == (28, 25)
    QTest.keyClick(table, Qt.Key.Key_9)
    assert points(window) == (28, 25)


def test_the_table_speaks_the_language_that_is_chosen(opened: Open, translation: Translation) -> None:
    window = opened("ecarte")
    table = table_of(window)
    translation.switch("de")
    QApplication.processEvents()
    assert table.windowTitle() == "Tischansicht"
    assert table.displays[0].turn.text() == "Drehen"


def test_faults_are_unfolded_on_the_table(opened: Open) -> None:
    window = opened("ecarte")
    table = table_of(window)
    click(table.displays[0].over)
    misdeal = table.entry.cell("misdeal", 0)
    assert misdeal.isHidden()
    click(table.entry.faults_button)
    assert not misdeal.isHidden()
    assert table.entry.cell("misdeal", 1).isHidden()
    click(misdeal)
    click(table.entry.enter_button)
    assert points(window) == (0, 0)
    assert len(window.keeper.sheet.entries) == 1


def test_what_is_missing_is_asked_about_on_the_table_too(opened: Open) -> None:
    window = opened("piquet.session")
    table = table_of(window)
    click(table.displays[0].over)
    type_by_finger(table, ("total", 0, "27"))
    click(table.entry.enter_button)
    assert window.keeper.sheet.entries == ()
    assert "Points (1 of 2)" in table.entry.message.text()
    assert table.entry.enter_button.text() == "Enter anyway"
    type_by_finger(table, ("total", 1, "2"))
    assert table.entry.enter_button.text() == "Enter the deal"


def test_taking_back_is_at_hand_and_takes_marks_of_the_deal_first(opened: Open) -> None:
    window = opened("casino.berlin1810")
    table = table_of(window)
    mark_by_hand(table.places[1].plus, 2)
    click(table.places[0].events["sweeps"], 2)
    undo = table.displays[0].undo
    click(undo)
    assert window.form.text(("sweeps", 0)) == "1"
    click(undo, 2)
    assert window.form.text(("sweeps", 0)) == ""
    assert points(window) == (0, 1)


def test_a_won_match_is_announced_and_looked_at_before_the_next(opened: Open) -> None:
    window = opened("casino.berlin1810")
    table = table_of(window)
    mark_by_hand(table.places[0].plus, 11)
    display = table.displays[0]
    assert "The match goes to Anna, 11\xa0:\xa00." in display.status
    assert "lurch" in display.status
    assert display.over.text() == "Next match"
    # Nobody begins the next match by a touch.
    click(table.places[1].plus)
    QTest.keyClick(table, Qt.Key.Key_2)
    assert points(window) == (11, 0)
    click(display.over)
    assert [place.number.text() for place in table.places] == ["0", "0"]
    assert table.places[0].won.text() == "1 match won"
    mark_by_hand(table.places[1].plus)
    assert points(window) == (0, 1)
    assert [result.gains for result in window.keeper.sheet.results] == [(2, -2)]


def test_the_table_is_turned_to_the_other_side_and_to_both(opened: Open, qtbot: QtBot) -> None:
    window = opened("casino.swedish")
    table = table_of(window)
    table.showNormal()
    table.resize(1000, 700)
    seen = [table.facing]
    for _ in range(3):
        click(table.displays[0].turn)
        seen.append(table.facing)
    assert seen == [Facing.NEAR, Facing.FAR, Facing.BOTH, Facing.NEAR]
    click(table.displays[0].turn, 1)
    (far,) = table.displays
    (view,) = table.findChildren(QGraphicsView)
    qtbot.waitUntil(lambda: far.width() == view.viewport().width())
    QApplication.processEvents()
    # What lies at the bottom right for those opposite is at the top left here, and is touched there.
    plus = far.places[1].plus
    middle = plus.mapTo(far, plus.rect().center())
    spot = QPoint(far.width() - middle.x(), far.height() - middle.y())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    # The question faces them, too.
    (menu,) = far.places[1].findChildren(QMenu)
    proxy = menu.graphicsProxyWidget()
    assert proxy is not None
    (by_hand,) = [action for action in menu.actions() if action.text() == "A point by hand"]
    spot = view.mapFromScene(proxy.mapToScene(QPointF(menu.actionGeometry(by_hand).center())))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert points(window) == (0, 1)


def test_both_sides_show_the_same(opened: Open) -> None:
    window = opened("ecarte")
    table = table_of(window)
    table.turn()
    table.turn()
    assert len(table.displays) == 2
    type_deal(window, tricks={0: 5})
    assert [[place.number.text() for place in display.places] for display in table.displays] == [["2", "0"]] * 2


def test_ecarte_lays_its_counters_in_their_row_alone(opened: Open) -> None:
    window = opened("ecarte")
    table = table_of(window)
    views = []
    for _ in range(5):
        mark_by_hand(table.places[0].plus)
        views.append(table.places[0].field.view)
    assert views == ["counters"] * 4 + ["numbers"]


def brightness(value: QColor) -> float:
    """The relative luminance of WCAG."""
    channels = value.redF(), value.greenF(), value.blueF()
    red, green, blue = (one / 12.92 if one <= 0.03928 else ((one + 0.055) / 1.055) ** 2.4 for one in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_rim_of_every_counter_stands_out_from_every_cloth_and_its_emblem_from_the_counter() -> None:
    for room in ROOMS.values():
        for cloth in (room.cloth, room.rim):
            assert contrast(QColor(room.chalk), QColor(cloth)) >= 3
    for display in SIDE_COLOURS:
        assert contrast(emblem_colour(display), QColor(display)) >= 3


def test_every_side_has_an_emblem_of_its_own() -> None:
    outlines = [emblem(side) for side in range(len(SIDE_COLOURS))]
    assert all(one != other for place, one in enumerate(outlines) for other in outlines[:place])


def test_a_fault_is_asked_about_at_the_table(opened: Open) -> None:
    window = opened("ecarte", dealer=1)
    table = table_of(window)
    click(table.displays[0].faults)
    dialog = table.findChildren(FaultDialog)[-1]
    dialog.choose("too_many_in_play")
    dialog.button("Anna").click()
    dialog.enter_button.click()
    assert window.form.text(("too_many_cards", 0)) == "1"
    assert opened("free").faults.isEnabled() is False
    free = table_of(opened("free"))
    assert free.displays[0].faults.isHidden()


def test_all_sides_are_shown_in_one_view(opened: Open) -> None:
    window = opened("free", "Anna", "Björn", "Clara")
    press(shown_sheet(window), "Counters")
    window.show_table()
    table = table_view(window)
    assert table is not None
    seen = []
    for number in (10, 1, 19, 1, 70):
        type_deal(window, total={1: number})
        fields = [*shown_sheet(window).fields, *(place.field for place in table.places)]
        seen.append({field.view for field in fields})
    # 10, 11, 30, 31 and 101 points of one, and none of the others.
    assert seen == [{"counters"}, {"strokes"}, {"strokes"}, {"numbers"}, {"numbers"}]
    window.undo.trigger()
    window.undo.trigger()
    window.undo.trigger()
    window.undo.trigger()
    assert {field.view for field in shown_sheet(window).fields} == {"counters"}


def test_what_somebody_has_or_has_not_is_ticked_in_a_box_on_the_table_too(opened: Open) -> None:
    window = opened("casino.swedish")
    table = table_of(window)
    click(table.displays[0].over)
    cell = table.entry.cell("last_capture", 0)
    empty = cell.grab().toImage()
    # Not an empty button: there is the rim of a box in its middle.
    across = {empty.pixelColor(x, cell.height() // 2).rgb() for x in range(6, cell.width() - 6)}
    assert len(across) > 1
    click(cell)
    assert window.form.text(("last_capture", 0)) == "1"
    assert cell.isChecked()
    assert cell.grab().toImage() != empty


def test_the_cell_that_is_typed_into_is_light_and_has_the_frame_of_the_focus(opened: Open) -> None:
    window = opened("casino.swedish")
    table = table_of(window)
    click(table.displays[0].over)
    chosen, other = (table.entry.cell("cards", side).grab().toImage() for side in (0, 1))
    middle = chosen.rect().center()
    assert chosen.pixelColor(middle).lightness() > 200
    assert chosen.pixelColor(middle) == other.pixelColor(middle)
    assert chosen.pixelColor(middle.x(), 2) != other.pixelColor(middle.x(), 2)


def test_whoever_reads_out_all_of_a_row_on_the_table_finds_it_there(opened: Open) -> None:
    window = opened("casino.swedish", "Anna", "Björn", "Clara")
    table = table_of(window)
    click(table.displays[0].over)
    for text in ("27", "15", "10", "7"):
        for key in text:
            click(table.entry.keypad.key(key))
        click(table.entry.keypad.next_button)
    assert [window.form.text(("cards", side)) for side in range(3)] == ["27", "15", "10"]
    assert window.form.text(("spades", 0)) == "7"
    # What is let stand is passed by; then comes a mark that somebody must have, as on the sheet.
    click(table.entry.keypad.key("2"))
    click(table.entry.keypad.next_button, 2)
    click(table.entry.keypad.key("3"))
    assert [window.form.text(("spades", side)) for side in range(3)] == ["7", "2", ""]
    assert [window.form.text(("big_casino", side)) for side in range(3)] == ["", "", "1"]


def test_the_table_asks_for_marks_as_the_sheet_does(opened: Open) -> None:
    window = opened("casino.swedish", "Anna", "Björn", "Clara")
    table = table_of(window)
    QTest.keyClick(table, Qt.Key.Key_Return)

    def digits(code: str) -> list[int]:
        return [table.entry.cell(code, side).digit for side in range(3)]

    QTest.keyClicks(table, "27")
    while digits("big_casino") != [1, 2, 3]:
        assert digits("little_casino") == [0, 0, 0]
        QTest.keyClick(table, Qt.Key.Key_Return)
    # One digit for each mark, and the number of aces behind them.
    QTest.keyClicks(table, "3")
    assert (digits("big_casino"), digits("little_casino")) == ([0, 0, 0], [1, 2, 3])
    QTest.keyClicks(table, "14")
    assert window.form.text(("big_casino", 2)) == "1"
    assert window.form.text(("little_casino", 0)) == "1"
    assert window.form.text(("aces", 0)) == "4"
    # What was given is taken back in turn, too.
    click(table.displays[0].undo, 2)
    assert window.form.cells() == (Cell("cards", 0, "27"), Cell("big_casino", 2, "1"))


def test_a_loss_is_typed_on_the_table_with_its_sign(opened: Open) -> None:
    window = opened("free", "Anna", "Björn")
    table = table_of(window)
    QTest.keyClick(table, Qt.Key.Key_Return)
    QTest.keyClicks(table, "-24")
    QTest.keyClick(table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert points(window) == (-24, 0)


def test_the_table_shows_no_entry_that_is_corrected_on_the_sheet(opened: Open) -> None:
    window = opened("casino.swedish")
    table = table_of(window)
    type_deal(window, aces={0: 4})
    click(table.displays[0].over)
    window.correct(0)
    assert table.entry.cell("aces", 0).visibleRegion().isEmpty()
    assert table.places[0].events == {}
    # Whoever types on the table enters the next deal.
    click(table.entry.keypad.key("5"))
    assert window.form.cells() == (Cell("cards", 0, "5"),)
    assert not table.entry.cell("aces", 0).isHidden()


def test_the_table_keeps_its_form_where_somebody_is_gone_during_a_correction(
    opened: Open, translation: Translation
) -> None:
    window = opened("free", "Anna", "Björn")
    table = table_of(window)
    type_deal(window, total={0: 5, 1: 1})
    window.keeper.come("Clara")
    click(table.displays[0].over)
    window.correct(0)
    window.keeper.undo()
    translation.switch("de")
    QApplication.processEvents()
    assert table.entry.enter_button.text() == "Spiel eintragen"
    window.correct(0)
    click(table.entry.keypad.key("7"))
    assert window.form.cells() == (Cell("total", 0, "7"),)


def test_a_loss_and_a_game_that_adds_up_to_nothing_are_entered_by_finger(opened: Open) -> None:
    window = opened("free", "Uwe", "Vera", "Willi", "Xenia", zero_sum=True)
    table = table_of(window)
    click(table.displays[0].over)
    names = table.entry.winners
    click(names[0])
    type_by_finger(table, ("total", 0, "6"))
    assert [table.entry.cell("total", side).text() for side in range(4)] == ["6", "(−2)", "(−2)", "(−2)"]
    assert min(name.height() for name in table.entry.winners) >= 48
    click(table.entry.enter_button)
    assert points(window) == (6, -2, -2, -2)
    click(table.displays[0].over)
    for name in (1, 3):
        click(table.entry.winners[name])
    assert [name.text() for name in table.entry.winners] == ["Uwe", "✓ Vera", "Willi", "✓ Xenia"]
    for key in ("5", "0", "±"):
        click(table.entry.keypad.key(key))
    click(table.entry.enter_button)
    assert points(window) == (56, -52, 48, -52)
    # A loser’s number alone says who has won, too.
    click(table.displays[0].over)
    type_by_finger(table, ("total", 2, "24±"))
    click(table.entry.enter_button)
    assert points(window) == (64, -44, 24, -44)


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (800, 1240)])
@pytest.mark.parametrize("kind", ["casino.swedish", "piquet.points", "free"])
def test_no_key_moves_under_a_finger_that_types(
    opened: Open, kind: str, size: tuple[int, int], translation: Translation
) -> None:
    translation.switch("de")
    options = {"zero_sum": True} if kind == "free" else {}
    window = opened(kind, *("Anna", "Björn", "Christa", "Dora")[: 4 if kind == "free" else 2], **options)
    table = table_of(window)
    table.showNormal()
    table.resize(*size)
    click(table.displays[0].over)
    entry = table.entry
    keys = [*(entry.keypad.key(key) for key in "0123456789+±"), entry.keypad.next_button, entry.enter_button]
    QApplication.processEvents()
    before = [QRect(key.mapTo(table, QPoint()), key.size()) for key in keys]
    # Sums, what cannot be, what is missing: each is told above the keys.
    for key in ("1", "0", "+", "1", "5", "9", DELETE, "±", "±", "0", "0", "0"):
        click(entry.keypad.key(key))
        QApplication.processEvents()
        assert [QRect(one.mapTo(table, QPoint()), one.size()) for one in keys] == before
        assert entry.message.heightForWidth(entry.message.width()) <= entry.message.height()
    for _ in range(3):
        click(entry.keypad.next_button)
        click(entry.keypad.key("7"))
        QApplication.processEvents()
        assert [QRect(one.mapTo(table, QPoint()), one.size()) for one in keys] == before
    click(entry.enter_button)
    QApplication.processEvents()
    if table.displays[0].entering:
        assert [QRect(one.mapTo(table, QPoint()), one.size()) for one in keys] == before


def test_the_first_digit_takes_the_place_of_a_number_that_is_touched(opened: Open) -> None:
    window = opened("free", "Anna", "Björn")
    table = table_of(window)
    click(table.displays[0].over)
    type_by_finger(table, ("total", 0, "24"), ("total", 1, "3"), ("total", 0, "18"))
    assert [table.entry.cell("total", side).text() for side in range(2)] == ["18", "3"]
    # The sign is turned and the last digit deleted of what stands there.
    type_by_finger(table, ("total", 0, "±"))
    assert table.entry.cell("total", 0).text() == "−18"
    type_by_finger(table, ("total", 0, DELETE + "9"))
    assert table.entry.cell("total", 0).text() == "−19"
    type_by_finger(table, ("total", 1, "+4"))
    assert table.entry.cell("total", 1).text() == "3+4"
    # The whole number comes back.
    type_by_finger(table, ("total", 0, "7"))
    click(table.displays[0].undo)
    assert table.entry.cell("total", 0).text() == "−19"


def test_a_deal_that_is_corrected_by_finger_is_written_over(opened: Open) -> None:
    window = opened("free", "Anna", "Björn")
    type_deal(window, total={0: 24, 1: 3})
    table = table_of(window)
    click(table.places[0].number)
    QApplication.processEvents()
    (deals,) = [one for one in table.findChildren(QTreeView) if one.isVisible()]
    spot = deals.visualRect(deals.model().index(0, 0)).center()
    QTest.mouseClick(deals.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    type_by_finger(table, ("total", 0, "42"))
    click(table.entry.enter_button)
    assert points(window) == (42, 3)
