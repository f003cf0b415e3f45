"""The deal of the day as it was begun from the front hall, kept with the settings so that its result can be told."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final

from cardtable.app.keeping import Keeping

KEY: Final = "deal_of_the_day"


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
