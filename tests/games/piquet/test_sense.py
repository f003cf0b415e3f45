"""What nobody can mean who agrees on rules of Piquet is refused with a reason, by whichever door it comes."""

from __future__ import annotations

import pytest

from cardtable.core.rules import Options
from cardtable.games.registry import variant
from tests.games.sense import assert_meant, refused_at_every_door

NONSENSE: list[tuple[str, int, Options, str]] = [
    ("piquet.points", 2, {"repique": "count", "pique": "own_partie"}, "pique_above_repique"),
    ("piquet.points", 2, {"target": 150, "pique": "own_partie"}, "pique_above_repique"),
    ("piquet.session", 2, {"deals": 1}, "nothing_to_carry_to"),
]
FINE: list[tuple[str, int, Options]] = [
    ("piquet.points", 2, {"pique": "own_partie"}),
    ("piquet.points", 2, {"target": 150, "repique": "own_partie", "pique": "own_partie"}),
    ("piquet.session", 2, {"deals": 1, "divided": "nobody"}),
    ("piquet.session", 2, {"deals": 2}),
    ("piquet.session", 2, {"deals": 0}),
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
