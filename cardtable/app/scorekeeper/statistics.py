"""Statistics of all persons, at the table and on the screen, from the summaries of sheets and the results of games."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from cardtable.app.match_statistics import Share, Statistics
from cardtable.games.entry import FREE
from cardtable.store.model import SheetSummary
from cardtable.words.families import kind_name


@dataclass(slots=True)
class PersonRecord:
    """The figures of one person under one rule set: matches ended (``matches``) and ``won`` on sheets, ``gains`` by
    unit in hundredths, and matches ``played`` and ``played_won`` on the screen. ``game`` is that of a free sheet.
    """

    name: str
    kind: str
    matches: int = 0
    won: int = 0
    gains: dict[str, int] = field(default_factory=dict)
    played: int = 0
    played_won: int = 0
    game: str = ""


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
    """Return the records of all persons who have played a deal on a sheet or a match on the screen, sorted by name and
    kind of sheet. Free sheets for no game on which nothing was gained are left out, because their columns need not be
    persons, as are sheets that do not pass ``fits``.
    """
    found: dict[tuple[str, str, str], PersonRecord] = {}

    def record(name: str, kind: str, game: str = "") -> PersonRecord:
        return found.setdefault((name, kind, game), PersonRecord(name, kind, game=game))

    for sheet in sheets:
        told = sheet.summary
        if not fits(sheet) or not (told["deals"] or any(told["gains"])):
            continue
        if sheet.kind == FREE and not (told.get("game") or any(told["gains"])):
            continue
        unit, stake = told["unit"], told["stake"]
        for side, seats in enumerate(told["parties"]):
            for seat in seats:
                person = record(sheet.names[seat], sheet.kind, str(told.get("game", "")))
                person.matches += told["played"][side]
                person.won += told["won"][side]
                person.gains[unit] = person.gains.get(unit, 0) + told["gains"][seat] * stake
    for name in played.persons():
        for share in played.of_person(name).by_rule_set:
            person = record(name, share.name)
            person.played, person.played_won = share.played, share.won
    return sorted(found.values(), key=lambda person: (person.name.casefold(), person.name, person.kind, person.game))


def matches_on_sheets(sheets: Iterable[SheetSummary], absent: Collection[str] = ()) -> dict[str, list[Share]]:
    """Return, for each person who is not ``absent``, the matches that ended on ``sheets`` by the name of the
    game, those of which there are most first.
    """
    found: dict[str, list[Share]] = {}
    for one in person_records(sheets, Statistics()):
        if one.matches and one.name not in absent:
            found.setdefault(one.name, []).append(Share(kind_name(one.kind, one.game), one.matches, one.won))
    for shares in found.values():
        shares.sort(key=lambda share: (-share.played, share.name))
    return found
