"""A question to somebody who declares and counts alone, as the panel and the table ask it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from cardtable.core.cards import Card
from cardtable.core.own_count import AnswerForm, CountQuestion, OwnAnswer, WithOwnCount
from cardtable.session.session import Session
from cardtable.ui.school.lesson_panel import LessonButton
from cardtable.ui.table.view import TableView
from cardtable.words import own_count as words
from cardtable.words.mark import translate

_MANY = 2
"""So many cards and more are pointed at until the person says that these are all."""


def answers(
    family: str, question: CountQuestion, table: TableView, answer: Callable[[OwnAnswer], object]
) -> Iterator[LessonButton]:
    """Return the buttons for the answers to a question that is not answered with a number; ``answer`` takes them."""
    for code, word in words.offered(family, question).items():
        yield LessonButton(word, partial(answer, code), main=True)
    if question.form is AnswerForm.CARDS:
        yield LessonButton(translate("OwnDealRoom", "That is all of them"), table.showing.answer)
        none = partial(answer, frozenset[Card]())
        yield LessonButton(translate("OwnDealRoom", "I have none"), none)


def let_point(question: CountQuestion, table: TableView) -> None:
    """Let the person mark cards on ``table`` if the question asks for that."""
    if question.form is AnswerForm.CARDS:
        table.showing.point((), _MANY)
        table.setFocus()
        # The card in the frame may belong to the answer.
        table.lift_frame()
    else:
        table.showing.point(())


def laid_beside(session: Session, side: int) -> Sequence[Card]:
    """Return the cards that lie beside the question while ``side`` counts the last deal; none as long as it runs, and
    in a family that does not have it counted.
    """
    family = session.family
    if not session.between_deals or not isinstance(family, WithOwnCount):
        return ()
    return family.own_beside(session.finished(session.dealt - 1).lines, side)


def free_cloth(session: Session, table: TableView) -> QWidget | None:
    """Return the cloth of ``table`` if the deal is over, so that its cards can be counted there, and take away what
    seats have said and done last; otherwise None.
    """
    if not session.between_deals:
        return None
    table.showing.clear_for_counting(len(session.seats))
    return table.viewport()
