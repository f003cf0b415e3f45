"""The cash book in the database: kept, renamed, moved with its evening, begun with the ticks of earlier releases."""

from __future__ import annotations

import pytest

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.cash import CashBook, cash_on, evening_key, move_cash, rename_everywhere
from cardtable.app.scorekeeper.cash_rows import cash_rows, reason_words
from cardtable.core.errors import CodedError
from cardtable.core.sheets.categories import Cell
from cardtable.core.sheets.rules import TOTALS
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.cash import ADVANCED, INTO, KITTY, MOST_ENTRIES, OUT, PAID, CashEntry, standing_entries
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.store.store import Store


def told(book: CashBook) -> list[tuple[str, str, str, int, str]]:
    return [(one.kind, one.payer, one.receiver, one.amount, one.unit) for one in standing_entries(book.entries)]


def test_entries_are_kept_and_struck_out(store: Store) -> None:
    book = cash_on(store, "Friday")
    book.add(PAID, "Anna", "Björn", 100, "EUR", "beer")
    book.add(ADVANCED, "Björn", "Cleo", 500, "EUR")
    book.add(INTO, "Anna", "Björn", 50, "EUR")
    book.add(OUT, "Anna", "", 20, "EUR")
    again = cash_on(store, "Friday")
    assert again.entries == book.entries
    assert told(again) == [
        (PAID, "Anna", "Björn", 100, "EUR"),
        (ADVANCED, "Björn", "Cleo", 500, "EUR"),
        (INTO, "Anna", KITTY, 50, "EUR"),
        (OUT, KITTY, "", 20, "EUR"),
    ]
    assert len({one.number for one in book.entries}) == 4
    again.strike(again.entries[-1].number)
    assert len(told(cash_on(store, "Friday"))) == 3
    assert told(again)[-1][0] == INTO
    assert cash_on(store, "Saturday").entries == ()


def test_every_step_is_taken_back_to_the_beginning_and_done_again(store: Store) -> None:
    book = cash_on(store, "Friday")
    book.add(PAID, "Anna", "Björn", 100, "EUR")
    book = cash_on(store, "Friday")
    book.add(ADVANCED, "Björn", "Cleo", 500, "EUR")
    book.strike(book.entries[0].number)
    seen = [told(book)]
    while book.can_undo:
        book.undo()
        seen.append(told(book))
    paid, advanced = (PAID, "Anna", "Björn", 100, "EUR"), (ADVANCED, "Björn", "Cleo", 500, "EUR")
    assert seen == [[advanced], [paid, advanced], [paid], []]
    book.undo()
    assert told(cash_on(store, "Friday")) == []
    again = [told(book)]
    while book.can_redo:
        book.redo()
        again.append(told(book))
    assert again == seen[::-1]
    book.undo()
    book.add(PAID, "Cleo", "Anna", 1, "EUR")
    # What comes after a new entry cannot be done again.
    assert not book.can_redo


def test_ticks_of_earlier_releases_are_payments(store: Store) -> None:
    store.put("score_sheet_payments", {"Friday": ["Anna>Björn & Co:300 EUR", "Cleo>:40 nuts and bolts", "nonsense", 7]})
    ticked = [(PAID, "Anna", "Björn & Co", 300, "EUR"), (PAID, "Cleo", KITTY, 40, "nuts and bolts")]
    assert told(cash_on(store, "Friday")) == ticked
    cash_on(store, "Friday").add(PAID, "Anna", "Cleo", 1, "EUR")
    for _ in range(2):
        assert told(cash_on(store, "Friday")) == [*ticked, (PAID, "Anna", "Cleo", 1, "EUR")]


def test_an_evening_without_a_name_is_that_of_one_sheet(store: Store) -> None:
    store.put("score_sheet_payments", {"": ["Anna>Björn:300 EUR", "Cleo>Dag:40 EUR"]})
    first = SheetSetup("ecarte", ("Anna", "Björn"), begun="2026-11-20T19:21:00+00:00")
    second = SheetSetup("ecarte", ("Cleo", "Dag"), begun="2026-11-21T19:21:00+00:00")
    assert told(cash_on(store, evening_key(first), first.names)) == [(PAID, "Anna", "Björn", 300, "EUR")]
    cash_on(store, evening_key(first), first.names).add(PAID, "Björn", "Anna", 1, "EUR")
    assert told(cash_on(store, evening_key(second), second.names)) == [(PAID, "Cleo", "Dag", 40, "EUR")]


def test_entries_follow_the_name_of_a_person_and_of_the_evening(store: Store) -> None:
    store.put("score_sheet_payments", {"Friday": ["Ana>Björn:300 EUR"], "Sunday": ["Ana>Dag:5 EUR"]})
    rename_everywhere(store, "Ana", "Anna")
    assert told(cash_on(store, "Friday")) == [(PAID, "Anna", "Björn", 300, "EUR")]
    assert told(cash_on(store, "Sunday")) == [(PAID, "Anna", "Dag", 5, "EUR")]
    move_cash(store, "Friday", "Sunday")
    assert told(cash_on(store, "Friday")) == []
    moved = [(PAID, "Anna", "Dag", 5, "EUR"), (PAID, "Anna", "Björn", 300, "EUR")]
    for _ in range(2):
        assert told(cash_on(store, "Sunday")) == moved
        move_cash(store, "Friday", "Sunday")
        move_cash(store, "Sunday", "Sunday")


@pytest.mark.parametrize("kept", [7, {"Friday": 7}, {"Friday": [7, {"number": 1}]}, ["Friday"]])
def test_what_is_no_cash_book_is_passed_over(store: Store, kept: object) -> None:
    store.put("score_sheet_cash", kept)
    assert cash_on(store, "Friday").entries == ()


def test_a_full_book_refuses(store: Store) -> None:
    entry = CashEntry("1", PAID, "Anna", "Björn", 1, "EUR")
    book = CashBook([entry] * MOST_ENTRIES)
    with pytest.raises(CodedError) as refused:
        book.add(PAID, "Anna", "Björn", 1, "EUR")
    assert refused.value.code == "cash_book_is_full"
    assert len(book.entries) == MOST_ENTRIES


def test_results_and_payments_stand_in_the_order_of_time(translation: Translation) -> None:
    setup = SheetSetup("free", ("Anna", "Björn", "Cleo"), {"target": 1}, unit="EUR", stake=100)
    three, two = ScoreSheet(setup), ScoreSheet(SheetSetup("ecarte", ("Anna", "Björn"), unit="EUR", stake=50))
    for hour in (20, 22):
        three.add(DealEntry((Cell("total", 1, "1"),), TOTALS), when=f"2026-11-20T{hour}:14:00+00:00")
    for minute in range(3):
        two.add(DealEntry((Cell("tricks", 0, "5"),), "by_category"), when=f"2026-11-20T21:0{minute}:00+00:00")
    cash = [
        CashEntry("1", PAID, "Anna", "Björn", 100, "EUR", when="2026-11-20T20:50:00+00:00"),
        CashEntry("2", ADVANCED, "Cleo", "Anna", 500, "EUR", "for the taxi", "2026-11-20T23:50:00+00:00"),
        CashEntry("3", PAID, "Anna", "Björn", 7, "EUR"),
        CashEntry("4", "struck", reason="3", when="2026-11-20T23:55:00+00:00"),
    ]
    rows = cash_rows([three, two], cash)
    assert [(row.what, row.who, row.amount, row.struck) for row in rows] == [
        ("paid", "Anna → Björn", "€0.07", True),
        ("Free sheet, match 1", "Anna −€1.00, Björn +€2.00, Cleo −€1.00", "", False),
        ("paid", "Anna → Björn", "€1.00", False),
        ("Écarté for two, match 1", "Björn → Anna", "€0.50", False),
        ("Free sheet, match 2", "Anna −€1.00, Björn +€2.00, Cleo −€1.00", "", False),
        ("for the taxi", "Cleo → Anna", "€5.00", False),
    ]
    assert rows[0].time == ""
    assert all(row.time for row in rows[1:])
    assert reason_words([three, two], cash, "EUR", "Anna", "Björn") == (
        "Free sheet and Écarté for two; Anna → Björn: €1.00 paid"
    )
    assert reason_words([three, two], cash, "EUR", "Cleo", "Anna") == "Free sheet; Cleo → Anna: €5.00 for the taxi"


def test_what_is_paid_for_points_stands_there_so_far(translation: Translation) -> None:
    sheet = ScoreSheet(SheetSetup("free", ("Anna", "Björn"), {"pay": "points"}, unit="nuts", stake=100))
    assert cash_rows([sheet], ()) == ()
    sheet.add(DealEntry((Cell("total", 1, "3"),), TOTALS))
    assert [(row.what, row.who, row.amount) for row in cash_rows([sheet], ())] == [
        ("Free sheet, so far", "Anna → Björn", "3 nuts")
    ]


def test_the_result_of_many_is_told_in_a_line(translation: Translation) -> None:
    names = ("Anna", "Björn", "Cleo", "Dora", "Emil")
    sheet = ScoreSheet(SheetSetup("free", names, {"target": 5}, unit="EUR", stake=100))
    sheet.add(DealEntry((Cell("total", 3, "6"),), TOTALS))
    points = ScoreSheet(SheetSetup("free", names, {"pay": "points"}, unit="EUR", stake=100))
    points.add(DealEntry(tuple(Cell("total", side, str(side)) for side in range(5)), TOTALS))
    assert [row.who for row in cash_rows([sheet, points], ())] == [
        "Dora +€4.00, each of the others −€1.00",
        "Anna −€10.00, Björn −€5.00, Dora +€5.00, Emil +€10.00",
    ]
