"""How persons have fared, from what lists show."""

from __future__ import annotations

from cardtable.app.scorekeeper.statistics import PersonRecord, person_records
from cardtable.store.model import PlayerResults


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
