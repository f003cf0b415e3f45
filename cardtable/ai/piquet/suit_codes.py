"""Two open hands of Piquet as four numbers, one for each suit, and what a suit can become when a card of it is played.

A suit is a *code*: a one, followed by a bit for each card that is still held, the lowest card in the lowest bit; the
bit is 0 for a card of the leader and 1 for one of the follower. Only the order of the cards within a suit matters, and
without trumps the names of the suits do not matter. So a position is four sorted codes, and many are equal.

Leads of neighbouring cards are equivalent. A follower who can follow suit either wins as cheaply as possible or plays
the lowest card; otherwise he throws away the lowest card of some suit.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cardtable.core.cards import Card
from cardtable.games.piquet.ranking import SUIT_BITS, mask_of

_CODES = 512
"""The number of codes: a suit has at most eight cards."""

Position = tuple[int, int, int, int]
"""Four codes in ascending order."""


def _without(code: int, place: int) -> int:
    """Return ``code`` after the card at ``place``, counted from below, has been played."""
    low = code & ((1 << place) - 1)
    return code >> (place + 1) << place | low


def _length(code: int) -> int:
    return code.bit_length() - 1


OWN = [0] * _CODES
"""The number of the leader's cards in a suit."""
THEIRS = [0] * _CODES
"""The number of the follower's cards in a suit."""
SURE = [0] * _CODES
"""The number of the leader's cards in a suit above all cards of the follower; all of them if the follower has none."""
_Replies = tuple[tuple[int, bool], ...]
"""The replies of the follower to a lead: the suit after it, and whether he takes the trick."""
HELD = [0] * _CODES
"""The number of the follower's cards in a suit above all cards of the leader, but at most the number of the leader's
cards.
"""
LEADS: list[tuple[_Replies, ...]] = [()] * _CODES
"""For each suit that both players have, the replies to each lead."""
AFTER_DISCARD = [0] * _CODES
"""A suit after the follower has thrown away his lowest card of it; 0 if he has none."""
ANSWERS: list[tuple[_Replies, ...]] = [()] * _CODES
"""``LEADS`` with every reply, for those who may not want the trick, or may want to be rid of a high card."""
DISCARDS: list[tuple[int, ...]] = [()] * _CODES
"""A suit after the follower has thrown away any of his cards of it."""
FLIPPED = [0] * _CODES
"""A suit if the follower leads next."""
HOPE = [0] * _CODES
"""The order in which suits are led: low values, which are mostly right, are examined first."""


def _leads(code: int, every: bool = False) -> tuple[_Replies, ...]:
    length = _length(code)
    theirs = [place for place in range(length) if code >> place & 1]
    leads: list[_Replies] = []
    for lead in range(length - 1, -1, -1):
        if code >> lead & 1 or (lead > 0 and not code >> (lead - 1) & 1):
            # Of neighbouring cards the lowest stands for all.
            continue
        if every:
            after = {(_without(_without(code, max(place, lead)), min(place, lead)), place > lead) for place in theirs}
            leads.append(tuple(sorted(after, key=lambda reply: (not reply[1], reply[0]))))
            continue
        above = next((place for place in theirs if place > lead), -1)
        replies = []
        # A reply that takes the trick is tried first, because it is usually the best, which lets the bounds cut off
        # more.
        if above >= 0:
            replies.append((_without(_without(code, above), lead), True))
        if theirs[0] < lead:
            replies.append((_without(_without(code, lead), theirs[0]), False))
        leads.append(tuple(replies))
    return tuple(leads)


def _fill_tables() -> None:
    for code in range(1, _CODES):
        length = _length(code)
        bits = code ^ (1 << length)
        THEIRS[code] = bits.bit_count()
        OWN[code] = length - THEIRS[code]
        top = 0
        while top < length and not code >> (length - 1 - top) & 1:
            top += 1
        SURE[code] = top
        top = 0
        while top < length and code >> (length - 1 - top) & 1:
            top += 1
        HELD[code] = min(top, OWN[code])
        if OWN[code] and THEIRS[code]:
            LEADS[code] = _leads(code)
            ANSWERS[code] = _leads(code, every=True)
        DISCARDS[code] = tuple(sorted({_without(code, place) for place in range(length) if code >> place & 1}))
        if bits:
            AFTER_DISCARD[code] = _without(code, (bits & -bits).bit_length() - 1)
        FLIPPED[code] = code ^ ((1 << length) - 1)
        HOPE[code] = 2 * THEIRS[code] - OWN[code]


_fill_tables()


def hope_of(order: Position) -> int:
    """Return how soon the last of four suits is led: low values first."""
    return HOPE[order[3]]


def suit_mask(bit: int) -> int:
    """Return the mask of all cards of the suit of the card ``bit``."""
    return SUIT_BITS << (bit.bit_length() - 1 & ~7)


def codes_of(leader: Iterable[Card], follower: Iterable[Card]) -> Position:
    """Return the position in which leader and follower hold these cards."""
    return codes_of_masks(mask_of(leader), mask_of(follower))


def codes_of_masks(leader: int, follower: int) -> Position:
    """Return the position in which leader and follower hold the cards of two masks."""
    a, b, c, d = sorted(
        (
            _code(leader & SUIT_BITS, follower & SUIT_BITS),
            _code(leader >> 8 & SUIT_BITS, follower >> 8 & SUIT_BITS),
            _code(leader >> 16 & SUIT_BITS, follower >> 16 & SUIT_BITS),
            _code(leader >> 24, follower >> 24),
        )
    )
    return a, b, c, d


@cache
def _code(own: int, theirs: int) -> int:
    code = 1
    for strength in range(7, -1, -1):
        if (own | theirs) >> strength & 1:
            code = code << 1 | theirs >> strength & 1
    return code
