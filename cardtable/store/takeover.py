"""Copying matches, score sheets and preferences from one database into another, each separately.

The source may be damaged: everything that can be read is taken, and what cannot be read does not hinder the rest.
Numbers stay the same, because score sheets refer to matches by them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from cardtable.core.errors import CodedError
from cardtable.core.record import HUMAN, MOST_SEATS, replay
from cardtable.games.registry import family_of, variant
from cardtable.store.codec import line_from_row, standing_from_text
from cardtable.store.database import from_json
from cardtable.store.errors import StoreError
from cardtable.store.matches import NAMELESS, Matches
from cardtable.store.preferences import Preferences
from cardtable.store.reading import MOST_NUMBERS, Reading, Row
from cardtable.store.sheets import Sheets

_WIDEST_GAP = 100_000
"""How many numbers are tried one by one where a list of them is interrupted."""

_SEATS = {"matches": ("seats", "match_id"), "sheets": ("sheet_seats", "sheet_id")}


Progress = Callable[[int, int], None]


class Taken(NamedTuple):
    """How many matches and score sheets were taken over, how many of these only up to a place that could not be read
    (``cut``), and of how many more nothing could be read (``lost``).
    """

    matches: int = 0
    sheets: int = 0
    cut: int = 0
    lost: int = 0


class _Unreadable(Exception):
    """Nothing of this match or sheet can be taken over."""


class Receiver(Matches, Sheets, Preferences):
    """The database into which something is taken over."""

    def take_over(self, source: Reading, progress: Progress = lambda done, of: None) -> Taken:
        """Take over what can be read of ``source``, in one transaction; call ``progress`` with how many matches and
        sheets are done. Raises ``StoreError`` for this database, never for the other one. Settings that exist here
        already stay as they are.
        """
        matched: list[bool | None] = []
        sheets: list[bool | None] = []
        with self.transaction(lasting=True):
            matches, logs = _numbers(source, "matches"), _numbers(source, "sheets")
            for outcomes, numbers, take in ((matched, matches, self._take_match), (sheets, logs, self._take_sheet)):
                for number in numbers:
                    progress(len(matched) + len(sheets), len(matches) + len(logs))
                    outcomes.append(self._one(source, number, take))
            self._take_preferences(source)
        every = [*matched, *sheets]
        return Taken(
            sum(outcome is not None for outcome in matched),
            sum(outcome is not None for outcome in sheets),
            every.count(False),
            every.count(None),
        )

    def _one(self, source: Reading, number: int, take: Callable[[Reading, int], bool]) -> bool | None:
        """Return whether a match or a sheet was taken over completely; None if nothing of it could be."""
        try:
            with self.transaction():
                return take(source, number)
        except _Unreadable:
            return None
        except StoreError as error:
            # What does not fit into the tables was no match; everything else is about this database.
            if error.code not in ("database_is_damaged", "database_failed", "not_unicode"):
                raise
            return None

    def _take_match(self, source: Reading, number: int) -> bool:
        *head, finished = _one_row(
            source,
            "SELECT variant, players, options, cut, made, begun, changed, finished FROM matches WHERE id = ?",
            number,
        )
        if not isinstance(head[1], int) or not 1 <= head[1] <= MOST_SEATS:
            raise _Unreadable
        seats, told = _seats(source, number, head)
        match = self._insert("matches", number, "variant, players, options, cut, made, begun, changed", head)
        self._insert_parts("seats", match, seats)
        deals, whole = _deals(source, number)
        whole = whole and told
        scored = 0
        for place, (deal, pack, standing) in enumerate(deals):
            new = self._insert_deal(match, place, pack)
            steps, legible = source.rows_in_order(
                "SELECT position, text FROM actions WHERE deal_id = ? ORDER BY position", deal
            )
            self._insert_parts("actions", new, steps)
            if not legible:
                whole = False
                break
            lines, legible = source.rows_in_order(
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
        if scored < len(deals) and not (scored == len(deals) - 1 and deals[scored][2] is None):
            # The last deal has no score while it is being played.
            self._score(match, scored)
        return whole

    def _end_match(self, source: Reading, number: int, match: int, finished: object) -> None:
        results, legible = source.rows(
            "SELECT party, points, won, factor FROM results WHERE match_id = ? ORDER BY party", number
        )
        if legible and finished is not None:
            self._insert_parts("results", match, results)
            self._run("UPDATE matches SET finished = ? WHERE id = ?", finished, match)

    def _score(self, match: int, first: int) -> None:
        """Compute the scores of the finished deals from ``first`` on again, because they could not be read."""
        try:
            played = replay(self.load_match(match), family_of)
        except CodedError:
            # When the match is opened, the person is told at which move it stops making sense.
            return
        for number, deal in enumerate(played.deals):
            if number >= first and deal.lines is not None and deal.standing is not None:
                self.finish_deal(match, number, deal.lines, deal.standing)

    def _take_sheet(self, source: Reading, number: int) -> bool:
        head = _one_row(source, "SELECT kind, evening, setup, summary, begun, changed FROM sheets WHERE id = ?", number)
        setup, _ = (from_json(text) for text in head[2:4])
        sheet = self._insert("sheets", number, "kind, evening, setup, summary, begun, changed", head)
        changes, whole = source.rows_in_order(
            "SELECT position, change FROM sheet_changes WHERE sheet_id = ? ORDER BY position", number
        )
        for position, (_, text) in enumerate(changes):
            try:
                change = from_json(text)
            except StoreError:
                changes, whole = changes[:position], False
                break
            if isinstance(change, Mapping) and isinstance(change.get("setup"), Mapping):
                setup = change["setup"]
        self._insert_parts("sheet_changes", sheet, changes)
        seats, told = source.rows_in_order(
            "SELECT seat, name FROM sheet_seats WHERE sheet_id = ? ORDER BY seat", number
        )
        # These names are for finding a sheet; the sheet itself has the names again.
        self._insert_parts("sheet_seats", sheet, seats if told and seats else _persons(setup))
        return whole

    def _take_preferences(self, source: Reading) -> None:
        for name, value in source.rows("SELECT name, value FROM settings")[0]:
            with suppress(StoreError), self.transaction():
                from_json(value)
                self._run("INSERT OR IGNORE INTO settings VALUES (?, ?)", name, value)
        for row in source.rows("SELECT name, variant, players, options FROM favourites")[0]:
            with suppress(StoreError), self.transaction():
                from_json(row[3])
                self._run("INSERT OR REPLACE INTO favourites VALUES (?, ?, ?, ?)", *row)

    def _insert(self, table: str, number: int, columns: str, values: Sequence[object]) -> int:
        """Insert a match or a sheet under its number, or under a new one if that is in use; return the number."""
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


def _numbers(source: Reading, table: str) -> list[int]:
    """Return the numbers of all known rows of a table, in the order in which they were changed, the latest last."""
    upwards, whole = _whole_numbers(source, f"SELECT id FROM {table} ORDER BY id")
    known = set(upwards)
    if not whole:
        seats, owner = _SEATS[table]
        for statement in (
            f"SELECT id FROM {table} ORDER BY id DESC",
            f"SELECT id FROM {table} ORDER BY touched",
            f"SELECT {owner} FROM {seats} ORDER BY 1",
            f"SELECT {owner} FROM {seats} ORDER BY 1 DESC",
        ):
            known.update(_whole_numbers(source, statement)[0])
        first = max(upwards, default=0)
        last = min((number for number in known if number > first), default=first)
        for number in range(first + 1, min(last, first + _WIDEST_GAP)):
            known.update(_whole_numbers(source, f"SELECT id FROM {table} WHERE id = {number}")[0])
    touched = {}
    for number in known:
        found, _ = source.rows(f"SELECT touched FROM {table} WHERE id = ?", number)
        touched[number] = found[0][0] if found and isinstance(found[0][0], int) else 0
    return sorted(known, key=lambda one: (touched[one], one))


def _whole_numbers(source: Reading, statement: str) -> tuple[list[int], bool]:
    found, whole = source.rows(statement, most=MOST_NUMBERS)
    return [number for (number,) in found if isinstance(number, int)], whole


def _seats(source: Reading, number: int, head: Sequence[Any]) -> tuple[list[Row], bool]:
    """Return seat, name, player and side of each seat of a match with the columns ``head``, and whether they could be
    read; a seat that cannot be read becomes that of a person named by its number.
    """
    seats, whole = source.rows(
        "SELECT seat, name, player, party FROM seats WHERE match_id = ? ORDER BY seat", number, most=MOST_SEATS
    )
    if whole and [seat[0] for seat in seats] == list(range(head[1])):
        return seats, True
    try:
        sides = family_of(head[0]).sides(variant(head[0]).restored(head[1], from_json(head[2])))
    except (CodedError, TypeError, AttributeError):
        sides = tuple((seat,) for seat in range(head[1]))
    side_of = {seat: side for side, those in enumerate(sides) for seat in those}
    known = {seat[0]: seat for seat in seats}
    return [
        known.get(seat, (seat, NAMELESS.format(number=seat + 1), HUMAN, side_of.get(seat, seat)))
        for seat in range(head[1])
    ], False


def _persons(setup: object) -> list[Row]:
    """Return seat and name of the persons of a sheet, from its setup."""
    names = setup.get("names") if isinstance(setup, Mapping) else None
    return [(seat, name) for seat, name in enumerate(names) if isinstance(name, str)] if isinstance(names, list) else []


def _deals(source: Reading, match: int) -> tuple[list[Row], bool]:
    """Return the number in the database, the pack and the standing of each deal of a match, as far as they can be read
    without a gap from the first on, and whether these are all.
    """
    best: tuple[list[Row], bool] = ([], False)
    # The second one does without the index, which may be all that is damaged.
    for column in ("match_id", "+match_id"):
        found, legible = source.rows_in_order(
            f"SELECT number, id, pack, standing FROM deals WHERE {column} = ? ORDER BY number", match
        )
        if legible:
            return [deal[1:] for deal in found], True
        best = max(best, ([deal[1:] for deal in found], False), key=lambda one: len(one[0]))
    return best


def _is_score(lines: Sequence[Row], standing: object) -> bool:
    """Return whether the score of a finished deal can be read."""
    if not isinstance(standing, str):
        return False
    try:
        standing_from_text(standing)
        for line in lines:
            line_from_row(line[1:])
    except StoreError:
        return False
    return True


def _one_row(source: Reading, statement: str, number: int) -> Row:
    found, _ = source.rows(statement, number)
    if not found:
        raise _Unreadable
    return found[0]
