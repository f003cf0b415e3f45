"""What it costs to declare otherwise than as well as one can, counted out on sampled deals."""

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


def counted_after(
    observation: PiquetObservation, actions: Sequence[PiquetAction], generator: random.Random
) -> list[float]:
    """For each of the ``actions``, one of which is to be said now, the mean of what the own side then counts until
    everybody has declared, less what others count. After it all declare as well as they can.
    """
    return [sum(values) / SAMPLES for values in counted_in_each(observation, actions, generator)]


def counted_in_each(
    observation: PiquetObservation, actions: Sequence[PiquetAction], generator: random.Random
) -> list[list[float]]:
    """Return for each action the points that it brings, one number for each sampled deal."""
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
    """Go on until everybody has counted; the first card that may be led is led."""
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
    """Go on until elder is to lead, or the deal is over: all say what they have."""
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
