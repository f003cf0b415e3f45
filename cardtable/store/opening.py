"""Opening the database: making it, bringing it up to date, or setting aside one that cannot be used.

A file that is damaged, was made by a newer version of the program or belongs to another program is renamed, to
``cardtable.damaged-20261120-1.sqlite3`` and the like, and a new one takes its place. Nothing is written into such a
file and nothing is deleted. What can be read of a damaged one is copied into the new one before that takes its place.
If no new one can be made, for example on a full disk, the file keeps its name, and the next attempt starts from the
beginning.
"""

from __future__ import annotations

import os
import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from cardtable.core.errors import CodedError, system_reason
from cardtable.store import schema
from cardtable.store.aside import parts, put_back, set_aside
from cardtable.store.errors import FAILURES, StoreError, store_error
from cardtable.store.inspection import DAMAGED, Unusable, identify, look
from cardtable.store.lock import UseLock
from cardtable.store.places import make_private


class Opened(NamedTuple):
    """The result of opening: a usable connection; the lock that shows it to other programs; a message if a database was
    set aside, otherwise None; and whether another program was still writing when the patience ended.
    """

    connection: sqlite3.Connection
    lock: UseLock
    message: CodedError | None
    busy: bool = False


Salvage = Callable[[Path], CodedError]
"""A function that replaces a damaged database by a sound one and returns the message about it; see
``salvage.salvage``.
"""


def _salvaged(path: Path) -> CodedError:
    """Salvage a database; see ``salvage.salvage``, which is imported only if there is damage."""
    from cardtable.store.salvage import salvage

    return salvage(path)


def open_database(path: Path, patience: float, salvage: Salvage | None = _salvaged) -> Opened:
    """Open the database at ``path``, or make it if it does not exist; wait for other programs up to ``patience``
    seconds. Without ``salvage`` a damaged one stays as it is.

    Raises ``StoreError``: ``cannot_open``, ``cannot_write``, ``cannot_set_aside``, ``database_is_busy``, and
    ``database_is_damaged`` without ``salvage``.
    """
    try:
        # Links are followed here, because the companions lie beside the file itself.
        path = Path(os.path.realpath(path))
        make_private(path.parent)
        lock = UseLock(path.with_suffix(".lock"))
    except OSError as error:
        raise StoreError("cannot_open", file=str(path), reason=system_reason(error)) from error
    try:
        return _open_locked(path, lock, time.monotonic() + patience, patience, salvage)
    except BaseException:
        lock.close()
        raise


def _open_locked(path: Path, lock: UseLock, deadline: float, patience: float, salvage: Salvage | None) -> Opened:
    doubtful = False
    while True:
        try:
            if lock.share():
                alone = doubtful or look(path, patience).alone
                doubtful = False
                if alone and lock.exclude():
                    opened = _open_alone(path, lock, patience, salvage)
                    lock.share()
                    return opened
                if not alone:
                    found = _connect(path, patience)
                    if isinstance(found, _Connected):
                        return Opened(found.connection, lock, None, found.busy)
                    doubtful = True
        except StoreError as error:
            if error.code != "database_is_busy":
                raise
        lock.release()
        if time.monotonic() >= deadline:
            raise StoreError("database_is_busy", file=str(path))
        # Two programs that both want it alone must not go on stepping into each other's way.
        time.sleep(random.uniform(0.005, 0.03))


def _open_alone(path: Path, lock: UseLock, patience: float, salvage: Salvage | None) -> Opened:
    """Open a database that others may have changed or replaced since it was checked; no other program has it
    open now.
    """
    found: _Connected | Unusable = look(path, patience).fault or _connect(path, patience)
    if isinstance(found, _Connected):
        return Opened(found.connection, lock, None, found.busy)
    if found == DAMAGED:
        if salvage is None:
            raise StoreError("database_is_damaged", file=str(path))
        return _opened_anew(path, lock, patience, salvage(path))
    aside = set_aside(path, found.kind)
    try:
        message = CodedError(f"{found.kind}_database_set_aside", file=str(aside), **found.parameters)
        return _opened_anew(path, lock, patience, message)
    except BaseException:
        # Otherwise the next attempt would find an empty database and nothing to tell.
        put_back(aside, path)
        raise


def _opened_anew(path: Path, lock: UseLock, patience: float, message: CodedError) -> Opened:
    """Open what has taken the place of a database that was set aside, about which there is a ``message``."""
    found = _connect(path, patience)
    if isinstance(found, Unusable):
        raise StoreError("cannot_open", file=str(path), reason="SQLITE_NOTADB")
    return Opened(found.connection, lock, message, found.busy)


class _Connected(NamedTuple):
    """A usable connection, and whether another program was still writing when its patience ended."""

    connection: sqlite3.Connection
    busy: bool


def _connect(path: Path, patience: float) -> _Connected | Unusable:
    """Return a permanent connection to the database at ``path``, which is made if it does not exist, or the reason why
    it cannot be used. Raises ``StoreError``.
    """
    connection = None
    try:
        if not path.exists():
            # SQLite gives its companions the mode of the database.
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        _tighten(path)
        connection = sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, timeout=patience, isolation_level=None)
        connection.execute("BEGIN")
        fault = identify(connection)
        connection.execute("COMMIT")
        if fault is None:
            busy = not schema.prepare(connection)
            _tighten(path)
            return _Connected(connection, busy)
    except OSError as error:
        raise StoreError("cannot_open", file=str(path), reason=system_reason(error)) from error
    except FAILURES as error:
        if connection is not None:
            connection.close()
        coded = store_error(error)
        if coded.code != "database_is_damaged":
            raise StoreError(coded.code, file=str(path), **coded.parameters) from error
        return DAMAGED
    connection.close()
    return fault


def _tighten(path: Path) -> None:
    """Let only the owner read the database."""
    for part in parts(path):
        try:
            part.chmod(0o600)
        except OSError:
            # The file belongs to another user, who decides about its mode; whether it can be written will be seen soon.
            continue
