"""All counts of cards packed into one integer, so that a search adds them up by one addition.

Each count of the score table has a field of bits, wide enough for all cards of the pack; the number of cards is in the
lowest field. Numbers are never negative and never more than the whole, so no field overflows into the next.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cardtable.games.casino.counts import OF_CARDS, Count
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.rules import CasinoRules


class BitField(NamedTuple):
    """The place of the count ``what`` in a packed number: its number is ``packed >> shift & mask``."""

    what: Count
    shift: int
    mask: int


class Packing:
    """The fields of all counts of a rule set, those first of which there are the fewest."""

    def __init__(self, rules: CasinoRules) -> None:
        cards = len(rules.pack)
        fields, shift = [], 0
        for count in sorted(rules.score.packed, key=lambda count: count != OF_CARDS):
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
        """The packed counts of each card, by card number, jokers last."""

    def field(self, count: Count) -> BitField:
        """Return the field of a count of the score table."""
        return self._by_code[count.code]

    def number(self, packed: int, count: Count) -> int:
        """Return the number of ``count`` in ``packed``."""
        _, shift, mask = self._by_code[count.code]
        return packed >> shift & mask

    def of_facts(self, fact: SideFacts) -> int:
        """Return the packed counts of a side's captured cards."""
        return sum(fact.counted(field.what) << field.shift for field in self.fields)


@lru_cache(maxsize=64)
def packing_of(rules: CasinoRules) -> Packing:
    """Return the packing for the counts of ``rules``."""
    return Packing(rules)
