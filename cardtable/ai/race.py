"""A race between actions over sampled deals.

Every action that is still in the race is tried in the same sampled deals (common random numbers), so that what is
compared are differences, which vary much less than the values themselves. Whoever is clearly behind drops out, and the
time that is left goes to those that are close.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from cardtable.ai.budget import Budget, TimeIsUp
from cardtable.ai.intervals import NORMAL

Runner = TypeVar("Runner")


_FIRST_LOOK = 14
"""Samples before anybody can drop out."""
_CLEARLY = 3.0
"""Standard errors behind the leader that are clear."""
_LEAST_ERROR = 0.02
"""In points: a standard error is not believed to be smaller, however alike the first samples were."""


@dataclass(frozen=True, slots=True)
class Raced(Generic[Runner]):
    """The mean value of each runner, of those that dropped out with what they had when they did, less how far the
    leader has fallen since; the values in each sample; and how many samples what was known before counts like.
    """

    means: Mapping[Runner, float]
    values: Mapping[Runner, Sequence[float]]
    counts: float = 0.0

    def spread(self, runner: Runner, first: Runner) -> float:
        """Half of the 95 % interval of how far ``runner`` is from ``first``, or of the value of ``first`` itself."""
        found = self.values[runner]
        if runner != first:
            found = [a - b for a, b in zip(found, self.values[first], strict=False)]
        return spread(found, self.counts)


def spread(values: Sequence[float], counts: float = 0.0) -> float:
    """Half of the 95 % interval of the mean of ``values``, if what was known before ``counts`` like so many; 0 of less
    than two, of which nothing is known.
    """
    number = len(values)
    if number < 2:
        return 0.0
    mean = sum(values) / number
    return NORMAL * math.sqrt(sum((one - mean) ** 2 for one in values) / ((number - 1) * (counts + number)))


def half_interval(error: float) -> float:
    """Half of the 95 % interval of a mean with this standard error."""
    return NORMAL * error


def mean_and_error(values: Sequence[float], weights: Sequence[float] | None = None) -> tuple[float, float]:
    """The mean of ``values`` and its standard error; that is infinite of less than two."""
    told = [1.0] * len(values) if weights is None else weights
    whole = sum(told)
    if not whole:
        return 0.0, math.inf
    mean = sum(value * weight for value, weight in zip(values, told, strict=True)) / whole
    number = len(values)
    if number < 2:
        return mean, math.inf
    spread = sum((weight * (value - mean)) ** 2 for value, weight in zip(values, told, strict=True))
    return mean, math.sqrt(spread * number / (number - 1)) / whole


def weighed_spread(
    values: Sequence[float], weights: Sequence[float], first: Sequence[float] | None = None, all_there_are: int = 0
) -> float:
    """Half of the 95 % interval of the mean of ``values`` with ``weights``, or of its distance from that of ``first``;
    0 of less than two. Where there are no more of them than ``all_there_are``, so much less is left to chance, and
    nothing if these are all.
    """
    if len(values) < 2:
        return 0.0
    compared = values if first is None else [one - other for one, other in zip(first, values, strict=True)]
    seen = len(values) / all_there_are if all_there_are else 0.0
    return NORMAL * mean_and_error(compared, weights)[1] * math.sqrt(max(0.0, 1.0 - seen))


def race(
    runners: Sequence[Runner],
    deal: Callable[[], Callable[[Runner], float]],
    budget: Budget,
    most_samples: int,
    told: Mapping[Runner, float] | None = None,
    counts: float = 0.0,
    stay: Collection[Runner] = (),
) -> Raced[Runner]:
    """Race ``runners``; those who ``stay`` never drop out.

    ``deal`` deals one sample and returns what gives a runner's value in it. What was ``told`` of each beforehand
    ``counts`` like so many samples; without it, at least one sample is played whole. Of the others, and of the first
    where something was told, a value may raise ``TimeIsUp``: what time cuts short does not count. Raises ``Cancelled``.
    """
    values: dict[Runner, list[float]] = {runner: [] for runner in runners}
    alive = list(runners)
    out: dict[Runner, float] = {}
    done = 0
    look = _FIRST_LOOK
    while len(alive) > 1 and done < most_samples and ((not done and told is None) or budget.spent(done) < 1.0):
        value_of = deal()
        now: list[float] = []
        try:
            for runner in alive:
                if (done or told) and now and budget.spent(done) >= 1.0:
                    break
                budget.check()
                now.append(value_of(runner))
        except TimeIsUp:
            break
        if len(now) < len(alive):
            break
        for runner, value in zip(alive, now, strict=True):
            values[runner].append(value)
        done += 1
        if done >= look:
            look += max(2, look // 2)
            alive = _still_in(alive, values, out, stay)
    before = {runner: counts * told[runner] if told else 0.0 for runner in alive}
    means = {runner: (before[runner] + sum(values[runner])) / max(1, counts + done) for runner in alive}
    best = max(means.values(), default=0.0)
    found = {runner: means[runner] if runner in means else best - out[runner] for runner in runners}
    return Raced(found, values, counts)


def _still_in(
    alive: Sequence[Runner], values: dict[Runner, list[float]], out: dict[Runner, float], stay: Collection[Runner]
) -> list[Runner]:
    """Return those of ``alive`` that ``stay`` or are not clearly behind; write into ``out`` how far behind the others
    are.
    """
    leader = max(alive, key=lambda runner: sum(values[runner]))
    first = values[leader]
    number = len(first)
    kept = []
    for runner in alive:
        behind = [a - b for a, b in zip(first, values[runner], strict=True)]
        mean = sum(behind) / number
        error = math.sqrt(sum((one - mean) ** 2 for one in behind) / (number * (number - 1)))
        if runner is leader or runner in stay or mean <= _CLEARLY * max(error, _LEAST_ERROR):
            kept.append(runner)
        else:
            out[runner] = mean
    return kept
