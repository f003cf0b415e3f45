"""A lesson in the window: the teacher's words stand in the panel and are read out, and the table shows the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from cardtable.app.controller import Controller
from cardtable.app.keeping import Keeping
from cardtable.app.school.lesson import Step, StepKind
from cardtable.app.school.library import lesson, next_after
from cardtable.app.school.progress import MOST_STARS, Progress
from cardtable.app.school.teacher import Teacher
from cardtable.app.school.words import LessonWords, StepWords, shown, spoken, station_title, words_of
from cardtable.ui.look.saying import announce
from cardtable.ui.look.ways import Ways
from cardtable.ui.school.lesson_panel import LessonButton, LessonPage, LessonPanel
from cardtable.ui.table.view import TableView
from cardtable.words.errors import error_sentence


def stars_shown(stars: int) -> str:
    """Return stars as signs, such as ★★☆."""
    return "★" * stars + "☆" * (MOST_STARS - stars)


class Classroom(QObject):
    """Gives lessons on ``table`` and in ``panel`` to ``person``, in the language that ``language`` returns."""

    held = Signal(bool)
    """A lesson has been laid on the table, or has left it."""

    def __init__(
        self,
        controller: Controller,
        keeping: Keeping,
        panel: LessonPanel,
        table: TableView,
        language: Callable[[], str],
        person: str,
        ways: Ways,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.progress = Progress(keeping)
        self.teacher = Teacher(controller, self.progress, self)
        self._panel = panel
        self._table = table
        self._language = language
        self._person = person
        self._ways = ways
        self._words = LessonWords()
        self._said = self._last = ""
        self._told = False
        """Whether words of the lesson stand in the panel."""
        self._held = False
        self.way_back: Callable[[], object] | None = None
        """Leads back to the match that the lesson interrupted, None if there is none."""
        self.teacher.changed.connect(self._show)
        self.teacher.entered.connect(self._keep_back)
        controller.changed.connect(self._follow)
        panel.number_given.connect(self.teacher.answer)
        panel.reworded.connect(self._reword)
        table.showing.cards_chosen.connect(self.teacher.answer)

    def begin(self, name: str) -> None:
        """Give the lesson ``name``, from where it was left. Raises ``CodedError`` if it cannot be given."""
        chosen, words = lesson(name), words_of(name, self._language())
        self._words, self._said, self._told = words, "", False
        if words.fault is not None:
            self._ways.tell(error_sentence(words.fault))
        self.teacher.begin(chosen, self._person or self.tr("You"), self.progress.begun())

    def _reword(self) -> None:
        taught = self.teacher.lesson
        if taught is not None:
            self._words = words_of(taught.id, self._language())
            self._show()

    def _keep_back(self) -> None:
        """Keep from the table what would answer the question of the step."""
        step = self.teacher.step
        self._table.showing.keep_back(step is not None and step.kind is StepKind.ASK)
        moves = step.moves if step is not None else ()
        self._table.offering.may_shine = lambda action: str(action) in moves

    def _follow(self) -> None:
        if self._held != self.teacher.teaches:
            self._held = self.teacher.teaches
            if not self._held:
                self._table.showing.keep_back(False)
                self._table.offering.may_shine = lambda _action: True
            self.held.emit(self._held)

    def _show(self) -> None:
        """Show the words of the present step in the panel, and on the table its cards and questions."""
        taught, step = self.teacher.lesson, self.teacher.step
        if taught is None:
            return
        self._follow()
        self._keep_back()
        if step is None:
            self._show_end(taught.id)
            return
        if self._told and step.play and not self.teacher.ready:
            # Nothing is told before it has happened.
            self._panel.wait()
            return
        said, self._told = self._words.at(step.name), True
        answer = self._to_answer(said)
        self._panel.tell(
            LessonPage(
                title=self._words.title,
                progress=self.tr("Step {number} of {count}").format(
                    number=self.teacher.place + 1, count=len(taught.steps)
                ),
                words=shown(said.text),
                answer=shown(answer),
                laid=step.laid,
                choices=tuple(self._choices(step, said)),
                links=tuple(
                    LessonButton(
                        self.tr("What does “{word}” mean?").format(word=_first_name(said.links.get(link, link))),
                        partial(self._ways.show_word, link),
                    )
                    for link in step.links
                ),
                number=isinstance(step.answer, int),
                enabled=self.teacher.ready,
            )
        )
        if self.teacher.ready:
            self._light(step)
            self._read_out(f"{step.name} {answer}", answer or said.text)

    def _choices(self, step: Step, said: StepWords) -> Iterator[LessonButton]:
        if not step.wants:
            yield LessonButton(self.tr("Continue"), self.teacher.go_on, main=True)
        for word in step.offered:
            yield LessonButton(shown(said.offered.get(word, word)), partial(self.teacher.answer, word), main=True)
        if isinstance(step.answer, frozenset) and len(step.answer) > 1:
            yield LessonButton(self.tr("That is all of them"), self._table.showing.answer)
        if self.teacher.wrong is not None:
            costs = self.tr("Counts as a mistake. The fewer there are, the more stars you get.")
            yield LessonButton(self.tr("Show me"), self.teacher.help, apart=True, costs=costs)

    def _to_answer(self, said: StepWords) -> str:
        match self.teacher.wrong:
            case None:
                return ""
            case int() | str() | frozenset() as answer:
                return said.to_answer(answer)
            case move:
                return said.to_move(str(move))

    def _light(self, step: Step) -> None:
        if step.kind is StepKind.TRY:
            self._table.setFocus()
            self._free_frame()
            return
        pointed = len(step.answer) if isinstance(step.answer, frozenset) else 0
        self._table.showing.point(step.cards, pointed)
        if pointed:
            self._table.setFocus()
            self._free_frame()

    def _free_frame(self) -> None:
        """Take the frame of the keyboard from its card, which may be the one that is asked for."""
        if self.teacher.wrong is None:
            self._table.lift_frame()

    def read_again(self) -> None:
        """Let screen readers read the last words once more."""
        announce(self._table, spoken(self._last))

    def _read_out(self, what: str, words: str) -> None:
        if what != self._said:
            self._said, self._last = what, words
            announce(self._table, spoken(words))

    def _show_end(self, name: str) -> None:
        following, stars = next_after(name), self.teacher.stars
        main = LessonButton(self.tr("Now play a game"), self._ways.ask_new_game, main=True)
        how = self.tr("No mistakes.")
        if self.teacher.faults:
            how = self.tr("%n mistake(s). Play it again without any for three stars.", "", self.teacher.faults)
        said = f"{stars_shown(stars)}\n{how}"
        if following is not None:
            title = station_title(following, self._language())
            said += "\n" + self.tr("Next: {lesson}").format(lesson=title)
            main = LessonButton(self.tr("Next lesson"), partial(self._ways.begin_lesson, following), main=True)
        on = [main]
        if self.way_back is not None:
            on = [LessonButton(self.tr("Back to the match"), self.way_back, main=True), replace(main, main=False)]
        self._panel.tell(
            LessonPage(
                title=self._words.title,
                progress=self.tr("Finished"),
                words=said,
                choices=(
                    *on,
                    LessonButton(self.tr("Once more"), partial(self.begin, name)),
                    LessonButton(self.tr("All lessons"), self._ways.show_lessons),
                ),
            )
        )
        self._read_out("end", said)


def _first_name(names: str) -> str:
    """Return the first of the ``names`` of a word; all names that the glossary has would not fit on a button."""
    return names.partition(",")[0].strip("“”„")
