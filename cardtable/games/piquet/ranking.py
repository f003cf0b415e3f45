"""The Piquet pack: the order of the cards, their pips, and hands as numbers of 32 bits.

In a mask the bit of a card is ``suit * 8 + strength``; the strength runs from 0 for the seven to 7 for the ace. The
sixes of the pack of 36 cards, which are weaker than the sevens, lie above all these: the bit of a six is ``32 + suit``,
its strength -1. So hands of 32 cards are as they would be without them. The bits of one suit (``suit_bits``), eight and
a ninth for the six, index the tables of this package. Source: "Die Karten".
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cardtable.core.cards import ACE, JACK, KING, PACK_32, PACK_36, PACK_52, QUEEN, Card, make_card, rank_of, suit_of

RANKS = (7, 8, 9, 10, JACK, QUEEN, KING, ACE)
"""Ranks by strength, the weakest first."""
STRENGTH_OF_TEN = 3
SIX = 6
STRENGTH = {SIX: -1, **{rank: strength for strength, rank in enumerate(RANKS)}}
SUIT_BITS = 0xFF
SIX_BIT = 0x100
"""The bit of the six among those of its suit."""
SIXES = 32
"""The place of the first six in a mask."""

_PIPS = (7, 8, 9, 10, 10, 10, 10, 11)


def strength_of(card: Card) -> int:
    """Return the strength of a card: 0 for a seven to 7 for an ace, -1 for a six."""
    return STRENGTH[rank_of(card)]


SUIT = tuple(map(suit_of, PACK_52))
"""The suit of every card."""
BIT: dict[Card, int] = {
    card: 1 << (SIXES + suit_of(card) if rank_of(card) == SIX else suit_of(card) * 8 + strength_of(card))
    for card in PACK_36
}
"""The mask of each single card."""
PACK_MASK = sum(BIT[card] for card in PACK_32)
"""The mask of the pack of 32 cards."""
SUIT_MASK = tuple(SUIT_BITS << suit * 8 | 1 << SIXES + suit for suit in range(4))
"""The mask of all cards of each suit."""

COUNT = tuple(bits.bit_count() for bits in range(512))
"""How many cards a suit has, for each value of its bits."""
PIPS = tuple(sum(pips for strength, pips in enumerate((*_PIPS, SIX)) if bits >> strength & 1) for bits in range(512))
"""The pips of a suit, for each value of its bits: the ace 11, court cards and the ten 10, others their number."""

COURT_RANKS = frozenset({JACK, QUEEN, KING})
_COURTS = frozenset(card for card in PACK_32 if rank_of(card) in COURT_RANKS)
_COURTS_AND_TENS = _COURTS | {card for card in PACK_32 if rank_of(card) == 10}


def mask_of(cards: Iterable[Card]) -> int:
    """Return the mask of distinct cards of a Piquet pack."""
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
        + _of_suit(3, mask >> 24 & SUIT_BITS)
        if mask < 1 << SIXES
        else tuple(card for suit in range(4) for card in _of_suit(suit, suit_bits(mask, suit)))
    )


@cache
def _of_suit(suit: int, bits: int) -> tuple[Card, ...]:
    cards = tuple(make_card(RANKS[strength], suit) for strength in range(7, -1, -1) if bits >> strength & 1)
    return (*cards, make_card(SIX, suit)) if bits & SIX_BIT else cards


def suit_bits(mask: int, suit: int) -> int:
    """Return the bits of one suit of a mask."""
    return mask >> suit * 8 & SUIT_BITS | (mask >> SIXES + suit & 1) << 8


def of_suit(bits: int, suit: int) -> int:
    """Return the mask of the cards of one suit, given as its bits."""
    return (bits & SUIT_BITS) << suit * 8 | bits >> 8 << SIXES + suit


def is_blank(cards: Iterable[Card], tens_are_courts: bool) -> bool:
    """Return whether the cards contain no king, queen or jack (and no ten, if it counts as a court card): carte
    blanche.
    """
    return (_COURTS_AND_TENS if tens_are_courts else _COURTS).isdisjoint(cards)


_LOSING: dict[Card, frozenset[Card]] = {
    card: frozenset(
        other for other in PACK_36 if suit_of(other) == suit_of(card) and strength_of(other) < strength_of(card)
    )
    for card in PACK_36
}


def takes(card: Card, other: Card) -> bool:
    """Return whether ``card``, played later, takes the trick from ``other``; there are no trumps."""
    return other in _LOSING[card]
