"""Which situations at the table a person has met already, and how often he has done there what may be done.

A situation is a part of the deal as the family explains it, in a role and under the rules of one rule set, such as the
exchange of the dealer at Rubicon, or something that happens there, such as “not good”. Kept with the settings.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardtable.app.keeping import Keeping

KEY = "met"
ENOUGH = 3
"""How many times somebody has done rightly what he needs to be told no more."""
_MOST = 1000
"""The most situations that are kept; there are a few hundred."""


class Situations:
    """How often each situation was met, and what was done in it was right."""

    def __init__(self, keeping: Keeping) -> None:
        self._keeping = keeping

    def times(self, situation: str) -> int:
        """Return how often it was met."""
        return self._kept().get(situation, 0)

    def new(self, situations: Iterable[str]) -> list[str]:
        """Return those that have not been met often enough."""
        kept = self._kept()
        return [one for one in situations if kept.get(one, 0) < ENOUGH]

    def nearly_known(self, situations: Iterable[str]) -> bool:
        """Return whether one time more is enough for all of these."""
        return all(self.times(one) >= ENOUGH - 1 for one in situations)

    def note(self, situations: Iterable[str]) -> None:
        """Take note that the right thing was done in these once more; what is known well enough changes nothing."""
        if new := self.new(situations):
            kept = self._kept()
            self._keeping.put(KEY, {**kept, **{one: kept.get(one, 0) + 1 for one in new}})

    def _kept(self) -> Mapping[str, int]:
        kept = self._keeping.get(KEY)
        found = list(kept.items())[:_MOST] if isinstance(kept, dict) else []
        return {str(one): times for one, times in found if type(times) is int and 0 < times <= ENOUGH}
