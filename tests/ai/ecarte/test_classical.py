"""The classical rules by heart."""

from __future__ import annotations

import pytest

from cardtable.ai.ecarte.classical import classical_keep, is_rule_hand, rule_lead
from cardtable.ai.ecarte.hands import deck_of
from cardtable.core.cards import parse_card, parse_cards

DECK = deck_of(parse_card("7H"))


def hand(cards: str) -> int:
    return DECK.hand(parse_cards(cards))


@pytest.mark.parametrize(
    "cards",
    [
        "TH 9H 8H 7S 7D",
        "9H 8H TS 9S 7S",
        "9H 8H KS 7D 7C",
        "9H 8H QS 7S 7D",
        "9H 8H JS AS JD",
        "8H KS 9S 8S 7S",
        "8H KS QS JS 7D",
        "8H KS TS 9S 7D",
        "8H QS JS AS KD",
        "KS QS JS KD 7C",
        "KS KD KC 7S 8S",
    ],
)
def test_hands_to_be_played(cards: str) -> None:
    assert is_rule_hand(hand(cards))


@pytest.mark.parametrize(
    "cards",
    ["9H 8H JS 7S 7D", "8H QS JS 9S 8S", "8H JS TS 9S KD", "KS QS 8S KD 7C", "7S 8S 9D TD 7C", "KH QS QD 7S 8D"],
)
def test_hands_to_be_changed(cards: str) -> None:
    assert not is_rule_hand(hand(cards))


def test_what_is_kept() -> None:
    assert classical_keep(hand("8H KS QS QD 7C")) == hand("8H KS QS")
    assert classical_keep(hand("7S 8S 9D TD 7C")) == 0


def test_no_lead_without_a_rule() -> None:
    assert rule_lead(hand("7S 8S 9D TD 7C"), 0) is None
    assert rule_lead(hand("QH 9H 8H"), 1) is None
    assert rule_lead(hand("QH 9H 8H"), 2) == (8, hand("8H"))
