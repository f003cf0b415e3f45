"""Points as they are written on a score sheet."""

from __future__ import annotations

from cardtable.core.scores import ScoreLine
from cardtable.words.figures import figure


def line_points(line: ScoreLine) -> str:
    """Return the points of ``line`` with their sign; in brackets if they are counted without being marked."""
    points = figure(line.points)
    return points if line.marked else f"({points})"
