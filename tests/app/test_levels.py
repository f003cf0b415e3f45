"""How strong people play, by their judged deals."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.losses import expected
from cardtable.ai.names import USUAL_LEVEL
from cardtable.app.judged import KEY, JudgedDeals
from cardtable.app.keeping import Keeping
from cardtable.app.levels import RECENT, Levels
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.store.store import Store

DECISIONS = 500


def entry(number: int, person: str, level: float, name: str = "casino.swedish", family: str = "casino") -> list[object]:
    """A judged deal whose looks differ by as much as it cost on the average."""
    cost = DECISIONS * expected(name, level)
    day = "2026-11-23"
    return [f"2026-11-23T20:00/{name}/{number}", 0, day, person, family, DECISIONS, 1, cost * 0.5, cost * 1.5, 0]


@pytest.fixture
def levels(store: Store) -> Levels:
    keeping = Keeping(store)
    old = [entry(number, "Anna", 0.0) for number in range(RECENT)]
    new = [entry(RECENT + number, "Anna", 2.0) for number in range(RECENT)]
    others = [entry(number, "Björn", 0.5) for number in range(5)]
    keeping.put(KEY, [*old, *new, *others, entry(0, "Björn", 2.0, "ecarte", "ecarte")])
    return Levels(JudgedDeals(keeping))


def test_the_latest_deals_of_a_family_count(levels: Levels) -> None:
    assert levels.of_person("Anna", "casino") == pytest.approx(2.0, abs=0.05)
    assert levels.of_person("Björn", "casino") == pytest.approx(0.5, abs=0.05)
    assert levels.of_person("Björn", "ecarte") == pytest.approx(2.0, abs=0.15)
    assert levels.of_person("Anna", "ecarte") == USUAL_LEVEL
    assert levels.of_person("", "casino") == USUAL_LEVEL


@pytest.mark.parametrize(
    ("names", "level"), [(("Anna",), 2.0), (("Anna", "Björn"), 1.25), (("Guest",), USUAL_LEVEL), ((), USUAL_LEVEL)]
)
def test_it_is_played_against_the_people_at_the_table(levels: Levels, names: tuple[str, ...], level: float) -> None:
    seats = [*(SeatEntry(name, HUMAN) for name in names), SeatEntry("Ida", "companion"), SeatEntry("Falk", "searcher")]
    rule_set = variant("casino.swedish").rule_set(len(seats))
    assert levels.against(Session.begin(rule_set, seats, random.Random(1))) == pytest.approx(level, abs=0.05)
