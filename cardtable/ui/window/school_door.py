"""Connects the main window with the lessons and the puzzles, and with what is learnt from deals that were played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from cardtable.app.controller import Controller
from cardtable.app.keeping import Keeping
from cardtable.core.errors import CodedError
from cardtable.ui.dialogs.host import DialogHost
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.saying import announce
from cardtable.ui.look.ways import Ways
from cardtable.ui.window.window_pages import WindowPages
from cardtable.words.errors import error_sentence

if TYPE_CHECKING:
    from cardtable.app.companionship import Companionship
    from cardtable.app.review import Review
    from cardtable.app.school.puzzles import Series
    from cardtable.ui.school.classroom import Classroom
    from cardtable.ui.school.own_deal_room import OwnDealRoom
    from cardtable.ui.school.own_match_room import OwnMatchRoom
    from cardtable.ui.school.puzzle_room import PuzzleRoom
    from cardtable.ui.school.stuck import Stuck


class SchoolDoor(QObject):
    """Gives ``person`` lessons and puzzles on the table of ``pages``, and offers a lesson to a person who is stuck.
    Texts are in the language that ``language`` returns, and take the place of the record, which ``record`` shows and
    hides. ``program`` makes further puzzles.
    """

    beginning = Signal()
    """Emitted before a lesson or a puzzle takes the place of the match on the table."""

    def __init__(
        self,
        controller: Controller,
        keeping: Keeping,
        pages: WindowPages,
        record: QAction,
        dialogs: DialogHost,
        language: Callable[[], str],
        person: str,
        program: Sequence[str],
        ways: Ways,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._keeping = keeping
        self._pages = pages
        self._record = record
        self._dialogs = dialogs
        self._language = language
        self._person = person
        self._program = program
        self._ways = ways
        self._classroom: Classroom | None = None
        self._puzzles: PuzzleRoom | None = None
        self._own_deals: OwnDealRoom | None = None
        self._own_match: OwnMatchRoom | None = None
        self._companionship: Companionship | None = None
        self._interrupted: int | None = None
        """The kept match that lay on the table before the lesson or puzzle."""
        self._last = ""
        """The lesson that was begun last."""
        pages.table.gestures.refusals.refused.connect(self._hear_refusal)
        controller.deal_over.connect(self._keep_company)

    @property
    def classroom(self) -> Classroom:
        """The part that gives lessons; made for the first lesson."""
        if self._classroom is None:
            from cardtable.ui.school.classroom import Classroom

            panel, table = self._pages.lesson, self._pages.table
            self._classroom = Classroom(
                self._controller, self._keeping, panel, table, self._language, self._person, self._ways, self
            )
            self._classroom.held.connect(self._hold)
        return self._classroom

    @property
    def puzzle_room(self) -> PuzzleRoom:
        """The part that sets puzzles; made for the first puzzle."""
        if self._puzzles is None:
            from cardtable.ui.school.puzzle_room import PuzzleRoom

            panel, table = self._pages.lesson, self._pages.table
            self._puzzles = PuzzleRoom(
                self._controller, self._keeping, panel, table, self._person, self._program, self._ways, self
            )
            self._puzzles.held.connect(self._hold)
        return self._puzzles

    @property
    def own_deals(self) -> OwnDealRoom:
        """The part that gives deals of one's own; made for the first one."""
        if self._own_deals is None:
            from cardtable.ui.school.own_deal_room import OwnDealRoom

            panel, table, progress = self._pages.lesson, self._pages.table, self.classroom.progress
            self._own_deals = OwnDealRoom(
                self._controller, progress, panel, table, self._language, self._person, self._ways, self
            )
            self._own_deals.held.connect(self._hold)
        return self._own_deals

    def set_own_count(self, on: bool) -> None:
        """Set whether the person declares and counts alone in matches, too."""
        if on and self._own_match is None:
            from cardtable.ui.school.own_match_room import OwnMatchRoom

            self._own_match = OwnMatchRoom(self._controller, self._pages.lesson, self._pages.table, self)
            self._own_match.held.connect(self._hold)
        if self._own_match is not None:
            self._own_match.match.set_on(on)

    @cached_property
    def _stuck(self) -> Stuck:
        """The part that notices when a person is stuck; made at the first refused move."""
        from cardtable.ui.school.stuck import Stuck

        stuck = Stuck(self._controller, self)
        stuck.lesson_offered.connect(self._offer)
        return stuck

    @property
    def teaches(self) -> bool:
        """Whether a lesson is being given, or a puzzle lies on the table."""
        return self._teaching is not None

    @property
    def asks(self) -> bool:
        """Whether a lesson or a puzzle says what is to be done, or a person in a match is asked something."""
        return self.teaches or (self._own_match is not None and self._own_match.match.asks)

    @property
    def _teaching(self) -> Classroom | PuzzleRoom | OwnDealRoom | None:
        if self._classroom is not None and self._classroom.teacher.teaches:
            return self._classroom
        if self._puzzles is not None and self._puzzles.examiner.examines:
            return self._puzzles
        if self._own_deals is not None and self._own_deals.teaches:
            return self._own_deals
        return None

    def rest(self) -> None:
        """Stop making puzzles and judging deals because the window is closed."""
        if self._puzzles is not None:
            self._puzzles.rest()
        if self._companionship is not None:
            self._companionship.stop()

    def read_again(self) -> None:
        """Let screen readers repeat the last words of the lesson or puzzle, or what is asked; does nothing if there is
        neither.
        """
        if self._teaching is not None:
            self._teaching.read_again()
        elif self._own_match is not None and self._own_match.match.asks:
            self._own_match.read_again()

    def show_lessons(self) -> None:
        """Let a person choose a lesson, or go on to the puzzles."""
        from cardtable.ui.school.choosing_lessons import SchoolDialog

        dialog = SchoolDialog(self.classroom.progress, self._language, self._dialogs.window, self._last)
        dialog.lesson_wanted.connect(lambda lesson: self._dialogs.leaving(partial(self.begin, lesson))())
        dialog.puzzles_wanted.connect(self._dialogs.leaving(self.show_puzzles))
        self._dialogs.open(dialog)

    def show_puzzles(self) -> None:
        """Open the dialog in which a series of puzzles is chosen."""
        from cardtable.ui.school.choosing_puzzles import PuzzlesDialog

        dialog = PuzzlesDialog(self.puzzle_room.results, self._dialogs.window)
        dialog.series_wanted.connect(lambda series: self._dialogs.leaving(partial(self.begin_puzzles, series))())
        self._dialogs.open(dialog)

    def begin(self, lesson: str = "") -> None:
        """Leave the match as it stands and give a lesson, from where it was left, or a deal of one's own; without a
        name that which comes next.
        """
        from cardtable.app.school.advising import next_lesson
        from cardtable.app.school.library import OWN

        self._interrupt()
        lesson = lesson or next_lesson(self.classroom.progress)
        self._last = lesson
        room = self.own_deals if lesson.endswith(f"/{OWN}") else self.classroom
        room.way_back = None if self._interrupted is None else self.leave
        try:
            room.begin(lesson)
        except CodedError as error:
            self._ways.tell(error_sentence(error))
            self.leave()

    def _interrupt(self) -> None:
        """Remember the match on the table, and make room for something else."""
        if not self.teaches:
            session = self._controller.session
            self._interrupted = None if session is None or session.over else self._keeping.match
        self.beginning.emit()

    def leave(self) -> None:
        """Leave the lesson or puzzle: go back to the very table that it interrupted, or else to the start page."""
        match, self._interrupted = self._interrupted, None
        if match is None or not self._ways.resume_match(match):
            self._ways.go_home()

    def begin_puzzles(self, series: Series) -> None:
        """Leave the match as it stands and set the first puzzle of a series; offer all of them if it has none left."""
        self._interrupt()
        try:
            begun = self.puzzle_room.begin(series)
        except CodedError as error:
            self._ways.tell(error_sentence(error))
            self.leave()
            return
        if not begun:
            self.leave()
            self.show_puzzles()

    def learn_from(self, review: Review) -> None:
        """Keep the coach's findings in a deal: what its decisions cost, and the puzzles that can be made of them."""
        from cardtable.app.judged import JudgedDeals

        today = date.today()
        JudgedDeals(self._keeping).note(review, today)
        self.puzzle_room.results.learn_from(review, today)

    def _keep_company(self) -> None:
        """Have a finished deal judged automatically if the companion plays in it."""
        if self._companionship is None:
            from cardtable.app.companionship import Companionship

            self._companionship = Companionship(self._controller, game_view_of, self)
            self._companionship.reviewed.connect(self.learn_from)
        self._companionship.follow()

    def _hold(self) -> None:
        """Let the record leave its place as long as a lesson, or what a person is asked in a match, needs it."""
        held = self.teaches or (self._own_match is not None and self._own_match.match.holds)
        self._record.setEnabled(not held)
        self._pages.show_lesson(held, self._record.isChecked())

    def _hear_refusal(self, error: CodedError) -> None:
        self._stuck.hear(error)

    def _offer(self, lesson: str, code: str) -> None:
        """Offer a lesson to a person who is stuck, and name the rule of the refusal ``code``."""
        from cardtable.app.school.words import rule_of, words_of

        title, rule = words_of(lesson, self._language()).title, rule_of(lesson, code, self._language())
        words = self.tr("The rule: {rule}. The lesson “{lesson}” explains it. The match will wait.").format(
            rule=rule, lesson=title
        )
        offer = self._pages.offer
        answers = ((self.tr("Not now"), offer.clear), (self.tr("To the lesson"), lambda: self._leave_for(lesson)))
        offer.ask(words, answers, focus=False, way_back=offer.clear)
        announce(self._pages.table, words)

    def _leave_for(self, lesson: str) -> None:
        self._pages.offer.clear()
        self.begin(lesson)
