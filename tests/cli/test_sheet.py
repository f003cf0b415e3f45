"""``cardtable sheet``."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cardtable.cli.commands import main
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import sheet_to_text
from cardtable.session.scorebook.model import DealEntry, EndEntry, MarkEntry, SheetSetup


def totals(first: int, second: int) -> DealEntry:
    return DealEntry((Cell("total", 0, str(first)), Cell("total", 1, str(second))), "totals")


@pytest.fixture
def rubicon() -> ScoreSheet:
    """Six deals in which the loser stays below a hundred: "121 + 96 + 100"."""
    sheet = ScoreSheet(SheetSetup("piquet.rubicon", ("Anna", "Björn"), stake=10, unit="EUR", begun="2026-11-20"))
    for first, second in ((20, 16), (20, 16), (20, 16), (20, 16), (20, 16), (21, 16)):
        sheet.add(totals(first, second))
    return sheet


def save(sheet: ScoreSheet, folder: Path) -> str:
    file = folder / "sheet.cardtable"
    file.write_text(sheet_to_text(sheet), encoding="utf-8")
    return str(file)


def reckoned(file: str, capsys: pytest.CaptureFixture[str]) -> Any:
    assert main(["sheet", file, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return json.loads(said.out)


def test_deals_results_accounts_and_who_pays_whom(
    rubicon: ScoreSheet, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = reckoned(save(rubicon, tmp_path), capsys)
    assert data["parties"] == ["Anna", "Björn"]
    assert [deal["dealer"] for deal in data["deals"]] == [0, 1, 0, 1, 0, 1]
    assert data["deals"][2]["points"] == [60, 48]
    assert data["points"] == [121, 96]
    gain = 121 + 96 + 100
    assert data["results"] == [
        {"partie": 0, "deal": 5, "winners": [0], "points": [121, 96], "gains": [gain, -gain], "accounts": [gain, -gain]}
    ]
    assert data["accounts"] == [gain, -gain]
    assert data["settlement"] == [{"payer": "Björn", "receiver": "Anna", "amount": 3170, "unit": "EUR"}]


def test_the_same_in_lines(rubicon: ScoreSheet, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", save(rubicon, tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "piquet.rubicon, Anna against Björn"
    assert "  deal: Anna 20, Björn 16" in lines
    assert "Match 1 won by Anna; gains in stakes: Anna 317, Björn -317; accounts: Anna 317, Björn -317" in lines
    assert lines[-1] == "Björn pays Anna 31.70 EUR"


def test_what_was_ended_or_does_not_count_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn")))
    sheet.add(MarkEntry((3, 0)))
    sheet.add(EndEntry())
    sheet.remove(0)
    assert main(["sheet", save(sheet, tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "  does not count: nothing to end" in lines
    assert lines[-1] == "Nobody owes anybody anything"
    sheet.undo()
    assert main(["sheet", save(sheet, tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "Match 1 undecided; gains in stakes: Anna 0, Björn 0" in told


def test_standard_input(
    rubicon: ScoreSheet, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = sheet_to_text(rubicon).encode()
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(text)))
    assert reckoned("-", capsys)["points"] == [121, 96]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"{", "not json"),
        (b'{"format": "cardtable record"}', "not a score sheet"),
        (b"\xff\xfe", "not text"),
    ],
)
def test_a_bad_file_is_one_line_and_status_2(
    content: bytes, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.cardtable"
    file.write_bytes(content)
    assert main(["sheet", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert reason in said.err
    assert len(said.err.splitlines()) == 1


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", str(tmp_path / "none")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def free_sheet(*deals: tuple[int, ...], **options: str | int | bool) -> ScoreSheet:
    """A free sheet of three at 10 cents a stake, with these points."""
    sheet = ScoreSheet(SheetSetup("free", ("Anna", "Björn", "Clara"), options, stake=10, unit="EUR"))
    for deal in deals:
        sheet.add(DealEntry(tuple(Cell("total", side, str(points)) for side, points in enumerate(deal)), "totals"))
    return sheet


def test_points_are_paid_for_without_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # Anna has 48 more than Björn and 72 more than Clara, Björn 24 more than Clara.
    said = reckoned(save(free_sheet((72, 24, 0), pay="points"), tmp_path), capsys)
    assert said["accounts"] == [120, -24, -96]
    assert [(one["payer"], one["receiver"], one["amount"]) for one in said["settlement"]] == [
        ("Clara", "Anna", 960),
        ("Björn", "Anna", 240),
    ]


def test_what_goes_into_a_kitty_is_owed_to_nobody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = save(free_sheet((72, 24, 0), pay="points", kitty=True), tmp_path)
    assert [(one["payer"], one["receiver"], one["amount"]) for one in reckoned(file, capsys)["settlement"]] == [
        ("Clara", None, 720),
        ("Björn", None, 480),
    ]
    assert main(["sheet", file]) == 0
    assert "Clara pays the kitty 7.20 EUR" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["sheet", "check"])
def test_a_deal_entered_in_an_unknown_way_refuses_the_whole_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    sheet = ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn")))
    sheet.add(DealEntry((Cell("aces", 0, "3"),), "by_category"))
    file = Path(save(sheet, tmp_path))
    assert main([command, str(file)]) == 0
    capsys.readouterr()
    file.write_text(file.read_text(encoding="utf-8").replace("by_category", "by_guess"), encoding="utf-8")
    assert main([command, str(file)]) == 2
    said = capsys.readouterr()
    assert (said.out, "log[0].entry.method" in said.err) == ("", True)


def test_a_sheet_that_an_older_version_may_have_counted_otherwise_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = ScoreSheet(SheetSetup("piquet.points", ("Anna", "Björn")), ruled=None)
    sheet.add(totals(20, 12))
    marks = (Cell("repique", 0, "1"), Cell("wrong_declaration", 0, "1"))
    sheet.add(DealEntry((*totals(60, 12).cells, *marks), "totals"))
    file = save(sheet, tmp_path)
    assert reckoned(file, capsys)["before"] == {"points": [20, 24], "accounts": [1, -1]}
    for command in ("sheet", "check"):
        assert main([command, file]) == 0
        assert (
            "Kept by an older version, which may have counted otherwise (entries: 2). "
            "Then: Anna 20, Björn 24; accounts: Anna 1, Björn -1. Here today's rulings count."
        ) in capsys.readouterr().out


def test_a_sheet_that_counts_as_it_did_says_nothing_of_older_versions(
    rubicon: ScoreSheet, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = save(ScoreSheet(rubicon.begun_as, rubicon.log, None), tmp_path)
    assert "before" not in reckoned(file, capsys)
    for command in ("sheet", "check"):
        assert main([command, file]) == 0
        assert "older version" not in capsys.readouterr().out
