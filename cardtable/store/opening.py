"""Opening the database: making it, bringing it up to date, or setting aside what cannot be used.

A file that is damaged, was made by a newer version of the program or belongs to another program is renamed, to
``cardtable.damaged-20261120-1.sqlite3`` and the like, and a fresh one takes its place. Nothing is written into such
a file and nothing is deleted.
"""

from __future__ import annotations

import os
import random
import sqlite3
import time
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from cardtable.core.errors import CodedError
from cardtable.store.errors import StoreError, store_error
from cardtable.store.lock import UseLock
from cardtable.store.schema import APPLICATION_ID, MIGRATIONS, migrate

_COMPANIONS = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database; only together with them it is whole."""


class Opened(NamedTuple):
    """A usable connection, the lock that says so to others, and what was set aside on the way."""

    connection: sqlite3.Connection
    lock: UseLock
    message: CodedError | None


class _Fault(NamedTuple):
    """Why a database cannot be used: ``damaged``, ``newer`` or ``foreign``, and what a message should say of it."""

    kind: str
    parameters: dict[str, object]


_DAMAGED = _Fault("damaged", {})


class _Found(NamedTuple):
    """What lies at a path. ``older`` databases need migrations."""

    fault: _Fault | None = None
    older: bool = False

    @property
    def alone(self) -> bool:
        """Whether nobody else may have it open for what must be done now."""
        return self.older or self.fault is not None


def open_database(path: Path, patience: float) -> Opened:
    """Open the database at ``path`` and make it if need be; wait for other programs up to ``patience`` seconds.

    Raises ``StoreError``: ``cannot_open``, ``cannot_write``, ``cannot_set_aside``, ``database_is_busy``.
    """
    try:
        # Links are followed here, because the companions lie beside the file itself.
        path = path.resolve()
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = UseLock(path.with_suffix(".lock"))
    except OSError as error:
        raise StoreError("cannot_open", file=str(path), reason=error.strerror) from error
    try:
        return _open_locked(path, lock, time.monotonic() + patience, patience)
    except BaseException:
        lock.close()
        raise


def _open_locked(path: Path, lock: UseLock, deadline: float, patience: float) -> Opened:
    alone = False
    while True:
        try:
            if lock.share():
                alone = alone or _look(path).alone
                if alone and lock.exclude():
                    opened = _open_alone(path, lock, patience)
                    lock.share()
                    return opened
                if not alone:
                    connection = _connect(path, patience)
                    if isinstance(connection, sqlite3.Connection):
                        return Opened(connection, lock, None)
                    alone = True
        except StoreError as error:
            if error.code != "database_is_busy":
                raise
        lock.release()
        if time.monotonic() >= deadline:
            raise StoreError("database_is_busy", file=str(path))
        # Two programs that both want it alone must not go on stepping into each other's way.
        time.sleep(random.uniform(0.005, 0.03))


def _open_alone(path: Path, lock: UseLock, patience: float) -> Opened:
    """Open what others may have changed or replaced since it was looked at, while nobody else has it open."""
    found: sqlite3.Connection | _Fault = _look(path).fault or _connect(path, patience)
    message: CodedError | None = None
    if isinstance(found, _Fault):
        message = _set_aside(path, found)
        found = _connect(path, patience)
    if isinstance(found, _Fault):
        raise StoreError("cannot_open", file=str(path), reason=found.kind)
    return Opened(found, lock, message)


def _look(path: Path) -> _Found:
    """What lies at ``path``, without changing a byte of it. Raises ``StoreError``."""
    try:
        size = path.stat().st_size if path.exists() else -1
        remains = [part for part in _parts(path) if part != path and part.stat().st_size]
    except OSError as error:
        raise StoreError("cannot_open", file=str(path), reason=error.strerror) from error
    if size <= 0:
        # SQLite would delete a log that has lost its database; an empty file with a journal is just being made.
        lost = remains if size < 0 else [part for part in remains if part.name.endswith("-wal")]
        return _Found(_DAMAGED if lost else None)
    connection = None
    try:
        # A connection that may only read leaves the log alone when it is closed.
        connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)
        fault = _identify(connection)
        if fault is None and connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            fault = _DAMAGED
        return _Found(fault, 0 < _version(connection) < len(MIGRATIONS))
    except sqlite3.DatabaseError as error:
        coded = store_error(error)
        if coded.code == "database_is_busy":
            raise coded from error
        # Reading alone may be impossible, such as when a journal waits to be rolled back. Then connecting tells.
        return _Found(_DAMAGED if coded.code == "database_is_damaged" else None)
    finally:
        if connection is not None:
            connection.close()


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _identify(connection: sqlite3.Connection) -> _Fault | None:
    """Why this cannot be a database of this version of the program, as far as its first page tells."""
    version = _version(connection)
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if application != APPLICATION_ID and (application or version or tables):
        return _Fault("foreign", {"application": application & 0xFFFFFFFF})
    if version > len(MIGRATIONS):
        return _Fault("newer", {"version": version, "known": len(MIGRATIONS)})
    return _DAMAGED if version < 0 or (version == 0 and application) else None


def _connect(path: Path, patience: float) -> sqlite3.Connection | _Fault:
    """A connection for good to the database at ``path``, which is made if it is not there, or why there is none.

    Raises ``StoreError``."""
    connection = None
    try:
        if not path.exists():
            # SQLite gives its companions the mode of the database.
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        _tighten(path)
        connection = sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, timeout=patience, isolation_level=None)
        fault = _identify(connection)
        if fault is None:
            prepare(connection)
            _tighten(path)
            return connection
    except OSError as error:
        raise StoreError("cannot_open", file=str(path), reason=error.strerror) from error
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        coded = store_error(error)
        if coded.code != "database_is_damaged":
            raise StoreError(coded.code, file=str(path), **coded.parameters) from error
        return _DAMAGED
    connection.close()
    return fault


def prepare(connection: sqlite3.Connection) -> None:
    """Set a fresh connection up and bring its database up to date. Raises ``sqlite3.Error``."""
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA journal_mode = WAL")
    # With a log, a killed process loses nothing at NORMAL; a power failure may cost the last transactions, and never
    # the database. FULL would wait for the disk at every card.
    connection.execute("PRAGMA synchronous = NORMAL")
    migrate(connection)
    # After the migrations, which may have to rebuild tables that others refer to.
    connection.execute("PRAGMA foreign_keys = ON")


def _parts(path: Path) -> list[Path]:
    return [part for suffix in ("", *_COMPANIONS) if (part := path.with_name(path.name + suffix)).is_file()]


def _tighten(path: Path) -> None:
    """Let nobody but its owner read the database."""
    for part in _parts(path):
        try:
            part.chmod(0o600)
        except OSError:
            # It belongs to somebody else, who decides who may read it; whether it can be written shows soon.
            continue


def _set_aside(path: Path, fault: _Fault) -> CodedError:
    """Rename the database and its companions, and say where they are now."""
    try:
        new = _free_name(path, fault.kind)
        for part in _parts(path):
            # The database itself goes first: what would stay behind of the rest is set aside at the next start.
            os.replace(part, new.with_name(new.name + part.name.removeprefix(path.name)))
        if not new.stat().st_size:
            # There was only a log; beside an empty database SQLite would delete it.
            new.unlink()
    except OSError as error:
        raise StoreError("cannot_set_aside", file=str(path), reason=error.strerror) from error
    return CodedError(f"{fault.kind}_database_set_aside", file=str(new), **fault.parameters)


def _free_name(path: Path, kind: str) -> Path:
    """A name beside ``path`` that nothing has, taken by an empty file."""
    today = datetime.now().strftime("%Y%m%d")
    number = 1
    while True:
        new = path.with_name(f"{path.stem}.{kind}-{today}-{number}{path.suffix}")
        if not any(new.with_name(new.name + suffix).exists() for suffix in _COMPANIONS):
            try:
                os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
                return new
            except FileExistsError:
                pass
        number += 1
