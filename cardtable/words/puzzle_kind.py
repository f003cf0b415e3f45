"""The words of a family for one kind of puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from cardtable.core.cards import Card
from cardtable.core.match import Match
from cardtable.games.puzzles import Puzzle
from cardtable.words.cards import card_of_text, card_sign
from cardtable.words.mark import QT_TRANSLATE_NOOP

OPEN_CARDS = QT_TRANSLATE_NOOP("Puzzles", "Your opponent holds these cards.")
"""Stands above cards that lie open beside a question, unless the kind says otherwise."""


def _same(about: str) -> str:
    """Return a card in signs; if ``about`` is no card, as it is."""
    card = card_of_text(about)
    return about if card is None else card_sign(card)


@dataclass(frozen=True)
class Because:
    """Why an answer is right, by the rules alone: ``sentences``; what counts, line by line, as words and points
    (``rows``); and the ``cards`` on the table that decide it.
    """

    sentences: Sequence[str] = ()
    rows: Sequence[tuple[str, int]] = ()
    cards: Sequence[Card] = ()


class Explained(Enum):
    """What explains the answers to a kind of puzzles."""

    BY_RULES = "rules"
    """A function of the family’s words (``PuzzleWords.because``)."""
    BY_PLAYER = "player"
    """The reasons of a computer player, as with a hint."""
    BY_LINE = "line"
    """All cards are known: the deal is played to its end."""


@dataclass(frozen=True)
class PuzzleWords:
    """The words for a kind of puzzle, texts marked in the context ``Puzzles``: its ``title``; its ``question``, with
    the placeholder ``{about}``, which the function ``about`` words; the text above the cards ``laid`` beside it; the
    words ``offered`` as answers; and the sentences on what an answer has ``cost``, in points unless they say otherwise:
    exactly, or ``least`` at least. ``because`` says why the best answer is right, given the replayed match, the puzzle
    and the answer of the person; without it, ``explained`` says where the reasons come from.
    """

    title: str
    question: str
    laid: str = OPEN_CARDS
    offered: Mapping[str, str] = field(default_factory=dict)
    cost: str = QT_TRANSLATE_NOOP("Puzzles", "It costs {cost} points.")
    least: str = QT_TRANSLATE_NOOP("Puzzles", "It costs at least {cost} points.")
    about: Callable[[str], str] = _same
    explained: Explained = Explained.BY_PLAYER
    because: Callable[[Match, Puzzle, str], Because] | None = None
