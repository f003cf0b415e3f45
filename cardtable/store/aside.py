"""The files of a database, and giving them another name without touching what is in them."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from cardtable.core.errors import system_reason
from cardtable.store.errors import StoreError

_COMPANIONS = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database; only together with them it is whole."""


def parts(path: Path) -> list[Path]:
    """The files that are there of the database at ``path``: itself and its companions."""
    return [part for suffix in ("", *_COMPANIONS) if (part := path.with_name(path.name + suffix)).is_file()]


def set_aside(path: Path, kind: str) -> Path:
    """Rename a database and its companions, and return its new path, such as ``cardtable.damaged-20261120-1.sqlite3``.

    Nothing is overwritten. Nobody may have it open. Raises ``StoreError`` ``cannot_set_aside``.
    """
    try:
        new = _free_name(path, kind)
        for part in parts(path):
            # The database itself goes first: what would stay behind of the rest is set aside at the next start.
            os.replace(part, new.with_name(new.name + part.name.removeprefix(path.name)))
        if not new.stat().st_size:
            # There was only a log; beside an empty database SQLite would delete it.
            new.unlink()
    except OSError as error:
        raise StoreError("cannot_set_aside", file=str(path), reason=system_reason(error)) from error
    return new


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
