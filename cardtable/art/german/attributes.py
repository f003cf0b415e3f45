"""The things that the German court holds. Upright things are held by a fist that is drawn over them."""

from __future__ import annotations

from cardtable.art.courts import attributes
from cardtable.art.courts.half import Half
from cardtable.art.drawing import Drawing, disc, rectangle
from cardtable.art.geometry import flatten, move, path_of
from cardtable.art.german.headgear import small_bell
from cardtable.art.german.signs import GOLD, sign
from cardtable.art.palette import BLUSH, BRASS, INK, RUSSET, SILVER, SKIN, WHITE
from cardtable.core.cards import SPADES


def sceptre(drawing: Drawing, x: float, top: float, bottom: float, suit: int) -> None:
    """A sceptre that bears a suit's sign."""
    attributes.shaft(drawing, x, top + 60, bottom, 12, BRASS)
    drawing.shape(disc(x, bottom, 11), BRASS, 3.2)
    for y in (top + 82, top + 130):
        drawing.shape(rectangle(x - 10, y, x + 10, y + 9, 3), BRASS, 2.6)
    drawing.shape(
        f"M{x - 26} {top + 46}C{x - 20} {top + 72} {x + 20} {top + 72} {x + 26} {top + 46}"
        f"C{x + 12} {top + 54} {x - 12} {top + 54} {x - 26} {top + 46}Z",
        BRASS,
        3.2,
    )
    with drawing.group(f"translate({x:g} {top + 8:g}) scale({0.78 if suit == SPADES else 0.7})"):
        drawing.add(sign(suit))


def sabre(drawing: Drawing, x: float, y: float) -> None:
    """A curved sabre held upright, its guard at (x, y)."""
    blade = (
        f"M{x - 9} {y}C{x - 14} {y - 90} {x - 2} {y - 170} {x + 44} {y - 236}"
        f"C{x + 30} {y - 150} {x + 10} {y - 90} {x + 9} {y}Z"
    )
    drawing.shape(blade, SILVER, 3.6)
    drawing.fill(
        f"M{x + 2} {y}C{x} {y - 90} {x + 12} {y - 160} {x + 44} {y - 236}"
        f"C{x + 30} {y - 150} {x + 10} {y - 90} {x + 9} {y}Z",
        WHITE,
    )
    drawing.line(blade, 3.6)
    drawing.shape(rectangle(x - 7, y, x + 7, y + 66), INK, 3)
    drawing.shape(
        f"M{x - 34} {y - 6}L{x + 26} {y - 6}C{x + 52} {y + 4} {x + 50} {y + 56} {x + 8} {y + 70}L{x + 4} {y + 60}"
        f"C{x + 34} {y + 48} {x + 34} {y + 14} {x + 18} {y + 8}L{x - 34} {y + 8}Z",
        BRASS,
        3.2,
    )
    drawing.shape(disc(x - 36, y + 1, 9), BRASS, 3)


def lance(drawing: Drawing, x: float, top: float, bottom: float, field: str, charge: str) -> None:
    """A lance with a pennon that flies inwards, to the left of the shaft."""
    attributes.shaft(drawing, x, top + 60, bottom, 13, RUSSET)
    drawing.shape(
        f"M{x} {top}L{x + 15} {top + 40}L{x + 7} {top + 64}L{x - 7} {top + 64}L{x - 15} {top + 40}Z", SILVER, 3.4
    )
    drawing.line(f"M{x} {top + 14}L{x} {top + 58}", 2)
    y = top + 76
    drawing.shape(
        f"M{x + 5} {y}C{x + 24} {y - 8} {x + 40} {y + 8} {x + 62} {y}L{x + 44} {y + 26}L{x + 62} {y + 54}"
        f"C{x + 40} {y + 60} {x + 24} {y + 44} {x + 5} {y + 54}Z",
        field,
        3.4,
    )
    drawing.fill(
        f"M{x + 7} {y + 18}C{x + 24} {y + 12} {x + 38} {y + 26} {x + 50} {y + 20}L{x + 46} {y + 26}L{x + 50} {y + 34}"
        f"C{x + 38} {y + 40} {x + 24} {y + 26} {x + 7} {y + 34}Z",
        charge,
    )


def mace(drawing: Drawing, x: float, top: float, bottom: float) -> None:
    """A flanged mace."""
    attributes.shaft(drawing, x, top + 80, bottom, 13, RUSSET)
    drawing.shape(disc(x, top + 6, 9), BRASS, 3)
    for dx, reach in ((-1, 36), (1, 36)):
        drawing.shape(
            f"M{x + dx * 8} {top + 14}C{x + dx * 20} {top + 14} {x + dx * reach} {top + 30} {x + dx * reach} {top + 48}"
            f"C{x + dx * reach} {top + 64} {x + dx * 20} {top + 80} {x + dx * 8} {top + 82}Z",
            SILVER,
            3.4,
        )
    drawing.shape(
        f"M{x - 11} {top + 12}L{x + 11} {top + 12}L{x + 16} {top + 48}L{x + 11} {top + 84}L{x - 11} {top + 84}"
        f"L{x - 16} {top + 48}Z",
        SILVER,
        3.4,
    )
    drawing.line(f"M{x} {top + 14}L{x} {top + 82}", 2)
    drawing.shape(rectangle(x - 12, top + 84, x + 12, top + 96, 4), BRASS, 3)


def flag(drawing: Drawing, x: float, top: float, bottom: float, colours: tuple[str, str]) -> None:
    """An ensign's flag in waving stripes, to the right of a staff at ``x``."""
    attributes.shaft(drawing, x, top + 20, bottom, 12, RUSSET)
    drawing.shape(disc(x, top + 12, 10), BRASS, 3.2)
    y, height = top + 34, 28
    for index in range(5):
        upper, lower = y + index * height, y + (index + 1) * height
        drawing.shape(
            f"M{x + 5} {upper}C{x + 34} {upper - 16} {x + 64} {upper + 14} {x + 96} {upper - 2}"
            f"L{x + 96} {lower - 2}C{x + 64} {lower + 14} {x + 34} {lower - 16} {x + 5} {lower}Z",
            colours[index % 2],
            2.6,
        )
    low = y + 5 * height
    drawing.line(
        f"M{x + 5} {y}C{x + 34} {y - 16} {x + 64} {y + 14} {x + 96} {y - 2}L{x + 96} {low - 2}"
        f"C{x + 64} {low + 14} {x + 34} {low - 16} {x + 5} {low}Z",
        3.8,
    )


def drum(half: Half, x: float, y: float, wood: str, hoop: str) -> None:
    """A drum that hangs before the body; its head is centred on (x, y)."""
    half.cloth(f"M{x - 74} {y}L{x - 70} {y + 150}L{x + 70} {y + 150}L{x + 74} {y}Z", wood, 3.6)
    for dx in (-56, -20, 16, 52):
        for lean in (14, -14):
            half.cloth(
                f"M{x + dx - lean - 2} {y + 16}L{x + dx - lean + 2} {y + 16}L{x + dx + lean + 2} {y + 92}"
                f"L{x + dx + lean - 2} {y + 92}Z",
                WHITE,
                0,
            )
    half.shape(
        f"M{x - 78} {y - 2}C{x - 78} {y + 30} {x + 78} {y + 30} {x + 78} {y - 2}L{x + 78} {y + 12}"
        f"C{x + 78} {y + 44} {x - 78} {y + 44} {x - 78} {y + 12}Z",
        hoop,
        3.4,
    )
    half.shape(
        f"M{x - 78} {y - 2}C{x - 78} {y - 32} {x + 78} {y - 32} {x + 78} {y - 2}"
        f"C{x + 78} {y + 28} {x - 78} {y + 28} {x - 78} {y - 2}Z",
        "#f3e6c8",
        3.6,
    )
    half.line(f"M{x - 60} {y - 2}C{x - 56} {y - 20} {x + 56} {y - 20} {x + 60} {y - 2}", 2)


def drumstick(drawing: Drawing, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A drumstick from the hand to the skin."""
    data = f"M{start[0]} {start[1]}L{end[0]} {end[1]}"
    drawing.line(data, 11)
    drawing.line(data, 5.5, RUSSET)
    drawing.shape(disc(*end, 8.5), RUSSET, 3)


def hunting_horn(drawing: Drawing, cord: str) -> None:
    """A curved horn at the mouth of a head seen from the side; the hand closes round it at (118, −140)."""
    strap = "M62 -168C64 -110 120 -84 150 -112C174 -134 186 -160 192 -190"
    drawing.line(strap, 7)
    drawing.line(strap, 3, cord)
    drawing.shape(
        "M40 -188C72 -116 152 -104 188 -164C206 -194 214 -236 214 -286L150 -276C152 -240 148 -212 134 -194"
        "C112 -168 78 -174 52 -200Z",
        "#ecdfbf",
        3.8,
    )
    drawing.line("M60 -186C88 -146 140 -144 164 -184C178 -210 184 -244 184 -280", 2.2)
    drawing.shape("M145 -274L218 -284L220 -304L142 -292Z", BRASS, 3.4)
    drawing.shape("M34 -190L54 -206L48 -216L28 -200Z", BRASS, 3.2)
    drawing.shape("M152 -206L204 -188L198 -170L142 -190Z", BRASS, 3.2)


def lute(half: Half, body: str, rosette: str) -> None:
    """A lute before the breast, its neck up to the right; the hand grasps the neck at (132, −164)."""

    def laid(data: str, closed: bool = True) -> str:
        return path_of([move(line, 62, -40, 1, 30) for line in flatten(data)], closed)

    half.shape(laid("M-9 -60L-7 -206L7 -206L9 -60Z"), RUSSET, 3.4)
    half.shape(laid("M-9 -204L9 -204L2 -232L-40 -244L-44 -224L-16 -222Z"), RUSSET, 3.4)
    half.line(laid("M-34 -254L-30 -216M-20 -250L-16 -214", closed=False), 6)
    half.cloth(
        laid("M-10 -76C-42 -54 -68 -12 -68 40C-68 84 -38 112 0 112C38 112 68 84 68 40C68 -12 42 -54 10 -76Z"), body, 3.8
    )
    half.line(laid("M-52 12C-56 -10 -44 -36 -22 -52", closed=False), 4, "#f8e3a0")
    half.shape(laid(disc(0, -6, 24)), RUSSET, 3)
    half.line(laid(disc(0, -6, 15)), 2.6, rosette)
    for x in (-4, 0, 4):
        half.line(laid(f"M{x} -200L{x} 30", closed=False), 1.7, WHITE)


def marotte(drawing: Drawing, x: float, top: float, bottom: float, left: str, right: str) -> None:
    """A fool's sceptre: a little head in a fool's cap on a stick."""
    attributes.shaft(drawing, x, top + 80, bottom, 12, RUSSET)
    y = top + 58
    drawing.shape(
        f"M{x - 34} {y + 22}C{x - 20} {y + 32} {x + 20} {y + 32} {x + 34} {y + 22}L{x + 26} {y + 46}L{x + 10} {y + 36}"
        f"L{x} {y + 50}L{x - 10} {y + 36}L{x - 26} {y + 46}Z",
        left,
        3,
    )
    drawing.shape(disc(x, y, 26), SKIN, 3.2)
    drawing.fill(disc(x - 13, y + 8, 5) + disc(x + 15, y + 8, 5), BLUSH, 0.5)
    drawing.dots([(x - 8, y - 2), (x + 10, y - 2)], 3, INK)
    drawing.line(
        f"M{x + 1} {y}L{x + 4} {y + 7}M{x - 8} {y + 13}C{x - 2} {y + 19} {x + 6} {y + 19} {x + 11} {y + 13}", 2.4
    )
    drawing.shape(
        f"M{x} {y - 12}L{x} {y - 44}C{x - 26} {y - 58} {x - 50} {y - 44} {x - 52} {y - 14}"
        f"C{x - 42} {y - 24} {x - 34} {y - 22} {x - 27} {y - 8}Z",
        left,
        3,
    )
    drawing.shape(
        f"M{x} {y - 12}L{x} {y - 44}C{x + 26} {y - 58} {x + 50} {y - 44} {x + 52} {y - 14}"
        f"C{x + 42} {y - 24} {x + 34} {y - 22} {x + 27} {y - 8}Z",
        right,
        3,
    )
    small_bell(drawing, x - 52, y - 8, 8)
    small_bell(drawing, x + 52, y - 8, 8)


def tankard(drawing: Drawing, x: float, y: float, body: str) -> None:
    """A foaming tankard; its handle, where the hand is, lies at (x, y)."""
    drawing.line(f"M{x - 4} {y - 34}C{x + 30} {y - 40} {x + 30} {y + 30} {x - 4} {y + 26}", 15)
    drawing.line(f"M{x - 4} {y - 34}C{x + 30} {y - 40} {x + 30} {y + 30} {x - 4} {y + 26}", 8, SILVER)
    left, right = x - 82, x - 4
    drawing.shape(f"M{left + 6} {y - 60}L{right - 6} {y - 60}L{right} {y + 50}L{left} {y + 50}Z", body, 3.6)
    for band in (-40, 28):
        drawing.shape(rectangle(left + 1, y + band, right - 1, y + band + 12), GOLD, 2.8)
    drawing.line(f"M{left + 26} {y - 26}L{left + 24} {y + 26}M{left + 52} {y - 26}L{left + 54} {y + 26}", 2.2)
    drawing.shape(
        f"M{left} {y - 58}C{left - 12} {y - 74} {left + 6} {y - 90} {left + 20} {y - 82}"
        f"C{left + 28} {y - 98} {left + 52} {y - 98} {left + 58} {y - 82}"
        f"C{right - 4} {y - 90} {right + 10} {y - 74} {right} {y - 58}"
        f"C{right - 12} {y - 50} {left + 12} {y - 50} {left} {y - 58}Z",
        WHITE,
        3.2,
    )
