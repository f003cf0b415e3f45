"""A connection to the database with transactions and coded errors: the base of everything that is stored."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cardtable.core.documents import load_json
from cardtable.core.errors import RecordError
from cardtable.core.sanitise import as_name, as_text, as_title, as_values
from cardtable.store.errors import StoreError, coded_errors
from cardtable.store.lock import UseLock

_LONGEST_VALUE = 1_000_000


def copy_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Write everything that a database holds into the empty file at ``path``. Raises ``sqlite3.Error``."""
    # SQLite writes a text in UTF-8, but names of files are not in UTF-8 under every locale.
    connection.execute("VACUUM INTO CAST(? AS TEXT)", (os.fsencode(path),))


class Database:
    """An open database, made by ``Store.open``. It may be used by one thread only."""

    def __init__(self, connection: sqlite3.Connection, lock: UseLock | None) -> None:
        self._use(connection, lock)

    def _use(self, connection: sqlite3.Connection, lock: UseLock | None) -> None:
        self._connection = connection
        self._lock = lock
        self._patience = int(connection.execute("PRAGMA busy_timeout").fetchone()[0])
        self._hasty = False
        connection.create_function("folded", 1, str.casefold, deterministic=True)
        # A database can have been made or changed by anybody. Names and other words leave it through the gate.
        connection.create_function("as_name", 1, as_name, deterministic=True)
        connection.create_function("as_title", 1, as_title, deterministic=True)
        connection.create_function("as_text", 1, as_text, deterministic=True)

    @property
    def connection(self) -> sqlite3.Connection:
        """The connection, for code that takes over whole databases."""
        return self._connection

    @property
    def place(self) -> Path | None:
        """The path of the database; None for one in memory."""
        # Its bytes: only under some locales are they UTF-8.
        ((name,),) = self._rows("SELECT CAST(file AS BLOB) FROM pragma_database_list WHERE name = 'main'")
        return Path(os.fsdecode(name)) if name else None

    @property
    def version(self) -> int:
        """A number that changes when another connection has written into the database."""
        return int(self._rows("PRAGMA data_version")[0][0])

    def copy_into(self, path: Path) -> None:
        """Write everything that is stored into the empty file at ``path``. Raises ``StoreError``."""
        with coded_errors():
            copy_whole(self._connection, path)

    def close(self) -> None:
        """Close the database. It cannot be used afterwards; closing it again does nothing."""
        self._connection.close()
        if self._lock is not None:
            self._lock.close()

    @contextmanager
    def transaction(self, *, lasting: bool = False) -> Iterator[None]:
        """Keep everything done inside the ``with`` block, or nothing of it if the block raises.

        Blocks can be nested; what was done is kept when the outermost one has ended. If that one is ``lasting``, it and
        everything written before also survive a power failure; for that it waits for the disk. Raises ``StoreError``.
        After one vain wait for another program, further attempts fail at once, until the other program has finished.
        """
        nested = self._connection.in_transaction
        if nested:
            self._run("SAVEPOINT step")
        else:
            # Only between transactions can it be changed.
            self._run(f"PRAGMA synchronous = {'FULL' if lasting else 'NORMAL'}")
            self._begin()
        try:
            yield
            # SQLite itself rolls back after some failures, and code inside the block may have caught the exception.
            if not self._connection.in_transaction:
                raise StoreError("cannot_write", reason="SQLITE_ABORT_ROLLBACK")
            self._run("RELEASE step" if nested else "COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._run("ROLLBACK TO step" if nested else "ROLLBACK")
                if nested:
                    self._run("RELEASE step")
            raise

    def _begin(self) -> None:
        try:
            self._run("BEGIN IMMEDIATE")
        except StoreError as error:
            if error.code == "database_is_busy" and not self._hasty:
                self._be_hasty(True)
            raise
        if self._hasty:
            self._be_hasty(False)

    def _be_hasty(self, hasty: bool) -> None:
        self._hasty = hasty
        self._run(f"PRAGMA busy_timeout = {0 if hasty else self._patience}")

    @contextmanager
    def _snapshot(self) -> Iterator[None]:
        """Let everything that is read inside the ``with`` block come from one moment, without keeping other programs
        from writing.
        """
        nested = self._connection.in_transaction
        if nested:
            yield
            return
        self._run("BEGIN")
        try:
            yield
        finally:
            if self._connection.in_transaction:
                self._run("ROLLBACK")

    def _run(self, statement: str, *values: object) -> sqlite3.Cursor:
        with coded_errors():
            return self._connection.execute(statement, values)

    def _run_each(self, statement: str, rows: Iterator[tuple[object, ...]]) -> None:
        with coded_errors():
            self._connection.executemany(statement, rows)

    def _rows(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        with coded_errors():
            return self._connection.execute(statement, values).fetchall()

    def _row(self, statement: str, *values: object) -> tuple[Any, ...] | None:
        rows = self._rows(statement, *values)
        return rows[0] if rows else None


def now() -> str:
    """Return the present time in UTC, in its stored form."""
    return time_as_text(datetime.now(UTC))


def time_as_text(moment: datetime) -> str:
    """Return an aware time as it is stored: in UTC, so that texts are in the order of the times."""
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def to_json(value: object) -> str:
    """Return JSON values as compact text; raises ``TypeError`` or ``ValueError`` for values that JSON does not have."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def from_json(text: str | None) -> Any:
    """Return the JSON values of a stored text, with every text in them cleaned by ``as_text``. Raises ``StoreError``
    ``database_is_damaged``, also if the text is longer than any that is ever stored.
    """
    if text is None:
        # A damaged database may hold nothing where there must be a text.
        raise StoreError("database_is_damaged", reason="a value is missing")
    if len(text) > _LONGEST_VALUE:
        raise StoreError("database_is_damaged", reason=f"{len(text)} characters in one value")
    try:
        return as_values(load_json(text))
    except (RecordError, RecursionError) as error:
        raise StoreError("database_is_damaged", reason=str(error)) from None
