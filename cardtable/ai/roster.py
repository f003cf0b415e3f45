"""The computer players of each family.

A family's module of players is imported when one of them is first asked for, so that no time is spent on the players of
other games.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from functools import cache

from cardtable.ai.companion import Companion
from cardtable.ai.names import COMPANION
from cardtable.ai.player import Player
from cardtable.core.errors import CodedError
from cardtable.games.registry import AI, FAMILIES, room


def player_of(family: str, name: str) -> Player:
    """Return the player ``name`` for the games of ``family``; raises ``CodedError`` ``unknown_player``."""
    try:
        return players_of(family)[name]
    except KeyError:
        raise CodedError("unknown_player", player=name, family=family) from None


@cache
def players_of(family: str) -> Mapping[str, Player]:
    """Return all players for the games of ``family`` by name; raises ``CodedError`` ``no_players``."""
    if family not in FAMILIES:
        raise CodedError("no_players", family=family)
    make: Callable[[], Mapping[str, Player]] = room(family, AI).players
    found = make()
    return {**found, COMPANION: Companion(found)}


def reasons_of(family: str) -> Collection[str]:
    """Return the codes of the reasons that the players of ``family`` give, those of rule sets from elsewhere too."""
    players = room(family, AI)
    codes: type[StrEnum] = players.REASONS
    more: Callable[[], Collection[str]] = getattr(players, "more_reasons", tuple)
    return {*codes, *more()}
