"""The places of the strokes of a tally, as plain numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line from (x1, y1) to (x2, y2), in units of a stroke's height."""

    x1: float
    y1: float
    x2: float
    y2: float


def stroke_lines(bundles: Sequence[int], per_row: int = 4) -> tuple[list[Stroke], float, float]:
    """Return the strokes of a tally, with its width and its height. ``bundles`` has the number of strokes in each
    bundle; the fifth stroke crosses the four before it.
    """
    gap, bundle, row = 0.26, 1.42, 1.34
    lines: list[Stroke] = []
    widest = 0.0
    for place, number in enumerate(bundles):
        top = place // per_row * row
        left = place % per_row * bundle
        for index in range(min(number, 4)):
            x = left + index * gap + 0.08
            lines.append(Stroke(x + 0.03, top + 0.04, x - 0.03, top + 0.98))
            widest = max(widest, x + 0.1)
        if number == 5:
            lines.append(Stroke(left - 0.1, top + 0.8, left + 3 * gap + 0.26, top + 0.2))
            widest = max(widest, left + 3 * gap + 0.3)
    rows = -(-len(bundles) // per_row)
    return lines, widest, max(1.0, (rows - 1) * row + 1.0)
