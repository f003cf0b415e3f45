"""Correction of the chances that are told to people: of all cases for which 70 % was told, 70 in a hundred should come
true.

A search on sampled deals is exact for players who see all cards. Nobody does, so chances that rest on open hands are
too extreme. How much they must be corrected is measured over many deals, separately for each kind of chance. The
parameters stand beside the reasons of the family; ``tests.benchmarks.bench_calibration --fit`` finds them. Decisions
use the uncorrected values; only what is told is corrected.
"""

from __future__ import annotations

import math
from typing import NamedTuple

EDGE = 0.01
"""Chances closer to 0 or 1 than this are treated as this: a search on a few dozen deals cannot distinguish them from
certainty.
"""
LEAST, MOST = 1, 99
"""The lowest and the highest percentage that may be told of something uncertain."""


class Calibration(NamedTuple):
    """The parameters of a correction: a straight line on the scale of log odds, and a share of surprises."""

    slope: float
    """Greater than 0, so that the order of chances is kept; less than 1 if the search is too certain."""
    shift: float
    """Less than 0 if the event happens less often than the search finds."""
    astray: float = 0.0
    """The share of cases with the opposite result for reasons that the search cannot see; less than 0.5."""

    def percent(self, chance: float) -> int:
        """Return what to tell of a ``chance`` found by a search, in percent; never 0 or 100."""
        return min(MOST, max(LEAST, round(100 * self.corrected(log_odds(chance)))))

    def corrected(self, odds: float) -> float:
        """Return the corrected chance for the log odds that a search has found."""
        return self.astray + (1 - 2 * self.astray) / (1 + math.exp(-self.shift - self.slope * odds))


def log_odds(chance: float) -> float:
    """Return the logarithm of the odds of ``chance``, which is first kept at least ``EDGE`` away from 0 and 1."""
    inside = min(1 - EDGE, max(EDGE, chance))
    return math.log(inside / (1 - inside))
