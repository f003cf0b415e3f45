"""Hands at the first decision in canonical form, for tables that are computed once.

Before the first exchange a player knows his five cards and the turned card. Two simplifications change nothing: naming
each trump by its rank among the seven that remain without the turned card, and exchanging the side suits. Only whether
the turned card was the king must be kept, because otherwise the highest trump counts a point. So 32 · 169,911
possibilities are reduced to 63,826 hands: 31,913 with the king turned up and as many without.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from cardtable.core.cards import Card, suit_of
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.ranking import STRENGTH, is_king

TRUMPS = 7
"""The number of trumps apart from the turned card."""
SIDE_SUIT = 8
"""The number of cards of a side suit."""


class FirstHand(NamedTuple):
    """A hand in canonical form.

    ``king_turned`` says whether the turned card is the king. ``trumps`` has bit ``r`` set for the trump of relative
    rank ``r``, 0 the lowest to 6 the highest that was not turned up; ``side_suits`` are the cards of the three
    side suits as bit sets of their strengths, 0 the seven to 7 the king, the largest set (as a number) first.
    """

    king_turned: bool
    trumps: int
    side_suits: tuple[int, int, int]

    @property
    def holds_king(self) -> bool:
        """Whether the king of trumps is in the hand."""
        return not self.king_turned and bool(self.trumps >> (TRUMPS - 1))

    def deals(self) -> int:
        """How many of the 169,911 possible hands for one turned card have this form."""
        return {1: 1, 2: 3, 3: 6}[len(set(self.side_suits))]


def first_hand(hand: Iterable[Card], turned: Card) -> FirstHand:
    """Return the canonical form of five cards with the turned card ``turned``."""
    masks = [0, 0, 0, 0]
    for card in hand:
        masks[suit_of(card)] |= 1 << STRENGTH[card]
    trump = suit_of(turned)
    out = STRENGTH[turned]
    below = masks[trump] & ((1 << out) - 1)
    above = masks[trump] >> (out + 1) << out
    first, second, third = sorted((mask for suit, mask in enumerate(masks) if suit != trump), reverse=True)
    return FirstHand(is_king(turned), below | above, (first, second, third))


def hand_cards(form: FirstHand, turned: Card) -> tuple[Card, ...]:
    """Return a hand of the canonical form ``form`` for the turned card ``turned``, in ascending order; the three side
    suits get the sets of the form in their order. Raises ``ValueError`` if ``turned`` is a king and the form says
    otherwise, or the other way round.
    """
    if is_king(turned) != form.king_turned:
        raise ValueError("the turned card does not fit the form")
    trump, out = suit_of(turned), STRENGTH[turned]
    low = form.trumps & ((1 << out) - 1)
    masks = {trump: low | (form.trumps >> out << (out + 1))}
    masks.update(zip((suit for suit in range(4) if suit != trump), form.side_suits, strict=True))
    return tuple(
        card for card, strength in enumerate(STRENGTH) if strength >= 0 and masks[suit_of(card)] >> strength & 1
    )


@cache
def first_hands(king_turned: bool) -> tuple[FirstHand, ...]:
    """Return all canonical forms with the king turned up, or all without, in ascending order; there are 31,913 of
    either.
    """
    by_size = [_masks(SIDE_SUIT, size) for size in range(HAND + 1)]
    found = []
    for trump_count in range(HAND + 1):
        left = HAND - trump_count
        side_suits = [
            side_suits
            for low, middle in combinations_with_replacement(range(left + 1), 2)
            if middle <= (high := left - low - middle)
            for side_suits in _side_suits(by_size[high], by_size[middle], by_size[low])
        ]
        found += [FirstHand(king_turned, trumps, one) for trumps in _masks(TRUMPS, trump_count) for one in side_suits]
    return tuple(sorted(found))


@cache
def first_hand_numbers() -> dict[FirstHand, int]:
    """Return a number from 0 to 63,825 for each canonical form; those without the king turned up come first."""
    return {form: number for number, form in enumerate((*first_hands(False), *first_hands(True)))}


def _masks(bits: int, size: int) -> list[int]:
    """Return all bit sets with ``size`` of ``bits`` bits."""
    return [sum(1 << bit for bit in chosen) for chosen in combinations(range(bits), size)]


def _side_suits(*pools: Iterable[int]) -> set[tuple[int, int, int]]:
    """Return all ways to choose one bit set from each pool, the largest first, without duplicates."""
    first_pool, second_pool, third_pool = (list(pool) for pool in pools)
    found = set()
    for first in first_pool:
        for second in second_pool:
            for third in third_pool:
                high, middle, low = sorted((first, second, third), reverse=True)
                found.add((high, middle, low))
    return found
