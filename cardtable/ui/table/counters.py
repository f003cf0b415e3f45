"""The places of a side's four counters, in diameters of a counter, without Qt.

The field is 6 wide and 3.4 high with its origin in the upper left corner: the pattern of three rows on the left, the
place of idle counters on the right.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from cardtable.core.markers import COUNTERS, MOST, counters, strokes

FIELD_WIDTH = 6.0
FIELD_HEIGHT = 3.4

MOST_STROKES = 30
"""The most points shown as strokes; more are written as a number."""

_PITCH = 1.08
_MIDDLE = 2.25
_BASE = FIELD_HEIGHT / 2
_REST = 5.3
_REST_PITCH = 0.62

CounterPlace = tuple[float, float]


def counter_places(points: int) -> list[CounterPlace]:
    """Return the middles of the four counters for ``points``; outside 0 to 10 all of them rest beside the field."""
    layout = counters(points if 0 <= points <= MOST else 0)
    pitch = 2 * _PITCH if layout.apart else _PITCH
    first = _MIDDLE - pitch * (layout.base - 1) / 2
    places = [(first + index * pitch, _BASE) for index in range(layout.base)]
    places += [(_MIDDLE, _BASE - _PITCH)] * layout.above
    places += [(_MIDDLE, _BASE + _PITCH)] * layout.below
    lowest = _BASE + _REST_PITCH * (COUNTERS - 1) / 2
    places += [(_REST, lowest - _REST_PITCH * index) for index in range(layout.rest)]
    return places


def assign(current: Sequence[CounterPlace], wanted: Sequence[CounterPlace]) -> list[CounterPlace]:
    """Return ``wanted`` in the order of the counters at ``current``, so that as few of them as possible move far."""
    left = list(wanted)
    result: list[CounterPlace | None] = [None] * len(current)
    pairs = sorted(
        (hypot(x - u, y - v), index, place)
        for index, (x, y) in enumerate(current)
        for place, (u, v) in enumerate(wanted)
    )
    used: set[int] = set()
    for _, index, place in pairs:
        if result[index] is None and place not in used:
            result[index] = left[place]
            used.add(place)
    return [place for place in result if place is not None]


def tally(points: int) -> tuple[int, ...]:
    """Return the numbers of strokes in the bundles drawn on the cloth for ``points``; empty where counters or a number
    are used.
    """
    return strokes(points) if MOST < points <= MOST_STROKES else ()


def figure(points: int) -> str:
    """Return a number of points as it is written on the cloth, with a minus sign instead of a hyphen."""
    return str(points).replace("-", "−")


def number(points: int) -> str:
    """Return the number written on the cloth for ``points``; an empty text where counters or strokes are used."""
    return figure(points) if points > MOST_STROKES or points < 0 else ""
