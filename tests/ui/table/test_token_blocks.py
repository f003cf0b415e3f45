"""Blocks of tokens: rows from the left, within their area."""

from __future__ import annotations

import pytest

from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.token_blocks import Block, TokenPlaces


def test_the_tokens_of_a_block_lie_in_rows_within_it() -> None:
    block = Block(Rect(10, 20, 100, 62), 30, 2)
    places = block.places(6)
    assert [place.x for place in places[:3]] == pytest.approx([10, 43, 76])
    assert [place.y for place in places] == [20, 20, 20, 52, 52, 52]
    close = Block(Rect(0, 0, 80, 30), 30, 1).places(3)
    assert close[-1].right == pytest.approx(80)
    assert block.places(0) == []


def test_every_block_has_an_area() -> None:
    one, other = Block(Rect(0, 0, 30, 30), 30, 1), Block(Rect(40, 0, 30, 30), 30, 1)
    assert TokenPlaces().areas == []
    assert TokenPlaces({0: one}, {}, other).areas == [one.area, other.area]
