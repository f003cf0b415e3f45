"""Tables for other programs, and a score sheet as one of them, with a row for each deal."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from cardtable.core.scores import totals
from cardtable.core.sheets.units import units_of
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.reckoning import Row
from cardtable.session.scorebook.results import points_after


def table_text(rows: Iterable[Sequence[object]], decimal_point: str = ".") -> str:
    """Return rows of cells as CSV. No text is taken for a formula by a spreadsheet.

    ``decimal_point`` is that of the reader. Where it is a comma, programs for tables expect semicolons between cells.
    """
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";" if decimal_point == "," else ",")
    for row in rows:
        writer.writerow([_cell(value, decimal_point) for value in row])
    return out.getvalue()


def _cell(value: object, decimal_point: str) -> object:
    if isinstance(value, float):
        return str(value).replace(".", decimal_point)
    return _harmless(value) if isinstance(value, str) else value


@dataclass(frozen=True, slots=True)
class ColumnTitles:
    """The words of a table: the titles of its columns, and ``describe``, which returns how a row was entered and what
    was entered.

    ``total`` and ``gain`` contain ``{name}``, the place for the name of a side or a person.
    """

    match: str
    deal: str
    date: str
    dealer: str
    how: str
    entered: str
    winner: str
    total: str
    gain: str
    sides: tuple[str, ...]
    describe: Callable[[Row], tuple[str, str]]


def sheet_to_csv(sheet: ScoreSheet, words: ColumnTitles, decimal_point: str = ".") -> str:
    """Return the sheet as a table: for each deal its match and number, the local time of its entry, its dealer, how and
    what was entered, what it brought each side and the points after it; at the end of a match also its winner and what
    each person has gained so far, in the sheet's unit. ``decimal_point`` is as in ``table_text``.
    """
    names, unit = sheet.setup.names, units_of(sheet.setup.unit)
    gains = (words.gain.format(name=name) for name in names)
    head = [words.match, words.deal, words.date, words.dealer, words.how, words.entered, *words.sides]
    head += [words.total.format(name=side) for side in words.sides]
    head += [words.winner, *(f"{gain}, {unit}" if unit else gain for gain in gains)]
    made = {id(change.entry): change.when for change in sheet.log if change.entry is not None}
    results = {result.position: result for result in sheet.results}
    number, rows = 0, list[Sequence[object]]()
    for position, row in enumerate(sheet.rows):
        number = (0 if row.fresh else number) + row.is_numbered
        result = results.get(position)
        dealer = names[row.before.dealer] if row.is_numbered and sheet.rules.leader(row.before) >= 0 else ""
        how, entered = words.describe(row)
        cells: list[object] = [row.match + 1, number if row.is_numbered else ""]
        cells += [_by_the_clock(made.get(id(row.entry), "")), dealer, how, entered]
        cells += [*totals(row.lines, len(words.sides)), *points_after(row)]
        cells.append(", ".join(words.sides[winner] for winner in row.winners))
        cells += [account * sheet.setup.stake / 100 for account in result.accounts] if result else [""] * len(names)
        rows.append(cells)
    return table_text([head, *rows], decimal_point)


def _by_the_clock(moment: str) -> str:
    """Return a time of the log as local time, in the form that spreadsheets understand; unchanged if it is
    not a time.
    """
    try:
        return datetime.fromisoformat(moment).astimezone().isoformat(" ", "seconds")[:19]
    except (ValueError, OverflowError):
        return moment


def _harmless(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text
