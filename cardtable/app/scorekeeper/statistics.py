"""How everybody has fared, at the table and on the screen, from what lists show of sheets and matches."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from cardtable.core.record import HUMAN
from cardtable.games.entry import FREE
from cardtable.store.model import SheetSummary, Statistic


@dataclass(slots=True)
class PersonRecord:
    """One person under one rule set: parties ended and won on sheets, what was gained in each unit in hundredths, and
    parties played and won on the screen."""

    name: str
    kind: str
    parties: int = 0
    won: int = 0
    gains: dict[str, int] = field(default_factory=dict)
    played: int = 0
    played_won: int = 0


class _Share(NamedTuple):
    """How one seat of a sheet has fared."""

    parties: int
    won: int
    unit: str
    gain: int


def _shares(sheet: SheetSummary) -> list[tuple[int, _Share]]:
    """How each seat has fared; none of them for a free sheet, and for a summary that does not fit the sheet's seats, as
    it may have been written by another program."""
    told = sheet.summary
    if sheet.kind == FREE:
        return []
    try:
        return [
            (
                seat,
                _Share(
                    int(told["played"][party]),
                    int(told["won"][party]),
                    str(told["unit"]),
                    int(told["gains"][seat]) * int(told["stake"]),
                ),
            )
            for party, seats in enumerate(told["parties"])
            for seat in seats
            if sheet.names[seat] is not None
        ]
    except (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError):
        return []


def person_records(sheets: Iterable[SheetSummary], played: Iterable[Statistic]) -> list[PersonRecord]:
    """The records of everybody who has finished, gained or lost something, in the order of names and kinds. Free
    sheets have columns and no persons."""
    found: dict[tuple[str, str], PersonRecord] = {}

    def record(name: str, kind: str) -> PersonRecord:
        return found.setdefault((name, kind), PersonRecord(name, kind))

    for sheet in sheets:
        for seat, share in _shares(sheet):
            person = record(sheet.names[seat], sheet.kind)
            person.parties += share.parties
            person.won += share.won
            person.gains[share.unit] = person.gains.get(share.unit, 0) + share.gain
    for statistic in played:
        if statistic.player == HUMAN:
            person = record(statistic.name, statistic.variant)
            person.played += statistic.parties
            person.played_won += statistic.won
    fared = [person for person in found.values() if person.parties or person.played or any(person.gains.values())]
    return sorted(fared, key=lambda person: (person.name.casefold(), person.name, person.kind))
