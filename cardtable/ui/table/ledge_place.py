"""Where the ledge lies beside the cloth, and how large its letters are, as pure functions. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

_LEAST_WIDE, _MOST_WIDE, _SHARE_WIDE = 246.0, 430.0, 0.232
"""The width of a ledge at the right, in pixels, and its share of the width."""
_LEAST_HIGH, _SHARE_HIGH = 176.0, 0.2
"""The height of a ledge at the foot, in pixels, and its share of the height."""
_GROWING, _GROWING_AT_FOOT = 0.57, 0.8
"""The part of the ledge that grows with the letters, at the right and at the foot."""
_MOST, _MOST_AT_FOOT = 0.35, 0.33
"""The largest share of a table that the ledge takes at its right and at its foot."""


@dataclass(frozen=True, slots=True)
class LedgePlace:
    """The ledge of a table: whether it lies at the ``foot`` instead of at the right, its ``size`` in pixels across its
    inner edge, and the height of its ``letters``.
    """

    foot: bool
    size: int
    letters: float


def place_ledge(width: float, height: float, text: float = 1.0, growth: float = 1.0) -> LedgePlace:
    """Return the place of the ledge beside a table of ``width`` by ``height`` pixels, with words ``text`` times as
    large as usual. ``growth`` is the part of its growth with larger words that it gets, 0 to 1.
    """
    foot = width < height
    small = min(width, height)
    usual = min(max(0.78 * (0.018 * small + 8), 13.0), 26.0)
    grown = 1 + (_GROWING_AT_FOOT if foot else _GROWING) * growth * (max(text, 1.0) - 1)
    if foot:
        size = min(max(_LEAST_HIGH, _SHARE_HIGH * height) * grown, _MOST_AT_FOOT * height)
    else:
        size = min(min(max(_LEAST_WIDE, _SHARE_WIDE * width), _MOST_WIDE) * grown, _MOST * width)
    return LedgePlace(foot, round(size), usual * text)
