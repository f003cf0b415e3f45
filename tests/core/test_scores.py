"""Score lines and their sums."""

from __future__ import annotations

from cardtable.core.scores import ScoreLine, parameters, totals


def test_parameters_are_sorted_and_hashable() -> None:
    assert parameters(own=7, other=4) == (("other", 4), ("own", 7))
    assert hash(parameters(card="9S")) == hash((("card", "9S"),))
    assert parameters() == ()


def test_totals_are_the_marked_points_of_each_side() -> None:
    lines = [
        ScoreLine("ace", 0, 1),
        ScoreLine("ace", 2, 1),
        ScoreLine("big_casino", 0, 2),
        ScoreLine("huts_balanced", 2, -1),
        ScoreLine("most_cards", 1, 3, marked=False),
    ]
    assert totals(lines, 3) == (3, 0, 0)
    assert totals([], 2) == (0, 0)
