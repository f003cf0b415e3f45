"""The files of a database, and giving them another name without touching what is in them."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from cardtable.core.errors import system_reason
from cardtable.store.errors import StoreError
from cardtable.store.lock import UseLock
from cardtable.store.replacing import PRIVATE, in_the_place_of

_COMPANIONS = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database; only together with them it is whole."""


def parts(path: Path) -> list[Path]:
    """The files that are there of the database at ``path``: itself and its companions."""
    return [part for suffix in ("", *_COMPANIONS) if (part := path.with_name(path.name + suffix)).is_file()]


def set_aside(path: Path, kind: str, stays: bool = False) -> Path:
    """Rename a database and its companions, and return its new path, such as ``cardtable.damaged-20261120-1.sqlite3``.
    The database itself also ``stays``, if that is wanted, for something that takes its place.

    Nothing is overwritten. Nobody may have it open. Raises ``StoreError`` ``cannot_set_aside``.
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
    """Put the database ``fresh``, a single file beside it, in the place of the one at ``path``, which is set aside;
    return where that lies. A process that is killed leaves the one or the other there, where files can have two names.

    Raises ``StoreError``: ``cannot_set_aside``, ``cannot_write``; then everything is as before.
    """
    aside = set_aside(path, kind, stays=True)
    try:
        os.replace(fresh, path)
    except OSError as error:
        put_back(aside, path)
        raise StoreError("cannot_write", file=str(path), reason=system_reason(error)) from error
    return aside


def _named_twice(part: Path, name: Path) -> bool:
    """Let a file have ``name``, too, which an empty file holds; False where files have but one name."""
    name.unlink()
    try:
        os.link(part, name)
    except OSError:
        return False
    return True


def put_back(new: Path, path: Path) -> None:
    """Undo ``set_aside``, which returned ``new``, and delete what was made at ``path`` since. As long as that cannot be
    done everything stays where it is; nothing is raised.
    """
    with suppress(OSError):
        for part in parts(path):
            part.unlink()
        # The database itself goes last: a log alone is set aside with it at the next start.
        for part in reversed(parts(new)):
            os.replace(part, path.with_name(path.name + part.name.removeprefix(new.name)))


def copy_whole(path: Path, target: Path) -> None:
    """Copy a database and its companions as they lie there, without opening it, to ``target`` and the names beside it.
    Raises ``StoreError`` ``cannot_write`` and ``cannot_read``.
    """
    found = parts(path)
    if not found:
        raise StoreError("cannot_read", file=str(path), reason="ENOENT")
    try:
        for part in found:
            copy = target.with_name(target.name + part.name.removeprefix(path.name))
            with in_the_place_of(copy, PRIVATE) as new:
                shutil.copyfile(part, new)
    except OSError as error:
        raise StoreError("cannot_write", file=str(target), reason=system_reason(error)) from error


def replace_whole(path: Path, backup: Path | None) -> Path:
    """Put ``backup`` in the place of the database at ``path``, which is set aside; without one, none is there then.
    Returns where the former one lies. Nobody may have it open, but for a lock it is looked at. Raises ``StoreError``
    ``database_is_busy``, ``cannot_open``, ``cannot_set_aside`` and ``cannot_write``.
    """
    path = Path(os.path.realpath(path))
    try:
        lock = UseLock(path.with_suffix(".lock"))
    except OSError as error:
        raise StoreError("cannot_open", file=str(path), reason=system_reason(error)) from error
    try:
        if not lock.exclude():
            raise StoreError("database_is_busy", file=str(path))
        aside = set_aside(path, "replaced")
        if backup is not None:
            try:
                with in_the_place_of(path, PRIVATE) as new:
                    shutil.copyfile(backup, new)
            except OSError as error:
                put_back(aside, path)
                raise StoreError("cannot_write", file=str(path), reason=system_reason(error)) from error
    finally:
        lock.close()
    return aside


def _free_name(path: Path, kind: str) -> Path:
    """A name beside ``path`` that nothing has, taken by an empty file."""
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
