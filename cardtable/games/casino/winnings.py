"""How much of what counts each side has captured so far, as far as everybody at the table has seen it."""

from __future__ import annotations

from cardtable.core.cards import ACE, HIDDEN, SPADES, Card, rank_of
from cardtable.core.view import SeatView
from cardtable.core.winnings import Prize, Race, Winnings
from cardtable.core.zones import marks, pile
from cardtable.games.casino.counts import OF_CARDS, OF_SPADES, Count
from cardtable.games.casino.rules import CasinoRules

_SUITS = {OF_CARDS: None, OF_SPADES: SPADES}
"""The counts for which there is a token, with the suit that they count."""


def winnings(rules: CasinoRules, view: SeatView) -> Winnings:
    """Return what the sides have captured, in the order of the score table: cards and the counts that somebody can have
    most of, and the cards that count by themselves.
    """
    won = [_won(view, side) for side in range(len(rules.sides))]
    score, whole = rules.score, len(rules.pack)
    enough: dict[Count, int] = {OF_CARDS: 0}
    for part in score.parts:
        if part.counts_each and part.count is not None:
            enough.setdefault(part.count, 0)
    for part in score.majorities:
        if part.count in _SUITS:
            enough[part.count] = part.enough(whole)
    races = [
        Race(_SUITS[count], tuple(count.number_in(cards) for cards in won), enough[count])
        for count in sorted(enough, key=lambda count: count.place)
    ]
    single = [part for part in score.cards if not part.counts_each]
    # A suit of which each card counts is told by its number.
    valued = [card for card in dict.fromkeys(rules.pack) if any(part.of_card(card) for part in single)]
    prizes = [
        Prize(card, tuple(cards.count(card) for cards in won), rules.pack.count(card))
        for card in sorted(valued, key=lambda card: (-score.of_card(card), rank_of(card) == ACE, card))
    ]
    return Winnings(tuple(races), tuple(prizes))


def _won(view: SeatView, side: int) -> list[Card]:
    return [card for zone in (pile(side), marks(side)) for card, _ in view.cards(zone) if card != HIDDEN]
