"""Two spellings are made one person on all sheets."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QLabel

from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.sheets_dialog import SheetsDialog
from tests.ui.clicks import button, named, press
from tests.ui.scorekeeper.by_hand import pick_from
from tests.ui.scorekeeper.parts import pages, shown_sheet


def keep(store: Store, *names: str) -> int:
    setup = SheetSetup("casino.swedish", names)
    return store.create_sheet(setup.kind, setup.names, setup.evening, setup.to_json())


def choose_names(dialog: SheetsDialog, wrong: str, right: str) -> None:
    """Choose two spellings of a name on the page of persons."""
    pages(dialog).setCurrentIndex(1)
    pick_from(named(dialog, QComboBox, "Name to be corrected"), wrong)
    pick_from(named(dialog, QComboBox, "Name to keep"), right)


def test_a_slip_is_mended_on_every_sheet_and_can_be_taken_back(desk: SheetDesk, store: Store) -> None:
    closed, opened, both = keep(store, "Anna", "Bjrn"), keep(store, "Bjrn", "Clara"), keep(store, "Bjrn", "Björn")
    desk.open_sheet(opened)
    (window,) = desk.windows
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    choose_names(dialog, "Bjrn", "Björn")
    press(dialog, "Merge them")
    names = {summary.id: summary.names for summary in store.sheets()}
    assert names == {closed: ("Anna", "Björn"), opened: ("Björn", "Clara"), both: ("Bjrn", "Björn")}
    assert window.sides == ("Björn", "Clara")
    assert shown_sheet(window).fields[0].accessibleName().startswith("Björn")
    assert dialog.told.startswith("2 score sheets corrected. 1 could not be corrected")
    window.undo.trigger()
    assert window.sides == ("Bjrn", "Clara")


def test_two_spellings_are_found_and_joined_at_once(desk: SheetDesk, store: Store) -> None:
    keep(store, "Anna", "Björn")
    keep(store, "Anna", "Bjorn")
    keep(store, "Xenia", "Björn")
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    pages(dialog).setCurrentIndex(1)
    words = "Perhaps the same player: “Bjorn” and “Björn”."
    assert [one.text() for one in dialog.findChildren(QLabel) if one.isVisible() and "Perhaps" in one.text()] == [words]
    press(dialog, "Merge them")
    assert sorted(summary.names for summary in store.sheets()) == [
        ("Anna", "Björn"),
        ("Anna", "Björn"),
        ("Xenia", "Björn"),
    ]
    assert not any(one.isVisible() for one in dialog.findChildren(QLabel) if "Perhaps" in one.text())


def test_one_name_is_no_two_spellings(desk: SheetDesk, store: Store) -> None:
    keep(store, "Anna", "Björn")
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    choose_names(dialog, "Anna", "Anna")
    assert not button(dialog, "Merge them").isEnabled()


def test_a_sheet_that_cannot_be_read_stays_as_it_is(desk: SheetDesk, store: Store) -> None:
    store.create_sheet("casino.swedish", ("Anna", "Bjrn"), "", {})
    keep(store, "Anna", "Björn")
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    choose_names(dialog, "Bjrn", "Björn")
    press(dialog, "Merge them")
    assert {summary.names for summary in store.sheets()} == {("Anna", "Bjrn"), ("Anna", "Björn")}
    assert dialog.told.startswith("0 score sheets corrected.")
