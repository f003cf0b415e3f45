"""The sheets that the search finds, saved as one table."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QTextBrowser, QWidget

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.forgotten import forget_name
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.errors import StoreError
from cardtable.store.store import Store
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.page_dialog import PageDialog
from tests.ui.clicks import named, offered, press
from tests.ui.scorekeeper.by_hand import pick_from
from tests.ui.scorekeeper.parts import pages, persons_list
from tests.ui.scorekeeper.test_trash import choose, dialog_of, keep


def test_all_sheets_that_the_search_finds_are_one_table(
    desk: SheetDesk, store: Store, translation: Translation, tmp_path: Path
) -> None:
    translation.switch("de")
    for evening in ("Stammtisch 1", "Ostern", "Stammtisch 2"):
        keep(store, ("Anna", "Björn"), evening)
    dialog = dialog_of(desk)
    QTest.keyClicks(dialog.search, "Stammtisch")
    press(dialog, "Die Tabelle speichern\N{NO-BREAK SPACE}…")
    (asking,) = dialog.findChildren(QFileDialog)
    path = tmp_path / "club.csv"
    asking.fileSelected.emit(str(path))
    assert dialog.told == "Gespeichert als „club.csv“."
    head, *rows = csv.reader(path.read_text("utf-8-sig").splitlines(), delimiter=";")
    assert len(head) == len(rows[0]) == 10
    assert [(row[1], row[3], row[7]) for row in rows] == [
        ("Stammtisch 1", "Anna", "7,0"),
        ("Stammtisch 1", "Björn", "-7,0"),
        ("Stammtisch 2", "Anna", "7,0"),
        ("Stammtisch 2", "Björn", "-7,0"),
    ]


def test_what_cannot_be_written_is_told(desk: SheetDesk, store: Store, tmp_path: Path) -> None:
    keep(store, ("Anna", "Björn"), "Friday")
    dialog = dialog_of(desk)
    press(dialog, "Save the table…")
    (asking,) = dialog.findChildren(QFileDialog)
    asking.fileSelected.emit(str(tmp_path / "missing" / "club.csv"))
    assert dialog.told.startswith("It could not be saved. ")


def test_where_no_sheet_is_listed_nothing_can_be_saved(desk: SheetDesk) -> None:
    dialog = dialog_of(desk)
    assert not offered(dialog, "Save the table…")


def shown(dialog: QWidget) -> tuple[PageDialog, str]:
    """The page that lies open over a dialog, and what is written on it."""
    (page,) = [one for one in dialog.findChildren(PageDialog) if one.isVisible()]
    (paper,) = page.findChildren(QTextBrowser)
    return page, paper.toPlainText()


def test_the_table_of_a_club_is_shown_and_saved(desk: SheetDesk, store: Store, tmp_path: Path) -> None:
    for names, evening in ((("Anna", "Björn"), "Club 1"), (("Cleo", "Björn"), "Club 2"), (("Dag", "Emil"), "Easter")):
        keep(store, names, evening)
    dialog = dialog_of(desk)
    QTest.keyClicks(dialog.search, "Club")
    press(dialog, "Club table…")
    page, words = shown(dialog)
    assert words.split("\n")[:3] == ["Club table", "Sheets with “Club”", ""]
    for person in ("1. Anna", "2. Cleo", "3. Björn"):
        assert person in words
    assert "Dag" not in words
    year = str(store.sheets()[0].begun.astimezone().year)
    pick_from(named(page, QComboBox, "Period"), year)
    assert shown(dialog)[1].startswith(f"Club table {year}\n")
    press(page, "Save as PDF…")
    (asking,) = page.findChildren(QFileDialog)
    asking.fileSelected.emit(str(tmp_path / "club.pdf"))
    assert (tmp_path / "club.pdf").read_bytes().startswith(b"%PDF")


def test_a_person_has_a_page_with_all_games_and_opponents(desk: SheetDesk, store: Store) -> None:
    keep(store, ("Anna", "Björn"), "Club 1")
    setup = SheetSetup("ecarte", ("Cleo", "Anna"), unit="EUR", evening="Club 2")
    keeper = SheetKeeper.begin(store, setup)
    for _ in range(3):
        keeper.mark(1, 5)
    dialog = dialog_of(desk)
    pages(dialog).setCurrentIndex(1)
    choose(persons_list(dialog), 0)
    press(dialog, "All games…")
    _, words = shown(dialog)
    lines = [line for line in words.split("\n") if line]
    assert lines[0] == "Anna"
    met = lines.index("Opponents")
    assert lines[met + 4 : met + 7] == ["Cleo", "3", "0"]
    assert {"Free sheet", "Écarté for two", "Club 1", "Club 2", "+€3.00"} <= set(lines)


def test_a_page_of_all_games_reads_the_sheets_once(
    desk: SheetDesk, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(store, ("Anna", "Björn"), "Club 1")
    year = str(store.sheets()[0].begun.astimezone().year)
    dialog = dialog_of(desk)
    pages(dialog).setCurrentIndex(1)
    choose(persons_list(dialog), 0)
    press(dialog, "All games…")
    page, words = shown(dialog)

    def fail(*_: object, **__: object) -> NoReturn:
        raise StoreError("database_damaged")

    for method in ("sheets", "load_sheet"):
        monkeypatch.setattr(store, method, fail)
    pick_from(named(page, QComboBox, "Period"), year)
    assert shown(dialog)[1].split("\n")[1:] == words.split("\n")[1:]
    press(page, "Save as PDF…")
    (asking,) = page.findChildren(QFileDialog)
    asking.fileSelected.emit(str(tmp_path / "anna.pdf"))
    assert (tmp_path / "anna.pdf").read_bytes().startswith(b"%PDF")


def test_who_is_in_the_trash_is_in_no_table_and_json_is_written_if_the_name_says_so(
    desk: SheetDesk, store: Store, tmp_path: Path
) -> None:
    keep(store, ("Anna", "Björn"), "Friday")
    forget_name(store, "Björn")
    dialog = dialog_of(desk)
    press(dialog, "Save the table…")
    (asking,) = dialog.findChildren(QFileDialog)
    asking.fileSelected.emit(str(tmp_path / "club.json"))
    (row,) = json.loads((tmp_path / "club.json").read_text("utf-8"))["rows"]
    assert (row["name"], row["points"], row["gain"]) == ("Anna", 16, 7.0)
