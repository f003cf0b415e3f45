"""How the pack is dealt out.

Source: "Das Kartengeben", "Räuberpiquet", "Normannisches Piquet".
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

TO_TALON = -1


class Packets(Enum):
    """How many cards each throw has."""

    TWOS = 2
    THREES = 3


class TalonPlace(Enum):
    """When the talon is laid."""

    LAST = "last"
    MIDDLE = "middle"
    FIRST = "first"


class Throw(NamedTuple):
    """``cards`` thrown at once to the player ``place`` places after elder, or to the talon's packet ``packet`` if
    ``place`` is ``TO_TALON``.
    """

    place: int
    cards: int
    packet: int = 0


TWO_HANDED = 12
"""Cards that each of two is dealt."""
UPPER = 5
"""Cards of the upper packet, which are elder's to buy."""
TALON = 8
_TALON = (Throw(TO_TALON, 5, 0), Throw(TO_TALON, 3, 1))


def two_handed(packets: Packets, talon: TalonPlace) -> tuple[Throw, ...]:
    """Twelve cards to each of two, elder first, and the talon of five and three.

    "Mitte zu dreien": two throws of three to each, the talon, and the other twelve cards in threes.
    """
    hands = [Throw(place, packets.value) for _ in range(12 // packets.value) for place in (0, 1)]
    where = {TalonPlace.FIRST: 0, TalonPlace.MIDDLE: len(hands) // 2, TalonPlace.LAST: len(hands)}[talon]
    return (*hands[:where], *_TALON, *hands[where:])


ROBBER = tuple(Throw(place, 2) for _ in range(4) for place in range(4))
"""Eight cards to each of four, in four rounds of two."""

NORMAN = (*(Throw(place, cards) for cards in (2, 3, 2, 3) for place in range(3)), Throw(TO_TALON, 2, 0))
"""Ten cards to each of three, in rounds of two, three, two and three; two are left."""
