"""The adviser for faults in the window: what is asked, what is told, and what then stands on the sheet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.core.sheets import FREE
from cardtable.session.scorebook.model import DealEntry
from cardtable.ui.scorekeeper.fault_dialog import FaultDialog
from cardtable.ui.scorekeeper.log_dialog import LogDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.clicks import answer_menu
from tests.ui.scorekeeper.by_hand import Open, by_category, points, type_deal


def adviser(window: SheetWindow, fault: str, *answers: str) -> FaultDialog:
    """The adviser, opened by its key, turned to a fault and answered with the mouse."""
    window.faults.trigger()
    dialog = window.findChildren(FaultDialog)[-1]
    dialog.choose(fault)
    for answer in answers:
        QTest.mouseClick(dialog.button(answer), Qt.MouseButton.LeftButton)
    return dialog


def enter(dialog: FaultDialog) -> None:
    QTest.mouseClick(dialog.enter_button, Qt.MouseButton.LeftButton)


def test_a_misdeal_is_entered_at_once_and_the_same_dealer_deals(opened: Open) -> None:
    window = opened("piquet.points", dealer=1)
    dialog = adviser(window, "card_faced")
    ruling, source, entry = dialog.told
    assert ruling == "The deal does not count, and the same dealer deals again."
    assert "“Das Kartengeben”" in source
    assert entry == "On the sheet: a misdeal by Björn, and the same dealer again."
    enter(dialog)
    assert window.keeper.sheet.next_standing.dealer == 1
    assert points(window) == (0, 0)
    assert len(window.keeper.sheet.rows) == 1
    window.undo.trigger()
    assert not window.keeper.sheet.rows


def test_a_penalty_stands_in_the_form_and_is_counted_with_the_deal(opened: Open) -> None:
    window = opened("piquet.points", dealer=1, repique="count")
    dialog = adviser(window, "revoke", "Anna", "Later", "No")
    assert dialog.asked == (
        "Who was it?",
        "When was it noticed?",
        "After several leads in one suit, did the player lead a new suit without naming it?",
    )
    assert dialog.told[2] == "On the sheet, for Anna: Revoke: five points for the opponent"
    enter(dialog)
    assert window.form.text(("revoke", 0)) == "1"
    assert window.panel.faults_button.isChecked()
    by_category(window, play={0: 7, 1: 6}, tricks={0: 7})
    assert points(window) == (17, 11)


def test_another_answer_asks_anew(opened: Open) -> None:
    window = opened("piquet.points", dealer=1)
    dialog = adviser(window, "wrong_declaration", "Björn", "No, later")
    assert dialog.enter_button.isEnabled()
    QTest.mouseClick(dialog.button("Yes"), Qt.MouseButton.LeftButton)
    assert dialog.told[0] == "The declaration is corrected, and there is no penalty."
    assert dialog.told[2] == "Nothing is entered on the sheet."
    assert not dialog.enter_button.isEnabled()
    dialog.choose("wrong_number_dealt")
    assert dialog.told == ("", "", "")
    assert dialog.asked == ("How many hands are wrong?",)


def test_a_deal_out_of_turn_that_stands_is_entered_as_the_others(opened: Open) -> None:
    window = opened("ecarte", dealer=1)
    enter(adviser(window, "dealt_out_of_turn", "After the first lead"))
    assert window.panel.dealer_button.text() == "Anna deals"
    # The king turned up is the dealer's.
    type_deal(window, tricks={1: 3}, king_turned={0: 1})
    assert points(window) == (1, 1)
    entry = window.keeper.sheet.entries[0]
    assert isinstance(entry, DealEntry)
    assert entry.dealer == 0
    assert window.keeper.sheet.next_standing.dealer == 1


def test_the_keyboard_alone_walks_through_the_adviser(opened: Open) -> None:
    window = opened("ecarte", dealer=1)
    dialog = adviser(window, "king_late")
    first = dialog.button("Anna")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.focusWidget() is first
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert dialog.focusWidget() is dialog.enter_button
    QTest.keyClick(dialog.enter_button, Qt.Key.Key_Return)
    assert window.form.text(("king_too_late", 0)) == "1"


@pytest.mark.parametrize("kind", ["piquet.kings", "piquet.robber", "ecarte.rotation"])
def test_who_did_it_is_one_of_those_who_play(opened: Open, kind: str) -> None:
    window = opened(kind, "Anna", "Björn", "Cleo", "Dag")
    playing = [window.sides[side] for side in window.keeper.sheet.rules.playing(window.keeper.sheet.next_standing)]
    dialog = adviser(window, "dealt_out_of_turn")
    dialog.choose(
        "wrong_declaration" if kind.startswith("piquet") else "two_cards" if "casino" in kind else "king_late"
    )
    assert all(dialog.button(name).text() == name for name in playing)
    for name in set(window.sides) - set(playing):
        with pytest.raises(KeyError):
            dialog.button(name)


def test_a_free_sheet_has_no_adviser(opened: Open) -> None:
    assert not opened(FREE).faults.isEnabled()


def test_the_dealer_of_one_deal_is_corrected(opened: Open) -> None:
    window = opened("ecarte", dealer=1)
    type_deal(window, tricks={0: 3})
    type_deal(window, tricks={0: 3})
    window.correct(0)
    assert window.panel.dealer_button.text() == "Björn deals"
    QTest.mouseClick(window.panel.dealer_button, Qt.MouseButton.LeftButton)
    answer_menu("Anna deals")
    assert [cell.text for cell in window.form.cells()] == ["3"]
    window.panel.enter_button.click()
    assert [row.before.dealer for row in window.keeper.sheet.rows] == [0, 1]
    window.show_log()
    log = window.findChildren(LogDialog)[-1]
    told = [item.text(2) for row in range(log.tree.topLevelItemCount()) if (item := log.tree.topLevelItem(row))]
    assert told[-1] == "Entry 1 corrected: Anna: Tricks 3 → Anna: Tricks 3; Anna dealt"
    log.close()
    window.undo.trigger()
    assert [row.before.dealer for row in window.keeper.sheet.rows] == [1, 0]
