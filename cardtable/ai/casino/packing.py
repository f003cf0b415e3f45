"""What cards are counted for, in one integer, so that a search adds up all counts by one addition.

Each count of the score table has a field of bits, wide enough for all cards of the pack; the number of cards stands in
the lowest. Numbers are never negative and never more than the whole, so no field runs over into the next.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cardtable.games.casino.counts import OF_CARDS, Count
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.rules import CasinoRules


class BitField(NamedTuple):
    """Where the number of a count, ``what``, stands: it is ``packed >> shift & mask``."""

    what: Count
    shift: int
    mask: int


class Packing:
    """The fields of all counts of a rule set, those first of which there are the fewest."""

    def __init__(self, rules: CasinoRules) -> None:
        cards = len(rules.pack)
        fields, shift = [], 0
        for count in sorted(rules.score.counts, key=lambda count: count != OF_CARDS):
            # One bit more than the whole takes: which copy a card is may be guessed, and guessed wrong.
            bits = count.whole(cards).bit_length() + 1
            fields.append(BitField(count, shift, (1 << bits) - 1))
            shift += bits
        self.fields: tuple[BitField, ...] = tuple(sorted(fields, key=lambda field: field.what.whole(cards)))
        self._by_code = {field.what.code: field for field in fields}
        self.cards = self._by_code[OF_CARDS.code].mask
        """The mask of the number of cards, which needs no shift."""
        self.of: list[int] = [
            sum(field.what.of[card] << field.shift for field in fields) for card in range(len(OF_CARDS.of))
        ]
        """What each card adds, by card number, the joker last."""

    def field(self, count: Count) -> BitField:
        """Where a count of the score table stands."""
        return self._by_code[count.code]

    def number(self, packed: int, count: Count) -> int:
        """The number of one count."""
        _, shift, mask = self._by_code[count.code]
        return packed >> shift & mask

    def of_facts(self, fact: SideFacts) -> int:
        """What a side has captured."""
        return sum(fact.counted(field.what) << field.shift for field in self.fields)


@lru_cache(maxsize=64)
def packing_of(rules: CasinoRules) -> Packing:
    """The fields of the counts of ``rules``."""
    return Packing(rules)
