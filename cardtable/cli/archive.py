"""``cardtable archive`` and ``cardtable restore``: everything that is kept, as one file."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from cardtable.cli.printing import print_lines
from cardtable.cli.progress import ProgressBar
from cardtable.store.store import Store
from cardtable.store.whole import restore_whole, save_whole


def archive(file: str, database: str | None = None) -> int:
    """Write everything that is kept into ``file``; return the exit status. Raises ``CodedError``."""
    with closing(Store.open(_path(database)).store) as store:
        save_whole(store, Path(file))
    print_lines([f"Saved as {file}"])
    return 0


def restore(file: str, database: str | None = None) -> int:
    """Take in what ``file`` contains and is not here yet, and print how much that was; return the exit status. Raises
    ``CodedError``.
    """
    with closing(Store.open(_path(database)).store) as store, ProgressBar() as progress:
        taken = restore_whole(store, Path(file), progress)
    lines = [
        f"Added: {taken.matches} matches, {taken.sheets} score sheets",
        f"Gone on further: {taken.further}",
        f"Here already: {taken.known}",
    ]
    print_lines([*lines, f"Not or not wholly readable: {taken.lost}"] if taken.lost else lines)
    return 0


def _path(database: str | None) -> Path | None:
    return None if database is None else Path(database)
