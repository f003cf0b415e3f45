"""Errors of the store, and how errors of SQLite are turned into codes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from cardtable.core.errors import CodedError


class StoreError(CodedError):
    """Something could not be stored or read. What was stored before is unchanged.

    Codes of the database: ``no_such_home``, ``cannot_open``, ``cannot_write`` (disk full, read-only, failing),
    ``database_is_busy`` (another program held it for too long), ``database_is_damaged``, ``database_failed``,
    ``cannot_set_aside``, ``copy_is_damaged`` (a copy that was to replace it), ``database_left_closed`` (by a start that
    does not use it). Codes for requests: ``no_such_match``, ``no_such_deal``, ``out_of_step`` (the match is at another
    place than the caller assumes), ``deal_is_finished``, ``no_such_sheet``, ``no_such_favourite``, ``not_unicode``, and
    those of ``RuleSetError``. Codes of files: ``cannot_read``, ``cannot_write``, ``not_a_file``, ``not_text``,
    ``too_large``. Parameters are names of files, numbers and reasons; never cards, names or settings. The reason why
    something could not be opened, read, written, set aside or used is the name that the system or SQLite gives it, such
    as ``ENOSPC`` or ``SQLITE_FULL``.
    """


_CODES = {
    sqlite3.SQLITE_BUSY: "database_is_busy",
    sqlite3.SQLITE_LOCKED: "database_is_busy",
    sqlite3.SQLITE_PROTOCOL: "database_is_busy",
    sqlite3.SQLITE_FULL: "cannot_write",
    sqlite3.SQLITE_READONLY: "cannot_write",
    sqlite3.SQLITE_IOERR: "cannot_write",
    sqlite3.SQLITE_PERM: "cannot_write",
    sqlite3.SQLITE_TOOBIG: "cannot_write",
    sqlite3.SQLITE_CANTOPEN: "cannot_open",
    sqlite3.SQLITE_CORRUPT: "database_is_damaged",
    sqlite3.SQLITE_NOTADB: "database_is_damaged",
}


FAILURES = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises when it cannot do something; the second one if a message of its own quotes damaged text."""


def store_error(error: sqlite3.Error | UnicodeDecodeError) -> StoreError:
    """Return the coded form of one of ``FAILURES``."""
    if isinstance(error, UnicodeDecodeError):
        return StoreError("database_is_damaged", reason=str(error))
    extended = getattr(error, "sqlite_errorcode", None)
    # The low byte is the kind of error, the rest its circumstances.
    code = "database_failed" if extended is None else _CODES.get(extended & 0xFF, "database_failed")
    return StoreError(code, reason=getattr(error, "sqlite_errorname", None) or str(error))


@contextmanager
def coded_errors() -> Iterator[None]:
    """Turn errors of SQLite inside the ``with`` block into ``StoreError``.

    ``sqlite3.ProgrammingError``, such as the use of a closed store, is a fault of this program and is not turned.
    """
    try:
        yield
    except sqlite3.ProgrammingError:
        raise
    except FAILURES as error:
        raise store_error(error) from error
    except UnicodeEncodeError:
        # Half of a surrogate pair is a Python string and no text.
        raise StoreError("not_unicode") from None
