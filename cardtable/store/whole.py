"""Saving everything that is kept in one file, and taking such a file in where there is something already.

The file is a copy of the database. What is in it and not here is added; a match or a score sheet that is here is
continued if it is further in the file; nothing else that is here is changed or lost. The copies (``backups``) can be
read in the same way.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import stat
from collections.abc import Hashable, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from cardtable import TAKE_IN
from cardtable.core.errors import CodedError, system_reason
from cardtable.core.record import Record
from cardtable.store.aside import parts
from cardtable.store.database import from_json, to_json
from cardtable.store.errors import StoreError, coded_errors
from cardtable.store.inspection import DAMAGED, Unusable, look
from cardtable.store.model import DealResult
from cardtable.store.reading import MOST_NUMBERS, Reading, give_up_after, is_plain, restrain
from cardtable.store.replacing import PRIVATE, in_the_place_of
from cardtable.store.same_match import go_on, is_same, likeness
from cardtable.store.steps import Steps
from cardtable.store.store import Store
from cardtable.store.takeover import Progress, Receiver, Taken
from cardtable.store.workshop import working, workshop

MOST_BYTES = 1_000_000_000
"""The most bytes of a file; a larger one is refused unread."""
_HEAD = b"SQLite format 3\0"
_CASH = "score_sheet_cash"
_OWN, _BY_EVENING = ("score_sheet_drafts", "window"), ("score_sheet_payments", "score_sheet_notes", _CASH)
"""Settings that depend on the numbers of sheets, which can be others here, or on the screens and folders of this
computer (``_OWN``), and settings that depend on evenings (``_BY_EVENING``), among them the entries of cash books
(``_CASH``).
"""
_MOST_ALIKE = 50
"""The most matches and sheets that are compared to find the same one; in practice fewer begin alike."""
_LONGEST_LOOK = 60.0
"""Seconds within which it must be clear whether a file is complete."""
_FAULTS = {"damaged": "backup_is_damaged", "newer": "newer_backup", "foreign": "not_a_backup"}


class Restored(NamedTuple):
    """How many matches and score sheets were added; how many were further in the file; how many were here already as
    they are; and how many could not be read, or only partly.
    """

    matches: int = 0
    sheets: int = 0
    further: int = 0
    known: int = 0
    lost: int = 0


def main(arguments: Sequence[str]) -> int:
    """Take in the file that the first argument names for the database that the second one names, and report in lines of
    JSON; the exit status is 0 if an end was reported.
    """
    if len(arguments) != 2:
        return 2
    told: dict[str, object]
    database = Path(arguments[1])
    try:
        folder = workshop(database, TAKE_IN)
        with closing(Store.open(database).store) as store, working(folder, "cannot_write"):
            told = {"taken": list(restore_whole(store, Path(arguments[0]), Steps(_tell), folder))}
    except CodedError as error:
        told = {"failed": error.code, "parameters": {name: str(value) for name, value in error.parameters.items()}}
    _tell(told)
    return 0


def _tell(told: Mapping[str, object]) -> None:
    print(json.dumps(told), flush=True)


def save_whole(store: Store, path: Path) -> None:
    """Write everything that ``store`` keeps into a file. Whatever happens, ``path`` contains either what it contained
    before or the complete copy. Raises ``StoreError`` ``cannot_write`` and what the database raises.
    """
    path = Path(os.path.realpath(path))
    try:
        with in_the_place_of(path, PRIVATE) as part:
            store.copy_into(part)
    except OSError as error:
        raise StoreError("cannot_write", file=str(path), reason=system_reason(error)) from error


def restore_whole(
    store: Store, path: Path, progress: Progress = lambda done, of: None, folder: Path | None = None
) -> Restored:
    """Take in the file at ``path``: everything that can be read, or nothing if writing fails or the process is ended.
    ``progress`` is called with how much of the work is done. ``folder`` is where copies lie meanwhile; None means the
    system's own place.

    Raises ``StoreError``: ``cannot_read``, ``not_a_backup``, ``backup_is_damaged``, ``newer_backup``, ``too_large``,
    and what the database raises.
    """
    with TemporaryDirectory(prefix="cardtable-", dir=folder, ignore_cleanup_errors=True) as work:
        # Bringing an older one up to date must not change the file.
        copy = Path(work) / "backup.sqlite3"
        _fetch(path, copy)
        fault = _fault(copy)
        if fault is not None:
            raise StoreError(_FAULTS[fault.kind], file=str(path))
        with closing(Store.open(Path(work) / "read.sqlite3", 0).store) as read:
            # Rows from a file of unknown origin are read into a database of their own, and taken over only after they
            # have been understood.
            taken = _understood(path, copy, read, lambda done, of: progress(done, 2 * of))
            restored = _Restorer(store, read).restore(lambda done, of: progress(of + done, 2 * of))
        return restored._replace(lost=restored.lost + taken.cut + taken.lost)


def _fault(copy: Path) -> Unusable | None:
    def restrained(connection: sqlite3.Connection) -> None:
        restrain(connection)
        give_up_after(connection, _LONGEST_LOOK)
        if not is_plain(connection):
            raise StoreError("database_is_damaged", reason="nothing that this program has written")

    try:
        return look(copy, 0, restrained).fault
    except StoreError as error:
        if error.code != "database_is_damaged":
            raise
        return DAMAGED


def _understood(path: Path, copy: Path, into: Store, progress: Progress) -> Taken:
    with closing(Reading.of_copy(copy)) as source:
        for table in ("matches", "sheets"):
            if len(source.rows(f"SELECT id FROM {table}", most=MOST_NUMBERS)[0]) == MOST_NUMBERS:
                raise StoreError("too_large", file=str(path), given=MOST_NUMBERS, most=MOST_NUMBERS - 1)
        return Receiver(into.connection, None).take_over(source, progress)


def _fetch(path: Path, copy: Path) -> None:
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise StoreError("not_a_backup", file=str(path))
        if path.stat().st_size > MOST_BYTES:
            raise StoreError("too_large", file=str(path), given=path.stat().st_size, most=MOST_BYTES)
        with path.open("rb") as file:
            if file.read(len(_HEAD)) != _HEAD:
                raise StoreError("not_a_backup", file=str(path))
        for part in parts(path):
            shutil.copyfile(part, copy.with_name(copy.name + part.name[len(path.name) :]))
    except OSError as error:
        raise StoreError("cannot_read", file=str(path), reason=system_reason(error)) from error


def _united(here: Any, told: Any) -> Any:
    """Return the entries of a cash book here and those in a file that are not here, known by their numbers."""
    if not isinstance(here, list) or not isinstance(told, list):
        return here
    known = [one.get("number") for one in here if isinstance(one, dict)]
    return [*here, *(one for one in told if isinstance(one, dict) and one.get("number") not in known)]


def _keys(record: Record) -> set[Hashable]:
    """Return keys by which a match that may be that of ``record`` is found; one of the two may have no deal yet."""
    return {likeness(record), likeness(replace(record, deals=()))}


class _Restorer(Receiver):
    """Takes over what is not here yet."""

    def __init__(self, store: Store, source: Store) -> None:
        super().__init__(store.connection, None)
        self._source = source
        self._matches: dict[int, int] = {}
        """The number in this database of each match, by its number in the file."""
        self._inserted = 0
        """The number of the match or sheet that was added last."""
        self._further = self._known = self._matches_met = 0
        self._alike: dict[Hashable, list[int]] = {}
        """The numbers of the matches in this database, by a key that equal matches have in common."""
        self._sheets: dict[str, list[int]] = {}
        """The numbers of the score sheets in this database, by their setup."""
        self._called = self.stand_ins() | source.stand_ins()
        """The names that stand for lost names of seats."""

    def restore(self, progress: Progress) -> Restored:
        for (number,) in self._rows("SELECT id FROM matches ORDER BY touched DESC"):
            # What is wrong with another match must not keep one out.
            with suppress(StoreError):
                self._remember(number, self.load_match(number))
        for number, setup in self._rows("SELECT id, setup FROM sheets"):
            self._sheets.setdefault(setup, []).append(number)
        taken = self.take_over(Reading(self._source.connection), progress)
        sheets_met = self._further + self._known - self._matches_met
        matches, sheets = taken.matches - self._matches_met, taken.sheets - sheets_met
        return Restored(matches, sheets, self._further, self._known, taken.cut + taken.lost)

    def _insert(self, table: str, number: int, columns: str, values: Any) -> int:
        self._inserted = super()._insert(table, number, columns, values)
        return self._inserted

    def _take_match(self, source: Reading, number: int) -> bool:
        record = self._source.load_match(number)
        known = self._find(record)
        if known is None:
            whole = super()._take_match(source, number)
            self._matches[number] = self._inserted
            self._remember(self._inserted, record)
            return whole
        self._matches[number] = known
        before = self.load_match(known)
        results = [result for result in self._source.results(number) if isinstance(result, DealResult)]
        go_on(self, known, record, results)
        self._meet(self.load_match(known) != before)
        self._matches_met += 1
        return True

    def _remember(self, match: int, record: Record) -> None:
        for key in _keys(record):
            self._alike.setdefault(key, []).append(match)

    def _find(self, record: Record) -> int | None:
        """Return the match here that is that of ``record``; of several, the one that was changed last. None if there is
        none.
        """
        for key in _keys(record):
            for match in self._alike.get(key, ())[:_MOST_ALIKE]:
                if is_same(self.load_match(match), record, self._called):
                    return match
        return None

    def _take_sheet(self, source: Reading, number: int) -> bool:
        setup, told = self._source.load_sheet(number)
        changes = [self._renumbered(change) for change in told]
        known = self._known_sheet(setup, changes)
        if known is None:
            whole = super()._take_sheet(source, number)
            for position, (change, before) in enumerate(zip(changes, told, strict=True)):
                if change != before:
                    self._run(
                        "UPDATE sheet_changes SET change = ? WHERE sheet_id = ? AND position = ?",
                        to_json(change),
                        self._inserted,
                        position,
                    )
            self._sheets.setdefault(to_json(setup), []).append(self._inserted)
            return whole
        here = len(self.load_sheet(known)[1])
        seats = self._source_rows("SELECT name FROM sheet_seats WHERE sheet_id = ? ORDER BY seat", number)
        ((summary, evening),) = self._source_rows("SELECT summary, evening FROM sheets WHERE id = ?", number)
        for position in range(here, len(changes)):
            names = [name for (name,) in seats]
            self.append_sheet_change(known, position, changes[position], from_json(summary), names, evening)
        self._meet(here < len(changes))
        return True

    def _meet(self, further: bool) -> None:
        self._further += further
        self._known += not further

    def _source_rows(self, statement: str, number: int) -> list[tuple[Any, ...]]:
        with coded_errors():
            return self._source.connection.execute(statement, (number,)).fetchall()

    def _renumbered(self, change: Any) -> Any:
        """Return a change of a sheet with the number that the match of a played deal has here."""
        entry = change.get("entry") if isinstance(change, Mapping) else None
        number = entry.get("match") if isinstance(entry, Mapping) else None
        if not isinstance(entry, Mapping) or not isinstance(number, int) or number not in self._matches:
            return change
        return {**change, "entry": {**entry, "match": self._matches[number]}}

    def _known_sheet(self, setup: Any, changes: list[Any]) -> int | None:
        """Return the sheet here that was begun at the same moment and whose log continues ``changes`` or is continued
        by them; None if there is none. A sheet without a time of its beginning is the same only with an equal log.
        """
        begun = isinstance(setup, Mapping) and setup.get("begun")
        for number in self._sheets.get(to_json(setup), ())[:_MOST_ALIKE]:
            _, kept = self.load_sheet(number)
            common = min(len(kept), len(changes)) if begun else max(len(kept), len(changes))
            if kept[:common] == changes[:common]:
                return int(number)
        return None

    def _take_preferences(self, source: Reading) -> None:
        """Take over settings and favourites that are not here yet, what is known of evenings of which nothing is known
        here, and the entries of cash books.
        """
        for name, value in source.rows("SELECT name, value FROM settings WHERE name NOT IN (?, ?)", *_OWN)[0]:
            with suppress(StoreError), self.transaction():
                told, here = from_json(value), self.get(name)
                if name in _BY_EVENING and isinstance(told, dict) and isinstance(here, dict):
                    both = {**told, **here}
                    if name == _CASH:
                        both |= {evening: _united(here[evening], told[evening]) for evening in told.keys() & here}
                    self.put(name, both)
                elif here is None:
                    self.put(name, told)
        for row in source.rows("SELECT name, variant, players, options FROM favourites")[0]:
            with suppress(StoreError), self.transaction():
                from_json(row[3])
                self._run("INSERT OR IGNORE INTO favourites VALUES (?, ?, ?, ?)", *row)
