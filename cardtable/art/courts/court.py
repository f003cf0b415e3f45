"""Court cards: a figure, its half-turned double, the seam between them and the frame."""

from __future__ import annotations

from functools import lru_cache

from cardtable.art.courts.figures import FIGURES
from cardtable.art.courts.half import FRAME_X, FRAME_Y, SEAM_RISE
from cardtable.art.courts.patterns import stripes
from cardtable.art.drawing import Drawing, rectangle
from cardtable.art.geometry import Point, Polygon, along, length_of, path_of
from cardtable.art.palette import BLUE, BRASS, GREEN, INK, RED, WHITE
from cardtable.art.pips import SUIT_SIGNS, place
from cardtable.core.cards import CLUBS, DIAMONDS, HEARTS, JACK, QUEEN, SPADES

_SEAM = 13.0
_PIP_X, _PIP_Y, _PIP = 183.0, -325.0, 72.0

_COLOURS = {SPADES: BLUE, HEARTS: RED, DIAMONDS: RED, CLUBS: GREEN}


def court_elements(rank: int, suit: int, colour: str, scale: float) -> tuple[str, str]:
    """Return the SVG elements of a court card without its indices, in the two parts of ``doubled``. ``colour`` is that
    of the suit sign. Raises KeyError for a rank below the jack.
    """
    looks_left = FIGURES[rank, suit].looks_left
    half = Drawing()
    half.add(_half(rank, suit))
    half.copies(SUIT_SIGNS[suit], colour, [place(_PIP_X if looks_left else -_PIP_X, _PIP_Y, _PIP)])
    return doubled(half, rank, _COLOURS[suit], looks_left, scale)


@lru_cache(maxsize=12)
def _half(rank: int, suit: int) -> str:
    """Return the upper half as text; it is the same in every theme and is therefore composed once."""
    figure = FIGURES[rank, suit]
    return facing(figure.draw(), figure.looks_left)


def doubled(half: Drawing, rank: int, seam_colour: str, looks_left: bool, scale: float) -> tuple[str, str]:
    """Return the SVG elements of a court card around (0, 0), in the size ``scale``.

    The first text is the upper ``half`` with its sign, to be painted upright and upside down; the second has the seam
    and the frame, which lie over both.
    """
    upper, over = Drawing(), Drawing()
    with upper.group(f"scale({scale:g})"):
        upper.add(half)
    with over.group(f"scale({scale:g})"):
        over.add(seam(rank, seam_colour, -SEAM_RISE if looks_left else SEAM_RISE))
        over.line(rectangle(-FRAME_X, -FRAME_Y, FRAME_X, FRAME_Y), 5)
    return upper.svg(), over.svg()


def facing(figure: Drawing, looks_left: bool) -> str:
    """Return a figure as text, mirrored if it looks left: all figures are drawn looking right."""
    if not looks_left:
        return figure.svg()
    turned = Drawing()
    with turned.group("scale(-1 1)"):
        turned.add(figure)
    return turned.svg()


@lru_cache(maxsize=24)
def seam(rank: int, colour: str, rise: float) -> str:
    """Return the band over the join: with studs for kings, pearls for the next rank, a cord for the lowest.

    It falls from ``rise`` above the middle at the left edge to as much below it at the right edge.
    """
    drawing = Drawing()
    line: list[Point] = [(-FRAME_X, -rise), (FRAME_X, rise)]
    band: Polygon = [
        (-FRAME_X, -rise - _SEAM),
        (FRAME_X, rise - _SEAM),
        (FRAME_X, rise + _SEAM),
        (-FRAME_X, -rise + _SEAM),
    ]
    ground = {QUEEN: colour, JACK: WHITE}.get(rank, BRASS)
    drawing.shape(path_of([band]), ground, 3.6)
    stations = 18
    pitch = length_of(line) / stations
    places = [place for place, _ in along(line, pitch, pitch / 2)]
    if rank == JACK:
        # The turns of the cord slant against the seam.
        drawing.fill(stripes([band], -55 if rise > 0 else 55, 26, 13, -6.5), colour)
        drawing.line(path_of([band]), 3.6)
    elif rank == QUEEN:
        drawing.dots(places, 5.6, WHITE, 1.8)
    else:
        drawing.shape(path_of([(x, y - 8), (x + 8, y), (x, y + 8), (x - 8, y)] for x, y in places[::2]), colour, 1.8)
        drawing.dots(places[1::2], 4, INK)
    return drawing.svg()
