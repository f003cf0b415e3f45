"""Opening files in places where somebody may have put something else."""

from __future__ import annotations

import os
import stat
from pathlib import Path


class NoRegularFile(OSError):
    """Something that is no file is there: a folder, a pipe, a device."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is not a file")


def open_regular(path: Path, *, own: bool = False) -> int:
    """Return a descriptor of the regular file at ``path``, for reading in binary. Nothing is waited for.

    A file of the program's ``own`` is opened for reading and writing instead, is made for this person alone if it is
    not there, and is no link. Raises ``NoRegularFile``, another ``OSError``, or ``ValueError`` for a path that none
    can have.
    """
    flags = os.O_RDONLY
    if own:
        # A link could lead to a file of somebody else.
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
    elif not stat.S_ISREG(path.stat().st_mode):
        # To open a device can do something to it.
        raise NoRegularFile(path)
    # To open a pipe would wait for somebody who writes into it.
    for name in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY"):
        flags |= getattr(os, name, 0)
    descriptor = os.open(path, flags, 0o600)
    # Something else may have been put there meanwhile.
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise NoRegularFile(path)
    return descriptor
