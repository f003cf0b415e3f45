"""Plain rectangles and card places in logical pixels, without Qt. The origin is the upper left corner."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, radians, sin

from cardtable.art.theme import CARD_RATIO


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre_x(self) -> float:
        return self.x + self.width / 2

    @property
    def centre_y(self) -> float:
        return self.y + self.height / 2

    def inset(self, horizontal: float, vertical: float | None = None) -> Rect:
        """Return this rectangle made smaller on all sides, larger if the numbers are negative."""
        down = horizontal if vertical is None else vertical
        return Rect(self.x + horizontal, self.y + down, self.width - 2 * horizontal, self.height - 2 * down)

    def overlap(self, other: Rect) -> float:
        """Return the area that both rectangles cover, in square pixels."""
        wide = min(self.right, other.right) - max(self.x, other.x)
        high = min(self.bottom, other.bottom) - max(self.y, other.y)
        return wide * high if wide > 0 and high > 0 else 0.0

    def meets(self, other: Rect) -> bool:
        """Return whether both rectangles cover some area."""
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
            and self.width > 0
            and self.height > 0
            and other.width > 0
            and other.height > 0
        )

    def contains(self, other: Rect, tolerance: float = 0.01) -> bool:
        """Return whether ``other`` lies inside, within ``tolerance`` pixels."""
        return (
            other.x >= self.x - tolerance
            and other.y >= self.y - tolerance
            and other.right <= self.right + tolerance
            and other.bottom <= self.bottom + tolerance
        )

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point lies inside."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def scaled(self, factor: float) -> Rect:
        """Return this rectangle with all lengths and distances from the origin multiplied by ``factor``."""
        return Rect(self.x * factor, self.y * factor, self.width * factor, self.height * factor)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies: its middle, its width, its rotation in degrees clockwise, and its height in the heap; and what
    part of its width is ``seen`` beside the card that lies on it.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    z: float = 0.0
    seen: float = 1.0

    @property
    def height(self) -> float:
        return self.width * CARD_RATIO

    def footprint(self) -> Rect:
        """Return the upright rectangle around the rotated card."""
        turn = radians(self.angle)
        wide = abs(self.width * cos(turn)) + abs(self.height * sin(turn))
        high = abs(self.width * sin(turn)) + abs(self.height * cos(turn))
        return Rect(self.x - wide / 2, self.y - high / 2, wide, high)

    def moved(self, across: float, down: float) -> Spot:
        """Return this spot moved to the right and down by these numbers of pixels."""
        return replace(self, x=self.x + across, y=self.y + down)
