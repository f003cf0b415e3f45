"""The options of a rule set that a score sheet asks for, and those that it leaves as they were agreed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.core.rules import Option, OptionValue
from cardtable.games.entry import sheet_variant
from cardtable.games.registry import family_of

STAKE, _MOST_BET = "stake", "most_bet"
"""The names of the options that count stakes and bets in units."""


def offered_on_paper(kind: str, players: int) -> list[Option]:
    """Return the options of a ``kind`` with so many players that a sheet asks for."""
    on_paper = family_of(sheet_variant(kind).id).paper_options
    offered = [option for option in sheet_variant(kind).options(players) if option.name in on_paper]
    if all(option.name != _MOST_BET for option in offered):
        # The value of a stake is asked for once; an option for it makes sense only beside bets.
        offered = [option for option in offered if option.name != STAKE]
    return offered


def unasked(
    kind: str, players: int, offered: Sequence[Option], options: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """Return those ``options`` of a ``kind`` with so many players that are not among the ``offered`` ones."""
    known = {one.name for one in sheet_variant(kind).options(players)}
    asked = {STAKE, *(one.name for one in offered)}
    return {name: value for name, value in options.items() if name in known and name not in asked}
