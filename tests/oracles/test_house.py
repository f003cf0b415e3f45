"""The engine and a referee of house rules that was written apart from it agree on every card that is dealt, every legal
play, every point and who has won, with options by chance.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress

import pytest

from cardtable.core.cards import format_card
from cardtable.core.errors import RuleSetError
from cardtable.core.rules import OptionValue, RuleSet
from cardtable.core.scores import totals
from cardtable.core.state import Deal, Standing
from cardtable.games.casino.actions import Play
from cardtable.games.casino.family import CasinoFamily
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.variants import HOUSE, casino_rules
from cardtable.games.registry import variant
from tests.contract.setups import choose
from tests.games.agreements import agreed
from tests.oracles.house import Referee, Told

KIND = variant(HOUSE)
FAMILY = CasinoFamily()
SEEDS = range(7_000, 7_100)
MOST_THINGS = 8
"""The most cards and builds on a table whose plays are compared: the referee tries all subsets."""


def told(play: Play) -> Told:
    return format_card(play.card), tuple(sorted(map(format_card, play.taken))), play.builds, play.value


def houses(seed: int, generator: random.Random) -> RuleSet:
    """House rules by chance; now and then with builds, duties or cards of two values, so that these meet, or such that
    the fewest points win.
    """
    players = 2 + generator.randrange(3)
    fixed: dict[str, OptionValue] = {"strict": False}
    match seed % 4:
        case 0:
            fixed |= {"one_set": False, "builds": True, "court_values": generator.choice(("numbers", "ten"))}
        case 1:
            fixed |= {"one_set": False, "builds": False, "duty": generator.choice(("something", "sweep", "all"))}
    if generator.random() < 0.4:
        fixed |= {"ace_value": "one_or_fourteen", "little_value": "two_or_fifteen", "big_value": "ten_or_sixteen"}
    found = agreed(KIND, players, generator, **fixed)
    if generator.random() < 0.3:
        more: dict[str, OptionValue] = {
            "wins": "fewest",
            "sweep_points": 1 + generator.randrange(5),
            "sweep_kind": "passed_on",
        }
        with suppress(RuleSetError):
            found = KIND.rule_set(players, {**found.options, **more, "arrival": "none", "differences": False})
        with suppress(RuleSetError):
            found = KIND.rule_set(players, {**found.options, "twin_points": generator.randrange(3) * 5})
    return found


def points_before(rules: CasinoRules, generator: random.Random) -> list[int]:
    """Points with which a deal can begin: near to a target, so that many deals decide a match. Two may be there already
    and tie.
    """
    sides, target = len(rules.sides), rules.target
    if target and not rules.draws_shared and generator.random() < 0.1:
        level = target + generator.randrange(3)
        others = range(target) if rules.good > 0 else range(level + 1, level + 9)
        found = [level, level, *(generator.choice(others) for _ in range(sides - 2))]
        return generator.sample(found, sides)
    return [max(0, target - generator.randrange(1, 9)) if target else generator.randrange(20) for _ in range(sides)]


def check_deals(seeds: range) -> Counter[str]:
    """Watch a random deal for each seed; return how often something was compared or happened."""
    happened = Counter[str]()
    for seed in seeds:
        generator = random.Random(seed)
        rule_set = houses(seed, generator)
        before = points_before(casino_rules(rule_set), generator)
        watch(rule_set, rule_set.options, before, seed, generator, happened)
    return happened


def watch(
    rule_set: RuleSet,
    options: Mapping[str, OptionValue],
    before: Sequence[int],
    seed: int,
    generator: random.Random,
    happened: Counter[str],
) -> None:
    """Watch a random deal of ``rule_set`` with the referee, to whom the house rules ``options`` say the same; count in
    ``happened`` what was compared.
    """
    rules = casino_rules(rule_set)
    dealt = generator.randrange(max(1, rules.deals))
    standing = Standing(tuple(before), generator.randrange(rule_set.players), dealt)
    state = CasinoState(rules, standing)
    pack = generator.sample(rules.pack, len(rules.pack))
    state.apply(Deal(tuple(pack)))
    referee = Referee(options, rule_set.players, standing.dealer, [format_card(card) for card in pack], list(before))
    captures_often = generator.random() < 0.6
    while state.actor() >= 0:
        assert referee.turn == state.actor(), seed
        assert [sorted(hand) for hand in referee.hands] == [sorted(map(format_card, hand)) for hand in state.hands], (
            seed
        )
        assert sorted(referee.table) == sorted(map(format_card, state.table)), seed
        happened["positions"] += 1
        if len(state.table) + len(state.builds) <= MOST_THINGS:
            plays = [told(one) for one in state.legal()]
            assert len(plays) == len(set(plays)), seed
            assert set(plays) == referee.legal(), seed
            happened["plays"] += len(plays)
        offered = state.legal().representatives()
        takers = [one for one in offered if one.captures or one.value]
        play = generator.choice(takers) if takers and captures_often else choose(state, generator)
        assert isinstance(play, Play)
        happened["builds"] += bool(play.value)
        referee.see(told(play))
        state.apply(play)
    assert referee.over, seed
    lines = state.lines()
    points = [had + more for had, more in zip(before, totals(lines, len(before)), strict=True)]
    assert points == referee.count.now, seed
    after = FAMILY.fold(rule_set, standing, lines)
    winners = referee.count.winners(dealt + 1)
    assert list(after.winners) == winners, seed
    assert not winners or rules.by_points or list(after.factors) == referee.count.doubles_paid(winners), seed
    happened["won"] += bool(winners)
    happened["by a mark"] += referee.count.decided
    happened["passed on"] += options["sweep_kind"] == "passed_on"
    happened["deals"] += 1


def test_every_play_and_every_point_is_as_another_referee_says() -> None:
    happened = check_deals(SEEDS)
    assert happened["positions"] > 2_000
    assert happened["builds"] > 100
    assert happened["won"] > 20


@pytest.mark.slow
def test_many_deals_are_as_another_referee_says() -> None:
    assert check_deals(range(100_000, 100_400))["won"] > 100
