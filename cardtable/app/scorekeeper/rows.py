"""The rows of a sheet kept by hand, in the form that the model of score sheets shows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from cardtable.app.reports import SheetDeal, same_at_start
from cardtable.app.scorekeeper.entered import carried_words, person_words
from cardtable.app.scorekeeper.results import account_words, result_sentences
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import EndEntry, MarkEntry, PersonEntry, PlayedEntry
from cardtable.session.scorebook.reckoning import Row
from cardtable.session.scorebook.results import MatchResult
from cardtable.words.cards import joined
from cardtable.words.entries import entry_reason
from cardtable.words.families import words_for


class SheetRows:
    """The rows of a sheet. A call of ``of`` makes anew only the rows from the first entry that has changed since the
    last call.
    """

    def __init__(self) -> None:
        self._of: tuple[object, ...] = ()
        self._kept: list[Row] = []
        """The rows of the sheet that were asked for last."""
        self._numbers: list[int] = []
        """The number of the last deal after each of ``_kept``."""
        self._deals: list[SheetDeal] = []
        self._ends: list[int] = []
        """How many of ``_deals`` there are after each of ``_kept``."""

    def of(self, sheet: ScoreSheet, sides: tuple[str, ...]) -> list[SheetDeal]:
        """Return one row for each entry and one more for the result of each match. Numbers of deals begin again in each
        match.
        """
        of = (sheet, sheet.setup, sides, QLocale())
        if of != self._of:
            self._of, self._kept = of, []
        rows = sheet.rows
        same = same_at_start(self._kept, rows)
        del self._kept[same:], self._numbers[same:], self._ends[same:]
        del self._deals[self._ends[-1] if self._ends else 0 :]
        if same < len(rows):
            results = {result.position: result for result in sheet.results if result.position >= same}
            for position in range(same, len(rows)):
                self._add(sheet, position, results.get(position), sides)
        return list(self._deals)

    def _add(self, sheet: ScoreSheet, position: int, result: MatchResult | None, sides: tuple[str, ...]) -> None:
        row = sheet.rows[position]
        number = (0 if row.fresh or not self._kept else self._numbers[-1]) + row.is_numbered
        family = words_for(sheet.setup.kind)
        remark = entry_reason(row.error, family) if row.error is not None else ""
        players = sheet.rules.playing(row.before) if row.is_numbered else ()
        title, numbered = _title(row, number, sheet.setup.names), row.is_numbered
        if isinstance(row.entry, MarkEntry) and row.error is None:
            title = carried_words(row.entry.carried, family, sides) or title
        self._deals.append(SheetDeal(row.lines, False, row.fresh, title, remark, players, is_numbered=numbered))
        if result is not None:
            sentences = " ".join(result_sentences(sheet, result, sides))
            title = _result_title(result, sides)
            self._deals.append(SheetDeal((), title=title, remark=sentences, accounts=account_words(sheet, result)))
        self._kept.append(row)
        self._numbers.append(number)
        self._ends.append(len(self._deals))


def sheet_rows(sheet: ScoreSheet, sides: tuple[str, ...]) -> list[SheetDeal]:
    """Return the rows of a sheet as ``SheetRows.of`` does, without keeping any for the next call."""
    return SheetRows().of(sheet, sides)


def _result_title(result: MatchResult, sides: tuple[str, ...]) -> str:
    """Return the winners of a match as a short title."""
    if not result.winners:
        return QCoreApplication.translate("SheetWindow", "Undecided")
    names = joined([sides[side] for side in result.winners])
    return QCoreApplication.translate("SheetWindow", "Won by {names} · account").format(names=names)


def entry_at(deals: Sequence[SheetDeal], row: int) -> int:
    """Return the position on the sheet of the entry that ``row`` shows; for a row with a result, that of the entry
    before it.
    """
    return sum(not deal.is_result for deal in deals[: row + 1]) - 1


def _title(row: Row, number: int, names: Sequence[str]) -> str:
    """Return the text of the first column: the number of the deal, or what the entry is."""
    if isinstance(row.entry, PersonEntry):
        return person_words(row.entry, names)
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
        words = QCoreApplication.translate("SheetWindow", "Match {partie}: {number}")
        title = words.format(partie=row.match + 1, number=title)
    return title
