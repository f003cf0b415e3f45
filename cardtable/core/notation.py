"""JSON values as words that a person can type: ``9S 4H | 8H KS`` for two rows of cards.

A line has words between spaces. Lists stand in ``[…]`` and objects in ``{name value …}``; only the outermost list goes
without brackets, and a list of rows has ``|`` between them. An empty row is ``-``. Numbers, ``true``, ``false`` and
``null`` are what they are in JSON; a text is a word, or in quotation marks as in JSON where it would be taken for
something else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from cardtable.core.documents import load_json
from cardtable.core.errors import CodedError

EMPTY = "-"
BAR = "|"
MOST_DEPTH = 12
"""Lists and objects in each other."""

_WORD = re.compile(r'\s+|[\[\]{}|]|"(?:[^"\\]|\\.)*"|[^\s\[\]{}|"]+')
_NUMBER = re.compile(r"-?[0-9]{1,12}")
_PLAIN = re.compile(r'[^\s\[\]{}|"]+')
_CONSTANTS = {"true": True, "false": False, "null": None}


def value_to_text(value: Any) -> str:
    """A JSON value as it stands inside a line.

    >>> value_to_text([0, "8H x 8D", [], True])
    '[0 "8H x 8D" [] true]'
    """
    if isinstance(value, str):
        plain = _PLAIN.fullmatch(value) and not _NUMBER.fullmatch(value) and value not in (*_CONSTANTS, EMPTY)
        return value if plain else json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        return "{" + " ".join(f"{value_to_text(name)} {value_to_text(one)}" for name, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + " ".join(map(value_to_text, value)) + "]"
    return json.dumps(value)


def row_to_text(values: Iterable[Any]) -> str:
    """The values of a list, without its brackets; ``-`` if there are none."""
    return " ".join(map(value_to_text, values)) or EMPTY


def rows_to_text(rows: Iterable[Iterable[Any]]) -> str:
    """The values of several lists.

    >>> rows_to_text([["9S", "4H"], []])
    '9S 4H | -'
    """
    return f" {BAR} ".join(map(row_to_text, rows))


def text_to_rows(text: str) -> list[list[Any]]:
    """The rows of a line; one if it has no bar. Raises ``CodedError`` ``not_a_line``.

    >>> text_to_rows('9S 4H | - | [0 "8H x 8D"]')
    [['9S', '4H'], [], [[0, '8H x 8D']]]
    """
    rows: list[list[Any]] = []
    words = _words(text)
    more = True
    while more:
        row, end = _values(words, (BAR, ""), 0)
        more = end == BAR
        rows.append(row)
    return rows


def _words(text: str) -> Iterator[str]:
    """The words of a line, and an empty one after the last."""
    place = 0
    while place < len(text):
        found = _WORD.match(text, place)
        if found is None:
            raise CodedError("not_a_line", text=text[place:])
        place = found.end()
        if not found[0].isspace():
            yield found[0]
    yield ""


def _values(words: Iterator[str], ends: tuple[str, ...], depth: int) -> tuple[list[Any], str]:
    """The values up to one of ``ends``, and which of them it was."""
    if depth > MOST_DEPTH:
        raise CodedError("nested_too_deeply")
    values: list[Any] = []
    for word in words:
        if word in ends:
            return values, word
        if word == "[":
            values.append(_values(words, ("]",), depth + 1)[0])
        elif word == "{":
            values.append(_object(_values(words, ("}",), depth + 1)[0]))
        elif word == EMPTY:
            # It says of a row that nothing is in it.
            continue
        else:
            values.append(_value(word))
    raise CodedError("not_a_line", text=ends[0])


def _object(values: list[Any]) -> dict[str, Any]:
    names = values[::2]
    if len(values) % 2 or not all(isinstance(name, str) for name in names) or len(set(names)) < len(names):
        raise CodedError("not_a_line", text=value_to_text(values))
    return dict(zip(names, values[1::2], strict=True))


def _value(word: str) -> Any:
    if word in _CONSTANTS:
        return _CONSTANTS[word]
    if _NUMBER.fullmatch(word):
        return int(word)
    if word in ("]", "}", BAR, ""):
        raise CodedError("not_a_line", text=word)
    if word[0] != '"':
        return word
    try:
        return load_json(word)
    except CodedError:
        raise CodedError("not_a_line", text=word) from None
