"""A lock that one process at a time can hold, with a line of text that every process can read."""

from __future__ import annotations

import os
from pathlib import Path

from cardtable.core.regular_files import open_regular
from cardtable.store.lock import hold

_MOST_BYTES = 4096


class SoleLock:
    """A lock on a file. It is released when the process ends, however that happens. On a system without locks every
    process gets it.
    """

    def __init__(self, path: Path) -> None:
        """Raises ``OSError`` if the file can be neither opened nor made, or if it is not a regular file."""
        self._descriptor = open_regular(path, own=True)

    def take(self) -> bool:
        """Hold the lock from now on; return False if another process holds it."""
        return hold(self._descriptor)

    def read(self) -> str:
        """Return the text that the last holder wrote; empty if it cannot be read."""
        try:
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            return os.fsdecode(os.read(self._descriptor, _MOST_BYTES))
        except (OSError, UnicodeDecodeError):
            return ""

    def write(self, text: str) -> None:
        """Write ``text`` for other processes; only the holder of the lock may do that."""
        data = os.fsencode(text)
        if len(data) > _MOST_BYTES:
            data = b""
        try:
            os.ftruncate(self._descriptor, 0)
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, data)
        except OSError:
            # On a full disk later starts find no address of this program, and say so.
            return

    def close(self) -> None:
        """Release the lock."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
