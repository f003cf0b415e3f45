"""Persons who come and go on a sheet that has begun: when that is allowed, and how it changes the standing."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.sheets.categories import EntryError
from cardtable.core.sheets.rules import SheetRules
from cardtable.core.state import Standing
from cardtable.session.scorebook.model import DealEntry, Entry, MarkEntry, PersonEntry, PlayedEntry

FEWEST_THERE = 2
"""The number of persons below which nobody can go."""


def attended(rules: SheetRules, standing: Standing, entry: PersonEntry) -> Standing:
    """Return the standing after the person of ``entry`` has come or gone."""
    if entry.comes:
        return rules.with_person(standing, entry.seat, entry.after)
    return rules.without_person(standing, entry.seat)


def there_after(rules: SheetRules, standing: Standing, due: Sequence[PersonEntry]) -> tuple[int, ...]:
    """Return the seats of the persons who will be there when the match is over and all entries that are ``due`` then
    have taken effect.
    """
    there = rules.there(standing)
    for entry in due:
        there = tuple(seat for seat in there if seat != entry.seat) + (entry.seat,) * entry.comes
    return there


def refusal(rules: SheetRules, entry: PersonEntry, there: Sequence[int]) -> EntryError | None:
    """Return why the person of ``entry`` cannot come or go while the persons of the seats ``there`` are there; None if
    that is possible.
    """
    if not rules.room:
        return EntryError("persons_stay")
    if entry.comes and entry.seat in there:
        return EntryError("is_there_already")
    if not entry.comes and entry.seat not in there:
        return EntryError("is_not_there")
    if entry.comes and len(there) >= rules.room:
        return EntryError("no_more_persons", most=rules.room)
    return EntryError("two_stay") if not entry.comes and len(there) <= FEWEST_THERE else None


def is_about(entry: Entry, seat: int) -> bool:
    """Return whether ``entry`` says anything about the person at ``seat``. Each person must be a side alone, so that
    sides and seats have the same numbers.
    """
    match entry:
        case DealEntry(cells, _, dealer):
            return dealer == seat or any(cell.side == seat for cell in cells)
        case MarkEntry(points):
            return any(points[seat:])
        case PlayedEntry(lines):
            return any(line.side == seat for line in lines)
        case PersonEntry(of, _, _, after):
            return seat in (of, after)
    return False
