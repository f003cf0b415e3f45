"""The order of the cards of a hand in games with tricks."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import CLUBS, DIAMONDS, HEARTS, HIDDEN, SPADES, Card, rank_of, suit_of


def sorted_places(cards: Sequence[Card], ranks: Sequence[int], turned: Card = HIDDEN) -> list[int]:
    """Return the places of ``cards`` in the order from left to right: suit by suit, red next to black, each from the
    highest of ``ranks`` down.

    The suit of the ``turned`` card comes first; hidden cards come last. Without ``ranks`` the order stays as it is.
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
