"""Copies of the database, one a day and a bounded number of them, in the folder ``backups`` beside it.

They are made by a process of their own, the part ``backup`` of the program, because a copy of a large database takes
longer than a window may be kept waiting.
"""

from __future__ import annotations

import os
import re
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from datetime import date
from pathlib import Path
from typing import NamedTuple

from cardtable.store.errors import FAILURES
from cardtable.store.inspection import identify
from cardtable.store.lock import UseLock
from cardtable.store.places import make_private
from cardtable.store.replacing import PRIVATE, in_the_place_of

MOST = 7
"""Copies that are kept; the oldest goes when there is one more."""

COMMAND = "backup"
"""The subcommand of the program that makes a copy; it is not for people."""

_PATIENCE = 5.0
_NAME = re.compile(r"cardtable-(\d{4}-\d{2}-\d{2})\.sqlite3")


class Backup(NamedTuple):
    """A copy, and the day on which it was made."""

    day: date
    path: Path


def kept(database: Path) -> list[Backup]:
    """The copies of a database, the newest first."""
    found = []
    with suppress(OSError):
        for file in _folder(database).iterdir():
            name = _NAME.fullmatch(file.name)
            # There are only so many days in a month.
            with suppress(ValueError):
                if name is not None:
                    found.append(Backup(date.fromisoformat(name[1]), file))
    return sorted(found, reverse=True)


def is_due(database: Path, today: date) -> bool:
    """Whether there is a database and no copy of it of this day."""
    return database.is_file() and all(backup.day != today for backup in kept(database))


def back_up(database: Path, today: date, most: int = MOST) -> Path | None:
    """Copy the database as it is now, as the copy of ``today``, and drop the oldest copies beyond ``most``.

    Returns the copy; None if there is one already, or if another program is just moving or rebuilding the database. A
    database that is damaged or not this program's is not copied, so that it cannot push out a good copy: then, and
    where writing fails, ``OSError`` or ``sqlite3.Error`` is raised and the copies are as they were.
    """
    if not is_due(database, today):
        return None
    database = Path(os.path.realpath(database))
    folder = _folder(database)
    make_private(folder)
    lock = UseLock(database.with_suffix(".lock"))
    try:
        if not lock.share():
            return None
        target = folder / f"cardtable-{today.isoformat()}.sqlite3"
        _copy(database, target)
    finally:
        lock.close()
    for old in kept(database)[most:]:
        old.path.unlink(missing_ok=True)
    return target


def _copy(database: Path, target: Path) -> None:
    # SQLite takes an empty file for one that is not there.
    with in_the_place_of(target, PRIVATE, f"{target.name}.part") as part:
        uri = f"{database.as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True, timeout=_PATIENCE, isolation_level=None)) as source:
            if identify(source) is not None or source.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise sqlite3.DatabaseError("the database is damaged")
            source.execute("VACUUM INTO ?", (str(part),))


def _folder(database: Path) -> Path:
    return Path(os.path.realpath(database)).parent / "backups"


def main(arguments: Sequence[str]) -> int:
    """Make today's copy of the database named by the only argument; return the exit status."""
    if len(arguments) != 1:
        return 2
    try:
        back_up(Path(arguments[0]), date.today())
    except (OSError, *FAILURES) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 1
    return 0
