"""The tables of the database, as numbered migrations.

A database is at version n when the first n migrations have been run on it (``PRAGMA user_version``). Each one runs in a
separate transaction. A migration that has been released is never edited; a change is made by a further one.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from functools import cache

APPLICATION_ID = 0x4344544C
"""``CDTL`` in ASCII; it marks the file as a database of this program."""

_FIRST = (
    # ``touched`` counts changes over all matches: unlike the clock it never goes backwards.
    """CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        variant TEXT NOT NULL,
        players INTEGER NOT NULL,
        options TEXT NOT NULL,
        cut TEXT NOT NULL,
        made TEXT NOT NULL,
        begun TEXT NOT NULL,
        changed TEXT NOT NULL,
        finished TEXT,
        touched INTEGER NOT NULL
    ) STRICT""",
    "CREATE UNIQUE INDEX matches_by_touched ON matches (touched)",
    """CREATE TABLE seats (
        match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        player TEXT NOT NULL,
        party INTEGER NOT NULL,
        PRIMARY KEY (match_id, seat)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE deals (
        id INTEGER PRIMARY KEY,
        match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        pack TEXT NOT NULL,
        standing TEXT,
        UNIQUE (match_id, number)
    ) STRICT""",
    """CREATE TABLE actions (
        deal_id INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (deal_id, position)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE score_lines (
        deal_id INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        code TEXT NOT NULL,
        party INTEGER NOT NULL,
        points INTEGER NOT NULL,
        params TEXT NOT NULL,
        cards TEXT NOT NULL,
        marked INTEGER NOT NULL,
        PRIMARY KEY (deal_id, position)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE results (
        match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        party INTEGER NOT NULL,
        points INTEGER NOT NULL,
        won INTEGER NOT NULL,
        factor INTEGER NOT NULL,
        PRIMARY KEY (match_id, party)
    ) STRICT, WITHOUT ROWID""",
    "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
    """CREATE TABLE favourites (
        name TEXT PRIMARY KEY,
        variant TEXT NOT NULL,
        players INTEGER NOT NULL,
        options TEXT NOT NULL
    ) STRICT, WITHOUT ROWID""",
)

_SECOND = (
    # ``setup`` and ``change`` are JSON texts that the score sheets read themselves; ``summary`` is what lists show.
    """CREATE TABLE sheets (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        evening TEXT NOT NULL,
        setup TEXT NOT NULL,
        summary TEXT NOT NULL,
        begun TEXT NOT NULL,
        changed TEXT NOT NULL,
        touched INTEGER NOT NULL
    ) STRICT""",
    "CREATE UNIQUE INDEX sheets_by_touched ON sheets (touched)",
    "CREATE INDEX sheets_by_evening ON sheets (evening)",
    """CREATE TABLE sheet_seats (
        sheet_id INTEGER NOT NULL REFERENCES sheets (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (sheet_id, seat)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE sheet_changes (
        sheet_id INTEGER NOT NULL REFERENCES sheets (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        change TEXT NOT NULL,
        PRIMARY KEY (sheet_id, position)
    ) STRICT, WITHOUT ROWID""",
)

_THIRD = (
    # So that what is asked often costs as much after 5,000 matches as after five.
    "CREATE INDEX matches_by_finished ON matches (finished, touched)",
    "CREATE INDEX seats_by_player ON seats (player, name, match_id)",
    "CREATE INDEX sheet_seats_by_name ON sheet_seats (name, sheet_id)",
    # What follows from the rest, and is computed again where it is missing.
    "CREATE TABLE computed (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
)

MIGRATIONS: tuple[tuple[str, ...], ...] = (_FIRST, _SECOND, _THIRD)
"""The statements that lead from version n to version n + 1, for each n from 0."""


def latest() -> int:
    """Return the version with which this program works."""
    return len(MIGRATIONS)


def tables(version: int) -> frozenset[str]:
    """Return the names of the tables of a database of ``version``; all enforce the types of their columns."""
    statements = (statement.split() for migration in MIGRATIONS[:version] for statement in migration)
    return frozenset(words[2] for words in statements if words[:2] == ["CREATE", "TABLE"])


@cache
def columns() -> Mapping[str, frozenset[str]]:
    """Return the columns of each table of the latest version."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection)
        return {
            table: frozenset(column for _, column, *_ in connection.execute(f"PRAGMA table_info({table})"))
            for table in tables(latest())
        }
    finally:
        connection.close()


def migrate(connection: sqlite3.Connection) -> bool:
    """Bring the database to the latest version. Raises ``sqlite3.Error``; the database is then at the last version that
    was completely reached. A write transaction is begun even if nothing has to be done, because that shows at once
    whether writing is possible. Returns False only if another program is still writing into a database of the latest
    version when the patience of the connection ends.
    """
    while True:
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY and _version(connection) == latest():
                return False
            raise
        try:
            # Read inside the transaction: another program may have come first.
            version = _version(connection)
            if version < latest():
                for statement in MIGRATIONS[version]:
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {version + 1}")
                connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        if version + 1 >= latest():
            return True


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def prepare(connection: sqlite3.Connection) -> bool:
    """Set up a new connection and bring its database up to date. Returns whether it can be written now, see
    ``migrate``. Raises ``sqlite3.Error``.
    """
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA journal_mode = WAL")
    # With a log, a killed process loses nothing at NORMAL; a power failure may cost the last transactions, and never
    # the database. FULL would wait for the disk at every card, so only some transactions ask for it.
    connection.execute("PRAGMA synchronous = NORMAL")
    writable = migrate(connection)
    # After the migrations, which may have to rebuild tables that others refer to.
    connection.execute("PRAGMA foreign_keys = ON")
    return writable
