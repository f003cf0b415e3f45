"""Hands as bit sets of the 31 cards without the turned one.

Bits 0 to 6 are the trumps, by their rank among the seven that remain; then follow the three side suits with eight bits
each, the seven lowest. So equivalent positions have equal numbers, whatever card was turned up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from cardtable.core.cards import PACK_32, Card, suit_of
from cardtable.games.ecarte.ranking import STRENGTH, is_king

Hand: TypeAlias = int

TRUMPS: Hand = 0b1111111
TOP_TRUMP: Hand = 0b1000000
"""The highest trump that was not turned up; it is the king unless the king was turned up."""
SUITS: tuple[Hand, ...] = (TRUMPS, 0xFF << 7, 0xFF << 15, 0xFF << 23)
KING: tuple[Hand, ...] = (TOP_TRUMP, 1 << 14, 1 << 22, 1 << 30)
PACK: Hand = (1 << 31) - 1


class Deck:
    """The 31 cards without the ``turned`` one: which card is which bit."""

    def __init__(self, turned: Card) -> None:
        self.turned = turned
        self.king_turned = is_king(turned)
        trump = suit_of(turned)
        side_suits = [suit for suit in range(4) if suit != trump]
        self.bit: dict[Card, Hand] = {}
        for card in PACK_32:
            if card == turned:
                continue
            if suit_of(card) == trump:
                place = STRENGTH[card] - (STRENGTH[card] > STRENGTH[turned])
            else:
                place = 7 + 8 * side_suits.index(suit_of(card)) + STRENGTH[card]
            self.bit[card] = 1 << place
        self.card: dict[Hand, Card] = {bit: card for card, bit in self.bit.items()}

    def hand(self, cards: Iterable[Card]) -> Hand:
        """Return the bit set of ``cards``, none of which may be the turned one."""
        return sum(self.bit[card] for card in cards)

    def cards(self, hand: Hand) -> list[Card]:
        """Return the cards of a bit set."""
        return [self.card[bit] for bit in bits(hand)]

    def holds_king(self, hand: Hand) -> bool:
        """Whether the king of trumps is in ``hand``."""
        return bool(hand & TOP_TRUMP) and not self.king_turned


@lru_cache(maxsize=32)
def deck_of(turned: Card) -> Deck:
    """Return the deck for the turned card ``turned``."""
    return Deck(turned)


def bits(hand: Hand) -> Iterator[Hand]:
    """Yield the cards of ``hand`` as single bits, the lowest first."""
    while hand:
        bit = hand & -hand
        yield bit
        hand ^= bit


def suit_index(bit: Hand) -> int:
    """Return 0 for a trump, 1 to 3 for the side suits."""
    return 0 if bit < 128 else 1 + ((bit.bit_length() - 8) >> 3)


def kept_choices(hand: Hand, fewest: int, most: int) -> list[Hand]:
    """Return what can be kept of ``hand`` if at least ``fewest`` and at most ``most`` cards are laid away."""
    cards = list(bits(hand))
    return [sum(chosen) for changed in range(fewest, most + 1) for chosen in combinations(cards, len(cards) - changed)]


def canonical(hand: Hand) -> int:
    """Return a number that is equal for two hands if they differ only in the names of the side suits."""
    low, high = hand >> 7 & 255, hand >> 15 & 255
    last = hand >> 23
    if low < high:
        low, high = high, low
    if high < last:
        high, last = last, high
        if low < high:
            low, high = high, low
    return (hand & TRUMPS) << 24 | low << 16 | high << 8 | last
