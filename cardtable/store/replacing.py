"""Replacing a file by a new one: whatever happens, either the old file or the complete new one is there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PRIVATE, USUAL = 0o600, 0o666
"""The mode of files that no other user may read, and of new files as the system makes them."""


@contextmanager
def in_the_place_of(path: Path, mode: int, part: str = "") -> Iterator[Path]:
    """Yield the path of an empty file beside ``path``; when the block has ended, that file replaces ``path``. ``part``
    is its name, under which a killed process may have left a file; without one the name is unique. Raises ``OSError``.
    """
    unfinished = path.with_name(part or f".{path.name}.{os.urandom(4).hex()}.part")
    if part:
        unfinished.unlink(missing_ok=True)
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode))
    try:
        yield unfinished
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    _settle(path.parent)


def _settle(directory: Path) -> None:
    """Make a renaming survive a power failure, where directories can be opened (not on Windows)."""
    if os.name == "posix":
        descriptor = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
