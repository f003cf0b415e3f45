"""What people have noted about an evening."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.app.scorekeeper.drafts import DraftStore
from cardtable.core.errors import CodedError

_KEY = "score_sheet_notes"
LONGEST = 4000
"""Characters of a note."""


def note_on(store: DraftStore, evening: str) -> str:
    """The note on an evening; empty if there is none or it cannot be read."""
    note = _kept(store).get(evening)
    return note[:LONGEST] if isinstance(note, str) else ""


def keep_note(store: DraftStore, evening: str, note: str) -> None:
    """Keep the note on an evening. Raises ``CodedError``."""
    kept = {**_kept(store), evening: note[:LONGEST].strip()}
    store.put(_KEY, {name: one for name, one in kept.items() if one})


def _kept(store: DraftStore) -> dict[str, object]:
    try:
        kept = store.get(_KEY)
    except CodedError:
        return {}
    return dict(kept) if isinstance(kept, Mapping) else {}
