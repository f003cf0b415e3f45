"""What the indices of cards say, by pack and language."""

from __future__ import annotations

from typing import Final

from cardtable.core.cards import ACE, JACK, KING, QUEEN

FRENCH_LETTERS: Final = {
    "en": {ACE: "A", JACK: "J", QUEEN: "Q", KING: "K"},
    "de": {ACE: "A", JACK: "B", QUEEN: "D", KING: "K"},
}
"""Initials of the ranks of a French pack in each of ``theme.INDEX_LANGUAGES``."""

GERMAN_LETTERS: Final = {ACE: "D", JACK: "U", QUEEN: "O", KING: "K"}
"""Initials of Daus, Unter, Ober and König. English has no words of its own for these ranks, so that every language
has the same letters."""


def index_text(rank: int, language: str, pack: str = "french") -> str:
    """What the index of a rank says in ``en`` or ``de``: K, Q or D, J or B, A, or the number.

    In a German pack K, O, U, D or the number, whatever the language.
    """
    letters = GERMAN_LETTERS if pack == "german" else FRENCH_LETTERS[language]
    return letters.get(rank, str(rank))
