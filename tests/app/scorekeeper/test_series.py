"""What everybody has come to on several sheets, in rows of a table."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from cardtable.app.scorekeeper.series import SeriesRow, series
from cardtable.store.model import SheetSummary


def sheet(number: int, day: int, names: tuple[str, ...], **told: Any) -> SheetSummary:
    summary = {"parties": [[seat] for seat in range(len(names))], "stake": 50, "unit": "EUR", "deals": 4, **told}
    noon = datetime(2026, 11, day, 12, tzinfo=UTC)
    return SheetSummary(number, "ecarte", names, "Friday", noon, noon, 4, summary)


def test_a_row_for_each_person_and_the_earliest_sheet_first() -> None:
    later = sheet(1, 20, ("Anna", "Björn"), played=[3, 3], won=[2, 1], gains=[1, -1])
    earlier = sheet(2, 13, ("Cleo", "Anna"), played=[1, 1], won=[0, 1], gains=[-3, 3])
    broken = sheet(3, 1, ("Anna", "Björn"), played=[1], won=[1, 0], gains=[1, -1])
    assert list(series([later, earlier, broken])) == [
        SeriesRow("2026-11-13", "Friday", "ecarte", "", "Cleo", 4, 1, 0, -1.5, "EUR"),
        SeriesRow("2026-11-13", "Friday", "ecarte", "", "Anna", 4, 1, 1, 1.5, "EUR"),
        SeriesRow("2026-11-20", "Friday", "ecarte", "", "Anna", 4, 3, 2, 0.5, "EUR"),
        SeriesRow("2026-11-20", "Friday", "ecarte", "", "Björn", 4, 3, 1, -0.5, "EUR"),
    ]


def test_partners_have_played_and_won_what_their_side_has() -> None:
    names = ("Anna", "Björn", "Cleo", "Dag")
    told = {"parties": [[0, 2], [1, 3]], "played": [2, 2], "won": [2, 0], "gains": [2, -2, 2, -2], "game": "Whist"}
    rows = list(series([sheet(1, 20, names, **told)]))
    assert [(row.name, row.matches, row.won, row.gain, row.game) for row in rows] == [
        ("Anna", 2, 2, 1.0, "Whist"),
        ("Björn", 2, 0, -1.0, "Whist"),
        ("Cleo", 2, 2, 1.0, "Whist"),
        ("Dag", 2, 0, -1.0, "Whist"),
    ]
