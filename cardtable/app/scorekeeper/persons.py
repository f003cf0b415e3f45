"""Two spellings of one person, made one on every sheet that is kept."""

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
    """Call the person ``wrong`` on every sheet ``right``, as a correction that each sheet can take back. ``opened``
    gives the keeper of a sheet that is open. Returns on how many sheets that was done, and on how many it cannot be:
    those on which both names stand, and those that cannot be read.

    Raises ``CodedError``.
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
