"""Where the field of each side lies if everybody round the table reads the own one upright; without widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

_DEPTH = 0.33
"""How far a field reaches from its edge towards the middle, as a share of the shorter edge of the table."""
NEAR, LEFT, FAR, RIGHT = 0, 90, 180, 270
"""The edges, clockwise as seen from above: by how many degrees what is read there is turned, also clockwise."""
EDGES = (NEAR, LEFT, FAR, RIGHT)
_FILLED = {1: (NEAR,), 2: (NEAR, FAR), 3: (NEAR, LEFT, RIGHT)}
"""At which edges so few sit."""
_GAP = 16
"""Pixels between two fields at one edge."""


@dataclass(frozen=True, slots=True)
class Around:
    """A table of which each field lies at an edge: the middles of the ``fields`` with their turns in degrees, the
    ``length`` of each along its edge and its ``depth`` across, and the free ``middle``. All in pixels. ``opposite``
    says whether anybody sits at the far edge.
    """

    fields: tuple[tuple[float, float, int], ...]
    length: int
    depth: int
    middle: QRectF
    opposite: bool


def around(count: int, width: int, height: int) -> Around:
    """Return how ``count`` fields of one size lie around a table, clockwise from the near edge."""
    sits = _edges_of(count)
    depth = max(1, round(_DEPTH * min(width, height)))
    upright = height > width
    # The longer edges keep their corners free, so that the shorter ones have their whole length.
    across = width if upright else width - 2 * depth
    along = height - 2 * depth if upright else height
    most = max(map(sits.count, EDGES))
    length = max(1, min(across, along) // most - (_GAP if most > 1 else 0))
    fields = []
    for place, edge in enumerate(sits):
        there = [number for number, other in enumerate(sits) if other == edge]
        shift = (there.index(place) - (len(there) - 1) / 2) * (length + _GAP)
        # Who goes on clockwise goes left at the near edge and right at the far one.
        fields.append(
            {
                NEAR: (width / 2 - shift, height - depth / 2, edge),
                LEFT: (depth / 2, height / 2 - shift, edge),
                FAR: (width / 2 + shift, depth / 2, edge),
                RIGHT: (width - depth / 2, height / 2 + shift, edge),
            }[edge]
        )
    top = depth if FAR in sits else _GAP
    middle = QRectF(depth, top, max(1, width - 2 * depth), max(1, height - depth - top))
    return Around(tuple(fields), length, depth, middle, FAR in sits)


def _edges_of(count: int) -> Sequence[int]:
    """Return the edge at which each of ``count`` sides sits, clockwise."""
    if count in _FILLED:
        return _FILLED[count]
    least, more = divmod(count, len(EDGES))
    # Of five two sit at the near edge, of six and seven two at the far one as well.
    doubled = (NEAR, FAR, LEFT)[:more]
    return [edge for edge in EDGES for _ in range(least + (edge in doubled))]
