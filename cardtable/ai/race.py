"""A race between actions over sampled deals.

Every action that is still in the race is tried in the same sampled deals (common random numbers). Their differences
vary much less than the values themselves, so they can be compared with fewer deals. An action that is clearly behind
drops out, and the remaining time goes to those that are close.
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
"""The number of samples before an action can drop out."""
_CLEARLY = 3.0
"""How many standard errors behind the leader an action must be to drop out."""
_LEAST_ERROR = 0.02
"""The smallest standard error that is used, in points; the first samples may be equal by chance."""


@dataclass(frozen=True, slots=True)
class Raced(Generic[Runner]):
    """The result of a race: the mean value of each action (for those that dropped out, their value at that time, less
    what the leader has fallen since), the values in each sample, and for how many samples earlier knowledge counts.
    """

    means: Mapping[Runner, float]
    values: Mapping[Runner, Sequence[float]]
    counts: float = 0.0

    def spread(self, runner: Runner, first: Runner) -> float:
        """Return half of the 95 % interval of the distance of ``runner`` from ``first``, or of the value of ``first``
        if they are equal.
        """
        found = self.values[runner]
        if runner != first:
            found = [a - b for a, b in zip(found, self.values[first], strict=False)]
        return spread(found, self.counts)


def spread(values: Sequence[float], counts: float = 0.0) -> float:
    """Return half of the 95 % interval of the mean of ``values``, if earlier knowledge ``counts`` for so many samples;
    0 for fewer than two values, because nothing is known then.
    """
    number = len(values)
    if number < 2:
        return 0.0
    mean = sum(values) / number
    return NORMAL * math.sqrt(sum((one - mean) ** 2 for one in values) / ((number - 1) * (counts + number)))


def half_interval(error: float) -> float:
    """Return half of the 95 % interval of a mean with this standard error."""
    return NORMAL * error


def mean_and_error(values: Sequence[float], weights: Sequence[float] | None = None) -> tuple[float, float]:
    """Return the mean of ``values`` and its standard error, which is infinite for fewer than two."""
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
    """Return half of the 95 % interval of the mean of ``values`` with ``weights``, or of its distance from that of
    ``first``; 0 for fewer than two. If only ``all_there_are`` different samples exist, the interval is smaller, and 0
    if all were used (finite population).
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
    """Race ``runners``; those in ``stay`` never drop out.

    ``deal`` samples a deal and returns a function that gives a runner's value in it. Earlier knowledge of each runner
    (``told``) ``counts`` for so many samples; without it, at least one sample is completed. From the second sample on,
    or from the first if something was told, getting a value may raise ``TimeIsUp``; the unfinished sample does not
    count then. Raises ``Cancelled``.
    """
    values: dict[Runner, list[float]] = {runner: [] for runner in runners}
    alive = list(runners)
    out: dict[Runner, float] = {}
    done = 0
    look = _FIRST_LOOK
    # With one runner left there is nothing to decide; after ``most_samples`` further ones teach almost nothing.
    while len(alive) > 1 and done < most_samples and ((not done and told is None) or budget.spent(done) < 1.0):
        # One deal for all runners: a difference between two of them in it does not come from different cards.
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
            # A sample that only some have run would compare different deals.
            break
        for runner, value in zip(alive, now, strict=True):
            values[runner].append(value)
        done += 1
        if done >= look:
            # Each look can drop a good runner by chance. Therefore the looks become rarer, by half of the samples each
            # time, and a runner must be far behind to drop out (as in O. Maron and A. Moore, "Hoeffding races", 1994,
            # but with the measured standard errors instead of a bound).
            look += max(2, look // 2)
            alive = _still_in(alive, values, out, stay)
    # Earlier knowledge counts for ``counts`` additional samples.
    before = {runner: counts * told[runner] if told else 0.0 for runner in alive}
    means = {runner: (before[runner] + sum(values[runner])) / max(1, counts + done) for runner in alive}
    # A runner that dropped out ran in fewer deals, and only its distance from the leader in these deals is known. The
    # mean of the leader has changed since then.
    best = max(means.values(), default=0.0)
    found = {runner: means[runner] if runner in means else best - out[runner] for runner in runners}
    return Raced(found, values, counts)


def _still_in(
    alive: Sequence[Runner], values: dict[Runner, list[float]], out: dict[Runner, float], stay: Collection[Runner]
) -> list[Runner]:
    """Return those of ``alive`` that are in ``stay`` or not clearly behind; write into ``out`` how far behind the
    others are.
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
