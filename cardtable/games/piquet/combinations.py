"""What can be declared: points, sequences and sets; how they are compared and what they count.

Sources: "Der Rummel", "Die Sequenzen", "Die Kunststücke". Points of equal length are compared only by their pips. For
seven cards the source compares the missing card instead; the result is the same wherever the pips differ.

With 36 cards the point is the ruff (RULES.md, P164): the pips of the best suit, and nothing else is compared. Where
functions ask for the least pips of a point, ``RUFF`` says that it is one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from cardtable.core.cards import Card
from cardtable.games.piquet.ranking import (
    COUNT,
    PIPS,
    SIX_BIT,
    SIXES,
    STRENGTH_OF_TEN,
    SUIT_BITS,
    cards_of,
    of_suit,
    suit_bits,
)


class Kind(IntEnum):
    """The three classes, in the order in which they are declared."""

    POINT = 0
    SEQUENCE = 1
    SET = 2


KINDS = (Kind.POINT, Kind.SEQUENCE, Kind.SET)
NO_SUIT = 4
"""The suit of a set of four, from which no suit is missing."""
LOWEST_SET = STRENGTH_OF_TEN
"""The strength of the ten: sets are made of tens and higher cards."""
RUFF = -1
"""In place of the least pips of a point: points are ruffs."""
LONGEST = 9
"""The most cards of a point or a sequence. A ruff has more pips than that."""
RUFF_LENGTH = LONGEST + 1
"""The length of a ruff in an action, which does not name its pips."""
_CARDS_OF_RUFF = 3
"""A ruff has at least so many cards; with fewer no suit of twelve cards has more pips than every other."""


class Item(NamedTuple):
    """One declaration.

    ==========  =====================  =============================  =====================================
    kind        length                 rank                           suit
    ==========  =====================  =============================  =====================================
    POINT       number of cards        pips                           suit
    (ruff)      pips                   pips                           suit
    SEQUENCE    number of cards        strength of the top card       suit
    SET         3 or 4                 strength of the cards          the suit left out, or ``NO_SUIT``
    ==========  =====================  =============================  =====================================

    Of two items of one kind the longer is better, and of equal length the one of higher rank.
    """

    kind: Kind
    length: int
    rank: int
    suit: int

    @property
    def strength(self) -> tuple[int, int]:
        """Length and rank, by which items of one class are compared."""
        return self[1:3]

    @property
    def points(self) -> int:
        """What the item counts if it is good and nothing is agreed about points that end in 4."""
        return (self.length + 5) // 10 if self.is_ruff else _POINTS[self.kind][self.length]

    @property
    def is_ruff(self) -> bool:
        """Whether the item is a ruff, the point of 36 cards."""
        return self.kind is Kind.POINT and self.length > LONGEST

    @property
    def ends_in_four(self) -> bool:
        """Whether the item is a point whose pips end in 4; one that is called overfull is not."""
        return self.kind is Kind.POINT and self.rank % 10 == 4


_POINTS = {
    Kind.POINT: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    Kind.SEQUENCE: (0, 0, 0, 3, 4, 15, 16, 17, 18, 19),
    Kind.SET: (0, 0, 0, 3, 14),
}
"""What items of each kind count, by their length."""


def best_first(items: Sequence[Item]) -> tuple[Item, ...]:
    """Return items in the order in which they are declared: class by class, the best first."""
    if len(items) < 2:
        return tuple(items)
    return tuple(sorted(items, key=lambda item: (item.kind, -item.length, -item.rank, item.suit)))


def item_mask(item: Item, hand: int) -> int:
    """Return the mask of the cards of ``item`` in a hand that contains it. For a point with fewer cards than the hand
    has of the suit, these are the highest ones.
    """
    if item.kind is Kind.POINT:
        bits = suit_bits(hand, item.suit)
        while COUNT[bits] > item.length:
            bits = bits & ~SIX_BIT if bits & SIX_BIT else bits & bits - 1
        return of_suit(bits, item.suit)
    return _mask_of_others(item)


@cache
def _mask_of_others(item: Item) -> int:
    """Return the mask of the cards of a sequence or a set; they do not depend on the hand."""
    if item.kind is Kind.SEQUENCE:
        return of_suit(_run_bits(item.length, item.rank), item.suit)
    return sum(1 << suit * 8 + item.rank for suit in range(4) if suit != item.suit)


def item_cards(item: Item, hand: int) -> tuple[Card, ...]:
    """Return the cards of ``item`` in a hand that contains it."""
    return _cards_of_item(item_mask(item, hand))


_cards_of_item = lru_cache(maxsize=4096)(cards_of)


def _run_bits(length: int, top: int) -> int:
    if length > top + 1:
        return (1 << top + 1) - 1 | SIX_BIT
    return ((1 << length) - 1) << (top - length + 1)


def _runs(bits: int) -> tuple[tuple[int, int], ...]:
    """Return length and highest strength of every run of three or more cards, each at its full length."""
    runs = []
    length = bits >> 8
    for strength in range(8):
        length = length + 1 if bits >> strength & 1 else 0
        if length and (strength == 7 or not bits >> strength + 1 & 1):
            if length >= 3:
                runs.append((length, strength))
            length = 0
    return tuple(runs)


RUNS = tuple(_runs(bits) for bits in range(512))
"""The runs for each value of a suit's bits."""
_BEST_RUN = tuple(max(runs, default=(0, 0)) for runs in RUNS)
_LENGTH_AND_PIPS = tuple(zip(COUNT, PIPS, strict=True))
"""Length and pips, by which points are compared, for each value of a suit's bits."""


def point_pips(bits: int, length: int) -> int:
    """Return the pips of a point of ``length`` cards of the suit ``bits``.

    A player who leaves some cards of the suit out may call the point overfull ("Das Zählen"), which counts as eleven
    and tens.
    """
    return PIPS[bits] if COUNT[bits] == length else 10 * length + 1


def best_point(hand: int, least: int, least_pips: int = 0) -> tuple[int, int]:
    """Return length and pips of the best point of a hand with at least ``least`` cards and ``least_pips`` pips; (0, 0)
    if there is none. Of a ruff both are its pips.
    """
    if least_pips == RUFF:
        pips, _ = _best_ruff(hand)
        return pips, pips
    length, pips, _ = _best_suit(hand)
    # More cards have more pips, so that no shorter point has enough if the longest has not.
    return (length, pips) if length >= least and pips >= least_pips else (0, 0)


def _best_suit(hand: int) -> tuple[int, int, int]:
    """Return length, pips and suit of the longest point of a hand; of equally long ones that with the most pips."""
    suits = (
        _LENGTH_AND_PIPS[hand & SUIT_BITS],
        _LENGTH_AND_PIPS[hand >> 8 & SUIT_BITS],
        _LENGTH_AND_PIPS[hand >> 16 & SUIT_BITS],
        _LENGTH_AND_PIPS[hand >> 24],
    )
    best = max(suits)
    return *best, suits.index(best)


def _best_ruff(hand: int) -> tuple[int, int]:
    """Return pips and suit of the ruff of a hand; (0, 0) if no suit has enough cards."""
    pips, suit = 0, 0
    for one in range(4):
        bits = suit_bits(hand, one)
        if COUNT[bits] >= _CARDS_OF_RUFF and PIPS[bits] > pips:
            pips, suit = PIPS[bits], one
    return pips, suit


def best_sequence(hand: int) -> tuple[int, int]:
    """Return length and highest strength of the best sequence of a hand; (0, 0) if there is none."""
    if hand >> SIXES:
        return max(_BEST_RUN[suit_bits(hand, suit)] for suit in range(4))
    return max(
        _BEST_RUN[hand & SUIT_BITS],
        _BEST_RUN[hand >> 8 & SUIT_BITS],
        _BEST_RUN[hand >> 16 & SUIT_BITS],
        _BEST_RUN[hand >> 24],
    )


def best_set(hand: int) -> tuple[int, int]:
    """Return length and rank of the best set of a hand; (0, 0) if there is none."""
    first, second, third, fourth = hand & SUIT_BITS, hand >> 8 & SUIT_BITS, hand >> 16 & SUIT_BITS, hand >> 24
    four = (first & second & third & fourth) >> LOWEST_SET
    if four:
        return 4, four.bit_length() - 1 + LOWEST_SET
    three = ((first & second & (third | fourth)) | (third & fourth & (first | second))) >> LOWEST_SET
    if three:
        return 3, three.bit_length() - 1 + LOWEST_SET
    return 0, 0


@lru_cache(maxsize=4096)
def point_options(hand: int, least: int, least_pips: int = 0) -> tuple[Item, ...]:
    """Return all points that a hand can declare, the best first. A suit can also be declared with fewer cards than the
    hand has of it, but a ruff has all of them.
    """
    found = []
    for suit in range(4):
        bits = suit_bits(hand, suit)
        if least_pips == RUFF:
            if COUNT[bits] >= _CARDS_OF_RUFF:
                found.append(Item(Kind.POINT, PIPS[bits], PIPS[bits], suit))
            continue
        for length in range(least, COUNT[bits] + 1):
            pips = point_pips(bits, length)
            if pips >= least_pips:
                found.append(Item(Kind.POINT, length, pips, suit))
    return best_first(found)


def sequences(hand: int) -> tuple[Item, ...]:
    """Return all sequences of a hand at their full length, the best first."""
    if hand >> SIXES:
        return best_first([item for suit in range(4) for item in _sequences_of(suit, suit_bits(hand, suit))])
    return best_first(
        _sequences_of(0, hand & SUIT_BITS)
        + _sequences_of(1, hand >> 8 & SUIT_BITS)
        + _sequences_of(2, hand >> 16 & SUIT_BITS)
        + _sequences_of(3, hand >> 24)
    )


@cache
def _sequences_of(suit: int, bits: int) -> tuple[Item, ...]:
    return tuple(Item(Kind.SEQUENCE, length, top, suit) for length, top in RUNS[bits])


def sets(hand: int) -> tuple[Item, ...]:
    """Return all sets of a hand at their full size, the best first."""
    first, second, third, fourth = hand & SUIT_BITS, hand >> 8 & SUIT_BITS, hand >> 16 & SUIT_BITS, hand >> 24
    red, black = second & third, first & fourth
    if not (red & (first | fourth) | black & (second | third)) >> LOWEST_SET:
        return ()
    return best_first(
        _sets_without(NO_SUIT, red & black)
        + _sets_without(0, red & fourth & ~first)
        + _sets_without(1, black & third & ~second)
        + _sets_without(2, black & second & ~third)
        + _sets_without(3, red & first & ~fourth)
    )


@cache
def _sets_without(missing: int, ranks: int) -> tuple[Item, ...]:
    """Return the sets of the ``ranks`` (bits as for a suit) that leave out the suit ``missing``."""
    length = 4 if missing == NO_SUIT else 3
    return tuple(Item(Kind.SET, length, rank, missing) for rank in range(LOWEST_SET, 8) if ranks >> rank & 1)


def whole(kind: Kind, hand: int, least: int, least_pips: int = 0) -> tuple[Item, ...]:
    """Return everything that a hand can declare of a class if it leaves nothing out, the best first.

    Of points this is only the best one.
    """
    if kind is not Kind.POINT:
        return _WHOLE[kind](hand)
    if least_pips == RUFF:
        pips, suit = _best_ruff(hand)
        return (Item(Kind.POINT, pips, pips, suit),) if pips else ()
    length, pips, suit = _best_suit(hand)
    return (Item(Kind.POINT, length, pips, suit),) if length >= least and pips >= least_pips else ()


_WHOLE = {Kind.SEQUENCE: sequences, Kind.SET: sets}


def shortened(item: Item) -> tuple[Item, ...]:
    """Return ``item`` and everything less that can be declared instead of it: shorter runs, three instead of four."""
    if item.kind is Kind.SEQUENCE:
        return tuple(
            Item(Kind.SEQUENCE, length, top, item.suit)
            for length in range(item.length, 2, -1)
            for top in range(item.rank, item.rank - item.length + length - 1, -1)
        )
    if item.kind is Kind.SET and item.length == 4:
        return (item, *(Item(Kind.SET, 3, item.rank, suit) for suit in range(4)))
    return (item,)


def singles(kind: Kind, hand: int, least: int, least_pips: int = 0) -> tuple[Item, ...]:
    """Return every single item of a class that a hand can declare, the best first."""
    if kind is Kind.POINT:
        return point_options(hand, least, least_pips)
    return best_first([less for item in whole(kind, hand, least) for less in shortened(item)])


def lists(kind: Kind, hand: int, least: int, least_pips: int = 0) -> Iterator[tuple[Item, ...]]:
    """Yield every list of items of a class that a hand can declare together, with the empty one."""
    if kind is Kind.POINT:
        yield ()
        yield from ((item,) for item in point_options(hand, least, least_pips))
        return
    for chosen in product(*((None, *shortened(item)) for item in whole(kind, hand, least))):
        yield best_first([item for item in chosen if item is not None])


def can_list(items: Sequence[Item], hand: int, least: int, least_pips: int = 0) -> bool:
    """Return whether ``items``, all of one class, are one of ``lists``."""
    if not items:
        return True
    if items[0].kind is Kind.POINT:
        return len(items) == 1 and items[0] in point_options(hand, least, least_pips)
    if tuple(items) != best_first(items):
        return False
    left = list(whole(items[0].kind, hand, least))
    for item in items:
        source = next((one for one in left if item in shortened(one)), None)
        if source is None:
            return False
        left.remove(source)
    return True


def lacking(item: Item, hand: int) -> int:
    """Return how many cards of ``item`` are not in the hand."""
    if item.kind is Kind.POINT:
        return max(0, item.length - COUNT[suit_bits(hand, item.suit)])
    return (item_mask(item, hand) & ~hand).bit_count()


@lru_cache(maxsize=1024)
def overstated(kind: Kind, hand: int, least: int, least_pips: int = 0) -> tuple[Item, ...]:
    """Return every item of a class that the hand would have with one card more, the best first. For a point, the
    missing card is the highest one of its suit.
    """
    items: list[Item] = []
    match kind:
        case Kind.POINT:
            for suit in range(4):
                bits = suit_bits(hand, suit)
                highest = (bits ^ SUIT_BITS).bit_length() - 1
                length, pips = COUNT[bits] + 1, PIPS[bits | 1 << highest] if highest >= 0 else 0
                if highest >= 0 and length >= least and pips >= least_pips:
                    items.append(Item(kind, length, pips, suit))
        case Kind.SEQUENCE:
            items += [
                Item(kind, length, top, suit)
                for suit in range(4)
                for length in range(3, 9)
                for top in range(length - 1, 8)
            ]
        case Kind.SET:
            for rank in range(LOWEST_SET, 8):
                # Of three the one that is left out is not held either.
                missing = [suit for suit in range(4) if not hand >> suit * 8 + rank & 1]
                items += [Item(kind, 4, rank, NO_SUIT), *(Item(kind, 3, rank, suit) for suit in missing)]
    return best_first([item for item in items if lacking(item, hand) == 1])
