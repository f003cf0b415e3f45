"""What each declaration counts, and so what it costs to declare less than possible; measured on sampled deals."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice

from cardtable.ai.piquet.beliefs import SINKS
from cardtable.core.machine import ListedActions
from cardtable.games.piquet.actions import DECLARE, NINETY, PiquetAction
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import DECLARING, Phase
from cardtable.games.piquet.sampling import samples
from cardtable.games.piquet.state import PiquetState

SAMPLES = 24


def counted_in_each(
    observation: PiquetObservation, actions: Sequence[PiquetAction], generator: random.Random
) -> list[list[float]]:
    """Return, for each of the ``actions`` that can be said now, what the own side counts until all have declared, less
    what the others count, in each of ``SAMPLES`` sampled deals. After the action all declare everything.
    """
    found: list[list[float]] = [[] for _ in actions]
    for state in islice(samples(observation, generator, SINKS), SAMPLES):
        side = state.rules.side_of[observation.seat]
        for place, action in enumerate(actions):
            after = state.copy()
            after.apply(action)
            declare_the_rest(after)
            others = sum(after.counts[other] for other in range(len(after.rules.sides)) if other != side)
            found[place].append(after.counts[side] - others)
    return found


def declare_the_rest(state: PiquetState) -> None:
    """Play on until all players have counted, everything being declared; if a card must be led, the first possible one
    is led.
    """
    while state.final is None and not all(state.done[seat] for seat in state.players):
        legal = state.legal()
        match state.phase:
            case phase if phase in DECLARING:
                state.apply(DECLARE)
            case Phase.ANNOUNCE:
                state.apply(NINETY if NINETY in legal else DECLARE)
            case Phase.COUNT:
                state.apply(_longest(legal))
            case _:
                state.apply(legal.representatives()[0])


def to_the_lead(state: PiquetState) -> None:
    """Play on until elder is to lead, or the deal is over; all players declare everything."""
    while state.final is None and state.phase is not Phase.PLAY:
        legal = state.legal()
        if state.phase is Phase.ANNOUNCE:
            state.apply(NINETY if NINETY in legal else DECLARE)
        elif state.phase is Phase.COUNT:
            state.apply(_longest(legal))
        else:
            state.apply(DECLARE)


def _longest(legal: ListedActions[PiquetAction]) -> PiquetAction:
    return max(legal.representatives(), key=lambda one: (sum(item.points for item in one.items), one))
