"""Between two matches it is told who has won, and that the next entry begins another match."""

from __future__ import annotations

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.match_over import match_over_words, next_deal_title
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, SheetSetup

SIDES = ("Anna", "Björn")


def enter(sheet: ScoreSheet, tricks: int) -> None:
    sheet.add(DealEntry((Cell("tricks", 0, str(tricks)),), "by_category"))


def test_the_end_of_a_match_is_told_until_the_next_one_has_begun(translation: Translation) -> None:
    sheet = ScoreSheet(SheetSetup("ecarte", SIDES))
    assert (match_over_words(sheet, SIDES), next_deal_title(sheet)) == ("", "Enter a deal")
    enter(sheet, 5)
    assert (match_over_words(sheet, SIDES), next_deal_title(sheet)) == ("", "Enter a deal")
    # Two points for all tricks: 2, 4, 6 of the five that are needed.
    enter(sheet, 5)
    enter(sheet, 5)
    told = match_over_words(sheet, SIDES)
    assert told.startswith("The match goes to Anna, ")
    assert told.endswith(" The next deal begins match 2.")
    assert next_deal_title(sheet) == "First deal of match 2"
    enter(sheet, 5)
    assert (match_over_words(sheet, SIDES), next_deal_title(sheet)) == ("", "Enter a deal")


def test_a_sheet_whose_match_is_over_says_so_in_german(translation: Translation) -> None:
    translation.switch("de")
    sheet = ScoreSheet(SheetSetup("ecarte", SIDES))
    for _ in range(3):
        enter(sheet, 5)
    assert next_deal_title(sheet) == "Erstes Spiel der 2. Partie"
    assert match_over_words(sheet, SIDES).endswith(" Mit dem nächsten Spiel beginnt die 2. Partie.")
