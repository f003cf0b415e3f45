"""The methods of data classes, compiled in one run of the program and loaded ready-made in the next.

``dataclasses`` writes the methods of each class as text and compiles it when the class is made, at every start: an
eighth of the time before the first painting. The compiled code lies in one file of the person's cache. If the file is
missing, spoilt or from another Python, the code is compiled again. A user who could write this file could write the
person's programs too, as with the compiled modules that Python itself keeps; a file that others can write is not read.
Needs nothing of Qt.
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
"""The most bytes of the file; if it would be larger, only what the last run needed is kept."""


class KeptMethods:
    """The compiled methods of former runs and of this one, each found by its whole text, so that none can be confused.

    Code is taken and kept only between ``open`` and ``close``.
    """

    def __init__(self) -> None:
        self._file: Path | None = None
        self._known: dict[str, bytes] = {}
        self._used: dict[str, bytes] = {}

    def open(self, file: Path) -> None:
        """Use what ``file`` contains, if this Python wrote it, and collect what is compiled from now on."""
        self._file = file
        self._known = _read(file)
        # The module finds this one before Python's own function.
        vars(dataclasses)["exec"] = self._run

    def close(self) -> None:
        """Write what is new, if anything is; from now on Python compiles as usual."""
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
        """Replacement of ``exec`` for a text: run its code, compiled now or in an earlier run."""
        kept = self._known.get(text, b"")
        code = _loaded(kept)
        if code is None:
            code = compile(text, "<string>", "exec", dont_inherit=True)
            kept = marshal.dumps(code)
        self._used[text] = kept
        builtins.exec(code, names, results)


def _loaded(kept: bytes) -> CodeType | None:
    """Return the code that ``kept`` contains; None if it contains none."""
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
    """Return what stands before ``body`` in the file: the Python that can read it, and a checksum, because spoilt code
    could crash Python.
    """
    return MAGIC_NUMBER + zlib.crc32(body).to_bytes(4, "big")


METHODS = KeptMethods()
"""The kept methods of the running program."""
