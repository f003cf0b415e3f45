"""Deals under any options against a count of their own, exactly."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.cards import format_card
from cardtable.core.rules import RuleSet, Variant
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.state import OVER, Deal
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.variants import VARIANTS
from tests.games.agreements import agreed
from tests.games.piquet.recount import Count
from tests.games.piquet.recount_irregularities import CountWithIrregularities
from tests.games.piquet.rich import begun, walk

# Another referee counts the deals of 36 cards (tests/oracles/test_old36.py).
TABLES = [(kind, players) for kind in VARIANTS for players in kind.players if kind.id != "piquet.old36"]


@pytest.mark.parametrize(("kind", "players"), TABLES, ids=lambda one: getattr(one, "id", str(one)))
@given(st.integers(0, 2**32))
@settings(deadline=None, max_examples=15)
def test_every_deal_comes_to_what_a_count_of_its_own_says(kind: Variant, players: int, seed: int) -> None:
    chance = random.Random(seed)
    count, lines = counted(agreed(kind, players, chance, strict=False), chance, Count)
    assert count.decided or any(line.code in ("cards", "divided") for line in lines)


@pytest.mark.parametrize(("kind", "players"), TABLES, ids=lambda one: getattr(one, "id", str(one)))
@given(st.integers(0, 2**32))
@settings(deadline=None, max_examples=15)
def test_every_deal_with_irregularities_comes_to_what_a_count_of_its_own_says(
    kind: Variant, players: int, seed: int
) -> None:
    chance = random.Random(seed)
    counted(agreed(kind, players, chance, strict=True), chance, CountWithIrregularities)


def counted(rule_set: RuleSet, chance: random.Random, counting: type[Count]) -> tuple[Count, Sequence[ScoreLine]]:
    """A deal that comes to the same by both counts: the count of its own, and the lines of the rules."""
    standing = begun(rule_set, chance)
    count, actor = None, -1
    for state, _, actions in walk(rule_set, standing, chance):
        action = actions[-1]
        if count is None:
            carried = dict(standing.carried).get("cards", 0)
            seats = state.players, state.rules.side_of
            count = counting(rule_set.variant, rule_set.options, *seats, standing.points, standing.deals, carried)
        text = str(action)
        if isinstance(action, Deal):
            order = [format_card(card) for card in action.order]
        if text.startswith("cut") or (isinstance(action, Deal) and state.phase is not Phase.COMMAND):
            count.begin(order, *text.split()[1:] if text.startswith("cut") else ())
        elif not isinstance(action, Deal) and text != "shuffle":
            count.do(actor, text)
            if state.actor() != OVER:
                assert count.points == [state.counts[side] for side in range(len(standing.points))], text
        actor = state.actor()
    lines = state.lines()
    assert count is not None
    assert count.ended
    assert count.total == list(totals(lines, len(standing.points)))
    prizes = [(line.side, line.points) for line in lines if line.code.startswith("prize_")]
    assert count.prizes == [sum(more for one, more in prizes if one == side) for side in range(len(standing.points))]
    return count, lines
