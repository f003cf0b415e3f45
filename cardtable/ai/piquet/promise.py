"""What a hand of Piquet promises, in points by rule of thumb: what it can declare, and the tricks it should take."""

from __future__ import annotations

from functools import lru_cache

from cardtable.games.piquet.combinations import RUNS
from cardtable.games.piquet.ranking import COUNT, PIPS, SUIT_BITS

_POINT = (0.0, 0.2, 0.5, 1.0, 2.2, 4.2, 6.4, 8.0, 9.0)
"""A suit of so many cards: the point that it may be, by how often one of that length is good."""
_RUN = (0.0, 0.0, 0.0, 2.2, 3.6, 13.5, 16.0, 17.0, 18.0)
"""A sequence of so many cards, a little less than it counts, because a longer one may beat it."""
_SETS = (0.0, 0.1, 0.7, 2.6, 12.5)
"""So many of a kind."""
_RANK = (0.0, 0.0, 0.0, 0.0, 0.05, 0.15, 0.35, 0.6)
"""What a higher rank adds to three or four of a kind and to a pair, as it is more often good."""
_TRICKS = (0.0, 0.0, 0.05, 0.15, 0.3, 0.55, 0.9, 1.5)
"""What a card is worth at play, by its strength."""


@lru_cache(maxsize=512)
def _suit(bits: int) -> float:
    count = COUNT[bits]
    value = _POINT[count] + 0.01 * PIPS[bits]
    value += sum(_RUN[length] + 0.1 * top for length, top in RUNS[bits])
    value += sum(_TRICKS[strength] for strength in range(8) if bits >> strength & 1)
    # Below a card that takes, the length of the suit takes too.
    if bits & 0x80 and count > 3:
        value += 0.5 * (count - 3)
    # A king or queen without cards beside it falls.
    if count == 1 and bits & 0x60:
        value -= 0.4
    return value


def promise(hand: int) -> float:
    """The promise of the cards in the mask ``hand``, any number of them."""
    suits = [hand >> 8 * suit & SUIT_BITS for suit in range(4)]
    value = sum(map(_suit, suits))
    for rank in range(3, 8):
        count = sum(suit >> rank & 1 for suit in suits)
        value += _SETS[count] + _RANK[rank] * max(0, count - 1)
    return value
