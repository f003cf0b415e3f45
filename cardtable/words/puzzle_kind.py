"""The words of a family for one kind of puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from cardtable.words.cards import card_of_text, card_sign
from cardtable.words.mark import QT_TRANSLATE_NOOP

OPEN_CARDS = QT_TRANSLATE_NOOP("Puzzles", "Your opponent holds:")
"""Stands above cards that lie open beside a question, unless the kind says otherwise."""


def _same(about: str) -> str:
    """Return a card in signs; if ``about`` is no card, as it is."""
    card = card_of_text(about)
    return about if card is None else card_sign(card)


@dataclass(frozen=True)
class PuzzleWords:
    """The words for a kind of puzzle, texts marked in the context ``Puzzles``: its ``title``; its ``question``, with
    the placeholder ``{about}``, which the function ``about`` words; the text above the cards ``laid`` beside it; the
    words ``offered`` as answers; and the sentences on what an answer has ``cost``, in points unless they say otherwise:
    exactly, or ``least`` at least.
    """

    title: str
    question: str
    laid: str = OPEN_CARDS
    offered: Mapping[str, str] = field(default_factory=dict)
    cost: str = QT_TRANSLATE_NOOP("Puzzles", "It costs {cost} points.")
    least: str = QT_TRANSLATE_NOOP("Puzzles", "It costs at least {cost} points.")
    about: Callable[[str], str] = _same
