"""The changes of a sheet one after the other, each with what it changed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import ADD, MOVE, REDO, REMOVE, REPLACE, UNDO, Change, Entry, SheetSetup


@dataclass(frozen=True, slots=True)
class LoggedChange:
    """A ``change`` of the log, with the ``setup`` in force before it, or before the change that it undid.

    ``before`` is the entry that it replaced or removed, ``turned`` the change that it undid or did again.
    ``undos`` is how often undo leads from the present sheet back to the sheet right after this change; -1 if it does
    not lead there.
    """

    change: Change
    setup: SheetSetup
    before: Entry | None = None
    turned: Change | None = None
    undos: int = -1


def steps_of(sheet: ScoreSheet) -> list[LoggedChange]:
    """Return every change of the log, the first one first."""
    setup, entries = sheet.begun_as, list[Entry]()
    done: list[tuple[Change, SheetSetup, Entry | None]] = []
    undone: list[Change] = []
    found: list[tuple[LoggedChange, int, Change | None]] = []
    for change in sheet.log:
        if change.action == UNDO:
            turned, earlier, before = done.pop()
            undone.append(turned)
            _turn_back(entries, turned, before)
            setup = earlier
            step = LoggedChange(change, setup, before, turned)
        else:
            own = undone.pop() if change.action == REDO else change
            if change.action != REDO:
                undone.clear()
            before = _put(entries, own)
            done.append((own, setup, before))
            step, setup = LoggedChange(change, setup, before, own if own is not change else None), own.setup or setup
        found.append((step, len(done), done[-1][0] if done else None))
    # Where the last of the changes that stood then stands now, all before it do.
    return [
        replace(step, undos=len(done) - depth if not depth or _at(done, depth) is last else -1)
        for step, depth, last in found
    ]


def _at(done: list[tuple[Change, SheetSetup, Entry | None]], depth: int) -> Change | None:
    return done[depth - 1][0] if depth <= len(done) else None


def _put(entries: list[Entry], change: Change) -> Entry | None:
    """Make a change; return the entry that it replaces or removes."""
    position, before = change.position, None
    if change.action == ADD and change.entry is not None:
        entries.insert(position, change.entry)
    elif change.action == REPLACE and change.entry is not None:
        before, entries[position] = entries[position], change.entry
    elif change.action == REMOVE:
        before = entries.pop(position)
    elif change.action == MOVE:
        entries.insert(change.to, entries.pop(position))
    return before


def _turn_back(entries: list[Entry], change: Change, before: Entry | None) -> None:
    if change.action == ADD:
        del entries[change.position]
    elif change.action == REPLACE and before is not None:
        entries[change.position] = before
    elif change.action == REMOVE and before is not None:
        entries.insert(change.position, before)
    elif change.action == MOVE:
        entries.insert(change.position, entries.pop(change.to))
