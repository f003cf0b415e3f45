"""The time that a computer player may use for a decision: until a moment, or for a number of samples."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from cardtable.core.errors import CodedError

THINKING = 0.86
"""The share of the time after which no further computation is begun or continued, because putting the answer together
takes time too.
"""


class Cancelled(CodedError):
    """The answer is no longer wanted."""

    def __init__(self) -> None:
        super().__init__("cancelled")


class TimeIsUp(Exception):
    """The time for a decision ran out during a computation."""


def _never() -> bool:
    return False


class Budget:
    """The time, or the number of samples, for one decision; the time begins when the object is made.

    ``seconds`` limits the time of the clock. If ``samples`` is given, it fixes the number of sampled deals instead: the
    clock is not read then, and equal seeds give equal decisions. ``cancelled`` is called between samples.
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
        """Return what is left of this budget, limited to ``samples`` samples."""
        less = Budget(self.seconds, None if self.samples is None else min(self.samples, samples), self._cancelled)
        less._end, less._most = self._end, samples if self._most is None else min(self._most, samples)
        return less

    def part(self, share: float) -> Budget:
        """Return a new budget with this ``share`` of the whole one."""
        samples = None if self.samples is None else max(1, math.ceil(self.samples * share))
        some = Budget(self.seconds * share, samples, self._cancelled)
        some._most = None if self._most is None else max(1, math.ceil(self._most * share))
        return some

    def spent(self, done: int) -> float:
        """Return the share of the budget that is used up after ``done`` samples; 1 or more means stop.

        Raises ``Cancelled``.
        """
        self.check()
        if self.samples is not None:
            return done / self.samples
        if self._most is not None and done >= self._most:
            return 1.0
        return 1.0 - (self._end - time.monotonic()) / self._time if self._time > 0 else 1.0

    def stop(self, share: float = 1.0) -> None:
        """Raise ``TimeIsUp`` if this share of the time is used up; never if samples are counted.

        Raises ``Cancelled``.
        """
        if self.spent(0) >= share:
            raise TimeIsUp

    def check(self) -> None:
        """Raise ``Cancelled`` if the answer is no longer wanted."""
        if self._cancelled():
            raise Cancelled
