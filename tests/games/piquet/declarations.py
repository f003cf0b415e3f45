"""What the players of Piquet tell of their hidden cards by declaring."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.events import Announced, CardsShown, Event
from cardtable.games.piquet.codes import Said, Shown

TELLING = frozenset(
    {
        Said.NAMES,
        Said.DECLARES,
        Said.NOTHING,
        Said.HOW_HIGH,
        Said.SO_HIGH,
        Said.GOOD,
        Said.NOT_GOOD,
        Said.EQUAL,
        Said.OBJECTS,
    }
)
"""Announcements that depend on the cards of whoever makes them."""


def declarations(events: Sequence[Event]) -> list[Event]:
    """What has been said of hidden cards, and the cards that were shown with it."""
    return [
        event
        for event in events
        if (isinstance(event, Announced) and event.code in TELLING)
        or (isinstance(event, CardsShown) and event.reason == Shown.DECLARED)
    ]
