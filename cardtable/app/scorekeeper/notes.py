"""Notes that people write about an evening."""

from __future__ import annotations

from cardtable.app.scorekeeper.drafts import DraftStore
from cardtable.app.scorekeeper.of_evenings import keep_lines, lines_on

_KEY = "score_sheet_notes"
_MOST_LINES, _LONGEST = 200, 800
"""Lines of a note, and characters of a line; the database hands out texts of one line and of bounded length."""


def note_on(store: DraftStore, evening: str) -> str:
    """Return the note on an evening; empty if there is none or it cannot be read."""
    return "\n".join(lines_on(store, _KEY, evening))


def keep_note(store: DraftStore, evening: str, note: str) -> None:
    """Keep the note on an evening; a note that is too long is cut off. Raises ``CodedError``."""
    lines = [
        line[place : place + _LONGEST]
        for line in note.strip().splitlines()
        for place in range(0, max(1, len(line)), _LONGEST)
    ]
    keep_lines(store, _KEY, evening, lines[:_MOST_LINES])
