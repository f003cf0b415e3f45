"""What has been won so far of what counts at the end of a deal, for the tokens on the cloth."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.core.cards import Card


@dataclass(frozen=True, slots=True)
class Race:
    """A number of cards that counts. ``suit`` is the suit that is counted, None for all cards; ``numbers`` are those of
    the sides so far; from ``enough`` on they count, whatever the others win. It is 0 where each card counts alone, or
    where nothing counts but the number is worth knowing.
    """

    suit: int | None
    numbers: tuple[int, ...]
    enough: int = 0

    def share(self, side: int) -> float:
        """Return which part of what is enough ``side`` has, 0 to 1; 0 where nothing is."""
        return min(1.0, self.numbers[side] / self.enough) if self.enough else 0.0


@dataclass(frozen=True, slots=True)
class Prize:
    """A card that counts by itself, of which a pack has so many ``copies``; ``numbers`` says how many each side has."""

    card: Card
    numbers: tuple[int, ...]
    copies: int = 1

    @property
    def left(self) -> int:
        """How many of them nobody has won yet."""
        return self.copies - sum(self.numbers)


@dataclass(frozen=True, slots=True)
class Winnings:
    """What counts in a deal, and who has won how much of it; both parts may be empty."""

    races: tuple[Race, ...] = ()
    prizes: tuple[Prize, ...] = ()
