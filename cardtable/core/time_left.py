"""How long work will still take, guessed from the time that it has taken."""

from __future__ import annotations

import time
from collections.abc import Callable
from enum import StrEnum

_SURE_AFTER = 2.0
"""Seconds after which it is guessed."""


class Unit(StrEnum):
    """A unit of time, by its sign."""

    HOURS = "h"
    MINUTES = "min"
    SECONDS = "s"


_SECONDS = {Unit.HOURS: 3600, Unit.MINUTES: 60}


class TimeLeft:
    """Guesses how long work will still take that begins now. ``clock`` returns seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._begun = clock()

    def after(self, done: int, of: int) -> tuple[int, Unit] | None:
        """Return how long the rest will take when ``done`` parts ``of`` so many are done: a number, and the largest
        unit of which that is at least two, or else seconds. Return None as long as that cannot be guessed, and when
        nothing is left.
        """
        taken = self._clock() - self._begun
        if not 0 < done < of or taken < _SURE_AFTER:
            return None
        seconds = taken * (of - done) / done
        for unit, length in _SECONDS.items():
            if seconds >= 2 * length:
                return round(seconds / length), unit
        return max(1, round(seconds)), Unit.SECONDS
