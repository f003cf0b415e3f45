"""The page that ends an evening fits on one sheet of paper as long as it can be read, and goes on numbered if not."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog

from cardtable.app.scorekeeper.cash import cash_on, evening_key
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.core.sheets.categories import Cell
from cardtable.core.sheets.rules import TOTALS
from cardtable.session.scorebook.cash import PAID
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.store.store import Store
from cardtable.ui.scorekeeper.closing_page import ClosingPage
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog

EIGHT = (
    "Anna-Katharina Schönbichler-Wohlgemuth",
    "Maximiliane von Hohenfels",
    "Bartholomäus Ringelnatz",
    "Friederike",
    "Wolf-Dieter Oberhauser",
    "Cleo",
    "Emil Freudenthal",
    "Zoë",
)


def pages(path: Path) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", path.read_bytes()))


def keep(store: Store, kind: str, names: tuple[str, ...], unit: str, *deals: tuple[int, ...], **options: str) -> str:
    """Keep a sheet of Friday; return the key of its evening."""
    setup = SheetSetup(kind, names, options, unit=unit, evening="Friday")
    keeper = SheetKeeper.begin(store, setup)
    for deal in deals:
        keeper.add(DealEntry(tuple(Cell("total", side, str(one)) for side, one in enumerate(deal)), TOTALS))
    return evening_key(setup)


def saved(desk: SheetDesk, store: Store, path: Path) -> Path:
    """Save the page of Friday as a PDF file, as a person does."""
    desk.open_sheet(store.sheets()[0].id)
    window = desk.windows[-1]
    desk.show_evening(window)
    dialog = window.findChildren(EveningDialog)[-1]
    (as_pdf,) = [one for one in dialog.findChildren(QAction) if one.text().replace("&", "") == "As a PDF…"]
    as_pdf.trigger()
    dialog.findChildren(QFileDialog)[-1].fileSelected.emit(str(path))
    return path


def test_eight_persons_with_three_units_are_on_one_page(desk: SheetDesk, store: Store, tmp_path: Path) -> None:
    deals = [tuple((7 * place + 11 * number) % 50 for place in range(8)) for number in range(6)]
    key = keep(store, "free", EIGHT, "EUR", *deals, pay="points")
    keep(store, "casino.swedish", EIGHT[:2], "EUR", (9, 4), (8, 3))
    keep(store, "casino.swedish", EIGHT[2:5], "nuts", (6, 5, 2), (8, 4, 1), (9, 3, 1))
    keep(store, "free", EIGHT[4:], "points", (3, 3, -3, -3), (-6, 2, 2, 2), pay="points")
    cash_on(store, key).add(PAID, EIGHT[1], EIGHT[0], 250, "EUR", "pretzels and beer for everybody, from next door")
    assert pages(saved(desk, store, tmp_path / "friday.pdf")) == 1


def test_a_long_evening_goes_on_on_further_pages(tmp_path: Path) -> None:
    rows = tuple(("20:15", f"Swedish Casino, match {one}", "Björn → Anna", "1") for one in range(200))
    ClosingPage("Friday", (), (("How the totals were reached", rows),)).write_pdf(str(tmp_path / "long.pdf"))
    assert pages(tmp_path / "long.pdf") > 2


def alignments(page: ClosingPage) -> dict[str, Qt.AlignmentFlag]:
    found: dict[str, Qt.AlignmentFlag] = {}
    document = page.document()
    block = document.begin()
    while block.isValid():
        found.setdefault(block.text(), block.blockFormat().alignment())
        block = block.next()
    return found


def test_an_empty_cell_moves_no_figures() -> None:
    rows = (("Name", "Matches", "Gain"), ("Anna", "12", "€3"), ("In the kitty", "", "€5"))
    found = alignments(ClosingPage("Friday", (), (("Won and lost", rows),)))
    assert {found[words] for words in ("Matches", "12", "Gain", "€5")} == {Qt.AlignmentFlag.AlignRight}
    assert found["Anna"] != Qt.AlignmentFlag.AlignRight
