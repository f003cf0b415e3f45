"""Who plays what."""

from __future__ import annotations

import pytest

from cardtable.ai.names import EVERYBODY
from cardtable.ai.roster import player_of, players_of
from cardtable.core.errors import CodedError
from cardtable.games.registry import FAMILIES


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
