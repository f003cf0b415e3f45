"""How far long work has come and how long it will still take, for somebody at a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Self, TextIO

_WIDTH = 30
_EVERY = 0.1
"""Seconds between two lines."""
_SURE_AFTER = 2.0
"""Seconds after which the time that is left is guessed from the time that was taken."""
_MINUTE, _HOUR = 60, 3600


class ProgressBar:
    """A bar with the time that is left, written over itself on ``stream``, by default standard error; nothing is
    written unless that is a terminal. ``clock`` returns seconds.
    """

    def __init__(self, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._stream = sys.stderr if stream is None else stream
        # A windowed program has no streams.
        self._shown = self._stream is not None and self._stream.isatty()
        self._clock = clock
        self._begun = clock()
        self._next = self._begun
        self._written = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._written:
            self._stream.write("\n")
            self._stream.flush()

    def __call__(self, done: int, of: int) -> None:
        """Show that ``done`` parts ``of`` so many are done."""
        now = self._clock()
        if not self._shown or of <= 0 or (now < self._next and done < of):
            return
        self._next = now + _EVERY
        filled = _WIDTH * done // of
        line = f"[{'#' * filled}{'.' * (_WIDTH - filled)}] {done}/{of}{self._left(done, of, now - self._begun)}"
        self._stream.write(f"\r{line.ljust(self._written)}")
        self._stream.flush()
        self._written = len(line)

    def _left(self, done: int, of: int, taken: float) -> str:
        if not 0 < done < of or taken < _SURE_AFTER:
            return ""
        return f", about {_words(taken * (of - done) / done)} left"


def _words(seconds: float) -> str:
    """Return a time in the largest unit of which it has at least two."""
    for unit, name in ((_HOUR, "h"), (_MINUTE, "min")):
        if seconds >= 2 * unit:
            return f"{round(seconds / unit)} {name}"
    return f"{max(1, round(seconds))} s"
