"""The places that the bar of buttons can have while a trick is played, as pure functions. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.ui.table.geometry import Rect


@dataclass(frozen=True, slots=True)
class Strip:
    """Room for the bar, which lies at its lower edge and as near to ``centre`` as the edges allow."""

    room: Rect
    centre: float

    def place(self, width: float, height: float) -> Rect:
        """Return the place of a bar of this size; a bar that is too wide begins at the left edge."""
        x = max(min(self.centre - width / 2, self.room.right - width), self.room.x)
        return Rect(x, self.room.bottom - height, width, height)


def strips(room: Rect, centre: float, trick: Rect, gap: float) -> tuple[Strip, ...]:
    """Return the strips to try for a bar around ``centre``: all of ``room``, then the free parts to the right and to
    the left of ``trick``.
    """
    right, left = trick.right + gap, trick.x - gap
    beside = (
        Rect(right, room.y, max(room.right - right, 0.0), room.height),
        Rect(room.x, room.y, max(left - room.x, 0.0), room.height),
    )
    return (Strip(room, centre), *(Strip(part, part.centre_x) for part in beside))


def hidden(place: Rect, things: Sequence[tuple[Rect, float]], within: Rect) -> float:
    """Return how much a bar at ``place`` would hide: of ``things``, each an area and its weight, and of the bar itself
    where it reaches beyond ``within``. In square pixels times weights.
    """
    outside = place.width * place.height - place.overlap(within)
    return outside + sum(weight * place.overlap(area) for area, weight in things)
