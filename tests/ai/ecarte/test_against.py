"""The words against a player by the old list: the table, and that they bring what is said of them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cardtable.ai.ecarte.against import AgainstTheList, against_the_list, decode_against, encode_against
from cardtable.ai.ecarte.equilibrium import DEALER, ELDER, FORMS, equilibrium, scores
from cardtable.ai.ecarte.hands import deck_of
from cardtable.core.cards import parse_card, parse_cards
from generators.ecarte.__main__ import answer, compiled


def hand(cards: str, turned: str = "7H") -> int:
    return deck_of(parse_card(turned)).hand(parse_cards(cards))


def test_the_table_is_whole() -> None:
    table = against_the_list()
    assert set(table.first) == set(table.gains) == set(scores())
    for rows in table.first.values():
        assert all(len(row) == 2 * FORMS and set(row) <= {0, 3} for row in rows)


def test_it_comes_back_as_it_was_packed() -> None:
    table, base = against_the_list(), equilibrium()
    assert decode_against(encode_against(table, base), base) == table
    with pytest.raises(ValueError, match="not a table"):
        decode_against(b"anything", base)


def test_where_nothing_better_was_found_the_words_are_those_of_the_equilibrium() -> None:
    table, base = against_the_list(), equilibrium()
    for score in scores():
        for seat in (ELDER, DEALER):
            gain = table.gains[score][seat]
            assert gain >= 0
            assert gain or table.first[score][seat] == base.first[score][seat]
    assert any(gain for gains in table.gains.values() for gain in gains)


def test_sure_hands_are_played_and_hopeless_ones_are_not() -> None:
    table = against_the_list()
    for needs in ((5, 5), (1, 1), (3, 2)):
        for says in (table.proposes, table.accepts):
            assert not says(hand("KH QH JH TH 9H"), False, needs, False)
            assert says(hand("7S 8S 7D 8D 7C"), False, needs, False)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cc") is None, reason="the generator needs a compiler")
def test_the_generator_gives_the_same_table_again(tmp_path: Path) -> None:
    program, found = compiled(tmp_path), list[AgainstTheList]()
    for seed in (5, 5, 6):
        found.append(answer(program, seed, 4000, equilibrium(), tmp_path))
    assert found[0] == found[1] != found[2]
