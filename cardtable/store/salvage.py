"""Salvage of a damaged database: what can be read of it is copied into a sound one that takes its place.

The damaged one is read row by row, which can take minutes. So a window lets a separate process do it
(``salvage_process``). If that process is ended early, nothing has changed.
"""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from cardtable import SALVAGE
from cardtable.core.errors import CodedError, system_reason
from cardtable.store import backups, schema
from cardtable.store.aside import exchange, parts
from cardtable.store.errors import FAILURES, StoreError, coded_errors
from cardtable.store.reading import Reading
from cardtable.store.takeover import Progress, Receiver, Taken
from cardtable.store.workshop import working, workshop

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def salvage(path: Path, progress: Progress = lambda done, of: None) -> CodedError:
    """Replace the damaged database at ``path`` by a sound one with everything that can be read of it; if that is
    nothing, with the content of the newest backup that can be read. ``progress`` is called with how much of the work is
    done. The damaged one is set aside, unchanged, when everything is ready. No other program may have it open.

    Returns the message about it: ``damaged_database_salvaged``, ``backup_was_taken`` or ``damaged_database_set_aside``.
    Raises ``StoreError`` for the sound one: ``cannot_write``, ``cannot_set_aside`` and others; then everything is as
    before.
    """
    with working(workshop(path, SALVAGE), "cannot_set_aside") as folder:
        sound = folder / path.name
        with coded_errors(), closing(sqlite3.connect(sound, isolation_level=None)) as connection:
            schema.prepare(connection)
            code, told = _filled(path, connection, folder, progress)
            # Nothing of it may be left in a log, which would stay behind.
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        aside = exchange(path, sound, "damaged")
    return CodedError(code, file=str(aside), **told)


def _filled(path: Path, sound: sqlite3.Connection, folder: Path, progress: Progress) -> tuple[str, dict[str, object]]:
    """Copy what can be read, and return the message about it: a code and its parameters, without the file."""
    files = parts(path)
    taken = _taken_from(files, sound, folder, progress)
    if not taken.matches and not taken.sheets and len(files) > 1:
        # The log may be all that is damaged.
        taken = max(taken, _taken_from([path], sound, folder, progress))
    if taken.matches or taken.sheets:
        told = taken._asdict()
        # ``parties`` is the name of the placeholder in the translated sentence.
        return "damaged_database_salvaged", {"parties": told.pop("matches"), **told}
    for backup in backups.kept(path):
        taken = _taken_from([backup.path], sound, folder, progress)
        if taken.matches or taken.sheets:
            day = backup.day.isoformat()
            return "backup_was_taken", {"day": day, "parties": taken.matches, "sheets": taken.sheets}
    return "damaged_database_set_aside", {}


def _taken_from(files: Sequence[Path], sound: sqlite3.Connection, folder: Path, progress: Progress) -> Taken:
    """Return what could be copied from a copy of a database and its companions; the first file is the database."""
    database = files[0]
    # SQLite writes while it reads what is damaged: it takes the log in and brings the tables up to date.
    copies = [folder / f"copy{file.name.removeprefix(database.name)}" for file in files]
    try:
        for file, copy in zip(files, copies, strict=True):
            if not copy.name.endswith("-shm"):
                shutil.copyfile(file, copy)
        with closing(Reading.of_copy(copies[0])) as source:
            return Receiver(sound, None).take_over(source, progress)
    except OSError as error:
        if error.errno in _FULL:
            # A disk without space for a copy says nothing about what is to be read.
            raise StoreError("cannot_write", file=str(copies[0]), reason=system_reason(error)) from error
        return Taken()
    except FAILURES:
        return Taken()
    finally:
        for copy in parts(copies[0]):
            copy.unlink(missing_ok=True)
