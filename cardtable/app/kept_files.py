"""Files in the person's cache: reading and writing them never waits and never fails, whatever lies there."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from io import FileIO
from pathlib import Path

from cardtable.core.regular_files import open_regular


def opened(file: Path) -> FileIO | None:
    """Return ``file``, open for reading, if it is a regular file of this person that no other user can write; otherwise
    None.
    """
    with contextlib.suppress(OSError):
        descriptor = open_regular(file)
        if _is_own(os.fstat(descriptor)):
            return FileIO(descriptor)
        os.close(descriptor)
    return None


def _is_own(found: os.stat_result) -> bool:
    return os.name != "posix" or (found.st_uid == os.getuid() and not found.st_mode & 0o022)


def write(file: Path, chunks: Iterable[bytes | memoryview]) -> None:
    """Replace ``file`` by a file of ``chunks`` that no other user can read; if that is not possible, everything stays
    as it is.
    """
    unfinished = file.with_name(f"{file.name}.{os.getpid()}")
    with contextlib.suppress(OSError):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)
        try:
            with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as written:
                for chunk in chunks:
                    written.write(chunk)
            os.replace(unfinished, file)
        except OSError:
            unfinished.unlink(missing_ok=True)


def drop(file: Path) -> None:
    """Delete ``file``, if that is possible."""
    with contextlib.suppress(OSError):
        file.unlink()
