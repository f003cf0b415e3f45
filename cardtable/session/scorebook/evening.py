"""An evening: who has gained what over several sheets, and the fewest payments that settle it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.core.sheets.payments import Payment, payments
from cardtable.games.entry import FREE
from cardtable.session.scorebook.book import ScoreSheet

KITTY = ""
"""The name that the kitty bears among persons, who all have one."""


@dataclass(frozen=True, slots=True)
class PersonAccount:
    """What one person has come to: ``amount`` in hundredths of the unit, and the matches played and won."""

    name: str
    amount: int
    matches: int
    won: int


@dataclass(frozen=True, slots=True)
class UnitAccount:
    """The account of everything that was played for one unit. ``payments`` name places in ``persons``,
    of whom the last is the ``KITTY`` where something has been paid into it.
    """

    unit: str
    persons: tuple[PersonAccount, ...]
    payments: tuple[Payment, ...]


def evening_accounts(sheets: Sequence[ScoreSheet]) -> tuple[UnitAccount, ...]:
    """The accounts of an evening's sheets, one for each unit in the order of their first sheet.

    A person is who bears the same name on several sheets. A free sheet on which nothing has been won or is to be paid
    is left out: its columns need not be persons.
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
