"""The classic game: the worked examples of its rules, and RULES.md, C92 to C104.

What is legal is judged by the brute force of Royal Casino, told that courts have no number; what a deal comes to by a
count of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from cardtable.core.cards import SPADES, Card, format_card, parse_card, parse_cards, rank_of, suit_of
from cardtable.core.company import Company
from cardtable.core.errors import IllegalAction, RuleSetError
from cardtable.core.events import Announced
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.state import Standing
from cardtable.core.view import SeatView
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.captures import can_capture, capture_vectors
from cardtable.games.casino.entry import CasinoEntry
from cardtable.games.casino.family import CasinoFamily
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.scoring import fold
from cardtable.games.casino.state import CasinoState
from cardtable.words.casino.reckoning import reckoning
from cardtable.words.errors import ERRORS
from cardtable.words.families import words_for
from tests.contract.setups import by_name
from tests.games.casino.positions import (
    captures,
    deal,
    is_legal,
    legal,
    pile_of,
    play,
    points_by,
    position,
    rules_of,
    scored,
    suit,
    won,
)
from tests.games.casino.recount import check_deals
from tests.games.casino.test_royal import NO_NUMBER, Told, by_the_rulings, positions

CLASSIC = rules_of("classic", 2)
ONE = rules_of("classic", 2, courts="one")
ONE_OR_THREE = rules_of("classic", 2, courts="one_or_three")
OTHER = "KC QC JC"
"""A hand of the opponent that is never played from."""


def classic(hand: str, table: str, rules: CasinoRules = CLASSIC) -> CasinoState:
    return position(rules, [hand, OTHER], table)


def counted(lines: Sequence[ScoreLine], sides: int) -> list[int]:
    """What is counted at the end, of which the difference is marked."""
    return [sum(line.points for line in lines if line.side == side and not line.marked) for side in range(sides)]


# Worked examples


def test_c1_a_queen_takes_one_queen_or_both() -> None:
    assert captures(classic("QD", "QS QH")) == {"QD x QS", "QD x QH", "QD x QS QH"}
    for rules in (ONE, ONE_OR_THREE):
        assert captures(classic("QD", "QS QH", rules)) == {"QD x QS", "QD x QH"}


def test_c2_five_and_six_are_nothing_to_a_jack() -> None:
    assert captures(classic("JD", "JC 5D 6C")) == {"JD x JC"}


def test_c3_an_eight_takes_at_most_two_three_five_six_eight() -> None:
    found = captures(classic("8S", "AC 2D 3H 5S 6C 8D"))
    assert len(found) == 9
    assert max(found, key=len) == "8S x 5S 3H 2D 8D 6C"
    assert not is_legal(classic("8S", "AC 2D 3H 5S 6C 8D"), "8S x 5S 3H 2D 8D AC 6C")


def test_c4_a_nine_has_five_captures_and_no_sweep() -> None:
    state = classic("9D", "9C 5H 4S 3D 2C")
    assert len(captures(state)) == 5
    for text in captures(state):
        after = classic("9D 6D", "9C 5H 4S 3D 2C")
        assert "sweep" not in {event.code for event in play(after, text) if isinstance(event, Announced)}


def test_c5_the_king_stays_so_a_ten_never_sweeps() -> None:
    found = captures(classic("TH", "TC 9S AD 8D 2H KC"))
    assert len(found) == 7
    assert not any("KC" in text for text in found)


def test_c6_of_three_queens_one_two_or_three() -> None:
    table = "QS QD QC"
    assert len(captures(classic("QH", table))) == 7
    assert len(captures(classic("QH", table, ONE))) == 3
    assert captures(classic("QH", table, ONE_OR_THREE)) == {"QH x QS", "QH x QD", "QH x QC", "QH x QS QD QC"}


def test_c7_seven_to_four_marks_three() -> None:
    rules = rules_of("classic", 4)
    spades = suit("S", "3456789TJQK")
    lines = scored(rules, [won(f"{spades} TD AH {suit('H', '23456789TJQK')} 3C 4C"), won("2S AS AD AC")])
    assert points_by([line for line in lines if not line.marked], "most_cards") == {0: 3}
    assert counted(lines, 2) == [7, 4]
    assert points_by(lines, "difference") == {0: 3}
    assert totals(lines, 2) == (3, 0)


def test_c8_four_to_four_with_twenty_six_cards_each_marks_nothing() -> None:
    rules = rules_of("classic", 4)
    others = [card for card in range(52) if format_card(card) not in {"TD", "2S", "AS", "AH", "AD", "AC"}]
    spades = [card for card in others if suit_of(card) == SPADES]
    plain = [card for card in others if suit_of(card) != SPADES]
    first = [*parse_cards("TD AH AD"), *plain[:23]]
    second = [*parse_cards("2S AS AC"), *spades, *plain[23:]]
    assert (len(first), len(second)) == (26, 26)
    lines = scored(rules, [won(" ".join(map(format_card, cards))) for cards in (first, second)])
    assert counted(lines, 2) == [4, 4]
    assert totals(lines, 2) == (0, 0)


def test_c9_of_three_only_what_one_has_more_than_both_others() -> None:
    rules = rules_of("classic", 3)
    # Spades, big casino and two aces; cards and an ace; little casino and an ace.
    even = [won("3S 4S 5S TD AH AC"), won("AD 3H 4H 5H 6H 7H 8D"), won("2S AS 8H")]
    lines = scored(rules, even)
    assert counted(lines, 3) == [5, 4, 2]
    assert totals(lines, 3) == (0, 0, 0)
    more = [won("3S 4S TD AH 5H 6H 7H"), won("AS AD AC"), won("2S 8H")]
    lines = scored(rules, more)
    assert counted(lines, 3) == [7, 3, 1]
    assert totals(lines, 3) == (3, 0, 0)


@pytest.mark.parametrize(("other", "factor"), [(5, 2), (6, 1)])
def test_c10_a_sweep_ends_the_match_in_the_middle_of_a_deal(other: int, factor: int) -> None:
    rules = rules_of("classic", 2)
    state = position(rules, ["5D 6D", "5C 7C"], "5H", last=False, stock="8H 8D 8C 9H 9D 9C TH TC", points=(10, other))
    play(state, "5D x 5H")
    assert state.actor() < 0
    assert len(state.stock) == 8
    after = fold(rules, state.standing, state.lines())
    assert (after.points, after.winners, after.factors) == ((11, other), (0,), (0, factor))


def test_c11_the_last_card_of_the_deal_makes_no_sweep() -> None:
    for on, points in ((False, {}), (True, {1: 1})):
        state = position(rules_of("classic", 2, last_clear=on), ["", "7S"], "3H 4D", turn=1)
        play(state, "7S x 3H 4D")
        assert points_by(state.lines(), "sweep") == points
        assert pile_of(state, 1) == set(parse_cards("7S 3H 4D"))


def test_the_last_card_of_a_round_makes_a_sweep() -> None:
    stock = "8H 8D 8C 9H 9D 9C TH TC"
    state = position(CLASSIC, ["", "7S"], "3H 4D", turn=1, last=False, stock=stock)
    state.round = 5
    assert "sweep" in {event.code for event in play(state, "7S x 3H 4D") if isinstance(event, Announced)}


# What is legal, against the rulings


def number(card: Card) -> int:
    """What a card counts to the brute force: of courts numbers so far apart that no sum comes to them."""
    return rank_of(card) if rank_of(card) <= 10 else 10 * NO_NUMBER * rank_of(card)


AT_ONCE = {"all": (1, 2, 3), "one": (1,), "one_or_three": (1, 3)}


@pytest.mark.parametrize("building", [False, True])
@pytest.mark.parametrize("courts", AT_ONCE)
def test_the_legal_plays_are_those_of_the_rulings(courts: str, building: bool) -> None:
    told = Told(number, lambda card: (number(card),), AT_ONCE[courts])
    seen = several = 0
    for state in positions(range(9), {"courts": courts, "building": building}, "casino.classic"):
        plays = set(state.legal())
        expected = by_the_rulings(state, told)
        assert plays == {one for one in expected if building or not one.value}, state.key()
        seen += 1
        several += any(sum(rank_of(card) > 10 for card in one.taken) > 1 for one in plays)
    assert seen > 200
    assert (several == 0) == (courts == "one") or courts == "one_or_three"


@pytest.mark.parametrize(
    ("text", "code", "parameters"),
    [
        ("JD x 5D 6C", "courts_only_pair", {"card": "JD"}),
        ("JD x 5D JC", "courts_only_pair", {"card": "JD"}),
        ("QD x QS QH", "not_so_many_courts", {"number": 2}),
    ],
)
def test_a_court_that_takes_no_sum_or_too_many_is_told_why(text: str, code: str, parameters: dict[str, object]) -> None:
    state = classic("JD QD", "JC 5D 6C QS QH", ONE)
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_play(text))
    assert (caught.value.code, dict(caught.value.parameters)) == (code, parameters)
    assert caught.value.code in ERRORS


def test_courts_are_part_of_no_sum_however_crowded_the_table() -> None:
    pips = tuple(((rank,), 4) for rank in range(1, 11))
    jack, queen = CLASSIC.hand_values[parse_card("JS")], CLASSIC.hand_values[parse_card("QS")]
    assert capture_vectors((*pips, (jack, 1)), queen, False) == ()
    assert capture_vectors((*pips, (jack, 1)), jack, False) == ((*(0,) * 10, 1),)
    assert not can_capture([(rank,) for rank in range(1, 11) for _ in range(4)], jack, False)
    assert not can_capture([jack, (1,)], queen, False)


def test_nobody_is_told_of_a_number_that_courts_do_not_have() -> None:
    five, jack, queen = parse_cards("5D JC QD")
    assert reckoning(CLASSIC, queen, [five], [], None) == ""
    assert reckoning(CLASSIC, parse_card("6D"), [five, jack], [], None) == ""
    assert reckoning(CLASSIC, parse_card("6D"), [five], [], None) == "5, 1 short of 6"


def test_nothing_is_compulsory() -> None:
    assert legal(classic("9D", "9C 4S")) == {"9D", "9D x 9C"}


def test_without_building_nothing_is_built_and_with_it_no_court() -> None:
    assert legal(classic("2D 7C JD JH", "5H JC")) == {"2D", "7C", "JD", "JH", "JD x JC", "JH x JC"}
    state = classic("2D 7C JD JH", "5H JC", rules_of("classic", 2, building=True))
    assert legal(state) == {"2D", "7C", "JD", "JH", "JD x JC", "JH x JC", "2D + 5H = 7"}
    jack = parse_card("JD")
    for value in (11, *CLASSIC.hand_values[jack]):
        assert Play(jack, (parse_card("JC"),), (), value) not in state.legal()


def test_an_ace_is_one() -> None:
    assert captures(classic("AC", "AH KS")) == {"AC x AH"}


# Dealing


def test_four_in_sides_three_and_two_for_themselves() -> None:
    assert [len(rules_of("classic", players).sides) for players in (4, 3, 2)] == [2, 3, 2]


@pytest.mark.parametrize(("dealing", "first"), [("twos", [0, 1]), ("singly", [0, 3])])
def test_the_cards_come_two_and_two_or_one_by_one(dealing: str, first: Sequence[int]) -> None:
    state, _ = deal(rules_of("classic", 2, dealing=dealing), range(52), dealer=1)
    assert state.hands[0][:2] == first
    assert [len(state.table), *map(len, state.hands)] == [4, 4, 4]
    assert state.table == ([4, 5, 10, 11] if dealing == "twos" else [2, 5, 8, 11])


def test_whoever_cuts_the_lowest_card_deals_first() -> None:
    family = CasinoFamily()
    rule_set = by_name("casino.classic", 3).rule_set
    assert family.cut_dealer(rule_set, parse_cards("KH AS 2D")) == 1
    assert family.cut_dealer(rule_set, parse_cards("KH AS AD")) is None


# What counts, and the match


def test_a_sweep_is_marked_at_once_and_stands_outside_the_difference() -> None:
    state = position(CLASSIC, ["5D 6D", "5C 7C"], "5H", last=False, stock="8H 8D 8C 9H 9D 9C TH TC")
    play(state, "5D x 5H")
    assert [(line.code, line.side, line.points, line.marked) for line in state.lines()] == [("sweep", 0, 1, True)]


def test_taking_the_rest_is_no_sweep_and_the_last_capture_a_point_only_by_agreement() -> None:
    for on, points in ((False, {}), (True, {0: 1})):
        state = position(rules_of("classic", 2, last_capture=on), ["5D", "7C"], "5H 6D")
        play(state, "5D x 5H", "7C")
        lines = state.lines()
        assert pile_of(state, 0) == set(parse_cards("5D 5H 6D 7C"))
        assert points_by(lines, "sweep") == {}
        assert points_by(lines, "last_capture") == points


def test_a_tie_for_the_highest_of_three_marks_nothing() -> None:
    lines = scored(rules_of("classic", 3), [won("TD 3H"), won("AH AD 4H"), won("5H 6H 7H")])
    assert totals(lines, 3) == (0, 0, 0)


def test_by_the_german_books_three_mark_all_and_arrive_in_order() -> None:
    rules = rules_of("classic", 3, three="german1797", target=15)
    lines = scored(rules, [won("TD 3H"), won("2S AH AD AC"), won("5H 6H 7H 8H 9H")], points=(13, 14, 12))
    # Big casino brings the first to fifteen before little casino brings the second there.
    assert fold(rules, Standing((13, 14, 12), 0), lines).winners == (0,)
    assert totals(lines, 3) == (2, 0, 0)


def test_the_german_books_are_for_three_who_mark_differences_otherwise() -> None:
    for players, options in ((2, {}), (4, {}), (3, {"differences": False})):
        with pytest.raises(RuleSetError, match="option does not apply"):
            rules_of("classic", players, three="german1797", **options)


EACH = rules_of("classic", 2, differences=False, target=21)


def test_by_agreement_each_marks_what_he_makes_and_the_most_points_win() -> None:
    facts = [won("TD 3H 4H", sweeps=1), won("AH AD")]
    lines = scored(EACH, facts)
    assert totals(lines, 2) == (3 + 2 + 1, 2)
    assert fold(EACH, Standing((20, 20), 0), lines).winners == (0,)
    assert not fold(EACH, Standing((16, 20), 0), lines).over


@pytest.mark.parametrize(
    ("first", "later"),
    [
        ("3H 4H 5H", "3S"),
        ("3S 4H", "TD 5H"),
        ("TD 3S", "2S 4H"),
        ("2S", "AS"),
        ("AS 3H", "AC 3S"),
        ("AC", "AH"),
        ("AH", "AD"),
        ("AD", "3H"),
    ],
)
def test_counting_out_goes_by_cards_spades_ten_two_aces_sweeps(first: str, later: str) -> None:
    rules = rules_of("classic", 2, differences=False, target=21, count_out=True)
    for facts, winner in (([won(first), won(later, sweeps=4)], 0), ([won(later, sweeps=4), won(first)], 1)):
        assert fold(rules, Standing((20, 20), 0), scored(rules, facts, (20, 20))).winners == (winner,)


def test_lurch_is_by_agreement() -> None:
    for on, factor in ((True, 2), (False, 1)):
        rules = rules_of("classic", 2, lurch=on)
        lines = scored(rules, [won("TD 3H 4H"), won("AH")])
        assert fold(rules, Standing((10, 5), 0), lines).factors == (0, factor)


def test_deals_come_to_what_an_independent_count_makes_of_them() -> None:
    assert check_deals("classic", range(60)) > 5


# A rubber


def test_a_rubber_is_the_best_of_three_matches() -> None:
    rules = rules_of("classic", 4, rubber=True)
    first, second = [won("TD AH"), won("3H")], [won("3H"), won("TD AH")]
    standing = Standing((10, 9), 2)
    one = fold(rules, standing, scored(rules, first, (10, 9)))
    assert (one.points, one.winners, one.dealer, one.deals) == ((0, 0), (), 3, 1)
    assert Company.of(one).won == (1, 0)
    going = fold(rules, one, scored(rules, second))
    assert (going.over, Company.of(going).won, Company.of(going).deals) == (False, (1, 0), 1)
    two = fold(rules, replace(going, points=(3, 9)), scored(rules, second, (3, 9)))
    assert (two.points, Company.of(two).won, Company.of(two).deals) == ((0, 0), (1, 1), 0)
    three = fold(rules, replace(two, points=(3, 9)), scored(rules, second, (3, 9)))
    assert (three.winners, Company.of(three).won) == ((1,), (1, 2))


def test_each_match_of_a_rubber_is_settled_by_itself() -> None:
    for stake, unit in ((0, 1), (5, 5)):
        rules = rules_of("classic", 2, rubber=True, stake=stake)
        # In the lurch, so twice.
        one = fold(rules, Standing((10, 2), 0), scored(rules, [won("TD AH"), won("3H")], (10, 2)))
        assert Company.of(one).accounts == (2 * unit, -2 * unit)
        two = fold(rules, replace(one, points=(6, 10)), scored(rules, [won("3H"), won("TD AH")], (6, 10)))
        assert Company.of(two).accounts == (unit, -unit)
        assert CasinoEntry(rules).accounts(two) == (1, -1)
    with pytest.raises(RuleSetError, match="option does not apply"):
        rules_of("classic", 3, rubber=True)


def test_whoever_wins_a_rubber_is_told_so() -> None:
    setup = by_name("casino.classic", 4, rubber=True)
    words = words_for("casino.classic")
    assert words.row_won(setup.rule_set, 2).format(names="Anna and Björn") in (
        "Anna and Björn win the rubber",
        "Anna and Björn win(s) the rubber",
    )
    assert words.row_won(by_name("casino.classic", 4).rule_set, 2) == ""
    standing = replace(CasinoFamily().begin(setup.rule_set, 0), carried=Company(won=(1, 0), deals=2).carried())
    assert words.situation(setup.rule_set, standing, SeatView(0))[0] == "Deal 3"
    assert words.situation(setup.rule_set, standing, SeatView(0))[-1] == "Matches won 1\xa0:\xa00"
