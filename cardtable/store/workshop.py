"""A folder beside the database for the work of a process that may be killed: emptied before, deleted afterwards."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cardtable.core.errors import system_reason
from cardtable.store.errors import StoreError


def workshop(database: Path, part: str) -> Path:
    """Return the folder in which the ``part`` of the program works on ``database``; links to the database are
    followed.
    """
    database = Path(os.path.realpath(database))
    return database.with_name(f".{database.stem}-{part}")


@contextmanager
def working(folder: Path, code: str) -> Iterator[Path]:
    """Make the folder, empty, and delete it at the end. Raises ``StoreError`` ``code`` if it cannot be made."""
    try:
        clear(folder)
        folder.mkdir(0o700)
    except OSError as error:
        raise StoreError(code, file=str(folder), reason=system_reason(error)) from error
    try:
        yield folder
    finally:
        clear(folder)


def clear(folder: Path) -> None:
    """Delete the folder with everything that a killed process has left in it, as far as possible."""
    shutil.rmtree(folder, ignore_errors=True)
