"""The text form of a row of cards, and where its cards come to lie."""

from __future__ import annotations

import pytest

from cardtable.core.cards import parse_card
from cardtable.core.errors import CardError
from cardtable.ui.help.diagrams import ARROW, NEXT, OVERLAP, WIDE, DiagramError, card_row


def test_cards_beside_each_other() -> None:
    row = card_row("5S 7H QC")
    assert [card for card, _ in row.cards] == [parse_card(text) for text in ("5S", "7H", "QC")]
    assert [left for _, left in row.cards] == pytest.approx([0.0, NEXT, 2 * NEXT])
    assert row.width == pytest.approx(2 * NEXT + 1)
    assert row.arrows == row.gaps == ()


def test_overlapping_cards_a_gap_and_an_arrow() -> None:
    row = card_row("5S | 9S+2C > 9S+2C+5S 7H")
    hand = 1 + WIDE
    result = hand + 1 + OVERLAP + ARROW
    assert [left for _, left in row.cards] == pytest.approx(
        [0.0, hand, hand + OVERLAP, result, result + OVERLAP, result + 2 * OVERLAP, result + 2 * OVERLAP + NEXT]
    )
    assert row.gaps == pytest.approx((1 + WIDE / 2,))
    assert row.arrows == pytest.approx((hand + 1 + OVERLAP,))
    assert row.width == pytest.approx(result + 2 * OVERLAP + NEXT + 1)


def test_a_hidden_card_can_be_shown() -> None:
    assert card_row("?? AS").cards[0].card == -1


@pytest.mark.parametrize("text", ["", "5S |", "| 5S", "5S > ", "5S+", "+5S", "5S++7H"])
def test_an_empty_place_is_refused(text: str) -> None:
    with pytest.raises(DiagramError) as caught:
        card_row(text)
    assert caught.value.code == "empty_group"


@pytest.mark.parametrize("text", ["10D", "5S,7H", "5X"])
def test_a_word_that_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(CardError):
        card_row(text)
