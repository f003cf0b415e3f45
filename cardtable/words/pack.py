"""Whose names the cards have: a setting of the whole program, as the language is.

``speak_of`` is called before anything of a game is worded; the names of cards, and what is said of them, follow it.
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
    """Name cards as those of the pack ``table``, which lies on the table, and Piquet's combinations as those of
    ``short``, which was chosen for games of 32 cards: an old sheet can be read beside any game.

    Returns whether that changes any words.
    """
    before = _Spoken.table, _Spoken.short
    _Spoken.table, _Spoken.short = table, short
    return before != (table, short)


def german_table() -> bool:
    """Whether a German pack lies on the table."""
    return _Spoken.table == GERMAN


def german_chosen() -> bool:
    """Whether games of 32 cards are played with a German pack."""
    return _Spoken.short == GERMAN


@contextmanager
def french_names() -> Iterator[None]:
    """Cards have their French names meanwhile: what is worded is of a game that has no other pack."""
    before = _Spoken.table
    _Spoken.table = FRENCH
    try:
        yield
    finally:
        _Spoken.table = before
