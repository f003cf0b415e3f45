"""Persons who come and go on a sheet that has begun: what can be, and what it does to a standing."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.sheets.categories import EntryError
from cardtable.core.sheets.rules import SheetRules
from cardtable.core.state import Standing
from cardtable.session.scorebook.model import DealEntry, Entry, MarkEntry, PersonEntry, PlayedEntry

FEWEST_THERE = 2
"""Persons who must stay."""


def attended(rules: SheetRules, standing: Standing, entry: PersonEntry) -> Standing:
    """The standing once somebody has come or gone."""
    if entry.comes:
        return rules.with_person(standing, entry.seat, entry.after)
    return rules.without_person(standing, entry.seat)


def there_after(rules: SheetRules, standing: Standing, due: Sequence[PersonEntry]) -> tuple[int, ...]:
    """The seats of those who are there once everybody has come and gone who is ``due`` to when the match is over."""
    there = rules.there(standing)
    for entry in due:
        there = tuple(seat for seat in there if seat != entry.seat) + (entry.seat,) * entry.comes
    return there


def refusal(rules: SheetRules, entry: PersonEntry, there: Sequence[int]) -> EntryError | None:
    """Why somebody cannot come or go while those at the seats ``there`` are there."""
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
    """Whether an entry says anything of the person at ``seat``, who is a side of his own, of the same number."""
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
