"""Gives one lesson on the table of a controller, step by step, with a real session."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardtable.ai.names import PLAYERS
from cardtable.app.controller import Controller, Mode
from cardtable.app.school.lesson import Given, Lesson, Step, StepKind
from cardtable.app.school.progress import Begun, Progress
from cardtable.core.state import Action
from cardtable.session.session import Session
from cardtable.words.players import player_first_name


class Teacher(QObject):
    """Gives one lesson. On ``changed``, the window should show the ``step`` and what was ``wrong`` about the last
    answer.

    A step begins when the moves before it have been shown; then ``ready`` is True.
    """

    changed = Signal()
    entered = Signal()
    """A step begins, or the lesson ends; the moves before the step have not been made yet."""

    def __init__(self, controller: Controller, progress: Progress, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._progress = progress
        self._lesson: Lesson | None = None
        self._session: Session | None = None
        self._place = 0
        self._names: tuple[str, ...] = ()
        self._others: tuple[str, ...] = ()
        self._coming: list[str] = []
        self._answered = False
        self.faults = 0
        self.stars = 0
        """The stars for the lesson, once it has come to its end."""
        self.wrong: Given | Action | None = None
        """The last answer, or the last move, if it was not right."""
        controller.awaited.connect(self._go_on)
        controller.proposed.connect(self._judge)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is being given or has just ended; None if there is none on the table."""
        return self._lesson if self.teaches else None

    @property
    def teaches(self) -> bool:
        """Whether a lesson lies on the table."""
        return self._session is not None and self._controller.session is self._session

    @property
    def step(self) -> Step | None:
        """The present step of the lesson; None at its end."""
        lesson = self.lesson
        return None if lesson is None or self._place >= len(lesson.steps) else lesson.steps[self._place]

    @property
    def place(self) -> int:
        """The number of the step, from 0."""
        return self._place

    @property
    def ready(self) -> bool:
        """Whether all moves before the step have been made and shown."""
        return self.teaches and not self._coming and self._controller.mode is Mode.TAUGHT

    def begin(self, lesson: Lesson, person: str, begun: Begun | None = None) -> None:
        """Begin ``lesson`` with ``person``, or continue where it was left. Raises ``RecordError`` if the rules refuse
        its moves.
        """
        names = [step.name for step in lesson.steps]
        goes_on = begun is not None and begun.lesson == lesson.id and begun.step in names
        self._place = names.index(begun.step) if begun is not None and goes_on else 0
        self.faults = begun.faults if begun is not None and goes_on else 0
        self._others = PLAYERS[::-1][: lesson.rule_set.players - 1]
        self._names = (person, *map(player_first_name, self._others))
        self._lesson, self._session = lesson, self._laid_out(lesson)
        self._enter()
        self._controller.teach(self._session)

    def _laid_out(self, lesson: Lesson) -> Session:
        """Return a session with the position at the beginning of the present step."""
        return Session.resume(lesson.record(self._names, self._others, self._place))

    def answer(self, answer: Given) -> None:
        """Take an answer of the person to a question."""
        step = self.step
        if step is None or step.kind is not StepKind.ASK or not self.ready:
            return
        if answer == step.answer:
            self._advance()
        else:
            self._refuse(answer)

    def go_on(self) -> None:
        """Go to the next step, because the text of the present one has been read."""
        if self.ready and self.step is not None and not self.step.wants:
            self._advance()

    def help(self) -> None:
        """Give the answer instead of the person; that counts as a fault."""
        step = self.step
        if step is None or not step.wants or not self.ready:
            return
        self.faults += 1
        if step.kind is StepKind.TRY:
            self._answered = True
            self._make(step.moves[0])
        else:
            self._advance()

    def _advance(self) -> None:
        self._place += 1
        self._enter()
        if self._lesson is not None and self.step is not None and self.step.pack:
            self._session = self._laid_out(self._lesson)
            self._controller.teach(self._session)
        else:
            self._go_on()

    def _enter(self) -> None:
        """Begin the present step, or end the lesson after the last one."""
        lesson, self.wrong, self._answered = self._lesson, None, False
        assert lesson is not None
        self._coming = []
        if self._place < len(lesson.steps):
            step = lesson.steps[self._place]
            self._coming = list(step.play)
            self._progress.reach(Begun(lesson.id, step.name, self.faults))
        else:
            self.stars = self._progress.finish(lesson.id, self.faults)
        self.entered.emit()

    def _go_on(self) -> None:
        """Continue when the table shows the true position: make the next move before the step, or begin it."""
        if not self.teaches:
            return
        if self._coming:
            self._make(self._coming.pop(0))
        elif self._answered:
            self._advance()
            return
        elif self.step is not None and self.step.kind is StepKind.TRY:
            self._controller.let_choose()
        self.changed.emit()

    def _judge(self, action: Action) -> None:
        step = self.step
        if step is None or step.kind is not StepKind.TRY or not self.ready:
            return
        if str(action) in step.moves:
            self._answered = True
            self._controller.play(action)
        else:
            self._refuse(action)
            self._controller.let_choose()

    def _refuse(self, given: Given | Action) -> None:
        step, lesson = self.step, self._lesson
        assert step is not None
        assert lesson is not None
        self.faults += 1
        self.wrong = given
        self._progress.reach(Begun(lesson.id, step.name, self.faults))
        self.changed.emit()

    def _make(self, move: str) -> None:
        assert self._session is not None
        self._controller.play(self._session.family.parse_action(move))
