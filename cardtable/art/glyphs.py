"""The letters and figures of the indices: a slab serif of our own, drawn from centre lines.

Each glyph is a skeleton in a box 100 units high. A pen that is wide on vertical and narrow on horizontal strokes is
carried along it, so that all glyphs share one contrast; slabs and ball terminals are added. The result is plain
outlines: no font of the computer influences the look of a card.
"""

from __future__ import annotations

import math
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from cardtable.art.drawing import disc, rectangle
from cardtable.art.geometry import Polygon, area, flatten, move, path_of

THICK = 18.5
THIN = 9.5
SLAB = 9.5


@dataclass(frozen=True)
class Skeleton:
    """One glyph: advance width, centre lines, closed ovals, slabs and balls, in a box 100 units high."""

    width: float
    strokes: tuple[str, ...] = ()
    ovals: tuple[tuple[float, float, float, float], ...] = ()
    slabs: tuple[tuple[float, float, float, float], ...] = ()
    balls: tuple[tuple[float, float], ...] = ()
    blocks: tuple[str, ...] = ()


_SIX = Skeleton(
    64,
    strokes=("M49 20C46 10 41 5 34 5C18 5 11 32 11 68",),
    ovals=((32, 67.5, 21.5, 27.5),),
    balls=((48, 22),),
)

GLYPHS: dict[str, Skeleton] = {
    "0": Skeleton(64, ovals=((32, 50, 22.5, 45.3),)),
    "1": Skeleton(44, slabs=((3, 100 - SLAB, 43, 100),), blocks=("M14 100L14 19L2 24L2 15L24 0L32.5 0L32.5 100Z",)),
    "2": Skeleton(
        62,
        strokes=("M12 25C13 12 20 5 31 5C45 5 52 15 52 27C52 48 27 61 16 88",),
        balls=((13, 27),),
        blocks=("M4 100L4 91L12 85L46 85C51 85 53 82 54 74L60 74L58 100Z",),
    ),
    "3": Skeleton(
        62,
        strokes=(
            "M13 22C14 11 20 5 30 5C43 5 49 13 49 25C49 38 40 46 25 46.5",
            "M25 46.5C43 46.5 53 56 53 71C53 86 43 95 30 95C19 95 12 88 11 78",
        ),
        balls=((14, 24), (12, 76)),
    ),
    "4": Skeleton(
        66,
        slabs=((24, 100 - SLAB, 64, 100), (3, 65, 66, 75)),
        blocks=("M35 100L35 0L53.5 0L53.5 100Z", "M3 75L3 66L38 0L52 0L14 75Z"),
    ),
    "5": Skeleton(
        62,
        strokes=("M15 45C20 40 25 38 31 38C46 38 53 50 53 66C53 84 43 95 29 95C19 95 12 88 11 78",),
        balls=((12, 76),),
        blocks=("M11 0L55 0L53 15L20 15L18 44L20 50L8.5 52Z",),
    ),
    "6": _SIX,
    "7": Skeleton(
        60,
        strokes=("M51 9C38 38 29 62 28 100",),
        blocks=("M4 0L59 0L59 9L52 15L20 15C14 15 12 18 11 27L4 27Z",),
    ),
    "8": Skeleton(64, ovals=((32, 26, 18.5, 21.3), (32, 70, 22.5, 25.3))),
    "A": Skeleton(
        88,
        slabs=((1, 100 - SLAB, 33, 100), (51, 100 - SLAB, 88, 100), (22, 62, 62, 71)),
        blocks=("M36 0L53 0L80 96L61 96L43 26L21 96L11 96Z",),
    ),
    "B": Skeleton(
        74,
        strokes=(
            "M22 4.8L38 4.8C52 4.8 58 13 58 25C58 38 51 46.5 38 46.5L22 46.5",
            "M22 46.5L40 46.5C57 46.5 64 56 64 70.5C64 86 56 95.2 40 95.2L22 95.2",
        ),
        slabs=((2, 0, 24, SLAB), (2, 100 - SLAB, 24, 100)),
        blocks=("M12 0L30.5 0L30.5 100L12 100Z",),
    ),
    "C": Skeleton(
        76,
        strokes=("M62 25C59 12 52 5 41 5C21 5 11 23 11 50C11 77 21 95 41 95C53 95 61 88 66 77",),
        balls=((60, 27),),
    ),
    "D": Skeleton(
        82,
        strokes=("M22 4.8L35 4.8C60 4.8 71 22 71 50C71 78 60 95.2 35 95.2L22 95.2",),
        slabs=((2, 0, 24, SLAB), (2, 100 - SLAB, 24, 100)),
        blocks=("M12 0L30.5 0L30.5 100L12 100Z",),
    ),
    "E": Skeleton(
        73,
        slabs=((2, 0, 66, SLAB), (2, 100 - SLAB, 68, 100), (30, 45.5, 52, 54.5), (46, 36, 52, 64)),
        blocks=("M12 0L30.5 0L30.5 100L12 100Z", "M55 5L66 5L66 28L60 28Z", "M57 95L68 95L71 70L65 70Z"),
    ),
    "F": Skeleton(
        70,
        slabs=((2, 0, 66, SLAB), (2, 100 - SLAB, 44, 100), (30, 47.5, 52, 56.5), (46, 38, 52, 66)),
        blocks=("M12 0L30.5 0L30.5 100L12 100Z", "M55 5L66 5L66 28L60 28Z"),
    ),
    "G": Skeleton(
        86,
        strokes=("M63 24C59 12 52 5 41 5C21 5 11 23 11 50C11 77 21 95 42 95C52 95 60 92 67 86",),
        slabs=((46, 53, 84, 53 + SLAB),),
        balls=((61, 26),),
        blocks=("M56 53L74.5 53L74.5 92L68 100L64 100L56 90Z",),
    ),
    "H": Skeleton(
        88,
        slabs=(
            (2, 0, 41, SLAB),
            (2, 100 - SLAB, 41, 100),
            (47, 0, 86, SLAB),
            (47, 100 - SLAB, 86, 100),
            (30, 45, 58, 54.5),
        ),
        blocks=("M12 0L30.5 0L30.5 100L12 100Z", "M57.5 0L76 0L76 100L57.5 100Z"),
    ),
    "I": Skeleton(43, slabs=((2, 0, 41, SLAB), (2, 100 - SLAB, 41, 100)), blocks=("M12 0L30.5 0L30.5 100L12 100Z",)),
    "J": Skeleton(
        58,
        strokes=("M37 2L37 30L37 70C37 88 30 95 21 95C15 95 11 91 10 85",),
        slabs=((17, 0, 57, SLAB),),
        balls=((12, 82),),
    ),
    "K": Skeleton(
        86,
        slabs=(
            (2, 0, 41, SLAB),
            (2, 100 - SLAB, 41, 100),
            (50, 0, 84, SLAB),
            (51, 100 - SLAB, 87, 100),
        ),
        blocks=(
            "M12 0L30.5 0L30.5 100L12 100Z",
            "M26 66L26 53L63 5L74 5Z",
            "M36 45L50 30L80 96L59 96Z",
        ),
    ),
    "L": Skeleton(
        71,
        slabs=((2, 0, 41, SLAB), (2, 100 - SLAB, 67, 100)),
        blocks=("M12 0L30.5 0L30.5 100L12 100Z", "M56 95L67 95L70 68L64 68Z"),
    ),
    "M": Skeleton(
        106,
        slabs=((2, 0, 30, SLAB), (2, 100 - SLAB, 34, 100), (76, 0, 104, SLAB), (66, 100 - SLAB, 104, 100)),
        blocks=(
            "M13 0L23 0L23 100L13 100Z",
            "M76 0L94.5 0L94.5 100L76 100Z",
            "M13 0L33 0L57 72L49 94Z",
            "M74 0L84 0L57 94L49 94Z",
        ),
    ),
    "N": Skeleton(
        88,
        slabs=((2, 0, 30, SLAB), (2, 100 - SLAB, 36, 100), (52, 0, 86, SLAB)),
        blocks=("M14 0L24 0L24 100L14 100Z", "M64 0L74 0L74 100L64 100Z", "M14 0L35 0L74 80L74 100L66 100Z"),
    ),
    "O": Skeleton(82, ovals=((41, 50, 30.5, 45.3),)),
    "P": Skeleton(
        73,
        strokes=("M22 4.8L40 4.8C56 4.8 64 14 64 28C64 43 56 52 40 52L22 52",),
        slabs=((2, 0, 24, SLAB), (2, 100 - SLAB, 44, 100)),
        blocks=("M12 0L30.5 0L30.5 100L12 100Z",),
    ),
    "Q": Skeleton(
        84,
        ovals=((41, 50, 30.5, 45.3),),
        blocks=("M30 74C43 67 55 74 61 85C65 92 71 94 78 87L83 93C75 106 59 106 51 95C46 87 42 81 32 82Z",),
    ),
    "R": Skeleton(
        87,
        strokes=("M22 4.8L40 4.8C55 4.8 62 13 62 26C62 40 55 48.5 40 48.5L22 48.5",),
        slabs=((2, 0, 24, SLAB), (2, 100 - SLAB, 41, 100), (62, 100 - SLAB, 86, 100)),
        blocks=("M12 0L30.5 0L30.5 100L12 100Z", "M35 46L53 44L82 95L62 100Z"),
    ),
    "S": Skeleton(
        67,
        strokes=(
            "M55 22C52 11 45 5 34 5C21 5 12 13 12 26C12 40 22 45 34 49",
            "M34 49C47 53 56 59 56 73C56 87 47 95 33 95C21 95 13 89 10 78",
        ),
        balls=((54, 23), (12, 77)),
    ),
    "T": Skeleton(
        81,
        slabs=((3, 0, 78, SLAB), (20, 100 - SLAB, 61, 100)),
        blocks=("M31 0L49.5 0L49.5 100L31 100Z", "M3 5L14 5L9 28L3 28Z", "M78 5L67 5L72 28L78 28Z"),
    ),
    "U": Skeleton(
        84,
        strokes=("M66.5 4L66.5 62C66.5 84 57 95 43 95C29 95 21.3 84 21.3 64L21.3 40",),
        slabs=((2, 0, 41, SLAB), (52, 0, 82, SLAB)),
        blocks=("M12 0L30.5 0L30.5 66L12 66Z",),
    ),
    "V": Skeleton(
        88, slabs=((1, 0, 37, SLAB), (54, 0, 87, SLAB)), blocks=("M8 0L28 0L48 74L67 0L78 0L51 100L40 100Z",)
    ),
    "W": Skeleton(
        117,
        slabs=((1, 0, 34, SLAB), (43, 0, 74, SLAB), (86, 0, 116, SLAB)),
        blocks=(
            "M8 0L27 0L42 72L57 10L66 10L46 100L35 100Z",
            "M49 0L67 0L82 72L97 0L107 0L86 100L75 100Z",
        ),
    ),
    "X": Skeleton(
        89,
        slabs=((1, 0, 38, SLAB), (55, 0, 86, SLAB), (1, 100 - SLAB, 33, 100), (50, 100 - SLAB, 88, 100)),
        blocks=("M8 0L30 0L80 100L58 100Z", "M66 0L77 0L21 100L10 100Z"),
    ),
    "Y": Skeleton(
        87,
        slabs=((1, 0, 38, SLAB), (54, 0, 86, SLAB), (24, 100 - SLAB, 64, 100)),
        blocks=("M7 0L28 0L53 54L35 62Z", "M66 0L77 0L53 58L45 50Z", "M35 50L53.5 50L53.5 100L35 100Z"),
    ),
    "Z": Skeleton(
        72,
        slabs=((6, 0, 66, SLAB), (4, 100 - SLAB, 68, 100)),
        blocks=("M45 5L66 0L66 9L27 95L4 100L4 91Z", "M6 5L17 5L12 28L6 28Z", "M68 95L57 95L62 71L68 71Z"),
    ),
}


_SMALL = 0.72
"""The height of a small letter, which is drawn as a small capital: ``n`` in ``Kn``. Capitals have height 1."""

_ABOVE = 0.78
"""The height of a letter that has a mark above it; the mark fills the top sixth."""

MARKS: dict[str, Skeleton] = {
    "\N{COMBINING GRAVE ACCENT}": Skeleton(0, blocks=("M4 15L-6 0L-20 0L-6 15Z",)),
    "\N{COMBINING ACUTE ACCENT}": Skeleton(0, blocks=("M-4 15L6 0L20 0L6 15Z",)),
    "\N{COMBINING CIRCUMFLEX ACCENT}": Skeleton(0, blocks=("M-20 15L-6 0L6 0L20 15L9 15L0 6L-9 15Z",)),
    "\N{COMBINING TILDE}": Skeleton(
        0, blocks=("M-20 14C-16 1 -7 1 0 5C6 9 11 9 13 3L20 3C16 16 7 16 0 12C-6 8 -11 8 -13 14Z",)
    ),
    "\N{COMBINING MACRON}": Skeleton(0, slabs=((-18, 3, 18, 12),)),
    "\N{COMBINING BREVE}": Skeleton(0, strokes=("M-17 1C-13 14 13 14 17 1",)),
    "\N{COMBINING DOT ABOVE}": Skeleton(0, blocks=("M-8 0L8 0L8 15L-8 15Z",)),
    "\N{COMBINING DIAERESIS}": Skeleton(0, blocks=("M-21 0L-7 0L-7 14L-21 14Z", "M7 0L21 0L21 14L7 14Z")),
    "\N{COMBINING RING ABOVE}": Skeleton(
        0,
        blocks=(
            "M0 0C-13 0 -13 16 0 16L0 11.5C-6 11.5 -6 4.5 0 4.5Z",
            "M0 0C13 0 13 16 0 16L0 11.5C6 11.5 6 4.5 0 4.5Z",
        ),
    ),
    "\N{COMBINING DOUBLE ACUTE ACCENT}": Skeleton(0, blocks=("M-18 15L-10 0L1 0L-8 15Z", "M3 15L11 0L22 0L13 15Z")),
    "\N{COMBINING CARON}": Skeleton(0, blocks=("M-20 0L-9 0L0 9L9 0L20 0L6 15L-6 15Z",)),
}
"""The marks above letters, drawn around x = 0 in the top sixth of the box."""


@lru_cache(maxsize=64)
def glyph_path(glyph: str) -> tuple[str, float]:
    """Return the path data of one glyph (nonzero fill) in a box 100 high from (0, 0), and its width.

    Raises KeyError for a glyph that cannot be drawn.
    """
    polygons, width = _outlines(glyph)
    return path_of(polygons), width


def _outlines(glyph: str) -> tuple[list[Polygon], float]:
    base, *marks = tuple(unicodedata.normalize("NFD", glyph))
    if marks:
        below, width = _outlines(base)
        polygons = [[(x, 100 - (100 - y) * _ABOVE) for x, y in polygon] for polygon in below]
        for mark in marks:
            polygons += [[(x + width / 2, y) for x, y in polygon] for polygon in _drawn(MARKS[mark])]
        return polygons, width
    if base == "9":
        skeleton = GLYPHS["6"]
        return [move(polygon, skeleton.width, 100, degrees=180) for polygon in _drawn(skeleton)], skeleton.width
    if base not in GLYPHS:
        capital, width = _outlines(base.upper()) if base.islower() else ([], GLYPHS[base].width)
        small = [[(x * _SMALL, 100 - (100 - y) * _SMALL) for x, y in polygon] for polygon in capital]
        return small, width * _SMALL
    return _drawn(GLYPHS[base]), GLYPHS[base].width


def _drawn(skeleton: Skeleton) -> list[Polygon]:
    polygons: list[Polygon] = []
    for stroke in skeleton.strokes:
        polygons.extend(_pen_along(line) for line in flatten(stroke, 9))
    for block in skeleton.blocks:
        polygons.extend(flatten(block, 6))
    for slab in skeleton.slabs:
        polygons.extend(flatten(rectangle(*slab)))
    for x, y in skeleton.balls:
        polygons.extend(flatten(disc(x, y, THICK * 0.58), 5))
    polygons = [polygon if area(polygon) > 0 else polygon[::-1] for polygon in polygons]
    for oval in skeleton.ovals:
        polygons.extend(_oval_ring(*oval))
    return polygons


@lru_cache(maxsize=64)
def index_path(text: str, height: float, max_width: float, tracking: float = 7.0) -> str:
    """Return the path data of an index such as ``10`` or ``K``, ``height`` units high and centred on (0, 0).

    A text wider than ``max_width`` is condensed. Raises KeyError for a text that cannot be drawn.
    """
    scale = height / 100
    glyphs = [glyph_path(glyph) for glyph in unicodedata.normalize("NFC", text)]
    width = sum(advance for _, advance in glyphs) * scale + tracking * scale * (len(glyphs) - 1)
    squeeze = min(1.0, max_width / width)
    left = -width * squeeze / 2
    parts: list[str] = []
    for data, advance in glyphs:
        parts.append(
            path_of(
                [(x * scale * squeeze + left, y * scale - height / 2) for x, y in polygon] for polygon in flatten(data)
            )
        )
        left += (advance + tracking) * scale * squeeze
    return "".join(parts)


def _pen_width(dx: float, dy: float) -> float:
    steepness = abs(dy) / (math.hypot(dx, dy) or 1.0)
    return THIN + (THICK - THIN) * math.pow(steepness, 1.6)


def _pen_along(line: Polygon) -> Polygon:
    left: Polygon = []
    right: Polygon = []
    last = len(line) - 1
    for index, (x, y) in enumerate(line):
        before, after = line[max(0, index - 1)], line[min(last, index + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        half = _pen_width(dx, dy) / 2
        left.append((x + dy / length * half, y - dx / length * half))
        right.append((x - dy / length * half, y + dx / length * half))
    return left + right[::-1]


def _oval_ring(x: float, y: float, radius_x: float, radius_y: float, steps: int = 36) -> list[Polygon]:
    """Return an upright oval as the pen draws it: its outer rim clockwise, its inner rim the other way round."""

    def rim(grow_x: float, grow_y: float) -> Polygon:
        return [
            (
                x + (radius_x + grow_x) * math.cos(turn * 2 * math.pi / steps),
                y + (radius_y + grow_y) * math.sin(turn * 2 * math.pi / steps),
            )
            for turn in range(steps)
        ]

    return [rim(THICK / 2, THIN / 2), rim(-THICK / 2, -THIN / 2)[::-1]]
