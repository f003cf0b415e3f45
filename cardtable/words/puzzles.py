"""Puzzles in words: what is asked, and what an answer has cost; a family says the rest (``FamilyWords.puzzles``)."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLocale

from cardtable.core.errors import CodedError
from cardtable.games.puzzles import OWN, Asks, Puzzle
from cardtable.games.registry import family_of
from cardtable.words.families import words_of
from cardtable.words.family import FamilyWords
from cardtable.words.mark import QT_TRANSLATE_NOOP, worded
from cardtable.words.puzzle_kind import PuzzleWords

_OWN = PuzzleWords(
    title=QT_TRANSLATE_NOOP("Puzzles", "From your own matches"),
    question=QT_TRANSLATE_NOOP("Puzzles", "You have sat here before, and did not find what is best. What is it?"),
)


def has_words(puzzle: Puzzle) -> bool:
    """Whether its kind has words."""
    return puzzle.kind in _kinds(_family(puzzle))


def title(family: str, kind: str) -> str:
    """What a kind of puzzles is called."""
    return worded("Puzzles", _kinds(words_of(family))[kind].title)


def question(puzzle: Puzzle) -> str:
    """What is asked, and what the cards beside it are."""
    kind = _kind(puzzle)
    asked = worded("Puzzles", kind.question).format(about=kind.about(puzzle.about))
    return f"{asked}\n\n{worded('Exercises', kind.laid)}" if puzzle.laid else asked


def offered(puzzle: Puzzle) -> Mapping[str, str]:
    """The words that can be answered, by their codes."""
    return {code: worded("Puzzles", text) for code, text in _kind(puzzle).offered.items()}


def answer_words(puzzle: Puzzle, answer: str) -> str:
    """An answer as it is told."""
    if puzzle.asks is Asks.WORD:
        return offered(puzzle).get(answer, answer)
    if puzzle.asks is Asks.NUMBER:
        return answer
    try:
        return _family(puzzle).sign(puzzle.family.parse_action(answer))
    except CodedError:
        return answer


def cost_words(puzzle: Puzzle, answer: str) -> str:
    """What an answer has cost, in a sentence."""
    cost, kind = puzzle.cost(answer), _kind(puzzle)
    shown = QLocale().toString(float(cost), "f", 0 if cost == round(cost) else 1 if cost >= 1 else 2)
    template = kind.cost if answer in puzzle.answers else kind.least
    return worded("Puzzles", template).format(cost=shown)


def _family(puzzle: Puzzle) -> FamilyWords:
    return words_of(family_of(puzzle.variant).name)


def _kind(puzzle: Puzzle) -> PuzzleWords:
    return _kinds(_family(puzzle))[puzzle.kind]


def _kinds(words: FamilyWords) -> Mapping[str, PuzzleWords]:
    return {OWN: _OWN, **words.puzzles()}
