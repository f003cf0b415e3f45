"""Recognising that a score sheet read from a file is already kept in the database, so that its debts are not counted
twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from cardtable.app.scorekeeper.keeper import SheetStore, load_sheet
from cardtable.core.errors import CodedError
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import Change
from cardtable.store.model import SheetSummary


class KnownStore(SheetStore, Protocol):
    """The part of the database that also lists its sheets."""

    def sheets(self, *, trashed: bool = ...) -> list[SheetSummary]: ...


@dataclass(frozen=True, slots=True)
class KnownSheet:
    """The ``number`` of a kept sheet that a file repeats, and the ``further`` changes that the file has and the kept
    sheet has not.
    """

    number: int
    further: tuple[Change, ...] = ()


def known_sheet(store: KnownStore, sheet: ScoreSheet) -> KnownSheet | None:
    """Return the kept sheet of which ``sheet`` is an earlier or later state, in the trash or not; None if there is
    none.

    Both must have begun at the same moment with the same setup, and the log of one must be the beginning of the log of
    the other; if both have been continued differently, they are two sheets. Raises ``CodedError``.
    """
    if not sheet.begun_as.begun:
        return None
    for summary in (*store.sheets(), *store.sheets(trashed=True)):
        if summary.kind != sheet.setup.kind:
            continue
        try:
            kept = load_sheet(store, summary.id)
        except CodedError:
            # A sheet that cannot be read is not this one.
            continue
        common = min(len(kept.log), len(sheet.log))
        if kept.begun_as == sheet.begun_as and _same(kept.log[:common], sheet.log[:common]):
            return KnownSheet(summary.id, tuple(sheet.log[common:]))
    return None


def _same(one: Sequence[Change], other: Sequence[Change]) -> bool:
    return list(one) == list(other)
