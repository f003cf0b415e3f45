"""Comparison of two actions in deals that were not used to choose either of them.

A player that examines many actions and takes the best one overestimates it: of all actions that chance made look too
good, the best is likely to be the one that chance favoured most. Therefore whether it is better than another, and by
how much, is measured in other deals, the same for both actions.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardtable.ai.budget import Budget
from cardtable.ai.collecting import no_collecting
from cardtable.ai.intervals import student
from cardtable.ai.player import Candidate, Comparing, Differences, Player, Situation
from cardtable.ai.thinking import considered
from cardtable.core.errors import CodedError
from cardtable.core.state import Action
from cardtable.games.registry import AI, room

_LEAST_SAMPLES = 6
"""At least so many samples are used, whatever time they take; fewer do not show how certain the result is."""
_MOST_SAMPLES = 1000
_LOOKS = 4
"""The number of full searches if there is no other way to compare; each gets that part of the time."""
_MOST_LOOKS = 12
_EQUAL_LOOKS = 2
"""If so many searches give exactly equal results, the result does not depend on chance."""


class Difference(NamedTuple):
    """By how many points one action is better than another, and half of the 95 % interval."""

    points: float
    half: float


def compared(player: Player, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
    """Return what ``player`` thinks of ``situation.compared`` and ``situation.against``: the better one first, and the
    other with its distance and spread. If one of the two was not examined, return all that was examined. Raises
    ``Cancelled``, and ``CodedError`` ``not_an_action`` for an action that is not legal.
    """
    done, better = situation.compared, situation.against
    assert done is not None
    assert better is not None
    legal = situation.family.sample(situation.observation, random.Random(0)).legal()
    for action in (done, better):
        if action not in legal:
            raise CodedError("not_an_action", text=str(action))
    differences = player.differences(situation, generator) if isinstance(player, Comparing) else None
    if differences is not None:
        with no_collecting():
            found = _sampled(differences, budget)
    else:
        looked = _looked(player, situation, generator, budget)
        if not isinstance(looked, Difference):
            return looked
        found = looked
    first, second = (better, done) if found.points > 0 else (done, better)
    return [Candidate(first, 0.0), Candidate(second, -abs(found.points), spread=found.half)]


def in_points(situation: Situation) -> bool:
    """Return whether the values of the family's players are points; near the end of a match they can be what a result
    is worth for the match instead.
    """
    told: Callable[[Situation], bool] | None = getattr(room(situation.family.name, AI), "in_points", None)
    return told is None or told(situation)


def _sampled(differences: Differences, budget: Budget) -> Difference:
    found: list[tuple[float, float]] = []
    for sample in differences.samples:
        found.append(sample)
        done = len(found)
        budget.check()
        if done >= _MOST_SAMPLES or (budget.spent(done) >= 1.0 and (done >= _LEAST_SAMPLES or budget.samples)):
            break
    else:
        if differences.all:
            return Difference(_mean(found), 0.0)
    if len(found) < 2:
        # From one sample alone it is not known how far others lie from it.
        return Difference(_mean(found), abs(_mean(found)))
    number, mean, whole = len(found), _mean(found), sum(weight for _, weight in found)
    squares = sum((weight * (value - mean)) ** 2 for value, weight in found)
    error = math.sqrt(squares * number / max(1, number - 1)) / whole
    if differences.all:
        # What has been looked at need not be guessed.
        error *= math.sqrt(max(0.0, 1.0 - number / differences.all))
    return Difference(mean, student(number - 1) * error)


def _mean(found: Sequence[tuple[float, float]]) -> float:
    return sum(value * weight for value, weight in found) / sum(weight for _, weight in found)


def _looked(
    player: Player, situation: Situation, generator: random.Random, budget: Budget
) -> Difference | Sequence[Candidate]:
    """Compare two actions by repeated full searches, each with newly sampled deals."""
    found: list[Difference] = []
    while len(found) < _MOST_LOOKS:
        options = considered(player, situation, generator, budget.part(1 / _LOOKS))
        one = _between(options, situation.against, situation.compared)
        if one is None:
            return options
        found.append(one)
        number = len(found)
        if number == _EQUAL_LOOKS and not one.half and one.points == found[0].points:
            return one
        if number >= _LOOKS and (budget.samples is not None or budget.spent(0) >= 1.0):
            break
    number = len(found)
    mean = sum(one.points for one in found) / number
    if all(one.half for one in found):
        return Difference(mean, math.hypot(*(one.half for one in found)) / number)
    error = math.sqrt(sum((one.points - mean) ** 2 for one in found) / (number * (number - 1)))
    return Difference(mean, student(number - 1) * error)


def _between(options: Sequence[Candidate], better: Action | None, done: Action | None) -> Difference | None:
    at = {option.action: option for option in options}
    first, second = (at.get(action) for action in (better, done) if action is not None)
    if first is None or second is None:
        return None
    # A spread is that of the distance from the first of all, which should be one of the two.
    half = math.hypot(*(one.spread for one in (first, second) if one is not options[0]))
    return Difference(first.value - second.value, half)
