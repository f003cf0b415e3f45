"""The fewest payments."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.errors import CodedError
from cardtable.core.sheets.payments import payments


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
