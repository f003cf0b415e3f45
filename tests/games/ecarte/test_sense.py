"""What nobody can mean who agrees on rules of Écarté is refused with a reason, by whichever door it comes."""

from __future__ import annotations

import pytest

from cardtable.core.rules import Options
from cardtable.games.registry import variant
from tests.games.sense import assert_meant, refused_at_every_door

NONSENSE: list[tuple[str, int, Options, str]] = [
    ("ecarte.rotation", 3, {"length": "pool", "stake": 0}, "empty_pool"),
    ("ecarte", 2, {"matsch": True, "stake": 0}, "twice_nothing"),
    ("ecarte", 2, {"treble": True, "stake": 0}, "twice_nothing"),
    ("ecarte.rotation", 4, {"length": "parties", "parties": 3, "parties_per_turn": 3}, "nobody_enters"),
    ("ecarte.chouette", 3, {"parties": 1, "box": "passes"}, "box_stays_for_one_match"),
]
FINE: list[tuple[str, int, Options]] = [
    ("ecarte.rotation", 3, {"length": "pool", "stake": 1}),
    ("ecarte", 2, {"stake": 0}),
    ("ecarte", 2, {"treble": True, "stake": 1}),
    ("ecarte.rotation", 4, {"length": "parties", "parties": 4, "parties_per_turn": 3}),
    ("ecarte.rotation", 4, {"parties_per_turn": 9}),
    ("ecarte.chouette", 3, {"parties": 2, "box": "passes"}),
    ("ecarte.chouette", 3, {"parties": 1}),
]


@pytest.mark.parametrize(("name", "players", "options", "code"), NONSENSE)
def test_nonsense_is_refused_with_its_reason(name: str, players: int, options: Options, code: str) -> None:
    refused_at_every_door(name, players, options, code)


@pytest.mark.parametrize(("name", "players", "options", "code"), NONSENSE)
def test_what_was_agreed_before_keeps_its_meaning(name: str, players: int, options: Options, code: str) -> None:
    kind = variant(name)
    made = kind.rule_set(players, options)
    assert kind.restored(players, kind.changes(made)) == made


@pytest.mark.parametrize(("name", "players", "options"), FINE)
def test_what_is_near_to_it_can_be_meant(name: str, players: int, options: Options) -> None:
    assert_meant(name, players, options)
