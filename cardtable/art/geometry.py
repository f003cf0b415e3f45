"""Plane geometry on path data: flattening, clipping and ribbons.

The part of SVG that every renderer draws alike has no clip paths, so that everything that must end at a frame, a seam
or a hem is cut here. Units are tenths of a millimetre of the card, x to the right and y downwards. Path data is
absolute ``M L C Q Z`` only.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]
Polygon = list[Point]

_TOKEN = re.compile(r"[MLCQZ]|-?\d*\.?\d+")
_ARITY = {"M": 1, "L": 1, "Q": 2, "C": 3}


def number(value: float) -> str:
    """Return the shortest text of a coordinate, rounded to a tenth of a unit."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def path_of(polygons: Iterable[Sequence[Point]], closed: bool = True) -> str:
    """Return the path data of polygons, or with ``closed=False`` of open polylines; empty ones are left out."""
    parts: list[str] = []
    for polygon in polygons:
        if len(polygon) < 2:
            continue
        parts.append("M" + "L".join(f"{number(x)} {number(y)}" for x, y in polygon))
        if closed:
            parts.append("Z")
    return "".join(parts)


def flatten(data: str, steps: int = 10) -> list[Polygon]:
    """Return the subpaths of path data as polylines; each curve becomes ``steps`` chords."""
    tokens = _TOKEN.findall(data)
    subpaths: list[Polygon] = []
    current: Polygon = []
    command = ""
    index = 0
    while index < len(tokens):
        if tokens[index] in "MLCQZ":
            command = tokens[index]
            index += 1
            if command == "Z":
                continue
        count = _ARITY[command]
        values = [float(token) for token in tokens[index : index + 2 * count]]
        index += 2 * count
        points = list(zip(values[0::2], values[1::2], strict=True))
        if command == "M":
            current = [points[0]]
            subpaths.append(current)
            command = "L"
        elif command == "L":
            current.append(points[0])
        else:
            control = [current[-1], *points]
            current.extend(_bezier(control, step / steps) for step in range(1, steps + 1))
    return subpaths


def outline(data: str, steps: int = 10) -> Polygon:
    """Return the only subpath of ``data`` as a polygon."""
    (polygon,) = flatten(data, steps)
    return polygon


def _bezier(control: Sequence[Point], t: float) -> Point:
    points = list(control)
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def area(polygon: Sequence[Point]) -> float:
    """Return the signed area; positive if the points run clockwise on the screen."""
    return 0.5 * sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True))


def clip(polygon: Sequence[Point], window: Sequence[Point]) -> Polygon:
    """Return the part of ``polygon`` inside the convex ``window`` (Sutherland and Hodgman); [] if there is none."""
    corners = list(window) if area(window) > 0 else list(reversed(window))
    result = list(polygon)
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        if not result:
            return []
        dx, dy = end[0] - start[0], end[1] - start[1]
        kept: Polygon = []
        previous = result[-1]
        previous_cross = dx * (previous[1] - start[1]) - dy * (previous[0] - start[0])
        for point in result:
            cross = dx * (point[1] - start[1]) - dy * (point[0] - start[0])
            if (cross >= 0) != (previous_cross >= 0):
                t = previous_cross / (previous_cross - cross)
                kept.append((previous[0] + (point[0] - previous[0]) * t, previous[1] + (point[1] - previous[1]) * t))
            if cross >= 0:
                kept.append(point)
            previous, previous_cross = point, cross
        result = kept
    return result if len(result) > 2 and abs(area(result)) > 0.5 else []


def contains(polygon: Sequence[Point], point: Point) -> bool:
    """Return whether the point lies inside the polygon, by the even-odd rule."""
    x, y = point
    inside = False
    previous = polygon[-1]
    for corner in polygon:
        if (corner[1] > y) != (previous[1] > y):
            crossing = (previous[0] - corner[0]) * (y - corner[1]) / (previous[1] - corner[1]) + corner[0]
            if x < crossing:
                inside = not inside
        previous = corner
    return inside


def contains_disc(polygon: Sequence[Point], centre: Point, radius: float) -> bool:
    """Return whether a disc lies inside the polygon, judged by eight points of its rim."""
    return all(
        contains(
            polygon,
            (
                centre[0] + radius * math.cos(turn * math.pi / 4),
                centre[1] + radius * math.sin(turn * math.pi / 4),
            ),
        )
        for turn in range(8)
    )


def bounds(polygon: Sequence[Point]) -> tuple[float, float, float, float]:
    """Return the left, top, right and bottom edge of a polygon."""
    xs = [point[0] for point in polygon]
    ys = [point[1] for point in polygon]
    return min(xs), min(ys), max(xs), max(ys)


def move(polygon: Sequence[Point], dx: float, dy: float, scale: float = 1.0, degrees: float = 0.0) -> Polygon:
    """Return the polygon scaled, then turned (clockwise on the screen), then moved."""
    cosine = scale * math.cos(math.radians(degrees))
    sine = scale * math.sin(math.radians(degrees))
    return [(x * cosine - y * sine + dx, x * sine + y * cosine + dy) for x, y in polygon]


def along(polyline: Sequence[Point], pitch: float, start: float = 0.0) -> list[tuple[Point, float]]:
    """Return points every ``pitch`` units of a polyline, from ``start`` on, each with its direction in degrees."""
    stations: list[tuple[Point, float]] = []
    wanted = start
    travelled = 0.0
    for a, b in pairwise(polyline):
        length = math.dist(a, b)
        if length == 0:
            continue
        direction = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        while wanted <= travelled + length:
            t = (wanted - travelled) / length
            stations.append(((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), direction))
            wanted += pitch
        travelled += length
    return stations


def length_of(polyline: Sequence[Point]) -> float:
    """Return the length of a polyline."""
    return sum(math.dist(a, b) for a, b in pairwise(polyline))


def offset(polyline: Sequence[Point], distance: float) -> Polygon:
    """Return the polyline moved sideways: for positive distances to the left of its direction on the screen."""
    moved: Polygon = []
    last = len(polyline) - 1
    for index, point in enumerate(polyline):
        before = polyline[max(0, index - 1)]
        after = polyline[min(last, index + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        moved.append((point[0] + dy / length * distance, point[1] - dx / length * distance))
    return moved


def ribbon(polyline: Sequence[Point], inner: float, outer: float) -> Polygon:
    """Return the band between two sideways distances of a polyline, as a polygon."""
    return [*offset(polyline, inner), *reversed(offset(polyline, outer))]
