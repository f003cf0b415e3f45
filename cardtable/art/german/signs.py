"""The four signs of the German pack, each in its own colours: leaves, hearts, bells and acorns.

They correspond to spades, hearts, diamonds and clubs in this order, as is usual among players of both packs.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cardtable.art.drawing import Drawing, disc
from cardtable.art.palette import INK, PAPER, RED
from cardtable.art.pips import HEART
from cardtable.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES

LEAF_GREEN: Final = "#2f7f40"
LEAF_SHADE: Final = "#1c5a31"
VEIN: Final = "#efcf63"
RED_SHADE: Final = "#8a1a15"
GOLD: Final = "#e6b53d"
GOLD_SHADE: Final = "#b87f1d"
GOLD_LIGHT: Final = "#f8e3a0"
NUT: Final = "#c07a2c"
NUT_SHADE: Final = "#8a4f1a"
NUT_LIGHT: Final = "#ecc078"
CUP: Final = "#4c7a36"

_INDEX_COLOURS = {SPADES: "#1f6b3a", HEARTS: RED, DIAMONDS: "#94600a", CLUBS: "#4a2f18"}


def index_colour(suit: int) -> str:
    """Return the colour of the letters and figures of a suit: that of its sign, dark enough to be read on ivory."""
    return _INDEX_COLOURS[suit]


@lru_cache(maxsize=8)
def sign(suit: int, line: float = 5.0) -> str:
    """Return the SVG elements of a suit's sign, about 100 units high and centred on (0, 0); ``line`` is the width of
    the outline.
    """
    drawing = Drawing()
    {SPADES: _leaf, HEARTS: _heart, DIAMONDS: _bell, CLUBS: _acorn}[suit](drawing, line)
    return drawing.svg()


def signs(drawing: Drawing, suit: int, matrices: Iterable[str], line: float = 5.0) -> None:
    """Draw the sign of a suit at several places, each given as an SVG transform."""
    for matrix in matrices:
        with drawing.group(matrix):
            drawing.add(sign(suit, line))


def _stem(drawing: Drawing, data: str, colour: str, line: float) -> None:
    drawing.line(data, 7 + 1.6 * line)
    drawing.line(data, 7, colour)


def _leaf(drawing: Drawing, line: float) -> None:
    body = (
        "M0 -54C9 -34 47 -18 47 12C47 30 34 39 21 36C11 34 4 28 0 20C-4 28 -11 34 -21 36C-34 39 -47 30 -47 12"
        "C-47 -18 -9 -34 0 -54Z"
    )
    _stem(drawing, "M0 14C0 32 4 44 14 50", RED, line)
    drawing.shape(body, LEAF_GREEN, line)
    drawing.fill("M0 -54C9 -34 47 -18 47 12C47 30 34 39 21 36C11 34 4 28 0 20Z", LEAF_SHADE)
    drawing.line(
        "M0 -32L0 20M0 -10L17 -21M0 10L29 -5M0 -10L-17 -21M0 10L-29 -5M3 25L25 17M-3 25L-25 17", 1.5 + line * 0.5, VEIN
    )
    drawing.line(body, line)


def _heart(drawing: Drawing, line: float) -> None:
    drawing.shape(HEART, RED, line)
    drawing.fill("M24 -48C37 -48 49 -38 49 -21C49 8 9 29 0 50C5 24 33 8 35 -18C36 -32 32 -42 24 -48Z", RED_SHADE)
    drawing.line("M-37 -20C-38 -31 -32 -37 -24 -37", 6.5, PAPER)
    drawing.line(HEART, line)


def _bell(drawing: Drawing, line: float) -> None:
    drawing.line(disc(0, -42, 9), 4.5 + 1.3 * line)
    drawing.line(disc(0, -42, 9), 4.5, GOLD)
    drawing.shape(disc(0, 6, 44), GOLD, line)
    drawing.fill("M22 -32C38 -22 44 -8 44 6C44 31 24 50 0 50C18 42 30 26 30 4C30 -10 28 -22 22 -32Z", GOLD_SHADE)
    drawing.line("M-31 -7C-28 -19 -20 -26 -11 -28", 6.5, GOLD_LIGHT)
    drawing.shape("M-44 2C-22 12 22 12 44 2L43 16C22 26 -22 26 -43 16Z", RED, line * 0.72)
    drawing.fill(disc(0, 31, 7.5), INK)
    drawing.line("M0 31L0 47", 6.5)
    drawing.line(disc(0, 6, 44), line)


def _acorn(drawing: Drawing, line: float) -> None:
    nut = "M0 -55C3 -48 8 -44 14 -40C31 -29 36 -12 34 10L-34 10C-36 -12 -31 -29 -14 -40C-8 -44 -3 -48 0 -55Z"
    cup = "M-42 6C-43 26 -26 41 0 41C26 41 43 26 42 6C30 -4 -30 -4 -42 6Z"
    _stem(drawing, "M0 36C0 44 4 48 12 52", NUT, line)
    drawing.shape(nut, NUT, line)
    drawing.fill("M14 -40C31 -29 36 -12 34 10L16 10C20 -10 20 -26 14 -40Z", NUT_SHADE)
    drawing.line("M-20 -2C-22 -16 -18 -26 -12 -31", 6.5, NUT_LIGHT)
    drawing.line(nut, line)
    drawing.shape(cup, CUP, line)
    drawing.line(
        "M-30 3L-12 39M-12 0L8 40M8 0L26 34M26 2L38 20M30 3L12 39M12 0L-8 40M-8 0L-26 34M-26 2L-38 20",
        1 + line * 0.4,
        VEIN,
    )
    drawing.line(cup, line)
