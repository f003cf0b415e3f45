"""Court cards of the German pack: a figure and its half-turned double, with the suit sign in the place for its rank.

A king and an Ober have the sign above, an Unter has it below, so that they can be told apart at a glance, as in every
German pack.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from cardtable.art.courts.court import doubled, facing
from cardtable.art.drawing import Drawing
from cardtable.art.german.kings import KINGS
from cardtable.art.german.obers import OBERS
from cardtable.art.german.signs import signs
from cardtable.art.german.unters import UNTERS
from cardtable.art.palette import BLUE, GREEN, RED, RUSSET
from cardtable.art.pips import place
from cardtable.core.cards import CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES

FIGURES: Final = {JACK: UNTERS, QUEEN: OBERS, KING: KINGS}
"""The functions that draw the figures, by rank and suit."""

_COLOURS = {SPADES: GREEN, HEARTS: RED, DIAMONDS: BLUE, CLUBS: RUSSET}
_LOOK_LEFT = {(KING, HEARTS), (KING, CLUBS), (QUEEN, SPADES), (QUEEN, DIAMONDS), (JACK, HEARTS), (JACK, CLUBS)}

_ABOVE = (174.0, -325.0, 88.0)
_BELOW = (168.0, -126.0, 98.0)


def court_elements(rank: int, suit: int, scale: float) -> tuple[str, str]:
    """Return the SVG elements of a court card without its indices, in the two parts of ``doubled``. Raises KeyError for
    a rank below the jack's.
    """
    looks_left = (rank, suit) in _LOOK_LEFT
    x, y, size = _BELOW if rank == JACK else _ABOVE
    half = Drawing()
    half.add(_half(rank, suit))
    signs(half, suit, [place(x if looks_left else -x, y, size)])
    return doubled(half, rank, _COLOURS[suit], looks_left, scale)


@lru_cache(maxsize=12)
def _half(rank: int, suit: int) -> str:
    """Return the upper half as text; it is the same in every theme and is therefore composed once."""
    return facing(FIGURES[rank][suit](), (rank, suit) in _LOOK_LEFT)
