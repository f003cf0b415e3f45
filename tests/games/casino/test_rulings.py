"""Rulings of RULES.md that no source tells and no other file plays."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.cards import PACK_52, format_cards, parse_card
from tests.games.casino.positions import captures, position, rules_of

DOUBLE = {"berlin1810": {}, "mulle_sassersson": {"double_values": True}}
ACE = "AS"


@pytest.mark.parametrize("name", DOUBLE)
@given(table=st.sets(st.sampled_from(PACK_52), min_size=1, max_size=8))
def test_both_values_at_once_take_no_more_with_an_ace(name: str, table: set[int]) -> None:
    loose = format_cards(sorted(table - {parse_card(ACE)}))
    one, both = (rules_of(name, 2, **DOUBLE[name], double_use=use) for use in ("one", "both"))
    assert captures(position(one, [ACE, "3H"], loose)) == captures(position(both, [ACE, "3H"], loose))
