"""The companion is one of two neighbours at every decision, the stronger one as often as her level says."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from cardtable.ai.answering import answer_request
from cardtable.ai.budget import Budget
from cardtable.ai.companion import Companion
from cardtable.ai.names import COMPANION, PLAYERS, STRONGEST
from cardtable.ai.player import Candidate, Situation
from cardtable.ai.protocol import DECIDE, Reply, Request
from cardtable.core.rules import RuleSet
from cardtable.core.state import DealState
from tests.contract.setups import DEFAULTS, first_standing, walk

DECISIONS = 4000


@dataclass(frozen=True)
class _Named:
    """Does its own name."""

    name: str

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        return [Candidate(self.name, 0.0)]

    def explain(self, situation: Situation, options: Sequence[Candidate]) -> Sequence[Candidate]:
        return [Candidate(self.name, 1.0)]


@pytest.fixture(scope="module")
def situation() -> Situation:
    setup = DEFAULTS[0]
    state = next(state for state, _ in walk(setup, 1) if state.actor() >= 0)
    return Situation(setup.family, setup.rule_set, first_standing(setup, 0), state.observe(state.actor()))


def played(situation: Situation, level: float) -> Counter[str]:
    companion = Companion({name: _Named(name) for name in PLAYERS})
    generator = random.Random(5)
    facts = replace(situation, level=level)
    return Counter(str(companion.consider(facts, generator, Budget())[0].action) for _ in range(DECISIONS))


@pytest.mark.parametrize("place", range(len(PLAYERS)))
def test_at_the_level_of_somebody_she_is_that_one(situation: Situation, place: int) -> None:
    assert played(situation, float(place)) == {PLAYERS[place]: DECISIONS}


@pytest.mark.parametrize("level", [0.25, 1.5, 2.9, 3.6])
def test_between_two_she_is_both_in_proportion(situation: Situation, level: float) -> None:
    found = played(situation, level)
    weaker, stronger = PLAYERS[int(level) : int(level) + 2]
    assert set(found) == {weaker, stronger}
    # Five standard deviations of so many draws.
    assert found[stronger] / DECISIONS == pytest.approx(level - int(level), abs=5 * (0.25 / DECISIONS) ** 0.5)


def test_nobody_is_weaker_than_the_weakest_or_stronger_than_the_strongest(situation: Situation) -> None:
    assert set(played(situation, -3.0)) == {PLAYERS[0]}
    assert set(played(situation, 17.0)) == {STRONGEST}


@pytest.mark.parametrize(("level", "name"), [(-1.0, PLAYERS[0]), (1.7, PLAYERS[1]), (4.0, STRONGEST)])
def test_the_weaker_of_the_two_explains_what_she_does(situation: Situation, level: float, name: str) -> None:
    companion = Companion({name: _Named(name) for name in PLAYERS})
    assert [one.action for one in companion.explain(replace(situation, level=level), [])] == [name]


@pytest.mark.parametrize("place", range(3))
def test_her_level_comes_with_the_question(place: int) -> None:
    """Players who leave nothing to chance decide alike under either name."""
    setup = next(one for one in DEFAULTS if one.rule_set.variant == "casino.swedish")
    asked = 0
    for state, _ in walk(setup, 3):
        if state.actor() >= 0:
            asked += 1
            assert _answer(setup.rule_set, state, COMPANION, float(place)) == _answer(
                setup.rule_set, state, PLAYERS[place], None
            )
    assert asked > 20


def _answer(rule_set: RuleSet, state: DealState, player: str, level: float | None) -> str:
    setup = next(one for one in DEFAULTS if one.rule_set == rule_set)
    seen = state.observe(state.actor())
    standing = first_standing(setup, 0)
    request = Request.about(1, DECIDE, player, rule_set, standing, seen, 0.0, 9, 1, level=level)
    reply = answer_request(Request.from_json(request.to_json()), lambda: False)
    assert isinstance(reply, Reply)
    return reply.action
