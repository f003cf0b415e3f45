"""The parts of score tables: their lines, what sheets ask for, and prices, each from one place."""

from __future__ import annotations

import pytest

from cardtable.core.cards import PACK_52, make_card, parse_card
from cardtable.core.rules import RuleSet
from cardtable.core.sheets.categories import Cell, amounts
from cardtable.core.sheets.rules import BY_CATEGORY
from cardtable.games.casino.card_parts import Aces, EachSpade, ValueCard, big_casino
from cardtable.games.casino.dealing import four_each
from cardtable.games.casino.entry import CasinoEntry
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.happenings import Huts, Sweeps
from cardtable.games.casino.majorities import MostCards, MostSpades, SomeSpades, SpadesAbove, price_of_most
from cardtable.games.casino.rules import ScoreTable
from cardtable.games.casino.variant_spec import casino
from cardtable.games.casino.variants import casino_rules
from cardtable.games.registry import VARIANTS
from tests.contract.setups import SETUPS, Setup, whole
from tests.games.casino.positions import captured

CASINO = [setup for setup in SETUPS if setup.family.name == "casino"]
SEVENS = (
    ValueCard("seven_of_diamonds", parse_card("7D"), points=1, place=22),
    ValueCard("seven_of_spades", parse_card("7S"), points=1, place=23),
)


@pytest.mark.parametrize("setup", CASINO, ids=str)
def test_every_line_of_a_deal_is_one_of_a_part(setup: Setup) -> None:
    known = {code for part in casino_rules(setup.rule_set).score.parts for code in part.codes}
    for seed in (31, 32):
        state, _ = whole(setup, seed)
        assert {line.code for line in state.lines()} <= known | {"won", "difference"}


def test_other_cards_can_count_in_play_and_on_the_sheet() -> None:
    # Zwickern counts the sevens of diamonds and of spades.
    score = ScoreTable((*SEVENS, Aces(points=2, of_spades=2), big_casino(10), MostCards(points=1)))
    agreed = RuleSet("casino.mine", 2, {"target": 100})
    rules = casino(agreed, plan=four_each(2, pack=52, table=4), score=score)
    assert score.of_card(parse_card("7S")) == 1
    assert score.of_card(parse_card("7H")) == 0
    facts = [captured([parse_card("7D"), parse_card("7S")]), SideFacts(named=(parse_card("7D"),))]
    assert [(line.code, line.side) for part in SEVENS for line in part.lines(facts)] == [
        ("seven_of_diamonds", 0),
        ("seven_of_diamonds", 1),
        ("seven_of_spades", 0),
    ]
    entry = CasinoEntry(rules)
    standing = entry.begin(0)
    categories = entry.categories(standing, BY_CATEGORY)
    assert [one.code for one in categories] == [
        "cards",
        "big_casino",
        "seven_of_diamonds",
        "seven_of_spades",
        "aces",
        "misdeal",
    ]
    cells = [Cell("seven_of_diamonds", 1, "1"), Cell("seven_of_spades", 0, "1"), Cell("aces", 0, "3")]
    lines = entry.lines(standing, amounts(categories, cells), BY_CATEGORY)
    assert entry.fold(standing, lines).points == (1 + 2 * 3, 1 + 2 * 1)


@pytest.mark.parametrize(
    ("part", "numbers", "awards"),
    [
        (MostCards(points=3), (27, 25), [("most_cards", 3), ("", 0)]),
        (MostCards(points=3), (26, 26), [("", 0), ("", 0)]),
        (MostSpades(points=2, shared=True), (6, 6, 1), [("shared_spades", 1), ("shared_spades", 1), ("", 0)]),
        (MostSpades(points=2, shared=True), (4, 4, 4), [("", 0)] * 3),
        (MostSpades(points=2), (6, 6, 1), [("", 0)] * 3),
        (SpadesAbove(limit=6), (8, 5), [("spades_above", 2), ("spades_above", 0)]),
        (SomeSpades(number=7), (7, 6), [("seven_spades", 1), ("", 0)]),
    ],
)
def test_awards(part: MostCards | MostSpades, numbers: tuple[int, ...], awards: list[tuple[str, int]]) -> None:
    assert part.awards(numbers) == awards


def test_one_more_is_worth_nothing_once_all_are_taken_and_most_in_a_close_race() -> None:
    assert price_of_most(7, 6, 13, 2) == 0.0
    assert price_of_most(12, 0, 13, 2) == 0.0
    # The last spade decides: it wins two points instead of losing them.
    assert price_of_most(6, 6, 13, 2) == 2.0
    # One card of two left at 25:25: with it the majority is safe from a loss; half of the time it is won.
    assert price_of_most(25, 25, 52, 1) == 0.5


def test_a_spade_above_six_counts_and_below_half_of_them_will() -> None:
    above = SpadesAbove(limit=6)
    assert (above.price(6, 2, 13), above.price(2, 6, 13), above.price(3, 3, 13)) == (1.0, 1.0, 0.5)


def test_what_cards_count_by_themselves_adds_up_over_the_pack() -> None:
    # The totals of the sources: aces 4, the two casinos 3; and 21 in each of Glimne's packs.
    totals = {
        kind.id: sum(casino_rules(kind.rule_set()).score.of_card(card) for card in PACK_52)
        for kind in VARIANTS
        if kind.family == "casino"
    }
    expected = {"casino.swedish": 7, "casino.finnish": 7, "casino.berlin1810": 7, "casino.mulle_glimne": 21}
    assert {name: totals[name] for name in expected} == expected


def test_the_ace_and_the_two_of_spades_are_no_plain_spades() -> None:
    part = EachSpade()
    assert sum(part.of_card(make_card(rank, 0)) for rank in range(1, 14)) == 11
    (line,) = part.lines([captured([make_card(rank, 0) for rank in (1, 2, 3, 13)])])
    assert (line.points, line.cards) == (2, (make_card(3, 0), make_card(13, 0)))


def test_huts_count_until_the_last_round_or_ten_points() -> None:
    huts = Huts(limit=10)
    assert huts.worth((9, 0), last_round=False) == 1
    assert huts.worth((10, 0), last_round=False) == 0
    assert huts.worth((0, 0), last_round=True) == 0
    assert Sweeps(points=3).worth((30, 30), last_round=True) == 3
