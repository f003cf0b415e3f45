"""The sheets that the search finds, saved as one table."""

from __future__ import annotations

import csv
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from cardtable.app.i18n import Translation
from cardtable.store.store import Store
from cardtable.ui.scorekeeper.desk import SheetDesk
from tests.ui.clicks import button, press
from tests.ui.scorekeeper.test_trash import dialog_of, keep


def test_all_sheets_that_the_search_finds_are_one_table(
    desk: SheetDesk, store: Store, translation: Translation, tmp_path: Path
) -> None:
    translation.switch("de")
    for evening in ("Stammtisch 1", "Ostern", "Stammtisch 2"):
        keep(store, ("Anna", "Björn"), evening)
    dialog = dialog_of(desk)
    QTest.keyClicks(dialog.search, "Stammtisch")
    press(dialog, "Die Liste als Tabelle speichern (CSV)\N{NO-BREAK SPACE}…")
    (asking,) = dialog.findChildren(QFileDialog)
    path = tmp_path / "club.csv"
    asking.fileSelected.emit(str(path))
    assert dialog.told == "Gespeichert als „club.csv“."
    head, *rows = csv.reader(path.read_text("utf-8-sig").splitlines(), delimiter=";")
    assert len(head) == len(rows[0]) == 9
    assert [(row[1], row[3], row[7]) for row in rows] == [
        ("Stammtisch 1", "Anna", "7,0"),
        ("Stammtisch 1", "Björn", "-7,0"),
        ("Stammtisch 2", "Anna", "7,0"),
        ("Stammtisch 2", "Björn", "-7,0"),
    ]


def test_what_cannot_be_written_is_told(desk: SheetDesk, store: Store, tmp_path: Path) -> None:
    keep(store, ("Anna", "Björn"), "Friday")
    dialog = dialog_of(desk)
    press(dialog, "Save the list as a table (CSV)…")
    (asking,) = dialog.findChildren(QFileDialog)
    asking.fileSelected.emit(str(tmp_path / "missing" / "club.csv"))
    assert dialog.told.startswith("It could not be saved. ")


def test_where_no_sheet_is_listed_nothing_can_be_saved(desk: SheetDesk) -> None:
    dialog = dialog_of(desk)
    assert not button(dialog, "Save the list as a table (CSV)…").isEnabled()
