"""The puzzles of Écarté in words."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.words.mark import QT_TRANSLATE_NOOP
from cardtable.words.puzzle_kind import Explained, PuzzleWords

PUZZLES: Mapping[str, PuzzleWords] = {
    "propose": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Propose or play?"),
        question=QT_TRANSLATE_NOOP("Puzzles", "You are elder, and the match begins. Do you propose or play?"),
    ),
    "accept": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Accept or refuse?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles", "You dealt, and the match begins. Elder proposes. Do you accept or refuse?"
        ),
    ),
    "change": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Which cards do you exchange?"),
        question=QT_TRANSLATE_NOOP("Puzzles", "The exchange is agreed. Which cards do you discard?"),
    ),
    "lead": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "What do you lead?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "You are elder and have played without proposing. What the dealer holds you do not know. Your lead?",
        ),
    ),
    "trick": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Which card do you play?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles", "Both hands are open, and both players play their best. Which card do you play?"
        ),
        explained=Explained.BY_LINE,
    ),
}
