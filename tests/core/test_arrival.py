"""Who is first at the target, counted step by step for all sides at once."""

from __future__ import annotations

from itertools import permutations

import pytest

from cardtable.core.arrival import arrive
from cardtable.core.scores import ScoreLine


def line(side: int, points: int, marked: bool = True) -> ScoreLine:
    return ScoreLine("something", side, points, marked=marked)


def test_the_first_step_in_which_a_side_arrives_decides_and_nothing_after_it_is_counted() -> None:
    steps = [[line(0, 2)], [line(1, 3)], [line(0, 9)]]
    assert arrive((5, 8), steps, 11) == ([*steps[0], *steps[1]], 1)


def test_of_sides_that_arrive_in_one_step_the_one_with_more_points_has_won() -> None:
    step = [line(0, 3), line(1, 4)]
    for order in permutations(step):
        assert arrive((8, 8), [list(order)], 11)[1] == 1


def test_sides_that_are_equal_there_go_on_and_the_others_count_nothing_any_more() -> None:
    equal, later = [line(0, 3), line(1, 3)], [line(2, 20), line(1, 1)]
    counted, first = arrive((8, 8, 0), [equal, later], 11)
    assert first == 1
    assert counted == [*equal, later[1]]


def test_lines_that_are_only_told_bring_nobody_nearer() -> None:
    told, marked = line(0, 9, marked=False), line(1, 3)
    assert arrive((8, 8), [[told], [marked]], 11) == ([told, marked], 1)


@pytest.mark.parametrize("steps", [[], [[line(0, 1)]], [[line(0, 3), line(1, 3)]]])
def test_nobody_is_first_where_nobody_arrives_or_all_do_alike(steps: list[list[ScoreLine]]) -> None:
    assert arrive((8, 8), steps, 11) == ([one for step in steps for one in step], None)
