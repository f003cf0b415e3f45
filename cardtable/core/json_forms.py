"""JSON forms of score lines, standings and events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, get_type_hints

from cardtable.core.cards import Card, format_card, parse_card
from cardtable.core.documents import text_of, whole
from cardtable.core.errors import CodedError
from cardtable.core.events import EVENT_TYPES, Event
from cardtable.core.sanitise import LONGEST_TEXT, as_text, as_values
from cardtable.core.scores import Parameters, ScoreLine
from cardtable.core.state import Standing
from cardtable.core.zones import Zone


def lines_to_json(lines: Iterable[ScoreLine]) -> list[dict[str, Any]]:
    """Score lines as JSON values, cards in text form."""
    return [
        {
            "code": line.code,
            "party": line.side,
            "points": line.points,
            "params": dict(line.params),
            "cards": [format_card(card) for card in line.cards],
            "marked": line.marked,
        }
        for line in lines
    ]


def lines_from_json(data: Iterable[Mapping[str, Any]]) -> tuple[ScoreLine, ...]:
    """Score lines of JSON values; raises ``KeyError``, ``TypeError``, ``ValueError`` or ``CardError``."""
    return tuple(
        ScoreLine(
            as_text(text_of(line["code"])),
            whole(line["party"]),
            whole(line["points"]),
            _params(line["params"]),
            _cards(line["cards"]),
            bool(line["marked"]),
        )
        for line in data
    )


def standing_to_json(standing: Standing) -> dict[str, Any]:
    """A standing as JSON values."""
    return {
        "points": list(standing.points),
        "dealer": standing.dealer,
        "deals": standing.deals,
        "carried": dict(standing.carried),
        "winners": list(standing.winners),
        "factors": list(standing.factors),
    }


def standing_from_json(data: Mapping[str, Any]) -> Standing:
    """The standing of JSON values; raises ``KeyError``, ``TypeError`` or ``ValueError`` if it is none."""
    return Standing(
        points=tuple(map(whole, data["points"])),
        dealer=whole(data["dealer"]),
        deals=whole(data["deals"]),
        carried=tuple(sorted((str(name), whole(value)) for name, value in data["carried"].items())),
        winners=tuple(map(whole, data["winners"])),
        factors=tuple(map(whole, data["factors"])),
    )


_TYPES = {kind.__name__: kind for kind in EVENT_TYPES}
_HINTS = {kind: get_type_hints(kind) for kind in EVENT_TYPES}


def event_to_json(event: Event) -> dict[str, Any]:
    """An event as JSON values: its type's name under ``event`` and its fields."""
    document: dict[str, Any] = {"event": type(event).__name__}
    for field in fields(event):
        document[field.name] = _value_to_json(field.name, getattr(event, field.name))
    return document


def event_from_json(data: Mapping[str, Any]) -> Event:
    """The event of JSON values; raises ``CodedError`` ``not_an_event``."""
    try:
        kind = _TYPES[data["event"]]
        values = {name: _value_from_json(name, hint, data[name]) for name, hint in _HINTS[kind].items() if name in data}
        return kind(**values)
    except (KeyError, TypeError, ValueError, AttributeError, CodedError) as error:
        raise CodedError("not_an_event", reason=str(error)) from None


def _value_to_json(name: str, value: Any) -> Any:
    if isinstance(value, Zone):
        return str(value)
    if isinstance(value, ScoreLine):
        return lines_to_json([value])[0]
    if name == "lines":
        return lines_to_json(value)
    if name == "params":
        return dict(value)
    if name == "cards" and isinstance(value, tuple):
        return [format_card(card) for card in value]
    return list(value) if isinstance(value, tuple) else value


def _value_from_json(name: str, hint: Any, value: Any) -> Any:
    if hint is Zone:
        return Zone.parse(value)
    if hint is ScoreLine:
        return lines_from_json([value])[0]
    if name == "lines":
        return lines_from_json(value)
    if name == "params":
        return _params(value)
    if name == "cards" and isinstance(value, list):
        return _cards(value)
    return tuple(value) if isinstance(value, list) else value


def _params(data: Mapping[str, Any]) -> Parameters:
    given = as_values(dict(data), LONGEST_TEXT)
    return tuple(sorted((name, value) for name, value in given.items() if isinstance(value, bool | int | str)))


def _cards(texts: Iterable[str]) -> tuple[Card, ...]:
    return tuple(parse_card(text) for text in texts)
