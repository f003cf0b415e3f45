"""What a hand of Piquet is worth, reckoned by the sources without the rules' own code."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cardtable.core.cards import Card, rank_of, suit_of

ORDER = "789TJQKA"
"""From the lowest to the highest."""
PIPS = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 9, "8": 8, "7": 7}


def letter(card: Card) -> str:
    return "A23456789TJQK"[rank_of(card) - 1]


def height(card: Card) -> int:
    return ORDER.index(letter(card))


def suits(hand: Sequence[Card]) -> list[list[Card]]:
    return [sorted((card for card in hand if suit_of(card) == suit), key=height) for suit in range(4)]


def pips(cards: Sequence[Card]) -> int:
    return sum(PIPS[letter(card)] for card in cards)


def best_point(hand: Sequence[Card]) -> tuple[int, int]:
    """Number of cards and pips."""
    return max((len(cards), pips(cards)) for cards in suits(hand))


def runs(hand: Sequence[Card]) -> list[tuple[int, int]]:
    """Length and height of the top card of each sequence, the best first."""
    found = []
    for cards in suits(hand):
        heights = [height(card) for card in cards]
        breaks = [0, *(place + 1 for place, (a, b) in enumerate(pairwise(heights)) if b != a + 1), len(heights)]
        found += [(end - start, heights[end - 1]) for start, end in pairwise(breaks) if end - start >= 3]
    return sorted(found, reverse=True)


def sequence_points(length: int) -> int:
    return length if length < 5 else length + 10


def sets(hand: Sequence[Card]) -> list[tuple[int, int]]:
    """Number of cards and height of each set, the best first."""
    counts = {rank: sum(letter(card) == rank for card in hand) for rank in "TJQKA"}
    return sorted(((count, ORDER.index(rank)) for rank, count in counts.items() if count >= 3), reverse=True)


def set_points(count: int) -> int:
    return {3: 3, 4: 14}[count]


def all_declared(hand: Sequence[Card]) -> list[int]:
    """What everything in a hand counts: the point, each sequence, each set."""
    return [
        best_point(hand)[0],
        *(sequence_points(length) for length, _ in runs(hand)),
        *(set_points(count) for count, _ in sets(hand)),
    ]
