"""What can be said while declaring, and what it is worth."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.declaring import counted_in_each
from cardtable.ai.piquet.sinking import less_than_all, may_sink_later, sinkings
from cardtable.ai.player import Candidate
from cardtable.ai.race import spread
from cardtable.core.chance import rng
from cardtable.games.piquet.actions import PiquetAction
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.state import PiquetState


def valued(
    observation: PiquetObservation, actions: Sequence[PiquetAction], generator: random.Random
) -> list[Candidate]:
    """Return ``actions`` as candidates, with what they bring until all have declared, the best first."""
    counted = counted_in_each(observation, actions, generator)
    found = [(sum(values) / len(values), values, action) for action, values in zip(actions, counted, strict=True)]
    found.sort(key=lambda one: -one[0])
    first = found[0][1]
    return [
        Candidate(action, value, spread=spread([a - b for a, b in zip(first, values, strict=True)] if place else first))
        for place, (value, values, action) in enumerate(found)
    ]


def with_sinking(
    observation: PiquetObservation,
    state: PiquetState,
    generator: random.Random,
    budget: Budget,
    compared: PiquetAction | None,
) -> list[Candidate]:
    """Return what can be said in a class as candidates with their values, including ways to declare less. ``state`` is
    any deal that agrees with the observation; ``compared`` is examined closely.

    If something can be kept back in a later class, a player who keeps nothing back declares only this class now.
    """
    rules = state.rules
    legal = state.legal()
    everything, *others = legal.representatives()
    less = less_than_all(observation, rules, legal)
    if compared is not None and compared in legal and compared not in (*less, *others, everything):
        less.append(compared)
    plain = [everything, *(one for one in others if one not in less)]
    # What is quickly told comes first, and what is left of the time goes to what can be kept back.
    options = valued(observation, plain, rng(1)) if len(plain) > 1 else [Candidate(everything, 0.0)]
    found = {one.action: one for one in sinkings(observation, rules, less, generator, budget, compared)}
    told = options[0].value
    if may_sink_later(observation, rules):
        options.sort(key=lambda option: (-option.value, option.action == everything))
    else:
        options.sort(key=lambda option: (-option.value, option.action != everything))
    options += [
        Candidate(one.action, told + (one.gain if one.pays else -one.costs), spread=one.spread)
        for one in found.values()
    ]
    # What there was no time to try is behind everything that is worth as much.
    options += [Candidate(one, told) for one in less if one not in found]
    options.sort(key=lambda option: -option.value)
    if (best := found.get(cast(PiquetAction, options[0].action))) is not None:
        # All others are compared with what is kept back, in deals that are not the same for all.
        options[1:] = [replace(one, spread=math.hypot(one.spread, best.spread)) for one in options[1:]]
    return options
