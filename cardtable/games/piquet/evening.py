"""What a standing carries from deal to deal and from match to match: the company, and points and prizes that are still
to be counted.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache

from cardtable.core.company import Company
from cardtable.core.state import Standing


@dataclass(frozen=True, slots=True)
class Evening(Company):
    """The company, with points and prizes that are still to be counted.

    ``cards`` is what divided tricks have added to the value of the cards in the next deal. ``prizes`` are the prizes of
    each side so far; empty if there are none.
    """

    cards: int = 0
    prizes: tuple[int, ...] = ()

    def numbers(self) -> dict[str, int]:
        """Return the numbers of the company, with ``cards`` and ``prizes:p`` of side p; ``evening_of`` reads
        them back.
        """
        numbers = Company.numbers(self)
        if self.cards:
            numbers["cards"] = self.cards
        for side, prize in enumerate(self.prizes):
            if prize:
                numbers[f"prizes:{side}"] = prize
        return numbers


@lru_cache(maxsize=1024)
def evening_of(standing: Standing) -> Evening:
    """Return the evening that ``standing`` carries."""
    company = Company.of(standing)
    numbers = dict(standing.carried)
    prizes = tuple(numbers.get(f"prizes:{side}", 0) for side in range(len(standing.points)))
    return Evening(
        **{field.name: getattr(company, field.name) for field in fields(company)},
        cards=numbers.get("cards", 0),
        prizes=prizes if any(prizes) else (),
    )
