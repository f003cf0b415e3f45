"""How a deal gets into the form and from there onto the sheet: from cell to cell, checked, and never half."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.session.scorebook.model import DealEntry
from cardtable.ui.scorekeeper.entry_cells import MarkCell, NumberCell
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.words.reading import score_read
from tests.ui.scorekeeper.by_hand import Open, choose, enter, points, type_deal
from tests.ui.scorekeeper.parts import number_cells, shown_sheet


def press(window: SheetWindow, keys: str) -> None:
    """Keys one after another, wherever the focus is; ``>`` is Return, ``^`` Return with Ctrl."""
    for key in keys:
        focused = window.focusWidget()
        assert focused is not None
        if key == ">":
            QTest.keyClick(focused, Qt.Key.Key_Return)
        elif key == "^":
            QTest.keyClick(focused, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        else:
            QTest.keyClicks(focused, key)


def begin_again(window: SheetWindow, code: str, side: int) -> None:
    """Go to a cell and overwrite what stands in it."""
    cell = window.panel.cell(code, side)
    assert isinstance(cell, NumberCell)
    cell.setFocus()
    cell.selectAll()


def is_asked(window: SheetWindow) -> bool:
    """Whether it is asked if the deal shall be entered although something is missing in it."""
    return window.form.doubtful


def deals_of(window: SheetWindow) -> int:
    return len(window.keeper.sheet.entries)


def place(window: SheetWindow) -> tuple[str, int]:
    """The cell that has the focus."""
    cell = window.focusWidget()
    assert isinstance(cell, NumberCell | MarkCell)
    return cell.place[0], cell.place[1]


def test_return_goes_from_open_cell_to_open_cell_and_enters_from_the_last(opened: Open) -> None:
    window = opened("casino.swedish")
    met = [place(window)]
    # Cards, spades, ♦10 to the second, ♠2 to the first, aces, last capture, sweeps of both. Of what is counted out, a
    # second Return lets the grey figure of the other one stand.
    for keys in ("30>>", "7>>", "2", "1", "3>>", "1", "2>"):
        press(window, keys)
        met.append(place(window))
    assert met == [
        ("cards", 0),
        ("spades", 0),
        ("big_casino", 0),
        ("little_casino", 0),
        ("aces", 0),
        ("last_capture", 0),
        ("sweeps", 0),
        ("sweeps", 1),
    ]
    assert not deals_of(window)
    press(window, ">")
    assert points(window) == (2 + 1 + 1 + 3 + 1 + 2, 2 + 1)
    assert place(window) == ("cards", 0)


@pytest.mark.parametrize(
    ("players", "keys", "cells"),
    [
        # Both of a row, though the second follows.
        (2, "27>25>7>6>", {"cards": ("27", "25"), "spades": ("7", "6")}),
        # The tenth card of Clara is no spade of Anna's.
        (3, "27>15>10>7>2>4>", {"cards": ("27", "15", "10"), "spades": ("7", "2", "4")}),
        (3, "27>15>>7>2>>", {"cards": ("27", "15", ""), "spades": ("7", "2", "")}),
    ],
)
def test_whoever_reads_out_all_of_a_row_finds_it_there(
    opened: Open, players: int, keys: str, cells: dict[str, tuple[str, ...]]
) -> None:
    window = opened("casino.swedish", *("Anna", "Björn", "Clara")[:players])
    press(window, keys)
    for code, texts in cells.items():
        assert tuple(window.form.text((code, side)) for side in range(players)) == texts
    assert place(window) == ("big_casino", 0)


def test_a_third_figure_that_cannot_be_is_refused_in_its_own_row(opened: Open) -> None:
    window = opened("casino.swedish", "Anna", "Björn", "Clara")
    press(window, "30>12>11>")
    assert window.panel.reason("cards") == "Cards: 53 in all, but the most possible is 52."
    assert window.form.text(("spades", 0)) == ""


def test_two_figures_of_one_row_are_one_deal(opened: Open) -> None:
    window = opened("ecarte")
    press(window, "3>2>")
    assert deals_of(window) == 1
    assert points(window) == (1, 0)
    press(window, "1>>")
    assert deals_of(window) == 2
    assert points(window) == (1, 1)


def test_ctrl_and_return_enter_from_anywhere(opened: Open) -> None:
    window = opened("ecarte")
    press(window, "5^")
    assert points(window) == (2, 0)


def test_what_is_still_nobodys_is_told_and_asked_about_once(opened: Open) -> None:
    window = opened("casino.swedish")
    panel = window.panel
    press(window, "27>>7>>")
    panel.cell("little_casino", 0).setFocus()
    press(window, "1")
    panel.cell("aces", 0).setFocus()
    press(window, "4>>1")
    assert panel.message.endswith("Entered: 9 of 11 points. Still to enter: Big Casino, ♦10.")
    press(window, "^")
    assert not deals_of(window)
    assert is_asked(window)
    assert "Enter it anyway?" in panel.message
    # Return goes on to what is open, however often: it is no answer.
    press(window, ">>>>>>>>>")
    assert is_asked(window)
    assert not deals_of(window)
    press(window, "^")
    assert points(window) == (9, 0)
    assert not is_asked(window)
    # Of each deal anew; and an answer can be to complete it.
    press(window, "27^")
    assert is_asked(window)
    panel.cell("big_casino", 0).setFocus()
    press(window, "2")
    assert not is_asked(window)
    press(window, "^")
    assert is_asked(window)
    assert deals_of(window) == 1


def test_with_three_an_ace_that_nobody_has_is_told(opened: Open) -> None:
    window = opened("casino.swedish", "Anna", "Björn", "Clara")
    press(window, "30>")
    window.panel.cell("aces", 0).setFocus()
    press(window, "2>")
    assert "Aces (2 of 4)" in window.panel.message
    # What is left is the third one's.
    press(window, "1")
    assert "Aces" not in window.panel.message


def test_what_is_missing_of_a_row_is_said_once(opened: Open) -> None:
    window = opened("free", "Anna", "Björn", "Cleo", "Dora", target=100, lowest=True, whole=26)
    press(window, "13>5^")
    assert window.panel.message.startswith("Entered: 18 of 26 points. Still to enter: Points (8 of 26). ")


def test_a_match_that_is_won_on_the_way_leaves_the_rest_open(opened: Open) -> None:
    window = opened("casino.finnish", target=2)
    window.panel.cell("big_casino", 0).setFocus()
    press(window, "1^")
    assert window.keeper.sheet.standing.winners == (0,)


def test_a_misdeal_alone_is_complete(opened: Open) -> None:
    window = opened("casino.swedish")
    window.panel.faults_button.setChecked(True)
    misdeal = window.panel.cell("misdeal", 0)
    QTest.mouseClick(misdeal, Qt.MouseButton.LeftButton)
    enter(window)
    assert deals_of(window) == 1
    assert points(window) == (0, 0)
    assert window.keeper.sheet.next_standing.dealer == 0


def post(window: SheetWindow, keys: str) -> None:
    """Keys as a keyboard sends them, without waiting for what they do."""
    handle = window.windowHandle()
    codes = {">": Qt.Key.Key_Return, "↓": Qt.Key.Key_Down, "→": Qt.Key.Key_Right}
    for key in keys:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            code = codes.get(key, ord(key))
            text = key if key.isdigit() else "\r" if key == ">" else ""
            event = QKeyEvent(kind, int(code), Qt.KeyboardModifier.NoModifier, text)
            QCoreApplication.postEvent(handle, event)


@pytest.mark.parametrize("keys", ["27>25>", "27→25>"])
def test_keys_typed_ahead_of_many_typedfind_their_cells(opened: Open, keys: str) -> None:
    # The rule set in which elder, and with her the form, is another in every deal.
    window = opened("piquet.session", deals=60)
    window.activateWindow()
    QApplication.processEvents()
    assert QApplication.focusWidget() is number_cells(window.panel)[0]
    deals = 40
    post(window, keys * deals)
    QApplication.processEvents()
    entries = window.keeper.sheet.entries
    assert len(entries) == deals
    typed = {tuple((cell.side, cell.text) for cell in entry.cells) for entry in entries if isinstance(entry, DealEntry)}
    assert typed == {((0, "27"), (1, "25"))}


def test_cells_stay_when_elder_changes(opened: Open) -> None:
    window = opened("piquet.points")
    before = list(number_cells(window.panel))
    pique = {cell.place[1] for cell in window.panel.mark_cells if cell.place[0] == "misdeal"}
    type_deal(window, total={0: 40, 1: 20})
    assert list(number_cells(window.panel)) == before
    assert pique == {0}
    assert {cell.place[1] for cell in window.panel.mark_cells if cell.place[0] == "misdeal"} == {1}


@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        (200, 1, "No deal is worth that many points."),
        (60, 170, "No deal is worth that many points."),
        (0, 0, "Elder scores at least one point for the first lead."),
        (60, 0, "Elder scores at least one point for the first lead."),
    ],
)
def test_totals_that_no_deal_brings_are_refused(opened: Open, first: int, second: int, reason: str) -> None:
    # Anna deals, so Björn is elder.
    window = opened("piquet.session")
    press(window, f"{first}>{second}>")
    assert window.panel.reason("total") == reason
    assert not deals_of(window)


def test_taking_back_puts_the_figures_into_the_form_again(opened: Open) -> None:
    window = opened("piquet.session")
    press(window, "27>25>")
    choose(window, "by_category")
    window.undo.trigger()
    assert not deals_of(window)
    assert [(cell.code, cell.text) for cell in window.form.cells()] == [("total", "27"), ("total", "25")]
    window.redo.trigger()
    assert deals_of(window) == 1
    assert window.form.cells() == ()


def test_what_is_being_typed_is_taken_back_before_the_last_deal(opened: Open) -> None:
    window = opened("piquet.session")
    press(window, "27>25>")
    press(window, "3")
    window.undo.trigger()
    assert (window.form.cells(), deals_of(window)) == ((), 1)
    window.undo.trigger()
    assert ([cell.text for cell in window.form.cells()], deals_of(window)) == (["27", "25"], 0)


def test_casino_by_totals(opened: Open) -> None:
    window = opened("casino.swedish")
    choose(window, "totals")
    press(window, "4>5>")
    assert window.panel.reason("total") == "No deal is worth that many points."
    begin_again(window, "total", 0)
    press(window, "46^")
    assert window.panel.reason("total") == "No deal is worth that many points."
    begin_again(window, "total", 0)
    press(window, "6^")
    assert points(window) == (6, 5)


@pytest.mark.usefixtures("translation")
def test_what_was_typed_by_one_method_comes_back_with_it(opened: Open) -> None:
    window = opened("casino.swedish")
    choose(window, "by_category")
    press(window, "20>>3")
    typed = window.form.cells()
    assert {(cell.code, cell.text) for cell in typed} == {("cards", "20"), ("spades", "3")}
    choose(window, "totals")
    assert window.form.cells() == ()
    begin_again(window, "total", 0)
    press(window, "7")
    choose(window, "by_category")
    assert window.form.cells() == typed
    assert place(window) == ("big_casino", 0)
    choose(window, "totals")
    assert [cell.text for cell in window.form.cells()] == ["7"]
    # Entered by totals, the deal leaves nothing behind in either form.
    enter(window)
    choose(window, "by_category")
    assert window.form.cells() == ()


def test_a_corrected_deal_keeps_what_is_typed_by_the_other_method(opened: Open) -> None:
    window = opened("piquet.points")
    choose(window, "totals")
    type_deal(window, total={0: 40, 1: 20})
    window.correct(0)
    choose(window, "by_category")
    begin_again(window, "point", 0)
    press(window, "5")
    choose(window, "totals")
    assert [cell.text for cell in window.form.cells()] == ["40", "20"]
    choose(window, "by_category")
    assert [(cell.code, cell.text) for cell in window.form.cells()] == [("point", "5")]
    # Given up, nothing of it comes into the next deal.
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.form.cells() == ()
    choose(window, "by_category")
    assert window.form.cells() == ()


def test_digits_stand_beside_the_boxes_of_the_row_that_has_the_focus(opened: Open, qtbot: QtBot) -> None:
    window = opened("casino.swedish", "Anna", "Björn", "Clara")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    big, little = ([window.panel.cell(code, side) for side in range(3)] for code in ("big_casino", "little_casino"))
    for row, other in ((big, little), (little, big)):
        row[1].setFocus()
        assert [cell.digit for cell in row if isinstance(cell, MarkCell)] == [1, 2, 3]
        assert [cell.digit for cell in other if isinstance(cell, MarkCell)] == [0, 0, 0]
    window.panel.cell("cards", 0).setFocus()
    assert {cell.digit for cell in window.panel.mark_cells} == {0}


def test_points_below_nothing_have_a_minus_sign_everywhere(opened: Open) -> None:
    window = opened("free", "Anna", "Björn")
    type_deal(window, total={0: "-54", 1: 3})
    shown = [str(window.model.index(row, 1).data()) for row in range(window.model.rowCount())]
    assert shown == ["−54 → −54", "−54"]
    assert shown_sheet(window).fields[0].accessibleName() == "Anna: minus 54 points"
    assert score_read(window.model.standing(), window.sides) == "Anna: −54 points; Björn: 3 points"


def test_a_number_that_is_too_large_is_told_as_such(opened: Open) -> None:
    window = opened("free", "Anna", "Björn")
    window.form.put(("total", 0), "99999999")
    assert window.panel.reason("total") == "Points: the most possible is 99999."
