"""The promise of a hand of Piquet, in points by rule of thumb: what it can declare, and the tricks that it
should take.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from cardtable.core.cards import Card
from cardtable.games.piquet.combinations import RUNS
from cardtable.games.piquet.ranking import COUNT, PIPS, SUIT_BITS, mask_of

Cards = tuple[Card, ...]

_POINT = (0.0, 0.2, 0.5, 1.0, 2.2, 4.2, 6.4, 8.0, 9.0)
"""For a suit, by its number of cards: the point, weighted by how often one of that length is good."""
_RUN = (0.0, 0.0, 0.0, 2.2, 3.6, 13.5, 16.0, 17.0, 18.0)
"""For a sequence, by its number of cards: a little less than it counts, because a longer one may beat it."""
_SETS = (0.0, 0.1, 0.7, 2.6, 12.5)
"""For cards of equal rank, by their number."""
_RANK = (0.0, 0.0, 0.0, 0.0, 0.05, 0.15, 0.35, 0.6)
"""What a rank adds, by its strength, to three or four of a kind and to a pair; higher ones are good more often."""
_TRICKS = (0.0, 0.0, 0.05, 0.15, 0.3, 0.55, 0.9, 1.5)
"""What a card is worth in the tricks, by its strength."""
_BOUGHT = 1.9
"""What a bought card is worth; this compensates exchanges that buy fewer cards."""


def _suit(bits: int) -> float:
    count = COUNT[bits]
    value = _POINT[count] + 0.01 * PIPS[bits]
    value += sum(_RUN[length] + 0.1 * top for length, top in RUNS[bits])
    value += sum(_TRICKS[strength] for strength in range(8) if bits >> strength & 1)
    # Below a card that takes, the length of the suit takes too.
    if bits & 0x80 and count > 3:
        value += 0.5 * (count - 3)
    # A king or queen without cards beside it falls.
    if count == 1 and bits & 0x60:
        value -= 0.4
    return value


_SUIT = tuple(map(_suit, range(256)))
"""What the cards of one suit promise, for each value of its eight bits."""
_DIGITS = tuple(sum(1 << 3 * rank for rank in range(5) if bits >> rank + 3 & 1) for bits in range(256))
"""The ranks from the ten up as digits in base eight, so that the sum over the suits counts the cards of each rank."""


def _fill_sets() -> list[float]:
    values = [0.0] * (1 << 15)
    for counts in product(range(5), repeat=5):
        index = sum(count << 3 * rank for rank, count in enumerate(counts))
        values[index] = sum(_SETS[count] + _RANK[rank + 3] * max(0, count - 1) for rank, count in enumerate(counts))
    return values


_KINDS = _fill_sets()
"""What cards of equal rank promise, by the sum of ``_DIGITS`` over the suits."""


def promise(hand: int) -> float:
    """Return the promise of the cards in the mask ``hand``, which may be any number."""
    one, two, three, four = hand & SUIT_BITS, hand >> 8 & SUIT_BITS, hand >> 16 & SUIT_BITS, hand >> 24
    return (
        _SUIT[one]
        + _SUIT[two]
        + _SUIT[three]
        + _SUIT[four]
        + _KINDS[_DIGITS[one] + _DIGITS[two] + _DIGITS[three] + _DIGITS[four]]
    )


def by_promise(hand: Sequence[Card], least: int, most: int) -> list[tuple[float, Cards]]:
    """Return every exchange of ``least`` to ``most`` cards, ordered by the promise of the kept cards, the
    best first.
    """
    whole = mask_of(hand)
    found = [
        (promise(whole & ~mask_of(discards)) + _BOUGHT * len(discards), discards)
        for discards in _choices(hand, least, most)
    ]
    found.sort(key=lambda one: (-one[0], one[1]))
    return found


def _choices(hand: Sequence[Card], least: int, most: int) -> Iterator[Cards]:
    cards = sorted(hand)
    for number in range(least, most + 1):
        yield from combinations(cards, number)
