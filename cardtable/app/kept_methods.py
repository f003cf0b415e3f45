"""The methods of data classes, compiled in one run of the program and taken ready-made in the next.

``dataclasses`` writes the methods of each class as text and compiles it wherever the class is made, at every start: an
eighth of what comes before the first painting. What was compiled lies in one file of the person's cache, which may be
missing, spoilt or of another Python: then it is compiled again. As with the compiled modules that Python itself keeps,
whoever could write there could write programs of this person; a file that others can write is not read. Needs nothing
of Qt.
"""

from __future__ import annotations

import builtins
import contextlib
import dataclasses
import marshal
import zlib
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType
from typing import Any

from cardtable.app import kept_files

LIMIT = 1 << 20
"""Bytes that the file may have; one that would have more holds what the last run needed and nothing else."""


class KeptMethods:
    """The compiled methods of former runs and of this one, each by its whole text, so that none can be taken wrongly.

    Nothing is taken or kept but between ``open`` and ``close``.
    """

    def __init__(self) -> None:
        self._file: Path | None = None
        self._known: dict[str, bytes] = {}
        self._used: dict[str, bytes] = {}

    def open(self, file: Path) -> None:
        """Take what ``file`` holds, if this Python wrote it, and keep there what is compiled from now on."""
        self._file = file
        self._known = _read(file)
        # The module finds this one before Python's own function.
        vars(dataclasses)["exec"] = self._run

    def close(self) -> None:
        """Write what is new, if anything is; from now on Python compiles as it always does."""
        file, self._file = self._file, None
        known, self._known = self._known, {}
        used, self._used = self._used, {}
        if file is None:
            return
        vars(dataclasses).pop("exec", None)
        if used.items() <= known.items():
            return
        every = marshal.dumps(known | used)
        body = every if len(every) <= LIMIT else marshal.dumps(used)
        kept_files.write(file, (_head(body), body))

    def _run(self, text: str, names: dict[str, Any], results: dict[str, Any]) -> None:
        """Do what ``exec`` does with a text."""
        kept = self._known.get(text, b"")
        code = _loaded(kept)
        if code is None:
            code = compile(text, "<string>", "exec", dont_inherit=True)
            kept = marshal.dumps(code)
        self._used[text] = kept
        builtins.exec(code, names, results)


def _loaded(kept: bytes) -> CodeType | None:
    """The code that ``kept`` holds; None if it holds none."""
    try:
        code = marshal.loads(kept)
    except (EOFError, ValueError, TypeError):
        return None
    return code if isinstance(code, CodeType) else None


def _read(file: Path) -> dict[str, bytes]:
    found = kept_files.opened(file)
    if found is None:
        return {}
    # Whatever a wrong content makes of it.
    with found, contextlib.suppress(Exception):
        written = found.read(2 * LIMIT)
        head, body = written[: len(_head(b""))], written[len(_head(b"")) :]
        if head == _head(body):
            known = marshal.loads(body)
            if isinstance(known, dict) and all(
                type(text) is str and type(code) is bytes for text, code in known.items()
            ):
                return known
    return {}


def _head(body: bytes) -> bytes:
    """Return what stands before ``body``: which Python can read it, and its sum: what is spoilt could end Python."""
    return MAGIC_NUMBER + zlib.crc32(body).to_bytes(4, "big")


METHODS = KeptMethods()
"""The kept methods of the running program."""
