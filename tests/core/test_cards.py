"""Cards, packs and their text forms."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.core.cards import (
    ACE,
    CLUBS,
    DIAMONDS,
    HEARTS,
    HIDDEN,
    JOKER,
    KING,
    PACK_32,
    PACK_36,
    PACK_52,
    PACK_58,
    PACK_104,
    PACKS,
    SPADES,
    check_order,
    format_card,
    format_cards,
    make_card,
    parse_card,
    parse_cards,
    rank_of,
    suit_of,
)
from cardtable.core.errors import CardError


def test_text_is_rank_then_suit() -> None:
    assert format_card(make_card(ACE, SPADES)) == "AS"
    assert format_card(make_card(KING, HEARTS)) == "KH"
    assert format_card(make_card(10, DIAMONDS)) == "TD"
    assert format_card(make_card(7, CLUBS)) == "7C"
    assert format_card(HIDDEN) == "??"


@pytest.mark.parametrize("card", [*PACK_52, HIDDEN])
def test_every_card_survives_its_text(card: int) -> None:
    assert parse_card(format_card(card)) == card


@pytest.mark.parametrize("card", PACK_52)
def test_rank_and_suit_make_the_card(card: int) -> None:
    assert make_card(rank_of(card), suit_of(card)) == card


@pytest.mark.parametrize(("rank", "suit"), [(0, 0), (14, 0), (1, -1), (1, 4)])
def test_there_are_no_other_ranks_and_suits(rank: int, suit: int) -> None:
    with pytest.raises(CardError) as caught:
        make_card(rank, suit)
    assert (caught.value.code, dict(caught.value.parameters)) == ("no_such_card", {"rank": rank, "suit": suit})


@pytest.mark.parametrize("text", ["", "A", "10S", "1S", "as", "SA", "AX", "A S", " AS", "?"])
def test_other_texts_are_no_cards(text: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_card(text)
    assert (caught.value.code, dict(caught.value.parameters)) == ("not_a_card", {"text": text})


def test_several_cards_keep_their_order() -> None:
    assert format_cards(parse_cards("KH AS  TD\n7C")) == "KH AS TD 7C"
    assert parse_cards("") == ()
    assert format_cards(()) == ""


def test_packs() -> None:
    assert {size: len(pack) for size, pack in PACKS.items()} == {32: 32, 36: 36, 52: 52, 58: 58, 104: 104}
    assert set(Counter(PACK_52).values()) == set(Counter(PACK_32).values()) == {1}
    assert {*PACK_36} - {*PACK_32} == {card for card in PACK_52 if rank_of(card) == 6}
    assert Counter(PACK_104) == Counter(PACK_52 * 2)
    assert Counter(PACK_58) == Counter(PACK_52) + Counter({JOKER: 6})
    assert (rank_of(JOKER), suit_of(JOKER), format_card(JOKER), parse_card("JK")) == (0, 4, "JK", JOKER)
    assert {rank_of(card) for card in PACK_32} == {1, 7, 8, 9, 10, 11, 12, 13}
    assert Counter(suit_of(card) for card in PACK_32) == {SPADES: 8, HEARTS: 8, DIAMONDS: 8, CLUBS: 8}


def test_an_order_is_any_arrangement_of_the_pack() -> None:
    check_order(PACK_104[::-1], PACK_104)
    check_order(iter(PACK_32), PACK_32)


@pytest.mark.parametrize(
    ("order", "wrong"),
    [
        (PACK_52[:-1], "KC"),
        ((*PACK_52, PACK_52[0]), "AS"),
        ((*PACK_52[:-1], PACK_52[0]), "AS"),
        ((*PACK_52[:-1], HIDDEN), "??"),
        (PACK_104, "AS"),
    ],
)
def test_anything_else_is_refused(order: tuple[int, ...], wrong: str) -> None:
    with pytest.raises(CardError) as caught:
        check_order(order, PACK_52)
    assert caught.value.code == "not_this_pack"
    assert dict(caught.value.parameters) == {"card": wrong, "expected": 52, "given": len(order)}
