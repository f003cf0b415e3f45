"""What captured cards are counted for: how many there are, how many are spades, or whatever else a part counts.

The counts of a score table are the places of a vector. Everybody who adds up cards (play, the score sheet, the computer
players) goes through the counts of the table and knows none of them by name.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from cardtable.core.cards import JOKER, PACK_52, SPADES, Card, suit_of


def packs_in(cards: int) -> int:
    """How many whole packs there are among so many cards."""
    return cards // 52


@dataclass(frozen=True, slots=True)
class Count:
    """A number that every pile of cards has: each card adds what ``of`` says of it, by card number, the joker last.

    ``code`` is the category by which a score sheet asks for the number, ``place`` where that stands on the sheet.
    Counts are equal if they have the same code, place and numbers.
    """

    code: str
    place: int
    of: tuple[int, ...]

    def number_in(self, cards: Iterable[Card]) -> int:
        """The number that ``cards`` have together."""
        of = self.of
        return sum([of[card] for card in cards])

    def whole(self, cards: int) -> int:
        """The number that all cards have together where so many are played with: whole packs, the rest jokers."""
        packs = packs_in(cards)
        return packs * self.number_in(PACK_52) + (cards - packs * len(PACK_52)) * self.of[JOKER]

    @property
    def of_all(self) -> bool:
        """Whether every card counts alike, so that the number is that of the cards."""
        return len(set(self.of)) == 1

    @property
    def more(self) -> str:
        """The code of the reason that a play brings more of it than another."""
        return f"more_{self.code}"


def of_suit(code: str, suit: int, place: int) -> Count:
    """The number of cards of a suit."""
    return Count(code, place, (*(int(suit_of(card) == suit) for card in PACK_52), 0))


OF_CARDS: Final = Count("cards", 0, (1,) * (JOKER + 1))
"""The number of cards, which every rule set counts for something."""
OF_SPADES: Final = of_suit("spades", SPADES, 10)
"""The number of spades, which is told of every pile, and may break a tie."""
