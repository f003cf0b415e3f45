"""Finding out what lies at the place of the database, without changing a byte of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from cardtable.core.errors import system_reason
from cardtable.store import schema
from cardtable.store.aside import parts
from cardtable.store.errors import FAILURES, StoreError, store_error

_SMALLEST = 512
"""Bytes of the smallest possible page. SQLite takes a file of one byte for an empty database."""


_SMALL = 2 << 20
"""Bytes up to which a database is checked completely whenever it is opened; that takes 6 ms."""


class Unusable(NamedTuple):
    """Why a database cannot be used: ``damaged``, ``newer`` or ``foreign``, and the parameters for a message
    about it.
    """

    kind: str
    parameters: dict[str, object]


DAMAGED = Unusable("damaged", {})
"""The reason for every damaged database; no details are known."""


class Found(NamedTuple):
    """What lies at a path. A database that is ``older`` needs migrations."""

    fault: Unusable | None = None
    older: bool = False

    @property
    def alone(self) -> bool:
        """Whether no other program may have it open for what must be done now."""
        return self.older or self.fault is not None


def doubt(database: Path) -> None:
    """Note that the database is damaged somewhere, so that the next start checks all of it."""
    with suppress(OSError):
        _doubts(database).touch(mode=0o600)


def is_doubtful(path: Path) -> bool:
    """Return whether the whole database at ``path`` must be checked, which takes 3 ms per MB: damage was found in it,
    or the last program did not end properly and left a log with content.
    """
    return _doubts(path).exists() or _size(path.with_name(f"{path.name}-wal")) > 0


def settle_doubts(path: Path) -> None:
    """Note that all of the database has been checked."""
    with suppress(OSError):
        _doubts(path).unlink(missing_ok=True)


def _doubts(path: Path) -> Path:
    return path.with_suffix(".doubt")


def look(path: Path, patience: float, restrain: Callable[[sqlite3.Connection], None] | None = None) -> Found:
    """Return what lies at ``path``; wait up to ``patience`` seconds for a program that is writing. ``restrain`` is
    called with the connection to make it harmless, if the file can come from somebody else.

    Raises ``StoreError`` ``cannot_open`` or ``database_is_busy``.
    """
    try:
        # In this order: a database that another program is just making is there before its log is.
        remains = [part for part in parts(path) if part != path and _size(part) > 0]
        size = _size(path)
        is_odd = size >= 0 and not path.is_file()
    except OSError as error:
        raise StoreError("cannot_open", file=str(path), reason=system_reason(error)) from error
    if is_odd:
        # Connecting tells why a folder cannot be opened. Its size depends on the file system and means nothing.
        return Found(None)
    if size <= 0:
        # SQLite would delete a log that has lost its database; an empty file with a journal is just being made.
        lost = remains if size < 0 else [part for part in remains if part.name.endswith("-wal")]
        return Found(DAMAGED if lost else None)
    if size < _SMALLEST:
        return Found(DAMAGED)
    connection = None
    try:
        # A connection that may only read leaves the log alone when it is closed.
        connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=patience, isolation_level=None)
        if restrain is not None:
            restrain(connection)
        # One transaction, so that what is read belongs together while others write.
        connection.execute("BEGIN")
        fault = identify(connection)
        thorough = restrain is not None or size <= _SMALL or is_doubtful(path)
        if fault is None and (_cut_short(path, connection) or (thorough and _inconsistent(connection))):
            fault = DAMAGED
        if fault is None and thorough:
            settle_doubts(path)
        return Found(fault, 0 < _version(connection) < schema.latest())
    except OSError as error:
        raise StoreError("cannot_open", file=str(path), reason=system_reason(error)) from error
    except FAILURES as error:
        coded = store_error(error)
        if coded.code == "database_is_busy":
            raise coded from error
        # Reading alone may be impossible, such as when a journal waits to be rolled back. Then connecting tells.
        return Found(DAMAGED if coded.code == "database_is_damaged" else None)
    finally:
        if connection is not None:
            connection.close()


def _size(path: Path) -> int:
    """Return the bytes of a file, -1 if it is not there. Other programs may delete a log at any moment."""
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return -1


def _cut_short(path: Path, connection: sqlite3.Connection) -> bool:
    """Return whether the end of the last page is missing, which SQLite reads as zeros. If there is a log this cannot be
    decided, because the page may be complete there.
    """
    pages, size = (connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size"))
    return _size(path.with_name(f"{path.name}-wal")) <= 0 and _size(path) < pages * size


def _inconsistent(connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok")


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def identify(connection: sqlite3.Connection) -> Unusable | None:
    """Return why this cannot be a database of this version of the program, judged by its first page; None if it can."""
    version = _version(connection)
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if application != schema.APPLICATION_ID and (application or version or tables):
        return Unusable("foreign", {"application": application & 0xFFFFFFFF})
    if version > schema.latest():
        return Unusable("newer", {"version": version, "known": schema.latest()})
    if version < 0 or (version == 0 and application):
        return DAMAGED
    # Only strict tables of SQLite hold values of their columns' types and nothing else.
    typed = {name for _, name, _, _, _, is_typed in connection.execute("PRAGMA main.table_list") if is_typed}
    return None if schema.tables(version) <= typed else DAMAGED
