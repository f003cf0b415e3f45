"""How deals add up to matches, who deals next, and what everybody owes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.company import Company
from cardtable.core.errors import RuleSetError
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.state import Standing
from cardtable.games.piquet.matches import accounts_of, begin, close, fold, rules_for
from cardtable.games.piquet.persons import players_of
from cardtable.games.piquet.phases import Jump
from cardtable.games.piquet.rules import PiquetRules, Rounding, Table
from cardtable.games.piquet.scoring import doubled_lines, end_lines, final_lines, prize_lines
from cardtable.games.piquet.settlement import four_deals_gain, rounded, rubicon_gain, stakes
from cardtable.games.piquet.variants import VARIANTS, piquet_rules
from tests.games.piquet.tables import FAMILY, rule_set_of, rules_of, standing_of


def line(side: int, points: int, code: str = "play", marked: bool = True) -> ScoreLine:
    return ScoreLine(code, side, points, marked=marked)


def after(rules: PiquetRules, *deals: Sequence[ScoreLine], dealer: int = 1) -> Standing:
    """The standing after deals with these lines."""
    standing = begin(rules, dealer)
    for lines in deals:
        assert not standing.over
        standing = fold(rules, standing, [*lines, *doubled_lines(rules, standing, lines)])
    return standing


def both(own: int, other: int) -> list[ScoreLine]:
    return [line(0, own), line(1, other)]


# Cutting


def test_the_lowest_card_deals_and_the_ace_is_highest() -> None:
    rule_set = rule_set_of("points")
    assert FAMILY.cut_dealer(rule_set, parse_cards("AS KH")) == 1
    assert FAMILY.cut_dealer(rule_set, parse_cards("7S 8H")) == 0
    assert FAMILY.cut_dealer(rule_set, parse_cards("7S 7H")) is None


def test_kings_the_two_lowest_cards_play_and_the_highest_is_king() -> None:
    rule_set = rule_set_of("kings", 3)
    assert FAMILY.seats_by_cut(rule_set, parse_cards("AS 7S KH")) == (2, 0, 1)
    assert FAMILY.seats_by_cut(rule_set, parse_cards("AS 7S AH")) is None


def test_robber_the_second_lowest_sits_opposite_the_dealer_and_the_highest_to_his_right() -> None:
    rules = rules_of("robber")
    seats = FAMILY.seats_by_cut(rules.rule_set, parse_cards("AS 9S 7H 8C"))
    assert seats == (3, 1, 0, 2)
    # The deal goes to the right: whoever cut the ace is elder.
    assert players_of(rules, begin(rules, 0))[0] == seats[0]


def test_two_players_and_three_at_norman_sit_as_they_come() -> None:
    assert FAMILY.seats_by_cut(rule_set_of("points"), parse_cards("AS 7S")) == (0, 1)
    assert FAMILY.seats_by_cut(rule_set_of("norman"), parse_cards("AS 7S 7H")) == (0, 1, 2)


# To a number of points


@pytest.mark.parametrize("target", [100, 101, 150, 151, 200, 201, 300, 301])
def test_every_target_is_won_by_reaching_it(target: int) -> None:
    rules = rules_of("points", target=target)
    assert not after(rules, both(target - 1, 0)).over
    standing = after(rules, both(target - 1, 0), [line(0, 1)])
    assert (standing.winners, standing.factors) == ((0,), (0, 2))


@pytest.mark.parametrize(("target", "half"), [(100, 50), (101, 51), (150, 75), (151, 76), (300, 150), (301, 151)])
def test_the_loser_who_has_not_come_out_of_the_half_pays_double(target: int, half: int) -> None:
    rules = rules_of("points", target=target)
    assert after(rules, both(target, half - 1)).factors == (0, 2)
    assert after(rules, both(target, half)).factors == (0, 1)


def test_the_first_to_reach_the_target_in_the_order_of_the_lines_has_won() -> None:
    rules = rules_of("points")
    lines = [line(1, 60), line(0, 100), line(1, 40)]
    assert after(rules, lines).winners == (0,)
    assert after(rules, [line(1, 100), line(0, 100)]).winners == (1,)


def test_the_deal_alternates_and_the_winner_begins_the_next_match() -> None:
    rules = rules_of("points")
    assert after(rules, both(10, 10)).dealer == 0
    assert after(rules, both(10, 10), both(10, 10)).dealer == 1
    assert after(rules, both(20, 100)).dealer == 1


@pytest.mark.parametrize(("dealer", "winner", "begins"), [(0, 1, 3), (0, 0, 2), (1, 1, 3), (3, 0, 2), (2, 0, 0)])
def test_of_partners_the_one_begins_whom_the_deal_would_reach_first(dealer: int, winner: int, begins: int) -> None:
    rules = rules_of("robber")
    # The deal goes round to the right, to who has the next lower number.
    standing = fold(rules, replace(begin(rules, dealer), points=(80, 80)), [line(winner, 20)])
    assert (standing.winners, standing.dealer) == ((winner,), begins)


def test_of_two_who_are_equal_the_one_begins_who_would_have_dealt_next() -> None:
    rules = rules_of("four_deals")
    for dealer in (0, 1):
        standing = begin(rules, dealer)
        for _ in range(4):
            standing = fold(rules, standing, both(10, 10))
        assert (standing.winners, standing.dealer) == ((0, 1), dealer)


def test_a_neunziger_of_its_own_is_paid_besides() -> None:
    rules = rules_of("points", stake=5)
    standing = after(rules, [line(1, 0, "repique_partie"), line(0, 60)], [line(0, 40)])
    # The winner has two stakes of a loser below 50, who has one for his Neunziger.
    assert accounts_of(standing) == (10 - 5, 5 - 10)
    assert not after(rules, [line(1, 0, "repique_partie")]).over


def test_lines_that_are_not_marked_do_not_count() -> None:
    assert after(rules_of("points"), [line(0, 100, marked=False)]).points == (0, 0)


# Six tricks each


def test_divided_cards_go_over_to_the_next_deal_again_and_again() -> None:
    rules = rules_of("session")
    standing = begin(rules, 1)
    for carried in (10, 20, 30):
        lines = end_lines(rules, standing, (6, 6), ((), ()))
        assert [one.code for one in lines] == ["divided"]
        standing = fold(rules, standing, lines)
        assert dict(standing.carried)["cards"] == carried
    (cards,) = end_lines(rules, standing, (5, 7), ((), ()))
    assert (cards.side, cards.points, cards.marked) == (1, 40, True)
    assert "cards" not in dict(fold(rules, standing, [cards]).carried)


def test_divided_cards_are_lost_to_everybody_in_a_match_of_points() -> None:
    rules = rules_of("points")
    standing = fold(rules, begin(rules, 1), end_lines(rules, begin(rules, 1), (6, 6), ((), ())))
    assert "cards" not in dict(standing.carried)


def test_cards_and_allstich() -> None:
    rules = rules_of("points")
    assert [(one.code, one.points) for one in end_lines(rules, begin(rules, 1), (12, 0), ((), ()))] == [
        ("cards", 10),
        ("capot", 30),
    ]


def ended(
    rules: PiquetRules, points: tuple[int, ...], tricks: tuple[int, ...], reds: tuple[int, ...] = ()
) -> list[str]:
    """The codes of what is counted at the end of a deal in which nothing was marked before."""
    nothing = [()] * len(tricks)
    jumps = [Jump.NONE] * len(tricks)
    standing = standing_of(rules, points)
    return [one.code for one in final_lines(rules, standing, [], tricks, nothing, jumps, reds)]


def test_nothing_is_counted_after_the_cards_have_won_the_match() -> None:
    rules = rules_of("points", carte_rouge=True)
    assert ended(rules, (89, 0), (12, 0)) == ["cards", "capot"]
    assert ended(rules, (90, 0), (12, 0)) == ["cards"]
    # The other's carte rouge comes too late to save him from paying double.
    assert ended(rules, (90, 40), (7, 5), (1,)) == ["cards"]
    assert ended(rules, (80, 40), (7, 5), (1,)) == ["cards", "carte_rouge"]
    lines = [ScoreLine("cards", 0, 10)]
    assert fold(rules, standing_of(rules, (90, 40)), lines).factors == (0, 2)


def test_who_shares_the_cards_at_norman_counts_them_in_the_order_of_play() -> None:
    rules = rules_of("norman", equal_tricks="each")
    standing = standing_of(rules, (95, 0, 95), dealer=0)
    nothing = [()] * 3
    lines = final_lines(rules, standing, [], (4, 2, 4), nothing, [Jump.NONE] * 3, (), order=(2, 1, 0))
    assert [(one.code, one.side) for one in lines if one.points] == [("cards", 2)]
    after = fold(rules, standing, lines)
    assert dict(after.carried)["left"] == 2


# Four deals


def test_in_four_deals_the_first_and_the_fourth_count_double() -> None:
    rules = rules_of("four_deals")
    assert after(rules, both(24, 8)).points == (48, 16)
    assert after(rules, both(24, 8), both(16, 40)).points == (64, 56)
    standing = after(rules, both(24, 8), both(16, 40), both(13, 36), both(22, 7))
    assert standing.deals == 4
    assert standing.over


@pytest.mark.parametrize(("deals", "factor"), [(0, 2), (1, 1), (2, 1), (3, 2)])
def test_prizes_are_noted_as_strokes_of_a_hundred(deals: int, factor: int) -> None:
    rules = rules_of("four_deals")
    lines = prize_lines(rules, standing_of(rules, deals=deals), (12, 0), (Jump.REPIQUE, Jump.NONE))
    assert [(one.code, one.points, dict(one.params)["strokes"], one.marked) for one in lines] == [
        ("prize_repique", 200 * factor, 2 * factor, False),
        ("prize_capot", 300 * factor, 3 * factor, False),
    ]
    (pique,) = prize_lines(rules, standing_of(rules, deals=deals), (6, 6), (Jump.NONE, Jump.PIQUE))
    assert (pique.side, pique.points) == (1, 100 * factor)


def test_in_four_deals_the_allstich_is_the_prize_alone() -> None:
    rules = rules_of("four_deals")
    codes = [one.code for one in end_lines(rules, begin(rules, 1), (12, 0), ((), ()))]
    assert codes == ["cards"]


def test_prizes_of_both_are_set_against_each_other() -> None:
    rules = rules_of("four_deals", rounding="none")
    deals = [
        [*both(24, 8), line(1, 400, "prize_repique", False)],
        both(16, 40),
        [*both(13, 36), line(0, 300, "prize_capot", False)],
        both(22, 7),
    ]
    standing = after(rules, *deals)
    # 15 by the points, 300 to the winner, 400 to the loser.
    assert standing.winners == (0,)
    assert accounts_of(standing) == (15 + 300 - 400, 400 - 300 - 15)
    assert standing.factors == (0, 0)


def test_four_deals_with_equal_totals_have_no_gain() -> None:
    standing = after(rules_of("four_deals"), *[both(20, 20)] * 4)
    assert (standing.winners, standing.factors, accounts_of(standing)) == ((0, 1), (0, 0), (0, 0))


def test_a_winner_below_100_counts_what_the_loser_lacks_as_well() -> None:
    assert four_deals_gain(90, 60) == 2 * (90 + 100 + 40)
    assert four_deals_gain(121, 100) == 21


def test_prizes_only_or_the_jump_as_well() -> None:
    assert rules_of("four_deals").jumps
    assert not rules_of("four_deals", prizes="only").jumps


# Session


def test_a_session_settles_the_difference_by_tens() -> None:
    rules = rules_of("session", deals=2, stake=3)
    standing = after(rules, both(100, 50), both(50, 35))
    assert (standing.points, standing.winners) == ((150, 85), (0,))
    assert standing.factors == (0, 7)
    assert accounts_of(standing) == (21, -21)


def test_a_session_is_settled_when_people_stop_between_two_deals() -> None:
    rules = rules_of("session")
    assert close(rules, after(rules)) is None
    standing = after(rules, *[both(40, 17)] * 3)
    assert not standing.over
    settled = close(rules, standing)
    assert settled is not None
    # 120 to 51: 69 points are seven tens.
    assert (settled.winners, settled.factors) == ((0,), (0, 7))
    assert close(rules, settled) is None


def test_nothing_but_a_session_can_be_closed() -> None:
    for name in ("points", "four_deals", "rubicon", "meyers1888"):
        rules = rules_of(name)
        assert close(rules, after(rules, both(40, 17))) is None


def test_a_session_of_an_old_record_has_eight_deals() -> None:
    kind = next(one for one in VARIANTS if one.id == "piquet.session")
    assert piquet_rules(kind.restored(2, {})).deals == 8
    assert piquet_rules(kind.rule_set(2)).deals == 0


def test_a_session_settles_the_difference_by_hundreds() -> None:
    rules = rules_of("session", deals=1, rounding="hundreds")
    assert after(rules, both(0, 249)).factors == (2, 0)
    assert after(rules, both(0, 250)).factors == (3, 0)
    assert stakes(249, rules) == 2
    assert rounded(-250, Rounding.HUNDREDS) == -300


# Rubicon


def test_six_deals_and_the_difference_with_100() -> None:
    rules = rules_of("rubicon")
    standing = after(rules, *[both(30, 20)] * 6)
    assert (standing.points, standing.winners, standing.factors) == ((180, 120), (0,), (0, 160))


def test_a_loser_below_the_rubicon_pays_the_sum_and_100() -> None:
    rules = rules_of("rubicon")
    assert after(rules, *[both(30, 16)] * 6).factors == (0, 180 + 96 + 100)
    # Also when the winner has not crossed it himself.
    assert after(rules, *[both(10, 12)] * 6).factors == (72 + 60 + 100, 0)
    assert rubicon_gain(100, 100) == 100


def test_equal_totals_play_two_more_deals_and_are_then_a_draw() -> None:
    rules = rules_of("rubicon")
    assert not after(rules, *[both(20, 20)] * 6).over
    decided = after(rules, *[both(20, 20)] * 7, both(21, 20))
    assert (decided.winners, decided.deals) == ((0,), 8)
    assert not after(rules, *[both(20, 20)] * 6, both(30, 20)).over
    drawn = after(rules, *[both(20, 20)] * 8)
    assert (drawn.winners, drawn.factors, accounts_of(drawn)) == ((0, 1), (0, 0), (0, 0))


# Königspiquet


def test_kings_of_three_the_loser_becomes_king_and_the_winner_plays_the_former_king() -> None:
    rules = rules_of("kings", 3)
    standing = begin(rules, 0)
    assert players_of(rules, standing) == (1, 0)
    standing = fold(rules, standing, [line(0, 100), line(1, 60)])
    # B has lost and becomes king, A has won and deals to C.
    assert Company.of(standing).waiting == (1,)
    assert (players_of(rules, standing), standing.points) == ((2, 0), (0, 0, 0))
    assert accounts_of(standing) == (1, -2, 1)


def test_kings_the_loser_pays_the_winner_and_every_king_double_below_50() -> None:
    rules = rules_of("kings", 4, stake=2)
    standing = fold(rules, begin(rules, 0), [line(0, 100), line(1, 49)])
    assert accounts_of(standing) == (4, -12, 4, 4)


@pytest.mark.parametrize(("points", "stakes"), [(50, 2), (51, 1)])
def test_kings_to_101_half_is_51(points: int, stakes: int) -> None:
    rules = rules_of("kings", 3, target=101)
    standing = fold(rules, begin(rules, 0), [line(0, 101), line(1, points)])
    assert accounts_of(standing) == (stakes, -2 * stakes, stakes)


def test_kings_of_four_the_fourth_takes_the_losers_place() -> None:
    rules = rules_of("kings", 4)
    standing = begin(rules, 0)
    pairs = []
    for _ in range(3):
        company = Company.of(standing)
        pairs.append(company.players)
        standing = fold(rules, standing, [line(company.players[0], 100)])
    assert pairs == [(0, 1), (0, 2), (0, 3)]
    assert Company.of(standing).waiting == (2, 3)


FIVE = "ABCDE"


def five(**options: str) -> tuple[PiquetRules, Standing]:
    rules = rules_of("kings", 5, **options)
    return rules, begin(rules, 0)


def match_of(rules: PiquetRules, standing: Standing, winner: str, loser: int, repique: bool = False) -> Standing:
    """The standing after a match that ``winner`` wins, with so many points of the loser."""
    company = Company.of(standing)
    seat = FIVE.index(winner)
    lines = [line(company.other(seat), loser)]
    lines.append(line(seat, 60, "repique") if repique else line(seat, 101))
    return fold(rules, standing, lines)


def row_of(standing: Standing) -> str:
    return "".join(FIVE[seat] for seat in Company.of(standing).waiting)


def pair_of(standing: Standing) -> set[str]:
    return {FIVE[seat] for seat in Company.of(standing).players}


def test_kings_of_five_the_loser_goes_to_the_end_of_the_row() -> None:
    rules, standing = five()
    assert (pair_of(standing), row_of(standing)) == ({"A", "B"}, "CDE")
    standing = match_of(rules, standing, "A", 73)
    assert accounts_of(standing) == (1, -4, 1, 1, 1)
    assert (pair_of(standing), row_of(standing)) == ({"A", "C"}, "DEB")
    # A Neunziger wins at once, and who is below half pays double then too.
    second = match_of(rules, standing, "C", 12, repique=True)
    assert accounts_of(second) == (-7, -2, 3, 3, 3)
    assert (pair_of(second), row_of(second)) == ({"C", "D"}, "EBA")
    assert accounts_of(match_of(rules, second, "D", 50)) == (-6, -1, -1, 4, 4)
    assert accounts_of(match_of(rules, second, "D", 49)) == (-5, 0, -5, 5, 5)


def test_kings_of_five_in_a_fixed_order_nobody_plays_twice_running() -> None:
    for order, running in (("ab_cd_ea_bc_de_ac_bd_ce_ad_be", False), ("ab_ac_ad_ae_bc_bd_be_cd_ce_de", True)):
        rules, standing = five(order=order)
        pairs = []
        while not standing.over:
            pair = pair_of(standing)
            pairs.append(frozenset(pair))
            standing = match_of(rules, standing, min(pair), 60)
        assert len(pairs) == len(set(pairs)) == 10
        assert any(one & other for one, other in pairwise(pairs)) is running
        assert "_".join("".join(sorted(pair)) for pair in pairs).lower() == order.replace("ea", "ae")


def test_a_round_of_five_adds_up_to_nothing_and_everybody_pays_for_what_he_loses() -> None:
    rules, standing = five()
    lost = dict.fromkeys(FIVE, 0)
    for number in range(10):
        winner, loser = sorted(pair_of(standing), reverse=number % 3 == 0)
        lost[loser] += 1
        standing = match_of(rules, standing, winner, 60)
        assert sum(accounts_of(standing)) == 0
    assert standing.over
    assert accounts_of(standing) == tuple(10 - lost[one] - 4 * lost[one] for one in FIVE)


@pytest.mark.parametrize(
    ("order", "pairs"),
    [("ab_bc_cd_da_ac_bd", "AB BC CD DA AC BD"), ("ab_ac_ad_bc_bd_cd", "AB AC AD BC BD CD")],
)
def test_kings_of_four_in_a_fixed_order(order: str, pairs: str) -> None:
    rules = rules_of("kings", 4, order=order)
    standing = begin(rules, 0)
    played = []
    while not standing.over:
        company = Company.of(standing)
        played.append("ABCD"[company.players[0]] + "ABCD"[company.players[1]])
        assert standing.dealer in company.players
        standing = fold(rules, standing, [line(company.players[1], 100)])
    assert " ".join(played) == pairs


def test_a_round_of_kings_is_three_or_six_matches() -> None:
    for persons, matches in ((3, 3), (4, 6)):
        rules = rules_of("kings", persons)
        standing = begin(rules, 0)
        number = 0
        while not standing.over:
            standing = fold(rules, standing, [line(Company.of(standing).players[0], 100)])
            number += 1
        assert number == matches
        assert standing.winners == (0,)
        assert sum(accounts_of(standing)) == 0
        assert rules_of("kings", persons, rounds=2).matches_to_play == 2 * matches


def test_in_koenigspiquet_a_neunziger_decides_the_match() -> None:
    rules = rules_of("kings", 3)
    standing = fold(rules, begin(rules, 0), [line(1, 39), line(1, 60, "repique")])
    assert accounts_of(standing) == (-4, 2, 2)


def test_kings_sit_by_who_deals_first() -> None:
    assert Company.of(begin(rules_of("kings", 4), 2)).entry == (2, 3, 0, 1)


# Chouette


def test_chouette_the_box_is_paid_by_each_and_the_captain_goes_to_the_end() -> None:
    rules = rules_of("chouette", 4)
    standing = fold(rules, begin(rules, 0), [line(0, 100), line(1, 60)])
    company = Company.of(standing)
    assert (company.players, company.waiting) == ((0, 2), (3, 1))
    assert accounts_of(standing) == (3, -1, -1, -1)


def test_chouette_the_box_that_loses_pays_each_and_passes() -> None:
    rules = rules_of("chouette", 4)
    standing = fold(rules, begin(rules, 0), [line(0, 20), line(1, 100)])
    company = Company.of(standing)
    assert (company.players, company.waiting) == ((1, 2), (3, 0))
    assert accounts_of(standing) == (-6, 2, 2, 2)


def test_chouette_of_six_everybody_enters_in_turn_and_is_paid_by_the_head() -> None:
    rules = rules_of("chouette", 6)
    standing = begin(rules, 2)
    captains = []
    for _ in range(5):
        company = Company.of(standing)
        captains.append(company.players[1])
        standing = fold(rules, standing, [line(company.players[0], 100), line(company.players[1], 50)])
    assert captains == [3, 4, 5, 0, 1]
    # The box has won five matches against five people.
    assert accounts_of(standing) == (-5, -5, 25, -5, -5, -5)


def test_chouette_ends_after_the_agreed_number_of_matches() -> None:
    rules = rules_of("chouette", 3, parties=2)
    standing = fold(rules, begin(rules, 0), [line(0, 100)])
    assert not standing.over
    standing = fold(rules, standing, [line(0, 100)])
    assert (standing.winners, standing.factors) == ((0,), (0, 0, 0))
    assert accounts_of(standing) == (8, -4, -4)


def test_chouette_a_neunziger_of_its_own_is_paid_like_a_match() -> None:
    rules = rules_of("chouette", 3, repique="own_partie")
    standing = fold(rules, begin(rules, 0), [line(0, 0, "repique_partie"), line(0, 30)])
    assert accounts_of(standing) == (2, -1, -1)
    assert standing.points == (30, 0, 0)
    assert accounts_of(fold(rules, begin(rules, 0), [line(1, 0, "repique_partie")])) == (-2, 1, 1)


# Norman


def test_norman_the_first_to_arrive_leaves_and_the_loser_of_the_others_pays_both() -> None:
    rules = rules_of("norman", stake=2)
    standing = begin(rules, 0)
    assert players_of(rules, standing) == (2, 1, 0)
    standing = fold(rules, standing, [line(1, 100), line(2, 90)])
    assert (standing.points, standing.winners) == ((0, 0, 0), ())
    two = rules_for(rules, standing)
    assert two.table is Table.TWO
    # The deal goes round to the right, from seat 0 to seat 2.
    assert players_of(two, standing) == (0, 2)
    standing = fold(rules, standing, [line(2, 20), line(0, 30)])
    assert standing.dealer == 0
    standing = fold(rules, standing, [line(2, 80)])
    assert (standing.winners, standing.factors) == ((1, 2), (1, 0, 0))
    assert accounts_of(standing) == (-4, 2, 2)


def test_norman_who_would_deal_next_may_have_left() -> None:
    rules = rules_of("norman")
    standing = fold(rules, begin(rules, 0), [line(2, 100)])
    assert players_of(rules_for(rules, standing), standing) == (0, 1)


@pytest.mark.parametrize(
    ("tricks", "counted"),
    [((5, 3, 2), {0: 10}), ((4, 3, 3), {0: 10}), ((4, 4, 2), {}), ((3, 3, 4), {2: 10}), ((10, 0, 0), {0: 40})],
)
def test_norman_the_cards_belong_to_the_most_tricks_at_least_four(
    tricks: tuple[int, ...], counted: dict[int, int]
) -> None:
    rules = rules_of("norman")
    lines = end_lines(rules, begin(rules, 0), tricks, ((), (), ()))
    assert {side: points for side, points in enumerate(totals(lines, 3)) if points} == counted


def test_norman_option_each_who_has_four_tricks_counts_ten() -> None:
    rules = rules_of("norman", equal_tricks="each")
    lines = end_lines(rules, begin(rules, 0), (4, 4, 2), ((), (), ()))
    assert totals(lines, 3) == (10, 10, 0)


def test_norman_by_the_letter_everybody_who_has_four_tricks_counts_ten() -> None:
    rules = rules_of("norman", equal_tricks="four")
    standing = begin(rules, 0)
    for tricks, counted in (((5, 4, 1), (10, 10, 0)), ((6, 4, 0), (10, 10, 0)), ((4, 3, 3), (10, 0, 0))):
        assert totals(end_lines(rules, standing, tricks, ((), (), ())), 3) == counted
    assert totals(end_lines(rules_of("norman"), standing, (5, 4, 1), ((), (), ())), 3) == (10, 0, 0)


# Robber


@pytest.mark.parametrize(("tricks", "counted"), [((5, 3), (10, 0)), ((4, 4), (0, 0)), ((0, 8), (0, 40))])
def test_robber_the_cards_belong_to_five_tricks(tricks: tuple[int, int], counted: tuple[int, int]) -> None:
    rules = rules_of("robber")
    assert totals(end_lines(rules, begin(rules, 0), tricks, ((), ())), 2) == counted


def test_robber_partners_sit_opposite_and_the_deal_goes_to_the_right() -> None:
    rules = rules_of("robber")
    assert rules.sides == ((0, 2), (1, 3))
    standing = begin(rules, 0)
    assert players_of(rules, standing) == (3, 2, 1, 0)
    assert fold(rules, standing, [line(0, 10)]).dealer == 3


# The lines of a deal


def test_leads_and_tricks_are_added_up_in_one_line_for_each() -> None:
    rules = rules_of("session")
    marked = [
        ScoreLine("point", 0, 5, (("count", 5),)),
        ScoreLine("lead", 0, 1, (("count", 6),)),
        ScoreLine("trick", 1, 1, (("count", 1),)),
        ScoreLine("lead", 0, 1, (("count", 7),)),
        ScoreLine("last_trick", 0, 1, (("count", 8),)),
    ]
    lines = final_lines(rules, begin(rules, 1), marked, (7, 5), ((), ()), (Jump.NONE, Jump.NONE), ())
    assert [(one.code, one.side, one.points) for one in lines] == [
        ("point", 0, 5),
        ("play", 0, 2),
        ("play", 1, 1),
        ("last_trick", 0, 1),
        ("cards", 0, 10),
    ]


# Other lengths


def test_meyers_by_points_settles_every_point_when_people_stop() -> None:
    rules = rules_of("meyers1888", by_points=True, stake=2)
    standing = after(rules, both(70, 30), both(60, 27))
    # A match would have been won.
    assert not standing.over
    settled = close(rules, standing)
    assert settled is not None
    assert (settled.winners, settled.factors) == ((0,), (0, 73))
    assert accounts_of(settled) == (146, -146)


def test_robber_in_four_deals_doubles_the_first_and_the_fourth() -> None:
    rules = rules_of("robber", length="four_deals", rounding="none")
    standing = after(rules, both(24, 8), both(16, 40), both(13, 36), both(22, 7))
    assert standing.points == (121, 106)
    assert accounts_of(standing) == (15, -15)
    jumps = [Jump.REPIQUE, Jump.NONE]
    lines = prize_lines(rules, begin(rules, 0), (8, 0), jumps)
    assert [(one.code, one.side, one.points) for one in lines] == [("prize_repique", 0, 400), ("prize_capot", 0, 600)]
    with pytest.raises(RuleSetError):
        rules_of("robber", length="four_deals", target=200)


def test_robber_by_the_session_settles_the_difference_and_carries_the_cards() -> None:
    rules = rules_of("robber", length="session")
    stands = end_lines(rules, begin(rules, 0), (4, 4), ((), ()))
    standing = after(rules, [*both(40, 17), *stands])
    assert [one.points for one in end_lines(rules, standing, (5, 3), ((), ()))] == [20]
    settled = close(rules, standing)
    assert settled is not None
    # By tens: 23 are 20.
    assert accounts_of(settled) == (2, -2)
