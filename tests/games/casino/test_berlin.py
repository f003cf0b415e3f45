"""Berlin Casino of 1810."""

from __future__ import annotations

import pytest

from cardtable.core.company import Company
from cardtable.core.events import Announced, DealEnded, Event, PointsMarked
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.state import Standing
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

FOUR = rules_of("berlin1810", 4)
THREE = rules_of("berlin1810", 3)
TWO = rules_of("berlin1810", 2)

ALL = " ".join(suit(letter) for letter in "SHDC")


def marked(events: list[Event]) -> list[tuple[str, int, int]]:
    return [
        (event.line.code, event.line.side, event.line.points) for event in events if isinstance(event, PointsMarked)
    ]


def counted(lines: tuple[ScoreLine, ...]) -> list[int]:
    """What each of two sides counts, marked or not, without the difference."""
    return [
        sum(line.points for line in lines if line.side == side and not line.marked and line.code != "won")
        for side in (0, 1)
    ]


# Who plays, and values


def test_four_play_in_two_sides_with_partners_opposite() -> None:
    assert FOUR.sides == ((0, 2), (1, 3))
    assert THREE.sides == ((0,), (1,), (2,))
    assert TWO.sides == ((0,), (1,))


def test_an_ace_is_one_or_fourteen_little_casino_two_or_fifteen_big_casino_ten_or_sixteen() -> None:
    assert captures(position(TWO, ["AS", "3H"], "KC AC")) == {"AS x AC", "AS x AC KC"}
    assert captures(position(TWO, ["2S", "3H"], "KC 2C")) == {"2S x 2C", "2S x 2C KC"}
    assert captures(position(TWO, ["TD", "3H"], "TC KC 3C")) == {"TD x TC", "TD x 3C KC"}


def test_the_values_are_the_same_on_the_table() -> None:
    assert captures(position(TWO, ["AS", "3H"], "AC")) == {"AS x AC"}
    assert captures(position(TWO, ["3S", "3H"], "AC 2S")) == {"3S x 2S AC"}
    # Fifteen and one for big casino as sixteen.
    assert captures(position(TWO, ["TD", "3H"], "AC 2S")) == {"TD x 2S AC"}
    assert captures(position(TWO, ["KS", "3H"], "TD 3C")) == {"KS x TD 3C"}


def test_one_value_or_either_as_needed_is_an_option() -> None:
    table = "4S 6S 7S 9S"
    assert not is_legal(position(TWO, ["TD", "3H"], table), "TD x 4S 6S 7S 9S")
    both = rules_of("berlin1810", 2, double_use="both")
    assert is_legal(position(both, ["TD", "3H"], table), "TD x 4S 6S 7S 9S")
    assert is_legal(position(both, ["2S", "3H"], "2C KC 2H"), "2S x 2H 2C KC")


def test_capturing_some_sets_or_none_is_allowed() -> None:
    state = position(TWO, ["9S", "3H"], "9C 4C 5C")
    assert captures(state) == {"9S x 9C", "9S x 4C 5C", "9S x 4C 5C 9C"}
    assert is_legal(state, "9S")


# Marked at once


def test_a_sweep_is_marked_at_once() -> None:
    state = position(FOUR, ["9S 4H", "KH 4S", "QH 4D", "JH 4C"], "9C", turn=0)
    events = play(state, "9S x 9C")
    assert Announced(0, "sweep") in events
    assert marked(events) == [("sweep", 0, 1)]


def test_value_cards_are_not_marked_at_once() -> None:
    assert marked(play(position(TWO, ["AS 4H", "KH 4S"], "AC 9C"), "AS x AC")) == []


def test_a_sweep_can_end_the_match() -> None:
    state = position(FOUR, ["KH 4S", "9S 4H", "QH 4D", "JH 4C"], "9C", turn=1, points=(10, 10))
    events = play(state, "9S x 9C")
    assert isinstance(events[-1], DealEnded)
    after = fold(FOUR, state.standing, state.lines())
    assert (after.points, after.winners) == ((10, 11), (1,))
    assert [line.code for line in state.lines() if line.code != "won"] == ["sweep"]


def test_the_last_capture_is_marked_at_once_and_can_end_the_match() -> None:
    state = position(FOUR, ["9S", "KH", "QH", "JH"], "9C 3C", points=(10, 10))
    events = play(state, "9S x 9C", "KH", "QH", "JH")
    assert marked(events) == [("last_capture", 0, 1)]
    after = fold(FOUR, state.standing, state.lines())
    assert (after.points, after.winners) == ((11, 10), (0,))
    assert [line.code for line in state.lines() if line.code != "won"] == ["last_capture"]


def test_a_sweep_with_the_last_card_is_marked_before_the_last_capture() -> None:
    state = position(TWO, ["", "9S"], "9C", turn=1)
    assert marked(play(state, "9S x 9C")) == [("sweep", 1, 1), ("last_capture", 1, 1)]


def test_what_is_marked_at_once_is_outside_the_difference() -> None:
    state = position(TWO, ["9S", "KH"], "9C", piles=["", "TD 2S AS AH AD AC 3H"], points=(0, 0))
    play(state, "9S x 9C", "KH")
    assert points_by(state.lines(), "sweep") == {0: 1}
    assert points_by(state.lines(), "last_capture") == {0: 1}
    # Three cards against seven; nobody has seven spades: 2 + 1 + 3 + 4 for the second side.
    assert points_by(state.lines(), "difference") == {1: 10}
    assert totals(state.lines(), 2) == (2, 10)


# The count


def test_big_casino_two_little_one_most_cards_three_seven_spades_one_aces_one() -> None:
    lines = scored(FOUR, [won("TD AS AH 3S 4S 5S 6S 7S 8S"), won("2S AD AC")])
    assert points_by(lines, "big_casino") == {0: 2}
    assert points_by(lines, "little_casino") == {1: 1}
    assert points_by(lines, "most_cards") == {0: 3}
    assert points_by(lines, "seven_spades") == {0: 1}
    assert points_by(lines, "ace") == {0: 2, 1: 2}


def test_without_differences_both_sides_mark_what_they_make() -> None:
    for players in (4, 2):
        rules = rules_of("berlin1810", players, differences=False)
        lines = scored(rules, [won("TD AS AH 3S 4S 5S 6S 7S 8S"), won("2S AD AC")])
        assert totals(lines, 2) == (8, 3)
        assert points_by(lines, "difference") == {}


def test_without_differences_the_most_points_win() -> None:
    rules = rules_of("berlin1810", 4, differences=False)
    lines = scored(rules, [won("TD AS AH 3S 4S 5S 6S 7S 8S"), won("2S AD AC")])
    # 8 and 3 more: 13 to 12, and 12 to 12.
    assert fold(rules, Standing((5, 9), 0), lines).winners == (0,)
    assert not fold(rules, Standing((4, 9), 0), lines).over


def test_the_count_is_not_marked_but_the_difference_is() -> None:
    lines = scored(FOUR, [won("TD AS AH 3S 4S 5S 6S 7S 8S"), won("2S AD AC")])
    assert {line.code for line in lines if line.marked} == {"difference"}
    assert counted(lines) == [8, 3]
    assert totals(lines, 2) == (5, 0)


def test_the_sources_example_seven_to_four_marks_three() -> None:
    lines = scored(
        FOUR,
        [
            told(cards=30, spades=6, big_casinos=1, aces=(0, 1)),
            told(cards=22, spades=7, little_casinos=1, aces=(2, 3)),
        ],
    )
    assert counted(lines) == [7, 4]
    assert [(line.side, line.points, dict(line.params)) for line in lines if line.code == "difference"] == [
        (0, 3, {"own": 7, "other": 4})
    ]
    assert totals(lines, 2) == (3, 0)


def test_eleven_points_are_counted_in_all() -> None:
    lines = scored(FOUR, [won(ALL, last_capture=True), won("")])
    assert counted(lines) == [11, 0]
    assert totals(lines, 2) == (11, 0)


def test_a_side_can_win_in_one_deal_without_marking_during_play() -> None:
    after = fold(FOUR, Standing((0, 0), 0), scored(FOUR, [won(ALL), won("")]))
    assert (after.points, after.winners) == ((11, 0), (0,))


def test_twenty_six_cards_each_are_nobodys_majority() -> None:
    assert points_by(scored(FOUR, [told(cards=26), told(cards=26)]), "most_cards") == {}
    assert points_by(scored(FOUR, [told(cards=25), told(cards=27)]), "most_cards") == {1: 3}


def test_nobody_marks_at_four_all_with_twenty_six_cards_each() -> None:
    lines = scored(
        FOUR,
        [
            told(cards=26, spades=6, big_casinos=1, aces=(0, 1)),
            told(cards=26, spades=7, little_casinos=1, aces=(2, 3)),
        ],
    )
    assert counted(lines) == [4, 4]
    assert points_by(lines, "difference") == {}
    assert totals(lines, 2) == (0, 0)


@pytest.mark.parametrize(("spades", "winner"), [((7, 6), {0: 1}), ((6, 7), {1: 1}), ((13, 0), {0: 1})])
def test_seven_spades_or_more(spades: tuple[int, int], winner: dict[int, int]) -> None:
    assert points_by(scored(FOUR, [told(spades=number) for number in spades]), "seven_spades") == winner


# The match of four and of two


def test_the_match_goes_to_eleven() -> None:
    assert (FOUR.target, TWO.target, THREE.target) == (11, 11, 16)


@pytest.mark.parametrize(("loser", "factor"), [(0, 2), (5, 2), (6, 1), (10, 1)])
def test_lurch_pays_double_at_five_or_fewer(loser: int, factor: int) -> None:
    after = fold(FOUR, Standing((loser, 10), 0), [ScoreLine("sweep", 1, 1)])
    assert (after.winners, after.factors) == ((1,), (factor, 0))


def test_in_a_lurch_two_stakes_are_paid() -> None:
    rules = rules_of("berlin1810", 3, stake=5)
    # Seven of sixteen are a lurch, eight are none.
    after = fold(rules, Standing((7, 15, 8), 0), [ScoreLine("ace", 1, 1)])
    assert after.factors == (2, 0, 1)
    assert Company.of(after).accounts == (-10, 15, -5)


def test_lurch_can_be_left_out() -> None:
    rules = rules_of("berlin1810", 4, lurch=False)
    assert fold(rules, Standing((0, 10), 0), [ScoreLine("sweep", 1, 1)]).factors == (1, 0)


def test_two_play_with_the_scoring_of_four() -> None:
    assert TWO.score == FOUR.score
    assert counted(scored(TWO, [won(ALL), won("")])) == [11, 0]


# Three players


def test_three_mark_all_their_points() -> None:
    lines = scored(THREE, [won("TD AS AH 3S 4S"), won("2S AD AC"), won("5S")])
    assert points_by(lines, "difference") == {}
    assert totals(lines, 3) == (2 + 2 + 3 + 1, 1 + 2, 0)


def test_three_have_relative_majorities() -> None:
    lines = scored(THREE, [told(cards=17, spades=4), told(cards=18, spades=4), told(cards=17, spades=5)])
    assert points_by(lines, "most_cards") == {1: 3}
    assert points_by(lines, "most_spades") == {2: 1}
    assert points_by(lines, "seven_spades") == {}


def test_three_have_no_majority_on_a_tie_of_two_or_three() -> None:
    two = scored(THREE, [told(cards=20, spades=6), told(cards=20, spades=6), told(cards=12, spades=1)])
    assert [line for line in two if line.marked] == []
    three = scored(THREE, [told(cards=17, spades=4)] * 3)
    assert [line for line in three if line.marked] == []


def test_three_mark_sweeps_and_the_last_capture_at_once() -> None:
    state = position(THREE, ["9S", "KH", "QH"], "9C")
    assert marked(play(state, "9S x 9C", "KH", "QH")) == [("sweep", 0, 1), ("last_capture", 0, 1)]


def test_the_order_of_arrival() -> None:
    facts = told(cards=52, spades=13, big_casinos=1, little_casinos=1, aces=(0, 1, 2, 3))
    lines = [line for line in scored(THREE, [facts, told(), told()]) if line.marked]
    assert [line.code for line in lines] == [
        "big_casino",
        "little_casino",
        "most_cards",
        "most_spades",
        *["ace"] * 4,
    ]
    suits = [dict(line.params)["suit"] for line in lines[-4:]]
    assert ["SHDC"[int(suit_number)] for suit_number in suits] == ["S", "C", "H", "D"]


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        # Each pair needs what it has; what comes first in the order wins.
        (((14, {"big_casinos": 1})), ((15, {"little_casinos": 1})), 0),
        (((15, {"little_casinos": 1})), ((13, {"cards": 30})), 0),
        (((13, {"cards": 30})), ((15, {"spades": 7})), 0),
        (((15, {"spades": 7})), ((15, {"aces": (0,)})), 0),
        (((15, {"aces": (0,)})), ((15, {"aces": (3,)})), 0),
        (((15, {"aces": (3,)})), ((15, {"aces": (1,)})), 0),
        (((15, {"aces": (1,)})), ((15, {"aces": (2,)})), 0),
    ],
)
def test_who_arrives_first(
    first: tuple[int, dict[str, object]], second: tuple[int, dict[str, object]], winner: int
) -> None:
    for seats in ((0, 1), (1, 0), (2, 0)):
        points, facts = [0, 0, 0], [told(), told(), told()]
        for seat, (before, what) in zip(seats, (first, second), strict=True):
            points[seat], facts[seat] = before, told(**what)  # type: ignore[arg-type]
        after = fold(THREE, Standing(tuple(points), 0), scored(THREE, facts, points))
        assert after.winners == (seats[winner],)


def test_more_points_do_not_help_whoever_arrives_later() -> None:
    facts = [told(big_casinos=1), told(aces=(0, 1, 2, 3), cards=30, spades=13), told()]
    after = fold(THREE, Standing((14, 13, 0), 0), scored(THREE, facts, (14, 13, 0)))
    # The cards bring the second player to sixteen, but big casino came first.
    assert (after.points, after.winners) == ((16, 13, 0), (0,))


def test_if_one_alone_arrives_everything_is_counted() -> None:
    facts = [told(big_casinos=1, aces=(2,)), told(cards=30), told(aces=(0,))]
    after = fold(THREE, Standing((14, 5, 7), 0), scored(THREE, facts, (14, 5, 7)))
    assert (after.points, after.winners, after.factors) == ((17, 8, 8), (0,), (0, 1, 1))


@pytest.mark.parametrize(("loser", "factor"), [(7, 2), (8, 1)])
def test_lurch_at_seven_or_fewer(loser: int, factor: int) -> None:
    after = fold(THREE, Standing((15, loser, 12), 0), [ScoreLine("sweep", 0, 1)])
    assert after.factors == (0, factor, 1)
