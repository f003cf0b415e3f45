"""Dan Glimne’s Mulle: values, mulle and scoring. Building has a file of its own."""

from __future__ import annotations

import pytest

from cardtable.core.scores import totals
from tests.games.casino.positions import captures, is_legal, play, points_by, position, rules_of, scored, suit, won

GLIMNE = rules_of("mulle_glimne", 2)
TWICE = " ".join([suit(letter) for letter in "SHDC"] * 2)


# Values in the hand and on the table


@pytest.mark.parametrize(
    ("hand_card", "table"),
    [
        ("TD", "KC 3C"),  # 16 in the hand
        ("2S", "KC 2C"),  # 15
        ("AH", "KC AC"),  # 14, and the ace on the table is one
        ("KH", "TD 3C"),  # 10 on the table
        ("KH", "2S JC"),  # 2 on the table
        ("QH", "AS JC"),  # 1 on the table
    ],
)
def test_hand_and_table_values(hand_card: str, table: str) -> None:
    (capture,) = captures(position(GLIMNE, [hand_card, "3H"], table))
    assert set(capture.split()) == {hand_card, "x", *table.split()}


@pytest.mark.parametrize(
    ("hand_card", "table", "wanted"),
    [
        ("TD", "TH", set()),  # not ten in the hand
        ("2S", "2H", set()),  # not two
        ("AH", "AC", set()),  # not one
        ("AH", "2S QC AC", {"AH x 2S QC"}),  # the ace on the table never is fourteen
        ("TH", "2S 8C", {"TH x 2S 8C"}),  # the other tens are what they show
        ("KH", "QC 3C", set()),
    ],
)
def test_one_value_in_each_place(hand_card: str, table: str, wanted: set[str]) -> None:
    assert captures(position(GLIMNE, [hand_card, "3H"], table)) == wanted


def test_the_other_twos_and_tens_are_worth_what_they_show_in_the_hand_too() -> None:
    assert captures(position(GLIMNE, ["2H", "3H"], "2S")) == {"2H x 2S"}
    assert captures(position(GLIMNE, ["TC", "3H"], "TD")) == {"TC x TD"}


def test_it_is_the_ten_of_diamonds_that_counts_sixteen() -> None:
    # The source's table prints the ten of hearts by mistake.
    assert captures(position(GLIMNE, ["TH", "3H"], "KC 3C")) == set()


# Mulle


def test_a_mulle_may_take_more_besides() -> None:
    state = position(GLIMNE, ["9S", "KH"], "9S 5C 4C 3C")
    play(state, "9S x 9S 4C 5C", "KH")
    assert points_by(state.lines(), "mulle") == {0: 9}


def test_the_twin_may_be_part_of_a_set() -> None:
    state = position(GLIMNE, ["2S", "KH"], "2S KC 3C")
    play(state, "2S x 2S KC", "KH")
    assert points_by(state.lines(), "mulle") == {0: 15}


@pytest.mark.parametrize(
    ("card", "rest", "points"),
    [
        ("3H", "", 3),
        ("JH", "", 11),
        ("QH", "", 12),
        ("KH", "", 13),
        ("AS", "KC", 14),
        ("2S", "KC", 15),
        ("TD", "6C", 16),
        ("TH", "", 10),
        ("2H", "", 2),
    ],
)
def test_a_mulle_is_worth_the_capturing_cards_value_in_the_hand(card: str, rest: str, points: int) -> None:
    state = position(GLIMNE, [card, "8S"], f"{card} {rest} 7H")
    taken = " ".join(sorted([card, *rest.split()], key=lambda text: "SHDC".index(text[1])))
    assert is_legal(state, f"{card} x {taken}")
    play(state, f"{card} x {taken}", "8S")
    assert points_by(state.lines(), "mulle") == {0: points}


def test_an_ace_alone_does_not_capture_its_twin() -> None:
    assert not is_legal(position(GLIMNE, ["AS", "3H"], "AS"), "AS x AS")


# Scoring


def test_what_each_card_is_worth() -> None:
    lines = scored(GLIMNE, [won("TD 2S AS AH 3S 4S KS"), won("TH TC 2H KH")])
    assert points_by(lines, "big_casino") == {0: 3}
    assert points_by(lines, "little_casino") == {0: 2}
    assert points_by(lines, "ace_of_spades") == {0: 2}
    assert points_by(lines, "ace") == {0: 1}
    assert points_by(lines, "spades") == {0: 3}
    assert totals(lines, 2) == (11, 0)


def test_there_are_no_majorities_and_no_point_for_the_last_capture() -> None:
    codes = {line.code for line in scored(GLIMNE, [won(TWICE, last_capture=True), won("")])}
    assert codes == {"won", "big_casino", "little_casino", "ace_of_spades", "ace", "spades"}


def test_a_sweep_is_one_point() -> None:
    assert points_by(scored(GLIMNE, [won("3H", sweeps=2), won("4H")]), "sweep") == {0: 2}


def test_all_cards_together() -> None:
    # Two of each: big casino 6, little casino 4, ace of spades 4, eleven other spades 22, three other aces 6.
    assert totals(scored(GLIMNE, [won(TWICE), won("")]), 2) == (42, 0)


def test_mulles_and_sweeps_come_besides() -> None:
    lines = scored(GLIMNE, [won("9S 9S TD TD", sweeps=1, mulles="9S TD"), won("")])
    assert totals(lines, 2) == (9 + 16 + 1 + 2 + 6, 0)


def test_the_rest_of_the_table_goes_to_the_last_capturer_without_a_point() -> None:
    state = position(GLIMNE, ["9S", "KH"], "9C 3S")
    play(state, "9S x 9C", "KH")
    assert totals(state.lines(), 2) == (2, 0)
    assert dict(state.lines()[0].params) == {"cards": 4, "spades": 2}


# Sides


def test_four_play_in_two_sides_with_partners_opposite() -> None:
    rules = rules_of("mulle_glimne", 4)
    assert rules.sides == ((0, 2), (1, 3))
    state = position(rules, ["9S", "KH", "8S", "QH"], "9C 8C 7H")
    play(state, "9S x 9C", "KH", "8S x 8C", "QH")
    assert len(state.piles[0]) == 7
    assert state.piles[1] == []


@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_play_each_for_himself(players: int) -> None:
    assert rules_of("mulle_glimne", players).sides == tuple((seat,) for seat in range(players))
