"""The view that a seat folds from its events is equal to what the true state shows that seat."""

from __future__ import annotations

import pytest

from cardtable.core.state import OVER
from cardtable.core.view import NOBODY, SeatView
from tests.contract.setups import SETUPS, Setup, walk, whole


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", [41, 42])
def test_the_folded_view_equals_what_the_state_shows_the_seat(setup: Setup, seed: int) -> None:
    views = [SeatView(seat) for seat in setup.seats]
    told = 0
    for state, events in walk(setup, seed):
        for seat, view in enumerate(views):
            for event in events[told:]:
                view.apply(event.seen_by(seat))
            assert {zone: cards for zone, cards in view.zones.items() if cards} == state.zones(seat)
            assert view.actor == (NOBODY if state.actor() == OVER else state.actor())
            assert view.phase == state.phase_name()
            if state.actor() == OVER:
                assert view.lines == state.lines()
            else:
                assert (view.lines, view.marked) == (None, list(state.lines()))
            assert set(view.labels) <= set(state.zones(seat))
        told = len(events)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_folding_all_at_once_is_the_same_as_one_by_one(setup: Setup) -> None:
    _, events = whole(setup, 43)
    for seat in setup.seats:
        stepwise = SeatView(seat)
        for event in events:
            stepwise.apply(event.seen_by(seat))
        at_once = SeatView.fold(seat, [event.seen_by(seat) for event in events])
        assert vars(at_once) == vars(stepwise)
