"""How persons have fared, from what lists show."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from cardtable.app.match_statistics import Share, Statistics
from cardtable.app.scorekeeper.statistics import PersonRecord, matches_on_sheets, person_records
from cardtable.core.record import HUMAN
from cardtable.store.model import MatchSummary, SheetSummary

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


def match(number: int, name: str, variant: str, won: bool) -> MatchSummary:
    """A match that ``name`` has played to its end against the computer player Professor."""
    return MatchSummary(
        id=number,
        variant=variant,
        names=(name, "Professor"),
        computers=(HUMAN, "counter"),
        sides=(0, 1),
        begun=NOON,
        changed=NOON,
        finished=NOON,
        deals=3,
        points=(61, 60),
        winners=(0,) if won else (1,),
    )


def test_matches_on_the_screen_are_counted_for_people_and_for_each_rule_set() -> None:
    told = [
        *(("Berta", "casino.swedish", won) for won in (True, False, True)),
        ("anna", "piquet.points", False),
        *(("anna", "casino.swedish", won) for won in (False, True)),
    ]
    played = Statistics.of([match(number, *one) for number, one in enumerate(told)])
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
    records = person_records(SHEETS, Statistics())
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
