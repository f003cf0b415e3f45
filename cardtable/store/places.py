"""The directories in which the program keeps its data."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

from cardtable.store.errors import StoreError

DIRECTORY_VARIABLE = "CARDTABLE_DATA_DIR"
"""The environment variable that names another data directory."""

DATABASE_NAME = "cardtable.sqlite3"


def data_directory() -> Path:
    """Return the directory of this user's data, which need not exist yet: the one that ``CARDTABLE_DATA_DIR`` names,
    otherwise that of the platform (``~/.local/share/cardtable`` on Linux). Raises ``StoreError`` ``no_such_home`` if
    the user has no home directory.
    """
    named = os.environ.get(DIRECTORY_VARIABLE)
    try:
        return Path(named).expanduser() if named else platformdirs.user_data_path("cardtable", appauthor=False)
    except RuntimeError:
        raise StoreError("no_such_home", file=named or "~") from None


def cache_directory() -> Path:
    """Return the directory for data that can be made again, which need not exist yet (``~/.cache/cardtable`` on Linux).
    Raises ``StoreError`` ``no_such_home`` if the user has no home directory.
    """
    try:
        return platformdirs.user_cache_path("cardtable", appauthor=False)
    except RuntimeError:
        raise StoreError("no_such_home", file="~") from None


def make_private(directory: Path) -> None:
    """Make a directory that does not exist, with its missing parents, so that no other user can look into it.

    ``mkdir`` alone would give its mode only to the last one. Raises ``OSError``.
    """
    for one in reversed([directory, *directory.parents]):
        if not one.exists():
            # Another program may make it at the same moment.
            one.mkdir(mode=0o700, exist_ok=True)
    # Whatever else is in the way says so now.
    directory.mkdir(exist_ok=True)


def database_path() -> Path:
    """Return the path of the database that is opened by default. Raises ``StoreError`` ``no_such_home``."""
    return data_directory() / DATABASE_NAME
