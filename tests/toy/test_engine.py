"""The toy goes through the door for callers like any other family."""

from __future__ import annotations

import random

import pytest

from cardtable import engine
from tests.toy.family import VARIANT

HANDS = "variant pairs\nhands 7S 7H KS AS | 8S 9H TD QC"


def test_it_is_set_up_from_text_played_and_read_back() -> None:
    match = engine.position(HANDS)
    assert match.actor == 1
    match.play("QC")
    assert engine.position(str(match)).state.key() == match.state.key()
    assert "7S 7H" in match.legal()
    match.play("7S 7H")
    assert [str(line) for line in match.lines] == ["side 0 +2 pair (7S 7H)"]
    assert match.advise("greedy")[0].action == "AS"
    again = engine.replay(match.record())
    assert again.state.key() == match.state.key()


def test_it_can_be_learnt() -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install cardtable[learning]")
    from cardtable.engine.learning import MatchEnv

    table = MatchEnv(VARIANT)
    table.reset(seed=2)
    chance = random.Random(2)
    while not any(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(chance.choice([place for place, allowed in enumerate(mask) if allowed]))
    assert sum(table.rewards.values()) == 0
