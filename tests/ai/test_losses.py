"""From what decisions cost to a level: back where it came from, and careful where little is known."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.losses import Judged, expected, level_of, losses
from cardtable.ai.names import PLAYERS, USUAL_LEVEL
from cardtable.ai.player import Situation
from cardtable.ai.roster import player_of
from cardtable.core.chance import rng, shuffled
from cardtable.core.match import Match
from cardtable.games.registry import VARIANTS, family_of, variant

MANY = 100_000


def judged(rule_set: str, level: float, decisions: int = MANY) -> Judged:
    return Judged(rule_set, decisions, decisions * expected(rule_set, level))


def test_every_rule_set_has_a_figure_for_every_player() -> None:
    assert set(losses()) == {one.id for one in VARIANTS}
    for costs in losses().values():
        assert len(costs) == len(PLAYERS)
        assert all(cost >= 0 for cost in costs)
        assert costs[0] > costs[1] > costs[-1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_house_rules_begin_as_the_swedish_game_whose_figures_they_have(players: int) -> None:
    """Nothing is measured for rules that everybody makes for himself: by those that they begin with each deal is the
    Swedish one, card by card and point by point.
    """
    assert losses()["casino.house"] == losses()["casino.swedish"]
    counter = player_of("casino", "counter")
    for seed in range(4):
        told = []
        for name in ("casino.house", "casino.swedish"):
            rule_set, family = variant(name).rule_set(players), family_of(name)
            match = Match(family, rule_set, (), 0)
            match.begin_deal(shuffled(family.pack(rule_set), rng(seed)))
            while (state := match.state) is not None:
                situation = Situation(family, rule_set, match.standing, state.observe(state.actor()))
                match.apply(counter.consider(situation, rng(seed), Budget(samples=1))[0].action)
            told.append((match.deals[0].actions, match.standing.points, match.over))
        assert told[0] == told[1]


@pytest.mark.parametrize("rule_set", sorted(losses()))
@pytest.mark.parametrize("level", [0.0, 0.3, 1.0, 1.7, 2.5, 3.9])
def test_who_plays_at_a_level_is_found_there(rule_set: str, level: float) -> None:
    found = level_of([judged(rule_set, level)])
    # Two neighbours may be equally good.
    assert expected(rule_set, found) == pytest.approx(expected(rule_set, level), abs=0.002)


def test_a_stronger_player_never_costs_more() -> None:
    for rule_set in losses():
        costs = [expected(rule_set, step / 10) for step in range(41)]
        assert all(stronger <= weaker + 1e-9 for weaker, stronger in pairwise(costs))
        assert costs[::10] == pytest.approx(losses()[rule_set])


def test_of_whom_nothing_is_known_has_the_usual_level() -> None:
    assert level_of([]) == USUAL_LEVEL
    assert level_of([Judged("skat", 40, 7.0)]) == USUAL_LEVEL


def test_the_more_is_known_the_more_it_counts() -> None:
    levels = [level_of([judged("casino.swedish", 0.0, decisions)]) for decisions in (4, 24, 240, MANY)]
    assert levels == sorted(levels, reverse=True)
    assert levels[0] > 0.8
    assert levels[-1] < 0.01


def test_nobody_leaves_the_scale() -> None:
    assert level_of([Judged("ecarte", MANY, 99.0 * MANY)]) == pytest.approx(0.0, abs=0.01)
    assert level_of([Judged("ecarte", MANY, 0.0)]) == pytest.approx(len(PLAYERS) - 1, abs=0.01)


def test_rule_sets_count_by_their_decisions_each_by_its_own_measure() -> None:
    """Half of the deals as one player, half as the next, by rule sets whose points are worth differently."""
    found = level_of([judged("casino.swedish", 1.0), judged("piquet.rubicon", 1.0)])
    assert found == pytest.approx(1.0, abs=0.001)
    assert 1.0 < level_of([judged("casino.swedish", 1.0), judged("piquet.rubicon", 2.0)]) < 2.0


def test_a_blunder_at_dear_points_does_not_outweigh_many_good_decisions_at_cheap_ones() -> None:
    good = judged("casino.swedish", 4.0, 200)
    blunder = Judged("casino.zwicker", 12, 30.0)
    assert level_of([good]) > 3.5
    assert level_of([good, blunder]) > 3.3
    # By its own measure it is the deal of a beginner.
    assert level_of([blunder]) < USUAL_LEVEL
    assert level_of([good, blunder]) < level_of([good, judged("casino.zwicker", 4.0, 12)])


def test_a_rule_set_without_decisions_counts_for_nothing() -> None:
    assert level_of([Judged("casino.zwicker", 0, 0.0)]) == USUAL_LEVEL
    assert level_of([Judged("casino.zwicker", 0, 0.0), judged("ecarte", 2.0)]) == level_of([judged("ecarte", 2.0)])
