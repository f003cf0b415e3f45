"""The deal of the day: its game, and the match in which it was begun, kept with the settings."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final

from cardtable.app.keeping import Keeping
from cardtable.core.rules import Variant
from cardtable.games.registry import VARIANTS

KEY: Final = "deal_of_the_day"
GAME_KEY: Final = "game_of_the_day"


@dataclass(frozen=True, slots=True)
class DayDeal:
    """The match, by its number in the database, in which the deal of ``day`` was begun."""

    day: date
    match: int


def latest(keeping: Keeping) -> DayDeal | None:
    """Return the deal of the day that was begun last; None if there is none, or what is kept is no such thing."""
    match keeping.get(KEY):
        case {"day": str(day), "match": int(number)}:
            try:
                return DayDeal(date.fromisoformat(day), number)
            except ValueError:
                return None
    return None


def note(keeping: Keeping, deal: DayDeal) -> None:
    """Keep that ``deal`` was begun."""
    keeping.put(KEY, {"day": deal.day.isoformat(), "match": deal.match})


def game_of(keeping: Keeping, day: date, proposed: Variant) -> Variant:
    """Return the game whose deal is that of ``day``: ``proposed`` at the first look on that day, and the same one for
    as long as the day lasts, whatever is played meanwhile.
    """
    match keeping.get(GAME_KEY):
        case {"day": str(kept), "variant": str(game)} if kept == day.isoformat() and game in VARIANTS:
            return VARIANTS[game]
    keeping.put(GAME_KEY, {"day": day.isoformat(), "variant": proposed.id})
    return proposed
