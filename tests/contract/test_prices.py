"""No option that changes a settlement is unknown to the computer players.

Whether it changes one is asked of the engine: one deal with chosen points is folded into standings near the end of a
match, with each choice of each option. Then the worth of some standing must change for the players, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from cardtable.ai.casino.outcome import AfterDeal
from cardtable.ai.ecarte.worth import elder_outlook
from cardtable.ai.piquet.prospect import Prospect
from cardtable.core.company import Company
from cardtable.core.errors import CodedError
from cardtable.core.rules import OptionValue, RuleSet
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.state import Standing
from cardtable.games.casino.variants import casino_rules
from cardtable.games.ecarte.evening import evening_of
from cardtable.games.ecarte.variants import ecarte_rules
from cardtable.games.piquet.variants import piquet_rules
from cardtable.games.registry import VARIANTS, family_of, variant

ALIKE = {"rounds", "parties", "matches", "order", "rubber", "stake"}
"""How many matches are played, and who plays them: each is paid by itself; and the unit in which all are paid."""
TABLES = [
    (one.id, players)
    for one in VARIANTS
    for players in sorted(one.players)
    # With more sides than two a player does not look at payments yet, only at who wins.
    if len(family_of(one.id).sides(one.rule_set(players))) == 2 or one.family == "ecarte"
]
POINTS = [(5, 11), (6, 11), (0, 5), (4, 14), (12, 16), (20, 22), (30, 99), (60, 101), (49, 250), (88, 143), (2, 3)]


def choices(name: str, players: int) -> Iterator[tuple[str, OptionValue, RuleSet]]:
    """Every option with each other value that may stand with the defaults."""
    kind = variant(name)
    usual = kind.rule_set(players)
    for option in kind.options(players):
        values: list[OptionValue] = list(option.choices or option.suggestions or ())
        if isinstance(option.default, bool):
            values = [True, False]
        for value in values:
            if value == usual.options.get(option.name):
                continue
            try:
                yield option.name, value, kind.rule_set(players, {option.name: value})
            except CodedError:
                continue


def settled(rules: RuleSet) -> list[object]:
    """What the engine pays at standings near the end of a match, in stakes."""
    family, found = family_of(rules.variant), list[object]()
    stake = max(1, int(rules.options.get("stake", 1)))
    begin = family.begin(rules, 0)
    sides = len(begin.points)
    for deals, points in product((0, 3, 5, 7), POINTS):
        for both in (points, points[::-1]):
            before = Standing((0,) * sides, 0, deals, begin.carried)
            told = parameters(spades=0, cards=0)
            lines = [ScoreLine("deal_total", side, points) for side, points in enumerate(both)]
            lines += [ScoreLine("won", side, 0, told, marked=False) for side in range(sides)]
            after = family.fold(rules, before, lines)
            over = after.over or Company.of(after).matches != Company.of(before).matches
            accounts = Company.of(after).accounts or ()
            found.append((over, after.factors if not accounts else (), tuple(gain / stake for gain in accounts)))
    return found


def known(rules: RuleSet) -> list[object]:
    """What such standings are worth to the players, in stakes or points of the settlement."""
    family, found = variant(rules.variant).family, list[object]()
    for deals, points in product((0, 3, 5, 7), POINTS):
        for both in (points, points[::-1]):
            found.append(_worth(family, rules, deals, both))
    return found


def _worth(family: str, rules: RuleSet, deals: int, points: tuple[int, int]) -> object:
    begin = family_of(rules.variant).begin(rules, 0)
    if family == "casino":
        return AfterDeal(casino_rules(rules), deals, True).pays(*points)
    if family == "ecarte":
        at = Standing((min(points[0], 4), min(points[1], 4), *begin.points[2:]), 0, deals, begin.carried)
        return elder_outlook(at, evening_of(at).players[0] if evening_of(at).players else 0, ecarte_rules(rules).matsch)
    playing = piquet_rules(rules)
    if playing.target and max(points) >= playing.target:
        return ()
    at = Standing((*points, *begin.points[2:]), 0, deals, begin.carried)
    prospect = Prospect(playing, at, 0, 1)
    told = [prospect.worth(gained, (0, 0)) for gained in ((0, 0), (12, 0), (0, 12))] if prospect.matters else []
    return (*told, *prospect.prizes)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_changes_a_settlement_changes_a_worth(name: str, players: int) -> None:
    usual = variant(name).rule_set(players)
    before, unknown = settled(usual), []
    for option, value, rules in choices(name, players):
        if len(family_of(name).sides(rules)) != len(family_of(name).sides(usual)):
            # Other sides are another table.
            continue
        if option not in ALIKE and settled(rules) != before and known(rules) == known(usual):
            unknown.append((option, value))
    assert not unknown
