"""The puzzles of Écarté in words."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.words.ecarte.puzzle_reasons import agreed_and_won, because_led, because_scored
from cardtable.words.mark import QT_TRANSLATE_NOOP
from cardtable.words.puzzle_kind import Explained, PuzzleWords
from cardtable.words.turn_puzzles import who_deals, who_leads

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
            "You are elder and have played without proposing. You do not know what the dealer holds. What do you lead?",
        ),
    ),
    "trick": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Which card do you play?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles", "Both hands are open, and both players play their best. Which card do you play?"
        ),
        explained=Explained.BY_LINE,
    ),
    "leads": who_leads(because_led),
    "counts": PuzzleWords(
        title=QT_TRANSLATE_NOOP("Puzzles", "Who scores, and how much?"),
        question=QT_TRANSLATE_NOOP(
            "Puzzles",
            "The deal is over. {about} Leaving aside the king of trumps, who scores for the tricks, and how much?",
        ),
        offered={
            "mine_1": QT_TRANSLATE_NOOP("Puzzles", "I score one point"),
            "mine_2": QT_TRANSLATE_NOOP("Puzzles", "I score two points"),
            "theirs_1": QT_TRANSLATE_NOOP("Puzzles", "My opponent scores one"),
            "theirs_2": QT_TRANSLATE_NOOP("Puzzles", "My opponent scores two"),
        },
        about=agreed_and_won,
        explained=Explained.BY_RULES,
        because=because_scored,
    ),
    "deals": who_deals(
        QT_TRANSLATE_NOOP(
            "Puzzles",
            "A match to five. The deal is over. {about} Who deals next, in this match or in the one after it?",
        )
    ),
}
