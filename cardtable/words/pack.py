"""Which pack gives the cards their names: a setting of the whole program, as the language is.

``speak_of`` is called before anything about a game is worded; the names of cards, and the sentences with them, follow
it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

FRENCH: Final = "french"
GERMAN: Final = "german"


class _Spoken:
    table = FRENCH
    short = FRENCH


def speak_of(table: str, short: str) -> bool:
    """Name the cards after the pack ``table``, which lies on the table, and the combinations of Piquet after the pack
    ``short``, which was chosen for games of 32 or 36 cards. They can differ, because an old sheet can be read beside
    any game.

    Returns whether this changes any words.
    """
    before = _Spoken.table, _Spoken.short
    _Spoken.table, _Spoken.short = table, short
    return before != (table, short)


def german_table() -> bool:
    """Return whether a German pack lies on the table."""
    return _Spoken.table == GERMAN


def german_chosen() -> bool:
    """Return whether games of 32 or 36 cards are played with a German pack."""
    return _Spoken.short == GERMAN


@contextmanager
def french_names() -> Iterator[None]:
    """Give the cards their French names inside the ``with`` block, for words about a game that has no other pack."""
    before = _Spoken.table
    _Spoken.table = FRENCH
    try:
        yield
    finally:
        _Spoken.table = before
