"""The accounts of an evening over several sheets: what each person has gained, and the fewest payments that
settle it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.core.sheets.payments import Payment, payments
from cardtable.games.entry import FREE
from cardtable.session.scorebook.book import ScoreSheet

KITTY = ""
"""The name of the kitty in a list of persons; no person has an empty name."""


@dataclass(frozen=True, slots=True)
class PersonAccount:
    """The account of one person: ``amount`` in hundredths of the unit, and the matches played and won."""

    name: str
    amount: int
    matches: int
    won: int


@dataclass(frozen=True, slots=True)
class UnitAccount:
    """The account of all that was played for one unit of money. ``payments`` refer to places in ``persons``; the last
    of these is the ``KITTY`` if something was paid into it.
    """

    unit: str
    persons: tuple[PersonAccount, ...]
    payments: tuple[Payment, ...]


def evening_accounts(sheets: Sequence[ScoreSheet]) -> tuple[UnitAccount, ...]:
    """Return the accounts of an evening's sheets, one for each unit, in the order of the first sheet of each.

    Equal names on several sheets mean the same person. A free sheet on which no match was won and nothing is to be paid
    is left out, because its columns need not be persons.
    """
    found: dict[str, dict[str, list[int]]] = {}
    for sheet in sheets:
        played = sheet.matches_played()
        gains = sheet.accounts()
        if sheet.setup.kind == FREE and not any(played) and not any(gains):
            continue
        persons = found.setdefault(sheet.setup.unit, {})
        won = sheet.matches_won()
        for side, seats in enumerate(sheet.rules.sides):
            for seat in seats:
                sums = persons.setdefault(sheet.setup.names[seat], [0, 0, 0])
                sums[0] += gains[seat] * sheet.setup.stake
                sums[1] += played[side]
                sums[2] += won[side]
    accounts = []
    for unit, persons in found.items():
        people = tuple(PersonAccount(name, *sums) for name, sums in persons.items())
        if rest := sum(person.amount for person in people):
            people = (*people, PersonAccount(KITTY, -rest, 0, 0))
        accounts.append(UnitAccount(unit, people, payments([person.amount for person in people])))
    return tuple(accounts)
