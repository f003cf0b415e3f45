"""Tricks that are certain are taken whatever the opponent holds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from cardtable.ai.piquet.certain import cashed
from cardtable.core.cards import PACK_32, Card, parse_card, suit_of
from cardtable.core.chance import rng, shuffled
from cardtable.games.piquet.ranking import takes
from tests.games.piquet.tables import suited


@pytest.mark.parametrize(
    ("hand", "unseen", "card", "led", "tricks"),
    [
        ("S:AKQ H:A", "S:JT98 H:KQJ D:A", "AS", None, 4),
        # The king may be out against the queen, and leads whatever he likes once he is in.
        ("S:AQ H:A", "S:KJT H:KQ", "AS", None, 2),
        ("S:AQ H:A", "S:KJT H:KQ", "QS", None, 0),
        # After two leads nobody has a spade any more.
        ("S:AK7", "S:QJ H:AKQ", "AS", None, 3),
        ("S:AK7", "S:QJT H:AKQ", "AS", None, 2),
        ("S:AK7", "S:QJ H:AKQ", "7S", None, 0),
        # A card that takes what was led is followed by winners, one that does not by nothing.
        ("S:A7 H:A", "S:QJ H:K", "AS", "KS", 2),
        ("S:A7 H:A", "S:QJ H:K", "7S", "KS", 0),
        ("H:A7", "S:QJ H:K", "AH", "KS", 0),
    ],
)
def test_winners_are_cashed(hand: str, unseen: str, card: str, led: str | None, tricks: int) -> None:
    answered = parse_card(led) if led else None
    assert cashed(suited(hand), suited(unseen), parse_card(card), answered) == tricks


@pytest.mark.slow
def test_whatever_the_opponent_holds_and_plays_the_tricks_are_taken() -> None:
    claimed = 0
    for number in range(200):
        pack = shuffled(PACK_32, rng(8, number))
        size = 2 + number % 3
        hand, unseen = pack[:size], pack[size : size * 2 + 2]
        for card in hand:
            tricks = cashed(hand, unseen, card, None)
            claimed += tricks
            for theirs in combinations(unseen, size):
                _cash(hand, unseen, theirs, card, tricks)
    assert claimed > 100


def _cash(hand: Sequence[Card], unseen: Sequence[Card], theirs: Sequence[Card], card: Card, tricks: int) -> None:
    """Lead ``card``, of which it was said that so many tricks are certain, and go on so after each reply of theirs."""
    if not tricks:
        return
    rest = [other for other in hand if other != card]
    for reply in [other for other in theirs if suit_of(other) == suit_of(card)] or theirs:
        assert not takes(reply, card)
        # Who does not follow has none of the suit.
        void = suit_of(reply) != suit_of(card)
        out = [other for other in unseen if other != reply and not (void and suit_of(other) == suit_of(card))]
        if tricks > 1:
            following = max(rest, key=lambda one: cashed(rest, out, one, None))
            assert cashed(rest, out, following, None) >= tricks - 1
            _cash(rest, out, [other for other in theirs if other != reply], following, tricks - 1)
