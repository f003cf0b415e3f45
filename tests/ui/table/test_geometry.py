"""Plain rectangles."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardtable.ui.table.geometry import Rect

few = st.integers(-3, 3).map(float)
lengths = st.integers(0, 4).map(float)
rectangles = st.builds(Rect, few, few, lengths, lengths)


@given(rectangles, rectangles)
def test_rectangles_meet_where_they_cover_some_area(one: Rect, other: Rect) -> None:
    assert one.meets(other) is (one.overlap(other) > 0)
