"""Events, and what each seat sees of them."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError, fields
from typing import get_type_hints

import pytest

from cardtable.core.cards import HIDDEN, parse_cards
from cardtable.core.errors import CodedError
from cardtable.core.events import (
    EVENT_TYPES,
    EVERYBODY,
    Announced,
    CardsMoved,
    CardTurned,
    DealBegan,
    DealEnded,
    Event,
    PointsMarked,
    TurnBegan,
    ZoneLabelled,
)
from cardtable.core.json_forms import event_from_json, event_to_json
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.zones import STOCK, TABLE, build, hand, marks, pile

CARDS = parse_cards("9S TD")

LINE = ScoreLine("big_casino", 1, 2, parameters(suit=2, card="TD", both=True), parse_cards("TD"), marked=False)

PUBLIC: list[Event] = [
    DealBegan(2, 1, 3, 52),
    CardTurned(marks(1), 0, False),
    ZoneLabelled(build(2), parameters(value=9, builder=1, groups=2)),
    Announced(-1, "huts_balanced"),
    Announced(2, "mulle", parameters(card="9S")),
    PointsMarked(LINE),
    TurnBegan(0, "play"),
    DealEnded((LINE, ScoreLine("ace", 0, 1))),
    CardsMoved(TABLE, pile(0), CARDS, (EVERYBODY,), False, "captured"),
]


@pytest.mark.parametrize("event", PUBLIC, ids=lambda event: type(event).__name__)
def test_what_happened_cannot_be_changed(event: Event) -> None:
    with pytest.raises(FrozenInstanceError):
        setattr(event, fields(event)[0].name, None)


def moved(*known_to: int) -> CardsMoved:
    return CardsMoved(STOCK, hand(1), CARDS, known_to, True, "dealt")


@pytest.mark.parametrize("event", PUBLIC, ids=lambda event: type(event).__name__)
def test_public_events_are_the_same_for_everybody(event: Event) -> None:
    assert all(event.seen_by(seat) == event for seat in range(4))


def test_hidden_cards_are_seen_by_those_who_know_them() -> None:
    assert moved(1, 3).seen_by(1) == moved(1, 3)
    assert moved(1, 3).seen_by(3) == moved(1, 3)


def test_others_see_how_many_there_are() -> None:
    seen = moved(1, 3).seen_by(0)
    assert seen.cards == (HIDDEN, HIDDEN)
    assert (seen.source, seen.target, seen.reason, seen.known_to) == (STOCK, hand(1), "dealt", (1, 3))


def test_cards_that_nobody_knows_are_seen_by_nobody() -> None:
    assert all(moved().seen_by(seat).cards == (HIDDEN, HIDDEN) for seat in range(4))


def test_redacting_twice_reveals_nothing() -> None:
    assert moved(1).seen_by(0).seen_by(1).cards == (HIDDEN, HIDDEN)


# The JSON form


SAMPLES: dict[str, object] = {
    "zone": hand(1),
    "source": hand(1),
    "target": TABLE,
    "cards": CARDS,
    "known_to": (1, 3),
    "params": parameters(value=9, card="9S"),
    "line": LINE,
    "lines": (LINE,),
    "face_up": True,
    "reason": "shown",
    "code": "sweep",
    "phase": "play",
}
"""A value for each field of an event that is no number."""


@pytest.mark.parametrize("kind", EVENT_TYPES, ids=lambda kind: kind.__name__)
def test_every_type_of_event_survives_its_json_form(kind: type[Event]) -> None:
    hints = get_type_hints(kind)
    event = kind(**{name: 3 if hint is int else SAMPLES[name] for name, hint in hints.items()})  # type: ignore[arg-type]
    assert event_from_json(json.loads(json.dumps(event_to_json(event)))) == event


@pytest.mark.parametrize("event", [*PUBLIC, moved(1, 3), moved(), moved(1).seen_by(0)], ids=repr)
def test_every_event_survives_its_json_form(event: Event) -> None:
    data = event_to_json(event)
    assert data["event"] == type(event).__name__
    assert event_from_json(data) == event


def test_cards_and_zones_are_readable() -> None:
    assert event_to_json(moved(1)) == {
        "event": "CardsMoved",
        "source": "stock",
        "target": "hand:1",
        "cards": ["9S", "TD"],
        "known_to": [1],
        "face_up": True,
        "reason": "dealt",
    }


@pytest.mark.parametrize(
    "data",
    [
        {},
        [],
        {"event": "Nothing"},
        {"event": "TurnBegan"},
        {"event": "TurnBegan", "seat": 0},
        {"event": ["TurnBegan"]},
        {**event_to_json(moved(1)), "cards": ["XX"]},
        {**event_to_json(moved(1)), "source": ""},
        {**event_to_json(moved(1)), "source": None},
        {**event_to_json(PUBLIC[2]), "params": None},
        {**event_to_json(PUBLIC[5]), "line": {}},
        {**event_to_json(PUBLIC[7]), "lines": [{"code": "ace"}]},
        {**event_to_json(PUBLIC[7]), "lines": 3},
    ],
    ids=repr,
)
def test_other_documents_are_no_events(data: object) -> None:
    with pytest.raises(CodedError) as caught:
        event_from_json(data)  # type: ignore[arg-type]
    assert caught.value.code == "not_an_event"
