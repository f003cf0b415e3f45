"""JSON values written as words are read back, whatever they are."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.errors import CodedError
from cardtable.core.notation import MOST_DEPTH, row_to_text, rows_to_text, text_to_rows

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**11), 10**11),
    st.text(st.characters(blacklist_categories=["Cs"]), max_size=8),
    st.sampled_from(["-", "|", "true", "null", "12", "[", '"', "9S", ""]),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=4), inner, max_size=3)),
    max_leaves=8,
)


@given(st.lists(VALUES, max_size=5))
def test_a_row_is_read_back(values: list[Any]) -> None:
    assert text_to_rows(row_to_text(values)) == [values]


@given(st.lists(st.lists(VALUES, max_size=3), min_size=1, max_size=4))
def test_rows_are_read_back(rows: list[list[Any]]) -> None:
    assert text_to_rows(rows_to_text(rows)) == rows


@pytest.mark.parametrize("text", ["[9S", "9S]", "{a}", "{a 1 a 2}", "{1 2}", '"9S', r'"\x"', "{a 1", "[9S | 4H]", "}"])
def test_what_is_no_line_is_refused(text: str) -> None:
    with pytest.raises(CodedError) as caught:
        text_to_rows(text)
    assert caught.value.code == "not_a_line"


def test_lists_are_not_nested_without_end() -> None:
    assert text_to_rows("[" * MOST_DEPTH + "]" * MOST_DEPTH)
    with pytest.raises(CodedError) as caught:
        text_to_rows("[" * 100_000)
    assert caught.value.code == "nested_too_deeply"
