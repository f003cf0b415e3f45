"""The data that the program has kept, read from a copy of its files, also while it runs."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

DATABASE = "cardtable.sqlite3"


def rows(data: Path, question: str, *, database: str = DATABASE) -> list[tuple[object, ...]]:
    """Return the rows that a query finds in the database in the folder ``data``; none if there is no database yet or it
    is being written.
    """
    with tempfile.TemporaryDirectory() as folder, suppress(OSError, sqlite3.Error):
        for file in data.glob(f"{database}*"):
            shutil.copyfile(file, Path(folder, file.name))
        if Path(folder, database).is_file():
            with closing(sqlite3.connect(Path(folder, database))) as connection:
                return connection.execute(question).fetchall()
    return []


def actions(data: Path, *, database: str = DATABASE) -> list[str]:
    """Return the actions of all matches, in order."""
    question = "SELECT text FROM actions ORDER BY deal_id, position"
    return [str(text) for (text,) in rows(data, question, database=database)]


def changes(data: Path) -> list[str]:
    """Return the changes of all score sheets, in order."""
    return [str(text) for (text,) in rows(data, "SELECT change FROM sheet_changes ORDER BY sheet_id, position")]


def names_of_sheets(data: Path) -> list[str]:
    """Return the names on all score sheets."""
    return [str(text) for (text,) in rows(data, "SELECT name FROM sheet_seats ORDER BY sheet_id, seat")]


def copies(data: Path) -> list[Path]:
    """Return the backups that can be opened and are not damaged."""
    folder = data / "backups"
    return [
        file
        for file in sorted(folder.glob("*.sqlite3"))
        if rows(folder, "PRAGMA integrity_check", database=file.name) == [("ok",)]
    ]


def whole(data: Path) -> bool:
    """Whether there is a database and it is not damaged."""
    return rows(data, "PRAGMA integrity_check") == [("ok",)]
