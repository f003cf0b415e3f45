"""What is open follows from results and payments, whatever is paid, corrected and played later."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from cardtable.core.sheets.categories import Cell
from cardtable.core.sheets.rules import TOTALS
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.cash import (
    ADVANCED,
    INTO,
    KITTY,
    OUT,
    PAID,
    STRUCK,
    CashEntry,
    cash_entry,
    standing_entries,
)
from cardtable.session.scorebook.evening import evening_accounts
from cardtable.session.scorebook.model import DealEntry, SheetSetup


def deal(*totals: int) -> DealEntry:
    return DealEntry(tuple(Cell("total", side, str(total)) for side, total in enumerate(totals)), TOTALS)


def sheet(*names: str, unit: str = "EUR") -> ScoreSheet:
    """A sheet of one euro for each match, which who has a point wins."""
    return ScoreSheet(SheetSetup("free", names, {"target": 1}, unit=unit, stake=100))


def paid(number: str, payer: str, receiver: str, amount: int, kind: str = PAID, unit: str = "EUR") -> CashEntry:
    return CashEntry(number, kind, payer, receiver, amount, unit)


def owed(sheets: list[ScoreSheet], cash: list[CashEntry], unit: str = "EUR") -> set[tuple[str, str, int]]:
    (account,) = [one for one in evening_accounts(sheets, cash) if one.unit == unit]
    names = [person.name for person in account.persons]
    return {(names[one.payer], names[one.receiver], one.amount) for one in account.payments}


def test_what_was_paid_stays_paid_when_the_evening_goes_on() -> None:
    game = sheet("Anna", "Björn", "Christa")
    game.add(deal(0, 1, 0))
    cash = [paid("1", "Anna", "Björn", 100), paid("2", "Christa", "Björn", 100)]
    assert owed([game], cash) == set()
    game.add(deal(0, 1, 0))
    assert owed([game], cash) == {("Anna", "Björn", 100), ("Christa", "Björn", 100)}


def test_a_corrected_winner_gets_back_what_was_paid() -> None:
    game = sheet("Anna", "Björn", "Christa")
    game.add(deal(0, 1, 0))
    cash = [paid("1", "Anna", "Björn", 100), paid("2", "Christa", "Björn", 100)]
    game.replace(0, deal(1, 0, 0))
    # Anna has two euros to receive and has paid one; Björn has two that are not his and owes one.
    assert owed([game], cash) == {("Björn", "Anna", 300)}


def test_a_part_is_paid_and_an_advance_is_owed_back() -> None:
    game = sheet("Anna", "Björn")
    game.add(deal(1, 0))
    assert owed([game], [paid("1", "Björn", "Anna", 40)]) == {("Björn", "Anna", 60)}
    assert owed([game], [paid("1", "Anna", "Björn", 500, ADVANCED)]) == {("Björn", "Anna", 600)}


def test_units_never_meet() -> None:
    euros, nuts = sheet("Anna", "Björn"), sheet("Anna", "Björn", unit="nuts")
    euros.add(deal(1, 0))
    nuts.add(deal(0, 1))
    cash = [paid("1", "Björn", "Anna", 100)]
    assert owed([euros, nuts], cash) == set()
    assert owed([euros, nuts], cash, "nuts") == {("Anna", "Björn", 100)}


def test_the_kitty_owes_nobody_a_gift_and_knows_what_lies_in_it() -> None:
    game = sheet("Anna", "Björn")
    cash = [paid("1", "Anna", KITTY, 200, INTO), paid("2", "Björn", KITTY, 100, INTO), paid("3", KITTY, "", 250, OUT)]
    (account,) = evening_accounts([game], cash)
    assert (account.payments, account.kitty) == ((), 50)


def test_a_debt_to_the_kitty_is_paid_into_it() -> None:
    game = ScoreSheet(SheetSetup("free", ("Anna", "Björn"), {"target": 1, "kitty": True}, unit="EUR", stake=100))
    game.add(deal(1, 0))
    assert owed([game], []) == {("Björn", KITTY, 100)}
    (account,) = evening_accounts([game], [paid("1", "Björn", KITTY, 100)])
    assert (account.payments, account.kitty) == ((), 100)


def test_who_only_lends_money_is_there_too() -> None:
    game = sheet("Anna", "Björn")
    assert owed([game], [paid("1", "Dora", "Anna", 500, ADVANCED)]) == {("Anna", "Dora", 500)}


def test_an_entry_is_struck_out_and_stands_again() -> None:
    entry = paid("1", "Anna", "Björn", 100)
    once, twice = CashEntry("2", STRUCK, reason="1"), CashEntry("3", STRUCK, reason="1")
    assert standing_entries([entry]) == (entry,)
    assert standing_entries([entry, once]) == ()
    assert standing_entries([entry, once, twice]) == (entry,)


def test_each_table_pays_among_itself() -> None:
    first, second = sheet("Anna", "Björn"), sheet("Cleo", "Dag")
    first.add(deal(1, 0))
    second.add(deal(0, 1))
    assert owed([first, second], []) == {("Björn", "Anna", 100), ("Cleo", "Dag", 100)}
    # The same with the tables in the other order of persons.
    third = sheet("Dag", "Cleo")
    third.add(deal(1, 0))
    assert owed([third, first], []) == {("Björn", "Anna", 100), ("Cleo", "Dag", 100)}


@pytest.mark.parametrize("value", [None, [], {"number": "1"}, {**paid("1", "A", "B", 1).to_json(), "amount": True}])
def test_what_is_no_entry_is_left_out(value: object) -> None:
    assert cash_entry(value) is None


def test_an_entry_comes_back_from_its_json_form() -> None:
    entry = CashEntry("1", ADVANCED, "Anna", "Björn", 250, "EUR", "beer", "2026-11-20T19:21:00+00:00")
    assert cash_entry(entry.to_json()) == entry
    for wrong in ({"kind": "stolen"}, {"amount": -1}, {"amount": 10**12}, {"payer": 7}):
        assert cash_entry({**entry.to_json(), **wrong}) is None
    hostile = cash_entry({**entry.to_json(), "payer": "A\x1b\n" + "x" * 300})
    assert hostile is not None
    assert len(hostile.payer) <= 40
    assert hostile.payer.isprintable()


@pytest.mark.parametrize("seed", range(20))
def test_whatever_happens_the_open_amounts_are_results_and_payments(seed: int) -> None:
    chance = random.Random(seed)
    tables = [sheet("Anna", "Björn", "Cleo"), sheet("Cleo", "Dag"), sheet("Eva", "Dag", "Fritz")]
    people = ["Anna", "Björn", "Cleo", "Dag", "Eva", "Fritz"]
    cash: list[CashEntry] = []
    for number in range(30):
        table, pair = chance.choice(tables), chance.sample(people, 2)
        winner = chance.randrange(len(table.setup.names))
        won = deal(*(int(side == winner) for side in range(len(table.setup.names))))
        chance.choice(
            (
                lambda table=table, won=won: table.add(won),
                lambda table=table, won=won: table.replace(0, won) if table.entries else None,
                lambda table=table: table.undo() if table.can_undo else None,
                lambda number=number, pair=pair: cash.append(
                    paid(str(number), pair[0], pair[1], chance.randrange(1, 400))
                ),
            )
        )()
    (account,) = evening_accounts(tables, cash)
    # Counted apart from the program: each match brings its winner a euro of each other.
    expected = dict.fromkeys(people, 0)
    for table in tables:
        for row in table.rows:
            for seat, name in enumerate(table.setup.names):
                others = len(table.setup.names) - 1
                expected[name] += 100 * others if seat in row.winners else -100
    for entry in cash:
        expected[entry.payer] += entry.amount
        expected[entry.receiver] -= entry.amount
    for payment in account.payments:
        expected[account.persons[payment.payer].name] += payment.amount
        expected[account.persons[payment.receiver].name] -= payment.amount
    assert not any(expected.values())


def test_an_account_without_a_cash_book_is_as_before() -> None:
    game = sheet("Anna", "Björn")
    game.add(deal(1, 0))
    (account,) = evening_accounts([game])
    assert account.open == tuple(person.amount for person in account.persons) == (100, -100)
    assert replace(account, open=()) != account
