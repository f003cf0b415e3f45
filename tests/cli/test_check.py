"""``cardtable check``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardtable.cli.commands import main
from cardtable.core.sheets.categories import Cell
from cardtable.core.sheets.rules import BY_CATEGORY
from cardtable.games.registry import FAMILIES
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import sheet_to_text
from cardtable.session.scorebook.model import DealEntry, MarkEntry, SheetSetup
from tests.cli.records import recorded
from tests.test_rules_book import rulings


def checked(path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str], str]:
    path.write_text(text, encoding="utf-8")
    status = main(["check", str(path)])
    said = capsys.readouterr()
    return status, said.out.splitlines(), said.err


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "partie.cardtable"


@pytest.mark.parametrize("family", FAMILIES)
def test_every_line_rests_on_a_ruling_that_exists(family: str) -> None:
    known = rulings(family)
    citations = FAMILIES[family].citations
    assert set(citations) == set(FAMILIES[family].lines)
    variants = {variant.id for variant in FAMILIES[family].variants()}
    for code, citation in citations.items():
        assert {citation.ruling, *citation.elsewhere.values()} <= set(known), code
        assert set(citation.elsewhere) <= variants
        assert citation.told


@pytest.mark.parametrize(("name", "players"), [("piquet.points", 2), ("ecarte", 2), ("casino.finnish", 3)])
def test_each_line_of_a_record_is_told_with_its_ruling(
    name: str, players: int, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = recorded(name, players, deals=2)
    status, lines, error = checked(file, session.record().to_text(), capsys)
    assert (status, error) == (0, "")
    for number, deal in enumerate(session.finished_deals()):
        at = lines.index(f"Deal {number + 1}")
        for place, line in enumerate(deal.lines):
            told, citation = lines[at + 1 + 2 * place : at + 3 + 2 * place]
            assert f"{line.points:+d}" in told
            assert citation.split()[0].rstrip(":") == session.family.citations[line.code].ruling_of(name)


def test_what_the_rules_refuse_is_said_after_what_stands(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document: dict[str, Any] = json.loads(recorded("casino.swedish", 2, deals=2).record().to_text())
    document["deals"][1]["actions"][3] = "9S x 9D 9H"
    status, lines, error = checked(file, json.dumps(document), capsys)
    assert status == 1
    assert "Deal 1" in lines
    assert "Deal 2" not in lines
    assert error.startswith("does not stand: deals[1].actions[3]")
    assert error.count("\n") == 1


def test_a_sheet_is_explained_and_stands(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = ScoreSheet(SheetSetup("ecarte", ("Anna", "Björn")))
    sheet.add(DealEntry((Cell("tricks", 0, "5"), Cell("king", 1, "1")), BY_CATEGORY))
    sheet.add(MarkEntry((0, 1)))
    status, lines, error = checked(file, sheet_to_text(sheet), capsys)
    assert (status, error) == (0, "")
    assert lines[0] == "ecarte, Anna against Björn"
    assert "Entry 1, match 1: entered by category: Anna tricks 5, Björn king 1" in lines
    assert any(line.strip().startswith("E21: ") for line in lines)
    assert "  standing: Anna 2, Björn 2" in lines


def test_matches_won_that_were_taken_over_are_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = ScoreSheet(SheetSetup("piquet.points", ("Anna", "Björn"), {"best_of_five": True}))
    sheet.add(MarkEntry((0, 10), (("won:0", 2), ("won:1", 1))))
    status, lines, _ = checked(file, sheet_to_text(sheet), capsys)
    assert status == 0
    marked = "Entry 1, match 1: marked Björn +10, matches won by Anna +2, matches won by Björn +1"
    assert marked in lines


def test_a_sheet_with_an_entry_that_no_longer_fits_does_not_stand(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = ScoreSheet(SheetSetup("piquet.points", ("Anna", "Björn")))
    sheet.add(DealEntry((Cell("point", 1, "5"), Cell("tricks", 0, "5")), BY_CATEGORY))
    document = json.loads(sheet_to_text(sheet))
    document["log"][0]["entry"]["cells"].append(["point", 0, "5"])
    status, lines, error = checked(file, json.dumps(document), capsys)
    assert status == 1
    assert any(line.startswith("  counts nothing: one counts a class") for line in lines)
    assert error.startswith("does not stand: entry 1: one counts a class")


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": "cardtable score sheet"}', "no\x1b[31m JSON"])
def test_a_file_that_is_neither_is_one_clear_line(text: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines, error = checked(file, text, capsys)
    assert (status, lines) == (2, [])
    assert error.startswith("cardtable check: ")
    assert error.count("\n") == 1
    assert "\x1b" not in error


POSITION = "variant casino.swedish\nhands 9S 4H TD 2C | 8H KS 3D 7C\ntable 5C 4D 8C QD\n"


def test_a_position_that_play_can_lead_to_stands(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, told, wrong = checked(file, POSITION + "moves 8H x 8C\n", capsys)
    assert (status, wrong) == (0, "")
    assert "table          5C 4D QD" in told
    # What is printed is a position again.
    assert checked(file, "\n".join(told), capsys) == (0, told, "")


def test_what_is_wrong_with_a_position_is_said_in_sentences(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, told, _ = checked(file, POSITION, capsys)
    broken = "\n".join(told).replace("9S 4H TD 2C", "9S 4H TD AS")
    status, _, wrong = checked(file, broken, capsys)
    assert status == 1
    assert wrong.splitlines() == [
        "does not stand: Of 2C, 1 too few lie anywhere.",
        "does not stand: Of AS, 1 too many lie somewhere.",
    ]


def test_what_is_no_position_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, wrong = checked(file, "variant casino.swedish\nhands 9S\n", capsys)
    assert status == 2
    assert "wrong number" in wrong
