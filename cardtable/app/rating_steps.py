"""By how much a person's rating has changed since the last match, kept with the settings."""

from __future__ import annotations

from typing import Final

from cardtable.app.keeping import Keeping
from cardtable.app.rating import Rating

KEY: Final = "rating_steps"


def step(keeping: Keeping, family: str, rating: Rating) -> int:
    """Return by how many points ``rating``, of the person at ``family``, differs from the one before the last matches;
    0 if no earlier one is known. A rating after more matches than the kept one takes its place.
    """
    kept = keeping.get(KEY)
    steps = dict(kept) if isinstance(kept, dict) else {}
    now, before = round(rating.value), 0
    match steps.get(family):
        case [int(matches), int(value), int(earlier)] if type(matches) is int:
            if matches == rating.matches and value == now:
                return value - earlier
            before = value if matches < rating.matches else now
        case _:
            before = now
    steps[family] = [rating.matches, now, before]
    keeping.put(KEY, steps)
    return now - before
