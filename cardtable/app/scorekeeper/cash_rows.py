"""The cash book of an evening in words: results and payments in the order of time, and what is open and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QLocale, QTime

from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.cash import (
    ADVANCED,
    INTO,
    KITTY,
    OUT,
    PAID,
    STRUCK,
    CashEntry,
    standing_entries,
    struck_numbers,
)
from cardtable.session.scorebook.evening import UnitAccount
from cardtable.words.cards import joined
from cardtable.words.families import kind_name
from cardtable.words.mark import translate
from cardtable.words.money import amount_words, signed_amount_words

_MANY = 4
"""So many persons are told together where all but one of them have won or lost alike."""


@dataclass(frozen=True, slots=True)
class CashRow:
    """A line of the cash book: its time of day, what for, from whom to whom, and the amount. ``number`` is that of a
    cash entry, and empty for a result; ``struck`` says whether the entry is struck out.
    """

    time: str
    what: str
    who: str
    amount: str
    number: str = ""
    struck: bool = False


def cash_rows(sheets: Sequence[ScoreSheet], cash: Sequence[CashEntry]) -> tuple[CashRow, ...]:
    """Return the results of all sheets and the entries of the cash book, the first one first."""
    struck = struck_numbers(cash)
    rows = [row for sheet in sheets for row in _results(sheet)]
    for entry in cash:
        if entry.kind != STRUCK:
            row = CashRow(
                _time(entry.when),
                entry.reason or kind_words(entry.kind),
                person_words(KITTY) if entry.kind == OUT else _from_to(entry.payer, entry.receiver),
                amount_words(entry.amount, entry.unit),
                entry.number,
                entry.number in struck,
            )
            rows.append((entry.when, row))
    return tuple(row for _, row in sorted(rows, key=lambda one: one[0]))


def kind_words(kind: str) -> str:
    """Return what an entry of a kind is called in the cash book."""
    return {
        PAID: translate("EveningDialog", "paid"),
        ADVANCED: translate("EveningDialog", "advanced"),
        INTO: translate("EveningDialog", "into the kitty"),
        OUT: translate("EveningDialog", "from the kitty"),
    }[kind]


def person_words(name: str) -> str:
    """Return the name of a person, or the word for the kitty."""
    return translate("EveningDialog", "Kitty") if name == KITTY else name


def payment_words(payer: str, receiver: str, amount: int, unit: str) -> str:
    """Return a sentence about a payment."""
    words = QCoreApplication.translate("EveningDialog", "{payer} pays {receiver} {amount}.")
    if receiver == KITTY:
        words = QCoreApplication.translate("EveningDialog", "{payer} pays {amount} into the kitty.")
    elif payer == KITTY:
        words = QCoreApplication.translate("EveningDialog", "{receiver} takes {amount} out of the kitty.")
    return words.format(payer=payer, receiver=receiver, amount=amount_words(amount, unit))


def payment_sentences(account: UnitAccount) -> list[str]:
    """Return the fewest payments that settle an account, a sentence for each."""
    persons = account.persons
    return [
        payment_words(persons[one.payer].name, persons[one.receiver].name, one.amount, account.unit)
        for one in account.payments
    ]


def reason_words(sheets: Sequence[ScoreSheet], cash: Sequence[CashEntry], unit: str, one: str, other: str) -> str:
    """Return why something is open between two persons: the games that they played together, and what has passed
    between them.
    """
    pair = {one, other}
    games = [
        kind_name(sheet.setup.kind, sheet.setup.called)
        for sheet in sheets
        if sheet.setup.unit == unit and pair <= {*sheet.setup.names, KITTY} and any(sheet.accounts())
    ]
    passed = [
        translate("EveningDialog", "{payer} → {receiver}: {amount} {what}").format(
            payer=person_words(entry.payer),
            receiver=person_words(entry.receiver),
            amount=amount_words(entry.amount, unit),
            what=entry.reason or kind_words(entry.kind),
        )
        for entry in standing_entries(cash)
        if entry.unit == unit and {entry.payer, entry.receiver} == pair and entry.kind not in (INTO, OUT)
    ]
    return "; ".join([*([joined(list(dict.fromkeys(games)))] if games else []), *passed])


def _results(sheet: ScoreSheet) -> list[tuple[str, CashRow]]:
    """Return the result of each match of a sheet that moves money, with its time, and what a match that is not over
    brings so far.
    """
    made = {id(change.entry): change.when for change in sheet.log if change.entry is not None}
    game, names = kind_name(sheet.setup.kind, sheet.setup.called), sheet.setup.names
    match = translate("EveningDialog", "{game}, match {number}")
    found, settled = [], (0,) * len(names)
    for result in sheet.results:
        when = made.get(id(sheet.entries[result.position]), sheet.setup.begun)
        what = match.format(game=game, number=result.match + 1)
        found.append((when, _result(sheet, when, what, result.gains)))
        settled = result.accounts
    gains = tuple(now - then for now, then in zip(sheet.accounts(), settled, strict=True))
    when = sheet.log[-1].when if sheet.log else ""
    so_far = translate("EveningDialog", "{game}, so far").format(game=game)
    found.append((when, _result(sheet, when, so_far, gains)))
    return [(when, row) for when, row in found if row.who]


def _result(sheet: ScoreSheet, when: str, what: str, gains: Sequence[int]) -> CashRow:
    """Return the line of a result; without persons if nobody has gained or lost."""
    amounts = {name: gain * sheet.setup.stake for name, gain in zip(sheet.setup.names, gains, strict=True) if gain}
    unit, lost = sheet.setup.unit, [name for name, amount in amounts.items() if amount < 0]
    won = [name for name in amounts if name not in lost]
    if len(lost) == len(won) == 1 and not sum(amounts.values()):
        return CashRow(_time(when), what, _from_to(*lost, *won), amount_words(amounts[won[0]], unit))
    if len(amounts) == len(names := sheet.setup.names) >= _MANY:
        for name in names:
            others = {amounts[other] for other in names if other != name}
            if len(others) == 1:
                words = translate("EveningDialog", "{name} {amount}, each of the others {other}")
                own, other = (signed_amount_words(amount, unit) for amount in (amounts[name], *others))
                return CashRow(_time(when), what, words.format(name=name, amount=own, other=other), "")
    who = [f"{name} {signed_amount_words(amount, unit)}" for name, amount in amounts.items() if amount]
    return CashRow(_time(when), what, ", ".join(who), "")


def _from_to(payer: str, receiver: str) -> str:
    words = translate("EveningDialog", "{payer} → {receiver}")
    return words.format(payer=person_words(payer), receiver=person_words(receiver))


def _time(when: str) -> str:
    """Return the time of day of a moment; empty if it is not known."""
    try:
        local = datetime.fromisoformat(when).astimezone()
        return QLocale().toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
    except (ValueError, OverflowError):
        return ""
