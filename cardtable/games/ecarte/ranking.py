"""Which card beats which: king, queen, jack, ace, ten, nine, eight, seven in every suit, and trumps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from cardtable.core.cards import ACE, JACK, KING, PACK_32, QUEEN, Card, rank_of, suit_of

RANKS = (7, 8, 9, 10, ACE, JACK, QUEEN, KING)
"""The ranks from the lowest to the highest."""

STRENGTH: tuple[int, ...] = tuple(
    RANKS.index(rank_of(card)) if rank_of(card) in RANKS else -1 for card in range(max(PACK_32) + 1)
)
"""The strength by card number: 0 (seven) to 7 (king); -1 for cards that are not in the pack."""


def is_king(card: Card) -> bool:
    """Whether ``card`` is a king."""
    return rank_of(card) == KING


def legal_cards(hand: Iterable[Card], lead: Card | None, trump: int) -> list[Card]:
    """Return the cards of ``hand`` that may be played, in the hand's order; ``lead`` is None for the leader.

    "Ein ausgespieltes Blatt muß nicht nur in seiner Farbe bedient, sondern auch, wenn es möglich ist, darin überstochen
    werden. Wer nicht bedienen kann, muß mit Trumpf stechen; wer auch das nicht kann, darf beliebig zuwerfen."
    """
    cards = list(hand)
    if lead is None:
        return cards
    suit = suit_of(lead)
    following = [card for card in cards if suit_of(card) == suit]
    if following:
        return [card for card in following if STRENGTH[card] > STRENGTH[lead]] or following
    return [card for card in cards if suit_of(card) == trump] or cards


def reply_wins(lead: Card, reply: Card, trump: int) -> bool:
    """Whether ``reply`` takes the trick from ``lead``."""
    if suit_of(reply) == suit_of(lead):
        return STRENGTH[reply] > STRENGTH[lead]
    return suit_of(reply) == trump


@lru_cache(maxsize=4096)
def excluded_by_reply(lead: Card, reply: Card, trump: int) -> frozenset[Card]:
    """Return the cards that a player who answered ``lead`` with ``reply`` cannot hold, because he would have had to
    play one of them.
    """
    suit = suit_of(lead)
    if suit_of(reply) == suit:
        if STRENGTH[reply] > STRENGTH[lead]:
            return frozenset()
        return frozenset(card for card in PACK_32 if suit_of(card) == suit and STRENGTH[card] > STRENGTH[lead])
    suits = {suit} if suit_of(reply) == trump else {suit, trump}
    return frozenset(card for card in PACK_32 if suit_of(card) in suits)


def excluded_by_plays(seat: int, plays: Sequence[tuple[int, Card]], trump: int) -> frozenset[Card]:
    """Return the cards that ``seat`` cannot hold after ``plays``, in which leads and replies alternate."""
    excluded: frozenset[Card] = frozenset()
    for (_, lead), (follower, reply) in zip(plays[::2], plays[1::2], strict=False):
        if follower == seat:
            excluded |= excluded_by_reply(lead, reply, trump)
    return excluded
