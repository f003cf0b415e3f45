"""Exact solution of the tricks with both hands open.

A suit is a string of owners from its lowest to its highest remaining card, packed into an integer below 512: a leading
one, then one bit for each card, the highest first, which is set if the leader has it. Positions that differ only in
cards that are gone, or in the names of the side suits, get equal numbers; so one table serves all deals that are
sampled for a decision.
"""

from __future__ import annotations

from functools import lru_cache

from cardtable.ai.ecarte.hands import SUITS, Hand, bits, suit_index

MOST_REMEMBERED = 400_000
"""The number of positions at which the table is emptied."""

_known: dict[int, int] = {}


def _length(code: int) -> int:
    return code.bit_length() - 1


def _without(code: int, place: int) -> int:
    return code >> (place + 1) << place | code & ((1 << place) - 1)


def _runs(code: int, owner: int, low: int, high: int) -> list[int]:
    """Return the places of ``owner`` from ``low`` to below ``high``, one for each run of equivalent (neighbouring)
    cards.
    """
    return [
        place
        for place in range(low, high)
        if code >> place & 1 == owner and not (place > low and code >> (place - 1) & 1 == owner)
    ]


def _leads(code: int) -> tuple[tuple[bool, tuple[int, ...]], ...]:
    """Return, for each lead worth examining, whether it is beaten in its suit, and the suit after each reply. If the
    follower has no card of the suit, the only entry is the suit without the lead.
    """
    length, found = _length(code), []
    for place in _runs(code, 1, 0, length):
        over = _runs(code, 0, place + 1, length)
        under = [] if over else _runs(code, 0, 0, place)
        after = tuple(_without(_without(code, max(place, reply)), min(place, reply)) for reply in over or under)
        found.append((bool(over), after or (_without(code, place),)))
    return tuple(found)


def _has_follower(code: int) -> bool:
    return any(not code >> place & 1 for place in range(_length(code)))


_LEADS = tuple(_leads(code) if code else () for code in range(512))
_FOLLOWS = tuple(bool(code) and _has_follower(code) for code in range(512))
_DROPS = tuple(
    tuple(_without(code, place) for place in _runs(code, 0, 0, _length(code))) if code else () for code in range(512)
)
_FLIPPED = tuple(code ^ ((1 << _length(code)) - 1) if code else 0 for code in range(512))


@lru_cache(maxsize=1 << 16)
def _code(leader: int, follower: int) -> int:
    code, both, place = 0, leader | follower, 0
    while both:
        bit = both & -both
        if leader & bit:
            code |= 1 << place
        place += 1
        both ^= bit
    return code | 1 << place


def leader_tricks(leader: Hand, follower: Hand) -> int:
    """Return the tricks that the leader takes if both play perfectly. The hands must be equally long."""
    return _solve(
        _code(leader & 127, follower & 127),
        _code(leader >> 7 & 255, follower >> 7 & 255),
        _code(leader >> 15 & 255, follower >> 15 & 255),
        _code(leader >> 23, follower >> 23),
    )


def _solve(trump: int, first: int, second: int, third: int) -> int:
    # The names of the side suits mean nothing: in order, six positions become one.
    if first < second:
        first, second = second, first
    if second < third:
        second, third = third, second
        if first < second:
            first, second = second, first
    key = trump | first << 9 | second << 18 | third << 27
    known = _known.get(key)
    if known is not None:
        return known
    cards = (_length(trump) + _length(first) + _length(second) + _length(third)) >> 1
    if not cards:
        return 0
    best = _best_trump(trump, first, second, third, cards)
    side_suits = (first, second, third)
    for number in range(3):
        if best == cards:
            # More than every trick is not to be had: the other leads are cut off.
            break
        code, one, other = side_suits[number], side_suits[number - 2], side_suits[number - 1]
        if code == 1 or (number and code == side_suits[number - 1]):
            # No card of this suit, or the same one as before.
            continue
        best = max(best, _best_side_suit(trump, code, one, other, cards))
    if len(_known) >= MOST_REMEMBERED:
        _known.clear()
    _known[key] = best
    return best


def _beaten(trump: int, first: int, second: int, third: int, cards: int) -> int:
    """Return the leader's tricks if the follower takes this one; ``cards`` is the number of cards of a hand
    before it.
    """
    if cards == 1:
        return 0
    return cards - 1 - _solve(_FLIPPED[trump], _FLIPPED[first], _FLIPPED[second], _FLIPPED[third])


def _best_trump(trump: int, first: int, second: int, third: int, cards: int) -> int:
    best = -1
    for beaten, after in _LEADS[trump]:
        if beaten:
            value = min(_beaten(code, first, second, third, cards) for code in after)
        elif _FOLLOWS[trump]:
            value = 1 + min(_solve(code, first, second, third) for code in after)
        else:
            code = after[0]
            value = 1 + min(
                *(_solve(code, drop, second, third) for drop in _DROPS[first]),
                *(_solve(code, first, drop, third) for drop in _DROPS[second]),
                *(_solve(code, first, second, drop) for drop in _DROPS[third]),
                cards,
            )
        best = max(best, value)
    return best


def _best_side_suit(trump: int, suit: int, one: int, other: int, cards: int) -> int:
    best = -1
    for beaten, after in _LEADS[suit]:
        if beaten:
            value = min(_beaten(trump, code, one, other, cards) for code in after)
        elif _FOLLOWS[suit]:
            value = 1 + min(_solve(trump, code, one, other) for code in after)
        elif _FOLLOWS[trump]:
            value = min(_beaten(drop, after[0], one, other, cards) for drop in _DROPS[trump])
        else:
            code = after[0]
            value = 1 + min(
                *(_solve(trump, code, drop, other) for drop in _DROPS[one]),
                *(_solve(trump, code, one, drop) for drop in _DROPS[other]),
                cards,
            )
        best = max(best, value)
    return best


def legal_replies(hand: Hand, lead: Hand) -> tuple[Hand, bool]:
    """Return the cards of ``hand`` that may answer ``lead``, and whether they take the trick."""
    suit = suit_index(lead)
    following = hand & SUITS[suit]
    if following:
        over = following & ~((lead << 1) - 1)
        return over or following, bool(over)
    trumps = hand & SUITS[0]
    return trumps or hand, bool(trumps)


def reply_tricks(hand: Hand, lead: Hand, rest: Hand) -> dict[Hand, int]:
    """Return, for each card that may answer ``lead``, the tricks that the follower takes from now on, including this
    one.

    ``rest`` is the leader's hand without the lead.
    """
    replies, beats = legal_replies(hand, lead)
    cards = rest.bit_count()
    if beats:
        return {bit: 1 + leader_tricks(hand ^ bit, rest) for bit in bits(replies)}
    return {bit: cards - leader_tricks(rest, hand ^ bit) for bit in bits(replies)}


def lead_tricks(hand: Hand, follower: Hand) -> dict[Hand, int]:
    """Return, for each card of ``hand``, the tricks that its owner takes from now on if it is led."""
    cards = hand.bit_count()
    return {bit: cards - max(reply_tricks(follower, bit, hand ^ bit).values()) for bit in bits(hand)}
