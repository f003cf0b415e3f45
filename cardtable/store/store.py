"""The store: one database with everything that is kept."""

from __future__ import annotations

import random
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from cardtable.core.errors import CodedError
from cardtable.store.browsing import Browsing
from cardtable.store.errors import StoreError, coded_errors
from cardtable.store.matches import Matches
from cardtable.store.opening import open_database
from cardtable.store.places import database_path
from cardtable.store.preferences import Preferences
from cardtable.store.schema import prepare
from cardtable.store.sheets import Sheets

PATIENCE = 5.0
"""Seconds to wait for another program that is writing."""

_FIRST_NUMBERS = (1 << 24, 1 << 30)
"""The range of the first number that a store in memory gives to a match or a sheet."""


_NOWHERE = Path()
"""Stands instead of the path of a database that has no place."""


class Store(Matches, Browsing, Sheets, Preferences):
    """Everything that is kept. Every method that changes something is one transaction, unless ``transaction()``
    combines several. Once it returns, a killed process loses nothing of it (SQLite with a write-ahead log). Entries on
    score sheets and ends of deals also survive a power failure (``synchronous=FULL``); of what was played since then, a
    power failure or a crash of the system can destroy the last moments (``synchronous=NORMAL``).

    Several programs may have the same database open: each waits for the other's transactions, which are short, and
    raises ``database_is_busy`` if that takes longer than its patience. If two programs play the same match, the second
    one that adds to it gets ``out_of_step``.
    """

    _path: Path | None = None
    _obstacle: StoreError | None = None

    @classmethod
    def open(cls, path: Path | None = None, patience: float = PATIENCE, *, salvages: bool = True) -> OpenResult:
        """Open the database at ``path``, or at the platform's place for this user; make it if it does not exist.

        A database that is damaged, newer than this program or not this program's is set aside under a new name beside
        it, and ``message`` reports that: ``damaged_database_set_aside``, ``newer_database_set_aside`` or
        ``foreign_database_set_aside``, each with the parameter ``file``. What can be read of a damaged one is taken
        over, or if nothing can, the content of the newest backup; ``message`` is then ``damaged_database_salvaged``
        (with ``parties``, ``sheets``, ``cut`` and ``lost``, see ``takeover.Taken``) or ``backup_was_taken`` (with
        ``day``, ``parties`` and ``sheets``). While another program has a database open, it is neither set aside nor
        brought up to date; ``database_is_busy`` is raised after ``patience`` seconds instead. A database into which
        another program is only writing is opened, and ``obstacle`` says that it cannot be written yet. Reading a
        damaged one can take minutes; without ``salvages`` it stays as it is.

        Raises ``StoreError``: ``cannot_open``, ``cannot_write``, ``cannot_set_aside``, ``database_is_busy``, and
        without ``salvages`` ``database_is_damaged``.
        """
        path = database_path() if path is None else path
        opened = open_database(path, patience) if salvages else open_database(path, patience, None)
        store = cls(opened.connection, opened.lock)
        if opened.busy:
            store._obstacle = StoreError("database_is_busy", file=str(path))
            store._be_hasty(True)
        return OpenResult(store, opened.message)

    @classmethod
    def in_memory(cls) -> Store:
        """Return a store that forgets everything when it is closed."""
        connection = sqlite3.connect(":memory:", isolation_level=None)
        with coded_errors():
            prepare(connection)
        return cls(connection, None)

    @classmethod
    def meanwhile(cls, error: StoreError, path: Path | None = None) -> Store:
        """Return a store in memory for the time until the database at ``path`` can be opened, which failed with
        ``error``.

        ``settle`` copies its content into the database.
        """
        store: Store = cls.in_memory()
        try:
            store._path = database_path() if path is None else path
        except StoreError:
            # There will be no such place as long as the program runs.
            store._path = _NOWHERE
        store._obstacle = error
        # Numbers that are free in the database, most probably, so that all can keep theirs when they go there.
        first = random.randrange(*_FIRST_NUMBERS)
        for table in ("matches", "sheets"):
            store._run("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", table, first)
        return store

    @classmethod
    def apart(cls, error: StoreError) -> Store:
        """Return a store in memory for as long as the program runs; the database is not to be opened, for the reason
        ``error``.
        """
        return cls.meanwhile(error, _NOWHERE)

    @property
    def obstacle(self) -> StoreError | None:
        """Why what is written into this store is not kept, as far as opening it has shown; None if it is kept."""
        return self._obstacle

    @property
    def awaited(self) -> Path | None:
        """The path of the database that could not be opened yet and for which this store stands; None if
        there is none.
        """
        return None if self._path is _NOWHERE else self._path

    @property
    def is_damaged(self) -> bool:
        """Whether the ``awaited`` database is damaged."""
        return self.awaited is not None and self._obstacle is not None and self._obstacle.code == "database_is_damaged"

    def _begin(self) -> None:
        super()._begin()
        if self._path is None:
            self._obstacle = None

    def settle(self) -> CodedError | None:
        """Try, without waiting, whether the ``obstacle`` is gone; if so, store what has been written meanwhile. Matches
        and sheets have the same numbers before and after.

        Returns the message about the database, as ``open`` does. Raises ``StoreError`` if it still cannot be written;
        then everything is as before. A damaged one stays as it is.
        """
        if self._path is None:
            with self.transaction():
                return None
        if self._path is _NOWHERE:
            raise self._obstacle or StoreError("cannot_open")
        try:
            opened = open_database(self._path, 0, None)
        except StoreError as error:
            self._obstacle = error
            raise
        try:
            if opened.busy:
                raise StoreError("database_is_busy", file=str(self._path))
            from cardtable.store.reading import Reading
            from cardtable.store.takeover import Receiver

            Receiver(opened.connection, None).take_over(Reading(self._connection))
        except BaseException as error:
            opened.connection.close()
            opened.lock.close()
            if isinstance(error, StoreError):
                self._obstacle = error
            raise
        self._connection.close()
        self._use(opened.connection, opened.lock)
        self._path = self._obstacle = None
        return opened.message


@dataclass(frozen=True, slots=True)
class OpenResult:
    """An open store, and the message about a database that had to be set aside; None if there was none."""

    store: Store
    message: CodedError | None
