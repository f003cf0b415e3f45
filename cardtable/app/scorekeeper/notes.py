"""What people have noted about an evening."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.app.scorekeeper.drafts import DraftStore
from cardtable.core.errors import CodedError

_KEY = "score_sheet_notes"
_MOST_LINES, _LONGEST = 200, 800
"""Lines of a note, and characters of a line; the database hands out texts of one line and of bounded length."""


def note_on(store: DraftStore, evening: str) -> str:
    """The note on an evening; empty if there is none or it cannot be read."""
    note = _kept(store).get(evening)
    return "\n".join(line for line in note if isinstance(line, str)) if isinstance(note, list) else ""


def keep_note(store: DraftStore, evening: str, note: str) -> None:
    """Keep the note on an evening; of a very long one the beginning. Raises ``CodedError``."""
    lines = [
        line[place : place + _LONGEST]
        for line in note.strip().splitlines()
        for place in range(0, max(1, len(line)), _LONGEST)
    ]
    kept = {**_kept(store), evening: lines[:_MOST_LINES]}
    store.put(_KEY, {name: one for name, one in kept.items() if one})


def _kept(store: DraftStore) -> dict[str, object]:
    try:
        kept = store.get(_KEY)
    except CodedError:
        return {}
    return dict(kept) if isinstance(kept, Mapping) else {}
