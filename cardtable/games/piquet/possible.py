"""Whether the declarations of a deal, of which only the points are known, can come from one pack of cards.

Cards are bits: the eight cards of a suit, or nine, follow each other, ace first. A player who counts a class may hold
more than he declared; therefore hands that hold at least as much are looked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple

SUITS, RANKS = 4, 8
"""The suits, and how many ranks a suit has in the usual pack."""
SEQUENCE_POINTS = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18, 9: 19}
SET_POINTS = {3: 3, 4: 14}
"""What a sequence, or a set, of so many cards counts."""
SET_RANKS = 5
"""The number of ranks of which sets are made, from the ace to the ten."""
COURTS = (1, 2, 3)
"""King, queen and jack, counted from the ace."""
TEN = 4
LARGEST_POINT = RANKS


class Declared(NamedTuple):
    """What one player has counted: the number of cards of the point, and the points for sequences and for sets.

    ``red`` says that every card of the hand took part. ``without`` are ranks that the hand does not contain; it
    contains at most ``courts`` kings, queens and jacks.
    """

    point: int = 0
    sequences: int = 0
    sets: int = 0
    red: bool = False
    without: tuple[int, ...] = ()
    courts: int = SUITS * len(COURTS)


@lru_cache(maxsize=4096)
def possible(players: tuple[Declared, ...], hand: int, ranks: int = RANKS) -> bool:
    """Return whether there are hands of ``hand`` cards that contain all of this together. Each class is counted by at
    most one of the ``players``. A suit has so many ``ranks``.
    """
    banned = [_of_ranks(player.without, ranks) for player in players]
    courts = _of_ranks(COURTS, ranks)
    runner = _owner([player.sequences for player in players])
    setter = _owner([player.sets for player in players])
    for runs in _sequences(ranks).get(players[runner].sequences, ()):
        if runs & banned[runner] or runs.bit_count() > hand:
            continue
        for equals in _sets(ranks).get(players[setter].sets, ()):
            if equals & banned[setter] or (runner != setter and runs & equals):
                continue
            held = [0] * len(players)
            held[runner] |= runs
            held[setter] |= equals
            if any((cards & courts).bit_count() > one.courts for cards, one in zip(held, players, strict=True)):
                continue
            if all(cards.bit_count() <= hand for cards in held) and _with_points(players, banned, held, hand, ranks):
                return True
    return False


def _owner(counted: Sequence[int]) -> int:
    """Return the place of the player who counts a class; the first if none does."""
    return max(range(len(counted)), key=lambda place: counted[place])


def _with_points(
    players: Sequence[Declared], banned: Sequence[int], held: Sequence[int], hand: int, ranks: int
) -> bool:
    """Return whether there are cards for the point in addition to the cards ``held``, within hands of ``hand`` cards. A
    hand with carte rouge must consist of exactly these cards.
    """
    whole = (1 << ranks) - 1
    for place, player in enumerate(players):
        others = banned[place]
        for other, cards in enumerate(held):
            others |= cards if other != place else 0
        own = held[place].bit_count()
        needed = [own]
        if player.point:
            needed = []
            for suit in range(SUITS):
                free = (whole << ranks * suit) & ~others
                if free.bit_count() >= player.point:
                    needed.append(own + max(0, player.point - (free & held[place]).bit_count()))
        if not any(cards == hand if player.red else cards <= hand for cards in needed):
            return False
    return True


def _of_ranks(chosen: Sequence[int], ranks: int) -> int:
    """Return the cards of the ``chosen`` ranks, counted from the ace."""
    return sum(1 << ranks * suit + rank for suit in range(SUITS) for rank in chosen)


def _runs_of_a_suit(ranks: int) -> Iterator[tuple[int, int]]:
    """Yield the sequences that one suit can contain together, and what they count; two of them never touch."""
    runs = [
        (start, length, ((1 << length) - 1) << start, points)
        for length, points in SEQUENCE_POINTS.items()
        for start in range(ranks - length + 1)
    ]
    yield 0, 0
    for _, _, cards, points in runs:
        yield cards, points
    for start, length, cards, points in runs:
        for later, _, more, others in runs:
            if later > start + length:
                yield cards | more, points + others


@lru_cache(maxsize=2)
def _sequences(ranks: int) -> dict[int, tuple[int, ...]]:
    """Return the cards of all sequences of a hand, by what they count. Suits are interchangeable, so each pattern is
    listed in only one order of the suits.
    """
    found: dict[int, list[int]] = {}
    for suits in combinations_with_replacement(tuple(_runs_of_a_suit(ranks)), SUITS):
        cards = sum(pattern << ranks * suit for suit, (pattern, _) in enumerate(suits))
        found.setdefault(sum(points for _, points in suits), []).append(cards)
    return {points: tuple(layouts) for points, layouts in found.items()}


@lru_cache(maxsize=2)
def _sets(ranks_of_suit: int) -> dict[int, tuple[int, ...]]:
    """Return the cards of all sets of a hand, by what they count, in every choice of suits."""
    found: dict[int, list[int]] = {}
    whole = (1 << SUITS) - 1
    choices = [(0, 0), (whole, SET_POINTS[4]), *((whole & ~(1 << suit), SET_POINTS[3]) for suit in range(SUITS))]
    for ranks in product(choices, repeat=SET_RANKS):
        cards = 0
        for rank, (suits, _) in enumerate(ranks):
            for suit in range(SUITS):
                if suits >> suit & 1:
                    cards |= 1 << ranks_of_suit * suit + rank
        found.setdefault(sum(points for _, points in ranks), []).append(cards)
    return {points: tuple(layouts) for points, layouts in found.items()}


def sequence_counts(hand: int, ranks: int = RANKS) -> frozenset[int]:
    """Return the numbers that the sequences of one hand can count, with so many ``ranks`` in a suit."""
    return _counts(_sequences(ranks), hand)


def set_counts(hand: int, ranks: int = RANKS) -> frozenset[int]:
    """Return the numbers that the sets of one hand can count."""
    return _counts(_sets(ranks), hand)


def _counts(layouts: dict[int, tuple[int, ...]], hand: int) -> frozenset[int]:
    return frozenset(points for points, found in layouts.items() if any(cards.bit_count() <= hand for cards in found))
