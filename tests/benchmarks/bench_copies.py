"""Copies of positions: what search does before it tries a move."""

from __future__ import annotations

import time

from cardtable.core.chance import rng, shuffled
from cardtable.core.state import OVER, Deal, DealState
from cardtable.games.registry import VARIANTS, family_of

DEALS = 12
COPIES = 200


def run() -> dict[str, float]:
    """Copies a second for each variant with as few players as it takes, over all positions of random deals."""
    figures = {}
    for one in VARIANTS:
        rule_set, family, generator = one.rule_set(), family_of(one.id), rng(5)
        copies, seconds = 0, 0.0
        for _ in range(DEALS):
            state = family.deal(rule_set, family.begin(rule_set, 0))
            state.advance(Deal(shuffled(family.pack(rule_set), generator)))
            while state.actor() != OVER:
                seconds += _time(state)
                copies += COPIES
                choices = state.legal().representatives()
                state.advance(choices[int(generator.random() * len(choices))])
        figures[f"{one.id}, copies /s"] = copies / seconds
    return figures


def _time(state: DealState) -> float:
    began = time.perf_counter()
    for _ in range(COPIES):
        state.copy()
    return time.perf_counter() - began
