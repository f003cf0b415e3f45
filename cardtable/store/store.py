"""The store: one database, and everything that is kept in it."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path

from cardtable.core.errors import CodedError
from cardtable.store.browsing import Browsing
from cardtable.store.errors import coded_errors
from cardtable.store.matches import Matches
from cardtable.store.opening import open_database, prepare
from cardtable.store.places import database_path
from cardtable.store.preferences import Preferences
from cardtable.store.sheets import Sheets

PATIENCE = 5.0
"""Seconds to wait for another program that is writing."""


class Store(Matches, Browsing, Sheets, Preferences):
    """All that is kept. Every method that changes something is one transaction, unless ``transaction()`` binds
    several together; once it returns, a killed process loses nothing of it (SQLite with a write-ahead log and
    ``synchronous=NORMAL``; only a power failure or a crash of the system can take the last moments).

    Several programs may have the same database open: each waits for the other's transactions, which are short, and
    raises ``database_is_busy`` when that takes longer than its patience. Two programs that play the same match meet
    ``out_of_step`` when the second one adds to it.
    """

    @classmethod
    def open(cls, path: Path | None = None, patience: float = PATIENCE) -> OpenResult:
        """Open the database at ``path``, or at the platform's place for this user, and make it if need be.

        A database that is damaged, newer than this program or not this program's is set aside under a new name
        beside it, which ``message`` tells: ``damaged_database_set_aside``, ``newer_database_set_aside`` or
        ``foreign_database_set_aside``, each with the parameter ``file``. A database is neither set aside nor
        brought up to date while another program has it open; then, after ``patience`` seconds, ``database_is_busy``
        is raised.

        Raises ``StoreError``: ``cannot_open``, ``cannot_write``, ``cannot_set_aside``, ``database_is_busy``.
        """
        opened = open_database(database_path() if path is None else path, patience)
        return OpenResult(cls(opened.connection, opened.lock), opened.message)

    @classmethod
    def in_memory(cls) -> Store:
        """A store that forgets everything when it is closed, for when no database can be opened."""
        connection = sqlite3.connect(":memory:", isolation_level=None)
        with coded_errors():
            prepare(connection)
        return cls(connection, None)


@dataclass(frozen=True, slots=True)
class OpenResult:
    """An open store, and what to tell about a database that had to be set aside."""

    store: Store
    message: CodedError | None
