"""What a newer version of the program wrote is refused in one line that says so, and stays as it is; what this one
writes names it.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cardtable import PROGRAM
from cardtable.cli.commands import main
from cardtable.engine import begin
from cardtable.session.scorebook import exchange
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.store.whole import restore_whole, save_whole


def record() -> dict[str, Any]:
    match = begin("casino.swedish", seed=7)
    match.deal()
    return dict(json.loads(match.record()))


def sheet() -> dict[str, Any]:
    setup = SheetSetup("casino.swedish", ("Anna", "Björn"), begun="2026-11-20T19:00:00+01:00")
    return dict(json.loads(exchange.sheet_to_text(ScoreSheet(setup))))


def test_what_is_written_names_the_program() -> None:
    assert record()["program"] == PROGRAM
    assert sheet()["program"] == PROGRAM


@pytest.mark.parametrize(
    ("document", "command"), [(record, "replay"), (record, "check"), (sheet, "sheet"), (sheet, "check")]
)
def test_a_file_of_a_newer_version_is_refused_and_stays_as_it_is(
    document: Any, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = document()
    # It has what nobody knows yet, and says so.
    told |= {"version": 99, "program": "cardtable 9.0", "colour of the cloth": [1, 2]}
    file = tmp_path / "newer.cardtable"
    file.write_text(json.dumps(told), encoding="utf-8")
    before = file.read_bytes()
    assert main([command, str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "record is newer (version 99" in err
    assert file.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == [file.name]


def test_what_an_older_version_put_aside_is_taken_in_by_the_newer_one(tmp_path: Path) -> None:
    """Downgrading and upgrading loses nothing, neither what the newer version had nor what the older one made."""
    database = tmp_path / "cardtable.sqlite3"
    with closing(Store.open(database).store) as store:
        store.put("said by", "the newer one")
        store.create_sheet("ecarte", ("Anna", "Björn"), "Friday", {"kind": "ecarte"})
    version = number(database)
    number(database, version + 1)
    older = Store.open(database)
    with closing(older.store) as store:
        assert older.message is not None
        assert older.message.code == "newer_database_set_aside"
        aside = Path(str(older.message.parameters["file"]))
        assert store.sheets() == []
        store.create_sheet("ecarte", ("Cleo", "Dag"), "Saturday", {"kind": "ecarte", "begun": "later"})
    # To the newer one the file is one of its own.
    number(aside, version)
    before = aside.read_bytes()
    with closing(Store.open(database).store) as store:
        restore_whole(store, aside)
        assert sorted(one.names for one in store.sheets()) == [("Anna", "Björn"), ("Cleo", "Dag")]
        assert store.get("said by") == "the newer one"
    assert aside.read_bytes() == before


def test_an_archive_of_a_newer_version_is_refused_and_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    file = tmp_path / "everything.cardtable-all"
    with closing(Store.open(tmp_path / "made" / "cardtable.sqlite3").store) as store:
        save_whole(store, file)
    number(file, 9999)
    before = file.read_bytes()
    assert main(["restore", str(file)]) == 2
    assert "newer backup" in capsys.readouterr().err
    assert file.read_bytes() == before


def number(database: Path, version: int | None = None) -> int:
    """Return the number of a database's form, after giving it another one if there is a ``version``."""
    with closing(sqlite3.connect(database)) as connection:
        if version is not None:
            connection.execute(f"PRAGMA user_version = {version}")
        (found,) = connection.execute("PRAGMA user_version").fetchone()
    return int(found)
