"""Last cards at Casino where the match is at stake: by the oracle of the tests, and what the strongest player does."""

from __future__ import annotations

import random
from collections.abc import Mapping

from cardtable.ai.budget import Budget
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.outcome import CasinoPrice
from cardtable.ai.casino.players import Searcher
from cardtable.core.rules import OptionValue
from cardtable.core.state import Standing
from cardtable.games.casino.actions import Play
from cardtable.games.casino.state import CasinoState
from tests.ai.casino.decisions import positions, rule_set, situation
from tests.oracles.casino import TooLong, worths

TABLES: dict[str, tuple[str, Mapping[str, OptionValue]]] = {
    "classic": ("casino.classic", {}),
    "count_out": ("casino.classic", {"differences": False, "count_out": True}),
    "each_marks": ("casino.classic", {"differences": False}),
    "building": ("casino.classic", {"building": True, "differences": False}),
    "berlin": ("casino.berlin1810", {}),
    "royal": ("casino.royal", {"count_out": True}),
    "swedish": ("casino.swedish", {}),
    "overspader": ("casino.overspader", {}),
    "mulle_sassersson": ("casino.mulle_sassersson", {"length": "points"}),
    "mulle_glimne": ("casino.mulle_glimne", {"length": "points"}),
    "finnish": ("casino.finnish", {}),
    "kryp": ("casino.kryp", {"length": "points"}),
    "zwicker": ("casino.zwicker", {}),
    "zwicker_jensen": ("casino.zwicker_jensen", {"length": "points"}),
    "cicera": ("casino.cicera", {}),
    "house": ("casino.house", {"target": 11, "arrival": "american", "lurch": True}),
    "house_finnish": ("casino.house", {"target": 11, "arrival": "finnish", "lurch": True}),
}
"""Every rule set to a number of points, with what may decide: the double below half, the order of arrival, or both."""


def choice(state: CasinoState) -> Play:
    found = Searcher().consider(situation(state), random.Random(5), Budget(samples=20))[0].action
    assert isinstance(found, Play)
    return found


class GoesOn:
    """What a match that goes on is worth to the first side, by the table of standings."""

    def __init__(self, state: CasinoState) -> None:
        leads = state.rules.side_of[state.standing.dealer] == 0
        self._after = CasinoPrice(state.rules, state.standing.deals, leads)

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
