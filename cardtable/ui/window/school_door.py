"""The way from the window to the lessons and the puzzles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.app.controller import Controller
from cardtable.app.keeping import Keeping
from cardtable.core.errors import CodedError
from cardtable.ui.look.bars import NoticeBar
from cardtable.ui.table.view import TableView
from cardtable.ui.window.window_pages import WindowPages
from cardtable.words.errors import error_sentence

if TYPE_CHECKING:
    from cardtable.app.review import Review
    from cardtable.ui.school.classroom import Classroom
    from cardtable.ui.school.puzzle_room import PuzzleRoom, Series
    from cardtable.ui.school.stuck import Stuck


class SchoolDoor(QObject):
    """Gives lessons and sets puzzles on ``table`` to ``person``, in the language that ``language`` tells, and offers
    lessons in ``notices`` to whoever is stuck. More puzzles are made by ``program``.
    """

    lessons_wanted = Signal()
    puzzles_wanted = Signal()
    game_wanted = Signal()
    link_wanted = Signal(str)
    """A place of the glossary is to be opened."""
    beginning = Signal()
    """A lesson or a puzzle is about to take the table."""
    held = Signal(bool)
    """A lesson or a puzzle lies on the table, or none any more."""
    left = Signal()
    """Somebody leaves the lesson or the puzzle, or it could not be given."""

    def __init__(
        self,
        controller: Controller,
        keeping: Keeping,
        table: TableView,
        pages: WindowPages,
        notices: NoticeBar,
        language: Callable[[], str],
        person: str,
        program: Sequence[str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._keeping = keeping
        self._table = table
        self._pages = pages
        self._notices = notices
        self._language = language
        self._person = person
        self._program = program
        self._classroom: Classroom | None = None
        self._puzzles: PuzzleRoom | None = None
        self._stuck: Stuck | None = None
        pages.lesson_left.connect(self.left)
        table.gestures.refusals.refused.connect(self._hear_refusal)

    @property
    def classroom(self) -> Classroom:
        """Where lessons are given; made when somebody wants one."""
        if self._classroom is None:
            from cardtable.ui.school.classroom import Classroom

            panel = self._pages.lesson
            room = self._classroom = Classroom(
                self._controller, self._keeping, panel, self._table, self._language, self._person, self
            )
            room.notice.connect(self._notices.tell)
            room.held.connect(self.held)
            room.lessons_wanted.connect(self.lessons_wanted)
            room.game_wanted.connect(self.game_wanted)
            room.link_wanted.connect(self.link_wanted)
        return self._classroom

    @property
    def puzzle_room(self) -> PuzzleRoom:
        """Where puzzles are set; made when somebody wants one."""
        if self._puzzles is None:
            from cardtable.ui.school.puzzle_room import PuzzleRoom

            room = self._puzzles = PuzzleRoom(
                self._controller, self._keeping, self._pages.lesson, self._table, self._person, self._program, self
            )
            room.held.connect(self.held)
            room.all_wanted.connect(self.puzzles_wanted)
        return self._puzzles

    @property
    def teaches(self) -> bool:
        """Whether a lesson is being given, or a puzzle lies on the table."""
        return self._teaching is not None

    @property
    def _teaching(self) -> Classroom | PuzzleRoom | None:
        if self._classroom is not None and self._classroom.teacher.teaches:
            return self._classroom
        if self._puzzles is not None and self._puzzles.examiner.examines:
            return self._puzzles
        return None

    def rest(self) -> None:
        """The window is closed: nothing is made any more."""
        if self._puzzles is not None:
            self._puzzles.making.stop()

    def read_again(self) -> None:
        """Let screen readers say once more what was said last."""
        if self._teaching is not None:
            self._teaching.read_again()

    def begin(self, lesson: str) -> None:
        """Give a lesson, from where it was left."""
        self.beginning.emit()
        try:
            self.classroom.begin(lesson)
        except CodedError as error:
            self._notices.tell(error_sentence(error))
            self.left.emit()

    def begin_puzzles(self, series: Series) -> None:
        """Set the first puzzle of a series."""
        self.beginning.emit()
        try:
            begun = self.puzzle_room.begin(series)
        except CodedError as error:
            self._notices.tell(error_sentence(error))
            begun = False
        if not begun:
            self.left.emit()

    def learn_from(self, review: Review) -> None:
        """Keep what the coach has found in a deal: what it cost, and what can be learnt from it as puzzles."""
        from cardtable.app.judged import JudgedDeals

        today = date.today()
        JudgedDeals(self._keeping).note(review, today)
        self.puzzle_room.results.learn_from(review, today)

    def _hear_refusal(self, error: CodedError) -> None:
        if self._stuck is None:
            from cardtable.ui.school.stuck import Stuck

            self._stuck = Stuck(self._controller, self)
            self._stuck.lesson_offered.connect(self._offer)
        self._stuck.hear(error)

    def _offer(self, lesson: str) -> None:
        """Somebody is stuck who could be shown how it goes."""
        from cardtable.app.school.words import words_of

        title = words_of(lesson, self._language()).title
        self._notices.tell(
            self.tr("If that is not plain, a lesson shows it: {lesson}. The match waits.").format(lesson=title),
            [(self.tr("To the lesson"), lambda: self._leave_for(lesson))],
        )

    def _leave_for(self, lesson: str) -> None:
        self._notices.next()
        self.begin(lesson)
