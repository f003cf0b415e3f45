"""The shipped table, its form, and that its generator gives the same table again."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cardtable.ai.ecarte.equilibrium import (
    FORMS,
    KEPT,
    NEEDS,
    decode,
    encode,
    equilibrium,
    pack_row,
    scores,
    unpack_row,
)
from cardtable.ai.ecarte.hands import canonical, deck_of
from cardtable.core.cards import PACK_32, parse_card, parse_cards
from cardtable.core.chance import rng, shuffled
from generators.ecarte.__main__ import compiled, numbers_of, solve, table_of
from tests.games.ecarte.first_decision import first_hand, first_hand_numbers

EVEN = (5, 5)


def hand(cards: str, turned: str = "7H") -> int:
    return deck_of(parse_card(turned)).hand(parse_cards(cards))


def test_hands_are_numbered_as_the_family_numbers_them() -> None:
    numbers = first_hand_numbers()
    table = equilibrium()
    generator = rng(41)
    for _ in range(500):
        *cards, turned = shuffled(PACK_32, generator)[:6]
        deck = deck_of(turned)
        number = numbers[first_hand(cards, turned)]
        expected = table.first[False, 5, 5][0][number] / 3
        assert table.propose(deck.hand(cards), deck.king_turned, EVEN, False) == expected


def test_suits_that_change_places_are_the_same_hand() -> None:
    assert canonical(hand("8H KS QD JD 7C")) == canonical(hand("8H KC QS JS 7D"))
    assert canonical(hand("8H KS QD JD 7C")) != canonical(hand("9H KS QD JD 7C"))
    # The trump next above the turned card is the same as that card would be without it.
    assert canonical(hand("9H KS", "8H")) == canonical(hand("9H KC", "8H")) == canonical(hand("9D KC", "8D"))
    assert canonical(hand("9H KS", "7H")) != canonical(hand("8H KS", "7H"))


def test_the_table_is_whole() -> None:
    table = equilibrium()
    assert set(table.first) == set(scores())
    for rows in (*table.first.values(), table.later, table.points):
        for row in rows:
            assert len(row) == 2 * FORMS
            assert set(row) <= {0, 1, 2, 3}
    assert len(table.parts) == 4 * KEPT * 3


def test_it_comes_back_as_it_was_packed() -> None:
    table = equilibrium()
    again = decode(encode(table))
    assert again == table
    assert unpack_row(pack_row(bytes([0, 3, 1, 2, 2]))) == bytes([0, 3, 1, 2, 2, 0, 0, 0])
    with pytest.raises(ValueError, match="not a table"):
        decode(b"something else")


def test_match_worth_grows_with_points() -> None:
    table = equilibrium()
    for matsch in (False, True):
        for elder in NEEDS:
            for dealer in NEEDS:
                value = table.match(elder, dealer, matsch)
                assert -2 <= value <= 2
                if elder > 1:
                    assert table.match(elder - 1, dealer, matsch) > value
                if dealer > 1:
                    assert table.match(elder, dealer - 1, matsch) < value
    assert abs(table.match(5, 5, False)) < 0.05


def test_sure_hands_are_played_and_hopeless_ones_are_not() -> None:
    table = equilibrium()
    for cards in ("KH QH JH AH TH", "QH JH AH KS KD", "AH 9H KS QS JS"):
        assert table.propose(hand(cards), False, EVEN, False) == 0
        assert table.accept(hand(cards), False, EVEN, False) == 0
    for cards in ("7S 8S 9D TD 7C", "8H 7S 8S 9D 7C"):
        assert table.propose(hand(cards), False, EVEN, False) == 1
        assert table.accept(hand(cards), False, EVEN, False) == 1


def test_more_is_worth_more_when_kept() -> None:
    table = equilibrium()
    king = table.kept(hand("KH QH"), None, False)
    low = table.kept(hand("9H 8H"), None, False)
    assert king.majority > low.majority
    assert king.king > 0.9
    assert abs(low.king) < 0.4
    assert table.kept(hand("QH JH", "KH"), None, True).king == 0


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cc") is None, reason="the generator needs a compiler")
def test_the_generator_gives_the_same_table_again(tmp_path: Path) -> None:
    program = compiled(tmp_path)
    first = solve(program, 5, 1, 2000, 4000, 2, tmp_path / "first", quiet=True)
    again = solve(program, 5, 1, 2000, 4000, 2, tmp_path / "again", quiet=True)
    assert first == again
    assert first != solve(program, 6, 1, 2000, 4000, 2, tmp_path / "other", quiet=True)
    table = table_of(first)
    assert decode(encode(table)) == table
    proved = numbers_of(table)
    assert table_of(proved + first[len(proved) :]) == table
