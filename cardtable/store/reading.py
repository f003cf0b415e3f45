"""Reading of databases that may be damaged or come from somebody else: row by row, and without letting them execute
anything.

A file of SQLite is a program: a generated column, a view or a trigger computes whatever its author wanted, and half a
megabyte can ask for gigabytes. Therefore values, rows and statements are limited in size and in time. Only the
program’s own tables are read, if all their columns are ordinary ones.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from cardtable.store import schema
from cardtable.store.errors import FAILURES

Row = tuple[Any, ...]

PATIENCE = 20.0
"""Seconds for one statement."""
MOST_ROWS = 20_000
"""The most rows of one part of a match or a sheet: many times what the longest has."""
MOST_NUMBERS = 100_000
"""The most matches of one database, and the most sheets: more than several lifetimes of play."""
_MOST_CHARACTERS = 32_000_000
"""The most characters of all rows of one statement."""
_LIMITS = {
    # Bytes of a value and of a row.
    sqlite3.SQLITE_LIMIT_LENGTH: 8_000_000,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 100_000,
    sqlite3.SQLITE_LIMIT_COLUMN: 100,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 50,
    sqlite3.SQLITE_LIMIT_COMPOUND_SELECT: 10,
    sqlite3.SQLITE_LIMIT_VDBE_OP: 100_000,
    sqlite3.SQLITE_LIMIT_FUNCTION_ARG: 10,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH: 1000,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 1,
}
_STEPS = 20_000
"""Steps of SQLite’s virtual machine between two checks of the clock."""


def restrain(connection: sqlite3.Connection) -> None:
    """Limit what the content of the database can cost. Raises ``sqlite3.Error``."""
    for limit, most in _LIMITS.items():
        connection.setlimit(limit, most)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA mmap_size = 0")


def give_up_after(connection: sqlite3.Connection, seconds: float) -> None:
    """Interrupt everything that still runs after ``seconds`` seconds from now; that raises ``sqlite3.Error``."""
    until = time.monotonic() + seconds
    connection.set_progress_handler(lambda: time.monotonic() > until, _STEPS)


@contextmanager
def limited(connection: sqlite3.Connection, seconds: float = PATIENCE) -> Iterator[None]:
    """Interrupt what takes longer than ``seconds`` seconds inside the block, which raises ``sqlite3.Error``."""
    give_up_after(connection, seconds)
    try:
        yield
    finally:
        connection.set_progress_handler(None, 0)


class Reading:
    """The rows of a database; those that cannot be read are left out."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    @classmethod
    def of_copy(cls, path: Path) -> Reading:
        """Read a copy that no other program uses and that may be changed or spoilt by bringing it up to date. Raises
        ``sqlite3.Error``.
        """
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            restrain(connection)
            with suppress(*FAILURES), limited(connection):
                # Otherwise a database whose end is missing is refused as a whole.
                connection.execute("PRAGMA writable_schema = ON")
                schema.migrate(connection)
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            with limited(connection):
                tables = ordinary_tables(connection)
            connection.execute("PRAGMA query_only = ON")
        except BaseException:
            connection.close()
            raise

        def allowed(action: int, first: str | None, *_: str | None) -> int:
            plain = action == sqlite3.SQLITE_SELECT or (action == sqlite3.SQLITE_READ and first in tables)
            return sqlite3.SQLITE_OK if plain else sqlite3.SQLITE_DENY

        connection.set_authorizer(allowed)
        return cls(connection)

    def close(self) -> None:
        """Close the database."""
        self._connection.close()

    def rows(self, statement: str, *values: object, most: int = MOST_ROWS) -> tuple[list[Row], bool]:
        """Return the rows up to the first one that cannot be read, and whether these are all. Rows beyond ``most``, or
        too many characters, count as unreadable.
        """
        rows: list[Row] = []
        left = _MOST_CHARACTERS
        try:
            with limited(self._connection):
                for row in self._connection.execute(statement, values):
                    left -= sum(len(value) for value in row if isinstance(value, str | bytes))
                    if left < 0 or len(rows) == most:
                        return rows, False
                    rows.append(row)
        except (*FAILURES, MemoryError):
            return rows, False
        return rows, True

    def rows_in_order(self, statement: str, number: int) -> tuple[list[Row], bool]:
        """Return the rows whose first column counts from 0, up to the first number that is missing, and whether these
        are all.
        """
        rows, whole = self.rows(statement, number)
        kept: list[Row] = []
        for row in rows:
            if row[0] != len(kept):
                return kept, False
            kept.append(row)
        return kept, whole


def ordinary_tables(connection: sqlite3.Connection) -> frozenset[str]:
    """Return the names of those tables of the program that exist as tables, with all columns of the program, none of
    them computed. Raises ``sqlite3.Error``.
    """
    found = set()
    for _, name, kind, *_ in connection.execute("PRAGMA main.table_list").fetchall():
        own = schema.columns().get(name)
        if own is None or kind != "table":
            continue
        columns = {column: hidden for _, column, *_, hidden in connection.execute(f"PRAGMA main.table_xinfo({name})")}
        if own <= columns.keys() and not any(columns[column] for column in own):
            found.add(name)
    return frozenset(found)


def is_plain(connection: sqlite3.Connection) -> bool:
    """Return whether the database contains only tables and indexes, each table of the program with exactly its columns,
    and none that belongs to an extension module of SQLite. Raises ``sqlite3.Error``.
    """
    for _, name, kind, *_ in connection.execute("PRAGMA main.table_list").fetchall():
        if kind not in ("table", "shadow") or (kind == "shadow" and name in schema.columns()):
            return False
        if (own := schema.columns().get(name)) is not None:
            columns = [(one[1], one[-1]) for one in connection.execute(f"PRAGMA main.table_xinfo({name})")]
            if {column for column, _ in columns} != own or any(hidden for _, hidden in columns):
                return False
    kinds = {kind for (kind,) in connection.execute("SELECT DISTINCT type FROM sqlite_master")}
    return kinds <= {"table", "index"}
