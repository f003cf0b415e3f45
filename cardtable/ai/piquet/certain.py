"""Tricks that one of two players is certain to take, whatever the opponent holds and does: winners led one after the
other.

Further tricks can be certain if the opponent's hand is known or he has to lead; they are not counted here.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Card, suit_of
from cardtable.games.piquet.ranking import strength_of, takes

_NONE = -1
"""A value lower than any strength."""


def cashed(hand: Sequence[Card], out: Sequence[Card], card: Card, led: Card | None) -> int:
    """Return how many tricks from this one on are certain for a player who plays ``card`` from ``hand``, as an answer
    to ``led`` or as a lead (None), and then leads winners. The opponent may hold any of the cards ``out``, as many as
    the ``hand`` has.
    """
    if led is not None:
        if not takes(card, led):
            return 0
        rest = [other for other in hand if other != card]
        return 1 + sum(_run(_from_the_top(rest, suit), out, suit, len(rest)) for suit in range(4))
    first = suit_of(card)
    order = [card, *(other for other in _from_the_top(hand, first) if other != card)]
    begun = _run(order, out, first, len(hand))
    if not begun:
        return 0
    others = (suit for suit in range(4) if suit != first)
    return begun + sum(_run(_from_the_top(hand, suit), out, suit, len(hand)) for suit in others)


def _from_the_top(hand: Sequence[Card], suit: int) -> list[Card]:
    return sorted((card for card in hand if suit_of(card) == suit), key=strength_of, reverse=True)


def _run(order: Sequence[Card], out: Sequence[Card], suit: int, cards: int) -> int:
    """Return how many leads from one suit, in this ``order``, are certain to take their tricks before one may be
    beaten. In the worst case the opponent, who has ``cards`` cards, holds all cards of the suit that are out and plays
    the highest last.
    """
    against = [strength_of(card) for card in out if suit_of(card) == suit]
    number, highest = min(len(against), cards), max(against, default=_NONE)
    for place, card in enumerate(order):
        if place < number and strength_of(card) < highest:
            return place
    return len(order)
