"""The value of an exchange of one of two players, from a table that ``packaging/generators/piquet`` has learned from
solved deals.

The value of an exchange is a sum of these parts: for each suit, which cards of it are kept, laid away and not held; for
each rank from the ten up, how many are kept and laid away; how many cards are bought; and, of the kept cards, the
lengths of the two longest suits, the points that can be declared already, and the number of sure tricks. The numbers
come from deals by Rubicon rules in which both players exchange by the table and play with open cards. They mean points
more than the opponent's.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from heapq import nlargest
from itertools import combinations
from math import inf
from pathlib import Path

from cardtable.core.cards import Card
from cardtable.games.piquet.combinations import RUNS
from cardtable.games.piquet.ranking import BIT, COUNT, SUIT_BITS, mask_of

Cards = tuple[Card, ...]

NAME = "exchanges.bin"
MAGIC = b"piquet exchanges 1\n"
ELDER, DEALER = 0, 1
TALON = 8
"""The number of cards in the talon before elder's exchange."""
_PATTERNS = 3**8
_GROUPS = 3
"""Exchanges of the largest number of cards, of one fewer and of still fewer have separate numbers."""
_RANKS, _COUNTS = 5, 25
_BOUGHT, _LONGEST, _SHOWN, _SURE = 81, 81, 32, 13
_SIZES = (
    _GROUPS * _PATTERNS,
    _GROUPS * _RANKS * _COUNTS,
    _BOUGHT,
    _GROUPS * _LONGEST,
    _GROUPS * _SHOWN,
    _GROUPS * _SURE,
)
NUMBERS = 2 * sum(_SIZES)
"""How many numbers the table has. Each has sixteen bits and is in hundredths of a point: elder's, then the dealer's, in
the order of ``_Parts``.
"""
_UNIT = 100.0
_MISSED_LEAST = 8


@dataclass(frozen=True, slots=True)
class _Parts:
    """The numbers for one player: by group and pattern of a suit; by group, rank, kept and laid away; by cards in the
    talon and bought; by group and the lengths of the longest suits; by group and points that can be declared; by group
    and sure tricks.
    """

    suits: tuple[Sequence[int], ...]
    ranks: tuple[tuple[Sequence[int], ...], ...]
    bought: Sequence[int]
    longest: tuple[Sequence[int], ...]
    shown: tuple[Sequence[int], ...]
    sure: tuple[Sequence[int], ...]


def encode(numbers: bytes) -> bytes:
    """Return the file with the numbers, two bytes each, the lower one first; raises ``ValueError`` if there are too few
    or too many.
    """
    if len(numbers) != 2 * NUMBERS:
        raise ValueError(len(numbers))
    return MAGIC + zlib.compress(numbers, 9)


def decode(data: bytes) -> bytes:
    """Return the numbers of a file; raises ``ValueError`` if it is not such a file."""
    if not data.startswith(MAGIC):
        raise ValueError(data[: len(MAGIC)])
    numbers = zlib.decompress(data[len(MAGIC) :])
    if len(numbers) != 2 * NUMBERS:
        raise ValueError(len(numbers))
    return numbers


@cache
def _table() -> tuple[_Parts, _Parts]:
    numbers = array("h")
    numbers.frombytes(decode(Path(__file__).with_name(NAME).read_bytes()))
    if sys.byteorder == "big":
        numbers.byteswap()
    place = 0

    def take(count: int) -> Sequence[int]:
        nonlocal place
        place += count
        return numbers[place - count : place].tolist()

    def parts() -> _Parts:
        return _Parts(
            tuple(take(_PATTERNS) for _ in range(_GROUPS)),
            tuple(tuple(take(_COUNTS) for _ in range(_RANKS)) for _ in range(_GROUPS)),
            take(_BOUGHT),
            tuple(take(_LONGEST) for _ in range(_GROUPS)),
            tuple(take(_SHOWN) for _ in range(_GROUPS)),
            tuple(take(_SURE) for _ in range(_GROUPS)),
        )

    return parts(), parts()


def _tops(bits: int) -> int:
    """Return how many cards there are from the ace down without a gap."""
    return next((number for number in range(8) if not bits >> 7 - number & 1), 8)


_THIRD: tuple[int, ...] = tuple(sum(3**place for place in range(8) if bits >> place & 1) for bits in range(256))
"""The bits of a suit as digits in base three. A held card is 1; adding another 1 for it means laid away."""
_RUN_POINTS = tuple(sum(length + 10 * (length > 4) for length, _ in RUNS[bits]) for bits in range(256))
_TOPS = tuple(map(_tops, range(256)))
_DIGITS = tuple(sum(1 << 3 * rank for rank in range(_RANKS) if bits >> rank + 3 & 1) for bits in range(256))
"""The ranks from the ten up as digits in base eight, as in ``promise``."""
_SET_POINTS = (0, 0, 0, 3, 14)


def _group(seat: int, bought: int) -> int:
    return min(max((5 if seat == ELDER else 3) - bought, 0), _GROUPS - 1)


class Exchanges:
    """Values of the exchanges of ``hand`` (a mask of twelve cards), for ``ELDER`` or ``DEALER`` as ``seat``, with
    ``talon`` cards to buy from.
    """

    def __init__(self, hand: int, seat: int, talon: int = TALON) -> None:
        self._hand = hand
        self._seat = seat
        self._parts = _table()[seat]
        self._talon = talon
        self._own = tuple(hand >> shift & SUIT_BITS for shift in (0, 8, 16, 24))
        self._held = sum(_DIGITS[own] for own in self._own)
        self._of_ranks: dict[tuple[int, int], tuple[int, int]] = {}

    def value(self, away: int) -> float:
        """Return the value in points of laying the cards ``away`` (a mask)."""
        bought = away.bit_count()
        group = _group(self._seat, bought)
        parts = self._parts
        suits = parts.suits[group]
        first, second, third, fourth = self._own
        one, two, three, four = away & SUIT_BITS, away >> 8 & SUIT_BITS, away >> 16 & SUIT_BITS, away >> 24
        total = (
            suits[_THIRD[first] + _THIRD[one]]
            + suits[_THIRD[second] + _THIRD[two]]
            + suits[_THIRD[third] + _THIRD[three]]
            + suits[_THIRD[fourth] + _THIRD[four]]
        )
        gone = _DIGITS[one] + _DIGITS[two] + _DIGITS[three] + _DIGITS[four]
        known = self._of_ranks.get((group, gone))
        if known is None:
            known = self._of_ranks[group, gone] = self._ranks(parts.ranks[group], gone)
        one, two, three, four = first ^ one, second ^ two, third ^ three, fourth ^ four
        lengths = sorted((COUNT[one], COUNT[two], COUNT[three], COUNT[four]))
        shown = known[1] + lengths[3] + _RUN_POINTS[one] + _RUN_POINTS[two] + _RUN_POINTS[three] + _RUN_POINTS[four]
        total += known[0] + parts.bought[self._talon * 9 + bought]
        total += parts.longest[group][lengths[3] * 9 + lengths[2]] + parts.shown[group][min(shown, _SHOWN - 1)]
        return (total + parts.sure[group][_TOPS[one] + _TOPS[two] + _TOPS[three] + _TOPS[four]]) / _UNIT

    def _ranks(self, ranks: Sequence[Sequence[int]], gone: int) -> tuple[int, int]:
        """Return what the ranks are worth after ``gone`` of each were laid away, and the points of the sets that are
        kept.
        """
        total = points = 0
        for rank in range(_RANKS):
            away = gone >> 3 * rank & 7
            kept = (self._held >> 3 * rank & 7) - away
            total += ranks[rank][kept * 5 + away]
            points += _SET_POINTS[kept]
        return total, points


def by_value(
    hand: Sequence[Card], seat: int, talon: int, least: int, most: int, width: int
) -> list[tuple[float, Cards]]:
    """Return the ``width`` most valuable of all exchanges of ``least`` to ``most`` cards, the best first; last comes
    buying nothing, if that is allowed.

    Buying nothing is not in the table. Its value is taken to be that of the best exchange of one card, or the lowest of
    the values returned if that is less.
    """
    exchanges = Exchanges(mask_of(hand), seat, talon)
    cards = sorted(hand)
    bits = [BIT[card] for card in cards]
    masks = [sum(chosen) for number in range(max(1, least), most + 1) for chosen in combinations(bits, number)]
    found = nlargest(width, zip(map(exchanges.value, masks), masks, strict=True))
    named = [(value, tuple(card for card in cards if BIT[card] & away)) for value, away in found]
    if least:
        return named
    nothing = min(max(map(exchanges.value, bits)), found[-1][0]) if found else 0.0
    return [*named, (nothing, ())]


def loss_of_buying(hand: Sequence[Card], number: int, seat: int, least: int, most: int, limit: float = inf) -> float:
    """Return by how many points the best exchange of exactly ``number`` of the twelve cards of ``hand`` is behind the
    best exchange of ``least`` to ``most`` cards (which includes ``number``), with the whole talon to buy from. Once the
    loss is more than ``limit``, the search stops.

    Only exchanges of the eight cards are examined that, each alone, would be missed least. For hands with which a
    player buys few cards this is wrong by a tenth of a point on average, for any hand by half a point.
    """
    value = Exchanges(mask_of(hand), seat).value
    bits = sorted((BIT[card] for card in hand), key=value, reverse=True)[:_MISSED_LEAST]
    own = max(map(value, map(sum, combinations(bits, number))))
    loss = 0.0
    for other in range(most, least - 1, -1):
        if other != number:
            loss = max(loss, max(map(value, map(sum, combinations(bits, other)))) - own)
            if loss > limit:
                break
    return loss


def kept_by_value(hand: Sequence[Card], number: int, seat: int, talon: int = TALON) -> int:
    """Return the mask of what is left of ``hand`` after the most valuable exchange of exactly ``number`` cards."""
    whole = mask_of(hand)
    exchanges = Exchanges(whole, seat, talon)
    bits = [BIT[card] for card in hand]
    return whole ^ max(map(sum, combinations(bits, number)), key=exchanges.value)
