"""Lists of what is stored: matches, and how each player did in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any

from cardtable.store.codec import standing_from_text, time_from_text
from cardtable.store.database import Database, from_json, time_as_text, to_json
from cardtable.store.errors import StoreError
from cardtable.store.matches import BRANCHED
from cardtable.store.model import MatchChoices, MatchFilter, MatchSummary, Past

ALL = MatchFilter()
"""The filter that leaves no match out."""


class Browsing(Database):
    """Queries over all matches."""

    def matches(
        self, limit: int | None = None, wanted: MatchFilter = ALL, after: int | None = None
    ) -> list[MatchSummary]:
        """Return up to ``limit`` of the ``wanted`` matches, or all of them if it is None; the one that was changed last
        first. With ``after``, the number of a match, the list begins behind that one.
        """
        conditions, values = _conditions(wanted)
        if after is not None:
            conditions.append("touched < (SELECT touched FROM matches WHERE id = ?)")
            values.append(after)
        return self._summaries(conditions, values, -1 if limit is None else max(limit, 0))

    def match_summary(self, match: int) -> MatchSummary | None:
        """Return the summary of a match; None if there is none of that number."""
        found = self._summaries(["id = ?"], [match], 1)
        return found[0] if found else None

    def count_matches(self, wanted: MatchFilter = ALL) -> int:
        """Return the number of ``wanted`` matches."""
        conditions, values = _conditions(wanted)
        return int(self._rows(f"SELECT count(*) FROM matches WHERE {' AND '.join(conditions)}", *values)[0][0])

    def match_choices(self) -> MatchChoices:
        """Return by what the stored matches can be told apart."""
        with self._snapshot():
            variants = self._rows("SELECT DISTINCT as_name(variant) FROM (SELECT DISTINCT variant FROM matches)")
            names = self._rows("SELECT DISTINCT as_name(name) FROM (SELECT DISTINCT name FROM seats)")
            years = self._rows(f"SELECT DISTINCT {_YEAR} FROM matches ORDER BY 1 DESC")
        return MatchChoices(
            tuple(sorted(variant for (variant,) in variants)),
            tuple(sorted((name for (name,) in names if name), key=lambda name: (name.casefold(), name))),
            tuple(year for (year,) in years if year is not None),
        )

    def _summaries(self, conditions: Sequence[str], values: Sequence[object], limit: int) -> list[MatchSummary]:
        """Return the summaries of the matches that meet all ``conditions``, at most ``limit``, if that is not -1. The
        number of queries does not depend on how many they are.
        """
        chosen, most = f"SELECT id FROM matches WHERE {' AND '.join(conditions)}", list[object]()
        if limit != -1:
            # Where all are wanted, an order would keep SQLite from looking at the latest alone.
            chosen, most = f"{chosen} ORDER BY touched DESC LIMIT ?", [limit]
        with self._snapshot():
            rows = self._rows(
                f"SELECT id, as_name(variant), begun, changed, finished, {_BRANCHED},"
                " (SELECT count(*) FROM deals WHERE match_id = matches.id),"
                " (SELECT standing FROM deals WHERE match_id = matches.id AND standing IS NOT NULL"
                "  ORDER BY number DESC LIMIT 1)"
                f" FROM matches WHERE id IN ({chosen}) ORDER BY touched DESC",
                *values,
                *most,
            )
            found = to_json([row[0] for row in rows])
            seats = self._rows(
                "SELECT match_id, as_name(name), as_name(player), party FROM seats"
                " WHERE match_id IN (SELECT value FROM json_each(?)) ORDER BY match_id, seat",
                found,
            )
            results = self._rows(
                "SELECT match_id, points, won FROM results"
                " WHERE match_id IN (SELECT value FROM json_each(?)) ORDER BY match_id, party",
                found,
            )
        seats_of, results_of = _by_match(seats), _by_match(results)
        return [_summary(row, seats_of.get(row[0], []), results_of.get(row[0], [])) for row in rows]

    def past(self, before: datetime, since: int = 0) -> Past:
        """Return how many matches were finished before ``before``, an aware time, and how many of them have changed
        since the ``mark`` that an earlier ``Past`` had. A match that is deleted or gone on with is no longer counted.
        """
        moment = time_as_text(before)
        with self._snapshot():
            finished, *totals = self._rows(
                "SELECT count(*), total(id), total(touched) FROM matches WHERE finished < ?", moment
            )[0]
            # The plus keeps SQLite from looking at all that were finished, where few were changed.
            changed = self._rows("SELECT count(*) FROM matches WHERE touched > ? AND +finished < ?", since, moment)[0][
                0
            ]
            mark = self._rows("SELECT coalesce(max(touched), 0) FROM matches")[0][0]
        return Past(finished, (totals[0], totals[1]), changed, mark)

    def computed(self, name: str) -> Any:
        """Return what has been kept under ``name`` of what follows from the rest; None if there is nothing that can be
        read.
        """
        try:
            row = self._row("SELECT value FROM computed WHERE name = ?", name)
            return from_json(row[0]) if row else None
        except StoreError:
            return None

    def keep_computed(self, name: str, value: object) -> None:
        """Keep what follows from the rest, JSON values; where that cannot be written it will be computed again."""
        with suppress(StoreError), self.transaction():
            self._run("INSERT OR REPLACE INTO computed VALUES (?, ?)", name, to_json(value))


def _conditions(wanted: MatchFilter) -> tuple[list[str], list[object]]:
    """Return the conditions in SQL that ``wanted`` matches meet, and the values of their parameters."""
    conditions, values = ["1"], list[object]()
    for word in wanted.search.casefold().split():
        called = [variant for variant, title in wanted.titles.items() if word in title.casefold()]
        conditions.append(
            f"(instr(variant, ?) OR variant IN ({', '.join('?' * len(called))})"
            " OR EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id"
            "  AND (instr(folded(as_name(name)), ?) OR instr(folded(player), ?))))"
        )
        values += [word, *called, word, word]
    if wanted.unfinished:
        conditions.append("finished IS NULL")
    if wanted.person is not None:
        conditions.append("EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND as_name(name) = ?)")
        values.append(wanted.person)
    for condition, value in (
        ("variant = ?", wanted.variant),
        (f"{_YEAR} = ?", wanted.year),
        ("begun >= ?", None if wanted.begun_since is None else time_as_text(wanted.begun_since)),
        ("finished >= ?", None if wanted.finished_since is None else time_as_text(wanted.finished_since)),
    ):
        if value is not None:
            conditions.append(condition)
            values.append(value)
    return conditions, values


def _by_match(rows: Iterable[tuple[Any, ...]]) -> dict[int, list[tuple[Any, ...]]]:
    """Return rows that begin with the number of a match, without it, by that number."""
    found: dict[int, list[tuple[Any, ...]]] = {}
    for match, *rest in rows:
        found.setdefault(match, []).append(tuple(rest))
    return found


def _summary(
    row: tuple[Any, ...], seats: Sequence[tuple[Any, ...]], results: Sequence[tuple[Any, ...]]
) -> MatchSummary:
    match, variant, begun, changed, finished, branched, deals, standing = row
    return MatchSummary(
        id=match,
        variant=variant,
        names=tuple(seat[0] for seat in seats),
        computers=tuple(seat[1] for seat in seats),
        sides=tuple(seat[2] for seat in seats),
        begun=time_from_text(begun),
        changed=time_from_text(changed),
        finished=None if finished is None else time_from_text(finished),
        deals=deals,
        points=tuple(result[0] for result in results) if results else _points(standing),
        winners=tuple(side for side, result in enumerate(results) if result[1]),
        branched=bool(branched),
    )


_YEAR = "CAST(strftime('%Y', changed, 'localtime') AS INTEGER)"
_BRANCHED = f"instr(matches.cut, '\"{BRANCHED}\"') > 0"


def _points(standing: str | None) -> tuple[int, ...]:
    """Return the points of a stored standing; empty if it cannot be read, so that one bad row does not hide all other
    matches.
    """
    try:
        return standing_from_text(standing).points if standing else ()
    except StoreError:
        return ()
