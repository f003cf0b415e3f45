"""The letters and figures of the indices: a slab serif of our own, drawn from centre lines.

Each glyph is a skeleton in a box 100 units high. A pen that is wide on vertical and narrow on horizontal
strokes is carried along it, so that all glyphs share one contrast; slabs and ball terminals are added.
The result is plain outlines: no font of the computer has a part in how a card looks.
"""

from __future__ import annotations

import math
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
    "D": Skeleton(
        82,
        strokes=("M22 4.8L35 4.8C60 4.8 71 22 71 50C71 78 60 95.2 35 95.2L22 95.2",),
        slabs=((2, 0, 24, SLAB), (2, 100 - SLAB, 24, 100)),
        blocks=("M12 0L30.5 0L30.5 100L12 100Z",),
    ),
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
    "O": Skeleton(82, ovals=((41, 50, 30.5, 45.3),)),
    "Q": Skeleton(
        84,
        ovals=((41, 50, 30.5, 45.3),),
        blocks=("M30 74C43 67 55 74 61 85C65 92 71 94 78 87L83 93C75 106 59 106 51 95C46 87 42 81 32 82Z",),
    ),
    "U": Skeleton(
        84,
        strokes=("M66.5 4L66.5 62C66.5 84 57 95 43 95C29 95 21.3 84 21.3 64L21.3 40",),
        slabs=((2, 0, 41, SLAB), (52, 0, 82, SLAB)),
        blocks=("M12 0L30.5 0L30.5 66L12 66Z",),
    ),
}


@lru_cache(maxsize=64)
def glyph_path(glyph: str) -> tuple[str, float]:
    """Path data of one glyph (nonzero fill) in a box 100 high from (0, 0), and its width.

    Raises KeyError for a letter that the pack does not use.
    """
    turned = glyph == "9"
    skeleton = GLYPHS["6" if turned else glyph]
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
    if turned:
        polygons = [move(polygon, skeleton.width, 100, degrees=180) for polygon in polygons]
    return path_of(polygons), skeleton.width


@lru_cache(maxsize=64)
def index_path(text: str, height: float, max_width: float, tracking: float = 7.0) -> str:
    """Path data of an index such as ``10`` or ``K``, ``height`` units high and centred on (0, 0).

    A text wider than ``max_width`` is condensed.
    """
    scale = height / 100
    width = (sum(GLYPHS["6" if glyph == "9" else glyph].width for glyph in text)) * scale
    width += tracking * scale * (len(text) - 1)
    squeeze = min(1.0, max_width / width)
    left = -width * squeeze / 2
    parts: list[str] = []
    for glyph in text:
        data, advance = glyph_path(glyph)
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
    """An upright oval drawn by the pen: its outer rim clockwise, its counter the other way round."""

    def rim(grow_x: float, grow_y: float) -> Polygon:
        return [
            (
                x + (radius_x + grow_x) * math.cos(turn * 2 * math.pi / steps),
                y + (radius_y + grow_y) * math.sin(turn * 2 * math.pi / steps),
            )
            for turn in range(steps)
        ]

    return [rim(THICK / 2, THIN / 2), rim(-THICK / 2, -THIN / 2)[::-1]]
