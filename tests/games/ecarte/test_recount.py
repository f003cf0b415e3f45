"""Deals under any options, at a table with irregularities too, against a count of their own, exactly."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.cards import PACK_32, format_card, rank_of, suit_of
from cardtable.core.chance import shuffled
from cardtable.core.rules import RuleSet, Variant
from cardtable.core.scores import totals
from cardtable.core.state import CHANCE, OVER, Deal
from cardtable.games.ecarte.codes import Line
from cardtable.games.ecarte.state import EcarteState
from cardtable.games.ecarte.variants import TWO, VARIANTS
from tests.games.ecarte.positions import FAMILY
from tests.games.ecarte.recount import Count

TABLES = [(kind, players) for kind in VARIANTS for players in kind.players if players < 5]


def agreed(kind: Variant, players: int, chance: random.Random, irregularities: bool) -> RuleSet:
    chosen: dict[str, Any] = {"strict": irregularities}
    for option in kind.options(players):
        if option.name in ("matsch", "treble", "penalty_vole", "dealing", "box"):
            chosen[option.name] = chance.choice(option.choices or (False, True))
    chosen["treble"] &= not chosen["matsch"]
    return kind.rule_set(players, chosen)


def chosen(state: EcarteState, chance: random.Random) -> Any:
    """Anything, and now and then what is seldom done."""
    kinds: dict[int, list[Any]] = {}
    for action in state.legal():
        kinds.setdefault(action.kind, []).append(action)
    return chance.choice(kinds[chance.choice(list(kinds))])


@pytest.mark.parametrize("irregularities", [False, True], ids=["", "strict"])
@pytest.mark.parametrize(("kind", "players"), TABLES, ids=lambda one: getattr(one, "id", str(one)))
@given(st.integers(0, 2**32))
@settings(deadline=None, max_examples=15)
def test_every_deal_comes_to_what_a_count_of_its_own_says(
    kind: Variant, players: int, irregularities: bool, seed: int
) -> None:
    counted(kind, players, irregularities, random.Random(seed))


def counted(kind: Variant, players: int, irregularities: bool, chance: random.Random) -> EcarteState:
    rule_set = agreed(kind, players, chance, irregularities)
    standing = FAMILY.begin(rule_set, chance.randrange(2))
    points = tuple(chance.randrange(-1, 5) if seat < 2 else 0 for seat in range(players))
    standing = replace(standing, points=points) if chance.random() < 0.7 else standing
    state = FAMILY.deal(rule_set, standing)
    count = Count(rule_set.options, state.elder, state.dealer, standing.points)
    order = list(shuffled(PACK_32, chance))
    if chance.random() < 0.5:
        # Trumps and kings come early, so that somebody has the king and all five tricks can be taken.
        order.sort(key=lambda card: chance.random() * (1 + 2 * (suit_of(card) > 0) + (rank_of(card) < 13)))
    while (actor := state.actor()) != OVER:
        action: Any = Deal(tuple(order)) if actor == CHANCE else chosen(state, chance)
        state.apply(action)
        if actor == CHANCE:
            count.begin([format_card(card) for card in order])
        else:
            count.do(actor, str(action))
    lines = state.lines()
    assert count.total() == list(totals(lines, players))
    if kind.id == TWO:
        won = [line.points for line in lines if line.code == Line.STAKE_WON]
        assert won == [count.stake()] * bool(count.stake())
    return state
