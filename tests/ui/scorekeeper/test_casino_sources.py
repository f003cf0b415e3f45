"""Casino: every example of settlement in the sources, entered in the window, gives the source's figure."""

from __future__ import annotations

import pytest

from tests.ui.scorekeeper.by_hand import Open, accounts, mark, points, type_deal, winners

THREE = ("Anna", "Björn", "Christina")
FOUR = ("Anna", "Björn", "Christina", "David")


def test_e1_the_last_capture_with_cards_left_over_is_one_point(opened: Open) -> None:
    window = opened("casino.swedish")
    type_deal(window, last_capture={0: 1})
    assert points(window) == (1, 0)


def test_e2_the_last_capture_that_clears_the_table_is_two_points(opened: Open) -> None:
    window = opened("casino.swedish")
    type_deal(window, last_capture={0: 1}, sweeps={0: 1}, aces={0: 3, 1: 1})
    # Two for the capture, and the three aces that it took; the fourth is the other's.
    assert points(window) == (2 + 3, 1)


def test_e3_anna_has_the_last_capture_with_the_ace_and_the_cards(opened: Open) -> None:
    window = opened("casino.swedish", *THREE)
    type_deal(window, last_capture={0: 1}, aces={0: 1}, cards={0: 20, 1: 16})
    assert points(window) == (1 + 1 + 1, 0, 0)


def test_swedish_a_whole_deal_is_eleven_points_and_the_sweeps(opened: Open) -> None:
    window = opened("casino.swedish")
    type_deal(
        window,
        cards={0: 30},
        spades={1: 7},
        big_casino={0: 1},
        little_casino={1: 1},
        aces={0: 1, 1: 3},
        last_capture={0: 1},
        sweeps={0: 2, 1: 1},
    )
    assert points(window) == (1 + 2 + 1 + 1 + 2, 2 + 1 + 3 + 1)
    assert sum(points(window)) == 11 + 3


def test_swedish_a_tie_goes_to_more_spades_in_the_last_deal(opened: Open) -> None:
    window = opened("casino.swedish")
    mark(window, 14, 12)
    type_deal(window, spades={0: 8}, aces={1: 4})
    assert points(window) == (16, 16)
    assert winners(window) == (0,)


def test_overspader_each_spade_above_six(opened: Open) -> None:
    window = opened("casino.overspader")
    type_deal(window, spades={1: 9})
    assert points(window) == (0, 3)


def test_sassersson_five_for_a_mulle_one_for_the_spades_none_for_the_cards(opened: Open) -> None:
    window = opened("casino.mulle_sassersson")
    with pytest.raises(KeyError):
        window.panel.cell("cards", 0)
    type_deal(window, spades={0: 14}, mulles={1: 1}, big_casino={1: 2})
    assert points(window) == (1, 5 + 4)


def test_m1_fourteen_for_the_mulle_and_one_for_the_sweep(opened: Open) -> None:
    window = opened("casino.mulle_glimne")
    type_deal(window, mulle_points={0: 14}, sweeps={0: 1})
    assert points(window) == (15, 0)


def test_finnish_ten_points_besides_the_huts(opened: Open) -> None:
    window = opened("casino.finnish")
    type_deal(window, cards={0: 30}, spades={0: 7}, big_casino={0: 1}, little_casino={0: 1}, aces={0: 4})
    assert points(window) == (10, 0)


def test_finnish_two_with_equally_many_spades_have_one_each(opened: Open) -> None:
    window = opened("casino.finnish", *THREE)
    type_deal(window, spades={0: 5, 1: 5, 2: 3}, cards={0: 18, 1: 18, 2: 16})
    assert points(window) == (1, 1, 0)


def test_finnish_huts_cancel_out_as_soon_as_everybody_has_one(opened: Open) -> None:
    window = opened("casino.finnish", *THREE)
    type_deal(window, sweeps={0: 3, 1: 1, 2: 1}, aces={2: 1})
    assert points(window) == (2, 0, 1)


def test_finnish_a_match_can_end_with_an_ace_before_the_majorities(opened: Open) -> None:
    window = opened("casino.finnish")
    mark(window, 15, 14)
    type_deal(window, aces={0: 1}, big_casino={1: 1}, cards={1: 40}, spades={1: 9}, first={0: True})
    assert winners(window) == (0,)


def test_berlin_seven_against_four_marks_three(opened: Open) -> None:
    window = opened("casino.berlin1810", *FOUR)
    type_deal(window, cards={0: 30}, spades={0: 7}, little_casino={0: 1}, aces={0: 2, 1: 2}, big_casino={1: 1})
    assert points(window) == (3, 0)


def test_berlin_nobody_marks_at_26_to_26_and_four_each(opened: Open) -> None:
    window = opened("casino.berlin1810", *FOUR)
    type_deal(window, cards={0: 26}, spades={0: 7}, little_casino={0: 1}, aces={0: 2, 1: 2}, big_casino={1: 1})
    assert points(window) == (0, 0)


def test_berlin_eleven_points_of_one_deal_win_the_match(opened: Open) -> None:
    window = opened("casino.berlin1810", *FOUR)
    type_deal(window, cards={0: 40}, spades={0: 10}, big_casino={0: 1}, little_casino={0: 1}, aces={0: 4})
    assert points(window) == (11, 0)
    assert winners(window) == (0,)


def test_berlin_sweeps_and_the_last_capture_win_while_the_deal_goes_on(opened: Open) -> None:
    window = opened("casino.berlin1810", *FOUR)
    mark(window, 8, 6)
    type_deal(window, sweeps={0: 2}, last_capture={0: 1})
    assert winners(window) == (0,)


@pytest.mark.parametrize(("other", "factor"), [(5, 2), (6, 1)])
def test_berlin_lurch_at_five_or_fewer_pays_double(opened: Open, other: int, factor: int) -> None:
    window = opened("casino.berlin1810", *FOUR)
    mark(window, 9, other)
    type_deal(window, sweeps={0: 2})
    assert accounts(window) == (factor, -factor, factor, -factor)


@pytest.mark.parametrize(("third", "pays"), [(7, 2), (8, 1)])
def test_berlin_of_three_lurch_at_seven_or_fewer_pays_double(opened: Open, third: int, pays: int) -> None:
    window = opened("casino.berlin1810", *THREE)
    mark(window, 15, 9, third)
    type_deal(window, sweeps={0: 1})
    assert accounts(window) == (1 + pays, -1, -pays)


def test_b1_c_arrives_first_with_the_little_casino(opened: Open) -> None:
    window = opened("casino.berlin1810", *THREE)
    mark(window, 14, 13, 15)
    type_deal(
        window,
        cards={0: 30, 1: 12, 2: 10},
        spades={0: 3, 1: 8, 2: 2},
        big_casino={1: 1},
        little_casino={2: 1},
        ace_of_hearts={0: 1},
        ace_of_diamonds={0: 1},
        ace_of_spades={1: 1},
        ace_of_clubs={1: 1},
    )
    assert winners(window) == (2,)
    assert points(window) == (14, 15, 16)
