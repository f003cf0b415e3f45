"""A match that pays double below half: who has lost saves the stake, and who has won keeps the other below it."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.outcome import AfterDeal, to_target
from cardtable.ai.casino.players import Searcher
from cardtable.core.rules import OptionValue
from cardtable.core.state import Standing
from cardtable.games.casino.actions import Play
from cardtable.games.casino.state import CasinoState
from tests.ai.casino.decisions import positions, rule_set, situation
from tests.games.casino.positions import position, rules_of
from tests.oracles.casino import TooLong, worths

TABLES: dict[str, tuple[str, Mapping[str, OptionValue]]] = {
    "classic": ("casino.classic", {}),
    "count_out": ("casino.classic", {"differences": False, "count_out": True}),
    "each_marks": ("casino.classic", {"differences": False}),
    "building": ("casino.classic", {"building": True, "differences": False}),
    "berlin": ("casino.berlin1810", {}),
    "royal": ("casino.royal", {"count_out": True}),
}


def choice(state: CasinoState) -> Play:
    found = Searcher().consider(situation(state), random.Random(5), Budget(samples=20))[0].action
    assert isinstance(found, Play)
    return found


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


class GoesOn:
    """What a match that goes on is worth to the first side, by the table of standings."""

    def __init__(self, state: CasinoState) -> None:
        leads = state.rules.side_of[state.standing.dealer] == 0
        self._after = AfterDeal(state.rules, state.standing.deals, leads)

    def __call__(self, standing: Standing) -> float:
        return self._after.pays(standing.points[0], standing.points[1])


def endings(name: str, number: int, seed: int) -> list[tuple[CasinoState, Mapping[Play, float]]]:
    """Last cards, all of them known, in which a play is worth more than another."""
    variant, options = TABLES[name]
    rules = rule_set(variant, 2, options)
    generator = random.Random(f"{name} {seed}")
    found: list[tuple[CasinoState, Mapping[Play, float]]] = []
    while len(found) < number:
        target = int(rules.options["target"])
        points = (generator.randrange(target), generator.randrange(target // 2, target))
        for state in positions(rules, generator.randrange(10**6), generator.choice((points, points[::-1]))):
            desk = Desk(situation(state))
            if not desk.everything_known or not 3 <= sum(map(len, state.hands)) <= 6:
                continue
            try:
                pays = worths(state, GoesOn(state), most=3000)
            except TooLong:
                continue
            if max(pays.values()) - min(pays.values()) > 0.02:
                found.append((state.copy(), pays))
                break
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_nothing_is_given_away_that_can_be_seen(name: str) -> None:
    for state, pays in endings(name, 6, 1):
        assert pays[choice(state)] == pytest.approx(max(pays.values()), abs=0.01)


def test_the_worth_of_a_standing_knows_the_double() -> None:
    single, double = (rules_of("classic", 2, lurch=lurch) for lurch in (False, True))
    # Who is far behind loses more than a stake, on average.
    assert to_target(double).value(0, 10) < to_target(single).value(0, 10) - 0.3
    assert AfterDeal(double, 3, True).pays(5, 11) == -2.0
    assert AfterDeal(double, 3, True).pays(6, 11) == AfterDeal(single, 3, True).pays(5, 11) == -1.0
    assert AfterDeal(double, 3, True).pays(12, 4) == 2.0
