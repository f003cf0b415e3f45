"""Points as they stand on a score sheet."""

from __future__ import annotations

from cardtable.core.scores import ScoreLine
from cardtable.words.figures import figure


def line_points(line: ScoreLine) -> str:
    """The points with their sign; points that are counted and not marked stand in brackets."""
    points = figure(line.points)
    return points if line.marked else f"({points})"
