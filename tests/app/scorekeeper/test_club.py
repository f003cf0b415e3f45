"""What everybody has come to over many evenings, summed up by person, game, evening and year."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.club import against, by_evening, by_game, club_table, rows_in, years_of
from cardtable.app.scorekeeper.club_pages import club_sections, person_sections
from cardtable.app.scorekeeper.series import series_to_json
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import MarkEntry, SheetSetup
from cardtable.store.model import SheetSummary


def sheet(number: int, year: int, evening: str, kind: str, names: tuple[str, ...], **told: Any) -> SheetSummary:
    summary = {"parties": [[seat] for seat in range(len(names))], "stake": 50, "unit": "EUR", "deals": 4, **told}
    begun = datetime(year, 6, number, 12, tzinfo=UTC)
    return SheetSummary(number, kind, names, evening, begun, begun, 4, summary)


SHEETS = [
    sheet(1, 2025, "One", "ecarte", ("Anna", "Björn"), played=[3, 3], won=[2, 1], gains=[1, -1]),
    sheet(2, 2026, "Two", "ecarte", ("Anna", "Cleo"), played=[5, 5], won=[1, 4], gains=[-3, 3]),
    sheet(
        3,
        2026,
        "Two",
        "free",
        ("Cleo", "Björn"),
        played=[0, 0],
        won=[0, 0],
        gains=[-8, 8],
        points=[3, 11],
        runs=True,
        game="Skat",
    ),
    sheet(4, 2026, "", "free", ("Anna", "Björn"), played=[1, 1], won=[1, 0], gains=[1, -1], points=[9, 3], unit="nuts"),
]


def test_the_sums_of_all_persons_the_greatest_gain_first() -> None:
    table = club_table(rows_in(SHEETS))
    assert [(one.name, len(one.evenings), one.deals, one.matches, one.won) for one in table] == [
        ("Björn", 3, 12, 4, 1),
        ("Anna", 3, 12, 9, 4),
        ("Cleo", 1, 8, 5, 4),
    ]
    assert [one.gains for one in table] == [{"EUR": 350, "nuts": -50}, {"EUR": -100, "nuts": 50}, {"EUR": -250}]


def test_points_are_summed_where_no_match_ends_them() -> None:
    assert {one.name: one.points for one in club_table(rows_in(SHEETS))} == {"Anna": None, "Björn": 11, "Cleo": 3}


def test_no_evening_of_a_person_is_left_out() -> None:
    many = [
        sheet(1 + place % 28, 1900 + place, "", "ecarte", ("Anna", "Björn"), played=[1, 1], won=[1, 0], gains=[1, -1])
        for place in range(70)
    ]
    of_evenings = person_sections(rows_in(many), "Anna", ())[-1][1]
    assert len(of_evenings) == 1 + 70


def test_a_year_has_its_own_table_and_the_trash_has_nobody_in_it() -> None:
    assert years_of(SHEETS) == ["2026", "2025"]
    assert [one.name for one in club_table(rows_in(SHEETS, "2025"))] == ["Anna", "Björn"]
    assert [one.name for one in club_table(rows_in(SHEETS, absent=["Anna"]))] == ["Björn", "Cleo"]


def test_a_person_game_by_game_and_evening_by_evening() -> None:
    rows = rows_in(SHEETS)
    assert [(game, one.deals, one.won) for game, one in by_game(rows, "Anna")] == [
        (("ecarte", ""), 8, 3),
        (("free", ""), 4, 1),
    ]
    assert [(day, evening, one.gains) for day, evening, one in by_evening(rows, "Anna")] == [
        ("2026-06-04", "", {"nuts": 50}),
        ("2026-06-02", "Two", {"EUR": -150}),
        ("2025-06-01", "One", {"EUR": 50}),
    ]


def test_an_evening_that_passes_midnight_is_one(translation: Translation) -> None:
    told: dict[str, Any] = {"played": [1, 1], "won": [1, 0], "gains": [1, -1]}
    sheets = [sheet(day, 2026, "Club", "ecarte", ("Anna", "Björn"), **told) for day in (6, 7)]
    sheets.append(sheet(9, 2026, "", "ecarte", ("Anna", "Björn"), **told))
    rows = rows_in(sheets)
    (_, persons), (_, played) = club_sections(rows)
    assert [row[:2] for row in persons[1:]] == [("1. Anna", "2"), ("2. Björn", "2")]
    assert played[1:] == (("Écarté for two", "2"),)
    assert [(day, evening) for day, evening, _ in by_evening(rows, "Anna")] == [
        ("2026-06-09", ""),
        ("2026-06-06", "Club"),
    ]


def test_opponents_of_all_games_the_most_frequent_first() -> None:
    ecarte = ScoreSheet(SheetSetup("ecarte", ("Anna", "Björn")))
    for winner in (0, 0, 1):
        ecarte.add(MarkEntry((5, 0) if winner == 0 else (0, 5)))
    casino = ScoreSheet(SheetSetup("casino.swedish", ("Cleo", "Anna")))
    casino.add(MarkEntry((16, 3)))
    assert against([casino, ecarte], "Anna") == [(("Björn",), 2, 1), (("Cleo",), 0, 1)]


def test_all_rows_are_one_json_document() -> None:
    document = json.loads(series_to_json(SHEETS))
    assert (document["format"], document["version"], len(document["rows"])) == ("cardtable series", 1, 8)
    assert document["rows"][4] == {
        "day": "2026-06-03",
        "evening": "Two",
        "kind": "free",
        "game": "Skat",
        "name": "Cleo",
        "deals": 4,
        "matches": 0,
        "won": 0,
        "gain": -4.0,
        "unit": "EUR",
        "points": 3,
    }
