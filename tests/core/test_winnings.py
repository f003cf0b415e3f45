"""What has been won of what counts, as plain numbers."""

from __future__ import annotations

from cardtable.core.cards import DIAMONDS, SPADES, make_card
from cardtable.core.winnings import Prize, Race, Winnings


def test_a_race_says_which_part_of_what_is_enough_a_side_has() -> None:
    spades = Race(SPADES, (4, 6), 7)
    assert (spades.share(0), spades.share(1)) == (4 / 7, 6 / 7)
    assert Race(SPADES, (9, 4), 7).share(0) == 1.0
    # Where nothing is enough there is nothing to be filled.
    assert Race(None, (20, 3)).share(0) == 0.0


def test_a_prize_is_left_until_somebody_has_it() -> None:
    ten = make_card(10, DIAMONDS)
    assert Prize(ten, (0, 0)).left == 1
    assert Prize(ten, (0, 1)).left == 0
    assert Prize(ten, (1, 0), 2).left == 1


def test_a_tally_may_be_empty() -> None:
    assert (Winnings().races, Winnings().prizes) == ((), ())
