"""The Daus: two large signs, and between them a picture as in old packs."""

from __future__ import annotations

import math

from cardtable.art.courts import faces
from cardtable.art.courts.patterns import LEAF
from cardtable.art.drawing import Drawing, disc, rectangle
from cardtable.art.geometry import move, path_of
from cardtable.art.german.attributes import tankard
from cardtable.art.german.signs import GOLD, LEAF_GREEN, LEAF_SHADE, NUT, NUT_LIGHT, NUT_SHADE, signs
from cardtable.art.palette import BLUE, BRASS, GOLD_HAIR, GREEN, INK, RED, RUSSET, SILVER, WHITE
from cardtable.art.pips import place
from cardtable.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES

_SIGN_Y, _SIGN, _SIGN_LINE = 266.0, 218.0, 2.6

_HIDE = "#6b4a33"
_HIDE_SHADE = "#4a3122"
_GRASS = "#7d9a4e"
_GRAPE = "#5b2f5e"


def daus_elements(suit: int, scale: float) -> str:
    """Return the SVG elements of a Daus without its indices, around (0, 0)."""
    drawing = Drawing()
    with drawing.group(f"scale({scale:g})"):
        with drawing.group("scale(1.2)"):
            {SPADES: _stag, HEARTS: _cupid, DIAMONDS: _boar, CLUBS: _cask}[suit](drawing)
        signs(drawing, suit, [place(0, -_SIGN_Y, _SIGN), place(0, _SIGN_Y, _SIGN, upside_down=True)], _SIGN_LINE)
    return drawing.svg()


def _ground(drawing: Drawing, y: float) -> None:
    """A strip of meadow with tufts."""
    drawing.shape(
        f"M-196 {y + 6}C-150 {y - 8} -90 {y - 2} -30 {y - 4}C40 {y - 10} 120 {y - 4} 196 {y + 4}"
        f"C150 {y + 24} 60 {y + 26} 0 {y + 24}C-70 {y + 28} -150 {y + 24} -196 {y + 6}Z",
        _GRASS,
        3.4,
    )
    for x in (-150, -96, 30, 104, 156):
        drawing.line(
            f"M{x} {y + 6}L{x - 7} {y - 10}M{x} {y + 6}L{x + 1} {y - 14}M{x} {y + 6}L{x + 8} {y - 8}", 3.4, GREEN
        )


def _stag(drawing: Drawing) -> None:
    """A stag under two young trees."""
    for x, size in ((-158, 1.0), (160, 0.86)):
        with drawing.group(f"translate({x} 84) scale({size})"):
            drawing.shape("M-7 0L-5 -84L5 -84L7 0Z", RUSSET, 3.2)
            drawing.shape(
                "M0 -176C20 -172 26 -156 20 -146C40 -142 44 -118 30 -108C42 -94 30 -72 10 -76L-10 -76"
                "C-30 -72 -42 -94 -30 -108C-44 -118 -40 -142 -20 -146C-26 -156 -20 -172 0 -176Z",
                LEAF_GREEN,
                3.4,
            )
            drawing.line("M0 -76L0 -140M0 -96L16 -112M0 -110L-16 -126", 2.6, LEAF_SHADE)
    _ground(drawing, 84)
    for data in ("M-64 26L-76 92L-62 92L-44 34Z", "M40 30L52 92L66 92L62 26Z"):
        drawing.shape(data, _HIDE_SHADE, 3.2)
    # The antlers first: the head lies before them.
    for data in (
        "M84 -74C78 -96 60 -104 56 -130M74 -96C64 -100 54 -98 46 -104M64 -112C72 -120 74 -128 72 -138",
        "M96 -74C106 -94 124 -98 130 -124M106 -92C116 -94 124 -90 132 -96M118 -106C112 -116 110 -124 114 -134",
    ):
        drawing.line(data, 10)
        drawing.line(data, 4.6, NUT_LIGHT)
    drawing.shape(
        "M-104 -6C-100 -30 -70 -38 -30 -34C6 -32 34 -36 52 -50C62 -60 66 -74 80 -80C96 -84 106 -76 112 -66"
        "C122 -58 138 -52 144 -44C142 -34 130 -34 118 -36C108 -38 100 -38 96 -32C90 -8 82 14 64 30"
        "C30 40 -10 34 -44 36C-60 44 -80 44 -90 34C-102 24 -108 8 -104 -6Z",
        NUT,
        3.8,
    )
    drawing.fill("M-94 14C-60 30 0 22 62 28C30 38 -10 32 -44 35C-60 42 -80 42 -89 33C-94 28 -96 20 -94 14Z", NUT_SHADE)
    drawing.shape("M-102 -12C-116 -10 -120 4 -114 16C-108 12 -102 4 -100 -2Z", NUT_LIGHT, 3)
    drawing.shape("M78 -76C64 -82 56 -76 54 -66C62 -60 72 -62 80 -66Z", NUT, 3)
    drawing.dots([(104, -62)], 4.4, INK)
    drawing.dots([(141, -45)], 4.6, INK)
    drawing.line("M60 -44C66 -30 64 -14 56 -4M-70 -24C-82 -6 -80 14 -66 24", 2.4)
    for data in ("M-86 24L-104 92L-88 92L-64 36Z", "M54 26L74 60L70 92L84 92L88 56L74 12Z"):
        drawing.shape(data, NUT, 3.4)
    for x in (-96, -69, 59, 77):
        drawing.shape(rectangle(x - 9, 86, x + 9, 96, 3), INK, 1)


def _cupid(drawing: Drawing) -> None:
    """Cupid's head between his wings, over bow and arrow."""
    for sign in (-1, 1):
        with drawing.group(f"scale({sign} 1)"):
            drawing.shape(
                "M30 6C60 -50 110 -86 186 -92C190 -76 184 -64 174 -58C184 -52 182 -38 168 -32C176 -24 170 -10 154 -8"
                "C160 2 150 14 134 12C136 24 120 32 106 26C84 40 52 40 30 28Z",
                WHITE,
                3.6,
            )
            drawing.fill("M40 4C64 -36 104 -64 158 -72C120 -50 92 -22 76 16C62 24 46 20 40 4Z", RED)
            drawing.line(
                "M174 -58C140 -52 112 -36 92 -10M168 -32C142 -30 118 -18 100 2M154 -8C136 -8 118 2 106 14", 2.4
            )
            drawing.line("M40 4C64 -36 104 -64 158 -72", 2.4)
    # The bow lies level, the arrow across it.
    bow = "M-150 74C-120 40 -60 66 0 66C60 66 120 40 150 74"
    drawing.line("M-150 74L150 74", 3)
    drawing.line(bow, 13)
    drawing.line(bow, 6.5, BRASS)
    drawing.shape(rectangle(-20, 56, 20, 76, 5), RED, 3)
    arrow = "M-112 104L112 92"
    drawing.line(arrow, 10)
    drawing.line(arrow, 4.6, RUSSET)
    drawing.shape("M104 78L140 90L106 106L112 92Z", SILVER, 3)
    drawing.shape("M-96 103L-112 88L-146 92L-128 105L-144 120L-110 118Z", BLUE, 3)
    curls = [(58 * math.sin(turn), -16 - 58 * math.cos(turn)) for turn in (-2.1, -1.65, -1.2, 1.2, 1.65, 2.1)]
    with drawing.group("translate(0 -10) scale(0.86)"):
        drawing.dots(curls, 19, GOLD_HAIR, 3.4)
        faces.frontal(drawing, lips=RED, brow=RUSSET, lady=True)
        drawing.dots([(-44, -60), (44, -60), (-26, -76), (26, -76), (0, -82)], 20, GOLD_HAIR, 3.4)
        drawing.dots([(-14, -62), (16, -64)], 14, GOLD_HAIR, 3)
        for x, y in ((-44, -60), (44, -60), (-22, -74), (26, -76), (2, -84), (-56, -22), (56, -22)):
            drawing.line(
                f"M{x - 8} {y}C{x - 8} {y - 9} {x + 7} {y - 9} {x + 6} {y + 1}"
                f"C{x + 4} {y + 7} {x - 2} {y + 5} {x - 1} {y}",
                2,
            )


def _boar(drawing: Drawing) -> None:
    """A boar with a hound at its heels."""
    _ground(drawing, 84)
    with drawing.group("translate(48 6)"):
        for data in ("M-58 30L-66 86L-48 86L-32 40Z", "M44 36L52 86L68 86L70 30Z"):
            drawing.shape(data, _HIDE_SHADE, 3.2)
        arch = [math.sin((step + 1) * 0.29) for step in range(10)]
        bristles = "".join(
            f"L{-78 + step * 15} {-44 - 22 * rise:.1f}L{-72 + step * 15} {-58 - 26 * rise:.1f}"
            for step, rise in enumerate(arch)
        )
        drawing.shape(f"M-90 -20{bristles}L78 -30Z", _HIDE_SHADE, 3)
        drawing.shape(
            "M-98 8C-100 -36 -62 -62 -14 -62C26 -62 60 -52 82 -34C108 -30 132 -6 146 24C146 34 138 38 130 36"
            "C112 44 92 46 76 40C58 52 20 54 -10 48C-40 56 -74 54 -88 42C-96 34 -98 20 -98 8Z",
            _HIDE,
            3.8,
        )
        drawing.fill(
            "M-90 22C-60 40 20 34 74 34C58 50 20 52 -10 46C-40 54 -74 52 -86 41C-90 36 -91 30 -90 22Z", _HIDE_SHADE
        )
        drawing.shape("M62 -36C60 -58 70 -70 86 -74C92 -58 90 -42 82 -30Z", _HIDE, 3.2)
        drawing.dots([(98, -8)], 5.4, WHITE)
        drawing.dots([(99, -8)], 3.4, INK)
        drawing.shape("M140 16C150 16 152 32 142 36C136 32 136 22 140 16Z", "#c98f7c", 2.8)
        drawing.line("M132 34C118 40 106 36 96 28", 2.8)
        drawing.shape("M110 34C108 20 116 8 124 4C122 16 124 26 120 36Z", WHITE, 2.6)
        for data in ("M-88 26L-98 86L-78 86L-56 44Z", "M56 34L72 86L88 86L84 24Z"):
            drawing.shape(data, _HIDE, 3.4)
        for x in (-88, -58, 60, 80):
            drawing.shape(rectangle(x - 11, 80, x + 11, 92, 3), INK, 1)
        drawing.line("M-96 -6C-112 -10 -112 -26 -102 -26C-96 -24 -100 -16 -106 -18", 7)
        drawing.line("M-96 -6C-112 -10 -112 -26 -102 -26C-96 -24 -100 -16 -106 -18", 3, _HIDE)
    with drawing.group("translate(-118 22)"):
        drawing.shape("M-44 20L-78 62L-66 66L-26 34Z", "#d8cdb4", 3)
        drawing.shape("M20 22L52 50L60 42L34 10Z", "#d8cdb4", 3)
        drawing.line("M-58 2C-84 -6 -92 -30 -84 -44", 9)
        drawing.line("M-58 2C-84 -6 -92 -30 -84 -44", 4, WHITE)
        drawing.shape(
            "M-62 6C-56 -14 -28 -18 0 -18C14 -22 22 -34 34 -40C46 -46 58 -38 62 -30L86 -22C90 -12 82 -8 72 -10"
            "C60 -8 52 -8 48 -2C46 14 34 24 18 24C-2 22 -22 26 -36 28C-54 28 -64 18 -62 6Z",
            WHITE,
            3.6,
        )
        drawing.fill("M-40 -14C-26 -18 -10 -18 0 -17C-4 -2 -22 4 -40 -2Z", RUSSET)
        drawing.shape("M38 -38C28 -36 22 -24 24 -10C36 -10 44 -22 46 -32Z", RUSSET, 3)
        drawing.dots([(56, -28)], 3.6, INK)
        drawing.dots([(86, -19)], 4.6, INK)
        drawing.line("M26 -6L40 4", 8)
        drawing.line("M26 -6L40 4", 4.4, RED)
        drawing.shape("M-56 12L-62 62L-48 64L-36 26Z", WHITE, 3)
        drawing.shape("M14 22L66 34L68 24L34 6Z", WHITE, 3)


def _cask(drawing: Drawing) -> None:
    """Bacchus' cask with vine and grapes, and a full tankard."""
    _ground(drawing, 84)
    for x in (-118, 66):
        drawing.shape(f"M{x - 26} 92L{x - 14} 52L{x + 34} 52L{x + 46} 92Z", RUSSET, 3.4)
    drawing.shape(
        "M-146 -52C-90 -82 40 -82 96 -52C114 -20 114 32 96 66C40 92 -90 92 -146 66C-164 32 -164 -20 -146 -52Z", NUT, 3.8
    )
    drawing.line("M-154 -26C-96 -44 46 -44 104 -26M-159 6C-96 2 46 2 109 6M-154 40C-96 52 46 52 104 40", 2.6, NUT_SHADE)
    for x, bulge, reach in ((-132, -14, 0), (-96, -10, 6), (46, 10, 6), (82, 14, 0)):
        data = f"M{x} {-60 - reach}C{x + bulge} -24 {x + bulge} 40 {x} {74 + reach}"
        drawing.line(data, 15)
        drawing.line(data, 8.5, SILVER)
    drawing.shape(disc(-25, 34, 13), NUT_SHADE, 3)
    drawing.shape("M-32 30L-18 30L-16 58L-34 58Z", BRASS, 3)
    drawing.line("M-42 30L-8 30", 9)
    drawing.line("M-42 30L-8 30", 4, BRASS)
    vine = "M-170 -66C-120 -110 -60 -62 -20 -84C20 -106 60 -64 108 -78C124 -82 128 -96 118 -102"
    drawing.line(vine, 10)
    drawing.line(vine, 4.4, LEAF_SHADE)
    for x, y, turn, size in (
        (-150, -92, -40, 2.4),
        (-88, -92, 20, 2.3),
        (-60, -56, 150, 2.2),
        (42, -90, -24, 2.3),
        (84, -60, 120, 2.1),
    ):
        drawing.shape(path_of([move(LEAF, x, y, size, turn)]), LEAF_GREEN, 3)
        drawing.line(path_of([move([(0, 9), (0, -6)], x, y, size, turn)], closed=False), 2, GOLD)
    for x, y in ((-118, -50), (6, -54)):
        for row, count in enumerate((4, 3, 2, 1)):
            drawing.dots([(x + (step - (count - 1) / 2) * 17, y + row * 14) for step in range(count)], 9.6, _GRAPE, 2.6)
        drawing.dots([(x - 10, y - 3), (x + 8, y + 11)], 2.4, WHITE)
    with drawing.group("translate(176 38) scale(0.92)"):
        tankard(drawing, 0, 0, BLUE)
