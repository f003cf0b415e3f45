"""The numbers that count for captured cards: of all cards, of spades, and of other cards that parts of a score table
name.

The counts of a score table are the places of a vector. Play, the score sheet and the computer players add up cards by
going through the counts of the table, and know none of them by name.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from cardtable.core.cards import HIGHEST_CARD, JOKER, PACK_52, SPADES, Card, suit_of


def packs_in(cards: int) -> int:
    """Return the number of whole packs of 52 among ``cards`` cards."""
    return cards // 52


@dataclass(frozen=True, slots=True)
class Count:
    """A number that every pile of cards has: the sum of ``of`` over its cards. ``of`` is indexed by card number, the
    jokers last.

    ``code`` is the category by which a score sheet asks for the number, and ``place`` orders the categories on the
    sheet. Counts are equal if they have the same code, place and numbers.
    """

    code: str
    place: int
    of: tuple[int, ...]
    names_cards: bool = False
    """Whether the number says which cards a pile has, with a bit for each, instead of how many; a score sheet does not
    ask for it.
    """

    def __post_init__(self) -> None:
        # Where only one joker is named, all others count like it.
        missing = HIGHEST_CARD + 1 - len(self.of)
        object.__setattr__(self, "of", (*self.of, *self.of[-1:] * missing))

    def number_in(self, cards: Iterable[Card]) -> int:
        """Return the number that ``cards`` have together."""
        of = self.of
        return sum([of[card] for card in cards])

    def whole(self, cards: int) -> int:
        """Return the number that all cards of a game have together that is played with ``cards`` cards: whole packs,
        and jokers for the rest.
        """
        packs = packs_in(cards)
        return packs * self.number_in(PACK_52) + (cards - packs * len(PACK_52)) * self.of[JOKER]

    @property
    def of_all(self) -> bool:
        """Whether every card counts alike, so that the number is that of the cards."""
        return len(set(self.of)) == 1

    @property
    def more(self) -> str:
        """The code of the reason that a play brings more of the count than another play."""
        return f"more_{self.code}"


def of_suit(code: str, suit: int, place: int) -> Count:
    """Return the count of the cards of a suit."""
    return Count(code, place, (*(int(suit_of(card) == suit) for card in PACK_52), 0))


OF_CARDS: Final = Count("cards", 0, (1,) * (JOKER + 1))
"""The number of cards, which every rule set counts for something."""
OF_SPADES: Final = of_suit("spades", SPADES, 10)
"""The number of spades, which is told of every pile, and may break a tie."""
