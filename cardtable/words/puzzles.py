"""Puzzles in words: the question, and what an answer has cost. A family has the words of its kinds
(``FamilyWords.puzzles``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLocale

from cardtable.core.errors import CodedError
from cardtable.core.record import replay
from cardtable.core.state import OVER
from cardtable.games.puzzles import OWN, PLAYERS, SOLVER, Asks, Puzzle
from cardtable.games.registry import family_of
from cardtable.words.families import words_of
from cardtable.words.family import FamilyWords
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate, worded
from cardtable.words.puzzle_kind import Because, Explained, PuzzleWords

_OWN = PuzzleWords(
    title=QT_TRANSLATE_NOOP("Puzzles", "From your own matches"),
    question=QT_TRANSLATE_NOOP("Puzzles", "You have been here before and missed the best play. What is it?"),
)


_MOST_OTHERS = 2
"""The most other answers of which it is told what they cost."""


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


def named_answer(puzzle: Puzzle, answer: str) -> str:
    """Return a move that is an answer within a sentence: in signs, in quotation marks where there are none."""
    return _family(puzzle).brief(puzzle.family.parse_action(answer))


def cost_words(puzzle: Puzzle, answer: str) -> str:
    """Return, as a sentence, what an answer has cost."""
    cost, kind = puzzle.cost(answer), _kind(puzzle)
    shown = QLocale().toString(float(cost), "f", 0 if cost == round(cost) else 1 if cost >= 1 else 2)
    template = kind.cost if answer in puzzle.answers else kind.least
    return worded("Puzzles", template).format(cost=shown)


def other_answers(puzzle: Puzzle, given: str) -> Sequence[str]:
    """Return what the next best moves cost besides the best and the ``given`` one, a sentence for each; none where no
    move is asked for, or the rules alone say why the best is the best.
    """
    if puzzle.asks is not Asks.MOVE or explained(puzzle) is Explained.BY_RULES:
        return []
    others = [answer for answer, cost in puzzle.answers.items() if cost and answer != given]
    others.sort(key=lambda answer: puzzle.answers[answer])
    text = translate("Puzzles", "{answer}: {cost}")
    return [
        text.format(answer=answer_words(puzzle, answer), cost=cost_words(puzzle, answer))
        for answer in others[:_MOST_OTHERS]
    ]


def explained(puzzle: Puzzle) -> Explained:
    """Return what explains the answers to a puzzle."""
    return _kind(puzzle).explained


def because(puzzle: Puzzle, given: str) -> Because:
    """Return why the best answer is right, by the rules alone; empty where they do not say it. ``given`` is the answer
    of the person, an empty text for none.
    """
    reason = _kind(puzzle).because
    return Because() if reason is None else reason(replay(puzzle.record(), family_of), puzzle, given)


def line_words(puzzle: Puzzle, actions: Sequence[str], points: Sequence[int]) -> str:
    """Return how a deal goes on with ``actions``, the first of which is the answer, and with how many points of both
    it ends: ``points`` in the deal, together with what they had before.
    """
    asked = actions[0] == puzzle.best
    before = puzzle.begun.points if puzzle.begun is not None else (0,) * PLAYERS
    own, other = (one + more for one, more in zip(before, points, strict=True))
    text = (
        translate("Puzzles", "The best line, with your opponent’s cards in brackets: {cards}.")
        if asked
        else translate("Puzzles", "The line after your answer: {cards}.")
    )
    if puzzle.begun is not None:
        end = translate("Puzzles", "The match then stands at {own} to {other}.")
    else:
        end = translate("Puzzles", "The deal then ends {own} to {other}.")
    return f"{text.format(cards=_played(puzzle, actions))} {end.format(own=own, other=other)}"


def _played(puzzle: Puzzle, actions: Sequence[str]) -> str:
    """Return the moves in signs, those of the opponent in brackets."""
    match, words = replay(puzzle.record(), family_of), _family(puzzle)
    state, told = match.state, []
    for text in actions:
        if state is None or state.actor() == OVER:
            break
        action = puzzle.family.parse_action(text)
        sign = words.sign(action)
        told.append(sign if state.actor() == SOLVER else f"({sign})")
        state.apply(action)
    return " ".join(told)


def _family(puzzle: Puzzle) -> FamilyWords:
    return words_of(family_of(puzzle.variant).name)


def _kind(puzzle: Puzzle) -> PuzzleWords:
    return _kinds(_family(puzzle))[puzzle.kind]


def _kinds(words: FamilyWords) -> Mapping[str, PuzzleWords]:
    return {OWN: _OWN, **words.puzzles()}
