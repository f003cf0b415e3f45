"""The words of which the texts of Piquet’s actions consist."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.cards import SUIT_LETTERS, format_card
from cardtable.games.piquet.actions import SAYINGS, format_item
from cardtable.games.piquet.combinations import LOWEST_SET, NO_SUIT, RUFF_LENGTH, Item, Kind
from cardtable.games.piquet.ranking import RANKS
from cardtable.games.piquet.rules import PiquetRules

_SUITS = range(4)


def words(rules: PiquetRules) -> tuple[str, ...]:
    """Cards, what is said, suits, and everything that can be declared; each once."""
    return tuple(
        dict.fromkeys(
            (
                *map(format_card, rules.pack),
                *(word for saying in SAYINGS for word in saying.split()),
                "-",
                *SUIT_LETTERS,
                *map(format_item, _items(rules)),
            )
        )
    )


def _items(rules: PiquetRules) -> Iterator[Item]:
    """All points, sequences and sets."""
    strengths = range(len(RANKS))
    lowest = len(RANKS) - rules.ranks
    if rules.ruff:
        yield from (Item(Kind.POINT, RUFF_LENGTH, 0, suit) for suit in _SUITS)
    yield from (Item(Kind.POINT, length, 0, suit) for length in range(1, len(RANKS) + 1) for suit in _SUITS)
    for top in strengths:
        yield from (Item(Kind.SEQUENCE, length, top, suit) for length in range(3, top + 2 - lowest) for suit in _SUITS)
    for rank in strengths[LOWEST_SET:]:
        yield Item(Kind.SET, 4, rank, NO_SUIT)
        yield from (Item(Kind.SET, 3, rank, missing) for missing in _SUITS)
