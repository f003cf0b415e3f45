"""What a match takes along from sheet to sheet, in files: matches won beside the points."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardtable.core.errors import RecordError
from cardtable.core.sheets.categories import EntryError
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import sheet_from_text, sheet_to_text
from cardtable.session.scorebook.model import EndEntry, MarkEntry, SheetSetup

WON = ("won:0", 1)


def taken_over(*carried: tuple[str, int], points: tuple[int, int] = (12, 0)) -> ScoreSheet:
    sheet = ScoreSheet(SheetSetup("piquet.points", ("Anna", "Cleo"), {"best_of_five": True}))
    sheet.add(MarkEntry(points, carried))
    return sheet


def carried(sheet: ScoreSheet) -> dict[str, int]:
    return dict(sheet.next_standing.carried)


def test_a_file_keeps_matches_won_and_says_its_version() -> None:
    sheet = taken_over(WON)
    document = json.loads(sheet_to_text(sheet))
    assert document["version"] == 9
    assert document["log"][0]["entry"] == {"entry": "mark", "points": [12, 0], "carried": {"won:0": 1}}
    read = sheet_from_text(json.dumps(document))
    assert read.rows == sheet.rows
    assert (carried(read)["won:0"], carried(read)["won:1"]) == (1, 0)


def test_marks_without_them_are_written_and_read_as_before() -> None:
    document = json.loads(sheet_to_text(taken_over()))
    assert document["version"] == 5
    assert document["log"][0]["entry"] == {"entry": "mark", "points": [12, 0]}
    assert carried(sheet_from_text(json.dumps(document)))["won:0"] == 0


def test_undo_takes_them_off_and_redo_brings_them_back() -> None:
    sheet = taken_over(WON)
    sheet.undo()
    assert carried(sheet)["won:0"] == 0
    sheet.redo()
    assert carried(sheet)["won:0"] == 1


def test_marks_that_follow_leave_them() -> None:
    sheet = taken_over(WON)
    sheet.mark(0, -5)
    sheet.mark(0, -7)
    assert (sheet.next_standing.points, carried(sheet)["won:0"]) == ((0, 0), 1)


def test_matches_won_alone_can_be_ended() -> None:
    sheet = taken_over(WON, points=(0, 0))
    sheet.add(EndEntry())
    assert carried(sheet).get("won:0", 0) == 0
    with pytest.raises(EntryError) as refused:
        sheet.add(EndEntry())
    assert refused.value.code == "nothing_to_end"


@pytest.mark.parametrize(
    "change", [("won:0", 3), ("won:0", -1), ("won:2", 1), ("account:0", 5), ("cards", 10), ("partie:deals", 1)]
)
def test_what_the_rules_do_not_carry_is_refused(change: tuple[str, int]) -> None:
    with pytest.raises(EntryError) as refused:
        taken_over(change)
    assert refused.value.code == "cannot_be_carried"


@pytest.mark.parametrize(
    "value", [None, [], {}, "won:0", {"won:0": "1"}, {"won:0": 1.5}, {f"won:{one}": 1 for one in range(17)}]
)
def test_a_spoilt_file_is_refused_with_the_place(value: Any) -> None:
    document = json.loads(sheet_to_text(taken_over(WON)))
    document["log"][0]["entry"]["carried"] = value
    with pytest.raises(RecordError) as refused:
        sheet_from_text(json.dumps(document))
    assert refused.value.place.startswith("log[0].entry.carried")


def test_rules_that_no_longer_count_matches_leave_the_entry_without_effect() -> None:
    document = json.loads(sheet_to_text(taken_over(WON)))
    document["setup"]["options"] = {}
    (row,) = sheet_from_text(json.dumps(document)).rows
    assert row.error is not None
    assert row.error.code == "cannot_be_carried"
