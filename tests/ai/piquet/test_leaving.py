"""Of three at Norman Piquet the first to arrive leaves: how likely that is, and what a point of each is worth."""

from __future__ import annotations

import random
import statistics
from collections.abc import Sequence

import pytest

from cardtable.ai.piquet.leaving import Leaving, leaving, prices
from cardtable.ai.played_deals import played_deals_of_three
from cardtable.core.cards import PACK_32
from cardtable.core.chance import shuffled, spawn
from cardtable.core.state import Deal
from cardtable.games.piquet.persons import players_of
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import rules_of, standing_of

NORMAN = rules_of("norman")


def test_equal_deals_are_won_by_who_lacks_least_and_of_equals_by_who_counts_first() -> None:
    table = Leaving(100, {(20, 20, 20): 1})
    assert table.chances((50, 60, 50)) == (0, 1, 0)
    # One deal more and the second would lead; but all three arrive with the last deal, in the order of play.
    assert table.chances((80, 80, 80)) == (1, 0, 0)
    # Who leads plays last in the deal after.
    assert table.chances((60, 60, 60)) == (0, 1, 0)


def test_whoever_has_arrived_is_first() -> None:
    table = leaving(NORMAN)
    assert table.chances((100, 20, 20)) == pytest.approx((1, 0, 0))
    assert table.chances((30, 100, 20)) == pytest.approx((0, 1, 0))
    assert sum(table.chances((33, 47, 91))) == pytest.approx(1)


def test_chances_are_those_of_parties_that_are_played_out() -> None:
    deals = list(played_deals_of_three("piquet.norman").elements())  # type: ignore[attr-defined]
    chance = random.Random(4)
    table = leaving(NORMAN)
    for points in ((0, 0, 0), (60, 30, 50), (20, 80, 70)):
        firsts = []
        for _ in range(3000):
            totals, order = list(points), [0, 1, 2]
            first = None
            while first is None:
                deal = chance.choice(deals)
                parts = [
                    (100 - totals[one]) / more if totals[one] + more >= 100 else 2.0
                    for one, more in zip(order, deal, strict=True)
                ]
                for one, more in zip(order, deal, strict=True):
                    totals[one] += more
                first = order[parts.index(min(parts))] if min(parts) < 2 else None
                order = [*order[1:], order[0]]
            firsts.append(first)
        for place in range(3):
            share = statistics.mean(one == place for one in firsts)
            # Totals are told apart in tens only.
            assert table.chances(points)[place] == pytest.approx(share, abs=0.06)


def of_party(points: Sequence[int], party: int) -> list[float]:
    return prices(NORMAN, standing_of(NORMAN, points, dealer=0, deals=3), party)


def test_points_of_who_is_about_to_leave_cost_more_than_those_of_who_is_far_behind() -> None:
    for party, near, far in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        points = [0, 0, 0]
        points[party], points[near], points[far] = 75, 85, 10
        found = of_party(points, party)
        assert found[party] == 1
        assert found[near] < -0.5 < found[far] <= 0
    # At the beginning both cost about as much, half of one's own.
    found = of_party((0, 0, 0), 0)
    assert found[1] == pytest.approx(-0.5, abs=0.3)
    assert found[2] == pytest.approx(-0.5, abs=0.3)


def test_the_lines_of_played_deals_are_in_the_order_of_play() -> None:
    state = PiquetState(NORMAN, standing_of(NORMAN, dealer=1))
    state.apply(Deal(shuffled(PACK_32, spawn(3))))
    # Who leads deals next, and who deals plays last.
    leads, _, dealer = players_of(NORMAN, state.standing)
    assert (leads, dealer) == (0, 1)
    # Leading brings more than dealing: a point for each lead, and the first to be counted.
    sums = [
        sum(deal[place] * number for deal, number in played_deals_of_three("piquet.norman").items())
        for place in range(3)
    ]
    assert sums[0] > sums[1]
