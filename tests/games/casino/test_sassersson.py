"""Ola Sassersson’s Mulle."""

from __future__ import annotations

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.errors import RuleSetError
from cardtable.core.events import Announced, CardsMoved
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.state import Standing
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.scoring import fold
from tests.games.casino.positions import (
    captures,
    is_legal,
    play,
    points_by,
    position,
    rules_of,
    scored,
    suit,
    told,
    won,
)

MULLE = rules_of("mulle_sassersson", 2)
DOUBLE = rules_of("mulle_sassersson", 2, double_values=True)
BOTH = rules_of("mulle_sassersson", 2, double_values=True, double_use="both")

TWICE = " ".join([suit(letter) for letter in "SHDC"] * 2)


# Scoring


def test_there_is_no_point_and_no_line_for_most_cards() -> None:
    assert points_by(scored(MULLE, [won(TWICE), won("")]), "most_cards") == {}
    assert "most_cards" not in {line.code for line in scored(MULLE, [won("3H 4H"), won("5H")])}


def test_most_spades_are_one_point() -> None:
    assert points_by(scored(MULLE, [won("3S 4S"), won("5S")]), "most_spades") == {0: 1}
    assert points_by(scored(MULLE, [won("3S"), won("5S")]), "most_spades") == {}
    assert points_by(scored(rules_of("mulle_sassersson", 3), [won("3S"), won("5S"), won("6S 7S")]), "most_spades") == {
        2: 1
    }


def test_both_packs_value_cards_count() -> None:
    lines = scored(MULLE, [won("TD TD 2S AH AH"), won("2S AS AC")])
    assert points_by(lines, "big_casino") == {0: 4}
    assert points_by(lines, "little_casino") == {0: 1, 1: 1}
    assert points_by(lines, "ace") == {0: 2, 1: 2}


def test_last_capture_and_sweeps_as_ever() -> None:
    lines = scored(MULLE, [won("3H", sweeps=2), won("4H", last_capture=True)])
    assert points_by(lines, "sweep") == {0: 2}
    assert points_by(lines, "last_capture") == {1: 1}


def test_all_categories_together() -> None:
    # Spades 1, two big casinos 4, two little ones 2, eight aces 8, the last capture 1.
    assert totals(scored(MULLE, [won(TWICE, last_capture=True), won("")]), 2) == (16, 0)


# Mulle


def test_a_card_that_captures_its_twin_and_nothing_else_is_a_mulle_of_five_points() -> None:
    state = position(MULLE, ["9S", "KH"], "9S 3C")
    events = play(state, "9S x 9S", "KH")
    assert Announced(0, "mulle", (("card", "9S"), ("value", 5))) in events
    assert points_by(state.lines(), "mulle") == {0: 5}


def test_a_twin_with_other_cards_is_no_mulle() -> None:
    state = position(MULLE, ["9S", "KH"], "9S 9C 3C")
    play(state, "9S x 9S 9C", "KH")
    assert points_by(state.lines(), "mulle") == {}
    state = position(MULLE, ["9S", "KH"], "9S 5C 4C 3C")
    play(state, "9S x 9S 4C 5C", "KH")
    assert points_by(state.lines(), "mulle") == {}


def test_a_card_of_the_same_rank_is_no_twin() -> None:
    state = position(MULLE, ["9S", "KH"], "9C 3C")
    play(state, "9S x 9C", "KH")
    assert points_by(state.lines(), "mulle") == {}


def test_a_mulle_card_lies_face_down_and_a_sweep_card_face_up() -> None:
    state = position(MULLE, ["9S 4H", "KH QH"], "9S 3C")
    events = play(state, "9S x 9S")
    moves = [(str(e.target), e.cards, e.face_up) for e in events if isinstance(e, CardsMoved)]
    assert moves == [
        ("table", parse_cards("9S"), True),
        ("pile:0", parse_cards("9S"), False),
        ("marks:0", parse_cards("9S"), False),
    ]
    assert [(marker.face_up, marker.mulle) for marker in state.markers[0]] == [(False, True)]


def test_a_mulle_can_sweep_as_well() -> None:
    state = position(MULLE, ["9S 4H", "KH QH"], "9S")
    events = play(state, "9S x 9S")
    assert [event.code for event in events if isinstance(event, Announced)] == ["mulle", "sweep"]
    assert [(marker.face_up, marker.mulle) for marker in state.markers[0]] == [(False, True), (True, False)]
    assert state.piles[0] == []
    play(state, "KH", "4H", "QH")
    assert points_by(state.lines(), "mulle") == {0: 5}
    assert points_by(state.lines(), "sweep") == {0: 1}
    assert dict(state.lines()[0].params) == {"cards": 5, "spades": 2}


def test_mulle_cards_still_count_as_captured() -> None:
    state = position(MULLE, ["TD", "KH"], "TD 3C")
    play(state, "TD x TD", "KH")
    assert points_by(state.lines(), "big_casino") == {0: 4}


def test_no_mulle_is_scored_where_the_rules_know_none() -> None:
    state = position(rules_of("swedish", 2), ["9S", "KH"], "9C 3C")
    play(state, "9S x 9C", "KH")
    assert points_by(state.lines(), "mulle") == {}


# Double values


def test_without_the_option_the_two_and_the_ten_have_one_value() -> None:
    assert captures(position(MULLE, ["2S", "3H"], "KC 2H")) == {"2S x 2H"}
    assert captures(position(MULLE, ["TD", "3H"], "KC 3C")) == set()


def test_the_little_casino_is_two_or_fifteen() -> None:
    assert captures(position(DOUBLE, ["2S", "3H"], "KC 2H")) == {"2S x 2H", "2S x 2H KC"}
    # On the table too: 2 with a three for a five, 15 with an ace for big casino's 16.
    assert is_legal(position(DOUBLE, ["5H", "3H"], "2S 3C"), "5H x 2S 3C")
    assert is_legal(position(DOUBLE, ["TD", "3H"], "2S AC"), "TD x 2S AC")


def test_the_big_casino_is_ten_or_sixteen() -> None:
    assert captures(position(DOUBLE, ["TD", "3H"], "KC 3C TH")) == {"TD x TH", "TD x 3C KC"}
    assert is_legal(position(DOUBLE, ["KH", "3H"], "TD 3C"), "KH x TD 3C")
    assert is_legal(position(DOUBLE, ["TD", "3H"], "TD"), "TD x TD")


def test_the_other_twos_and_tens_have_one_value() -> None:
    assert captures(position(DOUBLE, ["2H", "3H"], "KC 2C")) == {"2H x 2C"}
    assert captures(position(DOUBLE, ["TH", "3H"], "KC 3C")) == set()


def test_the_sources_example_with_both_values_at_once() -> None:
    state = position(BOTH, ["TD 3H", "3C 4H"], "4S 6S 7S 9S")
    assert is_legal(state, "TD x 4S 6S")
    assert is_legal(state, "TD x 7S 9S")
    play(state, "TD x 4S 6S 7S 9S")
    assert state.table == []
    assert [marker.face_up for marker in state.markers[0]] == [True]


def test_the_sources_example_with_one_of_the_values() -> None:
    state = position(DOUBLE, ["TD 3H", "3C 4H"], "4S 6S 7S 9S")
    assert captures(state) == {"TD x 4S 6S", "TD x 7S 9S"}


def test_a_set_adds_up_to_one_of_the_values_and_not_to_both_together() -> None:
    assert captures(position(BOTH, ["TD 3H", "3C 4H"], "KC QC AC")) == set()


# The match


def folded(rules: CasinoRules, before: Standing, *points: int) -> Standing:
    return fold(rules, before, [ScoreLine("ace", side, number) for side, number in enumerate(points)])


def test_a_match_of_so_many_deals() -> None:
    rules = rules_of("mulle_sassersson", 2, deals=2)
    first = folded(rules, Standing((0, 0), 0), 90, 2)
    assert (first.over, first.deals) == (False, 1)
    second = folded(rules, first, 0, 80)
    assert (second.winners, second.factors) == ((0,), (0, 1))


def test_a_tie_after_the_last_deal_means_another_deal() -> None:
    rules = rules_of("mulle_sassersson", 2, deals=1)
    first = folded(rules, Standing((0, 0), 0), 9, 9)
    assert not first.over
    assert folded(rules, first, 1, 0).winners == (0,)


def test_a_tie_goes_to_more_spades_where_that_was_agreed() -> None:
    rules = rules_of("mulle_sassersson", 2, deals=1, tie="spades_then_deal")
    lines = scored(rules, [told(spades=5, aces=(1,)), told(spades=6)])
    assert fold(rules, Standing((0, 0), 0), lines).winners == (1,)


def test_a_match_to_so_many_points() -> None:
    rules = rules_of("mulle_sassersson", 2, length="points", target=50)
    assert not folded(rules, Standing((0, 0), 0, deals=9), 49, 30).over
    assert folded(rules, Standing((40, 40), 0, deals=9), 12, 11).winners == (0,)


@pytest.mark.parametrize("name", ["mulle_sassersson", "mulle_glimne"])
def test_four_deals_unless_something_else_is_agreed(name: str) -> None:
    rules = rules_of(name, 2)
    assert (rules.deals, rules.target) == (4, 0)


@pytest.mark.parametrize("options", [{"deals": 0}, {"deals": 100}, {"length": "points", "target": 0}])
def test_a_match_is_at_least_a_deal_or_a_point_long(options: dict[str, int]) -> None:
    with pytest.raises(RuleSetError, match="bad option value"):
        rules_of("mulle_sassersson", 2, **options)
