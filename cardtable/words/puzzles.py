"""Puzzles in words: the question, and what an answer has cost. A family has the words of its kinds
(``FamilyWords.puzzles``).
"""

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
    """Return whether the kind of a puzzle has words."""
    return puzzle.kind in _kinds(_family(puzzle))


def title(family: str, kind: str) -> str:
    """Return the title of a kind of puzzles."""
    return worded("Puzzles", _kinds(words_of(family))[kind].title)


def question(puzzle: Puzzle) -> str:
    """Return the question of a puzzle, and a line on the cards beside it if there are any."""
    kind = _kind(puzzle)
    asked = worded("Puzzles", kind.question).format(about=kind.about(puzzle.about))
    return f"{asked}\n\n{worded('Puzzles', kind.laid)}" if puzzle.laid else asked


def offered(puzzle: Puzzle) -> Mapping[str, str]:
    """Return the words that can be chosen as answers, by their codes."""
    return {code: worded("Puzzles", text) for code, text in _kind(puzzle).offered.items()}


def answer_words(puzzle: Puzzle, answer: str) -> str:
    """Return an answer in words: the offered word, the number, or the move in signs."""
    if puzzle.asks is Asks.WORD:
        return offered(puzzle).get(answer, answer)
    if puzzle.asks is Asks.NUMBER:
        return answer
    try:
        return _family(puzzle).sign(puzzle.family.parse_action(answer))
    except CodedError:
        return answer


def cost_words(puzzle: Puzzle, answer: str) -> str:
    """Return, as a sentence, what an answer has cost."""
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
