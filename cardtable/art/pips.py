"""The four suit signs, and the places of the pips on a pip card."""

from __future__ import annotations

SPADE = (
    "M0 -52C9 -31 47 -10 47 17C47 33 36 42 24 42C15 42 8 38 4 31C5 41 10 48 20 52L-20 52"
    "C-10 48 -5 41 -4 31C-8 38 -15 42 -24 42C-36 42 -47 33 -47 17C-47 -10 -9 -31 0 -52Z"
)
HEART = (
    "M0 50C-9 29 -49 8 -49 -21C-49 -38 -37 -48 -24 -48C-12 -48 -3 -41 0 -29"
    "C3 -41 12 -48 24 -48C37 -48 49 -38 49 -21C49 8 9 29 0 50Z"
)
DIAMOND = "M0 -54C9 -36 25 -15 41 0C25 15 9 36 0 54C-9 36 -25 15 -41 0C-25 -15 -9 -36 0 -54Z"
CLUB = (
    "M0 -51C14 -51 24 -41 24 -28C24 -21 21 -15 16 -10C20 -12 23 -13 27 -13C40 -13 50 -3 50 10"
    "C50 23 40 33 27 33C16 33 8 27 4 18C5 36 10 47 20 51L-20 51C-10 47 -5 36 -4 18"
    "C-8 27 -16 33 -27 33C-40 33 -50 23 -50 10C-50 -3 -40 -13 -27 -13C-23 -13 -20 -12 -16 -10"
    "C-21 -15 -24 -21 -24 -28C-24 -41 -14 -51 0 -51Z"
)

SUIT_SIGNS = (SPADE, HEART, DIAMOND, CLUB)
"""The path data of the signs by suit, about 100 units high and centred on (0, 0)."""

_SIGNS = (-1.0, 1.0)
_COLUMNS: dict[int, tuple[float, ...]] = {
    4: (-1.0, 1.0),
    5: (-1.0, 1.0),
    6: (-1.0, 0.0, 1.0),
    7: (-1.0, 0.0, 1.0),
    8: (-1.0, 0.0, 1.0),
    9: (-1.0, -1 / 3, 1 / 3, 1.0),
    10: (-1.0, -1 / 3, 1 / 3, 1.0),
}
_MIDDLE: dict[int, tuple[float, ...]] = {
    2: (-1.0, 1.0),
    3: (-1.0, 0.0, 1.0),
    5: (0.0,),
    7: (-0.5,),
    8: (-0.5, 0.5),
    9: (0.0,),
    10: (-2 / 3, 2 / 3),
}


def pip_places(count: int) -> list[tuple[float, float]]:
    """Return the places of 2 to 10 pips: columns −1, 0, 1 and rows from −1 (top) to 1, as on any French pack.

    Pips below the middle (row > 0) have to be drawn upside down.
    """
    places = [(sign, row) for sign in _SIGNS for row in _COLUMNS.get(count, ())]
    places.extend((0.0, row) for row in _MIDDLE.get(count, ()))
    return places


def place(x: float, y: float, size: float, upside_down: bool = False) -> str:
    """Return the SVG transform that puts a sign of height ``size`` at (x, y)."""
    scale = size / 100 * (-1 if upside_down else 1)
    return f"matrix({scale:g} 0 0 {scale:g} {x:g} {y:g})"
