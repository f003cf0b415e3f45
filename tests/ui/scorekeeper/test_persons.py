"""Two spellings are made one person on all sheets."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.scorekeeper.desk import SheetDesk
from tests.ui.clicks import press


def keep(store: Store, *names: str) -> int:
    setup = SheetSetup("casino.swedish", names)
    return store.create_sheet(setup.kind, setup.names, setup.evening, setup.to_json())


def test_a_slip_is_mended_on_every_sheet_and_can_be_taken_back(desk: SheetDesk, store: Store) -> None:
    closed, opened, both = keep(store, "Anna", "Bjrn"), keep(store, "Bjrn", "Clara"), keep(store, "Bjrn", "Björn")
    desk.open_sheet(opened)
    (window,) = desk.windows
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    dialog.choose_names("Bjrn", "Björn")
    dialog.one_button.click()
    names = {summary.id: summary.names for summary in store.sheets()}
    assert names == {closed: ("Anna", "Björn"), opened: ("Björn", "Clara"), both: ("Bjrn", "Björn")}
    assert window.sides == ("Björn", "Clara")
    assert window.sheet_widget.fields[0].accessibleName().startswith("Björn")
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
    dialog.tabs.setCurrentIndex(1)
    words = "Perhaps the same person: “Bjorn” and “Björn”."
    assert [one.text() for one in dialog.findChildren(QLabel) if one.isVisible() and "Perhaps" in one.text()] == [words]
    press(dialog, "Make them one")
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
    dialog.choose_names("Anna", "Anna")
    assert not dialog.one_button.isEnabled()


def test_a_sheet_that_cannot_be_read_stays_as_it_is(desk: SheetDesk, store: Store) -> None:
    store.create_sheet("casino.swedish", ("Anna", "Bjrn"), "", {})
    keep(store, "Anna", "Björn")
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    dialog.choose_names("Bjrn", "Björn")
    dialog.one_button.click()
    assert {summary.names for summary in store.sheets()} == {("Anna", "Bjrn"), ("Anna", "Björn")}
    assert dialog.told.startswith("0 score sheets corrected.")
