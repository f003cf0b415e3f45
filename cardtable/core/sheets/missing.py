"""How complete the entry of a deal that was played to its end is, and which numbers are still missing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.core.sheets.categories import Amounts, Category

BESIDES = "besides"
"""The parameter of a score line that has ``Completeness.besides``."""


@dataclass(frozen=True, slots=True)
class Missing:
    """A category of which ``left`` of the ``due`` numbers have not been given to any side yet."""

    code: str
    left: int
    due: int


@dataclass(frozen=True, slots=True)
class Completeness:
    """What is still ``missing`` of a deal: ``given`` of its ``whole`` points have been given to a side. ``whole`` is 0
    if the number of points is not fixed. ``besides`` is how many points nothing but sweeps and the like can have
    brought, if these are so many as hardly any deal has.
    """

    missing: tuple[Missing, ...] = ()
    given: int = 0
    whole: int = 0
    besides: int = 0


def completeness(categories: Sequence[Category], entered: Amounts) -> Completeness:
    """Return how complete a deal is for which ``entered`` was given, including the numbers that follow from others (see
    ``categories.amounts``).
    """
    missing = [
        Missing(category.code, len(category.sides) - len(entered[category.code]), len(category.sides))
        for category in categories
        if category.each and len(entered[category.code]) < len(category.sides)
    ]
    due = [category for category in categories if category.due]
    given = whole = 0
    for category in due:
        told = min(category.due, sum(entered[category.code].values()))
        if category.moon and told < 0:
            told = category.due
        if told < category.due:
            missing.append(Missing(category.code, category.due - told, category.due))
        worth = category.worth or 0
        whole += worth
        # Where not every one is worth as much, nothing is said before all are told.
        given += worth if told == category.due else 0 if worth % category.due else worth * told // category.due
    fixed = all(category.worth is not None for category in due)
    return Completeness(tuple(missing), given, whole) if fixed else Completeness(tuple(missing))
