"""What is thrown away can be restored until it is deleted for good, and no button acts on what is not seen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTreeWidget, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.scorekeeper.keeper import load_sheet, summary_of
from cardtable.app.scorekeeper.known import known_sheet
from cardtable.core.sheets.categories import Cell
from cardtable.core.sheets.rules import TOTALS
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.store.errors import StoreError
from cardtable.store.store import Store
from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.sheets_dialog import SheetsDialog
from tests.ui.clicks import press
from tests.ui.scorekeeper.parts import pages, persons_list


def keep(store: Store, names: tuple[str, ...], evening: str, points: tuple[str, ...] = ("16", "9")) -> int:
    """Keep a free sheet of one deal for which each point is paid."""
    setup = SheetSetup("free", names, {"pay": "points"}, evening=evening, begun=f"{names}")
    sheet = ScoreSheet(setup)
    sheet.add(DealEntry(tuple(Cell("total", side, text) for side, text in enumerate(points)), TOTALS))
    changes = [change.to_json() for change in sheet.log]
    return store.create_sheet("free", names, evening, setup.to_json(), changes, summary_of(sheet))


def dialog_of(desk: SheetDesk) -> SheetsDialog:
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    return dialog


def seen(dialog: SheetsDialog) -> set[str]:
    """The buttons that can be pressed."""
    return {one.text() for one in dialog.findChildren(QPushButton) if one.isVisible() and one.isEnabled()}


def who(tree: QTreeWidget) -> list[str]:
    """The persons in each row of the list, without those rows that are hidden."""
    items = [tree.topLevelItem(row) for row in range(tree.topLevelItemCount())]
    return [item.text(3) for item in items if item is not None]


def trash(dialog: SheetsDialog) -> QTreeWidget:
    """The list on the page of the trash."""
    page = pages(dialog).widget(2)
    assert page is not None
    (tree,) = page.findChildren(QTreeWidget)
    return tree


def choose(tree: QTreeWidget, row: int) -> None:
    item = tree.topLevelItem(row)
    assert item is not None
    tree.setCurrentItem(item)


def test_a_sheet_goes_into_the_trash_and_back(desk: SheetDesk, store: Store) -> None:
    keep(store, ("Anna", "Björn"), "Friday")
    number = keep(store, ("Cleo", "Dora"), "Saturday")
    dialog = dialog_of(desk)
    before = load_sheet(store, number).rows
    press(dialog, "To the trash")
    assert who(dialog.list) == ["Anna and Björn"]
    assert dialog.told == "“Free sheet: Cleo and Dora”, Saturday, 1 deal is now in the trash."
    assert store.remembered_names() == []
    pages(dialog).setCurrentIndex(2)
    assert (pages(dialog).tabText(2), who(trash(dialog))) == ("Trash (1)", ["Cleo and Dora"])
    choose(trash(dialog), 0)
    press(dialog, "Restore")
    assert (who(dialog.list), who(trash(dialog))) == (["Cleo and Dora", "Anna and Björn"], [])
    assert load_sheet(store, number).rows == before


def test_a_whole_evening_goes_into_the_trash(desk: SheetDesk, store: Store) -> None:
    for names, evening in ((("Anna", "Björn"), "Friday"), (("Cleo", "Dora"), "Saturday"), (("Eva", "Fritz"), "Friday")):
        keep(store, names, evening)
    dialog = dialog_of(desk)
    choose(dialog.list, 0)
    press(dialog, "Evening to the trash")
    assert who(dialog.list) == ["Cleo and Dora"]
    assert who(trash(dialog)) == ["Eva and Fritz", "Anna and Björn"]
    assert dialog.told == "2 score sheets are now in the trash."


def test_after_something_has_gone_the_focus_is_in_the_list_and_return_reads_no_file(
    desk: SheetDesk, store: Store
) -> None:
    for names in (("Anna", "Björn"), ("Cleo", "Dora")):
        keep(store, names, "Friday")
    dialog = dialog_of(desk)
    press(dialog, "To the trash")
    assert dialog.focusWidget() is dialog.list
    pages(dialog).setCurrentIndex(1)
    choose(persons_list(dialog), 0)
    press(dialog, "Player to the trash")
    assert dialog.focusWidget() is persons_list(dialog)
    pages(dialog).setCurrentIndex(2)
    choose(trash(dialog), 0)
    press(dialog, "Restore")
    assert dialog.focusWidget() is trash(dialog)
    pages(dialog).setCurrentIndex(0)
    for _ in range(2):
        choose(dialog.list, 0)
        press(dialog, "To the trash")
    # Nothing is left but the way to a new sheet.
    focused = dialog.focusWidget()
    assert isinstance(focused, QPushButton)
    assert focused.text() == "&New score sheet…"


def test_only_in_the_trash_something_is_deleted_for_good_and_by_name(desk: SheetDesk, store: Store) -> None:
    number = keep(store, ("Anna", "Björn"), "Friday")
    dialog = dialog_of(desk)
    press(dialog, "To the trash")
    pages(dialog).setCurrentIndex(2)
    choose(trash(dialog), 0)
    for answer, left in (("Cancel", [number]), ("Delete for good", [])):
        press(dialog, "Delete for good…")
        asking = dialog.findChildren(QuestionDialog)[-1]
        assert asking.text == "Delete “Free sheet: Anna and Björn”, Friday, 1 deal with all its changes for good?"
        press(asking, answer)
        assert [one.id for one in store.sheets(trashed=True)] == left
    assert who(trash(dialog)) == []


def test_no_button_acts_on_a_list_that_is_not_seen(desk: SheetDesk, store: Store) -> None:
    keep(store, ("Anna", "Björn"), "Friday")
    dialog = dialog_of(desk)
    own = [{"&Open", "To the &trash", "&Evening to the trash"}]
    own += [{"Player to the &trash", "De&tails…"}, {"&Restore", "&Delete for good…"}]
    every = set().union(*own)
    found = []
    for tab, tree in enumerate((dialog.list, persons_list(dialog), trash(dialog))):
        pages(dialog).setCurrentIndex(tab)
        if tree.topLevelItemCount():
            choose(tree, 0)
        found.append(seen(dialog) & every)
    # The trash is empty.
    assert found == [own[0], own[1], set()]


def test_a_person_in_the_trash_is_neither_listed_nor_proposed_and_comes_back(desk: SheetDesk, store: Store) -> None:
    keep(store, ("Anna", "Björn"), "Friday")
    setup = SheetSetup("ecarte", ("Anna", "Björn"))
    store.create_sheet("ecarte", setup.names, "Friday", setup.to_json())
    dialog = dialog_of(desk)
    pages(dialog).setCurrentIndex(1)
    choose(persons_list(dialog), 0)
    press(dialog, "Player to the trash")
    names = [persons_list(dialog).topLevelItem(row) for row in range(persons_list(dialog).topLevelItemCount())]
    assert [item.text(0) for item in names if item is not None] == ["Björn"]
    assert desk.names() == ["Björn"]
    # The sheets are as they were.
    assert who(dialog.list) == ["Anna and Björn", "Anna and Björn"]
    pages(dialog).setCurrentIndex(2)
    assert who(trash(dialog)) == ["Anna"]
    choose(trash(dialog), 0)
    assert "&Delete for good…" not in seen(dialog)
    press(dialog, "Restore")
    assert sorted(desk.names()) == ["Anna", "Björn"]


def test_an_open_sheet_is_closed_before_it_goes_and_opening_takes_it_out(desk: SheetDesk, store: Store) -> None:
    number = keep(store, ("Anna", "Björn"), "Friday")
    desk.open_sheet(number)
    dialog = dialog_of(desk)
    press(dialog, "To the trash")
    assert (list(desk.windows), store.sheets()) == ([], [])
    desk.open_sheet(number)
    assert [one.id for one in store.sheets()] == [number]


def test_a_file_of_a_sheet_in_the_trash_is_that_sheet(store: Store) -> None:
    number = keep(store, ("Anna", "Björn"), "Friday")
    sheet = load_sheet(store, number)
    store.put_into_trash(number)
    known = known_sheet(store, sheet)
    assert known is not None
    assert known.number == number
    assert known_sheet(store, ScoreSheet(replace(sheet.begun_as, begun="later"))) is None


@pytest.mark.parametrize("kept", [7, ["Anna", 7], {"Anna": 1}])
def test_forgotten_names_that_are_none_are_passed_over(desk: SheetDesk, store: Store, kept: object) -> None:
    store.put("score_sheet_forgotten", kept)
    setup = SheetSetup("ecarte", ("Anna", "Björn"))
    store.create_sheet("ecarte", setup.names, "Friday", setup.to_json())
    assert ("Anna" in desk.names()) == (kept != ["Anna", 7])


def press_control(dialog: SheetsDialog, field: QWidget, key: Qt.Key) -> None:
    field.setFocus()
    QTest.keyClick(field, key, Qt.KeyboardModifier.ControlModifier)


def test_the_keys_of_undo_take_back_what_was_thrown_away_step_by_step(
    desk: SheetDesk, store: Store, qtbot: QtBot
) -> None:
    for names, evening in ((("Anna", "Björn"), "Friday"), (("Cleo", "Dora"), "Saturday"), (("Eva", "Fritz"), "Friday")):
        keep(store, names, evening)
    dialog = dialog_of(desk)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    assert "Undo" not in seen(dialog)
    choose(dialog.list, 0)
    press(dialog, "Evening to the trash")
    press(dialog, "To the trash")
    pages(dialog).setCurrentIndex(2)
    choose(trash(dialog), 0)
    thrown = who(trash(dialog))
    press(dialog, "Restore")
    pages(dialog).setCurrentIndex(0)
    press_control(dialog, dialog.search, Qt.Key.Key_Z)
    assert who(trash(dialog)) == thrown
    press_control(dialog, dialog.search, Qt.Key.Key_Z)
    assert who(dialog.list) == ["Cleo and Dora"]
    QTest.keyClicks(dialog.search, "Cl")
    # The search has something of its own to take back first.
    press_control(dialog, dialog.search, Qt.Key.Key_Z)
    assert (dialog.search.text(), who(dialog.list)) == ("", ["Cleo and Dora"])
    press(dialog, "Undo")
    assert who(dialog.list) == ["Eva and Fritz", "Cleo and Dora", "Anna and Björn"]
    assert dialog.told == "2 score sheets have been restored."
    assert "Undo" not in seen(dialog)
    press_control(dialog, dialog.list, Qt.Key.Key_Z)
    press_control(dialog, dialog.list, Qt.Key.Key_Y)
    assert who(dialog.list) == ["Cleo and Dora"]


def test_a_person_comes_back_by_the_keys_and_what_is_deleted_for_good_does_not(
    desk: SheetDesk, store: Store, qtbot: QtBot
) -> None:
    keep(store, ("Anna", "Björn"), "Friday")
    dialog = dialog_of(desk)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    persons = persons_list(dialog)
    choose(persons, 0)
    press(dialog, "Player to the trash")
    press_control(dialog, persons, Qt.Key.Key_Z)
    assert who(trash(dialog)) == []
    press_control(dialog, persons, Qt.Key.Key_Y)
    assert who(trash(dialog)) == ["Anna"]
    press_control(dialog, persons, Qt.Key.Key_Z)
    pages(dialog).setCurrentIndex(0)
    press(dialog, "To the trash")
    pages(dialog).setCurrentIndex(2)
    choose(trash(dialog), 0)
    press(dialog, "Delete for good…")
    press(dialog.findChildren(QuestionDialog)[-1], "Delete for good")
    assert "Undo" not in seen(dialog)
    press_control(dialog, trash(dialog), Qt.Key.Key_Z)
    assert who(trash(dialog)) == []
    assert dialog.list.topLevelItemCount() == 0


def test_what_the_database_refuses_is_neither_told_nor_noted(
    desk: SheetDesk, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(store, ("Anna", "Björn"), "Friday")
    dialog = dialog_of(desk)
    choose(dialog.list, 0)
    press(dialog, "To the trash")
    put = store.put_into_trash

    def refuse(number: int, *, trashed: bool = True) -> None:
        raise StoreError("cannot_write")

    monkeypatch.setattr(store, "put_into_trash", refuse)
    press(dialog, "Undo")
    assert (dialog.told, who(trash(dialog))) == ("", ["Anna and Björn"])
    monkeypatch.setattr(store, "put_into_trash", put)
    # The step is still there to be taken back.
    press(dialog, "Undo")
    assert who(dialog.list) == ["Anna and Björn"]


def test_the_row_stays_chosen_in_the_lists_of_persons_and_of_the_trash(desk: SheetDesk, store: Store) -> None:
    keep(store, ("Anna", "Björn", "Clara", "Dora"), "Friday", ("16", "9", "3", "1"))
    dialog = dialog_of(desk)
    pages(dialog).setCurrentIndex(1)
    people = persons_list(dialog)
    choose(people, 1)
    names = [people.model().index(row, 0).data() for row in range(4)]
    press(dialog, "Player to the trash")
    # The one who comes next lies in the same row.
    assert people.currentIndex().siblingAtColumn(0).data() == names[2]
    press(dialog, "Player to the trash")
    assert people.currentIndex().siblingAtColumn(0).data() == names[3]
    press(dialog, "Player to the trash")
    assert people.currentIndex().siblingAtColumn(0).data() == names[0]
    pages(dialog).setCurrentIndex(2)
    choose(trash(dialog), 1)
    thrown = who(trash(dialog))
    press(dialog, "Restore")
    assert trash(dialog).currentIndex().siblingAtColumn(3).data() == thrown[2]
    press(dialog, "Restore")
    assert trash(dialog).currentIndex().siblingAtColumn(3).data() == thrown[0]
    press(dialog, "Restore")
    assert who(trash(dialog)) == []
