"""A folder beside the database in which a process works that may be killed: emptied before, taken away afterwards."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cardtable.core.errors import system_reason
from cardtable.store.errors import StoreError


def workshop(database: Path, part: str) -> Path:
    """The folder in which the ``part`` of the program works on ``database``; links to that are followed."""
    database = Path(os.path.realpath(database))
    return database.with_name(f".{database.stem}-{part}")


@contextmanager
def working(folder: Path, code: str) -> Iterator[Path]:
    """Make the folder, empty, and take it away at the end. Raises ``StoreError`` ``code`` where it cannot be made."""
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
    """Take the folder away with what a killed process has left in it, as far as that can be done."""
    shutil.rmtree(folder, ignore_errors=True)
