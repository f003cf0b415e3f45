"""The problems of Écarté."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.words.exercise_kind import ExerciseWords
from cardtable.words.mark import QT_TRANSLATE_NOOP

EXERCISES: Mapping[str, ExerciseWords] = {
    "propose": ExerciseWords(
        title=QT_TRANSLATE_NOOP("Exercises", "Propose or play?"),
        question=QT_TRANSLATE_NOOP("Exercises", "You are elder, and the partie begins. Do you propose, or play?"),
    ),
    "accept": ExerciseWords(
        title=QT_TRANSLATE_NOOP("Exercises", "Accept or refuse?"),
        question=QT_TRANSLATE_NOOP(
            "Exercises", "You have dealt, and the partie begins. Elder proposes. Do you accept, or refuse?"
        ),
    ),
    "change": ExerciseWords(
        title=QT_TRANSLATE_NOOP("Exercises", "Which cards do you exchange?"),
        question=QT_TRANSLATE_NOOP("Exercises", "Cards are exchanged. Which of yours do you lay away?"),
    ),
    "trick": ExerciseWords(
        title=QT_TRANSLATE_NOOP("Exercises", "Which card do you play?"),
        question=QT_TRANSLATE_NOOP("Exercises", "Both hands lie open, and both play as well as can be. Your card?"),
    ),
}
