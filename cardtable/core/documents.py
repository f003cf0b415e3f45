"""Files and JSON texts of strangers: read without waiting for anything, bounded, and never with two meanings."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cardtable.core.errors import CodedError, RecordError


def read_file(path: Path, most: int) -> bytes:
    """The content of a regular file of at most ``most`` bytes.

    Raises ``CodedError`` ``not_a_file`` for what is none (a folder, a pipe, a device) and ``too_large``, and
    ``OSError``, or ``ValueError`` for a path that none can have.
    """
    # Opening a device can do something to it, so it is looked at before; opening a pipe would wait for a writer.
    if not stat.S_ISREG(path.stat().st_mode):
        raise CodedError("not_a_file", file=str(path))
    waiting = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
    descriptor = os.open(path, os.O_RDONLY | waiting | getattr(os, "O_BINARY", 0))
    with os.fdopen(descriptor, "rb") as file:
        # Something else may have been put there meanwhile.
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            raise CodedError("not_a_file", file=str(path))
        data = b"" if status.st_size > most else file.read(most + 1)
    if status.st_size > most or len(data) > most:
        raise CodedError("too_large", file=str(path), most=most)
    return data


def load_json(text: str, parse_constant: Callable[[str], Any] | None = None) -> Any:
    """The values of a JSON text. Raises ``RecordError``: ``not_json`` with the line, ``nested_too_deeply``, and
    ``duplicate_key`` for an object that names something twice, of which every reader would take another one.
    ``parse_constant`` is that of ``json.loads``.
    """
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=parse_constant)
    except json.JSONDecodeError as error:
        raise RecordError("not_json", f"line {error.lineno}, column {error.colno}", reason=error.msg) from None
    except RecursionError:
        raise RecordError("nested_too_deeply", "") from None
    except ValueError as error:
        # A number of thousands of digits.
        raise RecordError("not_json", "", reason=str(error)) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise RecordError("duplicate_key", "", key=key)
            seen.add(key)
    return made
