"""The named rule sets of Casino and the referee of house rules, which is told them as options, agree on every card that
is dealt, every legal play, every point and who has won.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import partial

import pytest

from cardtable.core.rules import Options
from cardtable.games.casino.variants import HOUSE, casino_rules
from cardtable.games.registry import variant
from tests.oracles.test_house import points_before, watch

DEALS = 12
SEEDS = range(43_000, 43_000 + DEALS)
OUT_OF_REACH = {"target": 999}
"""Where the order of arrival is none that house rules have, the points alone are compared."""
OTHERS: dict[str, Options] = {
    "casino.berlin1810": {
        "target": 11,
        "little_value": "two_or_fifteen",
        "big_value": "ten_or_sixteen",
        "cards_points": 3,
        "spades_count": "seven",
        "spades_points": 1,
        "differences": True,
        "tie": "deal",
        "lurch": True,
    },
    "casino.mulle_sassersson": {
        "packs": 2,
        "length": "deals",
        "deals": 4,
        "hand_cards": 5,
        "table_cards": 5,
        "cards_points": 0,
        "spades_points": 1,
        "mulles": "alone",
        "tie": "deal",
    },
}
"""What makes house rules agree with rule sets that are no presets of theirs."""
OF_THREE: Options = {"differences": False, "spades_count": "most", "lurch": False}
"""At the German game of 1810 three mark their own points, and the most spades count."""
NAMED = ("casino.swedish", "casino.overspader", "casino.mulle_sassersson", "casino.mulle_glimne", "casino.finnish",
         "casino.classic", "casino.berlin1810", "casino.royal", "casino.kryp")  # fmt: skip


def as_house_rules(name: str, players: int) -> Options:
    """The options with which house rules for so many players are those of a named rule set."""
    house = variant(HOUSE)
    presets = house.presets(players)
    more: Options = {}
    if name == "casino.berlin1810":
        more = {**OUT_OF_REACH, **OF_THREE} if players == 3 else {"sides": True} if players == 4 else {}
    return {**OTHERS.get(name, presets.get(name, {})), **more}


def check_deals(name: str, seeds: range) -> Counter[str]:
    """Watch a random deal of a rule set for each seed; return how often something was compared or happened."""
    happened = Counter[str]()
    kind, house = variant(name), variant(HOUSE)
    known = [players for players in kind.players if players in house.players]
    for seed in seeds:
        generator = random.Random(seed)
        players = known[seed % len(known)]
        options = as_house_rules(name, players)
        target = OUT_OF_REACH if options.get("target") == OUT_OF_REACH["target"] else {}
        rule_set = kind.rule_set(players, {**target, **({"lurch": False} if target else {})})
        asked = {option: value for option, value in options.items() if option != "target" or not target}
        read = {**house.rule_set(players, asked).options, **target}
        rules = casino_rules(rule_set)
        before = [0] * len(rules.sides) if target else points_before(rules, generator)
        watch(rule_set, read, before, seed, generator, happened)
    return happened


REFEREES = {name: partial(check_deals, name) for name in NAMED}


@pytest.mark.parametrize("name", NAMED)
def test_every_play_and_every_point_is_as_another_referee_says(name: str) -> None:
    happened = check_deals(name, SEEDS)
    assert happened["deals"] == DEALS
    assert happened["plays"] > 500


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMED)
def test_many_deals_are_as_another_referee_says(name: str) -> None:
    assert check_deals(name, range(430_000, 430_060))["deals"] == 60
