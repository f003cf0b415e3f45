"""How persons have fared, from what lists show."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from cardtable.app.match_statistics import Share
from cardtable.app.scorekeeper.statistics import PersonRecord, matches_on_sheets, person_records
from cardtable.store.model import PlayerResults, SheetSummary


def test_matches_on_the_screen_are_counted_for_people_and_for_each_rule_set() -> None:
    played = [
        PlayerResults("Berta", "human", "casino.swedish", matches=3, won=2, deals=9, points=61),
        PlayerResults("anna", "human", "piquet.points", matches=1, won=0, deals=4, points=88),
        PlayerResults("anna", "human", "casino.swedish", matches=2, won=1, deals=6, points=40),
        PlayerResults("Professor", "counter", "casino.swedish", matches=5, won=5, deals=15, points=120),
    ]
    assert person_records((), played) == [
        PersonRecord("anna", "casino.swedish", played=2, played_won=1),
        PersonRecord("anna", "piquet.points", played=1),
        PersonRecord("Berta", "casino.swedish", played=3, played_won=2),
    ]


MOMENT = datetime(2026, 11, 20, 19, tzinfo=UTC)


def sheet(number: int, kind: str, names: tuple[str, ...], deals: int = 4, **told: Any) -> SheetSummary:
    """A sheet on which everybody plays alone, as lists know it."""
    none = [0] * len(names)
    of_it = {"parties": [[seat] for seat in range(len(names))], "played": none, "won": none, "gains": none}
    summary = {**of_it, "deals": deals, "stake": 10, "unit": "EUR", **told}
    return SheetSummary(number, kind, names, "Friday", MOMENT, MOMENT, deals, summary)


SHEETS = [
    sheet(1, "ecarte", ("Anna", "Björn"), played=[3, 3], won=[1, 2], gains=[-1, 1]),
    sheet(2, "piquet.session", ("Cleo", "Anna"), played=[1, 1], won=[1, 0], gains=[2, -2]),
    # A match that is still played, a game for which a free sheet is kept, columns of which nobody says who they are,
    # and a sheet on which nothing was entered.
    sheet(3, "casino.swedish", ("Dora", "Emil")),
    sheet(4, "free", ("Frida", "Gustav"), game="Skat"),
    sheet(5, "free", ("Plus", "Minus")),
    sheet(6, "ecarte", ("Hanna", "Ida"), deals=0),
]


def test_persons_known_from_sheets_alone_are_listed_whatever_came_of_it() -> None:
    records = person_records(SHEETS, ())
    assert [(one.name, one.game or one.kind, one.matches, one.won) for one in records] == [
        ("Anna", "ecarte", 3, 1),
        ("Anna", "piquet.session", 1, 0),
        ("Björn", "ecarte", 3, 2),
        ("Cleo", "piquet.session", 1, 1),
        ("Dora", "casino.swedish", 0, 0),
        ("Emil", "casino.swedish", 0, 0),
        ("Frida", "Skat", 0, 0),
        ("Gustav", "Skat", 0, 0),
    ]


def test_matches_on_sheets_are_those_that_ended_of_persons_who_are_there() -> None:
    assert matches_on_sheets(SHEETS, ["Cleo"]) == {
        "Anna": [Share("Écarté for two", 3, 1), Share("Piquet by the session", 1, 0)],
        "Björn": [Share("Écarté for two", 3, 2)],
    }
