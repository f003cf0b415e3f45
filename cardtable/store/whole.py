"""Everything that is kept in one file, and taking it in again where there is something already.

The file is a copy of the database. What is in it and not here is added; a partie or a score sheet that is here goes on
where the file’s has gone on, and what is here is neither changed nor lost otherwise. The day’s copies
(``backups``) can be read in the same way.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from cardtable.core.errors import system_reason
from cardtable.store.aside import parts
from cardtable.store.database import from_json, to_json
from cardtable.store.errors import StoreError, coded_errors
from cardtable.store.inspection import look
from cardtable.store.model import DealResult
from cardtable.store.replacing import PRIVATE, in_the_place_of
from cardtable.store.same_partie import find, keep
from cardtable.store.store import Store
from cardtable.store.takeover import Receiver

MOST_BYTES = 1_000_000_000
"""A larger file is refused unread."""
_HEAD = b"SQLite format 3\0"
_DRAFTS, _BY_EVENING = "score_sheet_drafts", ("score_sheet_payments", "score_sheet_notes")
"""Settings that go by the numbers of sheets, which can be others here, and by evenings."""
_FAULTS = {"damaged": "backup_is_damaged", "newer": "newer_backup", "foreign": "not_a_backup"}


class Restored(NamedTuple):
    """Parties and score sheets that were added; those that went on further in the file; those that were here as they
    are; and those that could not be read, or only in part.
    """

    parties: int = 0
    sheets: int = 0
    further: int = 0
    known: int = 0
    lost: int = 0


def save_whole(store: Store, path: Path) -> None:
    """Write all that ``store`` keeps into a file. Whatever happens, ``path`` holds either what it held before or the
    whole copy. Raises ``StoreError`` ``cannot_write`` and what the database raises.
    """
    path = Path(os.path.realpath(path))
    try:
        with in_the_place_of(path, PRIVATE) as part:
            store.copy_into(part)
    except OSError as error:
        raise StoreError("cannot_write", file=str(path), reason=system_reason(error)) from error


def restore_whole(store: Store, path: Path) -> Restored:
    """Take in what the file at ``path`` holds, all of it or, where writing fails, nothing.

    Raises ``StoreError``: ``cannot_read``, ``not_a_backup``, ``backup_is_damaged``, ``newer_backup``, ``too_large``,
    and what the database raises.
    """
    with TemporaryDirectory(prefix="cardtable-", ignore_cleanup_errors=True) as folder:
        # Bringing an older one up to date must not change the file.
        copy = Path(folder) / "backup.sqlite3"
        _fetch(path, copy)
        fault = look(copy, 0).fault
        if fault is not None:
            raise StoreError(_FAULTS[fault.kind], file=str(path))
        with closing(Store.open(copy, 0).store) as source:
            return _Restorer(store, source).restore()


def _fetch(path: Path, copy: Path) -> None:
    try:
        if not path.is_file():
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


class _Restorer(Receiver):
    """Takes over what is not here yet."""

    def __init__(self, store: Store, source: Store) -> None:
        super().__init__(store.connection, None)
        self._source = source
        self._matches: dict[int, int] = {}
        """The numbers here of the parties in the file."""
        self._inserted = 0
        """The number of the party or sheet that was added last."""
        self._further = self._known = self._parties_met = 0

    def restore(self) -> Restored:
        taken = self.take_over(self._source.connection)
        sheets_met = self._further + self._known - self._parties_met
        parties, sheets = taken.parties - self._parties_met, taken.sheets - sheets_met
        return Restored(parties, sheets, self._further, self._known, taken.cut + taken.lost)

    def _insert(self, table: str, number: int, columns: str, values: Any) -> int:
        self._inserted = super()._insert(table, number, columns, values)
        return self._inserted

    def _take_match(self, source: sqlite3.Connection, number: int) -> bool:
        record = self._source.load_match(number)
        known = find(self, record)
        if known is None:
            whole = super()._take_match(source, number)
            self._matches[number] = self._inserted
            return whole
        self._matches[number] = known
        before = self.load_match(known)
        results = [result for result in self._source.results(number) if isinstance(result, DealResult)]
        keep(self, record, results)
        self._meet(self.load_match(known) != before)
        self._parties_met += 1
        return True

    def _take_sheet(self, source: sqlite3.Connection, number: int) -> bool:
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
        """A change of a sheet with the number here of the partie that a played deal belongs to."""
        entry = change.get("entry") if isinstance(change, Mapping) else None
        if not isinstance(entry, Mapping) or entry.get("match") not in self._matches:
            return change
        return {**change, "entry": {**entry, "match": self._matches[entry["match"]]}}

    def _known_sheet(self, setup: Any, changes: list[Any]) -> int | None:
        """The sheet here that was begun in the same moment and of whose log and ``changes`` one continues the other.

        One that says nothing of when it was begun is the same only with the same log.
        """
        begun = isinstance(setup, Mapping) and setup.get("begun")
        for (number,) in self._rows("SELECT id FROM sheets WHERE setup = ?", to_json(setup)):
            _, kept = self.load_sheet(number)
            common = min(len(kept), len(changes)) if begun else max(len(kept), len(changes))
            if kept[:common] == changes[:common]:
                return int(number)
        return None

    def _take_preferences(self, source: sqlite3.Connection) -> None:
        """Settings and favourites that are not here yet, and what is known of evenings of which nothing is."""
        for name, value in source.execute("SELECT name, value FROM settings WHERE name <> ?", (_DRAFTS,)):
            with suppress(StoreError), self.transaction():
                told, here = from_json(value), self.get(name)
                if name in _BY_EVENING and isinstance(told, dict) and isinstance(here, dict):
                    self.put(name, {**told, **here})
                elif here is None:
                    self.put(name, told)
        for row in source.execute("SELECT name, variant, players, options FROM favourites"):
            with suppress(StoreError), self.transaction():
                from_json(row[3])
                self._run("INSERT OR IGNORE INTO favourites VALUES (?, ?, ?, ?)", *row)
