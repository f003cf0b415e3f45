"""JSON forms of score lines, standings and events."""

from __future__ import annotations

import json

import pytest

from cardtable.core.cards import HIDDEN, parse_cards
from cardtable.core.errors import CardError, CodedError
from cardtable.core.events import (
    EVENT_TYPES,
    Announced,
    CardsMoved,
    CardsShown,
    CardTurned,
    DealBegan,
    DealEnded,
    Event,
    Movement,
    PointsMarked,
    TurnBegan,
    ZoneLabelled,
)
from cardtable.core.json_forms import (
    event_from_json,
    event_to_json,
    lines_from_json,
    lines_to_json,
    standing_from_json,
    standing_to_json,
)
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.state import Standing
from cardtable.core.zones import STOCK, TABLE, build, hand

LINES = (
    ScoreLine("won", 0, 0, parameters(cards=2, spades=1), parse_cards("9S 4H"), marked=False),
    ScoreLine("huts_balanced", 1, -1),
    ScoreLine("mulle", 1, 5, parameters(card="9S"), parse_cards("9S 9S")),
)


def test_score_lines() -> None:
    assert lines_from_json(json.loads(json.dumps(lines_to_json(LINES)))) == LINES
    assert lines_to_json(LINES[:1]) == [
        {
            "code": "won",
            "party": 0,
            "points": 0,
            "params": {"cards": 2, "spades": 1},
            "cards": ["9S", "4H"],
            "marked": False,
        }
    ]


@pytest.mark.parametrize("key", ["code", "party", "points", "params", "cards", "marked"])
def test_every_part_of_a_line_is_needed(key: str) -> None:
    (data,) = lines_to_json(LINES[:1])
    del data[key]
    with pytest.raises(KeyError):
        lines_from_json([data])


def test_cards_of_a_line_are_cards() -> None:
    with pytest.raises(CardError):
        lines_from_json([{**lines_to_json(LINES)[0], "cards": ["9X"]}])


@pytest.mark.parametrize(
    "standing",
    [
        Standing((0, 0), 1),
        Standing((16, 7, 3), 2, 5, (("a", 1), ("b", -2)), (0,), (0, 1, 2)),
    ],
)
def test_standings(standing: Standing) -> None:
    assert standing_from_json(json.loads(json.dumps(standing_to_json(standing)))) == standing


def test_what_is_carried_comes_back_sorted() -> None:
    data = {**standing_to_json(Standing((0, 0), 0)), "carried": {"b": 2, "a": 1}}
    assert standing_from_json(data).carried == (("a", 1), ("b", 2))


def test_a_standing_is_over_when_somebody_has_won() -> None:
    assert not Standing((20, 3), 0).over
    assert Standing((20, 3), 0, winners=(0,)).over


@pytest.mark.parametrize(
    ("key", "value", "error"),
    [
        ("points", None, TypeError),
        ("points", ["x"], ValueError),
        ("dealer", "x", ValueError),
        ("deals", None, ValueError),
    ],
)
def test_a_broken_standing_is_refused(key: str, value: object, error: type[Exception]) -> None:
    data = {**standing_to_json(Standing((0, 0), 0)), key: value}
    with pytest.raises(error):
        standing_from_json(data)


HAND, LINE = str(hand(1)), lines_to_json(LINES[:1])[0]
EVENTS: dict[Event, dict[str, object]] = {
    DealBegan(3, 1, 2, 52): {"number": 3, "dealer": 1, "seats": 2, "cards": 52},
    CardsMoved(STOCK, hand(1), parse_cards("9S 4H"), (1,), False, Movement.DEALT): {
        "source": "stock",
        "target": HAND,
        "cards": ["9S", "4H"],
        "known_to": [1],
        "face_up": False,
        "reason": "dealt",
    },
    CardsShown(hand(1), (HIDDEN, HIDDEN), (0,), "declared"): {
        "zone": HAND,
        "cards": ["??", "??"],
        "known_to": [0],
        "reason": "declared",
    },
    CardTurned(TABLE, 2, True): {"zone": "table", "index": 2, "face_up": True},
    ZoneLabelled(build(4), parameters(value=9)): {"zone": str(build(4)), "params": {"value": 9}},
    Announced(0, "sweep", parameters(count=2)): {"seat": 0, "code": "sweep", "params": {"count": 2}},
    PointsMarked(LINES[0]): {"line": LINE},
    TurnBegan(1, "play"): {"seat": 1, "phase": "play"},
    DealEnded(LINES[:1]): {"lines": [LINE]},
}
"""An event of every kind with the values that stand for it."""


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_events(event: Event) -> None:
    document = {"event": type(event).__name__, **EVENTS[event]}
    assert event_to_json(event) == document
    back = event_from_json(json.loads(json.dumps(document)))
    assert back == event
    assert type(back) is type(event)


def test_there_is_an_event_of_every_kind() -> None:
    assert {type(event) for event in EVENTS} == set(EVENT_TYPES)


@pytest.mark.parametrize(
    "data",
    [{}, {"event": "Unheard"}, {"event": "TurnBegan", "seat": 1}, {"event": "CardTurned", "zone": 7, "index": 0}],
    ids=["nothing", "unheard of", "incomplete", "no zone"],
)
def test_what_is_no_event_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(CodedError) as caught:
        event_from_json(data)
    assert caught.value.code == "not_an_event"
