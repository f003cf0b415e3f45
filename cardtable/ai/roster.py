"""Which computer players there are for a family. Registering a family's players is one line here.

A family names a module that is imported when one of its players is first wanted, so that nobody waits for the
players of games that are not played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module

from cardtable.ai.player import Player
from cardtable.core.errors import CodedError

MODULES: dict[str, str] = {
    "casino": "cardtable.ai.casino.players",
    "ecarte": "cardtable.ai.ecarte.players",
    "piquet": "cardtable.ai.piquet.players",
}
"""For each family the module whose ``players()`` gives its players by name."""


def player_of(family: str, name: str) -> Player:
    """The player ``name`` for the games of ``family``; raises ``CodedError`` ``unknown_player``."""
    try:
        return players_of(family)[name]
    except KeyError:
        raise CodedError("unknown_player", player=name, family=family) from None


@cache
def players_of(family: str) -> Mapping[str, Player]:
    """All players for the games of ``family`` by name; raises ``CodedError`` ``no_players``."""
    if family not in MODULES:
        raise CodedError("no_players", family=family)
    make: Callable[[], Mapping[str, Player]] = import_module(MODULES[family]).players
    return make()
