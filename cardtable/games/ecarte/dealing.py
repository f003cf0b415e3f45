"""How the ten cards are dealt out, "alle auf einmal, einzeln und auch in Würfen zu 2 und 3"."""

from __future__ import annotations

from typing import NamedTuple

HAND = 5
"""Cards that each player holds."""
STOCK = 21
"""Cards that are left after both hands are dealt and the eleventh card is turned up."""


class Packet(NamedTuple):
    """``cards`` that are dealt at once, to the dealer or to elder."""

    to_dealer: bool
    cards: int


def _alternating(*sizes: int) -> tuple[Packet, ...]:
    """Return packets of these sizes, each given first to elder and then to the dealer."""
    return tuple(Packet(to_dealer, cards) for cards in sizes for to_dealer in (False, True))


PACKETS: dict[str, tuple[Packet, ...]] = {
    "two_three": _alternating(2, 3),
    "three_two": _alternating(3, 2),
    "at_once": _alternating(5),
    "singly": _alternating(1, 1, 1, 1, 1),
}
"""The packets of each way of dealing, by its name among the options."""
