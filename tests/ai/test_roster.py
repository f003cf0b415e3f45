"""Who plays what."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.names import EVERYBODY, UNTIMED
from cardtable.ai.player import Situation
from cardtable.ai.roster import player_of, players_of
from cardtable.core.errors import CodedError
from cardtable.core.record import SeatEntry
from cardtable.games.registry import FAMILIES, VARIANTS
from cardtable.session.session import Session


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_has_every_player_from_the_weakest_to_the_strongest(family: str) -> None:
    found = players_of(family)
    assert tuple(found) == EVERYBODY
    assert players_of(family) is found
    for name in EVERYBODY:
        assert player_of(family, name) is found[name]
        assert callable(found[name].consider)
        assert callable(found[name].explain)


def test_names_are_names_once() -> None:
    assert len(set(EVERYBODY)) == len(EVERYBODY)


@pytest.mark.parametrize("name", ["wizard", "", "Counter", "human"])
def test_an_unknown_player_is_named(name: str) -> None:
    with pytest.raises(CodedError) as caught:
        player_of("casino", name)
    assert (caught.value.code, caught.value.parameters) == ("unknown_player", {"player": name, "family": "casino"})


def test_a_family_without_players_is_named() -> None:
    with pytest.raises(CodedError) as caught:
        player_of("skat", "counter")
    assert (caught.value.code, caught.value.parameters) == ("no_players", {"family": "skat"})


class NoClock(Budget):
    """Time that nobody may ask after."""

    def spent(self, done: int) -> float:
        raise AssertionError("looks at the clock")

    def at_most(self, samples: int) -> Budget:
        raise AssertionError("takes of the time")

    def part(self, share: float) -> Budget:
        raise AssertionError("takes of the time")


@pytest.mark.parametrize("family", FAMILIES)
def test_some_never_look_at_the_clock(family: str) -> None:
    """So that nobody need wait for the end of their time."""
    generator = random.Random(11)
    variant = next(one for one in VARIANTS if one.family == family)
    rule_set = variant.rule_set()
    session = Session.begin(
        rule_set, [SeatEntry(f"P{seat}", UNTIMED[0]) for seat in range(rule_set.players)], generator
    )
    session.begin_deal()
    while not session.between_deals:
        situation = Situation(session.family, rule_set, session.standing, session.observe(session.actor()))
        for player in UNTIMED:
            assert player_of(family, player).consider(situation, generator, NoClock())
        session.submit(session.actor(), session.legal().random_action(generator))
