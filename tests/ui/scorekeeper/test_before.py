"""What the window of a score sheet says that an older version kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.keeper import summary_of
from cardtable.core.sheets.categories import Cell
from cardtable.core.sheets.rules import BEFORE
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import sheet_to_text
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.store.store import Store
from cardtable.ui.scorekeeper.desk import SheetDesk

SETUP = SheetSetup("piquet.points", ("Anna", "Björn"), begun="2026-11-20T19:00:00+00:00")
ENGLISH = (
    "This sheet was kept with an older version, which may have scored it differently. It then stood at "
    "Anna 20 and Björn 24, or Anna +1 and Björn −1 in stakes. Here it is scored by the "
    "current rules. Entries that may have scored differently: 2."
)
GERMAN = (
    "Eine ältere Version hat dieses Anschreibeblatt geführt und vielleicht anders gezählt; damals stand es Anna 20"
    " und Björn 24, in Einsätzen Anna +1 und Björn −1. Hier wird nach den heutigen Regeln gezählt. Vielleicht"
    " anders gezählt: Eintrag 2."
)


@pytest.fixture
def kept() -> ScoreSheet:
    """Who counts nothing has won a match by a Neunziger, as the first versions counted."""
    sheet = ScoreSheet(SETUP, ruled=BEFORE)
    for cells in ((("total", 0, "20"), ("total", 1, "12")), (("total", 1, "12"), ("repique", 0, "1"))):
        faults = [Cell("wrong_declaration", 0, "1")] if sheet.entries else []
        sheet.add(DealEntry((*(Cell(*cell) for cell in cells), *faults), "totals"))
    assert sheet.accounts() == (1, -1)
    return sheet


@pytest.mark.parametrize(("language", "said"), [("en", ENGLISH), ("de", GERMAN)])
def test_a_file_of_which_nobody_knows_says_what_it_came_to(
    desk: SheetDesk, kept: ScoreSheet, tmp_path: Path, translation: Translation, language: str, said: str
) -> None:
    translation.switch(language)
    file = tmp_path / "sheet.cardtable"
    file.write_text(sheet_to_text(ScoreSheet(SETUP, kept.log, None)), encoding="utf-8")
    assert desk.import_sheet(str(file))
    (window,) = desk.windows
    assert window.panel.message == said
    assert window.keeper.sheet.accounts() == (0, 0)


def test_what_was_kept_goes_on_as_it_counted(desk: SheetDesk, store: Store, kept: ScoreSheet) -> None:
    changes = [change.to_json() for change in kept.log]
    number = store.create_sheet(SETUP.kind, SETUP.names, "", SETUP.to_json(), changes, summary_of(kept))
    desk.open_sheet(number)
    (window,) = desk.windows
    assert window.panel.message == ""
    assert window.keeper.sheet.accounts() == (1, -1)
    window.keeper.mark(1, 3)
    window.close()
    desk.open_sheet(number)
    (window,) = desk.windows
    assert window.panel.message == ""
    assert window.keeper.sheet.accounts() == (1, -1)


def test_what_no_rules_come_to_is_told_when_it_is_opened(desk: SheetDesk, store: Store, kept: ScoreSheet) -> None:
    changes = [change.to_json() for change in kept.log]
    told = {**summary_of(kept), "points": [77, 7]}
    desk.open_sheet(store.create_sheet(SETUP.kind, SETUP.names, "", SETUP.to_json(), changes, told))
    (window,) = desk.windows
    assert "Anna 77 and Björn 7" in window.panel.message
