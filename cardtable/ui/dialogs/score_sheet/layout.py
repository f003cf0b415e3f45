"""Where the four counters lie and how strokes stand, as plain numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.core.markers import counters

WIDTH, HEIGHT = 6.4, 3.6
"""The cloth of one party, in diameters of a counter."""

_STEP = 1.14
"""Between neighbours in the base row; two that stand apart are twice that from each other."""
_FIELD = 2.45
"""The middle of the pattern."""
_REST = 5.6
"""The middle of the column where counters rest beside the field."""
_ROW = 1.06


@dataclass(frozen=True, slots=True)
class Place:
    """The middle of a counter, in diameters from the left and the top."""

    x: float
    y: float


def counter_places(points: int) -> tuple[Place, ...]:
    """Where the four counters lie for 0 to 10 points, those of the pattern first and then those at rest.

    Raises ``CodedError`` ``not_on_counters``.
    """
    layout = counters(points)
    middle = HEIGHT / 2
    step = 2 * _STEP if layout.apart else _STEP
    left = _FIELD - (layout.base - 1) * step / 2
    places = [Place(left + index * step, middle) for index in range(layout.base)]
    places += [Place(_FIELD, middle - _ROW)] * layout.above
    places += [Place(_FIELD, middle + _ROW)] * layout.below
    # At rest they lie in a small heap, each a little beside the one below it.
    places += [Place(_REST, middle + (index - (layout.rest - 1) / 2) * 0.42) for index in range(layout.rest)]
    return tuple(places)


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line from one point to another, in units of a stroke's height."""

    x1: float
    y1: float
    x2: float
    y2: float


def stroke_lines(bundles: Sequence[int], per_row: int = 4) -> tuple[list[Stroke], float, float]:
    """The strokes of a tally, and the width and height that they take. The fifth crosses the four before it."""
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
