"""``cardtable check``: a record or a score sheet explained line by line, with the ruling that each rests on, or what is
wrong with a position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from cardtable.cli.printing import complain, line_text, points_text, print_lines
from cardtable.cli.reading import read_text
from cardtable.cli.replay import names_of
from cardtable.cli.sheet import of_before
from cardtable.core.citations import Citation
from cardtable.core.documents import load_json
from cardtable.core.errors import RecordError
from cardtable.core.match import Match
from cardtable.core.record import MOST_CHARACTERS, Record, record_from_json, replay
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.sheets import FREE
from cardtable.games.registry import family_of
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import FORMAT as SHEET
from cardtable.session.scorebook.exchange import sheet_from_text
from cardtable.session.scorebook.model import DealEntry, EndEntry, MarkEntry, PersonEntry
from cardtable.session.scorebook.reckoning import Row

STANDS, DOES_NOT_STAND = 0, 1
POSITION = "variant"
"""The word with which the text of a position begins."""


def check_file(file: str) -> int:
    """Explain the record, the sheet or the position in ``file`` (``-``: standard input). Return 0 if it stands, 1 if
    the rules refuse something in it, which is printed on standard error after what stands before it.

    Raises ``CodedError``, and ``OSError`` for a file that cannot be read.
    """
    text = read_text(file, 4 * MOST_CHARACTERS)
    if len(text) > MOST_CHARACTERS:
        raise RecordError("too_large", "", given=len(text), most=MOST_CHARACTERS)
    if text.split(maxsplit=1)[:1] == [POSITION]:
        return _check_position(text)
    data = load_json(text)
    if isinstance(data, dict) and data.get("format") == SHEET:
        return _check_sheet(sheet_from_text(text))
    return _check_record(record_from_json(data))


def _check_position(text: str) -> int:
    # Records and sheets need none of it.
    from cardtable.engine.sentences import sentence
    from cardtable.games.positions import lay_out, status

    state = lay_out(text, checked=False).state
    print_lines(str(state).splitlines())
    wrong = status(state)
    for one in wrong:
        complain(f"does not stand: {sentence(one)}")
    return DOES_NOT_STAND if wrong else STANDS


def _check_record(record: Record) -> int:
    refused: RecordError | None = None
    try:
        match = replay(record, family_of)
    except RecordError as error:
        deal = _deal_of(error.place)
        if deal is None:
            raise
        refused = error
        match = replay(replace(record, deals=record.deals[:deal], closed=False), family_of)
    print_lines(_explained(record, match))
    if refused is not None:
        complain(f"does not stand: {refused}")
        return DOES_NOT_STAND
    return STANDS


def _deal_of(place: str) -> int | None:
    """Return the number of the deal that contains a place of a record; a very large number for the end of the match,
    None for a place outside of deals.
    """
    if place == "closed":
        return MOST_CHARACTERS
    number = place.removeprefix("deals[").partition("]")[0]
    return int(number) if place.startswith("deals[") and number.isdigit() else None


def _explained(record: Record, match: Match) -> Iterator[str]:
    names = names_of(record, match)
    yield from _heading(match.rule_set.variant, names)
    for number, deal in enumerate(match.deals, 1):
        yield ""
        yield f"Deal {number}"
        if deal.lines is None or deal.standing is None:
            yield f"  not over: {len(deal.actions)} actions so far, all of them legal"
            continue
        yield from _lines(deal.lines, names, match.rule_set.variant)
        yield from _sums(deal.lines, names, deal.standing)
    yield ""
    if match.closed:
        yield "People stopped here and settled."
    yield points_text("It stands" if match.over else "Not over; standing", names, match.standing.points)
    if match.standing.winners:
        yield "Won by " + " and ".join(names[side] for side in match.standing.winners)


def _heading(variant: str, names: Sequence[str]) -> Iterator[str]:
    yield f"{variant}, {' against '.join(names)}"
    if variant != FREE:
        yield f"Rulings are those of RULES.md of {family_of(variant).name}."


def _lines(lines: Sequence[ScoreLine], names: Sequence[str], variant: str) -> Iterator[str]:
    width = max(map(len, names))
    citations = {} if variant == FREE else family_of(variant).citations
    for line in lines:
        yield f"  {names[line.side]:{width}}  {line.points:+4d}  {line_text(line)}"
        citation = citations.get(line.code)
        if citation is not None:
            yield f"  {'':{width}}        {_citation_text(citation, variant)}"


def _citation_text(citation: Citation, variant: str) -> str:
    return f"{citation.ruling_of(variant)}: {citation.told}"


def _sums(lines: Sequence[ScoreLine], names: Sequence[str], standing: Any) -> Iterator[str]:
    yield "  " + points_text("deal", names, totals(lines, len(names)))
    yield "  " + points_text("standing", names, standing.points)


def _check_sheet(sheet: ScoreSheet) -> int:
    print_lines(_explained_sheet(sheet))
    wrong = [number for number, row in enumerate(sheet.rows, 1) if row.error is not None]
    for number in wrong:
        complain(f"does not stand: entry {number}: {sheet.rows[number - 1].error}")
    return DOES_NOT_STAND if wrong else STANDS


def _explained_sheet(sheet: ScoreSheet) -> Iterator[str]:
    names = [" and ".join(sheet.setup.names[seat] for seat in seats) for seats in sheet.rules.sides]
    yield from _heading(sheet.setup.kind, names)
    if (before := of_before(sheet)) is not None:
        yield before
    for number, row in enumerate(sheet.rows, 1):
        yield ""
        yield f"Entry {number}, match {row.match + 1}: {_entry_text(row, names)}"
        if row.error is not None:
            yield f"  counts nothing: {row.error}"
            continue
        yield from _lines(row.lines, names, sheet.setup.kind)
        yield from _sums(row.lines, names, row.after)
        if row.winners:
            yield "  Won by " + " and ".join(names[side] for side in row.winners)
    yield ""
    yield points_text("Accounts, in stakes", sheet.setup.names, sheet.accounts())


def _carried_text(name: str, more: int, names: Sequence[str]) -> str:
    """Return what a number that a match takes along is of, as text: matches won by a side, or a name of the rules."""
    what, _, side = name.partition(":")
    if what == "won" and side.isdigit() and int(side) < len(names):
        return f"matches won by {names[int(side)]} {more:+d}"
    return f"{what.replace('_', ' ')} {more:+d}"


def _entry_text(row: Row, names: Sequence[str]) -> str:
    match row.entry:
        case DealEntry(cells, method):
            written = ", ".join(f"{names[cell.side]} {cell.code.replace('_', ' ')} {cell.text}" for cell in cells)
            return f"entered {method.replace('_', ' ')}: {written}"
        case EndEntry():
            return "ended before its time"
        case MarkEntry(points, carried):
            marked = [f"{name} {more:+d}" for name, more in zip(names, points, strict=False) if more]
            return "marked " + ", ".join(
                [*marked, *(_carried_text(name, more, names) for name, more in carried if more)]
            )
        case PersonEntry(seat, comes):
            return f"{names[seat]} {'comes' if comes else 'goes'}"
    return "played on the screen"
