"""What is left of a damaged database, taken over into the fresh one in its place."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from cardtable.core.errors import CodedError
from cardtable.store import backups
from cardtable.store.aside import parts
from cardtable.store.errors import FAILURES
from cardtable.store.reading import Reading
from cardtable.store.takeover import Receiver, Taken


def salvage(aside: Path, fresh: sqlite3.Connection, path: Path) -> CodedError | None:
    """Take over into ``fresh``, the new database at ``path``, what can be read of the one set aside at ``aside``, and
    if that is nothing, the newest backup that can be read.

    Returns what to tell: ``damaged_database_salvaged`` or ``backup_was_taken``; None if nothing was found. Raises
    ``StoreError`` for the fresh database. Neither the damaged one nor the backup is changed.
    """
    files = parts(aside)
    taken = _taken_from(files, fresh)
    if not taken.parties and not taken.sheets and len(files) > 1:
        # The log may be all that is damaged.
        taken = max(taken, _taken_from([aside], fresh))
    if taken.parties or taken.sheets:
        return CodedError("damaged_database_salvaged", file=str(aside), **taken._asdict())
    for backup in backups.kept(path):
        taken = _taken_from([backup.path], fresh)
        if taken.parties or taken.sheets:
            return CodedError(
                "backup_was_taken",
                file=str(aside),
                day=backup.day.isoformat(),
                parties=taken.parties,
                sheets=taken.sheets,
            )
    return None


def _taken_from(files: Sequence[Path], fresh: sqlite3.Connection) -> Taken:
    """What could be taken over from a copy of a database and its companions; the first file is the database."""
    database = files[0]
    try:
        # SQLite writes while it reads what is damaged: it takes the log in and brings the tables up to date.
        with tempfile.TemporaryDirectory(prefix=".salvage-", dir=database.parent) as folder:
            copies = [Path(folder, f"copy{file.name.removeprefix(database.name)}") for file in files]
            for file, copy in zip(files, copies, strict=True):
                if not copy.name.endswith("-shm"):
                    shutil.copyfile(file, copy)
            with closing(Reading.of_copy(copies[0])) as source:
                return Receiver(fresh, None).take_over(source)
    except (OSError, *FAILURES):
        return Taken()
