"""The account of an evening in rows of words, for the screen and for the page that ends it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.app.reports import side_names
from cardtable.app.scorekeeper.cash_rows import cash_rows, payment_sentences, reason_words
from cardtable.core.sheets.payments import Payment
from cardtable.core.sheets.units import units_of
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.cash import KITTY, CashEntry
from cardtable.session.scorebook.evening import UnitAccount
from cardtable.words.cards import joined
from cardtable.words.families import kind_name
from cardtable.words.figures import figure
from cardtable.words.money import amount_words


def account_rows(account: UnitAccount) -> list[tuple[str, ...]]:
    """Return the titles, then each person's matches, wins and gain, the greatest gain first. Where no match has ended,
    as at Skat, there are gains alone.
    """
    translate = QCoreApplication.translate
    matches = any(person.matches for person in account.persons)

    def row(name: str, played: str, won: str, gain: str) -> tuple[str, ...]:
        return (name, played, won, gain) if matches else (name, gain)

    rows = [
        row(
            translate("EveningDialog", "Name"),
            translate("EveningDialog", "Matches"),
            translate("EveningDialog", "Won"),
            translate("EveningDialog", "Gain"),
        )
    ]
    for person in sorted(account.persons, key=lambda person: -person.amount):
        gain = amount_words(person.amount, account.unit)
        if person.name != KITTY:
            rows.append(row(person.name, str(person.matches), str(person.won), gain))
        elif person.amount:
            rows.append(row(translate("EveningDialog", "Kitty"), "", "", gain))
    if account.kitty:
        rows.append(row(translate("EveningDialog", "In the kitty"), "", "", amount_words(account.kitty, account.unit)))
    return rows


def reason_of(sheets: Sequence[ScoreSheet], cash: Sequence[CashEntry], account: UnitAccount, payment: Payment) -> str:
    """Return why a payment of ``account`` is open."""
    names = account.persons[payment.payer].name, account.persons[payment.receiver].name
    return reason_words(sheets, cash, account.unit, *names)


def open_matches(sheets: Sequence[ScoreSheet]) -> tuple[str, ...]:
    """Return a line for each match that is not over yet, and so stands in no account: the game and the points of the
    sides.
    """
    return tuple(
        QCoreApplication.translate("EveningDialog", "{game} ({points})").format(
            game=kind_name(sheet.setup.kind, sheet.setup.called),
            points=joined(
                [
                    f"{name} {figure(points)}"
                    for name, points in zip(
                        side_names(sheet.rules.sides, sheet.setup.names), sheet.next_standing.points, strict=True
                    )
                ]
            ),
        )
        for sheet in sheets
        if sheet.rules.target and any(sheet.next_standing.points)
    )


def closing_sections(
    sheets: Sequence[ScoreSheet], cash: Sequence[CashEntry], accounts: Sequence[UnitAccount], note: str
) -> tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]:
    """Return the sections of the page that ends an evening, each a heading with its rows: who pays whom and why, what
    everybody has won or lost, how it came, which matches are not over, and the ``note``.
    """
    translate = QCoreApplication.translate
    sections: list[tuple[str, tuple[tuple[str, ...], ...]]] = []
    for account in accounts:
        unit = f" ({units_of(account.unit)})" if len(accounts) > 1 and account.unit else ""
        open_rows: list[tuple[str, ...]] = [
            (f"☐ {sentence}", reason_of(sheets, cash, account, payment))
            for sentence, payment in zip(payment_sentences(account), account.payments, strict=True)
        ]
        nothing: tuple[tuple[str, ...], ...] = ((translate("EveningDialog", "Nobody owes anybody anything."),),)
        sections.append((translate("EveningDialog", "Who pays whom") + unit, tuple(open_rows) or nothing))
        sections.append((translate("EveningDialog", "Won and lost") + unit, tuple(account_rows(account))))
    rows = [
        ((f"{row.time} ✓" if row.number else row.time), row.what, row.who, row.amount)
        for row in cash_rows(sheets, cash)
        if not row.struck
    ]
    if rows:
        sections.append((translate("EveningDialog", "How the totals were reached"), tuple(rows)))
    if running := open_matches(sheets):
        sections.append((translate("EveningDialog", "Not over yet"), tuple((line,) for line in running)))
    if note:
        lines = tuple((line,) for line in note.splitlines())
        sections.append((translate("EveningDialog", "Notes on the evening"), lines))
    return tuple(sections)
