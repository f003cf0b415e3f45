"""Endings of deals at Piquet out of deals that were dealt and played by chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from cardtable.core.chance import shuffled
from cardtable.core.state import Deal, Standing
from cardtable.games.piquet.actions import Do, PiquetAction
from cardtable.games.piquet.family import PiquetFamily
from cardtable.games.piquet.matches import rules_for
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState

Chooses = Callable[[PiquetState], PiquetAction]


def ending(
    rules: PiquetRules, standing: Standing, cards: int, generator: random.Random, chooses: Chooses | None = None
) -> PiquetState | None:
    """A position in which somebody must play a card and the player who leads or has led this trick began it with
    ``cards`` cards; None if the deal does not come so far. Cards are played by chance, or as ``chooses`` says.
    """
    playing = rules_for(rules, standing)
    state = PiquetState(playing, standing)
    state.apply(Deal(shuffled(PiquetFamily().pack(rules.rule_set), generator)))
    replies = generator.random() < 0.5
    while state.actor() >= 0:
        if state.phase is Phase.PLAY:
            begun = len(state.plays) // 2
            if begun == rules.hand - cards and bool(state.trick) == replies:
                return state
        state.advance(chooses(state) if chooses else by_chance(state, generator))
    return None


def with_totals(state: PiquetState, totals: Sequence[int]) -> PiquetState:
    """Return this ending in a match in which the two that play have the ``totals`` by now."""
    state = state.copy()
    times = 2 if state.standing.deals in state.rules.doubled_deals else 1
    points = list(state.standing.points)
    for seat, total in zip(state.players, totals, strict=True):
        side = state.rules.side_of[seat]
        points[side] = max(0, total - times * state.counts[side])
    state.standing = replace(state.standing, points=tuple(points))
    return state


def by_chance(state: PiquetState, generator: random.Random) -> PiquetAction:
    """Declare everything, play any card."""
    legal = state.legal().representatives()
    cards = [action for action in legal if action.do is Do.CARD]
    if cards:
        return cards[int(generator.random() * len(cards))]
    return legal[0]
