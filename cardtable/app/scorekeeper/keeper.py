"""A score sheet whose changes are written into the database at once, one by one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from cardtable.app.scorekeeper.countings import counting_of, keep_counting
from cardtable.app.scorekeeper.drafts import Draft, DraftStore, draft_of, keep_draft
from cardtable.core.errors import CodedError
from cardtable.core.sheets import FREE
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.before import came_to
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import read_sheet, setup_to_json
from cardtable.session.scorebook.model import Change, Entry, SheetSetup
from cardtable.session.scorebook.reader import Reader


class SheetStore(DraftStore, Protocol):
    """The part of the database in which score sheets are kept. Its methods raise ``CodedError`` if they fail."""

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
    """Return the kept sheet with this number. Raises ``CodedError``."""
    setup, changes = store.load_sheet(number)
    return read_sheet(Reader(setup, "setup"), Reader(changes, "log"), told=store.sheet_told(number))


def summary_of(sheet: ScoreSheet) -> dict[str, Any]:
    """Return the summary of a sheet for lists and statistics, as JSON values."""
    return {
        **came_to(sheet),
        "deals": sheet.deals_entered(),
        "over": bool(sheet.standing.winners),
        "parties": [list(seats) for seats in sheet.rules.sides],
        "stake": sheet.setup.stake,
        "unit": sheet.setup.unit,
        "game": sheet.setup.called,
        # Where no match ends, the points of the whole sheet are one sum.
        "runs": sheet.setup.kind == FREE and not sheet.rules.target,
    }


class SheetKeeper(QObject):
    """Owns one sheet, and writes every change into the database before ``changed`` is emitted.

    If writing fails, the sheet can still be used; what is missing in the database is written with the next change, or
    by ``try_again``.
    """

    changed = Signal()
    failed = Signal(object)
    """A ``CodedError``; emitted if another window has deleted the sheet or gone on with it, so that this one has been
    kept as a new sheet.
    """
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
        """The name of the person who makes the entries; at first that of the last change."""
        if number is None:
            self._write()

    @classmethod
    def begin(cls, store: SheetStore, setup: SheetSetup, parent: QObject | None = None) -> SheetKeeper:
        """Return the keeper of a new sheet. Raises ``CodedError`` for rules that do not exist."""
        return cls(store, ScoreSheet(setup), parent=parent)

    @property
    def sheet(self) -> ScoreSheet:
        return self._sheet

    @property
    def number(self) -> int | None:
        """The number under which the sheet is kept; None if it could not be kept."""
        return self._number

    @property
    def is_kept(self) -> bool:
        """Whether all changes of the sheet are in the database."""
        return self._number is not None and self._written == len(self._sheet.log)

    @property
    def begun(self) -> bool:
        """Always true: a sheet is worth keeping from its first moment."""
        return True

    @property
    def unwritten(self) -> bool:
        """Whether some change of the sheet is not in the database."""
        return not self.is_kept

    @property
    def failure(self) -> CodedError | None:
        """The reason why changes of the sheet are not in the database yet; None if all are."""
        return self._failure

    def try_again(self) -> None:
        """Write the changes that are not in the database yet."""
        if not self.is_kept:
            self._write()

    def add(self, entry: Entry) -> None:
        """Add an entry at the end, as ``ScoreSheet.add`` does."""
        self._sheet.add(entry, self.who)
        self._done()

    def insert(self, position: int, entry: Entry) -> None:
        """Insert an entry before the one at ``position``, as ``ScoreSheet.insert`` does."""
        self._sheet.insert(position, entry, self.who)
        self._done()

    def move(self, position: int, to: int) -> None:
        """Move an entry to another position, as ``ScoreSheet.move`` does."""
        self._sheet.move(position, to, self.who)
        self._done()

    def agree(self, setup: SheetSetup) -> None:
        """Change names, rules or stake of the sheet, as ``ScoreSheet.agree`` does."""
        self._sheet.agree(setup, self.who)
        self._done()

    def come(self, name: str, points: int = 0, after: int | None = None, position: int | None = None) -> None:
        """Let a person join, as ``ScoreSheet.come`` does."""
        self._sheet.come(name, points, after, position, self.who)
        self._done()

    def go(self, seat: int) -> None:
        """Let the person at ``seat`` leave, as ``ScoreSheet.go`` does."""
        self._sheet.go(seat, self.who)
        self._done()

    def replace(self, position: int, entry: Entry) -> None:
        """Replace the entry at ``position``, as ``ScoreSheet.replace`` does."""
        self._sheet.replace(position, entry, self.who)
        self._done()

    def remove(self, position: int) -> None:
        """Remove the entry at ``position``, as ``ScoreSheet.remove`` does."""
        self._sheet.remove(position, self.who)
        self._done()

    def mark(self, side: int, points: int) -> None:
        """Mark points for a side by hand, as ``ScoreSheet.mark`` does."""
        self._sheet.mark(side, points, self.who)
        self._done()

    def undo(self) -> None:
        """Undo the last change, as ``ScoreSheet.undo`` does."""
        self._sheet.undo(self.who)
        self._done()

    def redo(self) -> None:
        """Redo the change that was undone last, as ``ScoreSheet.redo`` does."""
        self._sheet.redo(self.who)
        self._done()

    def go_on(self, changes: Iterable[Change]) -> None:
        """Apply changes that were made to this sheet elsewhere; they keep their times and names. Raises ``CodedError``
        ``bad_log`` if they do not fit.
        """
        self._sheet.go_on(changes)
        self._done()

    def draft(self) -> Draft | None:
        """Return what had been typed for the next deal when the sheet was left; None if nothing is kept for it."""
        found = draft_of(self._store, self._number) if self._number is not None else None
        return found if found is not None and found.position == len(self._sheet.rows) else None

    def keep_draft(self, method: str, cells: Sequence[Cell], dealer: int | None = None) -> None:
        """Keep what has been typed for the next deal, by which method, and the seat that dealt it out of turn. Without
        cells, the kept draft is removed.
        """
        if self._number is not None:
            keep_draft(self._store, self._number, Draft(len(self._sheet.rows), method, tuple(cells), dealer))

    @property
    def counting(self) -> str:
        """How the points of this sheet are shown, a member of ``COUNTINGS``; empty if nothing was chosen for it."""
        return counting_of(self._store, self._number) if self._number is not None else ""

    def keep_counting(self, counting: str) -> None:
        """Keep how the points of this sheet are shown."""
        if self._number is not None:
            keep_counting(self._store, self._number, counting)

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
        """Write what the database does not have of the sheet. Raises ``CodedError``."""
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
