"""The talon on the table, and the cards that are shown for a moment."""

from __future__ import annotations

import pytest

from cardtable.ui.table.arrangement import lay_out
from cardtable.ui.table.tricks import TrickPlaces


def places(width: float, height: float) -> TrickPlaces:
    laid = lay_out(width, height, 2, 0, ((0,), (1,))).for_tricks((0, 1), ())
    assert laid.tricks is not None
    return laid.tricks


@pytest.mark.parametrize(("width", "height"), [(900, 600), (1280, 800), (800, 1280), (2560, 1600)])
def test_five_lie_crosswise_over_three(width: float, height: float) -> None:
    table = places(width, height)
    upper, lower = table.talon_spots(0, 5), table.talon_spots(1, 3)
    assert {spot.angle for spot in upper} == {0.0}
    assert {spot.angle for spot in lower} == {90.0}
    assert min(spot.z for spot in upper) > max(spot.z for spot in lower)
    # The first card of a packet is its top, and all of them can be counted.
    assert [spot.z for spot in upper] == sorted((spot.z for spot in upper), reverse=True)
    assert len({round(spot.y) for spot in upper}) == 5
    assert len({round(spot.x) for spot in lower}) == 3
    # The ends of each packet look out from under the other.
    assert min(spot.footprint().x for spot in lower) < min(spot.footprint().x for spot in upper)
    assert min(spot.footprint().y for spot in upper) < min(spot.footprint().y for spot in lower)
    for spot in (*upper, *lower):
        area = spot.footprint()
        assert area.x >= 0
        assert area.overlap(table.trick) == 0


@pytest.mark.parametrize("count", [3, 8, 12])
def test_shown_cards_stay_on_the_cloth(count: int) -> None:
    table = places(900, 600)
    for spot in table.shown_spots(count):
        area = spot.footprint()
        assert area.x >= table.middle.x
        assert area.right <= table.middle.right


@pytest.mark.parametrize(("width", "height"), [(900, 600), (1280, 800), (800, 1280), (2560, 1600)])
def test_what_is_lifted_off_lies_on_the_cloth_beside_the_stock(width: float, height: float) -> None:
    table = places(width, height)
    lifted, stock = table.lifted_spot().footprint(), table.stock_spots(32)
    assert all(lifted.overlap(spot.footprint()) == 0 for spot in stock)
    assert table.middle.x <= lifted.x
    assert lifted.right <= table.middle.right
    assert lifted.y >= table.middle.y
