"""The order in which the cards of a hand are held where tricks are played."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import CLUBS, DIAMONDS, HEARTS, HIDDEN, SPADES, Card, rank_of, suit_of


def sorted_places(cards: Sequence[Card], ranks: Sequence[int], turned: Card = HIDDEN) -> list[int]:
    """The places of ``cards`` from left to right: suit by suit, red beside black, from the highest of ``ranks`` down.

    The suit of the card that is ``turned`` comes first; hidden cards come last. Without ``ranks`` nothing is sorted.
    """
    places = list(range(len(cards)))
    if not ranks:
        return places
    suits = [SPADES, HEARTS, CLUBS, DIAMONDS]
    if turned != HIDDEN:
        first = suits.index(suit_of(turned))
        suits = suits[first:] + suits[:first]

    def key(place: int) -> tuple[int, int]:
        card = cards[place]
        if card == HIDDEN:
            return len(suits), place
        return suits.index(suit_of(card)), ranks.index(rank_of(card))

    return sorted(places, key=key)
