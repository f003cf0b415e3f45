"""The joker: a fool with a king's mask on a stick before him, as a card that can stand for any other.

All jokers of a pack are alike, because no rule tells them apart, and they are the same in every pack. Those of a fixed
value have its number in the index.
"""

from __future__ import annotations

from functools import lru_cache

from cardtable.art.courts import attributes, faces, garments, hair, patterns
from cardtable.art.courts.court import doubled
from cardtable.art.courts.half import Half
from cardtable.art.drawing import Drawing, disc
from cardtable.art.geometry import move, path_of
from cardtable.art.german.garments import dagged_collar
from cardtable.art.german.headgear import small_bell
from cardtable.art.glyphs import index_path
from cardtable.art.layout import CardLayout
from cardtable.art.palette import BLUE, BRASS, GREEN, INK, RED, RUSSET, WHITE
from cardtable.core.cards import JACK

_WORD = "JOKER"
_BELLS = ((-92, -53), (-47, -57), (-3, -62), (42, -58), (86, -53), (131, -49))


def joker_elements(layout: CardLayout, value: int = 0) -> tuple[str, str, str]:
    """Return the SVG elements of a joker on its paper: the part below, the half that is painted twice, and the part
    above it. ``value`` is its fixed value, 0 if it has none.
    """
    half = Drawing()
    half.add(_figure())
    return (_indices(layout, value), *doubled(half, JACK, RED, False, layout.court_scale))


def _indices(layout: CardLayout, value: int) -> str:
    """Return the value, or a star, in the place of the rank, and the word down the edge below it."""
    drawing = Drawing()
    x, y, height = layout.index_x, layout.index_y, layout.index_height
    if value:
        sign = index_path(str(value), height, layout.index_width)
    else:
        sign = path_of([move(patterns.STAR, 0, 0, height / 20)])
    drawing.copies(sign, RED, [_upright(x, y), _turned(x, y)])
    size = layout.index_height * 0.46
    for place, letter in enumerate(_WORD):
        below = y + height * 0.95 + place * size * 1.22
        path = index_path(letter, size, layout.index_width)
        drawing.copies(path, INK, [_upright(x, below), _turned(x, below)])
    return drawing.svg()


def _upright(x: float, y: float) -> str:
    return f"translate({x:g} {y:g})"


def _turned(x: float, y: float) -> str:
    return f"matrix(-1 0 0 -1 {-x:g} {-y:g})"


@lru_cache(maxsize=1)
def _figure() -> str:
    """Return the upper half as text, looking to the right."""
    half = Half()
    left = garments.robe(half, GREEN)
    half.fill(patterns.lozenges(left, 52, 68, 0.5), BRASS)
    right = half.cloth("M0 -172L40 -176C84 -158 150 -150 188 -112C208 -90 222 -62 240 -24L240 140L0 140Z", RED)
    half.fill(patterns.lozenges(right, 52, 68, 0.5), WHITE)
    garments.neck(half, -14, 30)
    dagged_collar(half, BLUE, BRASS)
    for x, y in _BELLS:
        small_bell(half, x, y, 9)
    arm = attributes.sleeve(half, GREEN, 164)
    half.fill(patterns.stripes(arm, 75, 38, 16), BRASS)
    attributes.cuff(half, WHITE, 164)
    _mask(half, 164, -268)
    attributes.fist(half, 164, -98)
    with half.group("translate(-26 -206) scale(1.02)"):
        hair.rolled(half, RUSSET)
        faces.three_quarter(half, brow=RUSSET)
        _laughter(half)
        _cap(half)
    return half.svg()


def _laughter(drawing: Drawing) -> None:
    """Draw dimples for a laughing face."""
    drawing.line("M-10 32C-12 36 -11 40 -8 43M38 30C41 34 40 39 37 42", 2.4)


def _cap(drawing: Drawing) -> None:
    """A cap with three horns, each with a bell, and a scalloped hem."""
    drawing.shape(
        "M-30 -56L-8 -138C-52 -164 -112 -140 -124 -66C-104 -88 -84 -92 -72 -78C-64 -68 -62 -58 -60 -46Z", GREEN, 3.8
    )
    drawing.shape("M34 -56L12 -138C56 -166 116 -142 128 -66C108 -88 88 -92 76 -78C68 -68 66 -58 64 -46Z", RED, 3.8)
    drawing.shape(
        "M-34 -52C-40 -104 -30 -138 0 -160C30 -176 52 -162 60 -140C44 -146 34 -138 34 -118C36 -92 40 -72 38 -52Z",
        BRASS,
        3.8,
    )
    drawing.line(
        "M2 -56C-6 -92 -4 -124 16 -148M-96 -106C-82 -120 -62 -124 -44 -114M100 -106C86 -120 66 -124 50 -114", 2.4
    )
    for x, y, radius in ((-124, -54, 13), (128, -54, 13), (62, -130, 12)):
        small_bell(drawing, x, y, radius)
    drawing.shape(
        "M-60 -72C-30 -58 36 -58 64 -72L64 -44C54 -32 44 -34 38 -46C30 -36 18 -36 14 -48C6 -38 -6 -38 -12 -48"
        "C-18 -36 -30 -36 -36 -46C-42 -34 -52 -32 -58 -42Z",
        WHITE,
        3.4,
    )
    drawing.dots([(-47, -50), (-24, -55), (1, -56), (26, -55), (51, -51)], 4, RED)


def _mask(half: Half, x: float, y: float) -> None:
    """Draw a king's face in gold, crowned, on a stick with ribbons."""
    attributes.shaft(half, x, y + 52, 0, 12, RUSSET)
    with half.group(f"translate({x:g} {y:g})"):
        half.shape("M-4 58C-30 66 -44 88 -34 112C-24 100 -14 96 -2 98Z", BLUE, 3)
        half.shape("M4 58C30 68 40 92 28 118C20 104 12 98 2 98Z", RED, 3)
        half.shape(
            "M-46 -40L46 -40C50 -12 46 22 28 46C18 60 8 66 0 66C-8 66 -18 60 -28 46C-46 22 -50 -12 -46 -40Z", BRASS, 3.8
        )
        # Eyes and mouth are holes: the card shows through.
        for sign in (-1, 1):
            half.shape(
                f"M{sign * 8} -6C{sign * 14} -18 {sign * 28} -18 {sign * 35} -8C{sign * 28} -1 {sign * 14} 2"
                f" {sign * 8} -6Z",
                INK,
                2.4,
            )
            half.line(f"M{sign * 6} -22C{sign * 14} -30 {sign * 30} -30 {sign * 39} -20", 3.6)
        half.line("M-3 -8C-3 6 -8 14 -9 20C-5 26 5 26 9 20", 3)
        half.shape("M-22 32C-10 38 10 38 22 32C16 50 -16 50 -22 32Z", INK, 2.4)
        half.fill(disc(-29, 16, 7) + disc(29, 16, 7), RED, 0.4)
        half.shape("M-50 -38L-56 -84L-30 -60L-20 -92L0 -62L20 -92L30 -60L56 -84L50 -38Z", RED, 3.6)
        half.shape("M-50 -50L50 -50L48 -34L-48 -34Z", WHITE, 3)
        half.dots([(-56, -86), (-20, -94), (20, -94), (56, -86)], 6.5, BRASS, 2.4)
        half.dots([(-30, -42), (0, -42), (30, -42)], 4.5, BLUE)
