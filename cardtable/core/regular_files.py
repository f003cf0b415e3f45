"""Opening files in places where another program or user may have put something else."""

from __future__ import annotations

import os
import stat
from pathlib import Path


class NoRegularFile(OSError):
    """The path leads to something other than a regular file: a folder, a pipe, a device."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is not a file")


def open_regular(path: Path, *, own: bool = False) -> int:
    """Return a descriptor of the regular file at ``path``, for reading in binary mode. It never waits.

    With ``own``, for a file of the program itself, it is opened for reading and writing; it is made, for this person
    alone, if it is missing, and links are refused. Raises ``NoRegularFile``, another ``OSError``, or ``ValueError`` for
    a path that cannot exist.
    """
    flags = os.O_RDONLY
    if own:
        # A link could lead to a file of another user.
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
    elif not stat.S_ISREG(path.stat().st_mode):
        # Opening a device can have an effect on it.
        raise NoRegularFile(path)
    # Opening a pipe would wait for a writer.
    for name in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY"):
        flags |= getattr(os, name, 0)
    descriptor = os.open(path, flags, 0o600)
    # Something else may have been put there meanwhile.
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise NoRegularFile(path)
    return descriptor
