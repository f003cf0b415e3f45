"""Taking parties, score sheets and preferences over from one database into another, each by itself.

The source may be damaged: whatever of it can be read is taken, and nothing that cannot be read keeps the rest back.
Numbers stay as they are, because score sheets refer to parties by them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from cardtable.core.errors import CodedError
from cardtable.core.record import replay
from cardtable.games.registry import family_of
from cardtable.store.codec import line_from_row, standing_from_text
from cardtable.store.database import from_json
from cardtable.store.errors import FAILURES, StoreError
from cardtable.store.matches import Matches
from cardtable.store.preferences import Preferences
from cardtable.store.sheets import Sheets

_WIDEST_GAP = 100_000
"""Numbers that are tried one by one where a list of them is broken off."""

_SEATS = {"matches": ("seats", "match_id"), "sheets": ("sheet_seats", "sheet_id")}

Row = tuple[Any, ...]


class Taken(NamedTuple):
    """How many parties and score sheets were taken over, how many of them only from their beginning up to a place that
    could not be read, and how many more are known of which nothing could be read.
    """

    parties: int = 0
    sheets: int = 0
    cut: int = 0
    lost: int = 0


class _Unreadable(Exception):
    """Nothing of this party or sheet can be taken over."""


class Receiver(Matches, Sheets, Preferences):
    """The database that something is taken over into."""

    def take_over(self, source: sqlite3.Connection) -> Taken:
        """Take over what can be read of ``source``, in one transaction. Raises ``StoreError`` for this database,
        never for the other one. Settings that are here already stay as they are.
        """
        with self.transaction(lasting=True):
            parties = [self._one(source, number, self._take_match) for number in _numbers(source, "matches")]
            sheets = [self._one(source, number, self._take_sheet) for number in _numbers(source, "sheets")]
            self._take_preferences(source)
        outcomes = [*parties, *sheets]
        return Taken(
            sum(outcome is not None for outcome in parties),
            sum(outcome is not None for outcome in sheets),
            outcomes.count(False),
            outcomes.count(None),
        )

    def _one(
        self, source: sqlite3.Connection, number: int, take: Callable[[sqlite3.Connection, int], bool]
    ) -> bool | None:
        """Whether a party or a sheet was taken over whole, or None if nothing of it could be."""
        try:
            with self.transaction():
                return take(source, number)
        except _Unreadable:
            return None
        except StoreError as error:
            # What does not fit into the tables was no party; everything else is about this database.
            if error.code not in ("database_is_damaged", "database_failed"):
                raise
            return None

    def _take_match(self, source: sqlite3.Connection, number: int) -> bool:
        *head, finished = _one_row(
            source,
            "SELECT variant, players, options, cut, made, begun, changed, finished FROM matches WHERE id = ?",
            number,
        )
        seats, whole = _read(
            source, "SELECT seat, name, player, party FROM seats WHERE match_id = ? ORDER BY seat", number
        )
        if not whole or not seats or [seat[0] for seat in seats] != list(range(head[1])):
            raise _Unreadable
        match = self._insert("matches", number, "variant, players, options, cut, made, begun, changed", head)
        self._insert_parts("seats", match, seats)
        deals, whole = _deals(source, number)
        scored = 0
        for place, (deal, pack, standing) in enumerate(deals):
            new = self._insert_deal(match, place, pack)
            steps, legible = _read_in_order(
                source, "SELECT position, text FROM actions WHERE deal_id = ? ORDER BY position", deal
            )
            self._insert_parts("actions", new, steps)
            if not legible:
                whole = False
                break
            lines, legible = _read_in_order(
                source,
                "SELECT position, code, party, points, params, cards, marked FROM score_lines WHERE deal_id = ?"
                " ORDER BY position",
                deal,
            )
            if legible and scored == place and _is_score(lines, standing):
                self._insert_parts("score_lines", new, lines)
                self._run("UPDATE deals SET standing = ? WHERE id = ?", standing, new)
                scored += 1
        # Whatever of it is no JSON says so now.
        self.load_match(match)
        if whole:
            self._end_match(source, number, match, finished)
        if scored < len(deals):
            self._score(match, scored)
        return whole

    def _end_match(self, source: sqlite3.Connection, number: int, match: int, finished: object) -> None:
        results, legible = _read(
            source, "SELECT party, points, won, factor FROM results WHERE match_id = ? ORDER BY party", number
        )
        if legible and finished is not None:
            self._insert_parts("results", match, results)
            self._run("UPDATE matches SET finished = ? WHERE id = ?", finished, match)

    def _score(self, match: int, first: int) -> None:
        """Score the finished deals from ``first`` on anew, whose scores could not be read."""
        try:
            partie = replay(self.load_match(match), family_of)
        except CodedError:
            # Whoever opens it is told where it cannot be played.
            return
        for number, deal in enumerate(partie.deals):
            if number >= first and deal.lines is not None and deal.standing is not None:
                self.finish_deal(match, number, deal.lines, deal.standing)

    def _take_sheet(self, source: sqlite3.Connection, number: int) -> bool:
        head = _one_row(source, "SELECT kind, evening, setup, summary, begun, changed FROM sheets WHERE id = ?", number)
        seats, whole = _read_in_order(
            source, "SELECT seat, name FROM sheet_seats WHERE sheet_id = ? ORDER BY seat", number
        )
        if not whole:
            raise _Unreadable
        for text in head[2:4]:
            from_json(text)
        sheet = self._insert("sheets", number, "kind, evening, setup, summary, begun, changed", head)
        self._insert_parts("sheet_seats", sheet, seats)
        changes, whole = _read_in_order(
            source, "SELECT position, change FROM sheet_changes WHERE sheet_id = ? ORDER BY position", number
        )
        for position, (_, text) in enumerate(changes):
            try:
                from_json(text)
            except StoreError:
                changes, whole = changes[:position], False
                break
        self._insert_parts("sheet_changes", sheet, changes)
        return whole

    def _take_preferences(self, source: sqlite3.Connection) -> None:
        for name, value in _read(source, "SELECT name, value FROM settings")[0]:
            with suppress(StoreError), self.transaction():
                from_json(value)
                self._run("INSERT OR IGNORE INTO settings VALUES (?, ?)", name, value)
        for row in _read(source, "SELECT name, variant, players, options FROM favourites")[0]:
            with suppress(StoreError), self.transaction():
                from_json(row[3])
                self._run("INSERT OR REPLACE INTO favourites VALUES (?, ?, ?, ?)", *row)

    def _insert(self, table: str, number: int, columns: str, values: Sequence[object]) -> int:
        """Put a party or a sheet under its number, or under a new one if that is taken; returns it."""
        taken = self._row(f"SELECT 1 FROM {table} WHERE id = ?", number) is not None
        cursor = self._run(
            f"INSERT INTO {table} (id, touched, {columns}) VALUES"
            f" (?, (SELECT coalesce(max(touched), 0) + 1 FROM {table}), {', '.join('?' * len(values))})",
            None if taken else number,
            *values,
        )
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def _insert_parts(self, table: str, owner: int, rows: Sequence[Row]) -> None:
        if rows:
            marks = ", ".join("?" * (1 + len(rows[0])))
            self._run_each(f"INSERT INTO {table} VALUES ({marks})", ((owner, *row) for row in rows))


def _numbers(source: sqlite3.Connection, table: str) -> list[int]:
    """The numbers of all that is known of a table, from that which was changed first to that which was changed last."""
    upwards, whole = _read(source, f"SELECT id FROM {table} ORDER BY id")
    known = {number for (number,) in upwards}
    if not whole:
        seats, owner = _SEATS[table]
        for statement in (
            f"SELECT id FROM {table} ORDER BY id DESC",
            f"SELECT id FROM {table} ORDER BY touched",
            f"SELECT {owner} FROM {seats} ORDER BY 1",
            f"SELECT {owner} FROM {seats} ORDER BY 1 DESC",
        ):
            known.update(number for (number,) in _read(source, statement)[0])
        first = max((number for (number,) in upwards), default=0)
        last = min((number for number in known if number > first), default=first)
        for number in range(first + 1, min(last, first + _WIDEST_GAP)):
            if _read(source, f"SELECT id FROM {table} WHERE id = ?", number)[0]:
                known.add(number)
    touched = {}
    for number in known:
        found, _ = _read(source, f"SELECT touched FROM {table} WHERE id = ?", number)
        touched[number] = found[0][0] if found and isinstance(found[0][0], int) else 0
    return sorted((number for number in known if isinstance(number, int)), key=lambda one: (touched[one], one))


def _deals(source: sqlite3.Connection, match: int) -> tuple[list[Row], bool]:
    """Number in the database, pack and standing of each deal of a match that can be read from the first one on, and
    whether these are all.
    """
    best: tuple[list[Row], bool] = ([], False)
    # The second one does without the index, which may be all that is damaged.
    for column in ("match_id", "+match_id"):
        found, legible = _read_in_order(
            source, f"SELECT number, id, pack, standing FROM deals WHERE {column} = ? ORDER BY number", match
        )
        if legible:
            return [deal[1:] for deal in found], True
        best = max(best, ([deal[1:] for deal in found], False), key=lambda one: len(one[0]))
    return best


def _is_score(lines: Sequence[Row], standing: object) -> bool:
    """Whether the score of a finished deal can be understood."""
    if not isinstance(standing, str):
        return False
    try:
        standing_from_text(standing)
        for line in lines:
            line_from_row(line[1:])
    except StoreError:
        return False
    return True


def _one_row(source: sqlite3.Connection, statement: str, number: int) -> Row:
    found, _ = _read(source, statement, number)
    if not found:
        raise _Unreadable
    return found[0]


def _read(source: sqlite3.Connection, statement: str, *values: object) -> tuple[list[Row], bool]:
    """The rows up to the first one that cannot be read, and whether these are all."""
    rows: list[Row] = []
    try:
        for row in source.execute(statement, values):
            rows.append(row)  # noqa: PERF402 (the rows before a failure are kept)
    except FAILURES:
        return rows, False
    return rows, True


def _read_in_order(source: sqlite3.Connection, statement: str, number: int) -> tuple[list[Row], bool]:
    """The rows whose first column counts from 0 up to the first that is missing, and whether these are all."""
    rows, whole = _read(source, statement, number)
    kept = [row for place, row in enumerate(rows) if row[0] == place]
    return (kept, whole) if len(kept) == len(rows) else (kept, False)
