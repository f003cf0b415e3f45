"""What points are worth near the end of a partie: both totals decide, not their difference alone."""

from __future__ import annotations

import pytest

from cardtable.ai.piquet.prospect import Prospect
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
