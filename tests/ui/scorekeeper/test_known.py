"""A score sheet whose file is read again is the sheet that is kept already."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.app.scorekeeper.keeper import load_sheet
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import sheet_from_text, sheet_to_text
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.store.store import Store
from cardtable.ui.scorekeeper.desk import SheetDesk

SETUP = SheetSetup("casino.swedish", ("Anna", "Björn"), begun="2026-11-20T19:00:00+00:00", evening="Friday")


def deal(aces: int) -> DealEntry:
    return DealEntry((Cell("aces", 0, str(aces)),), "by_category")


@pytest.fixture
def sheet() -> ScoreSheet:
    made = ScoreSheet(SETUP)
    made.add(deal(4), "Anna", "2026-11-20T19:10:00+00:00")
    return made


def read(desk: SheetDesk, sheet: ScoreSheet, folder: Path) -> None:
    file = folder / "sheet.cardtable"
    file.write_text(sheet_to_text(sheet), encoding="utf-8")
    assert desk.import_sheet(str(file))


def test_a_file_is_read_twice_and_kept_once(desk: SheetDesk, store: Store, sheet: ScoreSheet, tmp_path: Path) -> None:
    read(desk, sheet, tmp_path)
    read(desk, sheet, tmp_path)
    assert len(store.sheets()) == 1
    (window,) = desk.windows
    assert window.panel.message == "You already have this score sheet."


def test_what_the_file_has_beyond_is_taken_over(
    desk: SheetDesk, store: Store, sheet: ScoreSheet, tmp_path: Path
) -> None:
    read(desk, sheet, tmp_path)
    further = sheet_from_text(sheet_to_text(sheet))
    further.add(deal(3), "Björn", "2026-11-20T19:20:00+00:00")
    further.undo("Björn", "2026-11-20T19:21:00+00:00")
    further.add(deal(2), "Björn", "2026-11-20T19:22:00+00:00")
    read(desk, further, tmp_path)
    (summary,) = store.sheets()
    assert load_sheet(store, summary.id).log == further.log
    (window,) = desk.windows
    assert window.model.standing() == (6, 2)


def test_an_older_file_takes_nothing_away(desk: SheetDesk, store: Store, sheet: ScoreSheet, tmp_path: Path) -> None:
    older = sheet_from_text(sheet_to_text(sheet))
    sheet.add(deal(2), "Anna", "2026-11-20T19:20:00+00:00")
    read(desk, sheet, tmp_path)
    read(desk, older, tmp_path)
    (summary,) = store.sheets()
    assert load_sheet(store, summary.id).log == sheet.log


def test_where_both_went_on_there_are_two_sheets(
    desk: SheetDesk, store: Store, sheet: ScoreSheet, tmp_path: Path
) -> None:
    other = sheet_from_text(sheet_to_text(sheet))
    sheet.add(deal(2), "Anna", "2026-11-20T19:20:00+00:00")
    other.add(deal(3), "Björn", "2026-11-20T19:20:00+00:00")
    read(desk, sheet, tmp_path)
    read(desk, other, tmp_path)
    assert len(store.sheets()) == 2


def test_sheets_that_cannot_be_read_and_others_are_not_this_one(
    desk: SheetDesk, store: Store, sheet: ScoreSheet, tmp_path: Path
) -> None:
    store.create_sheet(SETUP.kind, SETUP.names, "", {})
    store.create_sheet("ecarte", SETUP.names, "", SheetSetup("ecarte", SETUP.names).to_json())
    read(desk, sheet, tmp_path)
    assert len(store.sheets()) == 3
    # Without a moment of its beginning a sheet cannot be told from another.
    for _ in range(2):
        read(desk, ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn"))), tmp_path)
    assert len(store.sheets()) == 5
