"""What a family says of a kind of puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from cardtable.words.cards import card_of_text, card_sign
from cardtable.words.mark import QT_TRANSLATE_NOOP

OPEN_CARDS = QT_TRANSLATE_NOOP("Puzzles", "Your opponent holds:")
"""Said above cards that lie open beside a question, unless a kind says otherwise."""


def _same(about: str) -> str:
    """A card as it is named on the table; else what the question is about as it stands."""
    card = card_of_text(about)
    return about if card is None else card_sign(card)


@dataclass(frozen=True)
class PuzzleWords:
    """A kind of puzzle, in marked texts of the context ``Puzzles``: its ``title``; its ``question``, with a place
    for what it is ``{about}``, which ``about`` words; what the cards ``laid`` beside it are; the words that are
    ``offered``; and what a ``cost`` is, points unless it says otherwise.
    """

    title: str
    question: str
    laid: str = OPEN_CARDS
    offered: Mapping[str, str] = field(default_factory=dict)
    cost: str = QT_TRANSLATE_NOOP("Puzzles", "It costs {cost} points.")
    least: str = QT_TRANSLATE_NOOP("Puzzles", "It costs at least {cost} points.")
    about: Callable[[str], str] = _same
