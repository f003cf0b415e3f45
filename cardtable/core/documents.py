"""Files, JSON and TOML from outside: read without waiting for anything, with limits on size and depth, and refused if
two readers could understand them differently.
"""

from __future__ import annotations

import json
import math
import os
import re
from pathlib import Path
from typing import Any, NoReturn

from cardtable.core.errors import CodedError, RecordError
from cardtable.core.regular_files import NoRegularFile, open_regular

LARGEST = 2**64
"""The largest whole number that a text may contain, with either sign."""
MOST = 10**12
"""The largest number of anything that is counted: points, seats, hundredths, matches."""
MOST_DEPTH = 60
"""How deep lists and objects may be nested; documents of this program need no more than a dozen levels."""
_MOST_DOTS = 16
"""The most dots in a line of TOML outside of its texts. A key of n parts takes time in proportion to n², and its parts
are tables nested in each other.
"""
_TEXTS = re.compile(
    r'''"""(?:[^\\]|\\.)*?(?:"""(?:"{1,2})?|\\?\Z)'''
    r"""|'''.*?(?:'''(?:'{1,2})?|\Z)"""
    r"""|"(?:[^"\\\n]|\\.)*+"?"""
    r"""|'[^'\n]*'?"""
    r"|#[^\n]*",
    re.DOTALL,
)
"""Matches the texts and comments of TOML. A text that is not closed matches too, so that no character is looked at
twice.
"""


def read_file(path: Path, most: int) -> bytes:
    """Return the content of a regular file of at most ``most`` bytes.

    Raises ``CodedError`` ``not_a_file`` for a folder, a pipe or a device, and ``too_large``; ``OSError`` if the system
    cannot read it; ``ValueError`` for a path that no file can have.
    """
    try:
        descriptor = open_regular(path)
    except NoRegularFile:
        raise CodedError("not_a_file", file=str(path)) from None
    with os.fdopen(descriptor, "rb") as file:
        size = os.fstat(descriptor).st_size
        data = b"" if size > most else file.read(most + 1)
    if size > most or len(data) > most:
        raise CodedError("too_large", file=str(path), most=most)
    return data


def read_text(path: Path, most: int) -> str:
    """Return the text of a UTF-8 file, with or without a byte order mark. Raises what ``read_file`` raises, and
    ``CodedError`` ``not_text`` with the place of the first byte that is not UTF-8.
    """
    return decoded(read_file(path, most), str(path))


def decoded(data: bytes, file: str) -> str:
    """Return the text of the ``data`` of a file, which is UTF-8 with or without a byte order mark. ``file`` is its name
    for the error. Raises ``CodedError`` ``not_text`` with the place of the first byte that is not UTF-8.
    """
    try:
        # Some editors put such a mark before the text.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CodedError("not_text", file=file, byte=error.start) from None


def size_of(text: str) -> int:
    """Return how many bytes ``text`` takes in a file."""
    return len(text.encode(errors="replace"))


def load_json(text: str) -> Any:
    """Return the values of a JSON text. Numbers must be finite, whole numbers at most ``LARGEST``, and lists and
    objects nested at most ``MOST_DEPTH`` deep.

    Raises ``RecordError``: ``not_json`` with the line, ``nested_too_deeply``, ``bad_number``, and ``duplicate_key`` for
    an object in which a key stands twice, because readers differ in which of the two they take.
    """
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_refuse_number, parse_float=finite)
    except json.JSONDecodeError as error:
        raise RecordError("not_json", f"line {error.lineno}, column {error.colno}", reason=error.msg) from None
    except RecursionError:
        raise RecordError("nested_too_deeply", "") from None
    except ValueError as error:
        # A number of thousands of digits.
        raise RecordError("not_json", "", reason=str(error)) from None
    _check_bounds(value)
    return value


def load_toml(text: str) -> dict[str, Any]:
    """Return the values of a TOML text, with the same limits as ``load_json``. Raises ``RecordError``: ``not_toml``,
    ``nested_too_deeply``, ``bad_number``.
    """
    import tomllib

    if any(line.count(".") > _MOST_DOTS for line in _TEXTS.sub("", text).split("\n")):
        raise RecordError("nested_too_deeply", "")
    try:
        value = tomllib.loads(text, parse_float=finite)
    except RecursionError:
        raise RecordError("nested_too_deeply", "") from None
    except (ValueError, AttributeError, TypeError, OverflowError) as error:
        # The last three come of dates that there are not, under some versions.
        raise RecordError("not_toml", "", reason=str(error)) from None
    _check_bounds(value)
    return value


def finite(text: str) -> float:
    """Return the number that ``text`` names. Raises ``RecordError`` ``bad_number`` for NaN and for numbers too large
    for a float, ``ValueError`` for a text that is no number.
    """
    number = float(text)
    if not math.isfinite(number):
        raise RecordError("bad_number", "", value=text)
    return number


def whole(value: object, least: int = -MOST, most: int = MOST) -> int:
    """Return ``value`` if it is a whole number from ``least`` to ``most``; otherwise raises ``ValueError``."""
    if not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"no whole number from {least} to {most}")
    return int(value)


def text_of(value: object) -> str:
    """Return ``value`` if it is a text; otherwise raises ``ValueError``."""
    if not isinstance(value, str):
        raise ValueError("no text")
    return value


def _refuse_number(name: str) -> NoReturn:
    raise RecordError("bad_number", "", value=name)


def _check_bounds(value: Any) -> None:
    """Raise ``RecordError`` if ``value`` is nested too deeply or contains a whole number that is too large."""
    level = [value]
    for _ in range(MOST_DEPTH):
        inner: list[Any] = []
        for one in level:
            kind = type(one)
            if kind is int:
                if not -LARGEST <= one <= LARGEST:
                    raise RecordError("bad_number", "", value=one)
            elif kind is list:
                inner += one
            elif kind is dict:
                inner += one.values()
        if not inner:
            return
        level = inner
    raise RecordError("nested_too_deeply", "")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise RecordError("duplicate_key", "", key=key)
            seen.add(key)
    return made
