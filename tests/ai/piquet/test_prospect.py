"""What points are worth near the end of a partie: both totals decide, not their difference alone."""

from __future__ import annotations

import pytest

from cardtable.ai.piquet.prospect import Prospect
from cardtable.ai.played_deals import rule_sets
from cardtable.games.piquet.settlement import four_deals_gain
from tests.games.piquet.tables import rules_of, standing_of

RUBICON = rules_of("rubicon")
TO_100 = rules_of("points")


def last_deal(own: int, other: int) -> Prospect:
    return Prospect(RUBICON, standing_of(RUBICON, (own, other), deals=5), 0, 1)


def test_early_in_a_partie_every_point_is_worth_the_same() -> None:
    assert not Prospect(RUBICON, standing_of(RUBICON, (20, 30), deals=1), 0, 1).matters
    assert not Prospect(rules_of("points", target=300), standing_of(TO_100, (20, 30), deals=1), 0, 1).matters
    session = rules_of("session", deals=8)
    assert not Prospect(session, standing_of(session, (20, 30), deals=7), 0, 1).matters


def test_in_the_last_rubicon_deal_it_is_the_settlement() -> None:
    prospect = last_deal(200, 150)
    # 230 to 160 pays 100 and the difference of 70, 230 to 161 one less; 200 to 220 costs 100 and 20.
    values = [prospect.worth((0, 0), tricks) for tricks in ((30.0, 10.0), (30.0, 11.0), (0.0, 70.0))]
    assert values[0] > values[1] > values[2]
    assert (values[0] - values[1]) * 290 == pytest.approx(values[0] - values[2])


FOUR = rules_of("four_deals")


def of_four(own: int, other: int, deals: int) -> Prospect:
    return Prospect(FOUR, standing_of(FOUR, (own, other), deals=deals), 0, 1)


def test_in_the_last_of_four_deals_it_is_the_settlement() -> None:
    assert [of_four(100, 100, deals).matters for deals in range(4)] == [False, False, True, True]
    prospect = of_four(200, 150, 3)
    # The deal counts double: 260 to 170 gains 90, 260 to 172 two less; 200 to 270 costs 70.
    values = [prospect.worth((0, 0), tricks) for tricks in ((30.0, 10.0), (30.0, 11.0), (0.0, 60.0))]
    assert (values[0] - values[1]) * 80 == pytest.approx(values[0] - values[2])


def test_who_stays_below_a_hundred_in_four_deals_pays_twice_what_the_other_has_and_what_is_missing() -> None:
    prospect = of_four(60, 180, 3)
    saved, lost = (prospect.worth((0, 0), (own, 10.0)) for own in (20.0, 19.0))
    # 100 to 200 costs 100, 98 to 200 costs 2 * (200 + 100 + 2).
    assert lost == pytest.approx(saved * 604 / 100)


def test_before_the_last_of_four_deals_every_deal_that_may_come_is_counted_out() -> None:
    prospect = of_four(120, 90, 2)
    deals = rule_sets()["piquet.four_deals"]

    def after(own: int, other: int) -> float:
        # Who deals now leads next.
        total = 0
        for leads, deals_it in deals:
            mine, theirs = own + deals_it, other + leads
            if mine != theirs:
                gain = four_deals_gain(max(mine, theirs), min(mine, theirs))
                total += gain if mine > theirs else -gain
        return total / len(deals)

    values = [prospect.worth((0, 0), tricks) for tricks in ((30.0, 10.0), (10.0, 30.0), (0.0, 0.0))]
    counted = [after(150, 100), after(130, 120), after(120, 90)]
    assert (values[0] - values[2]) * (counted[1] - counted[2]) == pytest.approx(
        (values[1] - values[2]) * (counted[0] - counted[2])
    )
    assert values[0] * counted[2] == pytest.approx(values[2] * counted[0])


def test_prizes_of_four_deals_stand_beside_the_totals() -> None:
    prospect = of_four(200, 150, 3)
    step = prospect.worth((0, 0), (11.0, 0.0)) - prospect.worth((0, 0), (10.0, 0.0))
    # All tricks and 12 points, or the 12 points alone: the prize of 600 is as many as 300 points that count double.
    capot, none = prospect.difference((0, 0), 312, 12), prospect.difference((0, 0), 12, 12)
    assert capot - none == pytest.approx(300 * step)
    repique, usual = prospect.difference((230, 5), 0, 12), prospect.difference((30, 5), 0, 12)
    assert repique - usual == pytest.approx(200 * step)
    assert prospect.difference((0, 0), -412, 12) == pytest.approx(prospect.difference((0, 0), -12, 12) - 400 * step)


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


def test_in_a_partie_to_a_hundred_the_first_to_arrive_wins() -> None:
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


def test_the_difference_alone_stands_for_a_usual_sum() -> None:
    prospect = last_deal(200, 150)
    values = [prospect.difference((0, 0), tricks, 12) for tricks in (-40, -13, 0, 13, 40)]
    assert values == sorted(values)
