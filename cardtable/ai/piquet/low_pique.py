"""Elder's Sechziger in play where only cards from the ten up count: the lines of two open hands that make it.

Until the dealer takes a trick, elder leads. She comes to her thirtieth point with leads that count and that nobody
beats, and with any lead that counts at last; whether such a line is worth more than the best one without it depends on
what the Sechziger is worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardtable.ai.piquet.low_cards import LowCards, beats, bits_of, count_of, height_of, same_suit
from cardtable.core.cards import Card
from cardtable.games.piquet.ranking import BIT, SUIT_MASK, cards_of


class SixtyLine(NamedTuple):
    """What elder counts more than the dealer from here on, without the Sechziger, and whether she makes it."""

    difference: int
    makes: bool


class LowPique:
    """Searches lines with a Sechziger that is ``worth`` so many points. With ``at_once`` only the first card of the
    deal makes it.
    """

    def __init__(self, solver: LowCards, worth: float, at_once: bool = False) -> None:
        self._solver = solver
        self._worth = worth
        self._at_once = at_once
        self._known: dict[tuple[int, int, int], SixtyLine] = {}

    def led(self, card: Card, elder: int, dealer: int, taken: int, missing: int) -> SixtyLine:
        """Return elder's line if she leads ``card``. Hands are masks, ``taken`` are her tricks, which are all that were
        played; she is ``missing`` so many points.
        """
        led = BIT[card]
        counts = int(count_of(led))
        if counts >= missing or self._at_once:
            return SixtyLine(self._solver.led(card, elder, dealer, taken), counts >= missing)
        lines = (self._answered(card, reply, elder, dealer, taken, missing - counts) for reply in _replies(led, dealer))
        return min(lines, key=self._total)

    def answered(self, led: Card, card: Card, elder: int, dealer: int, taken: int, missing: int) -> SixtyLine:
        """Return elder's line if the dealer answers ``led`` with ``card``. The lead is still among her cards, and it
        has been counted.
        """
        return self._answered(led, BIT[card], elder, dealer, taken, 0 if self._at_once else missing)

    def _answered(self, led: Card, reply: int, elder: int, dealer: int, taken: int, missing: int) -> SixtyLine:
        first = BIT[led]
        (card,) = cards_of(reply)
        beaten, last = beats(reply, first), elder == first
        if beaten or not missing or last:
            # The last trick brings a point besides.
            makes = last and not beaten and missing == 1
            return SixtyLine(self._solver.answered(led, card, elder, dealer, taken), makes)
        after = self._free(elder ^ first, dealer ^ reply, taken + 1, missing)
        return after._replace(difference=after.difference + count_of(first))

    def _free(self, elder: int, dealer: int, taken: int, missing: int) -> SixtyLine:
        """Return elder's best line when she is about to lead and has taken every trick."""
        key = elder, dealer, missing
        found = self._known.get(key)
        if found is None:
            lines = [SixtyLine(self._solver.value(elder, dealer, taken), False)]
            lines += (self.led(card, elder, dealer, taken, missing) for card in _leads(elder, dealer, missing))
            found = self._known[key] = max(lines, key=self._total)
        return found

    def _total(self, line: SixtyLine) -> float:
        return line.difference + self._worth * line.makes


def _leads(elder: int, dealer: int, missing: int) -> Iterator[Card]:
    """Yield the leads on the way to the Sechziger, the highest of each suit, if elder's cards can make it."""
    if missing > sum(map(count_of, _bits(elder))) + 1:
        return
    for suit in SUIT_MASK:
        held = _bits(elder & suit)
        high = [bit for bit in held if count_of(bit)]
        # A lead that makes it or threatens to may be beaten: of those that count the lowest is the cheapest.
        for lead in dict.fromkeys([held[-1], high[-1], high[0]] if high and missing <= 2 else held[-1:]):
            may_lose = missing <= 2 and count_of(lead)
            if may_lose or not any(beats(bit, lead) for bit in _bits(dealer)):
                yield from cards_of(lead)


def _replies(led: int, dealer: int) -> Iterator[int]:
    """Yield the dealer's cheapest replies: below the lead, above it with a card that counts and with one that does not,
    or the lowest of each suit if he has none of its own.
    """
    follows = [bit for bit in _bits(dealer) if same_suit(bit, led)]
    if not follows:
        for suit in SUIT_MASK:
            if dealer & suit:
                yield min(_bits(dealer & suit), key=height_of)
        return
    below = [bit for bit in follows if not beats(bit, led)]
    above = [bit for bit in follows if beats(bit, led)]
    for group in (below, [bit for bit in above if not count_of(bit)], [bit for bit in above if count_of(bit)]):
        if group:
            yield min(group, key=height_of)


def _bits(mask: int) -> list[int]:
    """Return the bit of each card of a mask, the lower ones of a suit first: a six lies above the others."""
    return sorted(bits_of(mask), key=height_of)
