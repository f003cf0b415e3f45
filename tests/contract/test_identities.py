"""Every deal adds up to what the sources say it adds up to."""

from __future__ import annotations

import pytest

from cardtable.core.errors import RuleSetError
from cardtable.games.registry import VARIANTS, variant
from tests.contract.identities import IDENTITIES, identities_of
from tests.contract.setups import SETUPS, Setup, whole


def long_way(setup: Setup) -> Setup:
    """Return the setup with so high a target that no deal is cut short; unchanged if it has no target."""
    kind = variant(setup.rule_set.variant)
    try:
        return Setup(kind.rule_set(setup.rule_set.players, {**setup.rule_set.options, "target": 999}), setup.label)
    except RuleSetError:
        return setup


def test_sums_are_told_of_registered_variants_only() -> None:
    assert set(IDENTITIES) <= {kind.id for kind in VARIANTS}


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_lines_of_every_deal_add_up(setup: Setup) -> None:
    for seed in range(71, 81):
        chosen = long_way(setup)
        state, events = whole(chosen, seed)
        for identity in identities_of(setup.rule_set):
            identity(chosen.rule_set, events, state.lines())
