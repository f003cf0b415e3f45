"""The puzzles of Piquet about sinking: whether something is declared, or kept back so that the other misreads the hand.

Some of the hands asked about gain by keeping something back; in the others everything is to be declared.
"""

from __future__ import annotations

import random
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.sinking import less_than_all, sinkings
from cardtable.ai.puzzle_making import Occasion, Subject, Values
from cardtable.games.piquet.actions import DECLARE
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import DECLARING
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.variants import piquet_rules
from cardtable.games.puzzles import SOLVER

SINK_GAP = 1.0
"""By how many points the best way to declare must be better than any other. Half of it is what seeing both hands in the
trials may favour keeping back.
"""
SINK_DEALS = 40
"""The number of sampled deals with which such a puzzle is found."""
_FEWEST = 3
"""With fewer ways to declare there is nothing to weigh up."""
_LOOKED_AT = 3
"""How many ways to declare less are looked at first: those that give away least."""
_LOOKS = (12, 36)
"""The numbers of deals for a first look, and for a second one if something seems to gain."""
_SELDOM = 12
"""Hands of which everything is to be declared are far more common, and one in so many is asked about."""


def ask_sink(position: Occasion, generator: random.Random) -> Subject | None:
    """Return the question what of a class is declared, if keeping something back seems to gain, and now and then if it
    does not; otherwise None.
    """
    if position.over or position.state.actor() != SOLVER:
        return None
    observation = cast(PiquetObservation, position.state.observe(SOLVER))
    if observation.phase not in DECLARING:
        return None
    # The same number of draws whatever is found, so that one thing does not change the next.
    seed, plain = generator.getrandbits(32), not int(generator.random() * _SELDOM)
    gains = False
    for samples in _LOOKS:
        values = _values(position, seed, samples, _LOOKED_AT)
        if len(values) < _FEWEST:
            return None
        gains = max(values.values()) >= SINK_GAP
        if not gains:
            break
    return Subject(harder=300 if gains else 100) if gains or plain else None


def value_sink(position: Occasion, about: str, generator: random.Random, samples: int) -> Values:
    """Return the gain of each way to declare less over declaring everything, on the same sampled deals."""
    return _values(position, generator.getrandbits(32), samples)


def _values(position: Occasion, seed: int, samples: int, most: int | None = None) -> Values:
    observation = cast(PiquetObservation, position.state.observe(SOLVER))
    rules = piquet_rules(position.match.rule_set)
    less = less_than_all(observation, rules, cast(PiquetState, position.state).legal())[:most]
    found = sinkings(observation, rules, less, random.Random(seed), Budget(samples=samples))
    return {str(DECLARE): 0.0, **{str(one.action): one.gain for one in found}}
