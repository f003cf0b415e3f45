"""No option that changes a settlement is unknown to the computer players.

Whether it changes one is asked of the engine: deals near the end of a match are played, and the same cards and plays
are settled with another choice of an option. Then the strongest player must find a play of such a deal worth something
else than before.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from typing import NamedTuple

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.casino.outcome import CasinoPrice
from cardtable.ai.ecarte.price import EcartePrice
from cardtable.ai.piquet.prospect import PiquetPrice
from cardtable.ai.player import Situation
from cardtable.ai.price import MatchPrice
from cardtable.ai.roster import player_of
from cardtable.core.chance import rng, shuffled
from cardtable.core.company import Company
from cardtable.core.errors import CodedError
from cardtable.core.rules import Option, OptionValue, RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Action, Deal, DealState, Standing
from cardtable.games.casino.variants import casino_rules
from cardtable.games.ecarte.rules import MATCH
from cardtable.games.ecarte.scoring import match_lines
from cardtable.games.ecarte.variants import ecarte_rules
from cardtable.games.piquet.settlement import UNITS
from cardtable.games.piquet.variants import piquet_rules
from cardtable.games.registry import VARIANTS, family_of, variant

TABLES = [(one.id, players) for one in VARIANTS for players in sorted(one.players)]
DEALS = 24
"""Deals of each table that are settled with every choice."""
ASKED_DEALS, ASKED = 6, 8
"""Of how many of those that are settled otherwise, and at how many of their last decisions, the player is asked."""
SAMPLES = 4


class Played(NamedTuple):
    """A deal by the usual rules: the standing before it, its cards, and what was played."""

    standing: Standing
    order: tuple[int, ...]
    actions: Sequence[Action]


def rules_with(name: str, players: int, **options: OptionValue) -> RuleSet:
    return variant(name).rule_set(players, {"stake": 1, **options})


def values(option: Option) -> Sequence[OptionValue]:
    return (True, False) if isinstance(option.default, bool) else (*option.choices, *option.suggestions)


def choices(name: str, players: int) -> Iterator[tuple[str, OptionValue, RuleSet, RuleSet]]:
    """Every option with each other value, the rules with the usual one, and those with this one. What an option brings
    that means nothing by the usual rules is tried by the first choice of another by which it does.
    """
    kind, found = variant(name), dict[str, RuleSet]()
    for option in kind.options(players):
        if option.applies is None or option.applies(players, rules_with(name, players).options):
            found[option.name] = rules_with(name, players)
    for option in kind.options(players):
        for other, value in [(one, value) for one in kind.options(players) for value in values(one)]:
            if option.name in found or option.applies is None:
                continue
            try:
                rules = rules_with(name, players, **{other.name: value})
            except CodedError:
                continue
            if option.applies(players, rules.options):
                found[option.name] = rules
    for option in kind.options(players):
        if option.name not in found or option.name == "stake":
            continue
        base = found[option.name]
        for value in values(option):
            try:
                rules = kind.rule_set(players, {**base.options, option.name: value})
            except CodedError:
                continue
            if value != base.options[option.name]:
                yield option.name, value, base, rules


def target_of(rules: RuleSet) -> int:
    """Return the points that end a match; 0 if a number of deals does."""
    ended_by_deals = rules.options.get("length") in ("deals", "four_deals", "session")
    return 0 if ended_by_deals else int(rules.options.get("target", 0))


def standings(rules: RuleSet, generator: random.Random) -> Standing:
    """A standing near the end of a match, or somewhere in it."""
    family = family_of(rules.variant)
    begin = family.begin(rules, generator.randrange(rules.players))
    if rules.variant == "piquet.norman" and generator.random() < 0.5:
        # One has left, and the other two play who pays.
        begin = family.fold(rules, begin, [ScoreLine("cards", 1, int(rules.options["target"]))])
    playing = Company.of(begin).players or tuple(range(len(begin.points)))
    target = target_of(rules)
    deals = int(rules.options.get("deals", 0)) or {"piquet.rubicon": 6, "piquet.four_deals": 4}.get(rules.variant, 4)
    points = [0] * len(begin.points)
    for seat in playing:
        if family.name == "ecarte":
            points[seat] = generator.randrange(MATCH)
        elif target:
            line = generator.choice((target, (target + 1) // 2))
            points[seat] = max(0, line - 1 - generator.randrange(max(1, min(line, target // 3))))
        else:
            points[seat] = generator.randrange(60, 130) if family.name == "piquet" else generator.randrange(20)
    return Standing(tuple(points), begin.dealer, 0 if target else deals - 1, begin.carried)


@cache
def played(rules: RuleSet) -> tuple[Played, ...]:
    """Deals of greedy players."""
    family, found = family_of(rules.variant), []
    greedy = player_of(family.name, "greedy")
    for number in range(DEALS):
        generator = random.Random(f"{rules.variant} {rules.players} {number}")
        standing = standings(rules, generator)
        order = shuffled(family.pack(rules), generator)
        state, actions = family.deal(rules, standing), list[Action]()
        state.apply(Deal(order))
        while state.actor() >= 0:
            facts = Situation(family, rules, standing, state.observe(state.actor()))
            actions.append(greedy.consider(facts, generator, Budget(samples=1))[0].action)
            state.advance(actions[-1])
        found.append(Played(standing, order, actions))
    return tuple(found)


def standing_by(rules: RuleSet, deal: Played) -> Standing:
    """Return the standing of the deal with all that a match by ``rules`` carries from its beginning, such as a pool."""
    begun = family_of(rules.variant).begin(rules, deal.standing.dealer)
    carried = {**dict(begun.carried), **dict(deal.standing.carried)}
    return replace(deal.standing, carried=tuple(carried.items()))


def again(rules: RuleSet, deal: Played) -> list[DealState] | None:
    """Return the positions of the deal by ``rules``, with the last one; None if it could not be played so."""
    family = family_of(rules.variant)
    target = target_of(rules)
    if len(family.sides(rules)) != len(deal.standing.points) or len(family.pack(rules)) != len(deal.order):
        return None
    if target and max(deal.standing.points) >= target:
        return None
    state = family.deal(rules, standing_by(rules, deal))
    state.apply(Deal(deal.order))
    found = [state.copy()]
    for action in deal.actions:
        if state.actor() < 0:
            break
        if action not in state.legal():
            return None
        state.advance(action)
        found.append(state.copy())
    return found if state.actor() < 0 else None


def settled(rules: RuleSet, deal: Played, end: DealState) -> tuple[object, ...]:
    """Return what everybody gains by the deal, in stakes; where points are settled, what those of the deal come to,
    whether they are settled now or later.
    """
    stake = max(1, int(rules.options.get("stake", 1)))
    standing = standing_by(rules, deal)
    after = family_of(rules.variant).fold(rules, standing, end.lines())
    if family_of(rules.variant).name == "casino" and casino_rules(rules).by_points:
        return after.points
    before = Company.of(standing).accounts or (0,) * len(after.points)
    return tuple((one - other) / stake for one, other in zip(Company.of(after).accounts or before, before, strict=True))


def worths(rules: RuleSet, deal: Played, state: DealState) -> dict[str, float]:
    """Return what each play is worth to the player."""
    family = family_of(rules.variant)
    facts = Situation(family, rules, standing_by(rules, deal), state.observe(state.actor()))
    options = player_of(family.name, "searcher").consider(facts, rng(5, 1), Budget(samples=SAMPLES))
    return {str(one.action): round(one.value, 6) for one in options}


def known(usual: RuleSet, other: RuleSet, deal: Played) -> bool:
    """Whether a play of the deal is worth something else by the ``other`` rules."""
    one, two = again(usual, deal), again(other, deal)
    assert one is not None
    assert two is not None
    asked = 0
    # One may be over before the other.
    for before, now in reversed([*zip(one[:-1], two[:-1], strict=False)]):
        seat = before.actor()
        if before.observe(seat).to_json().get("hand") != now.observe(seat).to_json().get("hand"):
            # It is another deal, so that there is nothing to be unknown.
            return True
        if len(before.legal().representatives()) < 2:
            continue
        if worths(usual, deal, before) != worths(other, deal, now):
            return True
        asked += 1
        if asked == ASKED:
            break
    return False


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_changes_a_settlement_changes_a_worth(name: str, players: int) -> None:
    unknown = set()
    for option, _, usual, rules in choices(name, players):
        if len(family_of(name).sides(rules)) != len(family_of(name).sides(usual)):
            # Other sides are another table.
            continue
        differ = []
        for deal in played(usual):
            one, two = again(usual, deal), again(rules, deal)
            if one and two and settled(usual, deal, one[-1]) != settled(rules, deal, two[-1]):
                differ.append(deal)
        if differ and not any(known(usual, rules, deal) for deal in differ[:ASKED_DEALS]):
            unknown.add((name, option))
    assert unknown == set()


def prices(rules: RuleSet, deals: int) -> MatchPrice:
    """What a match is worth to the players before the end of a deal, for the first side."""
    if family_of(rules.variant).name == "casino":
        return CasinoPrice(casino_rules(rules), deals, leads_next=True)
    if family_of(rules.variant).name == "ecarte":
        return EcartePrice(ecarte_rules(rules), leads_next=True)
    playing = piquet_rules(rules)
    return PiquetPrice(playing, max(0, playing.deals - deals - 1), leads_next=True)


def is_of_two(name: str, players: int) -> bool:
    """Whether two sides play a match that is won; the others are told by the deals above."""
    rules, family = rules_with(name, players), family_of(name).name
    if family == "casino":
        return len(family_of(name).sides(rules)) == 2 and not casino_rules(rules).by_points
    return name != "piquet.norman"


OF_TWO = [(name, players) for name, players in TABLES if is_of_two(name, players)]
POINTS = [(5, 11), (6, 11), (0, 5), (4, 14), (12, 16), (20, 22), (49, 100), (50, 100), (99, 250), (99, 143), (100, 130)]
POINTS_AT_ECARTE = [(loser, winner) for winner in (MATCH, MATCH + 2) for loser in range(MATCH)]


@pytest.mark.parametrize(("name", "players"), OF_TWO)
def test_a_match_that_is_over_is_worth_what_the_engine_settles(name: str, players: int) -> None:
    over = 0
    reached = POINTS_AT_ECARTE if family_of(name).name == "ecarte" else POINTS
    for (_, _, usual, rules), both in product(choices(name, players), reached):
        family, begin = family_of(name), family_of(name).begin(rules, 0)
        one, other = (Company.of(begin).players or (0, 1))[:2]
        for points, length in product((both, both[::-1]), {usual.options.get("deals", 0), 4, 6}):
            deals = max(0, int(length) - 1)
            before = replace(begin, deals=deals)
            lines = [ScoreLine("deal_total", one, points[0]), ScoreLine("deal_total", other, points[1])]
            if family.name == "ecarte":
                lines += match_lines(ecarte_rules(rules), before, lines)
            after = family.fold(rules, before, lines)
            gains = [
                gain - was
                for gain, was in zip(
                    Company.of(after).accounts or (0,) * len(after.points),
                    Company.of(begin).accounts or (0,) * len(after.points),
                    strict=True,
                )
            ]
            if not any(gains):
                continue
            # The winner may be paid by more than one, or the loser pay more than one; each of them as much.
            paid = min(abs(gains[one]), abs(gains[other])) * (1 if gains[one] > 0 else -1)
            unit = UNITS[piquet_rules(rules).rounding] if name.startswith("piquet") else 1
            # Of two that have the target at Piquet the first has arrived first.
            worth = prices(rules, deals).settled(points[0], points[1], tie=1.0)
            assert worth == paid * unit / max(1, int(rules.options["stake"])), (rules, points, deals)
            over += 1
    assert over
