"""The collector rests while somebody thinks, and afterwards is as it was, whatever happened."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator, Sequence

import pytest

from cardtable.ai.budget import Budget, Cancelled
from cardtable.ai.player import Candidate, Situation
from cardtable.ai.thinking import considered
from tests.contract.setups import DEFAULTS, first_standing, walk


class _Watching:
    """Notes whether the collector works."""

    def __init__(self) -> None:
        self.collected: list[bool] = []

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        self.collected.append(gc.isenabled())
        budget.check()
        return []

    def explain(self, situation: Situation, options: Sequence[Candidate]) -> Sequence[Candidate]:
        return options


@pytest.fixture
def situation() -> Situation:
    setup = DEFAULTS[0]
    state = next(state for state, _ in walk(setup, 1) if state.actor() >= 0)
    return Situation(setup.family, setup.rule_set, first_standing(setup, 0), state.observe(state.actor()))


@pytest.fixture(params=[True, False], ids=["collecting", "not collecting"])
def collects(request: pytest.FixtureRequest) -> Iterator[bool]:
    before = gc.isenabled()
    (gc.enable if request.param else gc.disable)()
    yield bool(request.param)
    (gc.enable if before else gc.disable)()


def test_nobody_collects_while_a_player_thinks(situation: Situation, collects: bool) -> None:
    player = _Watching()
    assert considered(player, situation, random.Random(0), Budget()) == []
    assert player.collected == [False]
    assert gc.isenabled() is collects


def test_it_collects_again_after_a_thought_that_nobody_wants(situation: Situation, collects: bool) -> None:
    player = _Watching()
    with pytest.raises(Cancelled):
        considered(player, situation, random.Random(0), Budget(cancelled=lambda: True))
    assert player.collected == [False]
    assert gc.isenabled() is collects
