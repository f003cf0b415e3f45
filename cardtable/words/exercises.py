"""Problems in words: what is asked, and what an answer has cost; a family says the rest (``FamilyWords.exercises``)."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QLocale

from cardtable.core.errors import CodedError
from cardtable.games.exercises import OWN, Asks, Exercise
from cardtable.games.registry import family_of
from cardtable.words.exercise_kind import ExerciseWords
from cardtable.words.families import words_of
from cardtable.words.family import FamilyWords
from cardtable.words.mark import QT_TRANSLATE_NOOP, worded

_OWN = ExerciseWords(
    title=QT_TRANSLATE_NOOP("Exercises", "From your own parties"),
    question=QT_TRANSLATE_NOOP("Exercises", "You have sat here before, and did not find what is best. What is it?"),
)


def has_words(exercise: Exercise) -> bool:
    """Whether its kind has words."""
    return exercise.kind in _kinds(_family(exercise))


def title(family: str, kind: str) -> str:
    """What a kind of problems is called."""
    return worded("Exercises", _kinds(words_of(family))[kind].title)


def question(exercise: Exercise) -> str:
    """What is asked, and what the cards beside it are."""
    kind = _kind(exercise)
    asked = worded("Exercises", kind.question).format(about=kind.about(exercise.about))
    return f"{asked}\n\n{worded('Exercises', kind.laid)}" if exercise.laid else asked


def offered(exercise: Exercise) -> Mapping[str, str]:
    """The words that can be answered, by their codes."""
    return {code: worded("Exercises", text) for code, text in _kind(exercise).offered.items()}


def answer_words(exercise: Exercise, answer: str) -> str:
    """An answer as it is told."""
    if exercise.asks is Asks.WORD:
        return offered(exercise).get(answer, answer)
    if exercise.asks is Asks.NUMBER:
        return answer
    try:
        return _family(exercise).sign(exercise.family.parse_action(answer))
    except CodedError:
        return answer


def cost_words(exercise: Exercise, answer: str) -> str:
    """What an answer has cost, in a sentence."""
    cost, kind = exercise.cost(answer), _kind(exercise)
    shown = QLocale().toString(float(cost), "f", 0 if cost == round(cost) else 1 if cost >= 1 else 2)
    template = kind.cost if answer in exercise.answers else kind.least
    return worded("Exercises", template).format(cost=shown)


def _family(exercise: Exercise) -> FamilyWords:
    return words_of(family_of(exercise.variant).name)


def _kind(exercise: Exercise) -> ExerciseWords:
    return _kinds(_family(exercise))[exercise.kind]


def _kinds(words: FamilyWords) -> Mapping[str, ExerciseWords]:
    return {OWN: _OWN, **words.exercises()}
