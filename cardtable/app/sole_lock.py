"""A lock that one process at a time can hold, with a line of text that everybody can read."""

from __future__ import annotations

import os
from pathlib import Path

from cardtable.core.regular_files import open_regular
from cardtable.store.lock import hold

_MOST_BYTES = 4096


class SoleLock:
    """Goes away with the process, however that ends. Where there are no locks, everybody gets it."""

    def __init__(self, path: Path) -> None:
        """Raises ``OSError`` if the file can neither be opened nor made, and if something else is in its place."""
        self._descriptor = open_regular(path, own=True)

    def take(self) -> bool:
        """Hold the lock from now on; False if another process holds it."""
        return hold(self._descriptor)

    def read(self) -> str:
        """The text that the last holder has left, empty if it cannot be read."""
        try:
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            return os.fsdecode(os.read(self._descriptor, _MOST_BYTES))
        except (OSError, UnicodeDecodeError):
            return ""

    def write(self, text: str) -> None:
        """Leave ``text`` for others; one who holds the lock may."""
        data = os.fsencode(text)
        if len(data) > _MOST_BYTES:
            data = b""
        try:
            os.ftruncate(self._descriptor, 0)
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, data)
        except OSError:
            # On a full disk later starts find nobody to talk to, and say so.
            return

    def close(self) -> None:
        """Let go."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
