"""Card backs. Each looks the same after half a turn, so that no card can be recognised by the way it lies.

A back is drawn around (0, 0); the card reaches from −315 to 315 and from −440 to 440 (tenths of a millimetre). A
pattern may run over the edge of its panel: the ivory margin is painted over it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import lru_cache

from cardtable.art.drawing import Drawing, disc, rectangle
from cardtable.art.geometry import Point, clip, path_of
from cardtable.art.palette import BRASS, EDGE, PAPER

HALF_WIDTH = 315.0
HALF_HEIGHT = 440.0
MARGIN = 27.0
_PANEL_X = HALF_WIDTH - MARGIN
_PANEL_Y = HALF_HEIGHT - MARGIN
_CORNER = 16.0


@lru_cache(maxsize=4)
def back_elements(name: str) -> str:
    """Return the SVG elements of the back ``name``, one of ``BACKS``, with its paper; raises KeyError for
    another name.
    """
    drawing = Drawing()
    ground, rule, pattern = _BACKS[name]
    drawing.fill(rectangle(-_PANEL_X - 2, -_PANEL_Y - 2, _PANEL_X + 2, _PANEL_Y + 2), ground)
    pattern(drawing)
    _margin(drawing)
    drawing.line(rectangle(-_PANEL_X, -_PANEL_Y, _PANEL_X, _PANEL_Y, _CORNER), 5, ground)
    border = rectangle(-_PANEL_X + 13, -_PANEL_Y + 13, _PANEL_X - 13, _PANEL_Y - 13, _CORNER - 6)
    drawing.line(border, 28, ground)
    drawing.line(border, 5, rule)
    return drawing.svg()


def _margin(drawing: Drawing) -> None:
    card = rectangle(-HALF_WIDTH + 2, -HALF_HEIGHT + 2, HALF_WIDTH - 2, HALF_HEIGHT - 2, 29)
    hole = rectangle(-_PANEL_X, -_PANEL_Y, _PANEL_X, _PANEL_Y, _CORNER)
    drawing.add(f'<path fill="{PAPER}" stroke="none" fill-rule="evenodd" d="{card}{hole}"/>')
    drawing.line(card, 3, EDGE)


def _grid(pitch_x: float, pitch_y: float, staggered: bool, reach: float) -> Iterator[Point]:
    """Yield the points of a centred lattice; staggered rows give a quincunx.

    ``reach`` is how far a motif extends from its point: only points whose motif stays on the card are yielded.
    """
    rows = math.ceil(HALF_HEIGHT / pitch_y)
    columns = math.ceil(HALF_WIDTH / pitch_x)
    for row in range(-rows, rows + 1):
        shift = pitch_x / 2 if staggered and row % 2 else 0.0
        for column in range(-columns - 1, columns + 1):
            x, y = column * pitch_x + shift, row * pitch_y
            if abs(x) + reach < HALF_WIDTH - 3 and abs(y) + reach < HALF_HEIGHT - 3:
                yield x, y


def _petals(x: float, y: float, count: int, inner: float, outer: float, width: float, turn: float) -> str:
    parts: list[str] = []
    for index in range(count):
        angle = math.radians(turn) + index * 2 * math.pi / count
        cosine, sine = math.cos(angle), math.sin(angle)

        def at(along: float, across: float, cosine: float = cosine, sine: float = sine) -> str:
            return f"{x + along * cosine - across * sine:.1f} {y + along * sine + across * cosine:.1f}"

        middle = inner + (outer - inner) * 0.62
        parts.append(
            f"M{at(inner, 0)}C{at(middle * 0.8, width)} {at(outer, width)} {at(outer, 0)}"
            f"C{at(outer, -width)} {at(middle * 0.8, -width)} {at(inner, 0)}Z"
        )
    return "".join(parts)


def _lozenge(x: float, y: float, half_width: float, half_height: float) -> str:
    return path_of([[(x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)]])


def _diagonals(pitch_x: float, pitch_y: float) -> list[str]:
    """Return both families of diagonals through the crossings of a staggered lattice, each line as a path."""
    reach = _PANEL_X * pitch_y * 2 / pitch_x
    count = math.ceil((_PANEL_Y + reach) / (pitch_y * 2)) + 1
    lines: list[str] = []
    for index in range(-count, count + 1):
        middle = index * pitch_y * 2
        for rise in (reach, -reach):
            low = max(middle - reach, -_PANEL_Y)
            high = min(middle + reach, _PANEL_Y)
            if low < high:
                lines.append(path_of([[((y - middle) / rise * _PANEL_X, y) for y in (low, high)]], closed=False))
    return lines


def _lattice(drawing: Drawing) -> None:
    pitch_x, pitch_y = 82.0, 59.0
    dark, pale = "#173a2d", "#e9dcb8"
    diagonals = _diagonals(pitch_x, pitch_y)
    drawing.lines(diagonals, 11, dark)
    drawing.lines(diagonals, 4.5, BRASS)
    crossing, flower = Drawing(), Drawing()
    crossing.fill(_lozenge(0, 0, 12, 12), BRASS)
    crossing.fill(_lozenge(0, 0, 5, 5), dark)
    flower.fill(_petals(0, 0, 4, 3, 19, 7.5, 45), pale)
    flower.fill(_petals(0, 0, 4, 9, 25, 3.4, 0), BRASS)
    drawing.repeat("crossing", crossing, _grid(pitch_x, pitch_y, staggered=True, reach=12))
    # The fields between the lines have their middles half a pitch beside the crossings.
    fields = {
        (x + shift, y)
        for x, y in _grid(pitch_x, pitch_y, staggered=True, reach=0)
        for shift in (-pitch_x / 2, pitch_x / 2)
    }
    drawing.repeat("flower", flower, sorted(p for p in fields if abs(p[0]) < _PANEL_X and abs(p[1]) < _PANEL_Y))


def _rosettes(drawing: Drawing) -> None:
    pitch_x, pitch_y = 88.0, 76.0
    rosette, drop = Drawing(), Drawing()
    rosette.fill(disc(0, 0, 38), "#86303c")
    rosette.fill(_petals(0, 0, 8, 8, 34, 10.5, 22.5), "#ecd9bf")
    rosette.fill(_petals(0, 0, 8, 11, 28, 4.4, 22.5), "#a8434b")
    rosette.fill(disc(0, 0, 9.5), "#571521")
    rosette.fill(disc(0, 0, 5.2), BRASS)
    drawing.repeat("rosette", rosette, _grid(pitch_x, pitch_y, staggered=True, reach=38))
    drop.fill(_lozenge(0, 0, 6.5, 8.5), BRASS)
    # The hollows between three rosettes lie a third of the row pitch above and below the gaps of a row.
    hollows = {
        (x + shift, y + step)
        for x, y in _grid(pitch_x, pitch_y, staggered=True, reach=0)
        for shift in (-pitch_x / 2, pitch_x / 2)
        for step in (-pitch_y / 3, pitch_y / 3)
    }
    drawing.repeat("drop", drop, sorted(p for p in hollows if abs(p[0]) < 280 and abs(p[1]) < 400))


def _waves(drawing: Drawing) -> None:
    half_length, height, pitch = 67.0, 17.0, 42.0
    last = _PANEL_Y - height - 4
    rows = math.floor(last / pitch)

    def wave(y: float) -> str:
        # 0.3642 makes a cubic curve follow half a period of the sine from zero to zero.
        rise = height * 4 / 3
        data = f"M{-4 * half_length:g} {y:g}"
        for index in range(-4, 4):
            x, crest = index * half_length, y + (rise if index % 2 == 0 else -rise)
            data += (
                f"C{x + half_length * 0.3642:.1f} {crest:.1f} {x + half_length * 0.6358:.1f} {crest:.1f}"
                f" {x + half_length:g} {y:g}"
            )
        return data

    waves = [wave(row * pitch) for row in range(-rows, rows + 1)]
    drawing.lines(waves, 22, "#2d5b90")
    drawing.lines(waves, 10, "#dfe6e6")
    drawing.lines(waves, 4, "#1f4474")
    for row in range(-rows - 1, rows + 1):
        middle = row * pitch + pitch / 2
        beads = [
            (x, middle + height * math.sin(x * math.pi / half_length))
            for x in (half_length / 3 * step for step in range(-11, 12))
        ]
        drawing.dots([(x, y) for x, y in beads if abs(y) < last + 20], 3.4, "#e2c37f")


def _diamonds(drawing: Drawing) -> None:
    pitch_x, pitch_y = 89.0, 65.5
    sheet = [(-_PANEL_X, -_PANEL_Y), (_PANEL_X, -_PANEL_Y), (_PANEL_X, _PANEL_Y), (-_PANEL_X, _PANEL_Y)]
    for row in range(-7, 8):
        shift = pitch_x / 2 if row % 2 else 0.0
        centres = [(column * pitch_x + shift, row * pitch_y) for column in range(-4, 5)]
        for share, colour in ((0.86, "#e3c98c"), (0.7, "#a47f3d"), (0.52, "#f3e6c3")):
            half_x, half_y = pitch_x / 2 * share, pitch_y * share
            drawing.fill(
                path_of(
                    clip([(x, y - half_y), (x + half_x, y), (x, y + half_y), (x - half_x, y)], sheet)
                    for x, y in centres
                ),
                colour,
            )
    flower = Drawing()
    flower.fill(_petals(0, 0, 4, 2, 23, 7.5, 90), "#7a2a26")
    flower.fill(disc(0, 0, 4.2), "#f3e6c3")
    drawing.repeat("flower", flower, _grid(pitch_x, pitch_y, staggered=True, reach=24))


def _slate(drawing: Drawing) -> None:
    # Circles through one another's middles leave leaves; the leaves are drawn, which is quicker.
    pitch = 76.6
    half = pitch / 2
    for name, degrees, parity in (("level", 0, 0), ("upright", 90, 1)):
        tile = Drawing()
        with tile.group(f"rotate({degrees})"):
            tile.fill(_leaf(half + 1, 16.5), "#aeb8bd")
            tile.fill(_leaf(half - 7, 10.5), "#2b333b")
            tile.fill(disc(0, 0, 3.6), "#d8b871")
        drawing.repeat(
            name,
            tile,
            [
                (column * half, row * half)
                for row in range(-10, 11)
                for column in range(-7, 8)
                if row % 2 == parity and column % 2 != parity
            ],
        )
    knot = Drawing()
    knot.fill(_lozenge(0, 0, 6, 6), "#d8b871")
    drawing.repeat(
        "knot", knot, [(column * half, row * half) for row in range(-10, 11, 2) for column in range(-6, 7, 2)]
    )
    flower = Drawing()
    flower.fill(_petals(0, 0, 4, 3, 15, 5, 45), "#d8b871")
    drawing.repeat(
        "flower", flower, [(column * half, row * half) for row in range(-9, 10, 2) for column in range(-7, 8, 2)]
    )


def _leaf(half_length: float, bulge: float) -> str:
    """Return a pointed leaf that lies level around (0, 0)."""
    a, b = half_length, bulge * 4 / 3
    return (
        f"M{-a:g} 0C{-a / 3:.1f} {-b:.1f} {a / 3:.1f} {-b:.1f} {a:g} 0"
        f"C{a / 3:.1f} {b:.1f} {-a / 3:.1f} {b:.1f} {-a:g} 0Z"
    )


def _linen(drawing: Drawing) -> None:
    thread, pale, ground = "#b3403a", "#e3cbb0", "#efe4cb"
    drawing.lines(_diagonals(36.0, 18.0), 1.6, pale)
    drawing.fill(disc(0, 0, 214), ground)
    corner = Drawing()
    corner.fill(disc(0, 0, 66), ground)
    for data in _guilloche(62, 12):
        corner.line(data, 3, thread)
    corner.fill(_petals(0, 0, 8, 3, 22, 5, 0), thread)
    drawing.repeat("corner", corner, [(x, y) for x in (-186.0, 186.0) for y in (-311.0, 311.0)])
    for data in [*_guilloche(208, 24), *_guilloche(112, 16)]:
        drawing.line(data, 3, thread)
    drawing.fill(_petals(0, 0, 8, 6, 44, 10, 0), thread)


def _guilloche(radius: float, loops: int) -> list[str]:
    """Return two rings of loops that interlace, as engraved on bank notes, in sections."""
    sections: list[str] = []
    steps = 18
    for sense in (1, -1):
        points: list[Point] = []
        for step in range(loops * steps + 1):
            angle = step * 2 * math.pi / (loops * steps)
            distance = radius * (0.76 + 0.24 * math.cos(loops * angle))
            turn = angle + sense * 3.1 / loops * math.sin(loops * angle)
            points.append((distance * math.sin(turn), -distance * math.cos(turn)))
        length = 2 * steps
        sections.extend(
            path_of([points[start : start + length + 1]], closed=False) for start in range(0, loops * steps, length)
        )
    return sections


_BACKS: dict[str, tuple[str, str, Callable[[Drawing], None]]] = {
    "lattice": ("#1f4b3a", BRASS, _lattice),
    "rosettes": ("#6d1f2b", "#e0c48c", _rosettes),
    "waves": ("#1f4474", "#dfe6e6", _waves),
    "diamonds": ("#8a6a2f", "#f3e6c3", _diamonds),
    "slate": ("#39424b", "#c9ced0", _slate),
    "linen": ("#efe4cb", "#b3403a", _linen),
}
