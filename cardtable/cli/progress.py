"""How far long work has come and how long it will still take, for somebody at a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Self, TextIO

from cardtable.core.time_left import TimeLeft

_WIDTH = 30
_EVERY = 0.1
"""Seconds between two lines."""


class ProgressBar:
    """A bar with the time that is left, written over itself on ``stream``, by default standard error; nothing is
    written unless that is a terminal. ``clock`` returns seconds.
    """

    def __init__(self, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._stream = sys.stderr if stream is None else stream
        # A windowed program has no streams.
        self._shown = self._stream is not None and self._stream.isatty()
        self._clock = clock
        self._left = TimeLeft(clock)
        self._next = clock()
        self._written = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end_line()

    def __call__(self, done: int, of: int) -> None:
        """Show that ``done`` parts ``of`` so many are done."""
        now = self._clock()
        if not self._shown or of <= 0 or (now < self._next and done < of):
            return
        self._next = now + _EVERY
        filled = _WIDTH * done // of
        left = self._left.after(done, of)
        told = f", about {left[0]} {left[1]} left" if left else ""
        line = f"[{'#' * filled}{'.' * (_WIDTH - filled)}] {done}/{of}{told}"
        self._stream.write(f"\r{line.ljust(self._written)}")
        self._stream.flush()
        self._written = len(line)

    def end_line(self) -> None:
        """Leave what has been written; something else is written next, or nothing any more."""
        if self._written:
            self._stream.write("\n")
            self._stream.flush()
            self._written = 0
