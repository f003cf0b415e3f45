"""Reports of a child process about how far a long piece of work has come."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

_STEP = 0.05
"""Seconds between two reports."""


class Steps:
    """Reports at intervals how much of the work is done."""

    def __init__(self, tell: Callable[[Mapping[str, object]], None]) -> None:
        self._tell = tell
        self._next = 0.0

    def __call__(self, done: int, of: int) -> None:
        if (now := time.monotonic()) >= self._next:
            self._next = now + _STEP
            self._tell({"done": done, "of": of})
