"""Joining two spellings of one person's name on every kept sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet
from cardtable.app.scorekeeper.known import KnownStore
from cardtable.core.errors import CodedError

_ALL = 1_000_000


def make_one(
    store: KnownStore, wrong: str, right: str, opened: Callable[[int], SheetKeeper | None] = lambda _: None
) -> tuple[int, int]:
    """Rename the person ``wrong`` to ``right`` on every kept sheet, as a change that can be undone on each sheet.
    ``opened`` takes the number of a sheet and returns its keeper if it is open, else None. Returns two numbers: on how
    many sheets this was done, and on how many it cannot be done because both names stand there or the sheet cannot be
    read or changed. Raises ``CodedError`` if the sheets cannot be listed.
    """
    done = left = 0
    for summary in store.sheets(_ALL):
        if wrong not in summary.names:
            continue
        if right in summary.names:
            left += 1
            continue
        try:
            keeper = opened(summary.id) or SheetKeeper(store, load_sheet(store, summary.id), summary.id)
            setup = keeper.sheet.setup
            keeper.agree(replace(setup, names=tuple(right if name == wrong else name for name in setup.names)))
            done += 1
        except CodedError:
            left += 1
    return done, left
