"""How long a computer player may think: until a moment, or for a number of samples."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from cardtable.core.errors import CodedError

THINKING = 0.86
"""The share of the time after which no thought is begun or gone on with: an answer has to be put together, too."""


class Cancelled(CodedError):
    """Nobody wants the answer any more."""

    def __init__(self) -> None:
        super().__init__("cancelled")


class TimeIsUp(Exception):
    """The time for a decision ran out in the middle of something."""


def _never() -> bool:
    return False


class Budget:
    """Time, or a number of samples, for one decision; it begins when it is made.

    ``seconds`` bounds the wall clock. ``samples``, if given, fixes the number of sampled deals instead: the clock is
    then not looked at, and equal seeds give equal decisions. ``cancelled`` is asked between samples.
    """

    def __init__(
        self, seconds: float = 0.7, samples: int | None = None, cancelled: Callable[[], bool] = _never
    ) -> None:
        self.seconds = seconds
        self.samples = samples
        self._cancelled = cancelled
        self._most: int | None = None
        self._time = seconds * THINKING
        self._end = time.monotonic() + self._time

    def at_most(self, samples: int) -> Budget:
        """What is left of this budget, for no more than so many samples."""
        less = Budget(self.seconds, None if self.samples is None else min(self.samples, samples), self._cancelled)
        less._end, less._most = self._end, samples if self._most is None else min(self._most, samples)
        return less

    def part(self, share: float) -> Budget:
        """A budget of its own that is this share of the whole one."""
        samples = None if self.samples is None else max(1, math.ceil(self.samples * share))
        return Budget(self.seconds * share, samples, self._cancelled)

    def spent(self, done: int) -> float:
        """The share of the budget that is used up after ``done`` samples; 1 and above means stop.

        Raises ``Cancelled``.
        """
        self.check()
        if self.samples is not None:
            return done / self.samples
        if self._most is not None and done >= self._most:
            return 1.0
        return 1.0 - (self._end - time.monotonic()) / self._time if self._time > 0 else 1.0

    def stop(self, share: float = 1.0) -> None:
        """Raise ``TimeIsUp`` if this share of the time is used up, which it never is where samples are counted.

        Raises ``Cancelled``.
        """
        if self.spent(0) >= share:
            raise TimeIsUp

    def check(self) -> None:
        """Raise ``Cancelled`` if nobody wants the answer any more."""
        if self._cancelled():
            raise Cancelled
