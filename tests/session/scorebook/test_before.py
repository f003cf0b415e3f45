"""Score sheets of releases that wrote no number of the rules: they count as they did, or what they came to is known."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardtable.core.sheets.categories import Cell, EntryError
from cardtable.core.sheets.rules import BEFORE, SHEET_RULES, SILENT
from cardtable.session.scorebook import before
from cardtable.session.scorebook.before import came_to, counted_otherwise
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import read_sheet, setup_to_json, sheet_from_text, sheet_to_text
from cardtable.session.scorebook.model import DealEntry, MarkEntry, SheetSetup
from cardtable.session.scorebook.reader import Reader

SETUP = SheetSetup("piquet.points", ("Anna", "Björn"), begun="2026-11-20T19:00:00+00:00")


def totals(first: int, second: int, *marks: str) -> DealEntry:
    """A deal by what it came to, with marks of the first person."""
    cells = [Cell("total", 0, str(first)), Cell("total", 1, str(second)), *(Cell(mark, 0, "1") for mark in marks)]
    return DealEntry(tuple(cells), "totals")


IMPOSSIBLE = totals(3, 7)
"""No deal of Piquet brings so little to both."""
VOID = totals(60, 12, "repique", "wrong_declaration")
"""Who declared wrongly has counted nothing; a Neunziger won him a match all the same at first (P91)."""


def kept_by(*entries: DealEntry | MarkEntry, ruled: int | None) -> ScoreSheet:
    sheet = ScoreSheet(SETUP, ruled=ruled)
    for entry in entries:
        sheet.add(entry)
    return sheet


def unnumbered(sheet: ScoreSheet) -> dict[str, Any]:
    """The file of a sheet as releases wrote it that knew no number."""
    document: dict[str, Any] = json.loads(sheet_to_text(sheet))
    document["version"] = 1
    document["setup"].pop("rules", None)
    return document


def opened(sheet: ScoreSheet, told: dict[str, Any] | None = None) -> ScoreSheet:
    """A kept sheet of such a release, with what was kept beside it."""
    document = unnumbered(sheet)
    return read_sheet(Reader(document["setup"], "setup"), Reader(document["log"], "log"), told=told)


def test_today_no_impossible_deal_is_let_in_and_who_counts_nothing_wins_nothing() -> None:
    with pytest.raises(EntryError) as refused:
        kept_by(IMPOSSIBLE, ruled=SILENT)
    assert refused.value.code == "no_such_totals"
    assert kept_by(VOID, ruled=SILENT).accounts() == (0, 0)


def test_what_was_let_in_counts_as_it_did() -> None:
    then = kept_by(totals(20, 12), IMPOSSIBLE, VOID, ruled=BEFORE)
    sheet = sheet_from_text(json.dumps(unnumbered(then)))
    assert (sheet.rows, sheet.ruled) == (then.rows, BEFORE)
    assert [row.error for row in sheet.rows] == [None] * 3
    assert sheet.accounts() == (1, -1)
    assert counted_otherwise(sheet, {}) is None


def test_it_goes_on_and_is_written_as_it_counts() -> None:
    sheet = sheet_from_text(json.dumps(unnumbered(kept_by(totals(20, 12), IMPOSSIBLE, ruled=BEFORE))))
    sheet.replace(0, totals(30, 12))
    sheet.add(totals(20, 12))
    assert sheet.standing.points == (53, 31)
    document = json.loads(sheet_to_text(sheet))
    assert (document["version"], document["setup"]["rules"]) == (5, BEFORE)
    assert sheet_from_text(json.dumps(document)).rows == sheet.rows


def test_what_was_corrected_since_tells_what_was_let_in() -> None:
    then = kept_by(IMPOSSIBLE, VOID, ruled=BEFORE)
    then.replace(0, totals(20, 12))
    assert sheet_from_text(json.dumps(unnumbered(then))).ruled == BEFORE


def test_a_sheet_to_which_it_makes_no_difference_stays_what_it_was() -> None:
    document = unnumbered(kept_by(totals(20, 12), MarkEntry((0, 5)), ruled=None))
    sheet = sheet_from_text(json.dumps(document))
    assert sheet.ruled is None
    assert counted_otherwise(sheet, {}) is None
    assert counted_otherwise(sheet, came_to(sheet)) is None
    assert json.loads(sheet_to_text(sheet)) == document


@pytest.mark.parametrize("ruled", [SILENT, BEFORE])
def test_what_it_is_known_to_have_come_to_tells_its_rules(ruled: int) -> None:
    then = kept_by(totals(20, 12), VOID, ruled=ruled)
    sheet = opened(then, came_to(then))
    assert (sheet.rows, sheet.ruled) == (then.rows, ruled)
    assert counted_otherwise(sheet, came_to(then)) is None


def test_a_deal_that_became_impossible_by_a_correction_counts_as_little_as_it_did() -> None:
    then = kept_by(totals(20, 12), totals(53, 0), ruled=None)
    then.remove(0)
    assert then.rows[0].error is not None
    sheet = opened(then, came_to(then))
    assert (sheet.rows, sheet.ruled) == (then.rows, SILENT)
    assert sheet_from_text(json.dumps(unnumbered(then))).rows == then.rows


def test_where_nobody_knows_what_it_came_to_is_told() -> None:
    then = kept_by(totals(20, 12), VOID, ruled=BEFORE)
    sheet = sheet_from_text(json.dumps(unnumbered(then)))
    assert (sheet.ruled, sheet.accounts()) == (None, (0, 0))
    told = counted_otherwise(sheet, {})
    assert told is not None
    assert (told.positions, told.points, told.gains) == ((1,), then.standing.points, (1, -1))


def test_what_no_rules_come_to_is_told() -> None:
    told = {**came_to(kept_by(totals(20, 12), ruled=None)), "points": [77, 1], "gains": [0, 0]}
    sheet = opened(kept_by(totals(20, 12), ruled=None), told)
    then = counted_otherwise(sheet, told)
    assert then is not None
    assert (then.positions, then.points, then.gains) == ((), (77, 1), (0, 0))


@pytest.mark.parametrize(
    "told", [{"points": "x", "gains": 7}, {"points": [1], "gains": [0, 0]}, {"points": [1.5, True]}]
)
def test_what_is_told_and_means_nothing_is_left_alone(told: dict[str, Any]) -> None:
    sheet = opened(kept_by(totals(20, 12), ruled=None), told)
    assert counted_otherwise(sheet, told) is None


def test_no_more_is_reckoned_than_anybody_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(before, "_MOST_ROWS", 2)
    sheet = sheet_from_text(json.dumps(unnumbered(kept_by(totals(20, 12), VOID, VOID, IMPOSSIBLE, ruled=BEFORE))))
    assert sheet.ruled is None


def test_a_new_sheet_bears_the_number_of_its_rules() -> None:
    assert setup_to_json(ScoreSheet(SETUP))["rules"] == SHEET_RULES
    assert sheet_from_text(sheet_to_text(ScoreSheet(SETUP))).ruled == SHEET_RULES
