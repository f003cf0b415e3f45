"""Formulas for the points of a deal: what they come to, what is refused, and that nothing else can happen."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.errors import CodedError
from cardtable.core.sheets.formula import FUNCTIONS, LONGEST_FORMULA, read_formula

NAMES = ("Bid", "Tricks", "Augen der Partei")
ENTERED = {"Bid": {0: 3, 1: 1}, "Tricks": {0: 3, 1: 2, 2: 5}, "Augen der Partei": {0: 121}}


def points(text: str, side: int = 0) -> int:
    return read_formula(text, NAMES).points(side, (0, 1, 2), ENTERED)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Bid + Tricks × 2", 9),
        ("(Bid + Tricks) * 2", 12),
        ("7 - 2 - 1", 4),
        ("−Bid + 1", -2),
        ("12 / 2 / 3", 2),
        ("12 ÷ 4 : 3", 1),
        ("0,5 + 1.5", 2),
        ("if(Bid = Tricks; 10 + Tricks; −abs(Bid − Tricks))", 13),
        ("WENN(bid = TRICKS; 10 + tricks; 0)", 13),
        ("augen DER partei - 120", 1),
        ("min(Bid; 2) + max(1, Bid, 2)", 5),
        ("round(5/2) + round(-5/2)", 0),
        ("down(-5/2)", -3),
        ("aufrunden(5/2)", 3),
        ("sum(Tricks) + 100 × others(Tricks)", 710),
        ("most(Tricks) - least(Bid)", 5),
        ("persons × 10", 30),
        ("not (Bid > 2) or Bid >= 3 and Bid <> 4", 1),
        ("not Bid", 0),
        ("Bid ≠ 3", 0),
        ("Bid <= 2", 0),
        ("Bid > 0 and 12 / Bid = 4", 1),
        ("max(Tricks, 3, 5)", 5),
        ("max(Tricks; 1,5) × 2", 6),
        ("round(4,5 × 3)", 14),
        ("max(Tricks, (7,5)) × 2", 15),
    ],
)
def test_a_formula_comes_to_what_it_says(text: str, wanted: int) -> None:
    assert points(text) == wanted


def test_what_is_not_entered_is_nothing_and_a_condition_guards_what_follows() -> None:
    assert points("Bid", side=2) == 0
    assert points("if(Bid; 12 / Bid; −1)", side=2) == -1
    assert points("Bid > 0 and 12 / Bid > 3", side=2) == 0
    assert points("Bid = 0 or 12 / Bid > 3", side=2) == 1


def test_names_are_found_in_capitals_of_more_or_fewer_letters() -> None:
    for name, typed in (("Größe", "GRÖSSE"), ("GRÖSSE", "größe"), ("Große Straße", "grosse STRASSE")):
        formula = read_formula(f"2 × {typed} + 1", (name, "Gr"))
        assert formula.points(0, (0, 1), {name: {0: 3}, "Gr": {0: 50}}) == 7


def test_a_comma_that_can_be_read_in_two_ways_is_told_with_both() -> None:
    with pytest.raises(CodedError) as refused:
        read_formula("Max(Tricks,3,5)", NAMES)
    assert refused.value.parameters == {"name": "Max", "whole": "3", "rest": "5"}


def test_a_side_is_not_among_the_others() -> None:
    assert [points("others(Tricks)", side) for side in range(3)] == [7, 8, 5]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "formula_breaks_off"),
        ("Bid +", "formula_breaks_off"),
        ("(Bid", "formula_breaks_off"),
        ("Bid Tricks", "formula_not_understood"),
        ("Bid; Tricks", "formula_not_understood"),
        ("Bid ; import os", "formula_not_understood"),
        ("Bid.real", "formula_not_understood"),
        ("Bid[0]", "formula_not_understood"),
        ("1 < 2 < 3", "formula_not_understood"),
        ("Bit + 1", "formula_unknown_name"),
        ("__import__('os')", "formula_not_understood"),
        ("Bidding", "formula_unknown_name"),
        ("min(1)", "formula_arguments"),
        ("if(Bid; 1)", "formula_arguments"),
        ("abs(1; 2)", "formula_arguments"),
        ("sum(Bid; 2)", "formula_arguments"),
        ("sum(sum(Bid))", "formula_nested"),
        ("sum(if(Bid; others(Tricks); 0))", "formula_nested"),
        ("(" * 30 + "1" + ")" * 30, "formula_nested"),
        ("-" * 100 + "1", "formula_nested"),
        ("1+" * 300 + "1", "formula_too_long"),
        ("abs + 1", "formula_not_understood"),
        ("and 1", "formula_not_understood"),
        ("max(Tricks,3,5)", "formula_comma"),
        ("max(3,5)", "formula_comma"),
        ("if(Bid,1,5)", "formula_comma"),
        ("max(Bid, 1; 3,5)", "formula_comma"),
        ("2 + abs(min(Tricks,3,5))", "formula_comma"),
    ],
)
def test_what_cannot_be_is_refused_when_it_is_read(text: str, code: str) -> None:
    with pytest.raises(CodedError) as refused:
        read_formula(text, NAMES)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1 / (Bid - 3)", "formula_divides_by_nothing"),
        ("Bid / 2", "formula_not_whole"),
        ("999999999999 * 999999999999 * 0", "formula_too_large"),
        ("1 / 999999999999 / 999999999999 * 0", "formula_too_large"),
    ],
)
def test_what_has_no_points_is_refused_when_it_is_counted(text: str, code: str) -> None:
    with pytest.raises(CodedError) as refused:
        points(text)
    assert refused.value.code == code


def test_two_sums_beside_each_other_are_not_within_each_other() -> None:
    assert points("sum(Bid) + sum(Tricks)") == 14


PARTS = st.sampled_from(
    ["Bid", "Tricks", "1", "0", "2,5", "+", "-", "×", "/", "(", ")", ";", "=", "<", "and", "not", "persons", *FUNCTIONS]
)


@given(st.one_of(st.text(max_size=LONGEST_FORMULA + 5), st.lists(PARTS, max_size=60).map(" ".join)))
def test_whatever_is_written_has_points_or_is_refused(text: str) -> None:
    try:
        formula = read_formula(text, NAMES)
        for side in range(3):
            formula.points(side, (0, 1, 2), ENTERED)
    except CodedError:
        pass


VALUE = st.recursive(
    st.integers(0, 30).map(lambda one: (str(one), Fraction(one)))
    | st.sampled_from([("Bid", Fraction(3)), ("Tricks", Fraction(3))]),
    lambda inner: st.tuples(inner, st.sampled_from("+-*"), inner).map(
        lambda parts: (
            f"({parts[0][0]} {parts[1]} {parts[2][0]})",
            {"+": parts[0][1] + parts[2][1], "-": parts[0][1] - parts[2][1], "*": parts[0][1] * parts[2][1]}[parts[1]],
        )
    ),
    max_leaves=6,
)


@given(VALUE)
def test_sums_and_products_come_to_what_they_are(case: tuple[str, Fraction]) -> None:
    text, wanted = case
    assert points(text) == wanted
