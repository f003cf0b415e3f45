"""Faces, looking to the right or straight ahead. Drawn around (0, 0): brow at −60, chin at 66."""

from __future__ import annotations

from cardtable.art.drawing import Drawing, disc
from cardtable.art.palette import BLUSH, INK, RED, SKIN

_OUTLINE = (
    "M-42 -66L44 -66C45 -50 44 -40 42 -30C46 -20 49 -8 47 2C46 16 44 28 38 42C32 56 24 67 12 68"
    "C-4 68 -22 54 -32 40C-42 24 -48 0 -46 -24C-46 -40 -45 -52 -42 -66Z"
)


def three_quarter(
    drawing: Drawing, *, brow: str = INK, lips: str = RED, stern: bool = False, lady: bool = False
) -> None:
    """A face turned a little to the right."""
    drawing.shape(_OUTLINE, SKIN, 3.6)
    drawing.fill(
        "M-46 -24C-48 0 -42 24 -32 40C-22 54 -4 68 12 68C-8 58 -26 36 -32 10C-36 -10 -36 -40 -34 -64"
        "L-42 -66C-45 -52 -46 -40 -46 -24Z",
        BLUSH,
        0.3,
    )
    drawing.fill(disc(-19, 17, 10) + disc(37, 17, 7), BLUSH, 0.36 if lady else 0.25)
    _eye(drawing, -10, -14, 13, lady)
    _eye(drawing, 30, -14, 10.5, lady)
    if stern:
        drawing.line("M-28 -27C-18 -35 -6 -34 3 -27M20 -28C26 -34 35 -34 42 -29", 5.4, brow)
    elif lady:
        drawing.line("M-27 -30C-20 -38 -6 -39 3 -31M20 -32C26 -38 35 -38 41 -32", 2.8, brow)
    else:
        drawing.line("M-27 -28C-20 -35 -6 -35 3 -29M20 -30C26 -35 35 -35 41 -30", 4.2, brow)
    drawing.line("M16 -27C14 -16 20 -4 25 8C27 15 23 20 14 18M6 15C4 19 7 22 11 20", 2.8)
    _mouth(drawing, lips, lady)


def profile(drawing: Drawing, *, brow: str = INK, lips: str = RED, lady: bool = False) -> None:
    """A face seen from the side, looking to the right."""
    drawing.shape(
        "M-40 -66L30 -66C34 -54 34 -44 32 -34C30 -28 31 -24 34 -18C40 -6 47 4 50 12C51 17 46 19 38 20"
        "C37 23 38 25 41 28C44 31 43 34 38 36C42 38 43 42 38 45C36 48 37 51 38 55C38 64 28 70 16 68"
        "C0 66 -18 54 -28 40L-46 20Z",
        SKIN,
        3.6,
    )
    drawing.fill(disc(6, 18, 11), BLUSH, 0.36 if lady else 0.25)
    drawing.line("M6 -15C13 -22 22 -22 28 -17M10 -11C16 -8 22 -9 26 -13", 3.2)
    drawing.fill(disc(21, -15, 4.3), INK)
    drawing.line("M4 -30C12 -37 22 -37 31 -31", 3 if lady else 4.6, brow)
    drawing.line("M34 14C32 10 35 8 39 11", 2.4)
    drawing.line("M40 36C35 38 29 37 24 32", 3.4, lips)
    drawing.line("M-24 34C-18 46 -6 58 8 62", 2.2)
    ear(drawing, -26, -6)


def frontal(drawing: Drawing, *, brow: str = INK, lips: str = RED, lady: bool = False) -> None:
    """A face seen straight on."""
    drawing.shape(
        "M-44 -66L44 -66C47 -48 48 -30 48 -14C48 8 44 28 34 44C24 58 14 68 0 68C-14 68 -24 58 -34 44"
        "C-44 28 -48 8 -48 -14C-48 -30 -47 -48 -44 -66Z",
        SKIN,
        3.6,
    )
    drawing.fill(disc(-28, 16, 9) + disc(28, 16, 9), BLUSH, 0.36 if lady else 0.25)
    _eye(drawing, -20, -14, 12, lady)
    _eye(drawing, 20, -14, 12, lady)
    width = 2.8 if lady else 4.6
    drawing.line("M-35 -28C-28 -35 -15 -35 -7 -29M7 -29C15 -35 28 -35 35 -28", width, brow)
    drawing.line("M-6 -26C-5 -10 -8 4 -10 11C-10 18 -4 19 0 18C5 19 11 17 10 11", 2.6)
    with drawing.group("translate(-15 0)"):
        _mouth(drawing, lips, lady)


def ear(drawing: Drawing, x: float, y: float) -> None:
    """An ear around (x, y)."""
    with drawing.group(f"translate({x:g} {y:g})"):
        drawing.shape("M-8 -12C-2 -20 10 -16 9 -4C8 6 4 14 -2 14C-8 12 -10 0 -8 -12Z", SKIN, 2.8)
        drawing.line("M-3 -8C3 -12 5 -4 1 3", 2)


def _eye(drawing: Drawing, x: float, y: float, half: float, lady: bool) -> None:
    drawing.fill(
        f"M{x - half} {y + 1}C{x - half / 2} {y - 8} {x + half / 2} {y - 8} {x + half} {y + 1}"
        f"C{x + half / 2} {y + 6} {x - half / 2} {y + 6} {x - half} {y + 1}Z",
        "#fffdf6",
    )
    drawing.fill(disc(x + 2, y - 1, 4.8), INK)
    lid = f"M{x - half} {y + 1}C{x - half / 2} {y - 9} {x + half / 2} {y - 9} {x + half} {y + 1}"
    if lady:
        lid += f"L{x + half + 2} {y - 1}"
    drawing.line(lid, 3.4)
    drawing.line(f"M{x - half + 3} {y + 4}C{x - half / 2} {y + 7} {x + half / 2} {y + 7} {x + half - 3} {y + 4}", 1.6)


def _mouth(drawing: Drawing, lips: str, lady: bool) -> None:
    if lady:
        drawing.fill("M1 36C6 34 11 32 15 35C19 32 24 34 29 35C23 48 9 48 1 36Z", lips)
        drawing.line("M-1 34C5 39 11 39 15 40C19 39 25 39 31 33", 1.8)
        drawing.line("M10 53C14 55 18 55 21 53", 2)
    else:
        drawing.fill("M3 38C8 34 12 34 15 36C18 34 23 34 28 38C22 46 9 46 3 38Z", lips)
        drawing.line("M-2 35C5 40 11 39 15 40C19 39 25 39 32 34", 2.6)
        drawing.line("M9 52C13 54 18 54 22 52", 2.2)
