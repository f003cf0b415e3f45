"""Robes, collars and sleeves of one half. Seams and hems are given in the half's own coordinates."""

from __future__ import annotations

from cardtable.art.courts.half import Half
from cardtable.art.courts.patterns import ERMINE
from cardtable.art.geometry import Polygon, contains_disc, flatten, move, path_of
from cardtable.art.palette import BLUSH, BRASS, INK, SKIN, WHITE

_SHOULDERS = (
    "M-34 -174C-90 -166 -156 -156 -200 -126C-214 -116 -226 -104 -240 -86L-240 140L240 140L240 -86"
    "C226 -104 214 -116 200 -126C156 -156 90 -166 34 -174Z"
)


def robe(half: Half, fill: str) -> list[Polygon]:
    """Cloth over the whole bust, from the neck to the seam."""
    return half.cloth(_SHOULDERS, fill)


def front(half: Half, fill: str, top: float, bottom: float, lean: float = 0.0) -> list[Polygon]:
    """Draw the middle of the dress, between two edges, and return its pieces; widths are measured from the
    middle line.
    """
    return half.cloth(
        f"M{-top + lean} -160C{-top - 4 + lean} -90 {-bottom} -30 {-bottom} 140L{bottom} 140"
        f"C{bottom} -30 {top + 4 + lean} -90 {top + lean} -160Z",
        fill,
    )


def edges(top: float, bottom: float, lean: float = 0.0) -> tuple[Polygon, Polygon]:
    """Return the left and the right edge of ``front``, from the neck downwards."""
    (left,) = flatten(f"M{-top + lean} -160C{-top - 4 + lean} -90 {-bottom} -30 {-bottom} 140", 12)
    (right,) = flatten(f"M{top + lean} -160C{top + 4 + lean} -90 {bottom} -30 {bottom} 140", 12)
    return left, right


def trims(half: Half, top: float, bottom: float, width: float, fill: str, lean: float = 0.0, stud: str = "") -> None:
    """Borders along both edges of ``front``, with studs if a colour for them is given."""
    left, right = edges(top, bottom, lean)
    for edge, sign in ((left, 1), (right, -1)):
        half.trim(edge, -width / 2 * sign, width / 2 * sign, fill)
        if stud:
            half.studs(edge, width * 1.25, width * 0.22, stud)


def ermine_cape(half: Half, depth: float = 0.0) -> None:
    """A cape of ermine on the shoulders."""
    shape = (
        f"M-62 -176C-120 -162 -172 -140 -196 -104C-150 {-66 + depth} -80 {-52 + depth} 0 {-50 + depth}"
        f"C80 {-52 + depth} 150 {-66 + depth} 196 -104C172 -140 120 -162 62 -176C30 -150 -30 -150 -62 -176Z"
    )
    pieces = half.cloth(shape, WHITE)
    tails = [
        move(ERMINE, x, y, 1.15)
        for x, y in (
            (-150, -108), (-116, -132), (-104, -88), (-70, -112), (-58, -72), (-24, -92), (-10, -66), (24, -92),
            (50, -70), (68, -112), (102, -88), (114, -132), (148, -108), (-84, -148), (82, -148),
        )
        if any(contains_disc(piece, (x, y), 11) for piece in pieces)
    ]  # fmt: skip
    half.fill(path_of(tails), INK)


def ruff(half: Half, x: float, y: float, width: float, height: float, lace: str = WHITE) -> None:
    """A pleated ruff around the neck, ``width`` to either side of ``x``."""
    pleats = 11
    left, step = x - width, 2 * width / pleats
    data = f"M{left:.1f} {y:.1f}"
    folds = ""
    for index in range(pleats):
        start, end = left + index * step, left + (index + 1) * step
        hang = height * 0.675 * (1 - ((index + 0.5) / pleats * 2 - 1) ** 2)
        hem = y + height * 0.55 + hang + 10
        data += f"C{start - 4:.1f} {hem:.1f} {end + 4:.1f} {hem:.1f} {end:.1f} {y + hang:.1f}"
        if index < pleats - 1:
            folds += f"M{end:.1f} {y + hang:.1f}L{x + (end - x) * 0.55:.1f} {y - height * 0.35:.1f}"
    rise = y - height * 0.6
    data += f"C{x + width * 0.8:.1f} {rise:.1f} {x - width * 0.8:.1f} {rise:.1f} {left:.1f} {y:.1f}Z"
    half.shape(data, lace, 3.2)
    half.line(folds, 2)


def chain(half: Half, data: str, pitch: float, radius: float, fill: str = BRASS) -> None:
    """A chain of office along a line."""
    for line in flatten(data, 14):
        half.studs(line, pitch, radius, fill, width=2.2)


def decolletage(half: Half, depth: float = -92.0) -> None:
    """A rounded neckline; its border is drawn by ``neckline``."""
    half.cloth(
        f"M-40 -180C-70 -150 -86 -126 -82 -108C-50 {depth + 6} 50 {depth + 6} 82 -108C86 -126 70 -150 40 -180Z", SKIN, 0
    )


def neckline(half: Half, fill: str, stud: str, depth: float = -92.0, width: float = 18.0) -> None:
    """The border of a rounded neckline."""
    (line,) = flatten(
        f"M-70 -152C-86 -134 -92 -122 -84 -106C-50 {depth + 8} 50 {depth + 8} 84 -106C92 -122 86 -134 70 -152", 12
    )
    half.trim(line, -width / 2, width / 2, fill)
    half.studs(line, width * 1.3, width * 0.22, stud)


def square_neckline(half: Half, fill: str, stud: str, width: float = 18.0) -> None:
    """A square neckline with its border."""
    half.cloth("M-40 -180L-58 -150L-70 -96C-40 -90 40 -90 70 -96L58 -150L40 -180Z", SKIN, 0)
    (line,) = flatten("M-79 -126L-76 -98C-40 -90 40 -90 76 -98L79 -126", 12)
    half.trim(line, -width / 2, width / 2, fill)
    half.studs(line, width * 1.2, width * 0.22, stud)


def puff(half: Half, fill: str) -> list[Polygon]:
    """The puffed sleeve of the shoulder that is further from the attribute."""
    return half.cloth(
        "M-92 -154C-150 -176 -220 -150 -244 -96C-250 -40 -220 10 -150 20C-112 0 -100 -60 -104 -100"
        "C-104 -124 -98 -140 -92 -154Z",
        fill,
    )


def puff_front(half: Half, fill: str) -> list[Polygon]:
    """The puffed sleeve of the shoulder beside the attribute."""
    return half.cloth(
        "M92 -154C150 -176 220 -150 244 -96C250 -40 240 60 236 110C180 120 140 100 124 70"
        "C110 30 104 -60 104 -100C104 -124 98 -140 92 -154Z",
        fill,
    )


def neck(half: Half, x: float, width: float = 30.0, top: float = -190.0, bottom: float = -104.0) -> None:
    """A neck around the upright line at ``x``, open below so that it goes over into the breast."""
    left, right = x - width, x + width
    half.fill(
        f"M{left} {top}L{left} -150C{left} -138 {left - 8} -130 {left - 20} -126L{left} {bottom}"
        f"L{right} {bottom}"
        f"L{right + 20} -126C{right + 8} -130 {right} -138 {right} -150L{right} {top}Z",
        SKIN,
    )
    half.fill(
        f"M{left} -160C{x - 10} -132 {x + 14} -130 {right} -158L{right} -146C{x + 16} -116 {x - 12} -118 {left} -146Z",
        BLUSH,
        0.4,
    )
    half.line(
        f"M{left} {top}L{left} -150C{left} -138 {left - 8} -130 {left - 20} -126M{right} {top}L{right} -150"
        f"C{right} -138 {right + 8} -130 {right + 20} -126",
        3,
    )


def necklace(half: Half, data: str, pitch: float = 13.0, radius: float = 5.0, fill: str = WHITE) -> None:
    """A string of pearls along a line."""
    for line in flatten(data, 14):
        half.studs(line, pitch, radius, fill, width=2)
