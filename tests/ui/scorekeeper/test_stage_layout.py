"""The fields of the table view: nothing lies over anything else, and figures are read from three metres."""

from __future__ import annotations

from dataclasses import astuple
from itertools import combinations

import pytest
from PySide6.QtCore import QRect

from cardtable.ui.scorekeeper.stage_layout import NOWHERE, places

SIZES = [(width, height) for width in range(230, 1921, 65) for height in range(170, 1081, 65)]
_FINGER, _LOWEST = 44, 300
"""The height of what a finger presses at least, in pixels, and of the fields that have the room for it."""
PARTS = ("name", "number", "cloth", "signs", "events", "deals", "pack", "role", "won")


@pytest.mark.parametrize("events", [False, True])
def test_no_part_lies_over_another_or_beyond_the_edge(events: bool) -> None:
    for size in SIZES:
        found = places(*size, 2.35, events)
        parts = {name: getattr(found, name) for name in PARTS if getattr(found, name) != NOWHERE}
        assert {"name", "number", "signs", "role"} <= set(parts), size
        assert ("events" in parts) == events, size
        for name, part in parts.items():
            assert QRect(0, 0, *size).contains(part), (size, name, part)
        if size[1] >= _LOWEST:
            assert all(parts[name].height() >= _FINGER for name in ("signs", "events") if name in parts), size
        for (one, first), (other, second) in combinations(parts.items(), 2):
            assert not first.intersects(second), (size, one, first, other, second)


def test_fields_are_laid_out_alike_whoever_has_more_points() -> None:
    assert astuple(places(616, 620, 2))[:9] == astuple(places(616, 620, 3))[:9]


@pytest.mark.parametrize(
    ("size", "digits", "number", "name"),
    [((616, 640), 1.3, 280, 60), ((405, 640), 2, 180, 50), ((624, 310), 2, 180, 40), ((800, 560), 1.3, 280, 60)],
)
def test_figures_are_read_from_three_metres(size: tuple[int, int], digits: float, number: int, name: int) -> None:
    # Two, three and four sides on a screen of 1280×800, and two on one held upright: 4.2 pixels a millimetre.
    found = places(*size, digits)
    assert found.number_size >= number
    assert found.name_size >= name
    # All else is smaller than a third of the figure.
    assert max(found.role_size, found.deals_size) <= found.number_size / 3
