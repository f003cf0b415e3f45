"""A deal of one's own in the window: what is asked and told stands in the panel, the cards are on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, Signal

from cardtable.app.controller import Controller
from cardtable.app.school.lesson import LEARNER
from cardtable.app.school.library import course_of, next_after, own_id
from cardtable.app.school.own_deal import HelpStage, OwnDeal, OwnMistake, session_side
from cardtable.app.school.own_plan import OwnPlan
from cardtable.app.school.progress import Progress
from cardtable.app.school.words import station_title
from cardtable.core.own_count import AnswerForm, CountQuestion
from cardtable.core.state import Action
from cardtable.ui.look.saying import announce
from cardtable.ui.look.ways import Ways
from cardtable.ui.school.classroom import stars_shown
from cardtable.ui.school.lesson_panel import LessonButton, LessonPage, LessonPanel
from cardtable.ui.school.own_questions import answers, free_cloth, laid_beside, let_point
from cardtable.ui.table.view import TableView
from cardtable.words import own_count as words
from cardtable.words.families import words_of


class OwnDealRoom(QObject):
    """Gives ``person`` deals of one's own on ``table`` and in ``panel``; ``progress`` keeps stages and stars."""

    held = Signal(bool)
    """A deal of one's own has been laid on the table, or has left it."""

    def __init__(
        self,
        controller: Controller,
        progress: Progress,
        panel: LessonPanel,
        table: TableView,
        language: Callable[[], str],
        person: str,
        ways: Ways,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.deal = OwnDeal(controller, self)
        self._progress = progress
        self._panel = panel
        self._table = table
        self._language = language
        self._person = person
        self._ways = ways
        self._path = ""
        self._plan: OwnPlan | None = None
        self._stars = 0
        self._kept = False
        self._held = False
        self._said = self._last = ""
        self.way_back: Callable[[], object] | None = None
        """Leads back to the match that the deal interrupted, None if there is none."""
        self.deal.changed.connect(self._show)
        controller.changed.connect(self._follow)
        panel.number_given.connect(self.deal.answer)
        panel.reworded.connect(self._show)
        table.showing.cards_chosen.connect(self.deal.answer)

    @property
    def teaches(self) -> bool:
        """Whether a deal of one's own lies on the table."""
        return self.deal.runs

    def begin(self, station: str, stage: HelpStage | None = None, number: int | None = None) -> None:
        """Deal for the path of ``station``: at the stage that comes next, unless ``stage`` says otherwise. ``number``
        is the number of the deal, None for any. Raises ``CodedError`` if there is none.
        """
        course = course_of(station)
        assert course.own is not None
        self._path, self._plan = course.name, course.own
        done = self._progress.stages(own_id(course.name))
        self._said, self._kept = "", False
        self.deal.begin(
            course.own, stage or HelpStage(min(done + 1, HelpStage.ALONE)), self._person or self.tr("You"), number
        )

    def read_again(self) -> None:
        """Let screen readers read the last words once more."""
        announce(self._table, self._last)

    def _follow(self) -> None:
        if self._held != self.deal.runs:
            self._held = self.deal.runs
            self._table.offering.may_shine = self._is_advised if self._held else lambda _action: True
            if not self._held:
                self._table.showing.hide_tokens(False)
            self.held.emit(self._held)
        elif self._held and not self.deal.ready and self._panel.isVisible():
            self._show_waiting()

    def _is_advised(self, action: Action) -> bool:
        """Return whether the button of ``action`` may be bright: where the choice is told, the right one alone."""
        hint = self.deal.advice
        return self.deal.stage is HelpStage.SHOWN and (hint is None or hint.suggestions[0].action == action)

    # What stands in the panel

    def _page(self, said: str, **more: object) -> LessonPage:
        return LessonPage(
            title=station_title(own_id(self._path), self._language()),
            progress=self.tr("Stage {number} of {count}").format(number=int(self.deal.stage), count=len(HelpStage)),
            words=said,
            **more,  # type: ignore[arg-type]
        )

    def _show(self) -> None:
        if not self.deal.runs:
            return
        self._follow()
        # They count what the person is to count, up to the last card.
        self._table.showing.hide_tokens(self.deal.stage is not HelpStage.SHOWN and not self.deal.over)
        question, mistake = self.deal.question, self.deal.told
        if self.deal.over:
            self._show_end()
        elif mistake is not None and mistake.question is None:
            self._show_better(mistake)
        elif question is not None:
            self._show_question(question, mistake)
        elif self.deal.ready:
            self._show_turn()
        else:
            self._show_waiting()

    def _show_waiting(self) -> None:
        if not self.deal.over:
            self._panel.tell(self._page(self.tr("Wait until it is your turn."), enabled=False))

    def _show_turn(self) -> None:
        """Let the person play freely, and say what the strongest player thinks if that is to be said."""
        hint, said = self.deal.advice, self.tr("It is your turn. Play as you think best.")
        if self.deal.stage is HelpStage.SHOWN:
            session, words = self.deal.session, words_of(self._family)
            dealer = session.view(LEARNER).dealer == LEARNER
            said = words.guide(words.guided(session.rule_set, session.phase, dealer=dealer), session.legal()) or said
        if hint is not None and hint.suggestions:
            best, family = hint.suggestions[0], words_of(hint.family)
            why = family.advice(best.reasons, hint.names) or family.recommendation(best.action)
            said = f"{family.sentence(best.action, hint.labels, hint.names)} {why}".strip()
        self._panel.tell(self._page(said))
        if hint is not None and hint.suggestions:
            self._table.showing.show_hint(hint.suggestions[0].action)
        self._table.setFocus()
        if hint is not None:
            self._read_out(said)

    def _show_better(self, mistake: OwnMistake) -> None:
        hint, better = self.deal.advice, mistake.better
        assert hint is not None
        assert better is not None
        family = words_of(hint.family)
        why = family.advice(better.reasons, hint.names) or family.recommendation(better.action)
        sentence = family.sentence(better.action, hint.labels, hint.names)
        said = self.tr("Better: {choice} {why}").format(choice=sentence, why=why).strip()
        self._panel.tell(self._page(said, choices=(self._on(),)))
        self._read_out(said)

    def _show_question(self, question: CountQuestion, mistake: OwnMistake | None) -> None:
        asked, answer = words.asked(self._family, question), ""
        if self.deal.stage is HelpStage.SHOWN:
            asked = words.told(self._family, question)
        elif mistake is not None:
            answer = words.told(self._family, question)
            if mistake.answer is not None:
                given = words.answered(self._family, question, mistake.answer)
                answer = self.tr("Your answer was: {given}.").format(given=given) + f" {answer}"
        laid = laid_beside(self.deal.session, session_side(self.deal.session))
        self._panel.tell(
            self._page(
                asked,
                answer=answer,
                laid=laid,
                cloth=free_cloth(self.deal.session, self._table) if laid else None,
                choices=(self._on(),) if mistake is not None else tuple(self._choices(question)),
                number=mistake is None and question.form is AnswerForm.NUMBER,
            )
        )
        if mistake is not None:
            self._table.showing.point(question.cards)
        else:
            let_point(question, self._table)
        self._read_out(answer or asked)

    def _choices(self, question: CountQuestion) -> Iterator[LessonButton]:
        yield from answers(self._family, question, self._table, self.deal.answer)
        if self.deal.stage is HelpStage.HELPED:
            costs = self.tr("Counts as a mistake.")
            yield LessonButton(self.tr("Show me"), self.deal.show, apart=True, costs=costs)

    def _on(self) -> LessonButton:
        return LessonButton(self.tr("Continue"), self.deal.go_on, main=True)

    @property
    def _family(self) -> str:
        return self.deal.session.family.name

    # The end

    def _show_end(self) -> None:
        stage, mistakes = self.deal.stage, self.deal.mistakes
        if not self._kept:
            self._kept = True
            self._stars = self._progress.finish_stage(own_id(self._path), stage, len(mistakes))
        said = self._verdict()
        self._panel.tell(self._page(said, answer=self._differences(), choices=tuple(self._ways_on())))
        self._table.showing.point(())
        self._read_out(said)

    def _verdict(self) -> str:
        stage, count = self.deal.stage, len(self.deal.mistakes)
        if stage is HelpStage.SHOWN:
            return self.tr("That was everything. Now find it all yourself, and you will be told where you go wrong.")
        if count:
            said = self.tr("%n answer(s) were wrong.", "", count)
        else:
            said = self.tr("You found and counted everything correctly.")
        if stage is HelpStage.HELPED:
            return f"{said} {self.tr('Next time you will be told nothing until the end.')}"
        return f"{stars_shown(self._stars)}\n{said}"

    def _differences(self) -> str:
        """Return, after a deal in which nothing was said, what was answered wrongly."""
        if self.deal.stage is not HelpStage.ALONE:
            return ""
        lines = []
        for mistake in self.deal.mistakes:
            if mistake.question is not None:
                lines.append(words.told(self._family, mistake.question))
            elif mistake.better is not None:
                sentence = words_of(self._family).sentence(mistake.better.action)
                lines.append(self.tr("Better: {choice} {why}").format(choice=sentence, why="").strip())
        return "\n".join(lines)

    def _ways_on(self) -> Iterator[LessonButton]:
        own, stage = own_id(self._path), self.deal.stage
        following = next_after(own)
        if stage < HelpStage.ALONE:
            yield LessonButton(self.tr("The next stage"), partial(self.begin, own, HelpStage(stage + 1)), main=True)
        elif self.way_back is not None:
            yield LessonButton(self.tr("Back to the match"), self.way_back, main=True)
        elif following is not None:
            title = station_title(following, self._language())
            words_on = self.tr("Next lesson: {lesson}").format(lesson=title)
            yield LessonButton(words_on, partial(self._ways.begin_lesson, following), main=True)
        else:
            yield LessonButton(self.tr("Now play a game"), self._ways.ask_new_game, main=True)
        yield LessonButton(self.tr("Another deal"), partial(self.begin, own, stage))
        yield LessonButton(self.tr("All lessons"), self._ways.show_lessons)

    def _read_out(self, said: str) -> None:
        if said != self._said:
            self._said = self._last = said
            announce(self._table, said)
