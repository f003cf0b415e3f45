"""How the points of a sheet are shown if that was chosen for it: as counters, strokes or numbers."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.app.scorekeeper.drafts import DraftStore
from cardtable.app.settings import COUNTINGS
from cardtable.core.errors import CodedError

_KEY = "score_sheet_countings"


def counting_of(store: DraftStore, sheet: int) -> str:
    """Return the member of ``COUNTINGS`` chosen for the sheet with the number ``sheet``; empty if none was, or if it
    cannot be read.
    """
    chosen = _kept(store).get(str(sheet))
    return chosen if isinstance(chosen, str) and chosen in COUNTINGS else ""


def keep_counting(store: DraftStore, sheet: int, counting: str) -> None:
    """Keep what was chosen for a sheet; empty for what is usual. A failure of the database is ignored: how points are
    shown is less important than what they are.
    """
    kept = {**_kept(store), str(sheet): counting}
    try:
        store.put(_KEY, {number: one for number, one in kept.items() if one})
    except CodedError:
        return


def _kept(store: DraftStore) -> dict[str, object]:
    try:
        kept = store.get(_KEY)
    except CodedError:
        return {}
    return dict(kept) if isinstance(kept, Mapping) else {}
