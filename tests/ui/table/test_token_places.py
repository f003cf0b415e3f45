"""The places of tokens, for windows of all sizes: on nothing else, and cards keep theirs."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given

from cardtable.ui.table.arrangement import lay_out
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.layout import TableLayout
from cardtable.ui.table.token_places import with_tokens
from tests.ui.table.test_layout import PAIRS, regions, single, tables, unhurried

SIZES = [(640, 540), (958, 732), (1456, 1004), (772, 926)]
"""The cloth of windows of 900 × 600, 1280 × 800, 1920 × 1080 and 800 × 1240 pixels beside the ledge."""


def inside(table: TableLayout, area: Rect) -> bool:
    return Rect(0, 0, table.width, table.height).inset(table.rim).contains(area)


@unhurried
@given(tables)
def test_tokens_lie_on_nothing_and_no_card_is_smaller_for_them(table: TableLayout) -> None:
    found = with_tokens(table, 2, 6)
    assert (found.measures, found.area) == (table.measures, table.area)
    assert found.tokens is not None
    others = {name: area for name, area in regions(found).items() if not name.startswith("pile")}
    for side in found.sides:
        # The number below a pile gives way.
        others[f"pile {side.side}"] = replace(side.pile, height=side.pile.height - found.measures.line)
    for area in found.tokens.areas:
        assert inside(found, area), area
        assert [name for name, other in others.items() if area.overlap(other) > 0.5] == []
    for one, other in combinations(found.tokens.areas, 2):
        assert one.overlap(other) == 0


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_both_sides_have_all_their_tokens_in_windows_of_usual_sizes(size: tuple[float, float]) -> None:
    found = with_tokens(lay_out(*size, 2, 0, single(2)), 2, 6).tokens
    assert found is not None
    assert set(found.races) == set(found.prizes) == {0, 1}
    assert found.left is not None


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_three_sides_have_their_numbers_in_windows_of_usual_sizes(size: tuple[float, float]) -> None:
    found = with_tokens(lay_out(*size, 3, 0, single(3), several=True), 2, 6).tokens
    assert found is not None
    assert set(found.races) == {0, 1, 2}


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_last_move_is_still_seen_well_below_a_pile(size: tuple[float, float]) -> None:
    table = lay_out(*size, 2, 0, single(2))
    found = with_tokens(table, 2, 6)
    for seat in found.seats:
        if seat.edge == "bottom":
            # The person's own last move is not shown, and gives way.
            continue
        assert seat.last.height >= min(4.4 * found.measures.line, table.seat(seat.seat).last.height) - 0.01
        assert inside(found, seat.last)


def test_no_tokens_where_nothing_counts_and_none_beside_tricks() -> None:
    table = lay_out(958, 732, 2, 0, single(2))
    assert with_tokens(table, 0, 0).tokens is None
    assert with_tokens(table.for_tricks((0, 1), ()), 2, 6).tokens is None
    only = with_tokens(table, 1, 0).tokens
    assert only is not None
    assert only.races
    assert (only.prizes, only.left) == ({}, None)
    six = with_tokens(lay_out(1456, 1004, 6, 0, PAIRS, several=True), 2, 6).tokens
    assert six is not None
