"""What everybody has come to over many evenings: the table of a club, and all that one person has played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from cardtable.app.scorekeeper.series import SeriesRow, series
from cardtable.app.scorekeeper.sheet_statistics import sheet_statistics
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.store.model import SheetSummary


@dataclass(slots=True)
class ClubRow:
    """The sums of one person, or of one person in one game or evening: the ``evenings`` (a sheet without one is the
    evening of its day), ``deals``, ``matches`` ended and ``won``; gains in hundredths by unit; ``points`` of sheets on
    which no match ends them, None if there are none.
    """

    name: str
    evenings: set[str] = field(default_factory=set)
    deals: int = 0
    matches: int = 0
    won: int = 0
    gains: dict[str, int] = field(default_factory=dict)
    points: int | None = None

    def add(self, row: SeriesRow) -> None:
        """Add what a person has come to on a sheet."""
        self.evenings.add(evening_of(row))
        self.deals += row.deals
        self.matches += row.matches
        self.won += row.won
        self.gains[row.unit] = self.gains.get(row.unit, 0) + round(row.gain * 100)
        if row.points is not None:
            self.points = (self.points or 0) + row.points


def evening_of(row: SeriesRow) -> str:
    """Return what tells the evening of a row from others: its name, also after midnight, or its day without one."""
    return row.evening or row.day


def years_of(sheets: Iterable[SheetSummary]) -> list[str]:
    """Return the years in which the sheets were begun, newest first."""
    return sorted({row.day[:4] for row in series(sheets)}, reverse=True)


def rows_in(sheets: Iterable[SheetSummary], year: str = "", absent: Sequence[str] = ()) -> list[SeriesRow]:
    """Return the rows of the sheets that were begun in a year, or of all if it is empty, without those of the persons
    in ``absent``.
    """
    return [row for row in series(sheets, absent) if row.day.startswith(year)]


def club_table(rows: Iterable[SeriesRow]) -> list[ClubRow]:
    """Return the sums of each person. Whoever has gained most in the unit that stands on most
    sheets comes first, then who has won most matches.
    """
    kept = list(rows)
    found: dict[str, ClubRow] = {}
    for row in kept:
        found.setdefault(row.name, ClubRow(row.name)).add(row)
    units = [row.unit for row in kept if row.gain]
    usual = max(dict.fromkeys(units), key=units.count, default="")
    return sorted(found.values(), key=lambda one: (-one.gains.get(usual, 0), -one.won, one.name.casefold(), one.name))


def by_game(rows: Iterable[SeriesRow], name: str) -> list[tuple[tuple[str, str], ClubRow]]:
    """Return the sums of the person ``name`` by kind and game, what was played most first."""
    found: dict[tuple[str, str], ClubRow] = {}
    for row in rows:
        if row.name == name:
            found.setdefault((row.kind, row.game), ClubRow(name)).add(row)
    return sorted(found.items(), key=lambda one: -one[1].deals)


def by_evening(rows: Iterable[SeriesRow], name: str) -> list[tuple[str, str, ClubRow]]:
    """Return the day, the name and the sums of each evening of the person ``name``, newest first."""
    found: dict[str, tuple[str, str, ClubRow]] = {}
    for row in rows:
        if row.name == name:
            found.setdefault(evening_of(row), (row.day, row.evening, ClubRow(name)))[2].add(row)
    return sorted(found.values(), key=lambda one: one[:2], reverse=True)


def against(sheets: Iterable[ScoreSheet], name: str) -> list[tuple[tuple[str, ...], int, int]]:
    """Return, for each side that the person ``name`` has met in any game, its names and the matches that the person has
    won and it has won; the most frequent opponents first.
    """
    met = sheet_statistics(sheets, name, {}).against
    return sorted(((names, won, lost) for names, (won, lost) in met.items()), key=lambda one: -one[1] - one[2])
