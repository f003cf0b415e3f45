"""``cardtable sheet``: the result of a score sheet's file: its deals, its sides, the standing, and the payments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.cli.printing import line_text, points_text, print_json, print_lines
from cardtable.cli.reading import read_text
from cardtable.core.scores import totals
from cardtable.core.sheets.units import unit_of
from cardtable.session.scorebook.before import counted_otherwise
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.evening import UnitAccount, evening_accounts
from cardtable.session.scorebook.exchange import LARGEST, sheet_from_text
from cardtable.session.scorebook.model import PersonEntry
from cardtable.session.scorebook.reckoning import Row
from cardtable.session.scorebook.results import MatchResult


def reckon_sheet(file: str, as_json: bool) -> int:
    """Compute the score sheet in ``file`` (``-``: standard input) and print its result; return the exit status.

    Raises ``CodedError``, ``OSError``.
    """
    sheet = sheet_from_text(read_text(file, LARGEST))
    if as_json:
        print_json(_sheet_json(sheet))
    else:
        print_lines(_sheet_lines(sheet))
    return 0


def of_before(sheet: ScoreSheet) -> str | None:
    """Return the line about a sheet that the release that kept it may have counted differently; None for all others."""
    then = counted_otherwise(sheet, {})
    if then is None:
        return None
    entries = ", ".join(str(position + 1) for position in then.positions)
    came = points_text("accounts", sheet.setup.names, then.gains)
    return (
        f"Kept by an older version, which may have counted otherwise (entries: {entries}). "
        f"{points_text('Then', _names(sheet), then.points)}; {came}. Here today's rulings count."
    )


def _names(sheet: ScoreSheet) -> list[str]:
    """Return the name of each side: the names of its seats."""
    return [" and ".join(sheet.setup.names[seat] for seat in seats) for seats in sheet.rules.sides]


def _sheet_json(sheet: ScoreSheet) -> dict[str, Any]:
    setup = sheet.setup
    sides = len(sheet.rules.sides)
    then = counted_otherwise(sheet, {})
    return {
        "kind": setup.kind,
        "names": list(setup.names),
        "parties": _names(sheet),
        "options": dict(setup.options),
        "evening": setup.evening,
        "stake": setup.stake,
        "unit": setup.unit,
        "deals": [_deal_json(row, sides) for row in sheet.rows],
        "results": [_result_json(result) for result in sheet.results],
        "points": list(sheet.standing.points),
        "winners": list(sheet.standing.winners),
        "accounts": list(sheet.accounts()),
        **({} if then is None else {"before": {"points": list(then.points), "accounts": list(then.gains)}}),
        "settlement": [
            {
                "payer": account.persons[payment.payer].name,
                "receiver": account.persons[payment.receiver].name or None,
                "amount": payment.amount,
                "unit": account.unit,
            }
            for account in evening_accounts((sheet,))
            for payment in account.payments
        ],
    }


def _deal_json(row: Row, sides: int) -> dict[str, Any]:
    return {
        "entry": row.entry.to_json()["entry"],
        "seat": row.entry.seat if isinstance(row.entry, PersonEntry) else None,
        "partie": row.match,
        "dealer": row.before.dealer,
        "error": None if row.error is None else row.error.code,
        "lines": [
            {
                "code": line.code,
                "party": line.side,
                "points": line.points,
                "params": dict(line.params),
                "marked": line.marked,
            }
            for line in row.lines
        ],
        "totals": list(totals(row.lines, sides)),
        "points": list(row.after.points),
        "winners": list(row.winners),
    }


def _result_json(result: MatchResult) -> dict[str, Any]:
    return {
        "partie": result.match,
        "deal": result.position,
        "winners": list(result.winners),
        "points": list(result.points),
        "gains": list(result.gains),
        "accounts": list(result.accounts),
    }


def _sheet_lines(sheet: ScoreSheet) -> list[str]:
    names = _names(sheet)
    head = [sheet.setup.kind, " against ".join(names), sheet.setup.evening]
    lines = [", ".join(part for part in head if part)]
    if (before := of_before(sheet)) is not None:
        lines.append(before)
    results = {result.position: result for result in sheet.results}
    for number, row in enumerate(sheet.rows):
        lines += ["", *_deal_lines(number, row, names)]
        if number in results:
            lines += _result_lines(results[number], sheet, names)
    lines += ["", points_text("Standing", names, sheet.standing.points)]
    for account in evening_accounts((sheet,)):
        lines += _settlement(account)
    return lines


def _deal_lines(number: int, row: Row, names: Sequence[str]) -> list[str]:
    width = max(map(len, names))
    lines = [f"Entry {number + 1}"]
    if row.error is not None:
        return [*lines, f"  does not count: {row.error}"]
    if isinstance(row.entry, PersonEntry):
        lines.append(f"  {names[row.entry.seat]} {'comes' if row.entry.comes else 'goes'}")
        if not row.lines:
            return lines
    lines += [f"  {names[line.side]:{width}}  {line.points:+4d}  {line_text(line)}" for line in row.lines]
    sums = totals(row.lines, len(names))
    reached = tuple(before + now for before, now in zip(row.before.points, sums, strict=True))
    return [*lines, "  " + points_text("deal", names, sums), "  " + points_text("standing", names, reached)]


def _result_lines(result: MatchResult, sheet: ScoreSheet, names: Sequence[str]) -> list[str]:
    won = "won by " + " and ".join(names[side] for side in result.winners) if result.winners else "undecided"
    gains = points_text("gains in stakes", sheet.setup.names, result.gains)
    accounts = points_text("accounts", sheet.setup.names, result.accounts)
    return [f"Match {result.match + 1} {won}; {gains}; {accounts}"]


def _settlement(account: UnitAccount) -> list[str]:
    persons = account.persons
    return [
        f"{persons[one.payer].name} pays {persons[one.receiver].name or 'the kitty'} {one.amount / 100:.2f} "
        f"{unit_of(one.amount, account.unit)}".rstrip()
        for one in account.payments
    ] or ["Nobody owes anybody anything"]
