"""Numbers as they are written, and what cannot be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.errors import CodedError
from cardtable.core.sheets.amounts import parse_amount
from cardtable.core.sheets.categories import Category, Cell, EntryError, amounts

ACES = Category("aces", (0, 1), 4, 4)
SPADES = Category("spades", (0, 1), 13, 13, adds_up=True)
THREE = Category("spades", (0, 1, 2), 13, 13, adds_up=True)
LAST = Category("last_capture", (0, 1), 1, 1)


@pytest.mark.parametrize(
    ("text", "amount"), [("10+15+8", 33), (" 12 ", 12), ("20−5", 15), ("20 - 5", 15), ("-3", -3), ("0", 0), ("+7", 7)]
)
def test_sums_as_they_are_written(text: str, amount: int) -> None:
    assert parse_amount(text) == amount


@pytest.mark.parametrize("text", ["", "x", "1++2", "1+", "3*4", "1.5", "٣", "9" * 80, "1e3"])
def test_what_is_no_sum(text: str) -> None:
    with pytest.raises(CodedError) as refused:
        parse_amount(text)
    assert refused.value.code == "not_a_sum"


@given(st.lists(st.integers(0, 9999), min_size=1, max_size=8))
def test_a_sum_of_any_numbers(numbers: list[int]) -> None:
    assert parse_amount("+".join(map(str, numbers))) == sum(numbers)


@pytest.mark.parametrize(
    ("categories", "cells", "code", "category", "side"),
    [
        ((ACES,), [("aces", 0, "5")], "too_many", "aces", 0),
        ((ACES,), [("aces", 0, "3"), ("aces", 1, "2")], "too_many_together", "aces", 1),
        ((SPADES,), [("spades", 0, "14")], "too_many", "spades", 0),
        ((SPADES,), [("spades", 0, "7"), ("spades", 1, "7")], "too_many_together", "spades", 1),
        ((SPADES,), [("spades", 0, "7"), ("spades", 1, "5")], "does_not_make_the_whole", "spades", 1),
        ((LAST,), [("last_capture", 0, "1"), ("last_capture", 1, "1")], "too_many_together", "last_capture", 1),
        ((ACES,), [("aces", 0, "-1")], "too_few", "aces", 0),
        ((ACES,), [("aces", 0, "one")], "not_a_sum", "aces", 0),
        ((ACES,), [("aces", 2, "1")], "not_for_this_party", "aces", 2),
        ((ACES,), [("kings", 0, "1")], "no_such_category", "kings", 0),
        ((ACES,), [("aces", 0, "1"), ("aces", 0, "2")], "entered_twice", "aces", 0),
    ],
)
def test_what_cannot_be_is_refused_at_its_cell(
    categories: tuple[Category, ...], cells: list[tuple[str, int, str]], code: str, category: str, side: int
) -> None:
    with pytest.raises(EntryError) as refused:
        amounts(categories, [Cell(*cell) for cell in cells])
    assert (refused.value.code, refused.value.category, refused.value.side) == (code, category, side)


def test_what_is_left_open_follows() -> None:
    assert amounts((SPADES,), [Cell("spades", 0, "4+3")]) == {"spades": {0: 7, 1: 6}}
    assert amounts((THREE,), [Cell("spades", 0, "7")]) == {"spades": {0: 7}}
    assert amounts((THREE,), [Cell("spades", 0, "7"), Cell("spades", 2, "1")]) == {"spades": {0: 7, 1: 5, 2: 1}}
    assert amounts((SPADES, ACES), []) == {"spades": {}, "aces": {}}
