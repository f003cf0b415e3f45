"""How single values are written as JSON: pairs of functions, combined in the same way as the values.

``many(parts(Bet, WHOLE, WHOLE, WHOLE))`` turns ``(Bet(2, 0, 5),)`` into ``[[2, 0, 5]]`` and back. Reading something
else raises ``KeyError``, ``TypeError``, ``ValueError``, ``AttributeError`` or ``CodedError``.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple

from cardtable.core.cards import format_card, parse_card
from cardtable.core.documents import text_of, whole
from cardtable.core.json_forms import lines_from_json, lines_to_json


class Codec(NamedTuple):
    """A pair of functions: ``to_json`` turns a value into a JSON value, ``from_json`` turns that back."""

    to_json: Callable[[Any], Any]
    from_json: Callable[[Any], Any]


WHOLE = Codec(int, whole)
YES_OR_NO = Codec(bool, bool)
TEXT = Codec(str, text_of)
CARD = Codec(format_card, parse_card)
LINES = Codec(lines_to_json, lines_from_json)
"""Score lines; read as a tuple."""


def many(one: Codec) -> Codec:
    """Return the codec of any number of values: a list in JSON, read as a tuple."""
    to_json, from_json = one
    return Codec(
        lambda values: [to_json(value) for value in values],
        lambda data: tuple([from_json(value) for value in data]),
    )


NUMBERS = many(WHOLE)
CARDS = many(CARD)


def maybe(one: Codec) -> Codec:
    """Return the codec of a value that may be None, which is ``null`` in JSON."""
    to_json, from_json = one
    return Codec(
        lambda value: None if value is None else to_json(value),
        lambda data: None if data is None else from_json(data),
    )


def parts(make: Callable[..., Any], *codecs: Codec) -> Codec:
    """Return the codec of a tuple of fixed length: a list in JSON, each part with its own codec. Reading calls ``make``
    with the parts.
    """
    return Codec(
        lambda value: [codec.to_json(part) for codec, part in zip(codecs, value, strict=True)],
        lambda data: make(*[codec.from_json(part) for codec, part in zip(codecs, data, strict=True)]),
    )


def pair(first: Codec, second: Codec) -> Codec:
    """Return the codec of a plain tuple of two values."""
    return parts(lambda one, other: (one, other), first, second)


def member(kind: type[Enum]) -> Codec:
    """Return the codec of a member of the enumeration ``kind``, written as its value."""
    return Codec(lambda value: value.value, kind)
