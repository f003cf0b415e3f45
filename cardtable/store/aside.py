"""The files of a database: renaming them without changing their content, and copying them."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from cardtable.core.errors import system_reason
from cardtable.store.errors import FAILURES, StoreError
from cardtable.store.replacing import PRIVATE, in_the_place_of

_SHARED = "-shm"
"""The ending of a file that only programs with the open database need; it is useless for others."""
_COMPANIONS = ("-wal", _SHARED, "-journal")
"""The endings of files that SQLite keeps beside a database; the database is complete only together with them."""
_PATIENCE = 1.0
"""Seconds that a copy waits for another program that is writing."""


def parts(path: Path) -> list[Path]:
    """Return the existing files of the database at ``path``: itself and its companions."""
    return [part for suffix in ("", *_COMPANIONS) if (part := path.with_name(path.name + suffix)).is_file()]


def set_aside(path: Path, kind: str, stays: bool = False) -> Path:
    """Rename a database and its companions, and return its new path, such as ``cardtable.damaged-20261120-1.sqlite3``.
    With ``stays``, the database itself also stays under its old name, until something replaces it.

    Nothing is overwritten. No program may have it open. Raises ``StoreError`` ``cannot_set_aside``.
    """
    try:
        new = _free_name(path, kind)
        for part in parts(path):
            # The database itself goes first: what would stay behind of the rest is set aside at the next start.
            named = new.with_name(new.name + part.name.removeprefix(path.name))
            if not (stays and part == path and _named_twice(part, named)):
                os.replace(part, named)
        if not new.stat().st_size:
            # There was only a log; beside an empty database SQLite would delete it.
            new.unlink()
    except OSError as error:
        raise StoreError("cannot_set_aside", file=str(path), reason=system_reason(error)) from error
    return new


def exchange(path: Path, fresh: Path, kind: str) -> Path:
    """Replace the database at ``path`` by ``fresh``, a single file beside it; set the old one aside and return its new
    path. If the process is killed meanwhile, one of the two is at ``path``, provided that the system lets a file have
    two names. Raises ``StoreError``: ``cannot_set_aside``, ``cannot_write``; then everything is as before.
    """
    aside = set_aside(path, kind, stays=True)
    try:
        os.replace(fresh, path)
    except OSError as error:
        put_back(aside, path)
        raise StoreError("cannot_write", file=str(path), reason=system_reason(error)) from error
    return aside


def _named_twice(part: Path, name: Path) -> bool:
    """Give a file the additional name ``name``, at which an empty file lies. Return False where a file can have only
    one name.
    """
    name.unlink()
    try:
        os.link(part, name)
    except OSError:
        return False
    return True


def put_back(new: Path, path: Path) -> None:
    """Undo ``set_aside``, which returned ``new``, and delete what was made at ``path`` since then. If that is not
    possible, everything stays where it is; nothing is raised.
    """
    with suppress(OSError):
        for part in parts(path):
            part.unlink()
        # The database itself goes last: a log alone is set aside with it at the next start.
        for part in reversed(parts(new)):
            os.replace(part, path.with_name(path.name + part.name.removeprefix(new.name)))


def copy_whole(path: Path, target: Path) -> None:
    """Copy a database as it is now, without changing it, into the single file ``target``. If it is so damaged that
    SQLite cannot read it, its files are copied as they are, companions included. Companions of an earlier ``target``
    are deleted. Raises ``StoreError`` ``cannot_write`` and ``cannot_read``.
    """
    found = [part for part in parts(path) if not part.name.endswith(_SHARED)]
    if not found:
        raise StoreError("cannot_read", file=str(path), reason="ENOENT")
    try:
        with in_the_place_of(target, PRIVATE) as new:
            exported = _export(path, new)
            if not exported and path in found:
                shutil.copyfile(path, new)
            # SQLite would take the log of another database for that of this one.
            for part in parts(target):
                if part != target:
                    part.unlink()
        for part in () if exported else found:
            if part != path:
                with in_the_place_of(target.with_name(target.name + part.name.removeprefix(path.name)), PRIVATE) as new:
                    shutil.copyfile(part, new)
    except OSError as error:
        raise StoreError("cannot_write", file=str(target), reason=system_reason(error)) from error


def _export(path: Path, new: Path) -> bool:
    """Copy the database page by page, with the content of its log; return False if SQLite cannot do that."""

    def give_up(status: int, remaining: int, pages: int) -> None:
        if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise sqlite3.OperationalError("somebody holds the database")

    try:
        with (
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=_PATIENCE)) as source,
            closing(sqlite3.connect(new, isolation_level=None)) as copy,
        ):
            source.backup(copy, progress=give_up)
            # The copy is a single file, without a log beside it that another program is still writing.
            return bool(copy.execute("PRAGMA journal_mode = DELETE").fetchone()[0] == "delete")
    except FAILURES:
        return False


def _free_name(path: Path, kind: str) -> Path:
    """Return an unused name beside ``path``; an empty file is made there to reserve it."""
    today = datetime.now().date().isoformat().replace("-", "")
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
