"""Arms, hands and the things that they hold. Hands are drawn around (0, 0), as the hand at the right of the picture."""

from __future__ import annotations

import math
from itertools import pairwise

from cardtable.art.courts.half import Half
from cardtable.art.drawing import Drawing, disc, rectangle
from cardtable.art.geometry import Polygon, path_of
from cardtable.art.palette import BRASS, RED, RUSSET, SILVER, SKIN, WHITE
from cardtable.art.pips import HEART, place


def sleeve(half: Half, fill: str, x: float = 162.0, y: float = -92.0) -> list[Polygon]:
    """A wide sleeve that rises from the seam to a wrist at (x, y)."""
    return half.cloth(
        f"M{x - 84} 150C{x - 88} 60 {x - 70} -10 {x - 32} {y + 26}L{x + 34} {y + 26}"
        f"C{x + 52} {y + 70} {x + 60} 40 {x + 60} 150Z",
        fill,
    )


def cuff(half: Half, fill: str, x: float = 162.0, y: float = -92.0) -> None:
    """A turned-back cuff under the hand."""
    half.shape(
        f"M{x - 40} {y + 20}C{x - 20} {y + 8} {x + 20} {y + 8} {x + 42} {y + 20}L{x + 36} {y + 46}"
        f"C{x + 16} {y + 34} {x - 16} {y + 34} {x - 34} {y + 46}Z",
        fill,
        3.4,
    )


def fist(drawing: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A hand closed round an upright shaft at (x, y)."""
    with drawing.group(f"translate({x:g} {y:g}) scale({scale:g})"):
        drawing.shape(
            "M-24 20C-28 6 -28 -10 -20 -18C-10 -26 8 -28 18 -24C26 -22 28 -14 25 -9C30 -6 30 2 26 5"
            "C29 9 28 15 24 17"
            "C26 22 22 28 14 28C2 30 -14 28 -24 20Z",
            SKIN,
            3.4,
        )
        drawing.line(
            "M25 -9C16 -11 6 -10 0 -6M26 5C16 3 8 4 2 7M24 17C16 16 8 17 3 19M-20 -18"
            "C-10 -18 -2 -14 -2 -8C-4 -4 -12 -6 -14 -8",
            2.4,
        )


def raised_hand(drawing: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """A lady's hand that holds a stem between thumb and fingers at (x, y)."""
    with drawing.group(f"translate({x:g} {y:g}) scale({scale:g})"):
        drawing.shape(
            "M-18 44C-24 30 -26 14 -22 0C-20 -10 -14 -14 -8 -12C-4 -18 4 -18 8 -12C14 -16 20 -12 20 -6"
            "C26 -8 30 -2 28 4"
            "C32 4 34 10 30 14C24 22 18 26 18 44Z",
            SKIN,
            3.2,
        )
        drawing.line("M8 -12C2 -6 0 0 0 6M20 -6C12 -2 8 4 8 10M28 4C20 6 16 10 14 16M-22 4C-14 4 -6 8 0 6", 2.2)


def sword(drawing: Drawing, x: float, y: float, length: float, grip: str) -> None:
    """A sword held upright, its guard at (x, y)."""
    top = y - length
    drawing.shape(f"M{x - 10} {y}L{x - 10} {top + 24}L{x} {top}L{x + 10} {top + 24}L{x + 10} {y}Z", SILVER, 3.6)
    drawing.fill(f"M{x} {y}L{x} {top}L{x + 10} {top + 24}L{x + 10} {y}Z", WHITE)
    drawing.line(f"M{x} {y}L{x} {top + 24}", 2)
    drawing.line(f"M{x - 10} {y}L{x - 10} {top + 24}L{x} {top}L{x + 10} {top + 24}L{x + 10} {y}", 3.6)
    drawing.shape(rectangle(x - 6, y, x + 6, y + 66), grip, 3)
    drawing.shape(
        f"M{x - 48} {y - 8}C{x - 42} {y - 14} {x - 34} {y - 10} {x - 30} {y - 4}L{x + 30} {y - 4}"
        f"C{x + 34} {y - 10} {x + 42} {y - 14} {x + 48} {y - 8}"
        f"C{x + 50} {y + 4} {x + 38} {y + 12} {x + 28} {y + 9}L{x - 28} {y + 9}"
        f"C{x - 38} {y + 12} {x - 50} {y + 4} {x - 48} {y - 8}Z",
        BRASS,
        3.4,
    )
    drawing.shape(disc(x, y + 72, 13), BRASS, 3.4)
    drawing.shape(disc(x, y + 72, 5), RED, 2)


def shaft(drawing: Drawing, x: float, top: float, bottom: float, width: float, fill: str) -> None:
    """A plain upright shaft."""
    drawing.shape(rectangle(x - width / 2, top, x + width / 2, bottom), fill, 3.2)


def sceptre(drawing: Drawing, x: float, top: float, bottom: float, finial: str) -> None:
    """A sceptre; ``finial`` is a suit sign, set in its head."""
    shaft(drawing, x, top + 40, bottom, 11, BRASS)
    drawing.shape(disc(x, bottom, 11), BRASS, 3.2)
    for y in (top + 62, top + 110):
        drawing.shape(rectangle(x - 10, y, x + 10, y + 9, 3), BRASS, 2.6)
    with drawing.group(f"translate({x:g} {top:g})"):
        drawing.shape("M-16 52C-20 44 -10 40 0 44C10 40 20 44 16 52C8 58 -8 58 -16 52Z", BRASS, 3)
        with drawing.group("translate(0 16) scale(.62)"):
            drawing.shape(finial, RED, 5.5)
        drawing.shape(
            "M-26 34C-36 20 -34 0 -22 -12C-26 4 -20 22 0 40C20 22 26 4 22 -12C34 0 36 20 26 34"
            "C16 46 8 46 0 46C-8 46 -16 46 -26 34Z",
            BRASS,
            3.2,
        )


def battle_axe(drawing: Drawing, x: float, top: float, bottom: float, wood: str) -> None:
    """A battle axe with its blade to the right."""
    shaft(drawing, x, top, bottom, 13, wood)
    y = top + 52
    drawing.shape(
        f"M{x + 4} {y - 22}C{x + 22} {y - 20} {x + 34} {y - 34} {x + 40} {y - 50}"
        f"C{x + 62} {y - 20} {x + 62} {y + 22} {x + 40} {y + 54}"
        f"C{x + 34} {y + 36} {x + 22} {y + 22} {x + 4} {y + 24}Z",
        SILVER,
        3.6,
    )
    drawing.fill(
        f"M{x + 40} {y - 50}C{x + 62} {y - 20} {x + 62} {y + 22} {x + 40} {y + 54}"
        f"C{x + 50} {y + 20} {x + 50} {y - 18} {x + 40} {y - 50}Z",
        WHITE,
    )
    drawing.line(f"M{x + 40} {y - 50}C{x + 62} {y - 20} {x + 62} {y + 22} {x + 40} {y + 54}", 3.6)
    drawing.shape(f"M{x - 5} {y - 12}L{x - 34} {y + 2}L{x - 5} {y + 14}Z", SILVER, 3.2)
    drawing.shape(rectangle(x - 10, y - 26, x + 10, y + 28, 4), BRASS, 3.2)
    drawing.shape(f"M{x - 8} {top}L{x} {top - 34}L{x + 8} {top}Z", SILVER, 3.2)


def orb(drawing: Drawing, x: float, y: float, radius: float, fill: str) -> None:
    """An orb with its band and cross."""
    drawing.shape(disc(x, y, radius), fill, 3.6)
    r = radius
    drawing.line(f"M{x - r} {y}C{x - r * 0.5} {y + r * 0.34} {x + r * 0.5} {y + r * 0.34} {x + r} {y}", 13)
    drawing.line(f"M{x} {y + r * 0.2}L{x} {y - r}", 12)
    drawing.line(f"M{x - r} {y}C{x - r * 0.5} {y + r * 0.34} {x + r * 0.5} {y + r * 0.34} {x + r} {y}", 7.5, BRASS)
    drawing.line(f"M{x} {y + r * 0.16}L{x} {y - r}", 6.5, BRASS)
    t = y - r
    drawing.shape(
        f"M{x - 5} {t + 3}L{x - 4} {t - 16}L{x - 18} {t - 14}L{x - 18} {t - 28}L{x - 4} {t - 26}"
        f"L{x - 7} {t - 44}L{x + 7} {t - 44}"
        f"L{x + 4} {t - 26}L{x + 18} {t - 28}L{x + 18} {t - 14}L{x + 4} {t - 16}L{x + 5} {t + 3}Z",
        BRASS,
        3.2,
    )


def palm_under(drawing: Drawing, x: float, y: float) -> None:
    """A hand that bears a round thing from below; its palm is at (x, y)."""
    with drawing.group(f"translate({x:g} {y:g})"):
        drawing.shape(
            "M-22 40C-26 26 -40 14 -46 -2C-48 -10 -40 -14 -34 -8L-22 4C-10 10 12 10 24 4L36 -10"
            "C42 -16 50 -10 47 -2C42 14 26 26 22 40Z",
            SKIN,
            3.4,
        )
        drawing.line("M-10 8C-8 16 -8 20 -10 26M4 8C6 16 6 20 4 26M18 6C20 12 18 18 16 24", 2.2)


def mirror(drawing: Drawing, x: float, y: float) -> None:
    """A round hand mirror; its glass is centred on (x, y)."""
    shaft(drawing, x, y + 40, y + 150, 12, BRASS)
    drawing.shape(disc(x, y, 50), BRASS, 3.8)
    for k in range(12):
        drawing.dots([(x + 43 * math.cos(k * math.pi / 6), y + 43 * math.sin(k * math.pi / 6))], 3.6, RED)
    drawing.shape(disc(x, y, 35), "#c8d8dc", 3)
    drawing.fill(f"M{x - 22} {y + 16}L{x + 14} {y - 24}L{x + 24} {y - 14}L{x - 12} {y + 26}Z", WHITE, 0.9)
    drawing.shape(f"M{x - 14} {y + 46}C{x - 14} {y + 58} {x + 14} {y + 58} {x + 14} {y + 46}Z", BRASS, 3)


def rose(drawing: Drawing, x: float, y: float, petal: str, leaf: str, stem: float) -> None:
    """A rose seen from the front, on a stem with two leaves."""
    drawing.line(f"M{x} {y + 30}C{x - 4} {y + 60} {x + 2} {y + 90} {x} {y + stem}", 9)
    drawing.line(f"M{x} {y + 30}C{x - 4} {y + 60} {x + 2} {y + 90} {x} {y + stem}", 4, leaf)
    drawing.shape(
        f"M{x} {y + 82}C{x - 14} {y + 52} {x - 40} {y + 50} {x - 50} {y + 58}"
        f"C{x - 42} {y + 78} {x - 22} {y + 88} {x} {y + 82}Z",
        leaf,
        3,
    )
    drawing.shape(
        f"M{x} {y + 66}C{x + 10} {y + 42} {x + 34} {y + 36} {x + 46} {y + 42}"
        f"C{x + 40} {y + 62} {x + 22} {y + 72} {x} {y + 66}Z",
        leaf,
        3,
    )
    drawing.line(
        f"M{x} {y + 82}C{x - 16} {y + 70} {x - 30} {y + 64} {x - 40} {y + 62}M{x} {y + 66}"
        f"C{x + 14} {y + 56} {x + 26} {y + 50} {x + 36} {y + 47}",
        1.8,
    )
    for k in range(5):
        with drawing.group(f"translate({x:g} {y:g}) rotate({k * 72 + 36})"):
            drawing.shape("M-7 -22L0 -47L7 -22Z", leaf, 2.4)
    for k in range(5):
        with drawing.group(f"translate({x:g} {y:g}) rotate({k * 72})"):
            drawing.shape(
                "M0 0C-26 -8 -28 -38 -10 -42C-6 -44 -2 -42 0 -38C2 -42 6 -44 10 -42C28 -38 26 -8 0 0Z", petal, 3
            )
    for k in range(5):
        with drawing.group(f"translate({x:g} {y:g}) rotate({k * 72 + 36})"):
            drawing.shape("M0 0C-14 -4 -15 -22 0 -24C15 -22 14 -4 0 0Z", petal, 2.2)
    drawing.shape(disc(x, y, 8.5), BRASS, 2.4)


def lily(drawing: Drawing, x: float, y: float, leaf: str, stem: float) -> None:
    """A branch with two lilies."""
    drawing.line(
        f"M{x} {y}C{x + 4} {y + 50} {x - 6} {y + 100} {x} {y + stem}M{x} {y + 62}"
        f"C{x + 12} {y + 48} {x + 26} {y + 44} {x + 34} {y + 24}",
        9,
    )
    drawing.line(
        f"M{x} {y}C{x + 4} {y + 50} {x - 6} {y + 100} {x} {y + stem}M{x} {y + 62}"
        f"C{x + 12} {y + 48} {x + 26} {y + 44} {x + 34} {y + 24}",
        4,
        leaf,
    )
    drawing.shape(
        f"M{x} {y + 104}C{x - 20} {y + 92} {x - 40} {y + 60} {x - 38} {y + 34}"
        f"C{x - 16} {y + 48} {x - 2} {y + 76} {x} {y + 104}Z",
        leaf,
        3,
    )
    drawing.line(f"M{x - 2} {y + 98}C{x - 14} {y + 76} {x - 26} {y + 58} {x - 34} {y + 44}", 1.8)
    for dx, dy, turn, size in ((0, 0, -8, 1.0), (36, 22, 24, 0.78)):
        with drawing.group(f"translate({x + dx:g} {y + dy:g}) rotate({turn}) scale({size})"):
            drawing.shape(
                "M-4 8C-22 -2 -38 -22 -44 -48C-22 -46 -8 -30 0 -8C8 -30 22 -46 44 -48C38 -22 22 -2 4 8Z", WHITE, 3.2
            )
            drawing.shape("M0 12C-20 -10 -20 -44 0 -66C20 -44 20 -10 0 12Z", WHITE, 3.2)
            drawing.line("M0 6L0 -40M-8 2C-18 -10 -28 -26 -34 -38M8 2C18 -10 28 -26 34 -38", 1.8)
            drawing.dots([(-15, -58), (15, -58)], 4.5, BRASS, 1.8)


def fan(drawing: Drawing, x: float, y: float, leaf: str, print_colour: str) -> None:
    """An open fan, its pivot at (x, y)."""
    inner, outer, start, sweep, sticks = 40.0, 108.0, -150.0, 108.0, 8

    def at(radius: float, degrees: float) -> tuple[float, float]:
        return x + radius * math.cos(math.radians(degrees)), y + radius * math.sin(math.radians(degrees))

    angles = [start + sweep * index / sticks for index in range(sticks + 1)]
    drawing.line(path_of([[(x, y), at(inner + 4, angle)] for angle in angles], closed=False), 8)
    drawing.line(path_of([[(x, y), at(inner + 4, angle)] for angle in angles], closed=False), 3.6, BRASS)
    rim: Polygon = [at(inner, angles[0])]
    for a, b in pairwise(angles):
        rim.extend([at(outer, a), at(outer + 7, (a + b) / 2)])
    rim.append(at(outer, angles[-1]))
    rim.extend(at(inner, angle) for angle in reversed(angles))
    drawing.shape(path_of([rim]), leaf, 3.6)
    drawing.fill(
        path_of(
            [
                at(outer - 26, a),
                at(outer - 12, a),
                at(outer - 6, (a + b) / 2),
                at(outer - 12, b),
                at(outer - 26, b),
                at(outer - 20, (a + b) / 2),
            ]
            for a, b in pairwise(angles)
        ),
        print_colour,
    )
    drawing.line(path_of([[at(inner, a), at(outer, a)] for a in angles[1:-1]], closed=False), 2)
    drawing.dots([at(66, (a + b) / 2) for a, b in pairwise(angles)], 4.4, print_colour)
    drawing.shape(disc(x, y, 7), BRASS, 2.4)


def halberd(drawing: Drawing, x: float, top: float, bottom: float, wood: str) -> None:
    """A halberd: spear head, curved blade to the right, hook to the left."""
    shaft(drawing, x, top + 70, bottom, 13, wood)
    drawing.shape(
        f"M{x - 9} {top + 64}L{x - 13} {top + 36}L{x} {top}L{x + 13} {top + 36}L{x + 9} {top + 64}Z", SILVER, 3.4
    )
    drawing.line(f"M{x} {top + 14}L{x} {top + 60}", 2)
    y = top + 92
    drawing.shape(
        f"M{x} {y - 22}C{x + 16} {y - 18} {x + 36} {y - 30} {x + 46} {y - 42}"
        f"C{x + 40} {y - 16} {x + 40} {y + 12} {x + 50} {y + 40}"
        f"C{x + 34} {y + 26} {x + 16} {y + 18} {x} {y + 24}Z",
        SILVER,
        3.4,
    )
    drawing.shape(
        f"M{x} {y - 16}C{x - 18} {y - 16} {x - 34} {y - 4} {x - 42} {y + 18}"
        f"C{x - 28} {y + 8} {x - 14} {y + 8} {x} {y + 14}Z",
        SILVER,
        3.4,
    )
    drawing.dots([(x + 22, y - 4), (x + 22, y + 8)], 4, "#1d1a16")
    drawing.shape(rectangle(x - 11, y - 28, x + 11, y + 30, 4), BRASS, 3.2)


def tassel(drawing: Drawing, x: float, y: float, colour: str) -> None:
    """A tassel that hangs from (x, y)."""
    drawing.shape(
        f"M{x - 8} {y}L{x + 8} {y}L{x + 13} {y + 34}L{x + 5} {y + 29}L{x} {y + 36}L{x - 5} {y + 29}L{x - 13} {y + 34}Z",
        colour,
        2.6,
    )


def letter(drawing: Drawing, x: float, y: float, seal: str) -> None:
    """A folded letter with a seal, a little aslant."""
    with drawing.group(f"translate({x:g} {y:g}) rotate(12)"):
        drawing.shape(rectangle(-58, -38, 58, 38), WHITE, 3.6)
        drawing.line("M-58 -38L0 10L58 -38M-58 38L-16 -3M58 38L16 -3", 2.4)
        drawing.shape(disc(0, 8, 15), seal, 3)
        drawing.copies(HEART, BRASS, [place(0, 8, 15)])


def banner(drawing: Drawing, x: float, top: float, bottom: float, field: str, charge: str) -> None:
    """A swallow-tailed banner with a lozenge that flies to the right from a staff at ``x``."""
    shaft(drawing, x, top + 20, bottom, 12, RUSSET)
    drawing.shape(
        f"M{x - 9} {top + 24}L{x - 12} {top + 4}L{x} {top - 24}L{x + 12} {top + 4}L{x + 9} {top + 24}Z", SILVER, 3.2
    )
    y = top + 34
    flag = (
        f"M{x + 4} {y}C{x + 26} {y - 12} {x + 48} {y + 10} {x + 80} {y - 4}L{x + 58} {y + 50}"
        f"L{x + 80} {y + 108}"
        f"C{x + 48} {y + 120} {x + 26} {y + 98} {x + 4} {y + 110}Z"
    )
    drawing.shape(flag, field, 3.6)
    drawing.fill(
        f"M{x + 7} {y + 3}C{x + 28} {y - 6} {x + 48} {y + 12} {x + 73} {y + 3}L{x + 69} {y + 14}"
        f"C{x + 48} {y + 24} {x + 28} {y + 6} {x + 7} {y + 15}Z",
        charge,
    )
    drawing.fill(
        f"M{x + 7} {y + 95}C{x + 28} {y + 84} {x + 48} {y + 102} {x + 69} {y + 94}L{x + 73} {y + 105}"
        f"C{x + 48} {y + 114} {x + 28} {y + 96} {x + 7} {y + 106}Z",
        charge,
    )
    drawing.shape(f"M{x + 32} {y + 22}L{x + 50} {y + 54}L{x + 32} {y + 86}L{x + 14} {y + 54}Z", charge, 2.6)
    drawing.shape(f"M{x + 32} {y + 41}L{x + 39} {y + 54}L{x + 32} {y + 67}L{x + 25} {y + 54}Z", BRASS, 2)


def falcon(drawing: Drawing, x: float, y: float, feather: str, breast: str) -> None:
    """A falcon that sits on a fist at (x, y) and looks to the right."""
    with drawing.group(f"translate({x:g} {y:g})"):
        drawing.shape("M-22 -14C-30 14 -40 40 -52 62C-40 64 -24 48 -8 6Z", feather, 3.2)
        drawing.shape(
            "M-26 -84C-40 -64 -42 -30 -20 -4C-6 8 14 4 24 -14C36 -38 34 -66 26 -86C32 -104 24 -124 4 -126"
            "C-18 -128 -30 -106 -26 -84Z",
            breast,
            3.4,
        )
        drawing.shape("M-26 -88C-50 -60 -50 -18 -30 28C-14 8 6 -30 0 -66C-6 -80 -16 -88 -26 -88Z", feather, 3.2)
        drawing.line("M-34 -56C-26 -40 -24 -10 -30 14M-20 -66C-12 -46 -14 -20 -22 4", 2.2)
        drawing.shape(
            "M-26 -92C-32 -112 -16 -128 4 -126C20 -124 30 -114 29 -100C18 -104 2 -100 -6 -92C-12 -86 -20 -86 -26 -92Z",
            feather,
            3.2,
        )
        drawing.shape("M26 -108C40 -108 46 -98 42 -86C38 -92 34 -94 28 -94Z", BRASS, 2.8)
        drawing.dots([(15, -112)], 5, WHITE)
        drawing.dots([(16, -112)], 3.2, "#1d1a16")
        drawing.line("M10 -74L16 -70M18 -60L24 -58M8 -54L14 -50M16 -40L22 -38M6 -34L12 -30M10 -18L15 -16", 3)
        drawing.shape("M-10 0L-14 16L-4 10L0 18L4 10L14 16L10 0Z", BRASS, 2.6)
