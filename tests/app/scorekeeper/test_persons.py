"""Two spellings of one name are found."""

from __future__ import annotations

import pytest

from cardtable.app.scorekeeper.persons import alike


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("anna", "Anna"),
        ("Bjorn", "Björn"),
        ("Karl Heinz", "Karl-Heinz"),
        ("Christna", "Christina"),
        ("Christinna", "Christina"),
        ("Kristina", "Cristina"),
        ("Bjrn", "Björn"),
        ("Hannah", "Hanah"),
    ],
)
def test_two_spellings_of_one_name_are_alike_and_the_rarer_is_the_wrong_one(wrong: str, right: str) -> None:
    assert alike({"Xenia": 9, right: 5, wrong: 2}) == (wrong, right)
    assert alike({wrong: 2, "Xenia": 9, right: 5}) == (wrong, right)


OTHERS = [("Anna", "Anne"), ("Uwe", "Ute"), ("Maria", "Marie"), ("Karin", "Karen"), ("Christian", "Christiane")]


@pytest.mark.parametrize(("one", "other"), [*OTHERS, ("", "Uwe")])
def test_other_names_are_not(one: str, other: str) -> None:
    assert alike({one: 3, other: 3}) is None


def test_of_one_name_alone_nothing_is_found() -> None:
    assert alike({}) is None
    assert alike({"Anna": 1}) is None
