"""Statistics of all persons, at the table and on the screen, from the summaries of sheets and the results of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Self

from cardtable.app.match_statistics import Share, Statistics
from cardtable.core.sheets import FREE
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


class SheetSums:
    """What sheets come to: the records of all persons who have played a deal on one, and on how many sheets for a game
    each name stands. Free sheets for no game on which nothing was gained are left out of the records, because their
    columns need not be persons, as are sheets that do not pass ``fits``.
    """

    def __init__(self) -> None:
        self.records: dict[tuple[str, str, str], PersonRecord] = {}
        self.named: Counter[str] = Counter()

    def record(self, name: str, kind: str, game: str = "") -> PersonRecord:
        """Return the figures of a person at a game; of one who has not played it before they are new ones."""
        return self.records.setdefault((name, kind, game), PersonRecord(name, kind, game=game))

    def add(self, sheets: Iterable[SheetSummary]) -> Self:
        """Add ``sheets``."""
        for sheet in sheets:
            if sheet.kind != FREE:
                self.named.update(set(sheet.names))
            told = sheet.summary
            if not fits(sheet) or not (told["deals"] or any(told["gains"])):
                continue
            if sheet.kind == FREE and not (told.get("game") or any(told["gains"])):
                continue
            unit, stake = told["unit"], told["stake"]
            for side, seats in enumerate(told["parties"]):
                for seat in seats:
                    person = self.record(sheet.names[seat], sheet.kind, str(told.get("game", "")))
                    person.matches += told["played"][side]
                    person.won += told["won"][side]
                    person.gains[unit] = person.gains.get(unit, 0) + told["gains"][seat] * stake
        return self

    def with_played(self, played: Statistics) -> list[PersonRecord]:
        """Return the records with the matches ``played`` on the screen, sorted by name and kind of sheet."""
        for name in played.persons():
            for share in played.of_person(name).by_rule_set:
                person = self.record(name, share.name)
                person.played, person.played_won = share.played, share.won
        return sorted(
            self.records.values(), key=lambda person: (person.name.casefold(), person.name, person.kind, person.game)
        )


def person_records(sheets: Iterable[SheetSummary], played: Statistics) -> list[PersonRecord]:
    """Return the records of all persons who have played a deal on a sheet or a match on the screen, as ``SheetSums``
    counts them, sorted by name and kind of sheet.
    """
    return SheetSums().add(sheets).with_played(played)


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
