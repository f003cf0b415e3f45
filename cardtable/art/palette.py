"""The colours of the pack. Few, warm and flat, as printed from a handful of blocks."""

from __future__ import annotations

from typing import Final

PAPER: Final = "#f7f1e1"
INK: Final = "#1d1a16"
RED: Final = "#b3261e"
BRASS: Final = "#c9a45c"
EDGE: Final = "#a8997a"

BLUE: Final = "#23446f"
GREEN: Final = "#24583f"
SUIT_BLUE: Final = "#1f5fa8"
SUIT_GREEN: Final = "#107470"
"""A green with so much blue that it cannot be mistaken for the red, even by people with any form of colour
blindness.
"""

SKIN: Final = "#f4dcbd"
BLUSH: Final = "#d98f74"
WHITE: Final = "#fdfaf1"
SILVER: Final = "#c9c7bd"
RUSSET: Final = "#8c4a24"
GOLD_HAIR: Final = "#d9ae5a"

TWO_COLOURS: Final = (INK, RED, RED, INK)
FOUR_COLOURS: Final = (INK, RED, SUIT_BLUE, SUIT_GREEN)


def suit_colour(suit: int, four_colours: bool) -> str:
    """Return the colour of a suit's pips and indices; the suits are 0 spades, 1 hearts, 2 diamonds, 3 clubs."""
    return (FOUR_COLOURS if four_colours else TWO_COLOURS)[suit]
