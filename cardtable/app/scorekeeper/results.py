"""What each partie of a sheet came to: who has won it, what is paid for it and why, and how the accounts stand then."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cardtable.core.scores import totals
from cardtable.core.state import Standing
from cardtable.games.entry import FREE, sheet_variant
from cardtable.session.scorebook.book import Row, ScoreSheet
from cardtable.words.cards import joined
from cardtable.words.families import words_for
from cardtable.words.money import amount_words, signed_amount_words


@dataclass(frozen=True, slots=True)
class PartieResult:
    """A partie that has ended with the entry at ``position``, ``partie`` counting from 0.

    ``points`` are each party's at its end, ``gains`` what each seat has gained in this partie, ``accounts`` in all so
    far; in stakes.
    """

    partie: int
    position: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    gains: tuple[int, ...]
    accounts: tuple[int, ...]


def partie_results(sheet: ScoreSheet) -> list[PartieResult]:
    """Every partie of the sheet that has ended."""
    found: list[PartieResult] = []
    nothing = (0,) * len(sheet.setup.names)
    settled = before = nothing
    number = 0
    for position, row in enumerate(sheet.rows):
        accounts = tuple(map(int.__add__, settled, sheet.rules.accounts(row.after)))
        if row.winners or row.ends:
            gains = tuple(now - then for now, then in zip(accounts, before, strict=True))
            found.append(PartieResult(number, position, row.winners, points_after(row), gains, accounts))
            before = accounts
            number += 1
        if row.ends:
            settled = accounts
    return found


def points_after(row: Row) -> tuple[int, ...]:
    """The points that an entry has led to, also where the next partie has begun anew."""
    return tuple(map(int.__add__, row.before.points, totals(row.lines, len(row.before.points))))


def result_sentences(sheet: ScoreSheet, result: PartieResult, parties: tuple[str, ...]) -> list[str]:
    """Who has won and how high, why that is paid, and what everybody gains by it."""
    row = sheet.rows[result.position]
    playing = sheet.rules.playing(row.before)
    score = " : ".join(str(result.points[party]) for party in playing)
    if result.winners:
        names = joined([parties[party] for party in result.winners])
        words = QCoreApplication.translate("SheetWindow", "The partie goes to {names}, {score}.")
    else:
        names = joined([parties[party] for party in playing])
        words = QCoreApplication.translate("SheetWindow", "{names} leave the partie undecided, {score}.")
    found = [words.format(names=names, score=score), *settlement_words(sheet, row.after, parties)]
    amounts = [
        QCoreApplication.translate("SheetWindow", "{name} {amount}").format(
            name=name, amount=signed_amount_words(gain * sheet.setup.stake, sheet.setup.unit)
        )
        for name, gain in zip(sheet.setup.names, result.gains, strict=True)
        if gain
    ]
    if amounts:
        found.append(
            QCoreApplication.translate("SheetWindow", "Settlement: {amounts}.").format(amounts=joined(amounts))
        )
    return found


def account_words(sheet: ScoreSheet, result: PartieResult) -> tuple[str, ...]:
    """For each party what each of it has gained in a partie, and how its account stands then."""
    stake, unit = sheet.setup.stake, sheet.setup.unit
    words = QCoreApplication.translate("SheetWindow", "{gain} → {account}")
    return tuple(
        words.format(
            gain=signed_amount_words(result.gains[seats[0]] * stake, unit),
            account=amount_words(result.accounts[seats[0]] * stake, unit),
        )
        for seats in sheet.rules.parties
    )


def settlement_words(sheet: ScoreSheet, standing: Standing, parties: tuple[str, ...]) -> list[str]:
    """Why the end of a partie with ``standing`` is paid as it is, in sentences."""
    if sheet.setup.kind == FREE or not standing.over:
        return []
    rule_set = sheet_variant(sheet.setup.kind).rule_set(len(sheet.setup.names), sheet.setup.options)
    return words_for(sheet.setup.kind).settlement(rule_set, standing, parties)
