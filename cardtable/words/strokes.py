"""Strokes on a score sheet, as people note them by hand."""

from __future__ import annotations

_STROKES = ("", "–", "=", "≡")
_MOST_STROKES = 30
"""More than all prizes of a deal come to; a file may say anything."""


def strokes(count: int) -> str:
    """So many horizontal strokes, three by three one below the other."""
    threes, rest = divmod(min(max(0, count), _MOST_STROKES), 3)
    return _STROKES[3] * threes + _STROKES[rest]
