"""Where the program keeps its data."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

from cardtable.store.errors import StoreError

DIRECTORY_VARIABLE = "CARDTABLE_DATA_DIR"
"""The environment variable that names another data directory."""

DATABASE_NAME = "cardtable.sqlite3"


def data_directory() -> Path:
    """The directory of this user's data, which need not exist yet: what ``CARDTABLE_DATA_DIR`` names, or else the
    platform's own place (``~/.local/share/cardtable`` on Linux). Raises ``StoreError`` ``no_such_home`` for the home of
    somebody who has none here.
    """
    named = os.environ.get(DIRECTORY_VARIABLE)
    try:
        return Path(named).expanduser() if named else platformdirs.user_data_path("cardtable", appauthor=False)
    except RuntimeError:
        raise StoreError("no_such_home", file=named or "~") from None


def cache_directory() -> Path:
    """The directory for what can be made again, which need not exist yet (``~/.cache/cardtable`` on Linux). Raises
    ``StoreError`` ``no_such_home`` as ``data_directory`` does.
    """
    try:
        return platformdirs.user_cache_path("cardtable", appauthor=False)
    except RuntimeError:
        raise StoreError("no_such_home", file="~") from None


def make_private(directory: Path) -> None:
    """Make a directory that is not there, and those above it that are not either, so that nobody else may look in.

    ``mkdir`` gives its mode to the last one only. Raises ``OSError``.
    """
    for one in reversed([directory, *directory.parents]):
        if not one.exists():
            # Another program may make it at the same moment.
            one.mkdir(mode=0o700, exist_ok=True)
    # Whatever else is in the way says so now.
    directory.mkdir(exist_ok=True)


def database_path() -> Path:
    """The database that is opened unless another one is asked for. Raises ``StoreError`` ``no_such_home``."""
    return data_directory() / DATABASE_NAME
