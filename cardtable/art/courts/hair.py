"""Hair and beards, around a face at (0, 0) that looks to the right."""

from __future__ import annotations

from cardtable.art.drawing import Drawing
from cardtable.art.palette import INK


def rolled(drawing: Drawing, colour: str, line: str = INK, in_profile: bool = False) -> None:
    """Hair to the jaw, rolled outwards at its ends; in profile only the near side is seen."""
    drawing.shape(
        "M-20 -66C-60 -70 -76 -40 -72 -8C-70 14 -90 16 -92 40C-93 64 -70 74 -54 64C-42 56 -42 40 -32 32L-20 -20Z",
        colour,
        3.6,
    )
    drawing.line(
        "M-50 -58C-66 -34 -48 -4 -56 14C-60 24 -74 26 -75 42C-75 54 -58 56 -57 44C-57 38 -65 36 -66 43"
        "M-36 -50C-50 -26 -34 -2 -42 20M-60 -48C-70 -26 -58 -8 -66 8",
        2.2,
        line,
    )
    if in_profile:
        return
    drawing.shape(
        "M26 -66C60 -70 72 -40 67 -8C65 14 82 18 83 40C84 62 64 72 50 62C38 54 40 40 32 30L22 -20Z", colour, 3.6
    )
    drawing.line(
        "M54 -56C64 -34 48 -4 54 14C57 24 66 26 67 41C67 53 52 54 51 43C51 37 58 35 59 42M58 -40C62 -24 56 -8 62 8",
        2.2,
        line,
    )


def flowing(drawing: Drawing, colour: str, line: str = INK) -> None:
    """Long waves that fall on the shoulders."""
    drawing.shape(
        "M-16 -66C-64 -74 -84 -34 -74 2C-68 24 -92 38 -90 66C-88 86 -104 92 -112 96C-92 112 -60 106 -48 88"
        "C-34 68 -48 52 -34 30L-20 -20Z",
        colour,
        3.6,
    )
    drawing.shape(
        "M22 -66C62 -74 80 -34 69 2C64 24 84 38 82 66C80 84 94 90 102 94C84 110 56 104 46 86C34 66 46 50 34 30L22 -20Z",
        colour,
        3.6,
    )
    drawing.line(
        "M-44 -60C-70 -30 -48 0 -54 22C-60 44 -76 50 -72 74C-70 88 -82 94 -92 96"
        "M-58 -44C-74 -20 -60 4 -66 18M-36 -40C-48 -14 -34 6 -42 28C-50 48 -62 56 -56 82"
        "M48 -60C68 -30 50 0 55 22C60 44 72 50 68 72C66 86 76 92 84 94"
        "M58 -44C70 -20 58 4 62 18M44 20C44 44 58 56 52 80",
        2.2,
        line,
    )


def straight(drawing: Drawing, colour: str, line: str = INK, fringe: bool = True) -> None:
    """A page's hair, cut level at the jaw; ``fringe`` is drawn by ``fringe_over``."""
    drawing.shape("M-16 -68C-62 -72 -80 -40 -78 -6C-77 16 -82 34 -88 50C-70 60 -50 58 -34 48L-20 -20Z", colour, 3.6)
    drawing.shape("M22 -68C60 -72 74 -40 72 -6C71 14 76 32 82 46C66 56 48 54 34 46L22 -20Z", colour, 3.6)
    drawing.line(
        "M-60 -50C-70 -20 -62 14 -70 50M-48 -56C-58 -20 -46 16 -54 52M56 -50C64 -20 58 14 65 46"
        "M44 -20C50 6 46 28 50 48",
        2.2,
        line,
    )


def fringe_over(drawing: Drawing, colour: str, line: str = INK) -> None:
    """A fringe on the brow, to be drawn after the face."""
    drawing.shape(
        "M-50 -30C-50 -60 -40 -72 0 -72C36 -72 50 -60 50 -30C46 -40 44 -42 40 -44"
        "C34 -38 26 -38 20 -44C14 -37 4 -37 -2 -44"
        "C-8 -37 -18 -37 -24 -44C-30 -38 -40 -40 -50 -30Z",
        colour,
        3,
    )
    drawing.line("M-24 -44L-22 -62M-2 -44L-2 -62M20 -44L18 -62M38 -46L34 -62", 2, line)


def side_fringe_over(drawing: Drawing, colour: str, line: str = INK) -> None:
    """A fringe on a face seen from the side, to be drawn after the face."""
    drawing.shape(
        "M-46 -70L33 -70C36 -58 36 -50 34 -42C30 -48 26 -48 22 -44C16 -38 8 -40 4 -44C-2 -36 -8 -34 -12 -34"
        "C-12 -14 -16 0 -24 10C-36 6 -46 -10 -48 -34Z",
        colour,
        3,
    )
    drawing.line("M22 -44L22 -62M4 -44L2 -62M-12 -34L-14 -58M-24 8C-32 -10 -32 -34 -28 -56", 2, line)


def braids(drawing: Drawing, colour: str, line: str = INK, band: str = INK) -> None:
    """Two braids that hang before the shoulders."""
    for sign, shift in ((-1, -4), (1, 0)):
        with drawing.group(f"translate({shift} 0) scale({sign} 1)"):
            drawing.shape("M10 -66C58 -76 84 -34 72 6C66 26 64 34 56 34C44 34 34 20 30 -10Z", colour, 3.6)
            drawing.line("M34 -58C62 -44 66 -10 54 30M46 -40C56 -20 52 4 44 24", 2.2, line)
            for step in range(4):
                y = 40 + step * 22
                x = 62 + step * 5
                size = 1 - step * 0.07
                drawing.shape(_tress(x - 7 * size, y, size, 1), colour, 3)
                drawing.shape(_tress(x + 7 * size, y + 10, size, -1), colour, 3)
            drawing.shape("M70 124L92 120L93 129L71 133Z", band, 2.4)
            drawing.shape("M72 133C68 148 76 158 86 162C96 152 96 140 93 130Z", colour, 3)


def _tress(x: float, y: float, size: float, sign: int) -> str:
    def at(dx: float, dy: float) -> str:
        return f"{x + dx * size * sign:.1f} {y + dy * size:.1f}"

    return f"M{at(-12, -12)}C{at(2, -16)} {at(15, -6)} {at(13, 12)}C{at(2, 14)} {at(-12, 4)} {at(-12, -12)}Z"


def coils(drawing: Drawing, colour: str, line: str = INK) -> None:
    """Hair parted in the middle and coiled over the ears."""
    for sign, x in ((-1, -54), (1, 50)):
        with drawing.group(f"translate({x} 0) scale({sign} 1)"):
            drawing.shape("M-40 -66C-4 -72 14 -54 14 -30L-20 -30Z", colour, 3.4)
            drawing.shape(
                "M2 -36C28 -38 40 -16 36 8C33 30 10 40 -6 30C-22 20 -24 -8 -16 -22C-12 -30 -6 -35 2 -36Z", colour, 3.6
            )
            drawing.line(
                "M8 -22C24 -18 26 10 10 16C-4 20 -10 0 0 -6C8 -10 12 2 6 5M-8 -28C-16 -10 -14 16 -2 24", 2.4, line
            )


def parted_over(drawing: Drawing, colour: str, line: str = INK) -> None:
    """A parting over the brow, to be drawn after the face."""
    drawing.shape(
        "M-50 -22C-52 -56 -40 -74 8 -74C44 -74 52 -56 50 -24C44 -40 28 -50 10 -58C-14 -50 -38 -42 -50 -22Z", colour, 3
    )
    drawing.line("M10 -58C-10 -60 -30 -54 -40 -42M10 -58C24 -58 36 -52 44 -42", 2, line)


# Beards, drawn after the face.


def full_beard(drawing: Drawing, colour: str, line: str = INK) -> None:
    """A long beard that ends in a point, with its moustache."""
    drawing.shape(
        "M-47 -12C-52 24 -52 54 -38 80C-30 98 -14 108 -4 126C2 134 10 138 14 140C18 136 22 128 28 120"
        "C44 100 52 78 52 50"
        "C52 30 50 10 48 -8C46 10 42 20 36 26C30 30 24 28 15 29C6 28 -4 32 -14 28C-30 22 -40 8 -47 -12Z",
        colour,
        3.6,
    )
    drawing.line(
        "M-36 30C-38 60 -20 80 -8 100M-20 44C-22 66 -4 90 4 118M-4 56C-6 76 10 100 12 124M14 58"
        "C14 80 20 96 18 116"
        "M28 52C32 74 28 92 26 104M42 36C46 62 40 82 34 96",
        2.2,
        line,
    )
    drawing.fill("M4 40C9 37 12 37 15 38C18 37 22 37 27 40C22 46 9 46 4 40Z", "#b3261e")
    moustache(drawing, colour)


def forked_beard(drawing: Drawing, colour: str, line: str = INK) -> None:
    """A beard combed into two curls."""
    drawing.shape(
        "M-47 -10C-52 26 -50 56 -40 78C-34 96 -42 108 -54 112C-34 126 -4 120 4 92C8 86 14 84 18 86"
        "C24 92 24 104 30 112"
        "C40 122 62 118 70 106C58 104 50 94 52 78C54 50 50 12 48 -8C46 10 42 20 36 26C30 30 24 28 15 29"
        "C6 28 -4 32 -14 28C-30 22 -40 8 -47 -10Z",
        colour,
        3.6,
    )
    drawing.line(
        "M-36 28C-38 54 -26 74 -28 92C-29 102 -34 108 -40 110M-20 42C-24 60 -12 76 -14 92"
        "C-16 102 -22 108 -28 112"
        "M-4 54C-6 66 0 74 -2 84M28 50C32 64 26 74 32 88C36 98 44 104 54 106M42 34C46 54 38 72 44 88"
        "M15 56L16 74",
        2.2,
        line,
    )
    drawing.fill("M4 40C9 37 12 37 15 38C18 37 22 37 27 40C22 46 9 46 4 40Z", "#b3261e")
    moustache(drawing, colour)


def square_beard(drawing: Drawing, colour: str, line: str = INK) -> None:
    """A broad beard cut level."""
    drawing.shape(
        "M-47 -10C-52 22 -52 48 -46 74C-44 84 -42 88 -40 92C-30 84 -24 98 -14 92C-6 86 2 100 12 94"
        "C20 88 28 100 36 92"
        "C42 88 46 90 50 84C52 60 52 20 48 -8C46 10 42 20 36 26C30 30 24 28 15 29C6 28 -4 32 -14 28"
        "C-30 22 -40 8 -47 -10Z",
        colour,
        3.6,
    )
    drawing.line(
        "M-38 26C-40 48 -36 66 -34 80M-24 40C-28 58 -20 70 -20 84M-8 52C-10 66 -4 74 -4 84M10 56"
        "C8 70 12 78 12 88"
        "M26 50C28 66 24 76 26 86M40 36C42 56 38 70 42 82",
        2.2,
        line,
    )
    drawing.fill("M4 40C9 37 12 37 15 38C18 37 22 37 27 40C22 46 9 46 4 40Z", "#b3261e")
    moustache(drawing, colour)


def profile_beard(drawing: Drawing, colour: str, line: str = INK) -> None:
    """A long beard on a face seen from the side."""
    drawing.shape(
        "M-36 -14C-40 20 -38 56 -26 84C-16 104 4 110 22 132C30 128 28 118 34 112C48 100 56 80 50 58"
        "C48 50 44 47 39 46"
        "C32 47 28 44 22 42C12 42 0 36 -10 22C-18 12 -26 2 -36 -14Z",
        colour,
        3.6,
    )
    drawing.line(
        "M-28 22C-26 50 -14 70 0 88M-14 34C-12 56 4 78 16 98M2 48C6 66 18 82 26 102M18 52"
        "C22 68 32 80 34 96M34 54C38 64 42 74 42 86",
        2.2,
        line,
    )
    drawing.shape("M42 22C34 20 20 24 14 32C8 40 -2 42 -8 38C-4 52 18 52 28 42C34 36 42 34 45 30Z", colour, 2.8)


def moustache(drawing: Drawing, colour: str) -> None:
    """A moustache for a face seen in three quarters."""
    drawing.shape(
        "M16 22C8 18 -2 20 -10 28C-16 34 -24 36 -30 30C-30 44 -8 48 4 40C10 36 14 32 16 30C19 34 23 37 28 39"
        "C38 44 52 40 52 28C46 34 42 32 37 27C31 20 22 18 16 22Z",
        colour,
        2.8,
    )


def small_moustache(drawing: Drawing, colour: str) -> None:
    """The first moustache of a young man, with a tuft under the lip."""
    drawing.fill("M15 27C8 24 2 28 -8 26C-6 36 8 36 15 31C21 36 36 34 38 25C30 28 22 24 15 27Z", colour)
    drawing.fill("M10 50L21 50L16 64Z", colour)
