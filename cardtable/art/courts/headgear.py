"""Crowns, coronets and hats, around a face at (0, 0) that looks to the right; brims rest at about −60."""

from __future__ import annotations

import math

from cardtable.art.drawing import Drawing, disc
from cardtable.art.geometry import path_of
from cardtable.art.palette import BLUE, BRASS, GREEN, INK, RED, WHITE

_BAND = "M-58 -86C-32 -74 36 -74 62 -86L58 -52C34 -42 -28 -42 -54 -52Z"


def _band(drawing: Drawing, jewels: tuple[str, ...], metal: str = BRASS) -> None:
    drawing.shape(_BAND, metal, 3.6)
    drawing.line("M-55 -78C-30 -67 34 -67 60 -78M-52 -59C-28 -49 32 -49 57 -59", 1.8)
    for index, jewel in enumerate(jewels):
        t = (index + 1) / (len(jewels) + 1)
        x = -56 + 116 * t
        y = -69 + 11 * (1 - (2 * t - 1) ** 2)
        if index % 2:
            drawing.shape(path_of([[(x, y - 8.5), (x + 8.5, y), (x, y + 8.5), (x - 8.5, y)]]), jewel, 2)
        else:
            drawing.shape(disc(x, y, 6.2), jewel, 2)


def spiked_crown(drawing: Drawing, lining: str, jewels: tuple[str, ...]) -> None:
    """An open crown of five tall points with pearls."""
    drawing.shape("M-54 -84C-48 -112 54 -112 58 -84C30 -74 -28 -74 -54 -84Z", lining, 3)
    drawing.shape(
        "M-58 -86L-76 -136L-44 -112L-28 -144L-12 -112L2 -152L16 -112L32 -144L48 -112L80 -136L62 -86"
        "C36 -74 -32 -74 -58 -86Z",
        BRASS,
        3.6,
    )
    drawing.line("M-48 -96L-58 -116M-28 -92L-28 -124M2 -90L2 -130M32 -92L32 -124M52 -96L62 -116", 2)
    drawing.dots([(-77, -138), (-28, -147), (2, -155), (32, -147), (81, -138)], 7, WHITE, 2.6)
    _band(drawing, jewels)


def lily_crown(drawing: Drawing, lining: str, jewels: tuple[str, ...]) -> None:
    """An open crown of three lilies, with pearls between."""
    drawing.shape("M-54 -84C-46 -118 52 -118 58 -84C30 -74 -28 -74 -54 -84Z", lining, 3)
    for x, turn, size in ((-56, -20, 0.86), (60, 20, 0.86), (2, 0, 1.06)):
        with drawing.group(f"translate({x} -88) rotate({turn}) scale({size})"):
            drawing.shape(
                "M-10 8L-8 -16C-16 -12 -28 -16 -30 -28C-31 -38 -18 -42 -14 -32C-12 -30 -8 -34 -12 -42"
                "C-14 -52 -6 -60 0 -68C6 -60 14 -52 12 -42C8 -34 12 -30 14 -32C18 -42 31 -38 30 -28"
                "C28 -16 16 -12 8 -16L10 8Z",
                BRASS,
                3.4,
            )
            drawing.line("M0 -52L0 -22M-14 -14L14 -14", 2.2)
    drawing.line("M-28 -80L-28 -104M32 -80L32 -104", 4)
    drawing.dots([(-28, -108), (32, -108)], 8, WHITE, 2.6)
    _band(drawing, jewels)


def imperial_crown(drawing: Drawing, velvet: str, jewels: tuple[str, ...]) -> None:
    """A closed crown: velvet under two pearled arches, with orb and cross."""
    drawing.shape("M-56 -84C-92 -124 -50 -146 2 -128C54 -146 96 -124 60 -84C30 -74 -28 -74 -56 -84Z", velvet, 3.6)
    drawing.line("M-40 -84C-58 -112 -36 -130 -8 -122M44 -84C62 -112 40 -130 12 -122", 2.4)
    for data in (
        "M-58 -86C-102 -130 -50 -156 2 -126",
        "M62 -86C106 -130 54 -156 2 -126",
        "M2 -80L2 -126",
    ):
        drawing.line(data, 15)
        drawing.line(data, 9, BRASS)
    drawing.dots(
        [(-70, -104), (-73, -123), (-56, -136), (-35, -138), (74, -104), (77, -123), (60, -136), (39, -138)],
        3.6,
        WHITE,
    )
    drawing.dots([(2, -96), (2, -111)], 3.6, WHITE)
    drawing.shape(disc(2, -131, 9.5), BRASS, 3)
    drawing.shape(
        "M-2 -140L-3 -145L-9 -145L-9 -151L-3 -151L-3 -157L7 -157L7 -151L13 -151L13 -145L7 -145L6 -140Z", BRASS, 2.4
    )
    _band(drawing, jewels)


def rayed_crown(drawing: Drawing, turban: str, jewels: tuple[str, ...]) -> None:
    """A turban before a circle of rays, as in pictures of the kings of old."""
    for index in range(7):
        angle = math.radians(-66 + index * 22)
        tip = (2 + 98 * math.sin(angle), -82 - 72 * math.cos(angle) ** 0.8)
        foot = (2 + 50 * math.sin(angle), -82 - 20 * math.cos(angle))
        dx, dy = tip[0] - foot[0], tip[1] - foot[1]
        length = math.hypot(dx, dy)
        across = (-dy / length * 11, dx / length * 11)
        drawing.shape(
            path_of([[(foot[0] + across[0], foot[1] + across[1]), tip, (foot[0] - across[0], foot[1] - across[1])]]),
            BRASS,
            3.2,
        )
    drawing.shape("M-58 -80C-78 -108 -42 -132 2 -132C48 -132 82 -108 62 -80C30 -68 -28 -68 -58 -80Z", turban, 3.6)
    drawing.line(
        "M-62 -96C-42 -116 -8 -118 22 -84M-44 -116C-16 -122 22 -112 46 -82M-14 -128C14 -124 48 -114 62 -92", 2.6
    )
    drawing.shape(disc(2, -112, 11), BRASS, 3)
    drawing.shape(disc(2, -112, 5), jewels[0], 2)
    _band(drawing, jewels)


def coronet(drawing: Drawing, lining: str, jewels: tuple[str, ...]) -> None:
    """A queen's open coronet of leaves."""
    drawing.shape("M-52 -84C-40 -106 46 -106 56 -84C30 -74 -26 -74 -52 -84Z", lining, 3)
    for x, y, turn in ((-50, -86, -26), (-26, -92, -10), (2, -94, 0), (30, -92, 10), (54, -86, 26)):
        size = 1.12 if x == 2 else 0.9
        with drawing.group(f"translate({x} {y}) rotate({turn}) scale({size})"):
            drawing.shape(
                "M-5 12L-5 -8C-14 -6 -18 -14 -14 -20C-12 -24 -6 -24 -5 -22C-10 -30 -6 -40 0 -44"
                "C6 -40 10 -30 5 -22"
                "C6 -24 12 -24 14 -20C18 -14 14 -6 5 -8L5 12Z",
                BRASS,
                3,
            )
    _band(drawing, jewels)


def veil(drawing: Drawing, colour: str, line: str = INK) -> None:
    """A veil that falls from the crown behind both shoulders; drawn before hair and face."""
    drawing.shape(
        "M-30 -92C-92 -84 -112 -20 -112 40C-112 84 -132 112 -152 132L-60 132L60 132L140 128"
        "C122 108 106 84 104 40"
        "C102 -20 88 -84 36 -92Z",
        colour,
        3.6,
    )
    drawing.line(
        "M-66 -66C-96 -20 -92 60 -118 122M-84 -40C-100 10 -102 70 -134 124M64 -66"
        "C90 -20 86 60 108 120M80 -40C94 10 96 70 122 122",
        2.2,
        line,
    )


def heart_hood(drawing: Drawing, colour: str, net: str, pearl: str = WHITE) -> None:
    """A netted headdress that rises in two horns and dips between them; drawn after the face."""
    drawing.shape(
        "M-58 -4C-86 -30 -96 -94 -66 -124C-44 -144 -8 -134 4 -104C16 -134 52 -144 74 -124C104 -94 94 -30 62 -4"
        "C60 -14 58 -20 55 -28C50 -56 26 -64 4 -46C-18 -64 -44 -56 -50 -28C-53 -20 -56 -14 -58 -4Z",
        colour,
        3.8,
    )
    drawing.line(
        "M-80 -96L-34 -56M-62 -122L-4 -64M-32 -130L4 -92M-82 -56L-54 -32M-84 -70L-44 -130M-72 -34"
        "L-10 -124M-42 -50L2 -104"
        "M88 -96L42 -56M70 -122L12 -64M40 -130L4 -92M90 -56L60 -32M92 -70L52 -130M80 -34L18 -124M50 -50L6 -104",
        3.2,
        net,
    )
    drawing.dots(
        [
            (-64, -84), (-44, -66), (-44, -102), (-24, -84), (-68, -52), (-24, -120),
            (72, -84), (52, -66), (52, -102), (32, -84), (76, -52), (32, -120),
        ],
        5,
        pearl,
        1.6,
    )  # fmt: skip
    drawing.line(
        "M-58 -4C-86 -30 -96 -94 -66 -124C-44 -144 -8 -134 4 -104C16 -134 52 -144 74 -124C104 -94 94 -30 62 -4", 3.8
    )
    rim = "M-60 2C-58 -12 -54 -18 -51 -28C-45 -56 -18 -66 4 -46C26 -66 50 -56 56 -28C59 -18 62 -12 64 2"
    drawing.line(rim, 15)
    drawing.line(rim, 9, net)
    drawing.shape("M4 -66L14 -48L4 -26L-6 -48Z", RED, 2.6)


def wreath(drawing: Drawing, leaf: str, flower: str) -> None:
    """A garland of leaves and flowers."""
    for index in range(9):
        t = index / 8 * 2 - 1
        x, y, turn = 2 + 62 * t, -60 - 15 * (1 - t * t), 30 * t
        with drawing.group(f"translate({x:.1f} {y:.1f}) rotate({turn:.1f})"):
            drawing.shape("M0 10C-16 2 -16 -20 -4 -34C8 -24 12 -2 0 10Z", leaf, 2.6)
            drawing.line("M-1 4L-4 -22", 1.6)
    for index in range(5):
        t = index / 4 * 2 - 1
        x, y = 2 + 54 * t, -60 - 13 * (1 - t * t)
        blossom(drawing, x, y, 13, flower, BRASS)


def blossom(drawing: Drawing, x: float, y: float, radius: float, petal: str, heart: str) -> None:
    """A five-petalled flower."""
    petals = "".join(
        disc(x + radius * 0.58 * math.sin(k * 1.2566), y - radius * 0.58 * math.cos(k * 1.2566), radius * 0.5)
        for k in range(5)
    )
    drawing.shape(petals, petal, 2.2)
    drawing.shape(disc(x, y, radius * 0.34), heart, 1.8)


def plume(drawing: Drawing, colour: str, shade: str, transform: str) -> None:
    """An ostrich plume that rises from (0, 0) and curls back to the left."""
    with drawing.group(transform):
        drawing.shape(
            "M0 0C-8 -26 -26 -44 -58 -48C-86 -50 -104 -34 -104 -18C-104 -6 -92 0 -86 -8"
            "C-90 -4 -80 6 -70 -4C-70 6 -56 8 -50 -4"
            "C-48 8 -34 10 -28 -2C-26 10 -12 12 0 0Z",
            colour,
            3.2,
        )
        drawing.line("M-2 -2C-20 -26 -50 -36 -84 -26M-70 -4L-66 -28M-50 -4L-46 -28M-28 -2L-28 -22", 2.2, shade)


def beret(drawing: Drawing, colour: str, band: str, jewel: str) -> None:
    """A wide soft beret worn on one side."""
    drawing.shape(
        "M-56 -50C-100 -58 -116 -98 -72 -116C-30 -134 50 -136 82 -112C106 -94 92 -62 58 -50C30 -58 -26 -58 -56 -50Z",
        colour,
        3.8,
    )
    drawing.line("M-84 -76C-50 -92 20 -100 88 -84M-62 -62C-50 -76 -20 -84 10 -84M64 -60C60 -72 46 -80 30 -82", 2.4)
    drawing.shape("M-58 -66C-28 -76 34 -76 62 -66L58 -44C32 -54 -26 -54 -54 -44Z", band, 3.4)
    drawing.shape(disc(-30, -62, 11), BRASS, 2.8)
    drawing.shape(disc(-30, -62, 5.4), jewel, 1.8)


def cap(drawing: Drawing, crown: str, brim: str, jewel: str) -> None:
    """A tall cap with a slit, turned-up brim."""
    drawing.shape("M-52 -70C-62 -122 -30 -146 6 -144C44 -146 66 -120 56 -70Z", crown, 3.8)
    drawing.line("M-28 -82C-34 -110 -22 -130 -6 -138M34 -82C38 -110 30 -128 16 -138", 2.4)
    drawing.shape(
        "M-74 -94C-70 -72 -66 -54 -56 -44C-34 -54 -18 -56 -4 -54L-8 -84L8 -60C28 -60 44 -54 60 -44"
        "C70 -54 74 -72 80 -96"
        "C64 -84 52 -80 40 -80L34 -90L26 -80C0 -76 -10 -76 -22 -80L-30 -90L-38 -80C-52 -80 -64 -84 -74 -94Z",
        brim,
        3.8,
    )
    drawing.line("M-62 -74C-40 -66 -24 -66 -6 -68M12 -70C34 -66 52 -68 68 -76", 2.2)
    drawing.dots([(-34, -60), (40, -60)], 5.4, jewel, 2)


def morion(drawing: Drawing, metal: str, trim: str) -> None:
    """A helmet with a boat-shaped brim and a comb."""
    drawing.shape("M-54 -62C-66 -112 -30 -134 4 -134C40 -134 72 -112 60 -62Z", metal, 3.8)
    drawing.shape("M-40 -120C-30 -152 20 -166 48 -142C58 -132 62 -118 60 -106C44 -128 -10 -138 -40 -120Z", trim, 3.6)
    drawing.line("M-22 -124L-16 -146M-2 -130L2 -152M18 -132L22 -151M36 -128L42 -143", 2.4)
    drawing.line("M-34 -72C-44 -96 -34 -112 -26 -118M40 -74C48 -94 46 -106 42 -114", 2.2)
    drawing.shape(
        "M-104 -74C-78 -70 -50 -84 2 -84C54 -84 82 -72 112 -80C104 -48 74 -40 54 -46"
        "C30 -54 -26 -54 -50 -44C-74 -38 -96 -46 -104 -74Z",
        metal,
        3.8,
    )
    drawing.line("M-88 -64C-60 -58 -40 -70 2 -70C46 -70 68 -60 94 -66", 2.2)
    drawing.dots([(-66, -56), (-40, -60), (-14, -64), (14, -64), (42, -61), (68, -57)], 4.2, trim, 1.8)


def chaperon(drawing: Drawing, roll: str, cloth: str, stripe: str) -> None:
    """A hood worn as a hat: a padded roll, a cockscomb and a long tail; drawn after the face."""
    drawing.shape(
        "M-30 -92C-52 -118 -46 -140 -22 -142C-18 -150 -2 -154 6 -146C16 -154 32 -150 36 -140"
        "C48 -142 58 -130 52 -118"
        "C60 -110 58 -98 48 -90Z",
        cloth,
        3.6,
    )
    drawing.line("M-18 -94C-22 -112 -20 -128 -14 -136M8 -94L8 -138M30 -94C36 -112 34 -124 30 -134", 2.4)
    drawing.shape(
        "M-52 -74C-76 -68 -92 -40 -92 0C-92 40 -104 70 -118 96C-98 106 -80 104 -66 96C-58 66 -60 20 -54 -20Z",
        cloth,
        3.8,
    )
    drawing.line("M-74 -52C-80 -10 -72 40 -90 94", 2.4)
    drawing.shape(
        "M-60 -44C-86 -52 -88 -92 -60 -100C-24 -112 36 -112 66 -100C92 -92 90 -52 64 -44C34 -56 -28 -56 -60 -44Z",
        roll,
        3.8,
    )
    drawing.fill(
        "M-46 -104L-28 -107C-34 -90 -32 -66 -26 -52L-44 -49C-54 -66 -54 -88 -46 -104Z"
        "M-8 -109L14 -109C8 -90 8 -70 12 -53L-8 -53C-14 -70 -14 -90 -8 -109Z"
        "M34 -107L52 -103C48 -88 48 -66 52 -49L34 -52C28 -68 28 -90 34 -107Z",
        stripe,
    )
    drawing.line(
        "M-46 -104C-54 -88 -54 -66 -44 -49M-28 -107C-34 -90 -32 -66 -26 -52M-8 -109C-14 -90 -14 -70 -8 -53"
        "M14 -109C8 -90 8 -70 12 -53M34 -107C28 -90 28 -68 34 -52M52 -103C48 -88 48 -66 52 -49",
        2.4,
    )


JEWELS_RED = (RED, BLUE, RED)
JEWELS_BLUE = (BLUE, RED, BLUE)
JEWELS_GREEN = (GREEN, RED, GREEN)
