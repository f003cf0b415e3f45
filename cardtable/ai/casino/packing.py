"""What cards are counted for, in one integer, so that a search adds up all counts by one addition.

Each count of the score table has a field of bits, wide enough for all cards of the pack; the number of cards stands in
the lowest. Numbers are never negative and never more than the whole, so no field runs over into the next.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from cardtable.games.casino.counts import OF_CARDS, OF_SPADES, Count
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.rules import CasinoRules


class Place(NamedTuple):
    """Where the number of a count, ``what``, stands: it is ``packed >> shift & mask``."""

    what: Count
    shift: int
    mask: int


class Packing:
    """The places of all counts of a rule set, those first of which there are the fewest."""

    def __init__(self, rules: CasinoRules) -> None:
        cards = len(rules.pack)
        places, shift = [], 0
        for count in sorted(rules.score.counts, key=lambda count: count != OF_CARDS):
            # One bit more than the whole takes: which copy a card is may be guessed, and guessed wrong.
            bits = count.whole(cards).bit_length() + 1
            places.append(Place(count, shift, (1 << bits) - 1))
            shift += bits
        self.places: tuple[Place, ...] = tuple(sorted(places, key=lambda place: place.what.whole(cards)))
        by_code = {place.what.code: place for place in places}
        self._by_code: Mapping[str, Place] = by_code
        self.cards = by_code[OF_CARDS.code].mask
        """The mask of the number of cards, which needs no shift."""
        self.spades = by_code[OF_SPADES.code]
        self.of: list[int] = [
            sum(place.what.of[card] << place.shift for place in places) for card in range(len(OF_CARDS.of))
        ]
        """What each card adds, by card number, the joker last."""

    def place(self, count: Count) -> Place:
        """Where a count of the score table stands."""
        return self._by_code[count.code]

    def number(self, packed: int, count: Count) -> int:
        """The number of one count."""
        _, shift, mask = self._by_code[count.code]
        return packed >> shift & mask

    def of_facts(self, fact: SideFacts) -> int:
        """What a side has captured."""
        return sum(fact.counted(place.what) << place.shift for place in self.places)


@lru_cache(maxsize=64)
def packing_of(rules: CasinoRules) -> Packing:
    """The places of the counts of ``rules``."""
    return Packing(rules)
