"""The ace of spades, which carries the ornament of the pack."""

from __future__ import annotations

import math
from functools import lru_cache

from cardtable.art.drawing import Drawing, disc
from cardtable.art.palette import BRASS, PAPER
from cardtable.art.pips import SPADE

_MEDALLION_Y = 44.0

_PETAL = "M0 -20C13 -44 13 -74 0 -100C-13 -74 -13 -44 0 -20Z"
_SCROLL = (
    "M-70 84C-104 128 -172 122 -172 74C-172 36 -122 30 -118 66C-116 88 -146 92 -146 72",
    "M-72 20C-108 34 -150 22 -146 -14C-142 -40 -106 -36 -108 -12C-110 4 -128 2 -126 -10",
    "M-50 -34C-76 -40 -96 -62 -82 -84C-70 -98 -52 -82 -62 -70",
)
_LEAVES = (
    "M-80 104C-92 88 -110 84 -124 96C-112 108 -94 112 -80 104Z",
    "M-84 26C-92 12 -104 8 -116 14C-110 26 -98 32 -84 26Z",
)


@lru_cache(maxsize=2)
def ace_of_spades(colour: str) -> str:
    """Return the SVG elements of the large spade, around (0, 0)."""
    drawing = Drawing()
    drawing.copies(SPADE, colour, ["scale(4.2)"])
    with drawing.group("translate(0 -2) scale(3.82)"):
        drawing.line(SPADE, 0.84, PAPER)
    for mirrored in ("scale(1 1)", "scale(-1 1)"):
        with drawing.group(mirrored):
            drawing.line("".join(_SCROLL), 5.4, PAPER)
            drawing.fill("".join(_LEAVES), BRASS)
    # A palmette grows from the medallion towards the tip.
    for degrees, scale, fill in (
        (-64, 0.62, BRASS),
        (64, 0.62, BRASS),
        (-34, 0.86, PAPER),
        (34, 0.86, PAPER),
        (0, 1.24, BRASS),
    ):
        with drawing.group(f"translate(0 -34) rotate({degrees}) scale({scale})"):
            drawing.fill(_PETAL, fill)
    drawing.fill(disc(0, _MEDALLION_Y, 72), colour)
    drawing.line(disc(0, _MEDALLION_Y, 66), 4, PAPER)
    drawing.line(disc(0, _MEDALLION_Y, 56), 2.4, BRASS)
    for step in range(16):
        long = step % 2 == 0
        with drawing.group(f"translate(0 {_MEDALLION_Y:g}) rotate({step * 22.5}) scale({0.5 if long else 0.36})"):
            drawing.fill(_PETAL, PAPER if long else BRASS)
    drawing.dots(
        [(61 * math.sin(step * math.pi / 12), _MEDALLION_Y - 61 * math.cos(step * math.pi / 12)) for step in range(24)],
        1.9,
        PAPER,
    )
    drawing.fill(disc(0, _MEDALLION_Y, 8), PAPER)
    drawing.fill(disc(0, _MEDALLION_Y, 4), colour)
    drawing.line("M-14 150L14 150M-18 164L18 164", 3.2, PAPER)
    drawing.fill("M0 172L12 188L0 204L-12 188Z", BRASS)
    return drawing.svg()
