"""``cardtable archive`` and ``cardtable restore``."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from cardtable.cli.commands import main
from cardtable.store.store import Store


def test_what_was_written_is_taken_in_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, there = (str(tmp_path / name / "cardtable.sqlite3") for name in ("here", "there"))
    setup = {"kind": "ecarte", "names": ["Anna", "Björn"], "begun": "2026-11-20T19:00:00+00:00"}
    with closing(Store.open(Path(here)).store) as store:
        store.create_sheet("ecarte", ("Anna", "Björn"), "", setup)
    file = str(tmp_path / "everything")
    assert main(["archive", file, "--database", here]) == 0
    assert capsys.readouterr().out == f"Saved as {file}\n"
    assert main(["restore", file, "--database", there]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "Added: 0 matches, 1 score sheets"
    assert main(["restore", file, "--database", there]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Here already: 1"
    with closing(Store.open(Path(there)).store) as store:
        assert [sheet.names for sheet in store.sheets()] == [("Anna", "Björn")]


def test_a_bad_file_is_one_line_and_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad").write_text("nothing of the kind")
    assert main(["restore", str(tmp_path / "bad"), "--database", str(tmp_path / "here.sqlite3")]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert len(heard.err.splitlines()) == 1
    assert "not a backup" in heard.err
