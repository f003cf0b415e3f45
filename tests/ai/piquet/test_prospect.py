"""What points are worth near the end of a match: both totals decide, not their difference alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from cardtable.ai.piquet.prospect import PiquetPrice, Prospect, deals_to_target, four_deals, prospect_of, to_target
from cardtable.ai.piquet.scorings import scoring_of
from cardtable.ai.piquet.solver import Totals
from cardtable.ai.played_deals import AT_ONCE, played_deals
from cardtable.core.cards import PACK_32
from cardtable.core.chance import rng, shuffled
from cardtable.core.rules import OptionValue
from cardtable.core.state import Deal
from cardtable.games.piquet.actions import DECLARE, NO_NINETY
from cardtable.games.piquet.evening import evening_of
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import exchanged, rules_of, standing_of, suited

RUBICON = rules_of("rubicon")
TO_100 = rules_of("points")


def last_deal(own: int, other: int) -> Prospect:
    return Prospect(RUBICON, standing_of(RUBICON, (own, other), deals=5), 0, 1)


def test_early_in_a_match_every_point_is_worth_the_same() -> None:
    assert not Prospect(RUBICON, standing_of(RUBICON, (20, 30), deals=1), 0, 1).matters
    assert not Prospect(rules_of("points", target=300), standing_of(TO_100, (20, 30), deals=1), 0, 1).matters
    session = rules_of("session", deals=8, rounding="none")
    assert not Prospect(session, standing_of(session, (20, 30), deals=7), 0, 1).matters


def test_what_is_rounded_at_the_end_makes_steps_of_points() -> None:
    session = rules_of("session", deals=8, rounding="hundreds")
    assert not Prospect(session, standing_of(session, (20, 30), deals=6), 0, 1).matters
    last = Prospect(session, standing_of(session, (20, 30), deals=7), 0, 1)
    # 59 more than the other are settled as 100 with those before, 58 as nothing.
    assert last.worth((0, 0), (60, 0)) > last.worth((0, 0), (59, 0)) == last.worth((0, 0), (20, 0))
    four = rules_of("four_deals", rounding="hundreds")
    end = Prospect(four, standing_of(four, (120, 110), deals=3), 0, 1)
    assert end.worth((0, 0), (20, 0)) > end.worth((0, 0), (19, 0)) == end.worth((0, 0), (1, 0))


def test_where_totals_alone_settle_nobody_wins_by_anything_else() -> None:
    for rules in (RUBICON, rules_of("four_deals"), rules_of("session", deals=8)):
        for wins, leads_next in product((True, False), repeat=2):
            with pytest.raises(ValueError, match="totals alone"):
                PiquetPrice(rules, 1, leads_next).result(120, 80, wins)
        # At the end the totals say it, whoever would lead.
        assert PiquetPrice(rules, 0, True).pays(120, 80) == PiquetPrice(rules, 0, False).pays(120, 80) > 0
    decided = [PiquetPrice(TO_100, 0, leads) for leads in (True, False)]
    assert [price.result(120, 100, wins) for price in decided for wins in (True, False)] == [1.0, -1.0, 1.0, -1.0]


def test_cards_that_were_divided_before_count_more_in_this_deal() -> None:
    session = rules_of("session", deals=8)
    before = standing_of(session, (20, 30), deals=3)
    carrying = replace(evening_of(before), cards=10)
    assert Prospect(session, before, 0, 1).cards == 10
    assert Prospect(session, carrying.kept_in(before), 0, 1).cards == 20


def test_in_the_last_rubicon_deal_it_is_the_settlement() -> None:
    prospect = last_deal(200, 150)
    # 230 to 160 pays 100 and the difference of 70, 230 to 161 one less; 200 to 220 costs 100 and 20.
    values = [prospect.worth((0, 0), tricks) for tricks in ((30.0, 10.0), (30.0, 11.0), (0.0, 70.0))]
    assert values[0] > values[1] > values[2]
    assert (values[0] - values[1]) * 290 == pytest.approx(values[0] - values[2])


def test_who_cannot_be_saved_from_the_rubicon_loses_less_by_counting_less() -> None:
    # Below 100 the loser pays the sum: 310 to 40 costs 450, 305 to 45 the same, 305 to 40 five less.
    prospect = last_deal(30, 300)
    more, same, less = (prospect.worth((0, 0), tricks) for tricks in ((10.0, 10.0), (15.0, 5.0), (10.0, 5.0)))
    assert more == same
    assert less - more == pytest.approx(5)


def test_the_hundred_is_worth_more_than_any_other_point() -> None:
    prospect = last_deal(80, 130)
    step = prospect.worth((0, 0), (20.0, 10.0)) - prospect.worth((0, 0), (19.0, 10.0))
    usual = prospect.worth((0, 0), (22.0, 10.0)) - prospect.worth((0, 0), (21.0, 10.0))
    # 100 to 140 costs 140, 99 to 140 costs 339.
    assert step == pytest.approx(199 * usual)


def test_in_a_match_to_a_hundred_the_first_to_arrive_wins() -> None:
    prospect = Prospect(TO_100, standing_of(TO_100, (90, 92), deals=4), 0, 1)
    first, second = prospect.worth((10, 0), (0.0, 30.0)), prospect.worth((0, 10), (30.0, 0.0))
    assert first == -second > 0
    # Declarations are counted before the tricks.
    assert prospect.worth((10, 0), (0.0, 40.0)) == first


def test_below_half_the_loss_is_double() -> None:
    prospect = Prospect(TO_100, standing_of(TO_100, (30, 95), deals=4), 0, 1)
    saved, lost = prospect.worth((20, 5), (0.0, 0.0)), prospect.worth((19, 5), (0.0, 0.0))
    assert lost == pytest.approx(2 * saved)
    assert saved < 0


def test_who_is_nearer_to_the_target_has_the_better_prospect() -> None:
    prospect = Prospect(TO_100, standing_of(TO_100, (60, 60), deals=3), 0, 1)
    ahead, behind = prospect.worth((0, 0), (25.0, 5.0)), prospect.worth((0, 0), (5.0, 25.0))
    assert ahead > 0 > behind


def both_sides(rules: PiquetRules, points: tuple[int, int]) -> tuple[Prospect, Prospect]:
    """Elder's prospect and the dealer's."""
    standing = standing_of(rules, points, deals=4)
    return Prospect(rules, standing, 0, 1), Prospect(rules, standing, 1, 0)


@pytest.mark.slow
@pytest.mark.parametrize("points", [(95, 95), (60, 70), (99, 40), (20, 96)])
def test_both_players_agree_on_who_arrives_first(points: tuple[int, int]) -> None:
    for rules in (TO_100, rules_of("meyers1888"), rules_of("chouette", 3)):
        elder, dealer = both_sides(rules, points)
        for said in ((5, 17), (0, 60), (14, 3), (0, 0)):
            for tricks in ((20.0, 5.0), (5.0, 20.0), (13.0, 13.0)):
                theirs = dealer.worth((said[1], said[0]), (tricks[1], tricks[0]))
                assert elder.worth(said, tricks) == pytest.approx(-theirs)


def test_what_elder_declares_is_counted_before_what_the_dealer_declares() -> None:
    elder, dealer = both_sides(TO_100, (95, 95))
    assert elder.worth((5, 17), (10.0, 10.0)) > 0 > dealer.worth((17, 5), (10.0, 10.0))


def test_elders_lead_is_counted_before_what_the_dealer_declares_unless_he_counts_first() -> None:
    elder, _ = both_sides(TO_100, (95, 95))
    assert elder.worth((4, 17), (10.0, 10.0)) > 0
    assert elder.worth((3, 17), (10.0, 10.0)) < 0
    # A Neunziger that he has announced in time is counted before she leads.
    elder, _ = both_sides(TO_100, (95, 5))
    assert elder.worth((4, 97), (10.0, 10.0)) < 0
    elder, _ = both_sides(rules_of("meyers1888"), (95, 95))
    assert elder.worth((4, 17), (10.0, 10.0)) < 0


def test_of_two_who_come_equally_near_in_the_tricks_elder_arrives_first() -> None:
    # Both lack ten, and the tricks would bring both twenty; elder leads.
    elder, dealer = both_sides(TO_100, (90, 90))
    assert elder.worth((0, 0), (20.0, 20.0)) > 0 > dealer.worth((0, 0), (20.0, 20.0))


def test_what_would_be_counted_after_the_winning_mark_saves_nobody_from_paying_double() -> None:
    # The dealer's 17 would bring him beyond the half, but elder is out before he declares them.
    elder, _ = both_sides(TO_100, (95, 40))
    saved, _ = both_sides(TO_100, (95, 50))
    doubled, single = elder.worth((5, 17), (0.0, 0.0)), saved.worth((5, 17), (0.0, 0.0))
    assert doubled * price(elder) == pytest.approx(2 * single * price(saved))


def price(prospect: Prospect) -> float:
    """What a point costs, in stakes."""
    return 1 / prospect.stake


@pytest.mark.parametrize(
    ("points", "expected"), [((0, 0), False), ((12, 0), False), ((60, 70), True), ((10, 95), True)]
)
def test_a_match_to_a_hundred_may_be_decided_by_a_deal_that_often_brings_enough(
    points: tuple[int, int], expected: bool
) -> None:
    for prospect in both_sides(TO_100, points):
        assert prospect.may_decide() is expected


def test_at_play_the_match_may_be_decided_if_the_tricks_that_are_left_suffice() -> None:
    # Twelve tricks bring twelve for the leads, one more for the last, and the cards ten: 23.
    standing = standing_of(TO_100, (60, 20), deals=2)
    near, far = Prospect(TO_100, standing, 0, 1, (17, 0)), Prospect(TO_100, standing, 0, 1, (16, 0))
    assert near.may_decide(12)
    assert not far.may_decide(12)
    assert not near.may_decide(11)


def test_the_standing_counts_from_the_third_deal_of_a_rubicon_match_on() -> None:
    assert [Prospect(RUBICON, standing_of(RUBICON, (20, 260), deals=deals), 0, 1).matters for deals in range(6)] == [
        False,
        False,
        True,
        True,
        True,
        True,
    ]
    # Whoever is far behind, and may still come to a hundred, gains more by points of his own than by as many fewer of
    # the other side's, because below a hundred the loser pays the sum, and beyond it the difference.
    prospect = Prospect(RUBICON, standing_of(RUBICON, (20, 260), deals=3), 0, 1)
    usual, own, fewer = (prospect.worth((0, 0), both) for both in ((20.0, 50.0), (60.0, 50.0), (20.0, 10.0)))
    assert own - usual > 1.5 * (fewer - usual) > 0


def robber(points: tuple[int, int], deals: int = 2, dealer: int = 1, **options: OptionValue) -> Prospect:
    rules = rules_of("robber", None, **options)
    return Prospect(rules, standing_of(rules, points, dealer=dealer, deals=deals), 0, 1)


def test_partners_of_raeuberpiquet_have_one_prospect_against_the_others() -> None:
    ahead, behind = (robber(points).worth((0, 0), (10.0, 10.0)) for points in ((80, 20), (20, 80)))
    assert ahead > 0 > behind
    # Seat 1 deals, so that the side of seats 0 and 2 counts first.
    assert robber((95, 95)).worth((5, 20), (5.0, 5.0)) > 0
    assert robber((95, 95), dealer=2).worth((5, 20), (5.0, 5.0)) < 0
    # A session has no end to look to, and in the last of four deals the settlement is all there is.
    assert not robber((80, 95), length="session").matters
    last = robber((80, 60), 3, length="four_deals")
    values = [last.worth((0, 0), tricks) for tricks in ((40.0, 10.0), (42.0, 10.0), (40.0, 40.0))]
    # Settled in tens: 568 are 570.
    wanted = [settled(160, 80), settled(164, 80) + 2, settled(160, 140)]
    assert [value / values[0] * wanted[0] for value in values] == pytest.approx(wanted)


def test_the_other_side_is_found_wherever_partners_sit() -> None:
    rules = rules_of("robber")
    for dealer in range(4):
        state = PiquetState(rules, standing_of(rules, (90, 10), dealer=dealer, deals=2))
        state.apply(Deal(shuffled(PACK_32, rng(3))))
        for seat in range(4):
            value = prospect_of(state.observe(seat), rules).worth((0, 0), (0.0, 0.0))
            assert (value > 0) is (seat % 2 == 0)


def test_deals_of_their_own_rules_follow_and_no_others() -> None:
    assert deals_to_target(rules_of("robber")) == played_deals("piquet.robber")
    assert deals_to_target(rules_of("kings", 3)) == played_deals("piquet.kings")
    assert deals_to_target(rules_of("chouette", 3)) == played_deals("piquet.chouette")
    assert deals_to_target(rules_of("meyers1888")) == played_deals("piquet.meyers1888")
    # To 150 a Neunziger is no match of its own, but counts as it does at a chouette.
    assert deals_to_target(TO_100) == played_deals("piquet.points")
    assert deals_to_target(rules_of("points", target=150)) == played_deals("piquet.chouette")
    # After the first match of Norman Piquet two play by the rules for two.
    two = rules_of("norman").two
    assert two is not None
    assert deals_to_target(two) == played_deals("piquet.chouette")
    with pytest.raises(KeyError):
        played_deals("piquet.nothing")


def test_a_neunziger_of_koenigspiquet_ends_a_match_from_any_standing(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("kings", 3)
    # Whoever leads always makes a Neunziger, whoever leads.
    monkeypatch.setattr("cardtable.ai.piquet.prospect.played_deals", lambda name: {(AT_ONCE + 94, 0): 1})
    to_target.cache_clear()
    table = to_target(rules)
    assert [table.value(own, other) for own, other in ((0, 0), (0, 99), (99, 50))] == [2, 1, 1]
    monkeypatch.setattr("cardtable.ai.piquet.prospect.played_deals", lambda name: {(7, AT_ONCE + 94): 1})
    to_target.cache_clear()
    table = to_target(rules)
    # What elder has counted by then may have won before; else she has come to 57, or to 17.
    assert [table.value(own, other) for own, other in ((95, 0), (50, 0), (10, 0))] == [2, -1, -2]
    to_target.cache_clear()


def test_among_equal_lines_the_one_is_asked_for_that_is_better_in_the_match() -> None:
    asked: list[bool] = []

    def tricks(more: bool) -> Totals:
        asked.append(more)
        return Totals(12, 6, 0, 0) if more else Totals(9, 3, 0, 0)

    # 89 and 12 are more than 100, and 98 are not: more for both saves the Rubicon.
    prospect = last_deal(89, 130)
    assert prospect.best((0, 0), tricks) == prospect.worth((0, 0), (12, 6))
    # Who cannot be saved pays the sum.
    prospect = last_deal(30, 130)
    assert prospect.best((0, 0), tricks) == prospect.worth((0, 0), (9, 3)) > prospect.worth((0, 0), (12, 6))
    assert asked == [True, True, False]


FOUR = rules_of("four_deals")


def of_four(points: tuple[int, int] = (0, 0), deals: int = 0, rules: PiquetRules = FOUR) -> Prospect:
    return Prospect(rules, standing_of(rules, points, deals=deals), 0, 1)


def settled(own: int, other: int) -> int:
    """What four deals pay: the difference, or double the winner's total, 100 and what the loser lacks of 100."""
    if own < other:
        return -settled(other, own)
    if own == other:
        return 0
    return own - other if other >= 100 else 2 * (own + 100 + 100 - other)


def enumerated(own: int, other: int, left: int) -> float:
    """The worth to who leads next by going through every sequence of the deals that were played."""
    deals = [*Counter(played_deals("piquet.four_deals", "piquet.four_deals")).elements()]
    total = number = 0
    for coming in product(deals, repeat=left):
        mine, theirs = own, other
        for place, deal in enumerate(coming):
            # Of the four the first and the last count double, and first ones were played.
            leads, follows = (points // (2 if left - place in (2, 3) else 1) for points in deal)
            # They lead in turn.
            mine, theirs = (mine + leads, theirs + follows) if place % 2 == 0 else (mine + follows, theirs + leads)
        total += settled(mine, theirs)
        number += 1
    return total / number


@pytest.mark.parametrize("points", [(0, 0), (60, 40), (85, 97), (140, 30), (99, 100)])
@pytest.mark.parametrize("left", [0, 1, 2])
def test_four_deals_are_worth_what_every_sequence_of_deals_pays(points: tuple[int, int], left: int) -> None:
    # Of two deals the first leads to standings between multiples of ten; what is paid goes to 400 and more.
    assert four_deals().value(*points, left) == pytest.approx(enumerated(*points, left), abs=6 if left == 2 else 1e-9)


def test_in_the_last_of_four_deals_both_totals_and_the_prizes_are_settled() -> None:
    prospect = of_four((80, 60), deals=3)
    assert prospect.matters
    assert prospect.may_decide()
    # The deal counts double: 160 to 80 pays 2 (160 + 100 + 20), and 160 to 140 the difference.
    values = [prospect.worth((0, 0), tricks) for tricks in ((40.0, 10.0), (42.0, 10.0), (40.0, 40.0))]
    # Settled in tens: 568 are 570.
    wanted = [settled(160, 80), settled(164, 80) + 2, settled(160, 140)]
    scale = values[0] / wanted[0]
    assert [value / scale for value in values] == pytest.approx(wanted)


def test_from_the_first_of_four_deals_not_every_point_is_worth_the_same() -> None:
    prospect = of_four()
    assert prospect.matters
    assert not prospect.may_decide()
    even, ahead, far = (prospect.worth((0, 0), (20.0 + more, 20.0)) for more in (0, 40, 80))
    assert ahead - even > far - ahead > 0


def test_prizes_are_doubled_with_their_deal_and_stand_beside_the_totals() -> None:
    first, last = of_four((50, 50), deals=2), of_four((50, 50), deals=3)
    for prospect in (first, last):
        prizes = prospect.prizes
        assert prizes.capot == pytest.approx(3 * prizes.pique, abs=2)
        assert prizes.repique == pytest.approx(2 * prizes.pique, abs=2)
        plain = Totals(23, 0, 0, 0)
        for capot, pique in ((1, 0), (-1, 0), (0, 1), (1, 1)):
            more = capot * prizes.capot + pique * prizes.pique
            found = prospect.settled((0, 0), plain._replace(capot=capot, pique=pique))
            assert found == pytest.approx(prospect.settled((0, 0), plain) + more)
    assert not any(last_deal(0, 0).prizes)
    assert not any(Prospect(RUBICON, standing_of(RUBICON, (0, 0)), 0, 1).prizes)


def test_the_expert_thinks_of_the_prize_of_capot() -> None:
    state, _ = exchanged(FOUR, suited("S:AKQJT987 H:AK D:AK"), suited("H:QJT9 D:QJT9 C:AKQJ"))
    while state.phase is not Phase.PLAY:
        state.apply(DECLARE if DECLARE in state.legal() else NO_NINETY)
    observation = state.observe(0)
    assert scoring_of(observation, FOUR).capot == prospect_of(observation, FOUR).prizes.capot > 0
