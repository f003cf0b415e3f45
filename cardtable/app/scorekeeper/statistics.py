"""Statistics of all persons, at the table and on the screen, from the summaries of sheets and the results of games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from cardtable.app.match_statistics import Statistics
from cardtable.games.entry import FREE
from cardtable.store.model import SheetSummary


@dataclass(slots=True)
class PersonRecord:
    """The figures of one person under one rule set: matches ended (``matches``) and ``won`` on sheets, ``gains`` by
    unit in hundredths, and matches ``played`` and ``played_won`` on the screen.
    """

    name: str
    kind: str
    matches: int = 0
    won: int = 0
    gains: dict[str, int] = field(default_factory=dict)
    played: int = 0
    played_won: int = 0


def fits(sheet: SheetSummary) -> bool:
    """Whether the summary of a sheet can be counted: it must have the expected numbers for each of its sides and seats.
    The summary may contain anything if the database was damaged or changed by hand.
    """
    told = sheet.summary
    seats = range(len(sheet.names))
    sides = told.get("parties")
    if not isinstance(sides, list) or any(type(seat) is not int or seat not in seats for seat in _members(sides)):
        return False
    by_side, by_seat = len(sides), len(seats)
    return (
        _are_numbers(told.get("played"), by_side)
        and _are_numbers(told.get("won"), by_side)
        and _are_numbers(told.get("gains"), by_seat)
        and isinstance(told.get("unit"), str)
        and all(isinstance(told.get(name), int) for name in ("stake", "deals"))
    )


def _members(sides: list[Any]) -> Iterator[object]:
    """Yield the seats of each side in turn; None for a side that is not a list."""
    for side in sides:
        yield from side if isinstance(side, list) else [None]


def _are_numbers(value: object, count: int) -> bool:
    return isinstance(value, list) and len(value) == count and all(isinstance(one, int) for one in value)


def person_records(sheets: Iterable[SheetSummary], played: Statistics) -> list[PersonRecord]:
    """Return the records of all persons with a finished match, a gain or a loss, sorted by name and kind of sheet. Free
    sheets on which nothing was gained are left out, because their columns need not be persons, as are sheets that do
    not pass ``fits``.
    """
    found: dict[tuple[str, str], PersonRecord] = {}

    def record(name: str, kind: str) -> PersonRecord:
        return found.setdefault((name, kind), PersonRecord(name, kind))

    for sheet in sheets:
        told = sheet.summary
        if not fits(sheet) or (sheet.kind == FREE and not any(told["gains"])):
            continue
        unit, stake = told["unit"], told["stake"]
        for side, seats in enumerate(told["parties"]):
            for seat in seats:
                person = record(sheet.names[seat], sheet.kind)
                person.matches += told["played"][side]
                person.won += told["won"][side]
                person.gains[unit] = person.gains.get(unit, 0) + told["gains"][seat] * stake
    for name in played.persons():
        for share in played.of_person(name).by_rule_set:
            person = record(name, share.name)
            person.played, person.played_won = share.played, share.won
    fared = [person for person in found.values() if person.matches or person.played or any(person.gains.values())]
    return sorted(fared, key=lambda person: (person.name.casefold(), person.name, person.kind))
