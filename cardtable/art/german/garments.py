"""Clothes of the German court that the French one does not wear."""

from __future__ import annotations

from cardtable.art.courts.half import Half
from cardtable.art.drawing import disc, rectangle
from cardtable.art.geometry import Polygon, outline
from cardtable.art.palette import BRASS, INK, WHITE

ACORN_MOTIF = outline("M0 -11C8 -7 8 -1 7 2L9 2C9 8 3 9 1 9L1 12L-1 12L-1 9C-3 9 -9 8 -9 2L-7 2C-8 -1 -8 -7 0 -11Z", 2)
BELL_MOTIF = outline(
    "M0 -12C4 -12 4 -8 2 -8C8 -7 10 -2 10 2C10 8 5 11 0 11C-5 11 -10 8 -10 2C-10 -2 -8 -7 -2 -8C-4 -8 -4 -12 0 -12Z", 2
)
LEAF_MOTIF = outline("M0 -12C3 -7 10 -4 10 2C10 7 5 8 1 4L2 11L-2 11L-1 4C-5 8 -10 7 -10 2C-10 -4 -3 -7 0 -12Z", 2)


def throne(half: Half, cushion: str) -> None:
    """The back of a throne, seen on both sides of the head; drawn before the figure."""
    half.shape("M-128 -120L-128 -236C-90 -252 -60 -246 -22 -246C16 -246 50 -252 88 -236L88 -120Z", cushion, 3.6)
    half.line("M-112 -130L-112 -224C-80 -236 -50 -232 -22 -232C6 -232 40 -236 72 -224L72 -130", 4, BRASS)
    for x in (-128, 88):
        half.shape(rectangle(x - 11, -246, x + 11, -110), BRASS, 3.6)
        half.line(f"M{x} -232L{x} -130", 2.2)
        half.shape(rectangle(x - 15, -254, x + 15, -242, 4), BRASS, 3)
        half.shape(disc(x, -268, 15), BRASS, 3.4)


def soldier(half: Half, fill: str) -> list[Polygon]:
    """A coat whose far arm hangs close to the body, so that there is room for the sign beside it."""
    return half.cloth(
        "M-34 -174C-70 -168 -96 -160 -106 -134C-116 -104 -112 -60 -104 140L240 140L240 -86"
        "C226 -104 214 -116 200 -126C156 -156 90 -166 34 -174Z",
        fill,
    )


def arm_seam(half: Half) -> None:
    """The line between the far arm and the coat, for a coat without a pattern of its own there."""
    half.line("M-64 -118C-74 -90 -76 -60 -74 -26", 3)


def cuirass(half: Half, metal: str, edge: str) -> None:
    """A breastplate with shoulder pieces."""
    half.cloth(
        "M-56 -176C-96 -166 -120 -150 -128 -112C-132 -60 -120 -20 -112 140L112 140C120 -20 132 -60 128 -112"
        "C120 -150 96 -166 56 -176C30 -146 -30 -146 -56 -176Z",
        metal,
    )
    half.line("M0 -150C6 -100 6 -60 2 8M-104 -110C-70 -90 -40 -84 -8 -84M104 -110C70 -90 40 -84 12 -84", 2.4)
    for sign in (-1, 1):
        half.cloth(
            f"M{sign * 62} -178C{sign * 110} -172 {sign * 176} -150 {sign * 204} -112C{sign * 180} -92 {sign * 150} -84"
            f" {sign * 122} -84C{sign * 116} -120 {sign * 100} -150 {sign * 62} -178Z",
            metal,
        )
        half.line(
            f"M{sign * 84} -164C{sign * 120} -150 {sign * 144} -124 {sign * 150} -92"
            f"M{sign * 108} -160C{sign * 144} -148 {sign * 170} -126 {sign * 180} -102",
            2.4,
        )
        half.line(f"M{sign * 122} -84C{sign * 150} -84 {sign * 180} -92 {sign * 204} -112", 7)
        half.line(f"M{sign * 122} -84C{sign * 150} -84 {sign * 180} -92 {sign * 204} -112", 3.6, edge)
    half.dots([(-66, -140), (66, -140), (-88, -104), (88, -104)], 4.5, edge, 2)


def sash(half: Half, fill: str, fringe: str) -> None:
    """A broad sash from the far shoulder across the breast."""
    half.cloth("M-92 -166C-40 -110 60 -50 140 -20L140 22C40 -14 -76 -84 -124 -146Z", fill)
    half.line("M-108 -156C-52 -98 50 -38 140 -2", 3, fringe)


def gorget(half: Half, metal: str) -> None:
    """Plates around the neck."""
    half.cloth("M-52 -180C-66 -160 -62 -140 -40 -128C-14 -118 14 -118 40 -128C62 -140 66 -160 52 -180Z", metal, 3.4)
    half.line("M-54 -158C-30 -140 30 -140 54 -158", 2.4)


def dagged_collar(half: Half, one: str, other: str) -> None:
    """A fool's collar of pointed tongues in two colours."""
    left, count = -114.0, 6
    for index in range(count):
        a = left + index * 44.6
        b = a + 44.6
        middle = (a + b) / 2
        low = -62 + abs(middle) * 0.1
        half.cloth(
            f"M{a * 0.36:.1f} -172L{b * 0.36:.1f} -172L{b:.1f} {-104 - abs(b) * 0.1:.1f}L{middle:.1f} {low:.1f}"
            f"L{a:.1f} {-104 - abs(a) * 0.1:.1f}Z",
            one if index % 2 else other,
            3.2,
        )


def buttons(half: Half, x: float, ys: tuple[float, ...], fill: str = BRASS) -> None:
    """A row of buttons down the coat."""
    half.dots([(x, y) for y in ys], 6.5, fill, 2.4)


def lace(half: Half, width: float, ys: tuple[float, ...], fill: str = WHITE) -> None:
    """Level loops of lace across the breast, as on an old uniform."""
    for y in ys:
        half.line(f"M{-width} {y}L{width} {y}", 11)
        half.line(f"M{-width} {y}L{width} {y}", 6, fill)
    half.dots([(sign * width, y) for y in ys for sign in (-1, 1)], 6, BRASS, 2.2)


def belt(half: Half, colour: str = INK) -> None:
    """A strap from the far shoulder down to the near side."""
    half.cloth("M-74 -160L-52 -168C-10 -120 40 -90 112 -64L112 -40C30 -66 -30 -100 -74 -160Z", colour, 3.2)
