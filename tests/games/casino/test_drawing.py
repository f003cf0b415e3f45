"""A play that is drawn by chance: each of the representatives may come, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.core.chance import rng
from tests.contract.setups import SETUPS, Setup, walk
from tests.games.casino.positions import position, rules_of

MOST = 12
"""Representatives of a position that is tried."""
DRAWS = 60
"""Draws for each of them."""
_SETUPS = [one for one in SETUPS if one.family.name == "casino"]


@pytest.mark.turns(40)
@pytest.mark.parametrize("setup", _SETUPS, ids=str)
def test_every_representative_may_come(setup: Setup) -> None:
    tried, generator = 0, rng(5)
    for state, _ in walk(setup, 8):
        usual = state.legal().representatives() if state.actor() >= 0 else ()
        if not 2 <= len(usual) <= MOST:
            continue
        drawn = Counter(state.legal().random_action(generator) for _ in range(DRAWS * len(usual)))
        assert set(drawn) == set(usual)
        tried += 1
        if tried == 6:
            return
    assert tried


@pytest.mark.parametrize("table", ["AD 3S JC KC", "KC JC 3S AD"])
def test_an_ace_that_could_help_a_king_may_come_without_it(table: str) -> None:
    state, generator = position(rules_of("swedish", 2), ["AS", "5H"], table), rng(6)
    usual = state.legal().representatives()
    assert "AS x 3S AD JC" in map(str, usual)
    assert {state.legal().random_action(generator) for _ in range(DRAWS * len(usual))} == set(usual)
