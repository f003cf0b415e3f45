"""Where the ledge lies: at the right, at the foot of an upright table, and never over more than its share."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.ui.table.ledge_place import place_ledge

SIZES = st.tuples(st.integers(320, 3840), st.integers(240, 2400))
TEXTS = st.sampled_from([0.9, 1.0, 1.15, 1.5, 1.75, 2.0])


@given(SIZES, TEXTS)
def test_it_lies_at_the_foot_of_what_is_higher_than_wide(size: tuple[int, int], text: float) -> None:
    place = place_ledge(*size, text)
    assert place.foot == (size[0] < size[1])
    # Most of the table is cloth.
    assert 0 < place.size <= 0.4 * (size[1] if place.foot else size[0])


@given(SIZES)
def test_larger_words_get_larger_letters_and_no_less_room(size: tuple[int, int]) -> None:
    usual = place_ledge(*size)
    assert 13 <= usual.letters <= 26
    for text in (1.15, 1.5, 1.75, 2.0):
        large = place_ledge(*size, text)
        assert large.letters == pytest.approx(text * usual.letters)
        assert large.size >= usual.size


@pytest.mark.parametrize(("size", "wide"), [((900, 564), 246), ((1280, 760), 297), ((1920, 1040), 430)])
def test_at_usual_sizes_it_is_as_wide_as_designed(size: tuple[int, int], wide: int) -> None:
    assert abs(place_ledge(*size).size - wide) <= 2
