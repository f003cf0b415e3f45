"""What a standing carries from deal to deal and from match to match: the company, and what is still to come."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache

from cardtable.core.company import Company
from cardtable.core.state import Standing


@dataclass(frozen=True, slots=True)
class Evening(Company):
    """The company, and what is still to come to somebody.

    ``cards`` is what divided tricks have added to the cards of the next deal. ``prizes`` has what each side has been
    promised in prizes, or nothing where nobody has been promised any.
    """

    cards: int = 0
    prizes: tuple[int, ...] = ()

    def numbers(self) -> dict[str, int]:
        """Besides the company ``cards``, and ``prizes:p`` of side p; ``evening_of`` reads them back."""
        numbers = Company.numbers(self)
        if self.cards:
            numbers["cards"] = self.cards
        for side, prize in enumerate(self.prizes):
            if prize:
                numbers[f"prizes:{side}"] = prize
        return numbers


@lru_cache(maxsize=1024)
def evening_of(standing: Standing) -> Evening:
    """What a standing carries."""
    company = Company.of(standing)
    numbers = dict(standing.carried)
    prizes = tuple(numbers.get(f"prizes:{side}", 0) for side in range(len(standing.points)))
    return Evening(
        **{field.name: getattr(company, field.name) for field in fields(company)},
        cards=numbers.get("cards", 0),
        prizes=prizes if any(prizes) else (),
    )
