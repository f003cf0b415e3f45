"""What a deal is worth in the Swedish game and in Överspader, and how their matches end."""

from __future__ import annotations

import pytest

from cardtable.core.company import Company
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.state import Standing
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.scoring import fold
from tests.games.casino.positions import play, points_by, position, rules_of, scored, suit, told, won

SWEDISH_2 = rules_of("swedish", 2)
SWEDISH_3 = rules_of("swedish", 3)
OVERSPADER_2 = rules_of("overspader", 2)


def spades(*numbers: int) -> list[SideFacts]:
    """Sides with so many spades and otherwise nothing that could be compared."""
    return [told(cards=1, spades=number) for number in numbers]


# Lines


def test_most_spades_are_two_points() -> None:
    assert points_by(scored(SWEDISH_2, spades(7, 6)), "most_spades") == {0: 2}
    assert points_by(scored(SWEDISH_3, spades(4, 4, 5)), "most_spades") == {2: 2}


def test_most_spades_is_a_relative_majority_that_a_tie_leaves_to_nobody() -> None:
    assert points_by(scored(SWEDISH_3, spades(5, 5, 3)), "most_spades") == {}
    assert points_by(scored(rules_of("swedish", 4), spades(4, 4, 4, 1)), "most_spades") == {}
    # Players who tie below the first take nothing away from him.
    assert points_by(scored(SWEDISH_3, spades(5, 4, 4)), "most_spades") == {0: 2}


def test_most_cards_are_one_point_that_a_tie_leaves_to_nobody() -> None:
    def lines(*numbers: int) -> tuple[ScoreLine, ...]:
        return scored(rules_of("swedish", len(numbers)), [told(cards=number) for number in numbers])

    assert points_by(lines(27, 25), "most_cards") == {0: 1}
    assert points_by(lines(26, 26), "most_cards") == {}
    assert points_by(lines(20, 20, 12), "most_cards") == {}
    assert points_by(lines(16, 20, 16), "most_cards") == {1: 1}


def test_big_casino_two_little_casino_one_each_ace_one() -> None:
    lines = scored(SWEDISH_2, [won("TD AS AC 3H"), won("2S AD AH")])
    assert points_by(lines, "big_casino") == {0: 2}
    assert points_by(lines, "little_casino") == {1: 1}
    assert points_by(lines, "ace") == {0: 2, 1: 2}


def test_other_tens_and_twos_are_worth_nothing() -> None:
    lines = scored(SWEDISH_2, [won("TS TH TC 2H 2D 2C"), won("")])
    assert {line.code for line in lines if line.marked} == {"most_cards", "most_spades"}


def test_the_last_capture_and_each_sweep_are_a_point() -> None:
    lines = scored(SWEDISH_2, [won("3H 3D", sweeps=3), won("4H 4D", last_capture=True)])
    assert points_by(lines, "sweep") == {0: 3}
    assert points_by(lines, "last_capture") == {1: 1}


def test_all_categories_are_eleven_points_and_the_sweeps() -> None:
    everything = " ".join(suit(letter) for letter in "SHDC")
    assert totals(scored(SWEDISH_2, [won(everything, last_capture=True), won("")]), 2) == (11, 0)
    assert totals(scored(SWEDISH_2, [won(everything, sweeps=4, last_capture=True), won("")]), 2) == (15, 0)


def test_the_first_lines_say_what_each_side_captured() -> None:
    lines = scored(SWEDISH_2, [won("TD AS AC 3H"), won("2S AD")])
    first = [(line.code, line.side, line.points, dict(line.params), line.marked) for line in lines[:2]]
    assert first == [
        ("won", 0, 0, {"cards": 4, "spades": 1}, False),
        ("won", 1, 0, {"cards": 2, "spades": 1}, False),
    ]


def test_the_lines_of_a_deal_that_was_played() -> None:
    state = position(
        SWEDISH_2, ["TD 4H", "TC 5H"], "TS", piles=["2S 3S AH AD KH", "4S 5S 6S 7S AS QD QC"], last_capturer=1
    )
    play(state, "TD x TS", "TC", "4H", "5H")
    # The rest, ten of clubs, four and five of hearts, goes to the first player, who has ten cards to seven then.
    assert points_by(state.lines(), "most_cards") == {0: 1}
    assert points_by(state.lines(), "most_spades") == {1: 2}
    assert points_by(state.lines(), "big_casino") == {0: 2}
    assert points_by(state.lines(), "little_casino") == {0: 1}
    assert points_by(state.lines(), "ace") == {0: 2, 1: 1}
    assert points_by(state.lines(), "last_capture") == {0: 1}
    assert points_by(state.lines(), "sweep") == {0: 1}
    assert totals(state.lines(), 2) == (8, 3)


# Överspader


@pytest.mark.parametrize(("number", "points"), [(6, {}), (7, {0: 1}), (8, {0: 2}), (13, {0: 7})])
def test_overspader_a_point_for_each_spade_above_six(number: int, points: dict[int, int]) -> None:
    lines = scored(OVERSPADER_2, spades(number, 13 - number))
    wanted = points or {1: 1}
    assert points_by(lines, "spades_above") == wanted
    assert points_by(lines, "most_spades") == {}


def test_overspader_wants_the_absolute_majority() -> None:
    assert points_by(scored(rules_of("overspader", 3), spades(6, 4, 3)), "spades_above") == {}


def test_overspader_scores_the_rest_as_the_swedish_game() -> None:
    lines = scored(OVERSPADER_2, [won("TD 2S AS AC 3H", sweeps=2, last_capture=True), won("4H")])
    assert {line.code: line.points for line in lines if line.marked} == {
        "most_cards": 1,
        "big_casino": 2,
        "little_casino": 1,
        "ace": 1,
        "last_capture": 1,
        "sweep": 2,
    }


def test_overspader_plays_the_same_cards_to_twenty_one() -> None:
    assert (OVERSPADER_2.target, SWEDISH_2.target) == (21, 16)
    assert OVERSPADER_2.plan == SWEDISH_2.plan
    assert OVERSPADER_2.hand_values == SWEDISH_2.hand_values == SWEDISH_2.table_values


# The match


def folded(rules: CasinoRules, before: tuple[int, ...], deal: tuple[int, ...], spade: tuple[int, ...]) -> Standing:
    """The standing after a deal that brought the points ``deal``, with ``spade`` spades for each side."""
    lines = [ScoreLine("won", side, 0, (("spades", number),), (), False) for side, number in enumerate(spade)]
    lines += [ScoreLine("ace", side, points) for side, points in enumerate(deal)]
    return fold(rules, Standing(before, 0, deals=3), lines)


def test_points_add_up_and_the_match_goes_on_below_the_target() -> None:
    after = folded(SWEDISH_2, (9, 7), (6, 5), (7, 6))
    assert (after.points, after.winners, after.factors, after.deals, after.over) == ((15, 12), (), (), 4, False)


def test_whoever_has_most_points_at_the_target_wins() -> None:
    assert folded(SWEDISH_2, (9, 7), (7, 5), (7, 6)).winners == (0,)
    both_above = folded(SWEDISH_2, (15, 14), (2, 9), (7, 6))
    assert (both_above.points, both_above.winners, both_above.factors) == ((17, 23), (1,), (1, 0))


def test_a_tie_goes_to_more_spades_in_the_last_deal() -> None:
    after = folded(SWEDISH_2, (10, 10), (7, 7), (5, 8))
    assert (after.winners, after.factors) == ((1,), (1, 0))


def test_only_those_who_tie_compare_their_spades() -> None:
    assert folded(SWEDISH_3, (10, 10, 10), (7, 7, 2), (2, 3, 8)).winners == (1,)


def test_a_tie_in_spades_too_means_another_deal() -> None:
    after = folded(SWEDISH_3, (10, 10, 10), (7, 7, 2), (5, 5, 3))
    assert (after.points, after.winners, after.over) == ((17, 17, 12), (), False)


def test_a_tie_in_spades_too_goes_to_who_was_there_first_where_that_is_agreed() -> None:
    rules = rules_of("swedish", 2, tie="spades_then_arrival")
    # Both come from 13 to 17; the aces come first, then the little casino, the big one, the spades and the cards.
    anna = [ScoreLine("most_spades", 0, 2), ScoreLine("big_casino", 0, 2)]
    bjorn = [ScoreLine("most_cards", 1, 1), ScoreLine("ace", 1, 1), ScoreLine("ace", 1, 1), ScoreLine("ace", 1, 1)]
    equal = [ScoreLine("won", side, 0, (("cards", 26), ("spades", 6)), marked=False) for side in (0, 1)]
    assert fold(rules, Standing((13, 13), 0), [*equal, *anna, *bjorn]).winners == (1,)
    # A sweep was marked before anything of that.
    sweeps = [ScoreLine("sweep", 0, 3), ScoreLine("most_cards", 0, 1)]
    assert fold(rules, Standing((13, 13), 0), [*equal, *sweeps, *bjorn]).winners == (0,)
    # Two who are there with the same step play on.
    both = [ScoreLine("ace", 0, 3), ScoreLine("ace", 1, 3)]
    assert not fold(rules, Standing((13, 13), 0), [*equal, *both]).over
    assert not fold(SWEDISH_2, Standing((13, 13), 0), [*equal, *anna, *bjorn]).over


def test_with_the_other_option_a_tie_means_another_deal_at_once() -> None:
    assert folded(rules_of("swedish", 2, tie="deal"), (10, 10), (7, 7), (5, 8)).winners == ()


def test_the_deal_after_a_tie_counts_in_full() -> None:
    rules = rules_of("swedish", 2, tie="deal")
    state = position(rules, ["9S", "KH"], "9C", points=(17, 17))
    play(state, "9S x 9C", "KH")
    assert points_by(state.lines(), "last_capture") == {0: 1}
    assert points_by(state.lines(), "sweep") == {0: 1}
    assert fold(rules, state.standing, state.lines()).winners == (0,)


def test_the_deal_after_a_tie_is_open_to_those_behind() -> None:
    after = folded(SWEDISH_3, (17, 17, 12), (1, 1, 9), (5, 5, 3))
    assert (after.points, after.winners) == ((18, 18, 21), (2,))


def test_reaching_the_target_in_the_middle_of_a_deal_ends_nothing() -> None:
    state = position(SWEDISH_2, ["AS TS", "KH QH"], "AC", points=(15, 0))
    play(state, "AS x AC")
    assert state.actor() == 1


@pytest.mark.parametrize("target", [1, 11, 31, 999])
def test_any_target_can_be_agreed(target: int) -> None:
    rules = rules_of("swedish", 2, target=target)
    assert folded(rules, (0, 0), (target, 0), (7, 6)).winners == (0,)
    assert folded(rules, (0, 0), (target - 1, 0), (7, 6)).winners == ()


def test_every_loser_pays_the_winner_his_stake() -> None:
    swept = [ScoreLine("sweep", 1, 1)]
    three = fold(rules_of("swedish", 3, stake=2), Standing((3, 15, 9), 0), swept)
    assert Company.of(three).accounts == (-2, 4, -2)
    # Two partners: each of them pays it, and each of the others is paid.
    sides = fold(rules_of("berlin1810", 4, stake=2), Standing((6, 10), 0), swept)
    assert Company.of(sides).accounts == (-2, 2)
    # Nothing is owed before the end, and nothing where nothing is played for.
    assert fold(rules_of("swedish", 3, stake=2), Standing((3, 14, 9), 0), swept).carried == ()
    assert fold(rules_of("swedish", 3), Standing((3, 15, 9), 0), swept).carried == ()
