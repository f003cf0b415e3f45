"""A match in which the person declares and counts alone, in the window: what is asked stands beside the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QObject, Signal

from cardtable.app.controller import Controller, Mode
from cardtable.app.school.own_match import OwnMatch
from cardtable.core.own_count import AnswerForm, CountQuestion
from cardtable.ui.look.saying import announce
from cardtable.ui.school.lesson_panel import LessonButton, LessonPage, LessonPanel
from cardtable.ui.school.own_questions import answers, free_cloth, laid_beside, let_point
from cardtable.ui.table.view import TableView
from cardtable.words import own_count as words


class OwnMatchRoom(QObject):
    """Asks the person of the match on ``table`` in ``panel``, which takes the place of the record from the first
    question of a deal to its result.
    """

    held = Signal()
    """The place beside the table is needed, or is free again."""

    def __init__(self, controller: Controller, panel: LessonPanel, table: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self.match = OwnMatch(controller, self)
        self._controller = controller
        self._panel = panel
        self._table = table
        self._holds = False
        self._said = ""
        self.match.changed.connect(self._show)
        panel.number_given.connect(self.match.answer)
        panel.reworded.connect(self._show)
        table.showing.cards_chosen.connect(self.match.answer)

    def read_again(self) -> None:
        """Let screen readers read the question once more."""
        announce(self._table, self._said)

    def _show(self) -> None:
        if self._holds != self.match.holds:
            self._holds = self.match.holds
            self.held.emit()
        if not self._holds:
            self._table.showing.hide_tokens(False)
            self._said = ""
            return
        question = self.match.question
        # They count what is asked for.
        self._table.showing.hide_tokens(question is not None)
        if question is not None:
            self._ask(question)
        elif self.match.counted:
            self._tell_differences()
        else:
            own = self._controller.mode is Mode.HUMAN
            said = self.tr("It is your turn.") if own else self.tr("Wait until it is your turn.")
            self._panel.tell(self._page(said, enabled=False))
            self._said = ""

    def _page(self, said: str, **more: object) -> LessonPage:
        session = self._controller.session
        number = 0 if session is None else session.dealt
        return LessonPage(
            title=self.tr("You declare and count"),
            progress=self.tr("Deal {number}").format(number=number),
            words=said,
            leaves=False,
            **more,  # type: ignore[arg-type]
        )

    def _ask(self, question: CountQuestion) -> None:
        asked = words.asked(self._family, question)
        session, side = self._controller.session, self._controller.running.own_side
        laid = () if session is None or side is None else laid_beside(session, side)
        choices, number = tuple(self._choices(question)), question.form is AnswerForm.NUMBER
        cloth = free_cloth(session, self._table) if session is not None and laid else None
        self._panel.tell(self._page(asked, laid=laid, cloth=cloth, choices=choices, number=number))
        let_point(question, self._table)
        self._read_out(asked)

    def _choices(self, question: CountQuestion) -> Iterator[LessonButton]:
        yield from answers(self._family, question, self._table, self.match.answer)
        yield LessonButton(self.tr("I don’t know"), partial(self.match.answer, None))

    def _tell_differences(self) -> None:
        wrong = self.match.otherwise
        if wrong:
            said = self.tr("%n answer(s) were wrong.", "", len(wrong))
        else:
            said = self.tr("You found and counted everything correctly.")
        told = "\n".join(words.told(self._family, question) for question in wrong)
        on = LessonButton(self.tr("To the result"), self.match.go_on, main=True)
        self._panel.tell(self._page(said, answer=told, choices=(on,)))
        self._table.showing.point(())
        self._read_out(f"{said} {told}".strip())

    @property
    def _family(self) -> str:
        session = self._controller.session
        assert session is not None
        return session.family.name

    def _read_out(self, said: str) -> None:
        if said != self._said:
            self._said = said
            announce(self._table, said)
