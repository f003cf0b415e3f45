"""The table of a club and the page of a person in words, for the screen and for paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.app.scorekeeper.club import ClubRow, against, by_evening, by_game, club_table, evening_of
from cardtable.app.scorekeeper.evenings import evening_words
from cardtable.app.scorekeeper.series import SeriesRow
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.words.cards import joined
from cardtable.words.families import kind_name
from cardtable.words.figures import figure
from cardtable.words.moments import day_words
from cardtable.words.money import signed_amount_words

Section = tuple[str, tuple[tuple[str, ...], ...]]
"""A heading and the rows below it, the first of which has the titles of the columns."""


def club_sections(rows: Sequence[SeriesRow]) -> tuple[Section, ...]:
    """Return the table of all persons, and what was played."""
    table = club_table(rows)
    columns = _Columns(table)
    title = QCoreApplication.translate("ClubPage", "Standings")
    persons = tuple((f"{place}. {one.name}", *columns.cells(one)) for place, one in enumerate(table, start=1))
    games: dict[tuple[str, str], set[str]] = {}
    for row in rows:
        games.setdefault((row.kind, row.game), set()).add(evening_of(row))
    played = tuple(
        (kind_name(kind, game), str(len(evenings)))
        for (kind, game), evenings in sorted(games.items(), key=lambda one: -len(one[1]))
    )
    return (
        (title, ((QCoreApplication.translate("ClubPage", "Name"), *columns.titles()), *persons)),
        (
            QCoreApplication.translate("ClubPage", "Games played"),
            (
                (
                    QCoreApplication.translate("ClubPage", "Game"),
                    QCoreApplication.translate("ClubPage", "Evenings"),
                ),
                *played,
            ),
        ),
    )


def person_sections(rows: Sequence[SeriesRow], name: str, sheets: Iterable[ScoreSheet]) -> tuple[Section, ...]:
    """Return what the person ``name`` has come to in each game and on each evening, and against whom; ``sheets`` are
    those on which the person stands.
    """
    games = by_game(rows, name)
    of_games = _Columns([sums for _, sums in games])
    evenings = by_evening(rows, name)
    of_evenings = _Columns([sums for _, _, sums in evenings], evenings=False)
    found: list[Section] = [
        (
            QCoreApplication.translate("ClubPage", "By game"),
            (
                (QCoreApplication.translate("ClubPage", "Game"), *of_games.titles()),
                *((kind_name(*game), *of_games.cells(sums)) for game, sums in games),
            ),
        )
    ]
    met = against(sheets, name)
    if met:
        titles = (
            QCoreApplication.translate("ClubPage", "Against"),
            QCoreApplication.translate("ClubPage", "Won"),
            QCoreApplication.translate("ClubPage", "Lost"),
        )
        of_them = tuple((joined(list(names)), str(won), str(lost)) for names, won, lost in met)
        found.append((QCoreApplication.translate("ClubPage", "Opponents"), (titles, *of_them)))
    found.append(
        (
            QCoreApplication.translate("ClubPage", "By evening"),
            (
                (QCoreApplication.translate("ClubPage", "Evening"), *of_evenings.titles()),
                *(
                    (evening_words(evening) or day_words(day), *of_evenings.cells(sums))
                    for day, evening, sums in evenings
                ),
            ),
        )
    )
    return tuple(found)


class _Columns:
    """Which columns a table of sums needs: points and gains only where there are any."""

    def __init__(self, table: Sequence[ClubRow], evenings: bool = True) -> None:
        self._evenings = evenings
        self._units = [
            unit for unit in dict.fromkeys(unit for one in table for unit in one.gains) if _any_gain(table, unit)
        ]
        self._points = any(one.points is not None for one in table)

    def titles(self) -> tuple[str, ...]:
        gain = QCoreApplication.translate("ClubPage", "Gain")
        return (
            *([QCoreApplication.translate("ClubPage", "Evenings")] if self._evenings else []),
            QCoreApplication.translate("ClubPage", "Deals"),
            QCoreApplication.translate("ClubPage", "Matches"),
            QCoreApplication.translate("ClubPage", "Won"),
            *([QCoreApplication.translate("ClubPage", "Points")] if self._points else []),
            *(gain for _ in self._units),
        )

    def cells(self, one: ClubRow) -> tuple[str, ...]:
        return (
            *([str(len(one.evenings))] if self._evenings else []),
            str(one.deals),
            str(one.matches),
            str(one.won),
            *(["–" if one.points is None else figure(one.points)] if self._points else []),
            *(signed_amount_words(one.gains[unit], unit) if unit in one.gains else "–" for unit in self._units),
        )


def _any_gain(table: Sequence[ClubRow], unit: str) -> bool:
    return any(one.gains.get(unit) for one in table)
