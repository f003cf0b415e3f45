"""Points as they stand on a score sheet."""

from __future__ import annotations

from cardtable.core.scores import ScoreLine


def line_points(line: ScoreLine) -> str:
    """The points with their sign; points that are counted and not marked stand in brackets."""
    points = f"−{-line.points}" if line.points < 0 else str(line.points)
    return points if line.marked else f"({points})"
