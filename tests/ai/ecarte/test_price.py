"""What a match pays: in a pool of three, by what the engine settles until somebody has won two running."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardtable.ai.ecarte.price import EcartePrice, PoolPrice, match_price
from cardtable.core.state import Standing
from cardtable.games.ecarte.evening import evening_of
from cardtable.games.ecarte.rules import MATCH, EcarteRules
from cardtable.games.ecarte.scoring import DealFacts, final_lines
from cardtable.games.ecarte.variants import ecarte_rules
from cardtable.games.registry import variant
from tests.games.ecarte.positions import FAMILY

ROTATION = variant("ecarte.rotation")
MATCHES = 40
"""Matches after which a pool that nobody has won is broken off: its weight is less than a billionth."""
BEGINNINGS = [(), (0,), (0, 2), (0, 2, 1), (2,), (1, 2)]
"""The winners of the matches before."""


def pool(stake: int = 1) -> EcarteRules:
    return ecarte_rules(ROTATION.rule_set(3, {"length": "pool", "stake": stake}))


def won_by(rules: EcarteRules, standing: Standing, winner: int) -> Standing:
    """The standing after a match in which the other player has marked a point."""
    other = evening_of(standing).other(winner)
    standing = FAMILY.fold(rules.rule_set, standing, final_lines(rules, standing, (), DealFacts(other, winner, 3)))
    matches = evening_of(standing).matches
    while not standing.over and evening_of(standing).matches == matches:
        facts = DealFacts(winner, other, 3)
        standing = FAMILY.fold(rules.rule_set, standing, final_lines(rules, standing, (), facts))
    return standing


def gains(rules: EcarteRules, standing: Standing, left: int = MATCHES) -> list[float]:
    """What everybody is expected to gain if each match is won by either player as often."""
    if standing.over or not left:
        return [float(units) for units in evening_of(standing).accounts]
    both = [gains(rules, won_by(rules, standing, winner), left - 1) for winner in evening_of(standing).players]
    return [(one + other) / 2 for one, other in zip(*both, strict=True)]


@pytest.mark.parametrize("before", BEGINNINGS, ids=lambda before: f"after {len(before)}: {before}")
@pytest.mark.parametrize("stake", [1, 3])
def test_a_match_of_a_pool_pays_what_the_engine_settles_in_the_end(before: tuple[int, ...], stake: int) -> None:
    rules = pool(stake)
    standing = FAMILY.begin(rules.rule_set, 0)
    for winner in before:
        standing = won_by(rules, standing, winner)
    evening = evening_of(standing)
    for seat in evening.players:
        price = match_price(rules, True, evening, seat)
        for winner in evening.players:
            settled = gains(rules, won_by(rules, standing, winner))[seat]
            own, other = (MATCH, 1) if winner == seat else (1, MATCH)
            # What has been paid in is settled in the end; the price leaves it out.
            assert price.settled(own, other) == pytest.approx((settled + evening.paid[seat]) / stake, abs=1e-6)


def test_who_can_end_the_pool_gains_most_by_a_second_stake() -> None:
    rules = ecarte_rules(ROTATION.rule_set(3, {"length": "pool", "matsch": True}))
    standing = won_by(rules, FAMILY.begin(rules.rule_set, 0), 0)
    evening = evening_of(standing)
    (challenger,) = set(evening.players) - {0}
    more = [
        match_price(rules, True, evening, seat).result(MATCH, 0, True)
        - match_price(rules, True, evening, seat).result(MATCH, 1, True)
        for seat in (0, challenger)
    ]
    assert more == pytest.approx([1, 4 / 7])


@pytest.mark.parametrize("leads", [True, False])
@pytest.mark.parametrize("matsch", [True, False])
def test_a_match_that_goes_on_is_worth_more_with_more_points(leads: bool, matsch: bool) -> None:
    rules = ecarte_rules(ROTATION.rule_set(3, {"length": "pool", "matsch": matsch}))
    evening = evening_of(FAMILY.begin(rules.rule_set, 0))
    price = match_price(rules, leads, evening, evening.players[0])
    values = [price.pays(own, 2) for own in range(MATCH + 1)]
    assert all(less < more for less, more in pairwise(values))
    assert price.pays(0, MATCH) < values[0]


def test_a_match_without_a_pool_is_paid_by_the_loser_to_the_winner() -> None:
    rules = ecarte_rules(variant("ecarte").rule_set(2, {}))
    price = match_price(rules, True, evening_of(FAMILY.begin(rules.rule_set, 0)), 0)
    assert type(price) is EcartePrice
    assert not isinstance(price, PoolPrice)
    assert price.settled(MATCH, 3) == -(price.settled(3, MATCH) or 0) == 1
