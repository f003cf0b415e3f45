"""A mark in the data directory while the program starts, by which the next start knows that the last one failed."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import NamedTuple

from cardtable.core.documents import load_json
from cardtable.core.errors import RecordError
from cardtable.store.lock import hold
from cardtable.store.places import make_private

NAME = "cardtable.start"


class FailedStart(NamedTuple):
    """What a start that did not come to its end was doing: the partie that it was opening, and the file that it had
    been given; None and empty if it had not come so far or had none.
    """

    match: int | None = None
    file: str = ""


class StartMark:
    """Stands from the beginning of a start to the first painting, however the program ends in between.

    The mark is a file with words in it that is locked as long as its start lasts. A file with words and without a lock
    is what a dead start has left; a locked one belongs to another start that goes on at the same time, and then this
    one leaves no mark. Where nothing can be written, there is no mark either. Nothing here raises.
    """

    def __init__(self, directory: Path | None) -> None:
        """``directory`` is that of the person's data; None if there is none, and then there is no mark."""
        self._path = None if directory is None else directory / NAME
        self._descriptor = -1
        self._file = ""

    def begin(self, file: str = "") -> FailedStart | None:
        """A start begins, which was given ``file``. Returns what a failed one before it has left."""
        self._file = file
        if self._path is None:
            return None
        try:
            make_private(self._path.parent)
            self._descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            if not hold(self._descriptor):
                self._let_go()
                return None
            found = self._path.read_bytes()
        except OSError:
            self._let_go()
            return None
        self.opening(None)
        return _understood(found) if found.strip() else None

    def opening(self, match: int | None) -> None:
        """This partie is being opened now. Once the start is over, this does nothing."""
        self._write(json.dumps({"match": match, "file": self._file}))

    def clear(self) -> None:
        """The start has come to its end."""
        self._write("")
        self._let_go()

    def _let_go(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def _write(self, words: str) -> None:
        if self._descriptor < 0:
            return
        try:
            # In place: a new file of the name would not be the locked one.
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, words.encode())
            os.ftruncate(self._descriptor, len(words.encode()))
        except OSError:
            # On a full disk there is no mark.
            return


def _understood(found: bytes) -> FailedStart:
    try:
        told = load_json(found.decode())
    except (RecordError, UnicodeDecodeError):
        return FailedStart()
    match, file = (told.get("match"), told.get("file")) if isinstance(told, dict) else (None, "")
    known = isinstance(match, int) and not isinstance(match, bool)
    return FailedStart(match if known else None, file if isinstance(file, str) else "")
