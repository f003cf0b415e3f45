"""The texts of card indices: the letters of a language on a French pack, and those of a German pack."""

from __future__ import annotations

from typing import Final

from cardtable.core.cards import ACE, JACK, KING, QUEEN

Letters = tuple[str, str, str, str]
"""The texts for ace, jack, queen and king: one letter for each, or two such as ``Kn``."""

ENGLISH_LETTERS: Final[Letters] = ("A", "J", "Q", "K")
GERMAN_LETTERS: Final[Letters] = ("D", "U", "O", "K")
"""Initials of Daus, Unter, Ober and König on a German pack. English has no words of its own for these ranks, so that
every language has the same letters."""


def index_text(rank: int, letters: Letters) -> str:
    """Return the text in the index of a rank: one of ``letters``, or the number."""
    return dict(zip((ACE, JACK, QUEEN, KING), letters, strict=True)).get(rank, str(rank))
