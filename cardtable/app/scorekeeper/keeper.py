"""A score sheet that is written down at once, change by change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from cardtable.app.scorekeeper.drafts import Draft, DraftStore, draft_of, keep_draft
from cardtable.core.errors import CodedError
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.before import came_to
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import read_sheet, setup_to_json
from cardtable.session.scorebook.model import Change, Entry, Reader, SheetSetup


class SheetStore(DraftStore, Protocol):
    """The part of the database that score sheets are kept in. Every method raises ``CodedError`` if it cannot."""

    def create_sheet(
        self,
        kind: str,
        names: Sequence[str],
        evening: str,
        setup: Mapping[str, Any],
        changes: Sequence[Mapping[str, Any]] = ...,
        summary: Mapping[str, Any] | None = ...,
    ) -> int: ...

    def append_sheet_change(
        self,
        sheet: int,
        position: int,
        change: Mapping[str, Any],
        summary: Mapping[str, Any],
        names: Sequence[str] = ...,
        evening: str | None = ...,
        /,
    ) -> None: ...

    def load_sheet(self, sheet: int, /) -> tuple[Any, list[Any]]: ...

    def sheet_told(self, sheet: int, /) -> Mapping[str, Any]: ...


def load_sheet(store: SheetStore, number: int) -> ScoreSheet:
    """The kept sheet of this number. Raises ``CodedError``."""
    setup, changes = store.load_sheet(number)
    return read_sheet(Reader(setup, "setup"), Reader(changes, "log"), told=store.sheet_told(number))


def summary_of(sheet: ScoreSheet) -> dict[str, Any]:
    """What lists and statistics show of a sheet, JSON values."""
    return {
        **came_to(sheet),
        "deals": len(sheet.rows),
        "parties": [list(seats) for seats in sheet.rules.sides],
        "stake": sheet.setup.stake,
        "unit": sheet.setup.unit,
        "game": sheet.setup.game,
    }


class SheetKeeper(QObject):
    """Owns one sheet. Whatever is done to it is in the database before anybody is told.

    If something cannot be written, the sheet goes on; it is made up for with the next change, or by ``try_again``.
    """

    changed = Signal()
    failed = Signal(object)
    """A ``CodedError``: another window deleted the sheet or went on with it, and this one became a sheet of its own."""
    kept_or_not = Signal()
    """``failure`` has changed."""

    def __init__(
        self, store: SheetStore, sheet: ScoreSheet, number: int | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._sheet = sheet
        self._number = number
        self._written = len(sheet.log) if number is not None else 0
        self._failure: CodedError | None = None
        self.who = sheet.log[-1].who if sheet.log else ""
        """Who makes the entries; at first whoever has made the last one."""
        if number is None:
            self._write()

    @classmethod
    def begin(cls, store: SheetStore, setup: SheetSetup, parent: QObject | None = None) -> SheetKeeper:
        """A new sheet. Raises ``CodedError`` for rules that do not exist."""
        return cls(store, ScoreSheet(setup), parent=parent)

    @property
    def sheet(self) -> ScoreSheet:
        return self._sheet

    @property
    def number(self) -> int | None:
        """The number under which the sheet is kept, or None if it could not be."""
        return self._number

    @property
    def is_kept(self) -> bool:
        """Whether everything that was done to the sheet is in the database."""
        return self._number is not None and self._written == len(self._sheet.log)

    @property
    def begun(self) -> bool:
        """A sheet is worth keeping from its first moment."""
        return True

    @property
    def unwritten(self) -> bool:
        """Whether something that was done to the sheet is not in the database."""
        return not self.is_kept

    @property
    def failure(self) -> CodedError | None:
        """Why changes of the sheet are not in the database yet, or None if all are."""
        return self._failure

    def try_again(self) -> None:
        """Write down what is not in the database yet."""
        if not self.is_kept:
            self._write()

    def add(self, entry: Entry) -> None:
        """See ``ScoreSheet.add``."""
        self._sheet.add(entry, self.who)
        self._done()

    def insert(self, position: int, entry: Entry) -> None:
        """See ``ScoreSheet.insert``."""
        self._sheet.insert(position, entry, self.who)
        self._done()

    def move(self, position: int, to: int) -> None:
        """See ``ScoreSheet.move``."""
        self._sheet.move(position, to, self.who)
        self._done()

    def agree(self, setup: SheetSetup) -> None:
        """See ``ScoreSheet.agree``."""
        self._sheet.agree(setup, self.who)
        self._done()

    def come(self, name: str, points: int = 0, after: int | None = None, position: int | None = None) -> None:
        """See ``ScoreSheet.come``."""
        self._sheet.come(name, points, after, position, self.who)
        self._done()

    def go(self, seat: int) -> None:
        """See ``ScoreSheet.go``."""
        self._sheet.go(seat, self.who)
        self._done()

    def replace(self, position: int, entry: Entry) -> None:
        """See ``ScoreSheet.replace``."""
        self._sheet.replace(position, entry, self.who)
        self._done()

    def remove(self, position: int) -> None:
        """See ``ScoreSheet.remove``."""
        self._sheet.remove(position, self.who)
        self._done()

    def mark(self, side: int, points: int) -> None:
        """See ``ScoreSheet.mark``."""
        self._sheet.mark(side, points, self.who)
        self._done()

    def undo(self) -> None:
        """See ``ScoreSheet.undo``."""
        self._sheet.undo(self.who)
        self._done()

    def redo(self) -> None:
        """See ``ScoreSheet.redo``."""
        self._sheet.redo(self.who)
        self._done()

    def go_on(self, changes: Iterable[Change]) -> None:
        """Make changes that were made to this sheet elsewhere, at their time and by whoever made them."""
        self._sheet.go_on(changes)
        self._done()

    def draft(self) -> Draft | None:
        """What was typed for the next deal when the sheet was left."""
        found = draft_of(self._store, self._number) if self._number is not None else None
        return found if found is not None and found.position == len(self._sheet.entries) else None

    def keep_draft(self, method: str, cells: Sequence[Cell], dealer: int | None = None) -> None:
        """Keep what has been typed for the next deal, and who dealt it out of turn; no cells: nothing."""
        if self._number is not None:
            keep_draft(self._store, self._number, Draft(len(self._sheet.entries), method, tuple(cells), dealer))

    def _done(self) -> None:
        self._write()
        self.changed.emit()

    def _write(self) -> None:
        failure: CodedError | None = None
        try:
            try:
                self._bring_up()
            except CodedError as error:
                if error.code not in ("no_such_sheet", "out_of_step"):
                    raise
                # Another window deleted the sheet or went on with it: what stands here becomes one of its own.
                self._number, self._written = None, 0
                self._bring_up()
                self.failed.emit(error)
        except CodedError as error:
            failure = error
        before, self._failure = self._failure, failure
        if before is not failure:
            self.kept_or_not.emit()

    def _bring_up(self) -> None:
        """Bring the database up to date with the sheet. Raises ``CodedError``."""
        sheet = self._sheet
        if self._number is None:
            changes = [change.to_json() for change in sheet.log]
            setup = sheet.setup
            self._number = self._store.create_sheet(
                setup.kind, setup.names, setup.evening, setup_to_json(sheet), changes, summary_of(sheet)
            )
            self._written = len(changes)
            return
        summary = summary_of(sheet)
        for position in range(self._written, len(sheet.log)):
            change = sheet.log[position].to_json()
            setup = sheet.setup
            self._store.append_sheet_change(self._number, position, change, summary, setup.names, setup.evening)
            self._written = position + 1
