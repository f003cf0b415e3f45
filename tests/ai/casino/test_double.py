"""A match that pays double below half: who has lost saves the stake, and who has won keeps the other below it."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.casino.outcome import CasinoPrice, to_target
from cardtable.ai.casino.players import Searcher
from tests.ai.casino.decisions import situation
from tests.ai.casino.endings import TABLES, choice, endings
from tests.games.casino.positions import position, rules_of


def test_a_capture_that_saves_the_double_is_seen() -> None:
    rules = rules_of("classic", 2, differences=False, count_out=True)
    pile = "2C 3C KC QC JC AC AD 2S TD 2D 3D QD 4D 6D 7D 8D 9D JS QS KS TS 9S 8S"
    state = position(rules, ["3H", "4H"], "AS 3S", piles=("KH QH", pile), points=(5, 10), last_capturer=1)
    assert str(choice(state)) == "3H x 3S"
    values = {
        str(one.action): one.value for one in Searcher().consider(situation(state), random.Random(1), Budget(samples=1))
    }
    # One stake instead of two.
    assert values["3H x 3S"] - values["3H"] == pytest.approx(9.0, abs=0.5)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_nothing_is_given_away_that_can_be_seen(name: str) -> None:
    for state, pays in endings(name, 6, 1):
        assert pays[choice(state)] == pytest.approx(max(pays.values()), abs=0.01)


def test_the_worth_of_a_standing_knows_the_double() -> None:
    single, double = (rules_of("classic", 2, lurch=lurch) for lurch in (False, True))
    # Who is far behind loses more than a stake, on average.
    assert to_target(double).value(0, 10) < to_target(single).value(0, 10) - 0.3
    assert CasinoPrice(double, 3, True).pays(5, 11) == -2.0
    assert CasinoPrice(double, 3, True).pays(6, 11) == CasinoPrice(single, 3, True).pays(5, 11) == -1.0
    assert CasinoPrice(double, 3, True).pays(12, 4) == 2.0
