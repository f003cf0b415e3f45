"""The four counters. The table is the catalogue's, written out by hand: above, base, below."""

from __future__ import annotations

import itertools

import pytest

from cardtable.core.errors import CodedError
from cardtable.core.markers import COUNTERS, CounterLayout, counters, points, strokes

TABLE = {
    0: ("", "", ""),
    1: ("", "●", ""),
    2: ("", "●●", ""),
    3: ("", "●●●", ""),
    4: ("", "●●●●", ""),
    5: ("●", "● ●", ""),
    6: ("●", "●●●", ""),
    7: ("", "● ●", "●"),
    8: ("", "●●●", "●"),
    9: ("●", "●", "●"),
    10: ("●", "● ●", "●"),
}


@pytest.mark.parametrize("number", TABLE)
def test_the_layout_of_each_number(number: int) -> None:
    above, base, below = TABLE[number]
    layout = counters(number)
    assert (layout.above, layout.base, layout.below) == (above.count("●"), base.count("●"), below.count("●"))
    assert layout.apart == (" " in base)


@pytest.mark.parametrize("number", TABLE)
def test_all_four_counters_are_somewhere(number: int) -> None:
    layout = counters(number)
    assert layout.above + layout.base + layout.below + layout.rest == COUNTERS == 4


@pytest.mark.parametrize("number", TABLE)
def test_a_counter_in_the_row_is_one_above_three_below_five(number: int) -> None:
    layout = counters(number)
    assert 3 * layout.above + layout.base + 5 * layout.below == number


@pytest.mark.parametrize("number", TABLE)
def test_and_back(number: int) -> None:
    assert points(counters(number)) == number


@pytest.mark.parametrize("number", [-1, 11, 100])
def test_other_numbers_have_no_layout(number: int) -> None:
    with pytest.raises(CodedError) as caught:
        counters(number)
    assert (caught.value.code, dict(caught.value.parameters)) == ("not_on_counters", {"points": number, "most": 10})


def test_other_layouts_mean_nothing() -> None:
    known = {counters(number) for number in TABLE}
    for places in itertools.product(range(5), repeat=4):
        layout = CounterLayout(*places)
        if layout not in known:
            with pytest.raises(CodedError) as caught:
                points(layout)
            assert caught.value.code == "no_such_layout"
            assert dict(caught.value.parameters) == dict(zip(("above", "base", "below", "rest"), places, strict=True))


@pytest.mark.parametrize(
    ("number", "bundles"),
    [(0, ()), (1, (1,)), (4, (4,)), (5, (5,)), (6, (5, 1)), (12, (5, 5, 2)), (20, (5, 5, 5, 5))],
)
def test_strokes_in_bundles_of_five(number: int, bundles: tuple[int, ...]) -> None:
    assert strokes(number) == bundles


def test_there_are_no_negative_strokes() -> None:
    with pytest.raises(CodedError) as caught:
        strokes(-1)
    assert (caught.value.code, dict(caught.value.parameters)) == ("not_on_strokes", {"points": -1})
