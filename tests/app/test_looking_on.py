"""Those who only look on may see what the players see together, and no more."""

from __future__ import annotations

from cardtable.app.looking_on import together
from cardtable.core.cards import HIDDEN
from cardtable.core.events import CardsMoved, DealBegan, Event, TurnBegan
from cardtable.core.zones import STOCK, hand


def test_each_event_is_told_as_who_knows_it_best_saw_it() -> None:
    events: list[Event] = [
        DealBegan(0, 0, 3, 32),
        CardsMoved(STOCK, hand(0), (1, 2), (0,), False, "dealt"),
        CardsMoved(STOCK, hand(1), (3, 4), (1,), False, "dealt"),
        CardsMoved(STOCK, hand(2), (5, 6), (2,), False, "dealt"),
        TurnBegan(1, "play"),
    ]
    seen = together([[event.seen_by(seat) for event in events] for seat in (2, 0)])
    assert [event.cards for event in seen if isinstance(event, CardsMoved)] == [(1, 2), (HIDDEN, HIDDEN), (5, 6)]
    assert (seen[0], seen[-1]) == (events[0], events[-1])
