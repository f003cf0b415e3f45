"""Files, JSON and TOML of strangers: read without waiting for anything, bounded, and never with two meanings."""

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
"""No whole number of a text may be further from zero."""
MOST = 10**12
"""Nothing that is counted comes to more: points, seats, hundredths, numbers of matches."""
MOST_DEPTH = 60
"""Lists and objects in each other; nothing of ours has more than a dozen."""
_MOST_DOTS = 16
"""Dots in a line of TOML, outside of its texts: a key of n parts takes the time of n², and each is a table in one."""
_TEXTS = re.compile(
    r'''"""(?:[^\\]|\\.)*?(?:"""(?:"{1,2})?|\\?\Z)'''
    r"""|'''.*?(?:'''(?:'{1,2})?|\Z)"""
    r"""|"(?:[^"\\\n]|\\.)*+"?"""
    r"""|'[^'\n]*'?"""
    r"|#[^\n]*",
    re.DOTALL,
)
"""The texts and remarks of TOML. What is not closed matches too, so that every place is looked at once alone."""


def read_file(path: Path, most: int) -> bytes:
    """The content of a regular file of at most ``most`` bytes.

    Raises ``CodedError`` ``not_a_file`` for what is none (a folder, a pipe, a device) and ``too_large``, and
    ``OSError``, or ``ValueError`` for a path that none can have.
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
    """The text of a file, which is UTF-8 with or without a byte order mark. Raises what ``read_file`` does, and
    ``CodedError`` ``not_text`` with the byte at which it is none.
    """
    return decoded(read_file(path, most), str(path))


def decoded(data: bytes, file: str) -> str:
    """The text of a ``file`` that has been read, with or without a byte order mark. Raises ``CodedError`` ``not_text``
    with the byte at which it is no UTF-8.
    """
    try:
        # Some editors put such a mark before the text.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CodedError("not_text", file=file, byte=error.start) from None


def load_json(text: str) -> Any:
    """The values of a JSON text, with numbers that are finite, whole ones of at most ``LARGEST``, and at most
    ``MOST_DEPTH`` lists and objects in each other.

    Raises ``RecordError``: ``not_json`` with the line, ``nested_too_deeply``, ``bad_number``, and ``duplicate_key`` for
    an object that names something twice, of which every reader would take another one.
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
    """The values of a TOML text, bounded as those of ``load_json`` are. Raises ``RecordError``: ``not_toml``,
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
    """The number that a text names; raises ``RecordError`` ``bad_number`` for NaN and for what is too large for one,
    and ``ValueError`` for what is no number.
    """
    number = float(text)
    if not math.isfinite(number):
        raise RecordError("bad_number", "", value=text)
    return number


def whole(value: object, least: int = -MOST, most: int = MOST) -> int:
    """``value``, if it is a whole number between those two. Raises ``ValueError``."""
    if not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"no whole number from {least} to {most}")
    return int(value)


def text_of(value: object) -> str:
    """``value``, if it is a text. Raises ``ValueError``."""
    if not isinstance(value, str):
        raise ValueError("no text")
    return value


def _refuse_number(name: str) -> NoReturn:
    raise RecordError("bad_number", "", value=name)


def _check_bounds(value: Any) -> None:
    """Refuse what is nested too deeply or has a whole number in it that is too large."""
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
