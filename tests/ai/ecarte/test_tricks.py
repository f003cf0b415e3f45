"""The solver against plain minimax that follows the rules of the game itself."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.ecarte.hands import bits, deck_of, kept_choices
from cardtable.ai.ecarte.tricks import lead_tricks, leader_tricks, reply_tricks
from cardtable.core.cards import PACK_32, Card, parse_card, suit_of
from cardtable.core.chance import rng, shuffled
from cardtable.games.ecarte.ranking import legal_cards, reply_wins


def plain(leader: tuple[Card, ...], follower: tuple[Card, ...], trump: int) -> int:
    """The tricks of the leader."""
    best = 0
    for lead in leader:
        rest = tuple(card for card in leader if card != lead)
        worst = len(leader)
        for reply in legal_cards(follower, lead, trump):
            left = tuple(card for card in follower if card != reply)
            if reply_wins(lead, reply, trump):
                worst = min(worst, len(rest) - plain(left, rest, trump))
            else:
                worst = min(worst, 1 + plain(rest, left, trump))
        best = max(best, worst)
    return best


def hands(size: int, generator: random.Random) -> tuple[tuple[Card, ...], tuple[Card, ...], Card]:
    order = shuffled(PACK_32, generator)
    return order[:size], order[size : 2 * size], order[-1]


@pytest.mark.parametrize(("size", "count"), [(1, 200), (2, 400), (3, 400), (4, 250), (5, 40)])
def test_tricks_are_those_of_plain_minimax(size: int, count: int) -> None:
    generator = rng(31, size)
    for _ in range(count):
        leader, follower, turned = hands(size, generator)
        deck = deck_of(turned)
        expected = plain(leader, follower, suit_of(turned))
        assert leader_tricks(deck.hand(leader), deck.hand(follower)) == expected


def test_every_lead_and_reply_has_its_own_value() -> None:
    generator = rng(32)
    for _ in range(60):
        leader, follower, turned = hands(4, generator)
        deck, trump = deck_of(turned), suit_of(turned)
        values = lead_tricks(deck.hand(leader), deck.hand(follower))
        assert set(values) == {deck.bit[card] for card in leader}
        for lead in leader:
            rest = tuple(card for card in leader if card != lead)
            replies = {}
            for reply in legal_cards(follower, lead, trump):
                left = tuple(card for card in follower if card != reply)
                wins = reply_wins(lead, reply, trump)
                replies[deck.bit[reply]] = 1 + plain(left, rest, trump) if wins else 3 - plain(rest, left, trump)
            found = reply_tricks(deck.hand(follower), deck.bit[lead], deck.hand(rest))
            assert found == replies
            assert values[deck.bit[lead]] == 4 - max(replies.values())


def test_what_can_be_kept() -> None:
    deck = deck_of(parse_card("7H"))
    hand = deck.hand([parse_card(text) for text in ("KH", "8H", "7S", "8D", "9C")])
    assert len(kept_choices(hand, 1, 5)) == 31
    assert len(kept_choices(hand, 2, 2)) == 10
    assert all(kept & hand == kept and kept.bit_count() in (3, 4) for kept in kept_choices(hand, 1, 2))
    assert sum(bits(hand)) == hand
