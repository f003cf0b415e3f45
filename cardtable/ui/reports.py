"""What is told about a deal that is over, and how parties are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.core.rules import RuleSet
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Standing
from cardtable.ui.text.cards import joined


@dataclass(frozen=True, slots=True)
class DealReport:
    """A deal that is over: its number from 0, its lines with their cards, and the standing after it."""

    number: int
    lines: tuple[ScoreLine, ...]
    standing: Standing
    parties: tuple[str, ...]
    """The parties' names."""


def players_of(standing: Standing) -> tuple[int, ...] | None:
    """The seats that play the next deal after ``standing`` where not everybody does, else None."""
    carried = dict(standing.carried)
    if "first" not in carried or "second" not in carried:
        return None
    return carried["first"], carried["second"]


def accounts_of(standing: Standing) -> tuple[int, ...]:
    """What each person has won or lost in stakes and bets; empty where no accounts are kept."""
    carried = dict(standing.carried)
    found: list[int] = []
    while (name := f"account:{len(found)}") in carried:
        found.append(carried[name])
    return tuple(found)


def party_names(parties: Sequence[Sequence[int]], seats: Sequence[str]) -> tuple[str, ...]:
    """What each party is called: its only member, or its members joined."""
    return tuple(joined([seats[seat] for seat in party]) for party in parties)


def target_of(rule_set: RuleSet) -> int:
    """The points that a partie is played for; 0 where a number of deals ends it."""
    options = rule_set.options
    return 0 if options.get("length") == "deals" else int(options.get("target", 0))
