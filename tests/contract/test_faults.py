"""All rulings of the adviser for each rule set have words, and can be entered by every method of entry."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardtable.core.rules import Variant
from cardtable.core.sheets.categories import FAULT, MISDEAL, Cell, amounts
from cardtable.core.sheets.faults import By, FaultQuestion, Ruling, TableFault, cells_of, rulings_of
from cardtable.core.sheets.rules import is_dealt_anew
from cardtable.games.entry import sheet_rules
from cardtable.games.registry import VARIANTS, family_of
from cardtable.words.families import words_of
from tests.test_rules_book import rulings

KINDS = [
    pytest.param(variant, players, id=f"{variant.id} {players}") for variant in VARIANTS for players in variant.players
]


def ways(variant: Variant, players: int) -> Iterator[tuple[TableFault, tuple[str, ...], Ruling]]:
    for fault in family_of(variant.id).faults(variant.rule_set(players, {})):
        for answers, ruling in rulings_of(fault.then):
            yield fault, answers, ruling


def steps(step: FaultQuestion | Ruling) -> Iterator[str]:
    yield step.code
    for answer, then in step.answers if isinstance(step, FaultQuestion) else ():
        yield answer
        yield from steps(then)


@pytest.mark.parametrize(("variant", "players"), KINDS)
def test_every_fault_has_words_and_a_ruling_of_the_book(variant: Variant, players: int) -> None:
    words = words_of(variant.family).faults()
    for fault, _, ruling in ways(variant, players):
        assert {code for code in (fault.code, *steps(fault.then)) if not words.has(code)} == set()
        assert ruling.number in rulings(variant.family)
        assert "{" not in words.source(ruling)
        assert (ruling.section in words.source(ruling)) or not ruling.section


@pytest.mark.parametrize(("variant", "players"), KINDS)
def test_what_is_ruled_can_be_entered_by_each_method(variant: Variant, players: int) -> None:
    rules = sheet_rules(variant.id, players, {})
    standing = rules.begin(0)
    for method in rules.methods:
        categories = {category.code: category for category in rules.categories(standing, method)}
        dealer = categories[MISDEAL].sides[0]
        for fault, _, ruling in ways(variant, players):
            for side in (dealer,) if fault.by is By.DEALER else rules.playing(standing):
                cells = cells_of(ruling, side, dealer, rules.playing(standing))
                if fault.by is not By.ELDER:
                    entered = amounts(tuple(categories.values()), cells)
                    assert all(categories[cell.code].group == FAULT for cell in cells)
                    assert not ruling.anew or is_dealt_anew(rules.lines(standing, entered, method))


def test_a_ruling_marks_whoever_did_it_and_the_others() -> None:
    ruling = Ruling("revoke", "P92", marks=("revoke",), of_others=("suit_not_named",), anew=True)
    assert cells_of(ruling, 2, 1, (0, 1, 2)) == (
        Cell(MISDEAL, 1, "1"),
        Cell("revoke", 2, "1"),
        Cell("suit_not_named", 0, "1"),
        Cell("suit_not_named", 1, "1"),
    )
