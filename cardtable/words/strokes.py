"""Strokes on a score sheet, as people note them by hand."""

from __future__ import annotations

_STROKES = ("", "–", "=", "≡")
MOST_STROKES = 30
"""More than all prizes of a deal can make; it keeps the numbers from a file within bounds."""


def strokes(count: int) -> str:
    """Return ``count`` horizontal strokes, in signs of up to three strokes one below the other."""
    threes, rest = divmod(min(max(0, count), MOST_STROKES), 3)
    return _STROKES[3] * threes + _STROKES[rest]
