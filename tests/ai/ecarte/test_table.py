"""The shipped table, its form, and that its generator gives the same table again."""

from __future__ import annotations

import random
import shutil
from collections import Counter
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
from cardtable.ai.ecarte.hands import PACK, SUITS, bits, canonical, deck_of
from cardtable.ai.ecarte.tricks import leader_tricks
from cardtable.core.cards import PACK_32, parse_card, parse_cards
from cardtable.core.chance import rng, shuffled
from generators.ecarte.__main__ import compiled, numbers_of, solve, table_of
from generators.ecarte.dealer import counted, elders
from tests.games.ecarte.first_decision import first_hand, first_hand_numbers

EVEN = (5, 5)
KINGS = [1 << (suit.bit_length() - 1) for suit in SUITS[1:]]


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


@pytest.mark.parametrize(
    ("changed", "best", "other"),
    [
        (2, "KS QH TH", "KS QH TH 9D"),
        (2, "KS QH TH", "QH TH AD"),
        (5, "KS QH TH", "KS QH TH 9D"),
        (3, "AH TH 8H", "AH TH 8H 7C"),
    ],
)
def test_a_card_that_wins_nothing_is_not_worth_keeping(changed: int, best: str, other: str) -> None:
    """Deals are dealt and played here once more; elder keeps trumps and kings, and changes as many cards as is said."""
    chance, wins = random.Random(1852), Counter[str]()
    own = hand(best) | hand(other)
    cards = [one for one in bits(PACK) if not one & own]
    deals = 0
    while deals < 400:
        chance.shuffle(cards)
        first = sum(cards[:5])
        kept = sum(one for one in bits(first) if one < 128 or one in KINGS)
        if 5 - kept.bit_count() != changed:
            continue
        deals += 1
        elder = kept | sum(cards[5 : 5 + changed])
        for text in (best, other):
            needed = 5 - len(text.split())
            dealer = hand(text) | sum(cards[5 + changed : 5 + changed + needed])
            wins[text] += leader_tricks(elder, dealer) <= 2
    table = equilibrium()
    assert wins[best] > wins[other]
    assert table.kept(hand(best), changed, False).majority > table.kept(hand(other), changed, False).majority


@pytest.mark.slow
def test_each_set_of_the_dealers_cards_meets_the_same_elders() -> None:
    table = equilibrium()
    groups = elders(table, 400, random.Random(3))
    assert [len(group) for group in groups] == [400, 400, 400]
    for place, group in enumerate(groups):
        for text in ("KS QH TH", "AH 8H", "KS KD QC", "9D"):
            kept = hand(text)
            majority, vole, _ = counted(kept, group)
            shipped = table.kept(kept, place + 2, False)
            # Four standard errors of the some 150 deals in which nobody else holds these cards.
            assert abs(majority - shipped.majority) < 0.17
            assert abs(vole - shipped.vole) < 0.2
