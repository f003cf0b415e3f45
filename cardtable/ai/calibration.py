"""Chances as they are told: of what was told to happen in so many of a hundred cases, so many do.

What a search finds is right for players who see all cards. Nobody does, so that chances which rest on open hands are
too extreme. By how much is counted over many deals, for each kind of chance by itself: the parameters stand beside the
reasons of the family, and ``tests.benchmarks.bench_calibration --fit`` finds them. Decisions are made by what the
search finds; only what is said of them is corrected.
"""

from __future__ import annotations

import math
from typing import NamedTuple

EDGE = 0.01
"""Nothing nearer to certainty can be read from some dozens of deals: what is nearer to 0 or 1 counts as this."""
LEAST, MOST = 1, 99
"""In percent, what may be told of what is not certain."""


class Calibration(NamedTuple):
    """A straight line on the scale of log odds, and something that goes astray."""

    slope: float
    """Greater than 0, so that the order of chances is kept; less than 1 where the search is too sure."""
    shift: float
    """Less than 0 where things come about too seldom."""
    astray: float = 0.0
    """Of what would come about so much does not all the same, and the other way round: less than .5."""

    def percent(self, chance: float) -> int:
        """What is told of a ``chance`` found by a search, in percent; never a certainty."""
        return min(MOST, max(LEAST, round(100 * self.corrected(log_odds(chance)))))

    def corrected(self, odds: float) -> float:
        """The corrected chance of what a search finds with such log odds."""
        return self.astray + (1 - 2 * self.astray) / (1 + math.exp(-self.shift - self.slope * odds))


def log_odds(chance: float) -> float:
    """The logarithm of the odds of ``chance``, which is taken to be ``EDGE`` away from certainty at least."""
    inside = min(1 - EDGE, max(EDGE, chance))
    return math.log(inside / (1 - inside))
