"""Woven and printed patterns, cut to the piece of cloth on which they lie. Each function returns path data."""

from __future__ import annotations

import math
from collections.abc import Iterable

from cardtable.art.geometry import (
    Point,
    Polygon,
    bounds,
    clip,
    contains_disc,
    move,
    outline,
    path_of,
)

DOT = outline("M-10 0C-10 -13 10 -13 10 0C10 13 -10 13 -10 0Z", 5)
LOZENGE: Polygon = [(0, -10), (8, 0), (0, 10), (-8, 0)]
STAR: Polygon = [
    (r * math.sin(k * math.pi / 5), -r * math.cos(k * math.pi / 5))
    for k, r in ((index, 10.5 if index % 2 == 0 else 4.2) for index in range(10))
]
CROSS: Polygon = [
    (-3, -10), (3, -10), (3, -3), (10, -3), (10, 3), (3, 3), (3, 10), (-3, 10), (-3, 3), (-10, 3),
    (-10, -3), (-3, -3),
]  # fmt: skip
ERMINE = outline("M0 -11C2 -5 3 2 8 11L2.5 7L0 12L-2.5 7L-8 11C-3 2 -2 -5 0 -11Z", 2)
LILY = outline(
    "M0 -12C5 -7 4 -1 2 3C5 -2 11 -2 10 4C9 7 6 6 6 4L2 6L4 12L-4 12L-2 6L-6 4C-6 6 -9 7 -10 4"
    "C-11 -2 -5 -2 -2 3C-4 -1 -5 -7 0 -12Z",
    2,
)
QUATREFOIL: Polygon = [
    ((7.5 + 3.5 * math.cos(4 * angle)) * math.sin(angle), -(7.5 + 3.5 * math.cos(4 * angle)) * math.cos(angle))
    for angle in (step * math.pi / 8 for step in range(16))
]
HEART_MOTIF = outline("M0 10C-2 4 -10 1 -10 -5C-10 -10 -3 -11 0 -5C3 -11 10 -10 10 -5C10 1 2 4 0 10Z", 3)
LEAF = outline("M0 -11C7 -5 7 5 0 11C-7 5 -7 -5 0 -11Z", 3)


def stripes(pieces: Iterable[Polygon], degrees: float, pitch: float, width: float, shift: float = 0.0) -> str:
    """Return parallel bands; ``degrees`` is their direction (0 level, 90 upright)."""
    return path_of(
        cut for piece in pieces for band in _bands(piece, degrees, pitch, width, shift) if (cut := clip(piece, band))
    )


def chevrons(
    pieces: Iterable[Polygon], axis: float, pitch: float, width: float, degrees: float, shift: float = 0.0
) -> str:
    """Return bands that meet in points along the upright line at ``axis``."""
    far = 1000.0
    left = [(axis - far, -far), (axis, -far), (axis, far), (axis - far, far)]
    right = [(axis, -far), (axis + far, -far), (axis + far, far), (axis, far)]
    cuts: list[Polygon] = []
    for piece in pieces:
        for half, slant in ((left, -degrees), (right, degrees)):
            part = clip(piece, half)
            if part:
                cuts.extend(
                    cut for band in _bands(part, slant, pitch, width, shift, (axis, 0.0)) if (cut := clip(part, band))
                )
    return path_of(cuts)


def lozenges(pieces: Iterable[Polygon], width: float, height: float, share: float = 1.0) -> str:
    """Return every other field of a trellis; ``share`` below 1 leaves a gap around each."""
    cuts: list[Polygon] = []
    for piece in pieces:
        for x, y in _quincunx(piece, width, height):
            tile = [
                (x, y - height / 2 * share),
                (x + width / 2 * share, y),
                (x, y + height / 2 * share),
                (x - width / 2 * share, y),
            ]
            cut = clip(piece, tile)
            if cut:
                cuts.append(cut)
    return path_of(cuts)


def scatter(
    pieces: Iterable[Polygon], motif: Polygon, pitch_x: float, pitch_y: float, size: float, turn: float = 0.0,
    shift: Point = (0.0, 0.0), clearance: float = 2.0,
) -> str:  # fmt: skip
    """Return a motif repeated in a quincunx wherever it fits; ``size`` is its height."""
    placed: list[Polygon] = []
    for piece in pieces:
        for x, y in _quincunx(piece, pitch_x, pitch_y * 2, shift):
            if contains_disc(piece, (x, y), size / 2 + clearance):
                placed.append(move(motif, x, y, size / 20, turn))
    return path_of(placed)


def _bands(
    piece: Polygon, degrees: float, pitch: float, width: float, shift: float, origin: Point = (0.0, 0.0)
) -> list[Polygon]:
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    across = [-(x - origin[0]) * sine + (y - origin[1]) * cosine for x, y in piece]
    lengthwise = [(x - origin[0]) * cosine + (y - origin[1]) * sine for x, y in piece]
    start, end = min(lengthwise) - 1, max(lengthwise) + 1
    first = math.floor((min(across) - shift - width) / pitch)
    last = math.ceil((max(across) - shift) / pitch)
    bands: list[Polygon] = []
    for index in range(first, last + 1):
        low = index * pitch + shift
        corners = [(start, low), (end, low), (end, low + width), (start, low + width)]
        bands.append([(origin[0] + u * cosine - v * sine, origin[1] + u * sine + v * cosine) for u, v in corners])
    return bands


def _quincunx(piece: Polygon, pitch_x: float, pitch_y: float, shift: Point = (0.0, 0.0)) -> list[Point]:
    left, top, right, bottom = bounds(piece)
    rows = range(math.floor(top / pitch_y * 2) - 1, math.ceil(bottom / pitch_y * 2) + 2)
    columns = range(math.floor(left / pitch_x) - 1, math.ceil(right / pitch_x) + 2)
    return [
        (column * pitch_x + (pitch_x / 2 if row % 2 else 0.0) + shift[0], row * pitch_y / 2 + shift[1])
        for row in rows
        for column in columns
    ]
