"""How persons have fared, from what lists show."""

from __future__ import annotations

from datetime import UTC, datetime

from cardtable.app.match_statistics import Statistics
from cardtable.app.scorekeeper.statistics import PersonRecord, person_records
from cardtable.core.record import HUMAN
from cardtable.store.model import MatchSummary

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
