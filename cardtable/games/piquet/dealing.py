"""How the pack is dealt out.

Source: "Das Kartengeben", "Räuberpiquet", "Normannisches Piquet".
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

TO_TALON = -1


class Packets(Enum):
    """How many cards are dealt at once."""

    TWOS = 2
    THREES = 3
    FOURS = 4


class TalonPlace(Enum):
    """When the talon is laid down during the deal."""

    LAST = "last"
    MIDDLE = "middle"
    FIRST = "first"


class Throw(NamedTuple):
    """``cards`` that are dealt at once: to the player ``place`` places after elder, or to the packet ``packet`` of the
    talon if ``place`` is ``TO_TALON``.
    """

    place: int
    cards: int
    packet: int = 0


TWO_HANDED = 12
"""Cards that each of two players is dealt."""
UPPER = 5
"""Cards of the upper packet, from which elder buys."""
TALON = 8
UPPER_OF_OLD = 8
"""Cards of the upper packet with 36 cards."""
TALON_OF_OLD = 12
_TALON = (Throw(TO_TALON, 5, 0), Throw(TO_TALON, 3, 1))
_TWELVE = (Throw(TO_TALON, UPPER_OF_OLD, 0), Throw(TO_TALON, TALON_OF_OLD - UPPER_OF_OLD, 1))


def two_handed(packets: Packets, talon: TalonPlace) -> tuple[Throw, ...]:
    """Return the throws of twelve cards to each of two, elder first, and of the talon of five and three.

    "Mitte zu dreien": two throws of three to each, the talon, and the other twelve cards in threes.
    """
    hands = [Throw(place, packets.value) for _ in range(12 // packets.value) for place in (0, 1)]
    where = {TalonPlace.FIRST: 0, TalonPlace.MIDDLE: len(hands) // 2, TalonPlace.LAST: len(hands)}[talon]
    return (*hands[:where], *_TALON, *hands[where:])


def of_old(packets: Packets) -> tuple[Throw, ...]:
    """Return the throws of twelve of 36 cards to each of two, elder first, and of the twelve that remain: the eight of
    which elder may buy, and four (RULES.md, P161).
    """
    hands = [Throw(place, packets.value) for _ in range(12 // packets.value) for place in (0, 1)]
    return (*hands, *_TWELVE)


ROBBER = tuple(Throw(place, 2) for _ in range(4) for place in range(4))
"""Eight cards to each of four, in four rounds of two."""
VOLEUR = tuple(Throw(place, cards) for cards in (3, 3, 2) for place in range(4))
"""Eight cards to each of four, in two rounds of three and one of two (RULES.md, P152)."""

NORMAN = (*(Throw(place, cards) for cards in (2, 3, 2, 3) for place in range(3)), Throw(TO_TALON, 2, 0))
"""Ten cards to each of three, in rounds of two, three, two and three; two are left."""
