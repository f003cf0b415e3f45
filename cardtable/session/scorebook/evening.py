"""The accounts of an evening over several sheets: what each person has gained, and the fewest payments that
settle it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.core.sheets import FREE
from cardtable.core.sheets.payments import Payment, payments
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.cash import INTO, KITTY, OUT, CashEntry, standing_entries


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
    of these is the ``KITTY`` if something was lost to it or paid into it.

    ``open`` is what each of the persons still has to receive, or to pay if it is negative, and ``kitty`` what lies in
    the kitty; both in hundredths of the unit.
    """

    unit: str
    persons: tuple[PersonAccount, ...]
    payments: tuple[Payment, ...]
    open: tuple[int, ...] = ()
    kitty: int = 0


def evening_accounts(sheets: Sequence[ScoreSheet], cash: Sequence[CashEntry] = ()) -> tuple[UnitAccount, ...]:
    """Return the accounts of an evening's sheets, one for each unit, in the order of the first sheet of each, with what
    the cash book leaves open.

    Equal names on several sheets mean the same person. A free sheet on which no match was won and nothing is to be paid
    is left out, because its columns need not be persons. Who sat at a sheet together pays each other first.
    """
    found: dict[str, dict[str, list[int]]] = {}
    tables: list[frozenset[str]] = []
    for sheet in sheets:
        played = sheet.matches_played()
        gains = sheet.accounts()
        tables.append(frozenset(sheet.setup.names))
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
    standing = standing_entries(cash)
    for entry in standing:
        for name in (entry.payer, entry.receiver):
            if name != KITTY:
                found.setdefault(entry.unit, {}).setdefault(name, [0, 0, 0])
    return tuple(
        _account(unit, persons, [entry for entry in standing if entry.unit == unit], tables)
        for unit, persons in found.items()
    )


def _account(
    unit: str, persons: dict[str, list[int]], cash: Sequence[CashEntry], tables: Sequence[frozenset[str]]
) -> UnitAccount:
    people = tuple(PersonAccount(name, *sums) for name, sums in persons.items())
    rest = sum(person.amount for person in people)
    if rest or any(KITTY in (entry.payer, entry.receiver) for entry in cash):
        people = (*people, PersonAccount(KITTY, -rest, 0, 0))
    left = {person.name: person.amount for person in people}
    kitty = 0
    for entry in cash:
        if entry.kind not in (INTO, OUT):
            left[entry.payer] += entry.amount
            left[entry.receiver] -= entry.amount
        into, out = entry.receiver == KITTY and entry.kind != OUT, entry.payer == KITTY
        kitty += entry.amount * (into - out)
    opens = tuple(left[person.name] for person in people)
    together = {
        frozenset((one, other))
        for one, person in enumerate(people)
        for other, second in enumerate(people[:one])
        if KITTY in (person.name, second.name) or any({person.name, second.name} <= table for table in tables)
    }
    return UnitAccount(unit, people, payments(opens, together), opens, kitty)
