"""The Piquet pack: the order of the cards, their pips, and hands as numbers of 32 bits.

In a mask the bit of a card is ``suit * 8 + strength``; the strength runs from 0 for the seven to 7 for the ace. The
eight bits of one suit index the tables of this package. Source: "Die Karten".
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cardtable.core.cards import ACE, JACK, KING, PACK_32, PACK_52, QUEEN, Card, make_card, rank_of, suit_of

RANKS = (7, 8, 9, 10, JACK, QUEEN, KING, ACE)
"""Ranks by strength, the weakest first."""
STRENGTH = {rank: strength for strength, rank in enumerate(RANKS)}
SUIT_BITS = 0xFF

_PIPS = (7, 8, 9, 10, 10, 10, 10, 11)


def strength_of(card: Card) -> int:
    """Return the strength of a card: 0 for a seven to 7 for an ace."""
    return STRENGTH[rank_of(card)]


SUIT = tuple(map(suit_of, PACK_52))
"""The suit of every card."""
BIT: dict[Card, int] = {card: 1 << (suit_of(card) * 8 + strength_of(card)) for card in PACK_32}
"""The mask of each single card."""
PACK_MASK = sum(BIT.values())

COUNT = tuple(bits.bit_count() for bits in range(256))
"""How many cards a suit has, for each value of its eight bits."""
PIPS = tuple(sum(pips for strength, pips in enumerate(_PIPS) if bits >> strength & 1) for bits in range(256))
"""The pips of a suit, for each value of its eight bits: the ace 11, court cards and the ten 10, others their number."""

COURT_RANKS = frozenset({JACK, QUEEN, KING})
_COURTS = frozenset(card for card in PACK_32 if rank_of(card) in COURT_RANKS)
_COURTS_AND_TENS = _COURTS | {card for card in PACK_32 if rank_of(card) == 10}


def mask_of(cards: Iterable[Card]) -> int:
    """Return the mask of distinct cards of the Piquet pack."""
    mask = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a mask: suit by suit, each from the ace down."""
    return (
        _of_suit(0, mask & SUIT_BITS)
        + _of_suit(1, mask >> 8 & SUIT_BITS)
        + _of_suit(2, mask >> 16 & SUIT_BITS)
        + _of_suit(3, mask >> 24)
    )


@cache
def _of_suit(suit: int, bits: int) -> tuple[Card, ...]:
    return tuple(make_card(RANKS[strength], suit) for strength in range(7, -1, -1) if bits >> strength & 1)


def suit_bits(mask: int, suit: int) -> int:
    """Return the eight bits of one suit of a mask."""
    return mask >> suit * 8 & SUIT_BITS


def is_blank(cards: Iterable[Card], tens_are_courts: bool) -> bool:
    """Return whether the cards contain no king, queen or jack (and no ten, if it counts as a court card): carte
    blanche.
    """
    return (_COURTS_AND_TENS if tens_are_courts else _COURTS).isdisjoint(cards)


_LOSING: dict[Card, frozenset[Card]] = {
    card: frozenset(
        other for other in PACK_32 if suit_of(other) == suit_of(card) and strength_of(other) < strength_of(card)
    )
    for card in PACK_32
}


def takes(card: Card, other: Card) -> bool:
    """Return whether ``card``, played later, takes the trick from ``other``; there are no trumps."""
    return other in _LOSING[card]
