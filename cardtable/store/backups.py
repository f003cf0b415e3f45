"""Copies of the database, numbered and a bounded number of them, in the folder ``backups`` beside it.

A copy is made whenever something has changed since the last one, whatever the calendar says: a clock can stand in the
year 2000 or come back from 2037. So copies are ordered by a number that only grows; the day in the name is for people.
The name ends with a mark of what is in the copy, which tells whether something has changed.

They are made by a process of their own, the part ``backup`` of the program, because a copy of a large database takes
longer than a window may be kept waiting. It finds out as well whether the database is damaged.
"""

from __future__ import annotations

import os
import re
import sqlite3
import sys
import zlib
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from datetime import date
from pathlib import Path
from typing import NamedTuple

from cardtable.store.errors import FAILURES
from cardtable.store.inspection import doubt, identify
from cardtable.store.lock import UseLock
from cardtable.store.places import make_private
from cardtable.store.replacing import PRIVATE, in_the_place_of

NEWEST = 5
"""Copies that are kept in any case: the last ones."""
OLDER = ((8, 4), (64, 3))
"""Of the others, those whose number can be divided by the first, so many of them."""

FAILED, DAMAGED = 1, 3
"""Exit statuses: no copy could be made; there is none because the database is damaged."""

_PATIENCE = 5.0
_NAME = re.compile(r"cardtable-(?:(?P<number>\d{6,9})-)?(?P<day>\d{4}-\d{2}-\d{2})(?:-(?P<mark>[0-9a-f]{8}))?\.sqlite3")


class DamagedError(Exception):
    """The database is damaged, so that no copy of it was made."""


class Backup(NamedTuple):
    """A copy: its number, 0 for those of earlier versions, the day by its clock, its mark, and its file."""

    number: int
    day: date
    mark: str
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
                    day = date.fromisoformat(name["day"])
                    found.append(Backup(int(name["number"] or 0), day, name["mark"] or "", file))
    return sorted(found, reverse=True)


def back_up(database: Path, today: date) -> Path | None:
    """Copy the database as it is now, look whether the copy is whole, and drop the older copies beyond those that are
    kept.

    Returns the copy; None if nothing has changed since the last one, if there is no database, or if another program is
    just moving or rebuilding it. Raises ``DamagedError`` for a database that is damaged or not this program's, which is
    not copied, so that it cannot push out a good copy, and ``OSError`` or ``sqlite3.Error`` where writing fails; the
    copies are then as they were.
    """
    database = Path(os.path.realpath(database))
    if not database.is_file():
        return None
    lock = UseLock(database.with_suffix(".lock"))
    try:
        return _made(database, today) if lock.share() else None
    finally:
        lock.close()


def _made(database: Path, today: date) -> Path | None:
    copies = kept(database)
    # SQLite takes an empty file for one that is not there.
    uri = f"{database.as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, timeout=_PATIENCE, isolation_level=None)) as source:
        if not _is_whole(source):
            raise DamagedError
        before = _mark(source)
        if copies and copies[0].mark == before and copies[0].path.stat().st_size:
            return None
        make_private(_folder(database))
        number = 1 + max((copy.number for copy in copies), default=0)
        part = _folder(database) / f"cardtable-{today.isoformat()}.sqlite3.part"
        with in_the_place_of(part.with_suffix(".new"), PRIVATE, part.name) as unfinished:
            source.execute("VACUUM INTO ?", (str(unfinished),))
            mark = _checked(unfinished, before, lambda: _mark(source))
        target = _folder(database) / f"cardtable-{number:06}-{today.isoformat()}-{mark}.sqlite3"
        os.replace(part.with_suffix(".new"), target)
    for old in superfluous(kept(database)):
        old.path.unlink(missing_ok=True)
    return target


def superfluous(copies: Sequence[Backup]) -> list[Backup]:
    """The ``copies``, the newest first, that go when another has been made."""
    stay = list(copies[:NEWEST])
    for step, most in OLDER:
        stay += [copy for copy in copies[NEWEST:] if copy.number % step == 0 and copy not in stay][:most]
    return [copy for copy in copies if copy not in stay]


def _is_whole(connection: sqlite3.Connection) -> bool:
    try:
        return identify(connection) is None and connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    except FAILURES as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF in _CORRUPT:
            return False
        raise


_CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _checked(copy: Path, before: str, after: Callable[[], str]) -> str:
    """The mark of a copy that can be opened, is whole, and holds what the database held ``before`` or holds now."""
    with closing(sqlite3.connect(f"{copy.as_uri()}?mode=ro", uri=True, isolation_level=None)) as made:
        mark = _mark(made)
        if not _is_whole(made) or mark not in (before, after()):
            raise sqlite3.DatabaseError("the copy is not what was copied")
    return mark


def _mark(connection: sqlite3.Connection) -> str:
    """Eight hexadecimal digits that differ where something else is kept; where windows stood is nothing that counts."""
    told = zlib.crc32(b"")
    for statement in _CHANGES:
        with suppress(sqlite3.OperationalError):
            # A database of an earlier version has not all of these tables.
            told = _summed(connection.execute(statement), told)
    return f"{told:08x}"


_CHANGES = (
    # Each change of a party or a sheet counts ``touched`` up.
    "SELECT count(*), max(touched), total(touched), total(id) FROM matches",
    "SELECT count(*), max(touched), total(touched), total(id) FROM sheets",
    "SELECT name, value FROM settings WHERE name NOT IN ('window', 'doubtful_partie') ORDER BY name",
    "SELECT name, variant, players, options FROM favourites ORDER BY name",
)


def _summed(rows: Iterable[tuple[object, ...]], told: int) -> int:
    for row in rows:
        told = zlib.crc32(repr(row).encode("utf-8", "surrogatepass"), told)
    return told


def _folder(database: Path) -> Path:
    return Path(os.path.realpath(database)).parent / "backups"


def main(arguments: Sequence[str]) -> int:
    """Make a copy of the database named by the only argument, if one is due; return the exit status."""
    if len(arguments) != 1:
        return 2
    database = Path(arguments[0])
    try:
        back_up(database, date.today())
    except DamagedError:
        # The next start looks at all of it and takes over what can be read.
        doubt(database)
        print("the database is damaged", file=sys.stderr)
        return DAMAGED
    except (OSError, *FAILURES) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return FAILED
    return 0
