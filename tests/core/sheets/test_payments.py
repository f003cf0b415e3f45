"""The fewest payments."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.errors import CodedError
from cardtable.core.sheets.payments import Payment, payments


def groups(balances: tuple[int, ...]) -> int:
    """The most groups that balance, by trying all that hold the first person."""
    if not balances:
        return 0
    first, rest = balances[0], balances[1:]
    best = 0
    for size in range(len(rest) + 1):
        for places in combinations(range(len(rest)), size):
            if first + sum(rest[place] for place in places) == 0:
                left = tuple(one for place, one in enumerate(rest) if place not in places)
                best = max(best, 1 + groups(left))
    return best


balanced = st.lists(st.integers(-6, 6), max_size=6).map(lambda amounts: (*amounts, -sum(amounts)))


@given(balanced)
def test_everybody_is_settled_with_the_fewest_payments(balances: tuple[int, ...]) -> None:
    left = list(balances)
    made = payments(balances)
    for payment in made:
        assert payment.amount > 0
        left[payment.payer] += payment.amount
        left[payment.receiver] -= payment.amount
    assert not any(left)
    owing = tuple(balance for balance in balances if balance)
    assert len(made) == len(owing) - groups(owing)


def test_many_persons_are_settled_too() -> None:
    balances = [*range(1, 20), -sum(range(1, 20))]
    assert len(payments(balances)) == 19


def test_what_does_not_balance() -> None:
    with pytest.raises(CodedError) as refused:
        payments([3, -2])
    assert refused.value.code == "does_not_balance"


def strangers(made: tuple[Payment, ...], together: set[frozenset[int]]) -> int:
    return sum(frozenset((one.payer, one.receiver)) not in together for one in made)


@given(st.lists(balanced, min_size=1, max_size=2))
def test_tables_are_settled_among_themselves_with_as_few_payments(tables: list[tuple[int, ...]]) -> None:
    balances, together, first = list[int](), set[frozenset[int]](), 0
    for table in tables:
        balances += table
        together |= {frozenset(pair) for pair in combinations(range(first, first + len(table)), 2)}
        first += len(table)
    made = payments(balances, together)
    assert len(made) == len(payments(balances))
    left = list(balances)
    for payment in made:
        assert payment.amount > 0
        left[payment.payer] += payment.amount
        left[payment.receiver] -= payment.amount
    assert not any(left)
    if len(made) == sum(len(payments(table)) for table in tables):
        assert not strangers(made, together)


def test_of_two_equal_debts_each_is_paid_at_its_own_table() -> None:
    # Twice three persons, and each debt at one table fits a claim at the other.
    balances = (-3, 2, 1, 3, -2, -1)
    together = {frozenset(pair) for one in ((0, 1, 2), (3, 4, 5)) for pair in combinations(one, 2)}
    assert len(payments(balances)) == 3
    assert strangers(payments(balances, together), together) == 3
    even = (-3, 3, -3, 3)
    couples = {frozenset((0, 3)), frozenset((1, 2))}
    assert strangers(payments(even, couples), couples) == 0


def test_many_persons_prefer_whom_they_know() -> None:
    balances = [sign * (person // 2 + 1) for person, sign in enumerate([-1, 1] * 8)]
    together = {frozenset(pair) for pair in pairwise(range(16)) if not pair[0] % 2}
    made = payments(balances, together)
    assert (len(made), strangers(made, together)) == (8, 0)


def test_money_is_passed_on_by_somebody_who_knows_both_if_that_costs_no_further_payment() -> None:
    # Anna, Björn and Christa sat together, Christa and Dora, too; Dora owes everybody.
    balances = (100, 200, 460, -760)
    together = {frozenset(pair) for pair in ((0, 1), (0, 2), (1, 2), (2, 3))}
    made = payments(balances, together)
    assert (len(made), strangers(made, together)) == (3, 0)
    assert Payment(3, 2, 760) in made


@given(balanced, st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6))))
def test_whoever_knows_whom_the_payments_settle_everybody_and_are_the_fewest(
    balances: tuple[int, ...], pairs: set[tuple[int, int]]
) -> None:
    together = {frozenset(pair) for pair in pairs if pair[0] != pair[1]}
    left, made = list(balances), payments(balances, together)
    for payment in made:
        assert payment.amount > 0
        left[payment.payer] += payment.amount
        left[payment.receiver] -= payment.amount
    assert not any(left)
    assert len(made) == len(payments(balances))
    assert strangers(made, together) <= strangers(payments(balances), together)
