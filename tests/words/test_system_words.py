"""What the system and SQLite refuse, told in the language of the window and in no other."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cardtable.app.i18n import Translation
from cardtable.core.errors import CodedError, system_reason
from cardtable.store.errors import StoreError, coded_errors
from cardtable.store.files import import_match
from cardtable.store.store import Store
from cardtable.ui.scorekeeper.files import read_json, write_text
from cardtable.words.errors import error_sentence
from cardtable.words.system import reason_sentence

SYSTEM = [
    getattr(errno, name) for name in ("ENOENT", "EACCES", "ENOSPC", "EROFS", "EIO", "EISDIR", "ENOTDIR", "EMFILE")
]


def told(connection: sqlite3.Connection, statement: str) -> str:
    """The reason in words of why SQLite does not run ``statement``."""
    with pytest.raises(StoreError) as refused, coded_errors():
        connection.execute(statement)
    return reason_sentence(refused.value.parameters["reason"])


def test_sqlite_is_not_quoted(translation: Translation, tmp_path: Path) -> None:
    translation.switch("de")
    path = tmp_path / "small.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE things (value)")
        connection.execute("PRAGMA max_page_count = 2")
        assert told(connection, "INSERT INTO things VALUES (zeroblob(100000))") == "Der Datenträger ist voll."
        connection.execute("PRAGMA query_only = ON")
        assert told(connection, "DELETE FROM things") == "Der Ort ist schreibgeschützt."
        # Not the program's business to meet this one, so that SQLite's sentence would be all there is.
        assert told(connection, "SELECT * FROM nowhere") == "Das System nennt als Grund „SQLITE_ERROR“."
    with closing(sqlite3.connect(path)) as connection:
        folder = f"ATTACH '{tmp_path}' AS folder"
        assert told(connection, folder) == "Die Datei oder ihr Ordner lässt sich nicht benutzen."


@pytest.mark.parametrize("number", SYSTEM)
@pytest.mark.parametrize("code", ["cannot_open", "cannot_read", "cannot_write", "cannot_set_aside"])
def test_the_system_is_not_quoted(translation: Translation, code: str, number: int) -> None:
    reason = system_reason(OSError(number, os.strerror(number)))
    english = error_sentence(StoreError(code, reason=reason))
    translation.switch("de")
    german = error_sentence(StoreError(code, reason=reason))
    assert german != english
    for sentence in (english, german):
        assert sentence.endswith(".")
        assert "…" not in sentence
        assert "“" not in sentence
    # Half of a sentence in English is what must not be.
    assert english.rpartition(". ")[2] not in german
    assert os.strerror(number) not in german


def test_a_full_disk_is_called_full_whoever_says_so(translation: Translation) -> None:
    translation.switch("de")
    for reason in ("ENOSPC", "SQLITE_FULL"):
        assert error_sentence(StoreError("cannot_write", reason=reason)) == (
            "Das Speichern ist nicht gelungen. Der Datenträger ist voll."
        )


def test_circumstances_without_words_have_those_of_their_kind(translation: Translation) -> None:
    assert reason_sentence("SQLITE_IOERR_WRITE") == reason_sentence("SQLITE_IOERR")
    assert reason_sentence("SQLITE_READONLY_DBMOVED") == reason_sentence("SQLITE_READONLY")
    assert reason_sentence("SQLITE_IOERR_NOMEM") != reason_sentence("SQLITE_IOERR")


def test_a_reason_that_nobody_knows_is_quoted_in_a_sentence(translation: Translation) -> None:
    translation.switch("de")
    assert reason_sentence("ENOTUNIQ") == "Das System nennt als Grund „ENOTUNIQ“."
    assert reason_sentence("SQLITE_FORMAT") == "Das System nennt als Grund „SQLITE_FORMAT“."
    assert reason_sentence(None) == "Warum, sagt das System nicht."
    # Errors may be made without a reason at all.
    assert error_sentence(StoreError("cannot_open")).endswith("Warum, sagt das System nicht.")


def test_files_that_are_missing_or_cannot_be(translation: Translation, store: Store, tmp_path: Path) -> None:
    translation.switch("de")
    for path, words in (
        (tmp_path / "missing", "Eine solche Datei oder einen solchen Ordner gibt es nicht."),
        (tmp_path / "a\0b", "So kann keine Datei heißen."),
    ):
        with pytest.raises(CodedError) as refused:
            import_match(store, path)
        assert error_sentence(refused.value) == f"Die Datei lässt sich nicht lesen. {words}"
        with pytest.raises(CodedError) as refused:
            read_json(str(path))
        assert error_sentence(refused.value) == f"Die Datei lässt sich nicht lesen. {words}"
    with pytest.raises(CodedError) as refused:
        write_text(str(tmp_path / "missing" / "sheet"), "")
    assert error_sentence(refused.value) == (
        "Das Speichern ist nicht gelungen. Eine solche Datei oder einen solchen Ordner gibt es nicht."
    )
