"""The rows of a sheet kept by hand, as the score sheet's model shows them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.app.reports import SheetDeal
from cardtable.app.scorekeeper.results import account_words, result_sentences
from cardtable.session.scorebook.book import Row, ScoreSheet
from cardtable.session.scorebook.model import EndEntry, MarkEntry, PlayedEntry
from cardtable.session.scorebook.results import partie_results
from cardtable.words.entries import entry_reason
from cardtable.words.families import words_for


def sheet_rows(sheet: ScoreSheet, parties: tuple[str, ...]) -> list[SheetDeal]:
    """One row for each entry, and one for the result of each partie. The numbers of deals begin anew with each."""
    found = []
    number = 0
    results = {result.position: result for result in partie_results(sheet)}
    for position, row in enumerate(sheet.rows):
        number = 1 if row.fresh else number + 1
        problem = entry_reason(row.error, words_for(sheet.setup.kind)) if row.error is not None else ""
        title = _title(row, number)
        players = sheet.rules.playing(row.before)
        found.append(SheetDeal(row.lines, fresh=row.fresh, title=title, problem=problem, players=players))
        result = results.get(position)
        if result is not None:
            sentences = result_sentences(sheet, result, parties)
            found.append(SheetDeal((), title=" ".join(sentences), accounts=account_words(sheet, result)))
    return found


def entry_at(deals: Sequence[SheetDeal], row: int) -> int:
    """The position of the entry in a row, or of the last one before it where the row tells a result."""
    return sum(not deal.is_result for deal in deals[: row + 1]) - 1


def _title(row: Row, number: int) -> str:
    """The words in the first column."""
    title = str(number)
    if row.error is not None:
        title = QCoreApplication.translate("SheetWindow", "{number}: impossible").format(number=number)
    elif isinstance(row.entry, MarkEntry):
        title = QCoreApplication.translate("SheetWindow", "By hand")
    elif isinstance(row.entry, EndEntry):
        title = QCoreApplication.translate("SheetWindow", "Ended")
    elif isinstance(row.entry, PlayedEntry):
        title = QCoreApplication.translate("SheetWindow", "{number}, played").format(number=number)
    if row.fresh:
        words = QCoreApplication.translate("SheetWindow", "Partie {partie}: {number}")
        title = words.format(partie=row.partie + 1, number=title)
    return title
