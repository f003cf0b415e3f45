"""Replacing the database by a copy, or removing it; the present one is set aside completely."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from cardtable.core.errors import system_reason
from cardtable.store.aside import exchange, set_aside
from cardtable.store.backups import is_sound
from cardtable.store.errors import StoreError
from cardtable.store.lock import UseLock
from cardtable.store.replacing import PRIVATE, in_the_place_of


def replace_whole(path: Path, backup: Path | None) -> Path:
    """Replace the database at ``path`` by ``backup`` and set the old one aside; with None there is no database at
    ``path`` afterwards.

    Returns the path of the old one. No program may have it open; that is checked by its lock. Raises ``StoreError``
    ``database_is_busy``, ``cannot_open``, ``cannot_set_aside``, ``cannot_write`` and, for a ``backup`` that is not
    complete, ``copy_is_damaged``; then everything is as before.
    """
    path = Path(os.path.realpath(path))
    try:
        lock = UseLock(path.with_suffix(".lock"))
    except OSError as error:
        raise StoreError("cannot_open", file=str(path), reason=system_reason(error)) from error
    try:
        if not lock.exclude():
            raise StoreError("database_is_busy", file=str(path))
        if backup is None:
            return set_aside(path, "replaced")
        fresh = path.with_name(f".{path.name}.new")
        try:
            with in_the_place_of(fresh, PRIVATE, f".{path.name}.part") as new:
                shutil.copyfile(backup, new)
                if not is_sound(new):
                    raise StoreError("copy_is_damaged", file=str(backup))
        except OSError as error:
            raise StoreError("cannot_write", file=str(path), reason=system_reason(error)) from error
        return exchange(path, fresh, "replaced")
    finally:
        lock.close()
