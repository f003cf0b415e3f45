"""Numbered copies of the database, a limited number of them, in the folder ``backups`` beside it.

A copy is made at a start, and at intervals while the program is in use, if something has changed since the last copy.
The calendar has no influence, because a clock can be wrong: it can stand in the year 2000 or come back from 2037. So
copies are ordered by a number that only grows. The day in the name is for people; it can be a reason to keep a copy,
but never to delete one. The name ends with a checksum of the content, which shows whether something has changed.

Copies are made by a separate process, the part ``backup`` of the program, because copying a large database takes longer
than a window may be kept waiting. This process also finds out whether the database is damaged.
"""

from __future__ import annotations

import os
import re
import sqlite3
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from datetime import date
from pathlib import Path
from typing import NamedTuple

from cardtable.store.database import copy_whole
from cardtable.store.errors import FAILURES
from cardtable.store.inspection import doubt, identify
from cardtable.store.lock import UseLock
from cardtable.store.places import make_private
from cardtable.store.replacing import PRIVATE, in_the_place_of

NEWEST = 5
"""How many of the newest copies are always kept."""
OLDER = ((8, 4), (64, 3))
"""Pairs of a divisor and a count: of the other copies, that many whose number can be divided by the divisor
are kept.
"""
DAYS = 7
"""For so many of the last days, by the names of the copies, the first copy of the day is kept, which contains the state
of the day before. So even many starts within an hour remove only one of these.
"""

FAILED, DAMAGED = 1, 3
"""Exit statuses: no copy could be made; there is no copy because the database is damaged."""

_PATIENCE = 5.0
_UNFINISHED, _CHECKED = "cardtable.sqlite3.part", "cardtable.sqlite3.new"
_LEFTOVERS = ("cardtable*.part*", "cardtable*.new*")
"""Files that a killed process has left behind, including the journals of SQLite."""
_LOCK = "cardtable.lock"
"""A file in the folder, locked by the process that makes a copy or deletes old ones."""
# A file that a person has put there may have any number; later ones continue from it.
_NAME = re.compile(
    r"cardtable-(?:(?P<number>[0-9]{6,})-)?(?P<day>[0-9]{4}-[0-9]{2}-[0-9]{2})(?:-(?P<mark>[0-9a-f]{8}))?\.sqlite3"
)


class DamagedError(Exception):
    """The database is damaged, so no copy of it was made."""


class Backup(NamedTuple):
    """A copy: its number (0 for copies of earlier versions), the day by the clock of that time, its checksum, and its
    file.
    """

    number: int
    day: date
    mark: str
    path: Path


def kept(database: Path) -> list[Backup]:
    """Return the copies of a database, the newest first."""
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


def sound(database: Path) -> Iterator[Backup]:
    """Yield the copies of a database that can be opened and are complete, the newest first. Each is checked when it is
    asked for, which takes 3 ms per MB.
    """
    return (copy for copy in kept(database) if is_sound(copy.path))


def is_sound(copy: Path) -> bool:
    """Return whether a file is a complete database of this program, or of an earlier version of it. Nothing
    is changed.
    """
    try:
        # Otherwise a copy that another program has open would get a log beside it.
        uri = f"{copy.absolute().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as made:
            # SQLite takes an empty file for an empty database, which is a copy of nothing.
            return _is_whole(made) and made.execute("PRAGMA user_version").fetchone()[0] > 0
    except (OSError, *FAILURES):
        return False


def back_up(database: Path, today: date) -> Path | None:
    """Copy the database as it is now, check that the copy is complete, and delete the older copies that need not be
    kept.

    Returns the copy. None if nothing has changed since the last one, if there is no database, or if another program is
    just moving or rebuilding it. Raises ``DamagedError`` for a database that is damaged or not this program's; it is
    not copied, so that it cannot replace a good copy. Raises ``OSError`` or ``sqlite3.Error`` if writing fails; then
    the copies are as before.
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
    # SQLite takes an empty file for one that is not there.
    uri = f"{database.as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, timeout=_PATIENCE, isolation_level=None)) as source:
        if not _is_whole(source):
            raise DamagedError
        make_private(_folder(database))
        lock = UseLock(_folder(database) / _LOCK)
        try:
            # Another process that holds the lock is making a copy.
            return _added(source, _folder(database), kept(database), today) if lock.exclude() else None
        finally:
            lock.close()


def _added(source: sqlite3.Connection, folder: Path, copies: Sequence[Backup], today: date) -> Path | None:
    for pattern in _LEFTOVERS:
        for left in folder.glob(pattern):
            left.unlink(missing_ok=True)
    before = _mark(source)
    alike = copies[:1] if copies and copies[0].mark == before else []
    if alike and is_sound(alike[0].path):
        return None
    number = 1 + max((copy.number for copy in copies), default=0)
    with in_the_place_of(folder / _CHECKED, PRIVATE, _UNFINISHED) as unfinished:
        copy_whole(source, unfinished)
        mark = _checked(unfinished, before, lambda: _mark(source))
    target = folder / f"cardtable-{number:06}-{today.isoformat()}-{mark}.sqlite3"
    os.replace(folder / _CHECKED, target)
    # A spoilt copy of just this is of no more use.
    added = [Backup(number, today, mark, target), *copies]
    for old in [*alike, *superfluous([copy for copy in added if copy not in alike])]:
        old.path.unlink(missing_ok=True)
    return target


def superfluous(copies: Sequence[Backup]) -> list[Backup]:
    """Return those of the ``copies`` (the newest first) that can be deleted when another one has been made."""
    stay = list(copies[:NEWEST])
    for step, most in OLDER:
        stay += [copy for copy in copies[NEWEST:] if copy.number % step == 0 and copy not in stay][:most]
    # Of each day the one that comes last here, which was the first.
    firsts = {copy.day: copy for copy in copies}
    stay += list(firsts.values())[:DAYS]
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
    """Return the checksum of a copy; raise ``sqlite3.DatabaseError`` unless it can be opened, is complete, and contains
    what the database contained ``before`` or contains now.
    """
    with closing(sqlite3.connect(f"{copy.as_uri()}?mode=ro", uri=True, isolation_level=None)) as made:
        mark = _mark(made)
        if not _is_whole(made) or mark not in (before, after()):
            raise sqlite3.DatabaseError("the copy is not what was copied")
    return mark


def _mark(connection: sqlite3.Connection) -> str:
    """Return a checksum of eight hexadecimal digits for the content; positions of windows are left out."""
    told = zlib.crc32(b"")
    for statement in _CHANGES:
        with suppress(sqlite3.OperationalError):
            # A database of an earlier version has not all of these tables.
            told = _summed(connection.execute(statement), told)
    return f"{told:08x}"


_CHANGES = (
    # Each change of a match or a sheet counts ``touched`` up.
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
    """Make a copy of the database named by the only argument, if something has changed; return the exit status."""
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
