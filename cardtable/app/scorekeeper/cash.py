"""The cash book of an evening, kept in the database; ticks of earlier releases are entries of it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardtable.app.scorekeeper.drafts import DraftStore
from cardtable.core.errors import CodedError
from cardtable.session.scorebook.book import moment
from cardtable.session.scorebook.cash import (
    INTO,
    KITTY,
    MOST_ENTRIES,
    OUT,
    PAID,
    STRUCK,
    CashEntry,
    cash_entry,
    standing_entries,
)
from cardtable.session.scorebook.model import SheetSetup

_KEY, _TICKS = "score_sheet_cash", "score_sheet_payments"
"""Where the entries of each evening are kept, and where earlier releases kept the payments that were ticked off."""
_TICK = re.compile(r"(.*?)>(.*):([0-9]{1,9}) (.*)", re.DOTALL)


def evening_key(setup: SheetSetup) -> str:
    """Return the text by which the evening of a sheet is known; an evening without a name is that of one sheet."""
    return setup.evening or f"@{setup.begun}"


class CashBook:
    """The entries of an evening, the first one first. ``keep`` is called with all entries after each change."""

    def __init__(
        self, entries: Sequence[CashEntry] = (), keep: Callable[[Sequence[CashEntry]], object] = lambda _: None
    ) -> None:
        self._entries = tuple(entries)
        self._keep = keep
        self._past = [entry.number for entry in standing_entries(self._entries)]
        """The numbers of the entries that were made, struck out or reinstated, the latest last: each step back strikes
        one out or lets it stand again.
        """
        self._future: list[str] = []

    @property
    def entries(self) -> tuple[CashEntry, ...]:
        return self._entries

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` has something to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether ``redo`` has something to do again."""
        return bool(self._future)

    def add(
        self, kind: str, payer: str, receiver: str, amount: int, unit: str, reason: str = "", when: str = ""
    ) -> None:
        """Add an entry of ``amount`` hundredths; gifts to the kitty have no other receiver, and what is bought from it
        has no other payer. Raises ``CodedError`` ``cash_book_is_full``.
        """
        payer, receiver = (KITTY if kind == OUT else payer), (KITTY if kind == INTO else receiver)
        entry = CashEntry(_number(), kind, payer, receiver, amount, unit, reason, when or moment())
        self._put(entry)
        self._note(entry.number)

    def strike(self, number: str) -> None:
        """Strike out an entry, or let it stand again if it is struck out. Raises ``CodedError`` as ``add`` does."""
        self._turn(number)
        self._note(number)

    def undo(self) -> None:
        """Take back the last step: first those made with this book, then the entries from earlier that still stand.
        Raises ``CodedError`` as ``add`` does.
        """
        if self._past:
            self._turn(self._past[-1])
            self._future.append(self._past.pop())

    def redo(self) -> None:
        """Do again what was taken back last. Raises ``CodedError`` as ``add`` does."""
        if self._future:
            self._turn(self._future[-1])
            self._past.append(self._future.pop())

    def _note(self, number: str) -> None:
        self._past.append(number)
        self._future.clear()

    def _turn(self, number: str) -> None:
        """Strike out an entry that stands, or let one stand that is struck out."""
        self._put(CashEntry(_number(), STRUCK, reason=number, when=moment()))

    def rename(self, names: Mapping[str, str]) -> None:
        """Write other names for persons, as ``names`` say, in all entries."""
        others = [
            replace(one, payer=names.get(one.payer, one.payer), receiver=names.get(one.receiver, one.receiver))
            for one in self._entries
        ]
        if others != list(self._entries):
            self._entries = tuple(others)
            self._keep(self._entries)

    def _put(self, entry: CashEntry) -> None:
        if len(self._entries) >= MOST_ENTRIES:
            raise CodedError("cash_book_is_full", most=MOST_ENTRIES)
        self._entries = (*self._entries, entry)
        self._keep(self._entries)


def cash_on(store: DraftStore, evening: str, persons: Collection[str] = ()) -> CashBook:
    """Return the cash book of the evening with the key ``evening`` (``evening_key``), which writes itself into the
    database. A payment that an earlier release ticked off is an entry without a time; on an evening without a name only
    if it is between ``persons``. Its changes raise ``CodedError``.
    """
    return CashBook(_entries(store, evening, persons), lambda entries: _keep(store, evening, entries))


def move_cash(store: DraftStore, evening: str, to: str) -> None:
    """Add the entries of one evening to those of another, and leave none. Raises ``CodedError``."""
    entries = _entries(store, evening, ())
    if entries and evening != to:
        here = _entries(store, to, ())
        _keep(store, to, [*here, *(one for one in entries if one not in here)])
        _keep(store, evening, ())


def rename_everywhere(store: DraftStore, wrong: str, right: str) -> None:
    """Write another name for a person in the cash books of all evenings. Raises ``CodedError``."""
    for evening in {*_kept(store, _KEY), *_kept(store, _TICKS)}:
        cash_on(store, evening).rename({wrong: right})


def _entries(store: DraftStore, evening: str, persons: Collection[str]) -> list[CashEntry]:
    kept, ticks = _kept(store, _KEY).get(evening), _kept(store, _TICKS)
    found = [entry for entry in map(cash_entry, kept if isinstance(kept, list) else ()) if entry is not None]
    # A book that is kept holds all ticks that there were when it was begun.
    if kept is None:
        named = ticks.get("" if evening.startswith("@") else evening)
        entries = [_ticked(one) for one in named if isinstance(one, str)] if isinstance(named, list) else []
        found = [
            entry
            for entry in entries
            if entry is not None
            and (not evening.startswith("@") or {entry.payer, entry.receiver} - {KITTY} <= {*persons})
        ]
    return found[:MOST_ENTRIES]


def _ticked(line: str) -> CashEntry | None:
    """Return the payment that an earlier release remembered as ``payer>receiver:amount unit``."""
    found = _TICK.fullmatch(line)
    if found is None:
        return None
    payer, receiver, amount, unit = found.groups()
    return cash_entry(CashEntry(line, PAID, payer, receiver, int(amount), unit).to_json())


def _keep(store: DraftStore, evening: str, entries: Sequence[CashEntry]) -> None:
    # An empty list says that the ticks of earlier releases have been moved elsewhere.
    store.put(_KEY, {**_kept(store, _KEY), evening: [entry.to_json() for entry in entries]})


def _kept(store: DraftStore, key: str) -> dict[str, Any]:
    try:
        kept = store.get(key)
    except CodedError:
        return {}
    return dict(kept) if isinstance(kept, Mapping) else {}


def _number() -> str:
    return os.urandom(8).hex()
