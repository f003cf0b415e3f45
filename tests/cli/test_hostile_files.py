"""Files of strangers in the terminal: no order reaches it, no line is endless, and nothing is waited for."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardtable.cli.commands import main
from tests.cli.records import ROOT, recorded, run

ORDERS = "\x1b]0;owned\x07\x1b[2J\x00\r\n\u202e\x9b1m\u2028"
LONG = "x" * 10**6


def documents() -> Iterator[tuple[str, dict[str, Any]]]:
    """A record with orders and too much in each of its texts in turn."""
    for name, text in (("orders", ORDERS), ("long", LONG), ("both", ORDERS + LONG + ORDERS)):

        def fresh() -> dict[str, Any]:
            document: dict[str, Any] = json.loads(recorded("casino.swedish", 2, deals=1, actions=3).record().to_text())
            return document

        for key in ("format", "variant", "made"):
            yield f"{key}, {name}", {**fresh(), key: text}
        for spot in ("name", "player"):
            changed = fresh()
            changed["seats"][0][spot] = text
            yield f"{spot}, {name}", changed
        yield f"option, {name}", {**fresh(), "options": {text: 1}}
        yield f"value, {name}", {**fresh(), "options": {"target": text}}
        yield f"cut, {name}", {**fresh(), "cut": [[text, "7S"]]}
        yield f"key, {name}", {**fresh(), text: 1}
        for spot in ("pack", "actions"):
            changed = fresh()
            changed["deals"][0][spot] = text if spot == "pack" else ["9D", text]
            yield f"{spot}, {name}", changed


DOCUMENTS = dict(documents())


@pytest.mark.parametrize("name", DOCUMENTS)
@pytest.mark.parametrize("how", [[], ["--json"]])
def test_no_text_of_a_record_is_an_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, how: list[str]
) -> None:
    file = tmp_path / "some.cardtable"
    file.write_text(json.dumps(DOCUMENTS[name]), encoding="utf-8")
    status = main(["replay", str(file), *how])
    out, err = capsys.readouterr()
    assert status == (0 if name.partition(",")[0] in ("made", "name", "player") else 2)
    for line in (*out.split("\n"), *err.split("\n")):
        assert line.isprintable()
        assert len(line) < 1000
    if status:
        assert (out, err.count("\n")) == ("", 1)
    elif how:
        assert json.loads(out)["parties"][1] == "Björn"


def test_names_in_json_are_those_of_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "some.cardtable"
    file.write_text(json.dumps(DOCUMENTS["name, orders"]), encoding="utf-8")
    assert main(["replay", str(file), "--json"]) == 0
    # Of the marks only those that divide lines are left, as spaces.
    assert json.loads(capsys.readouterr().out)["parties"][0] == "]0;owned[2J  1m"


def test_json_is_json_where_the_terminal_knows_ascii_only() -> None:
    record = recorded("casino.swedish", 2, deals=1).record().to_text()
    done = run("replay", "-", "--json", data=record.encode(), PYTHONIOENCODING="ascii")
    assert done.stdout.isascii()
    assert json.loads(done.stdout)["parties"] == ["Anna", "Björn"]


def test_a_key_that_stands_there_twice_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = recorded("casino.swedish", 2, deals=1).record().to_text()
    file = tmp_path / "some.cardtable"
    file.write_text(text.replace('"players": 2,', '"players": 2, "players": 3,'), encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    assert "duplicate key (key players)" in capsys.readouterr().err


def test_tied_cuts_without_end_are_not_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(recorded("casino.swedish", 2).record().to_text())
    document["cut"] = [["7S", "7D"]] * 250 + document["cut"]
    file = tmp_path / "some.cardtable"
    file.write_text(json.dumps(document), encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    assert "cut: too large" in capsys.readouterr().err


@pytest.mark.skipif(os.name != "posix", reason="has neither devices nor pipes among its files")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for place in (pipe, Path("/dev/zero")):
        done = subprocess.run(
            [sys.executable, "-m", "cardtable", "replay", str(place)],
            cwd=ROOT,
            capture_output=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 2
        assert b"not a file" in done.stderr


def test_names_of_files_and_arguments_are_no_orders_either(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (
        ["replay", "\x1b]0;x\x07\n"],
        ["replay", "a", "\x1b[2J"],
        ["simulate", "\x1b", "--players", "a,\x1b"],
    ):
        assert main(arguments) == 2
        assert all(line.isprintable() for line in capsys.readouterr().err.split("\n"))
