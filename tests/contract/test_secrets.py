"""Cards that a seat cannot see make no difference to what the seat is told."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from cardtable.core.chance import rng, shuffled
from cardtable.core.errors import IllegalAction
from cardtable.core.events import EVERYBODY, Announced, CardsMoved, CardsShown, Event
from cardtable.core.objections import ADMITTED, DENIED
from cardtable.core.state import Deal, DealState
from cardtable.core.zones import STOCK, Zone
from tests.contract.setups import SETUPS, Setup, choose, first_standing, order
from tests.games.piquet.declarations import declarations


def unseen_places(dealt: Sequence[int], events: Sequence[Event], seat: int) -> list[int]:
    """Return the places in the order of the pack whose cards ``seat`` has never seen.

    Cards are followed as places from zone to zone, so that equal cards of a double pack are distinguished.
    """
    zones: dict[Zone, list[int]] = {STOCK: list(range(len(dealt)))}
    seen: set[int] = set()
    for event in events:
        if isinstance(event, CardsShown):
            if seat in event.known_to or EVERYBODY in event.known_to:
                seen |= {place for place in zones[event.zone] if dealt[place] in event.cards}
            continue
        if not isinstance(event, CardsMoved):
            continue
        source, target = zones[event.source], zones.setdefault(event.target, [])
        for card in event.cards:
            place = next(place for place in source if dealt[place] == card)
            source.remove(place)
            target.append(place)
            if seat in event.known_to or EVERYBODY in event.known_to:
                seen.add(place)
    return [place for place in range(len(dealt)) if place not in seen]


def played(setup: Setup, dealt: Sequence[int], actions: Sequence[Any]) -> tuple[DealState, list[Event]]:
    """Return the state and the events after all ``actions``; raises ``IllegalAction`` if they cannot be played."""
    state = setup.family.deal(setup.rule_set, first_standing(setup))
    events = state.apply(Deal(tuple(dealt)))
    for action in actions:
        events += state.apply(action)
    return state, events


def rearranged(dealt: Sequence[int], places: Sequence[int], generator: random.Random) -> list[int]:
    """Return ``dealt`` with the cards at ``places`` shuffled among themselves."""
    order_of_places = shuffled(places, generator)
    twin = list(dealt)
    for place, other in zip(places, order_of_places, strict=True):
        twin[place] = dealt[other]
    return twin


TWINS, ATTEMPTS = 8, 80
"""The number of deals that are compared with the true one for each seat, and the number of attempts to find them."""


def answers(events: Sequence[Event]) -> list[Event]:
    """Return the announcements that say whether a claimed fault was committed, and in which suits, and those of a
    carte blanche.
    """
    codes = (ADMITTED, DENIED, "no_more_tricks", "carte_blanche", "will_show_carte_blanche")
    return [one for one in events if isinstance(one, Announced) and one.code in codes]


CONVERSATIONS: dict[str, Callable[[Sequence[Event]], list[Event]]] = {
    "piquet": lambda events: [*declarations(events), *answers(events)],
    "ecarte": answers,
}
"""For each family, the function that finds the events by which players have told something about their hidden cards;
other families have none.
"""


def conversation(setup: Setup, events: Sequence[Event]) -> list[Event]:
    """Return the events by which the players have told something about their hidden cards."""
    told = CONVERSATIONS.get(setup.family.name)
    return [] if told is None else told(events)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_seat_cannot_tell_how_the_unseen_cards_lie(setup: Setup) -> None:
    compared = 0
    for seed in range(51, 55):
        generator = rng(seed, 9)
        dealt = order(setup, seed)
        state, events = played(setup, dealt, [])
        actions: list[Any] = []
        steps = int(generator.random() * 70)
        while state.actor() >= 0 and len(actions) < steps:
            actions.append(choose(state, generator))
            events += state.apply(actions[-1])
        for seat in setup.seats:
            places = unseen_places(dealt, events, seat)
            twins = 0
            for _ in range(ATTEMPTS):
                if twins == TWINS:
                    break
                twin_order = rearranged(dealt, places, generator)
                try:
                    twin, twin_events = played(setup, twin_order, actions)
                except IllegalAction:
                    # Somebody else did what he could not have done with these cards.
                    continue
                if conversation(setup, twin_events) != conversation(setup, events):
                    # Somebody would have declared something else with these cards.
                    continue
                twins += 1
                if len(places) > 1 and twin_order != list(dealt):
                    compared += 1
                    if state.actor() >= 0:
                        assert twin.key() != state.key()
                assert [event.seen_by(seat) for event in twin_events] == [event.seen_by(seat) for event in events]
                assert twin.observe(seat) == state.observe(seat)
                assert twin.observe(seat).to_json() == state.observe(seat).to_json()
                assert twin.zones(seat) == state.zones(seat)
                assert twin.lines() == state.lines()
                if state.actor() == seat:
                    assert list(twin.legal().representatives()) == list(state.legal().representatives())
    assert compared > 10
