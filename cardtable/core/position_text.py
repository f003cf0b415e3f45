"""Positions as a table of cards: a line for each thing that differs from how a deal begins.

::

    variant   casino.swedish
    players   2
    points    0 0
    dealer    1
    turn      0
    round     1
    hands     9S 4H TD 2C | 8H KS 3D 7C
    table     5C 4D 8C QD
    stock     AS 2S 3S 4S …

Each line has a name and, after spaces, its values as ``core.notation`` writes them; lines that are indented go on with
the one before. What the fields of a deal are called and what they hold stands in ``games/<family>/position.py``.
``turn`` is a seat, ``chance`` or ``over``. What follows from the rest has no line.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cardtable.core.errors import CodedError
from cardtable.core.fields import Field, Position, Sight, whole_codec
from cardtable.core.notation import row_to_text, rows_to_text, text_to_rows, value_to_text
from cardtable.core.rules import value_text
from cardtable.core.state import CHANCE, OVER

MOST_CHARACTERS = 100_000
"""A text longer than this is refused unread; the longest position has a tenth of it."""
_WIDTH = 110
_TURNS = {CHANCE: "chance", OVER: "over"}
_TURN_WORDS = {word: turn for turn, word in _TURNS.items()}
_LINE = re.compile(r"([a-z][a-z_]*)(?:\s+(.*))?")
_OF_RULES = ("variant", "players", "points", "dealer", "deals", "carried", "options")
_MOVES = "moves"


@dataclass
class PositionLines:
    """The lines of a text, taken apart: what belongs to the rules and the standing before the deal as it is written,
    ``fields`` by their names in the position, and ``moves`` to be done from there.
    """

    rules: dict[str, str] = field(default_factory=dict)
    fields: dict[str, str] = field(default_factory=dict)
    moves: tuple[str, ...] = ()

    @property
    def is_dealt(self) -> bool:
        """Whether the text says where the deal stands. If not, it is one that has just been dealt."""
        return "turn" in self.fields


def position_to_text(position: Position[Any]) -> str:
    """All of a position; ``parse_lines`` and ``restore`` read it back."""
    fresh = type(position)(position.rules, position.standing)
    rule_set, standing = position.rules.rule_set, position.standing
    lines = {
        "variant": rule_set.variant,
        "players": str(rule_set.players),
        "points": row_to_text(standing.points),
        "dealer": str(standing.dealer),
    }
    if standing.deals:
        lines["deals"] = str(standing.deals)
    if standing.carried:
        lines["carried"] = _named(dict(standing.carried))
    lines["turn"] = _TURNS.get(position.turn, str(position.turn))  # type: ignore[attr-defined]
    for name, declared in _told(type(position).fields).items():
        value, start = getattr(position, name), getattr(fresh, name)
        if value != start:
            lines[name] = _field_to_text(declared, value, start)
    if "stock" in lines:
        # It is the longest, and looked at last.
        lines["stock"] = lines.pop("stock")
    lines["options"] = _named({name: value_text(value) for name, value in rule_set.options.items()})
    return lines_to_text(lines)


def lines_to_text(lines: Mapping[str, str]) -> str:
    """Names and values below each other, long values on several lines."""
    width = max(map(len, lines)) + 2
    told = []
    for name, value in lines.items():
        rows = textwrap.wrap(value, _WIDTH - width, break_long_words=False, break_on_hyphens=False)
        told.append(f"{name:{width}}" + f"\n{'':{width}}".join(rows or [""]))
    return "\n".join(told)


def parse_lines(text: str) -> PositionLines:
    """The lines of a text, which need not be those of a good position. Raises ``CodedError``: ``too_large``,
    ``not_a_position`` with the line, ``duplicate_key``.
    """
    if len(text) > MOST_CHARACTERS:
        raise CodedError("too_large", given=len(text), most=MOST_CHARACTERS)
    parsed = PositionLines()
    for line in _whole_lines(text):
        matched = _LINE.fullmatch(line)
        if matched is None:
            raise CodedError("not_a_position", text=line)
        name, value = matched[1], (matched[2] or "").strip()
        if name == _MOVES:
            parsed.moves += tuple(move.strip() for move in value.split(",") if move.strip())
            continue
        known = parsed.rules if name in _OF_RULES else parsed.fields
        if name in known:
            raise CodedError("duplicate_key", key=name)
        known[name] = value
    return parsed


def _whole_lines(text: str) -> list[str]:
    """The lines with what goes on with them, which is indented more than the first; empty ones are left out."""
    lines: list[str] = []
    margin = 0
    for line in text.splitlines():
        words = line.strip()
        indented = len(line) - len(line.lstrip())
        if not lines:
            margin = indented
        if lines and words and indented > margin:
            lines[-1] += " " + words
        elif words:
            lines.append(words)
    return lines


def named_values(line: str) -> dict[str, str]:
    """The values of ``target=21 tie=on`` by their names. Raises ``CodedError`` ``not_a_position``."""
    pairs = [word.partition("=") for word in line.split()]
    if not all(name and sign for name, sign, _ in pairs):
        raise CodedError("not_a_position", text=line)
    return {name: value for name, _, value in pairs}


def _named(values: Mapping[str, object]) -> str:
    return " ".join(f"{name}={value}" for name, value in values.items())


def restore(position: Position[Any], lines: PositionLines) -> None:
    """Put the fields of a text into ``position``, which is one before the cards are shuffled, and what follows from
    them. Raises ``CodedError``: ``unknown_key`` with the name, ``wrong_number`` of rows, ``not_a_value``.
    """
    for name, value in field_values(position, lines).items():
        setattr(position, name, value)
    for name, declared in type(position).fields.items():
        for visibility in declared.visibilities:
            if visibility.sight is Sight.FOLLOWS:
                assert visibility.function is not None
                setattr(position, name, visibility.function(position))


def field_values(position: Position[Any], lines: PositionLines) -> dict[str, Any]:
    """The values of a text’s fields by name; raises what ``restore`` does."""
    told = {"turn": type(position).fields["turn"], **_told(type(position).fields)}
    values = {}
    for name, text in lines.fields.items():
        if name not in told:
            raise CodedError("unknown_key", key=name, allowed=", ".join(told))
        number = _TURN_WORDS.get(text) if name == "turn" else None
        rows = text_to_rows(text) if number is None else [[number]]
        values[name] = _field_from_rows(name, told[name], rows, getattr(position, name))
    return values


def _told(fields: Mapping[str, Field]) -> dict[str, Field]:
    """The fields that have a line of their own, but for whose turn it is."""
    return {name: one for name, one in fields.items() if name != "turn" and whole_codec(one) is not None}


def _field_to_text(declared: Field, value: Any, start: Any) -> str:
    codec = whole_codec(declared)
    assert codec is not None
    told = codec.to_json(value)
    if declared.depth == 2:
        return rows_to_text(told)
    # What is no list at the beginning, as lines that there are not yet, keeps its brackets later.
    return row_to_text(told) if isinstance(start, tuple | list) else value_to_text(told)


def _field_from_rows(name: str, declared: Field, rows: list[list[Any]], start: Any) -> Any:
    codec = whole_codec(declared)
    assert codec is not None
    if declared.depth < 2 and len(rows) > 1:
        raise CodedError("wrong_number", key=name, given=len(rows), expected=1)
    told: Any = rows if declared.depth == 2 else rows[0] if isinstance(start, tuple | list) else _only(name, rows[0])
    # Seats and sides are as many as the rules say; an empty row can be of any length.
    if declared.depth and start and len(told) != len(start):
        raise CodedError("wrong_number", key=name, given=len(told), expected=len(start))
    try:
        value = codec.from_json(told)
        return (value, list, _lists)[declared.depth](value) if declared.depth else value
    except (KeyError, TypeError, ValueError, AttributeError, CodedError) as error:
        raise CodedError("not_a_value", key=name, reason=str(error)) from None


def _lists(rows: Iterable[Iterable[Any]]) -> list[list[Any]]:
    return [list(row) for row in rows]


def _only(name: str, values: list[Any]) -> Any:
    if len(values) != 1:
        raise CodedError("wrong_number", key=name, given=len(values), expected=1)
    return values[0]


def observation_to_text(observation: Mapping[str, Any], in_rows: Collection[str]) -> str:
    """What a seat knows, by the JSON form of its observation; what is empty has no line. ``in_rows`` are the names of
    what has a row for each seat, side or class.
    """
    standing = observation["standing"]
    lines = {
        "variant": observation["variant"],
        "players": str(observation["players"]),
        "points": row_to_text(standing["points"]),
        "dealer": str(standing["dealer"]),
    }
    for name, value in observation.items():
        if name in lines or name in ("options", "standing") or _is_empty(value):
            continue
        if isinstance(value, list):
            lines[name] = rows_to_text(value) if name in in_rows else row_to_text(value)
        else:
            lines[name] = _TURNS.get(value, str(value)) if name == "turn" else value_to_text(value)
    return lines_to_text(lines)


def _is_empty(value: object) -> bool:
    if isinstance(value, list):
        return all(map(_is_empty, value))
    return value is None or value is False or value == ""
