"""Recognising a score sheet that is kept when its file is read again, so that its debts are not counted twice."""

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
    """The part of the database that knows which sheets there are."""

    def sheets(self, limit: int = ..., /) -> list[SheetSummary]: ...


@dataclass(frozen=True, slots=True)
class KnownSheet:
    """The kept sheet of this ``number`` is the same one; ``further`` are the changes that a file has beyond it."""

    number: int
    further: tuple[Change, ...] = ()


def known_sheet(store: KnownStore, sheet: ScoreSheet, most: int = 1_000_000) -> KnownSheet | None:
    """The kept sheet that ``sheet`` comes from or has gone on from. Both were begun in the same moment by the same
    setup, and the log of one is the beginning of the other's; where both went on, they are two sheets.

    Raises ``CodedError``.
    """
    if not sheet.begun_as.begun:
        return None
    for summary in store.sheets(most):
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
