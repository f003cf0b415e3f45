"""How single values look in JSON: pairs of functions, put together as the values are.

``many(parts(Bet, WHOLE, WHOLE, WHOLE))`` turns ``(Bet(2, 0, 5),)`` into ``[[2, 0, 5]]`` and back. Reading raises
``KeyError``, ``TypeError``, ``ValueError``, ``AttributeError`` or ``CodedError`` for what is no such value.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple

from cardtable.core.cards import format_card, parse_card
from cardtable.core.codec import lines_from_json, lines_to_json
from cardtable.core.documents import text_of, whole


class Wire(NamedTuple):
    """``to_json`` makes a JSON value, ``from_json`` the value again."""

    to_json: Callable[[Any], Any]
    from_json: Callable[[Any], Any]


WHOLE = Wire(int, whole)
YES_OR_NO = Wire(bool, bool)
TEXT = Wire(str, text_of)
CARD = Wire(format_card, parse_card)
LINES = Wire(lines_to_json, lines_from_json)
"""Score lines as a tuple."""


def many(one: Wire) -> Wire:
    """A list of any length; read as a tuple."""
    to_json, from_json = one
    return Wire(
        lambda values: [to_json(value) for value in values],
        lambda data: tuple([from_json(value) for value in data]),
    )


NUMBERS = many(WHOLE)
CARDS = many(CARD)


def maybe(one: Wire) -> Wire:
    """A value or None, which is ``null``."""
    to_json, from_json = one
    return Wire(
        lambda value: None if value is None else to_json(value),
        lambda data: None if data is None else from_json(data),
    )


def parts(make: Callable[..., Any], *wires: Wire) -> Wire:
    """A tuple of fixed length as a list, each part with its own wire; ``make`` takes the parts."""
    return Wire(
        lambda value: [wire.to_json(part) for wire, part in zip(wires, value, strict=True)],
        lambda data: make(*[wire.from_json(part) for wire, part in zip(wires, data, strict=True)]),
    )


def pair(first: Wire, second: Wire) -> Wire:
    """A plain tuple of two."""
    return parts(lambda one, other: (one, other), first, second)


def member(kind: type[Enum]) -> Wire:
    """A member of an enumeration, told by its value."""
    return Wire(lambda value: value.value, kind)
