"""Blocks of tokens on the cloth: what a layout keeps of their places. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from cardtable.ui.table.geometry import Rect

STEP: Final = 1.1
"""The distance of two tokens in a row, in diameters."""


@dataclass(frozen=True, slots=True)
class Block:
    """The ``area`` of some tokens, which lie in so many ``rows``; each has the diameter ``size``."""

    area: Rect
    size: float
    rows: int

    def places(self, count: int) -> list[Rect]:
        """Return the squares of ``count`` tokens, in rows from the left; closer together where they have no room side
        by side.
        """
        per = max(1, -(-count // self.rows))
        step = min(STEP * self.size, (self.area.width - self.size) / (per - 1)) if per > 1 else 0.0
        down = (self.area.height - self.size) / (self.rows - 1) if self.rows > 1 else 0.0
        return [
            Rect(self.area.x + place % per * step, self.area.y + place // per * down, self.size, self.size)
            for place in range(count)
        ]


@dataclass(frozen=True, slots=True)
class TokenPlaces:
    """The places of tokens: for each side by its number those of the numbers that count and of the single cards, and
    the place of the cards that nobody has won. What has no room has no place.
    """

    races: Mapping[int, Block] = field(default_factory=dict)
    prizes: Mapping[int, Block] = field(default_factory=dict)
    left: Block | None = None

    @property
    def areas(self) -> list[Rect]:
        """The area of each of these."""
        left = [] if self.left is None else [self.left]
        return [block.area for block in (*self.races.values(), *self.prizes.values(), *left)]
