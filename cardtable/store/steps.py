"""How far a long piece of work of a child has come, told now and then."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

_STEP = 0.05
"""Seconds between two words about how much is done."""


class Steps:
    """Tells how much of the work is done, now and then."""

    def __init__(self, tell: Callable[[Mapping[str, object]], None]) -> None:
        self._tell = tell
        self._next = 0.0

    def __call__(self, done: int, of: int) -> None:
        if (now := time.monotonic()) >= self._next:
            self._next = now + _STEP
            self._tell({"done": done, "of": of})
