"""What a match on a score sheet came to, in words."""

from __future__ import annotations

from PySide6.QtCore import QTextBoundaryFinder

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.results import result_sentences
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, SheetSetup


def test_the_score_begins_with_whose_the_match_is(translation: Translation) -> None:
    # Björn leads to the sixth deal, so that his points stand first in the order of play.
    sheet = ScoreSheet(SheetSetup("piquet.rubicon", ("Anna", "Björn"), dealer=1))
    for first, second in ((20, 16), (20, 16), (20, 16), (20, 16), (20, 16), (21, 16)):
        cells = (Cell("total", 0, str(first)), Cell("total", 1, str(second)))
        sheet.add(DealEntry(cells, "totals"))
    (result,) = sheet.results
    assert result_sentences(sheet, result, ("Anna", "Björn"))[0] == "The match goes to Anna, 121\xa0:\xa096."


def test_no_line_ends_between_a_sign_and_its_amount(translation: Translation) -> None:
    sheet = ScoreSheet(SheetSetup("ecarte", ("Anna", "Björn"), stake=50, unit="EUR"))
    for _ in range(3):
        sheet.add(DealEntry((Cell("tricks", 0, "5"),), "by_category"))
    (result,) = sheet.results
    sentence = result_sentences(sheet, result, ("Anna", "Björn"))[-1]
    assert sentence.replace("\N{WORD JOINER}", "") == "Settlement: Anna +€0.50 and Björn −€0.50."
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, sentence)
    ends = []
    while (position := finder.toNextBoundary()) >= 0:
        ends.append(sentence[:position].rstrip())
    assert len(ends) > 3
    assert not [end for end in ends if end.endswith(("+", "−"))]
