"""Cutting and measuring of polygons."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.art.geometry import (
    Polygon,
    along,
    area,
    bounds,
    clip,
    contains,
    contains_disc,
    flatten,
    length_of,
    move,
    number,
    offset,
    path_of,
    ribbon,
)

SQUARE: Polygon = [(0, 0), (10, 0), (10, 10), (0, 10)]
coordinates = st.floats(-40, 40).map(lambda value: round(value, 2))
triangles = st.lists(st.tuples(coordinates, coordinates), min_size=3, max_size=3).filter(
    lambda points: abs(area(points)) > 5
)


@pytest.mark.parametrize(("value", "text"), [(3.0, "3"), (-0.04, "0"), (2.25, "2.2"), (-7.5, "-7.5"), (100.0, "100")])
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_paths_there_and_back() -> None:
    assert flatten(path_of([SQUARE])) == [SQUARE]
    assert path_of([SQUARE[:3]], closed=False) == "M0 0L10 0L10 10"
    assert path_of([[], [(1, 1)]]) == ""


def test_curves_become_chords_with_the_right_ends() -> None:
    (quarter,) = flatten("M10 0C10 5.523 5.523 10 0 10", 20)
    assert [*quarter[0], *quarter[-1]] == pytest.approx([10, 0, 0, 10])
    assert all(math.hypot(x, y) == pytest.approx(10, abs=0.02) for x, y in quarter)


@given(triangles)
def test_what_is_cut_lies_in_the_window_and_is_no_larger(triangle: Polygon) -> None:
    for window in (SQUARE, SQUARE[::-1]):
        cut = clip(triangle, window)
        assert all(-1e-6 <= x <= 10 + 1e-6 and -1e-6 <= y <= 10 + 1e-6 for x, y in cut)
        assert abs(area(cut)) <= min(abs(area(triangle)), 100) + 1e-6 if cut else True


@given(triangles, st.floats(0.01, 0.99), st.floats(0.01, 0.99))
def test_a_point_of_triangle_and_window_is_in_the_cut(triangle: Polygon, u: float, v: float) -> None:
    if u + v > 1:
        u, v = 1 - u, 1 - v
    a, b, c = triangle
    point = (a[0] + (b[0] - a[0]) * u + (c[0] - a[0]) * v, a[1] + (b[1] - a[1]) * u + (c[1] - a[1]) * v)
    cut = clip(triangle, SQUARE)
    if cut and contains_disc(SQUARE, point, 0.05) and contains_disc(triangle, point, 0.05):
        assert contains(cut, point)


def test_cutting_keeps_what_is_inside_and_drops_what_is_outside() -> None:
    inner = [(2.0, 2.0), (4.0, 2.0), (4.0, 4.0)]
    assert set(clip(inner, SQUARE)) == set(inner)
    assert clip([(20, 20), (30, 20), (30, 30)], SQUARE) == []


def test_discs() -> None:
    assert contains_disc(SQUARE, (5, 5), 4.9)
    assert not contains_disc(SQUARE, (5, 5), 5.1)
    assert not contains(SQUARE, (11, 5))


def test_stations_along_a_line() -> None:
    line: Polygon = [(0, 0), (10, 0), (10, 10)]
    assert length_of(line) == 20
    stations = along(line, 5, 2.5)
    assert [place for place, _ in stations] == [(2.5, 0), (7.5, 0), (10, 2.5), (10, 7.5)]
    assert [direction for _, direction in stations] == [0, 0, 90, 90]


def test_bands_beside_a_line() -> None:
    line: Polygon = [(0, 0), (10, 0)]
    assert offset(line, 2) == [(0, -2), (10, -2)]
    assert abs(area(ribbon(line, -1, 3))) == pytest.approx(40)
    assert bounds(ribbon(line, -1, 3)) == pytest.approx((0, -3, 10, 1))


def test_moving_turns_clockwise() -> None:
    assert move([(1, 0)], 5, 5, 2, 90)[0] == pytest.approx((5, 7))
